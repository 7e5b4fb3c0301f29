import { describe, expect, it } from "vitest";
import { toPlainLines } from "../../structure/blocks.ts";
import { readPlainText } from "../../structure/plain/plain-text.ts";
import { labelsOf } from "../../text/languages/labels.ts";
import { arrangeBlocks } from "./arrange-blocks.ts";

function arrange(text: string): readonly string[] {
  const { blocks } = readPlainText(text, 0);
  return arrangeBlocks(blocks, {
    language: "en",
    labels: labelsOf("en"),
    brief: { parts: [], forms: [], excluded: [], instruction: "" },
  }).flatMap(toPlainLines);
}

describe("arrangeBlocks", () => {
  it("makes points of a value behind a label and of what is said of it", () => {
    expect(
      arrange(
        "Boat shed\n\nPayback: 5.5 years. The loan costs 2.1% over ten years.\n\nWhy: the old roof leaks. It was built by Harald in 1931.",
      ),
    ).toEqual([
      "Boat shed",
      "Payback",
      "- 5.5 years.",
      "- The loan costs 2.1% over ten years.",
      "Why",
      "The old roof leaks. It was built by Harald in 1931.",
    ]);
  });
});
