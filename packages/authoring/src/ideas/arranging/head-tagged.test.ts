import { describe, expect, it } from "vitest";
import type { Block } from "../../structure/blocks.ts";
import { toPlainText, toRichText } from "../../text/markup/rich-text.ts";
import { headTagged } from "./head-tagged.ts";

const source = { start: 0, end: 0 };

function list(...items: readonly string[]): Block {
  const texts = items.map((text) => ({ text: toRichText(text), children: [] }));
  return { kind: "list", ordered: false, items: texts, source };
}

function headed(blocks: readonly Block[], ...names: readonly string[]): readonly string[] {
  return headTagged(blocks, new Set(names)).map((block) =>
    block.kind === "list"
      ? block.items.map(({ text }) => toPlainText(text)).join(", ")
      : `${block.kind} ${"text" in block ? toPlainText(block.text) : ""}`,
  );
}

describe("headTagged", () => {
  it("parts a list at the line that names what follows", () => {
    expect(headed([list("Two beds dug", "Still to do", "Mend the pump")], "Still to do")).toEqual([
      "Two beds dug",
      "heading Still to do",
      "Mend the pump",
    ]);
  });

  it("heads what follows a paragraph", () => {
    const name: Block = { kind: "paragraph", text: toRichText("Still to do"), source };
    expect(headed([name, list("Mend the pump")], "Still to do")).toEqual([
      "heading Still to do",
      "Mend the pump",
    ]);
  });

  it("leaves alone what nothing follows, a label with its value, and two such lines in a row", () => {
    expect(headed([list("Mend the pump", "Still to do")], "Still to do")).toEqual([
      "Mend the pump, Still to do",
    ]);
    expect(headed([list("Place: the shed", "Date: 4 May")], "Place: the shed")).toHaveLength(1);
    expect(headed([list("Still to do", "For all", "Dig")], "Still to do", "For all")).toEqual([
      "Still to do",
      "heading For all",
      "Dig",
    ]);
  });

  it("sets a first heading on the level of others that were tagged as it was", () => {
    const heading = (level: number, text: string): Block => ({
      kind: "heading",
      level,
      text: toRichText(text),
      source,
    });
    const levels = (names: readonly string[]): readonly number[] =>
      headTagged([heading(1, "LIFT"), list("a"), heading(2, "ROOF"), list("b")], new Set(names)).flatMap(
        (block) => (block.kind === "heading" ? [block.level] : []),
      );
    expect(levels(["LIFT", "ROOF"])).toEqual([2, 2]);
    expect(levels(["ROOF"])).toEqual([1, 2]);
  });
});
