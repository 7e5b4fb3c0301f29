import { describe, expect, it } from "vitest";
import { type Block, toPlainLines } from "../../structure/blocks.ts";
import { toRichText } from "../../text/markup/rich-text.ts";
import { headLists } from "./head-lists.ts";

const source = { start: 0, end: 0 };
const heading: Block = { kind: "heading", level: 2, text: toRichText("What went well"), source };
const list: Block = {
  kind: "list",
  ordered: false,
  items: [{ text: toRichText("Launch on time"), children: [] }],
  source,
};
const line = (text: string): Block => ({ kind: "paragraph", text: toRichText(text), source });

function kindsOf(blocks: readonly Block[]): readonly string[] {
  return headLists(blocks).map((block) => `${block.kind} ${toPlainLines(block).join(" / ")}`);
}

describe("headLists", () => {
  it("takes a few words between two lists as a heading like the one before", () => {
    const blocks = headLists([heading, list, line("What went badly"), list]);
    expect(blocks[2]).toMatchObject({ kind: "heading", level: 2 });
  });

  it.each([
    ["a sentence", [heading, list, line("The rest went badly."), list]],
    ["what announces a list", [heading, list, line("What went badly:"), list]],
    ["a long line", [heading, list, line("What went so badly that nobody wants to speak of it again"), list]],
    ["what no list stands before", [heading, line("What went badly"), list]],
    ["what no heading stands above", [list, line("What went badly"), list]],
  ])("leaves %s alone", (_, blocks) => {
    expect(kindsOf(blocks).filter((kind) => kind.startsWith("heading"))).toHaveLength(
      blocks.includes(heading) ? 1 : 0,
    );
  });
});
