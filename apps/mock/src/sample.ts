import { readFileSync } from "node:fs";
import { mockFiles } from "./mock-files.ts";

/** The deck that every download answers. */
export interface Sample {
  readonly bytes: Uint8Array;
  readonly title: string;
  readonly slideCount: number;
  /** Of its slides, as SVG. */
  readonly pictures: readonly string[];
  /** Its cover as PNG, in base 64: that of every slide. */
  readonly png: string;
}

/** Reads the sample that the build made; throws an Error that says how to make it. */
export function readSample(): Sample {
  try {
    const facts = JSON.parse(readFileSync(mockFiles.facts, "utf8")) as Omit<Sample, "bytes">;
    return { ...facts, bytes: readFileSync(mockFiles.deck) };
  } catch (cause) {
    const message = `Expected the sample deck at ${mockFiles.deck}; it is not there. In the workspace, make it with \`pnpm turbo run build --filter=@lectern/mock\`.`;
    throw new Error(message, { cause });
  }
}
