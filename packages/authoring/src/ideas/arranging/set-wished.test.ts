import { describe, expect, it } from "vitest";
import type { Block } from "../../structure/blocks.ts";
import { toPlainLines } from "../../structure/blocks.ts";
import { toRichText } from "../../text/markup/rich-text.ts";
import { setWished } from "./set-wished.ts";

const source = { start: 0, end: 0 };
const paragraph = (text: string): Block => ({ kind: "paragraph", text: toRichText(text), source });
const wordsOf = (blocks: readonly Block[]) => blocks.flatMap(toPlainLines);

const steps = ["You fill in the card.", "You hand it in.", "You wait for the lamp."];
const text = `The pool is old. ${steps.join(" ")} The bus stops there.`;

describe("setWished", () => {
  it("cuts what is asked for in a form out of its paragraph, a row for each sentence", () => {
    const { blocks } = setWished([paragraph(text)], [{ form: "process", texts: steps, openers: [] }], "en");
    expect(blocks.map(({ kind, wanted }) => [kind, wanted])).toEqual([
      ["paragraph", undefined],
      ["list", "process"],
      ["paragraph", undefined],
    ]);
    expect(blocks[1]?.kind === "list" && blocks[1].items).toHaveLength(3);
  });

  it("leaves what cannot be shown in that form where it is", () => {
    const before = [paragraph(text)];
    const wish = { form: "chart" as const, texts: steps, openers: [] };
    expect(setWished(before, [wish], "en").blocks).toEqual(before);
  });

  it("loses nothing where the matter stands in blocks apart", () => {
    const before = [
      paragraph("You fill in the card. The pool is old."),
      paragraph("It rains. You hand it in. You go."),
    ];
    const { blocks } = setWished(before, [{ part: "joining", texts: steps, openers: [] }], "en");
    const words = wordsOf(blocks).join(" ");
    for (const told of ["The pool is old.", "It rains.", "You hand it in.", "You go."])
      expect(words).toContain(told);
  });

  it("sets what tells of a part under its name, and what ends the deck apart", () => {
    const told = setWished([paragraph(text)], [{ part: "joining", texts: steps, openers: [] }], "en");
    expect(wordsOf(told.blocks)).toEqual([
      "The pool is old.",
      "Joining",
      steps.join(" "),
      "",
      "The bus stops there.",
    ]);
    const ended = setWished([paragraph(text)], [{ endsDeck: true, texts: steps, openers: [] }], "en");
    expect(wordsOf(ended.closing)).toEqual([steps.join(" ")]);
    expect(wordsOf(ended.blocks)).toEqual(["The pool is old.", "The bus stops there."]);
  });

  it("sets short quotations side by side from three on, each with who said it", () => {
    const said =
      '"I dive like Ann now." Bo, 7 "It is too loud here." Cleo, 8 "My sister is a seal now." Dan, 9';
    const wish = { form: "quote" as const, texts: [said], openers: [] };
    const { blocks } = setWished([paragraph(`The pool is old. ${said}`)], [wish], "en");
    expect(wordsOf(blocks.slice(1))).toEqual([
      '- "I dive like Ann now." Bo, 7',
      '- "It is too loud here." Cleo, 8',
      '- "My sister is a seal now." Dan, 9',
    ]);
  });
});
