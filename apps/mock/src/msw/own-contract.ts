// The contract as data. In the packed package the build puts it here, for browsers read no files.
import { readContract } from "@lectern/spec";

const { document, revision } = readContract();

/** The contract of this workspace. */
export const ownContract: {
  readonly document: Readonly<Record<string, unknown>>;
  readonly revision: string;
} = { document, revision };
