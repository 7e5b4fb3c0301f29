import { readFileSync } from "node:fs";

/** The deck that every download answers. */
export interface Sample {
  readonly bytes: Uint8Array;
  readonly title: string;
  readonly slideCount: number;
}

/** Where the build puts the sample: a .pptx, and its title and length as JSON. */
export const samplePaths = {
  deck: new URL("../dist/sample.pptx", import.meta.url),
  facts: new URL("../dist/sample.json", import.meta.url),
} as const;

/** Reads the sample that the build made; throws an Error that says how to make it. */
export function readSample(): Sample {
  try {
    const facts = JSON.parse(readFileSync(samplePaths.facts, "utf8")) as Pick<Sample, "title" | "slideCount">;
    return { bytes: readFileSync(samplePaths.deck), title: facts.title, slideCount: facts.slideCount };
  } catch (cause) {
    const message =
      "Expected the sample deck in apps/mock/dist; it is not there. Make it with `pnpm turbo run build --filter=@lectern/mock`.";
    throw new Error(message, { cause });
  }
}
