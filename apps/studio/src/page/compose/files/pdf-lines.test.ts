import { expect, test } from "vitest";
import { type PdfLine, toMarkdown } from "./pdf-lines.ts";

function page(
  number: number,
  lines: readonly (readonly [text: string, height: number, bottom: number, left?: number, right?: number])[],
): PdfLine[] {
  return lines.map(([text, height, bottom, left = 50, right = 500]) => ({
    ...{ text, height, bottom, left, right, page: number },
  }));
}

test("larger lines are headings, lines of a paragraph are joined, bullets are points", () => {
  const lines = page(1, [
    ["Night trains are back", 24, 760],
    ["Why people take them", 14, 720],
    ["They arrive rested, in the mid-", 10, 700],
    ["dle of town.", 10, 687],
    ["A new paragraph stands apart.", 10, 650],
    ["• A bed replaces a", 10, 630],
    ["hotel night", 10, 617],
    ["• 32 kg instead of 209 kg", 10, 604],
  ]);
  expect(toMarkdown(lines)).toBe(
    "# Night trains are back\n\n## Why people take them\n\nThey arrive rested, in the middle of town.\n\nA new paragraph stands apart.\n\n- A bed replaces a hotel night\n- 32 kg instead of 209 kg",
  );
});

test("what stands on every page is left out, page numbers too", () => {
  const lines = [1, 2, 3].flatMap((number) =>
    page(number, [
      [`Text of page ${"abc"[number - 1]}`, 10, 700],
      ["Annual report", 8, 30],
      [`${number} / 3`, 8, 20],
    ]),
  );
  expect(toMarkdown(lines)).toBe("Text of page a\n\nText of page b\n\nText of page c");
});

test("a line that ends early ends its paragraph, and lines further in are points", () => {
  const lines = page(1, [
    ["A paragraph that reaches the edge", 10, 700],
    ["and ends here.", 10, 687, 50, 200],
    ["Another one.", 10, 674, 50, 180],
    ["They arrive rested", 10, 650, 70, 200],
    ["A bed replaces a night", 10, 637, 70, 220],
  ]);
  expect(toMarkdown(lines)).toBe(
    "A paragraph that reaches the edge and ends here.\n\nAnother one.\n\n- They arrive rested\n- A bed replaces a night",
  );
});

test("lines of Chinese are joined without a space", () => {
  expect(
    toMarkdown(
      page(1, [
        ["夜行列车", 10, 100],
        ["回来了", 10, 88],
      ]),
    ),
  ).toBe("夜行列车回来了");
});
