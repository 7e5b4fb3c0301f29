import { describe, expect, it } from "vitest";
import { type Block, toPlainLines } from "../../structure/blocks.ts";
import { toRichText } from "../../text/markup/rich-text.ts";
import { listFacts } from "./list-facts.ts";

function linesOf(text: string): readonly string[] {
  const block: Block = { kind: "paragraph", text: toRichText(text), source: { start: 0, end: 0 } };
  return listFacts([block], "en").map((found) => `${found.kind}: ${toPlainLines(found).join(" / ")}`);
}

describe("listFacts", () => {
  it("makes a row of facts between commas a list, and leaves what follows a paragraph", () => {
    const text =
      "30 days instead of 28, up to 5 days carried over, sick notes from day 3, requests 2 weeks ahead. It starts in May.";
    expect(linesOf(text)).toEqual([
      expect.stringMatching(/^list: .*30 days instead of 28.*Up to 5 days.*Sick notes from day 3.*Requests/u),
      "paragraph: It starts in May.",
    ]);
  });

  it.each([
    "In spring, when the snow melts, the river rises, brown and cold, to 5 metres.",
    "We sold 3 cars, 4 vans and 5 bikes.",
    "In 2012, the town, then small, had 12,000 people.",
    "1, 2, 3, 4, 5",
  ])("leaves %j a paragraph", (text) => {
    expect(linesOf(text)).toHaveLength(1);
    expect(linesOf(text)[0]).toMatch(/^paragraph/u);
  });
});
