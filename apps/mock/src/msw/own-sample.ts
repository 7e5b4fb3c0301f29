// The sample deck as data. In the packed package the build puts it here, for browsers read no files.
import { readSample, type Sample } from "../sample.ts";

/** The deck that every download answers. */
export const ownSample: Sample = readSample();
