import { drawingLabelsOf, slideKinds } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import type { Fields } from "../answer/model-deck.ts";
import { estimateTokens } from "../asking/estimate-tokens.ts";
import { convertSlide } from "../slides/convert-slide.ts";
import { flatKinds } from "../slides/flat-slide.ts";
import { writeDeckInstructions } from "./instructions.ts";

function write(isFlat: boolean): string {
  return writeDeckInstructions({ nonce: "n", slideCount: undefined, usualCount: 8, language: "en", isFlat });
}

describe("the instructions for a deck", () => {
  it.each([
    { schema: "rich", isFlat: false, mostTokens: 6_020, kinds: slideKinds },
    { schema: "flat", isFlat: true, mostTokens: 1_700, kinds: flatKinds },
  ])(
    "in the $schema schema name all its kinds in at most $mostTokens tokens",
    ({ isFlat, mostTokens, kinds }) => {
      const text = write(isFlat);
      expect(estimateTokens(text)).toBeLessThanOrEqual(mostTokens);
      for (const kind of kinds) expect(text).toMatch(new RegExp(`^- ${kind}(?: \\{|:)`, "mu"));
    },
  );

  it("show a plan of a place as a labelled drawing", () => {
    const example = write(false)
      .split("\n")
      .find((line) => line.startsWith('{"kind"') && line.includes("partsOf"));
    const { slide } = convertSlide(JSON.parse(example ?? "{}") as Fields, "en");
    expect(slide && drawingLabelsOf(slide)).toEqual(["Flue", "Neighbour's window", "Yard gate"]);
  });

  it.each([false, true])("have examples that are taken as they stand (flat: %s)", (isFlat) => {
    const examples = write(isFlat)
      .split("\n")
      .filter((line) => line.startsWith('{"kind"'))
      .map((line) => JSON.parse(line) as Fields);
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      const { slide, faults } = convertSlide(example, "en");
      expect(slide?.kind).toBe(example["kind"]);
      expect(faults).toEqual([]);
    }
  });
});
