import type { Block, ListItem, ParagraphBlock } from "../../structure/blocks.ts";
import { capitaliseText, sliceText, tidyText, toPlainText, toRichText } from "../../text/markup/rich-text.ts";
import { splitSentences } from "../../text/sentences/sentences.ts";
import { capitalise } from "../../text/words/capitalise.ts";
import { withoutFinalStop } from "../../text/words/clip.ts";

const fewestDecisions = 2;
const longestParagraph = 12_000;
const level = 5;
const decided =
  /^(?<label>decided|decision|agreed|resolved|beschlossen|beschluss|entschieden|entscheidung|décidé|décision|acordado|decidido|decisión|acuerdo|deciso|decisione|decisão|besloten|besluit|beslutat|beslut|besluttet|päätetty|päätös|ustalono|postanowiono|decyzja|rozhodnuto|решено|решили|решение|вирішено|вирішили|рішення|kararlaştırıldı|karar|elhatároztuk|döntés|s-a hotărât|αποφασίστηκε|تقرر|القرار|הוחלט|निर्णय|決定|決まったこと|决定|決議|결정)\s?[:：]\s*(?=\S)/iu;

/**
 * Returns the blocks with what was decided taken out of the talk around it: two sentences or more that open with a word for a
 * decision ("Decided: …") become a list under that word, behind the paragraphs that they stood in.
 */
export function gatherDecisions(blocks: readonly Block[], language: string): readonly Block[] {
  const taken = blocks.map((block) => (block.kind === "paragraph" ? takeOut(block, language) : undefined));
  const items = taken.flatMap((found) => found?.items ?? []);
  const label = taken.find((found) => found !== undefined && found.items.length > 0)?.label;
  if (items.length < fewestDecisions || label === undefined) return blocks;
  const last = taken.findLastIndex((found) => found !== undefined && found.items.length > 0);
  const next = blocks.findIndex(({ kind }, index) => index > last && kind === "heading");
  const end = next === -1 ? blocks.length : next;
  const kept = (from: number, to?: number): readonly Block[] =>
    blocks.slice(from, to).flatMap((block, step): readonly Block[] => {
      const found = taken[from + step];
      if (found === undefined || found.items.length === 0) return [block];
      return found.rest === undefined ? [] : [found.rest];
    });
  const source = blocks[last]?.source;
  if (source === undefined) return blocks;
  return [
    ...kept(0, end),
    { kind: "heading", level, text: toRichText(capitalise(label)), source, isLabel: true },
    { kind: "list", ordered: false, items, source },
    ...kept(end),
  ];
}

interface Taken {
  readonly label: string;
  readonly items: readonly ListItem[];
  readonly rest?: ParagraphBlock;
}

function takeOut(block: ParagraphBlock, language: string): Taken | undefined {
  const plain = toPlainText(block.text);
  if (plain.length > longestParagraph || !/[:：]/u.test(plain)) return undefined;
  const sentences = splitSentences(plain, language).map((span) => {
    const found = decided.exec(plain.slice(span.start, span.end));
    return { ...span, label: found?.groups?.["label"], from: span.start + (found?.[0].length ?? 0) };
  });
  const [first] = sentences.flatMap(({ label }) => label ?? []);
  if (first === undefined) return undefined;
  const items = sentences
    .filter(({ label }) => label !== undefined)
    .map(
      ({ from, end }): ListItem => ({
        text: capitaliseText(withoutFinalStop(tidyText(sliceText(block.text, from, end)))),
        children: [],
      }),
    );
  const others = sentences.filter(({ label }) => label === undefined);
  const text = tidyText(
    others.flatMap(({ start, end }, index) => [
      ...(index === 0 ? [] : [{ text: " " }]),
      ...sliceText(block.text, start, end),
    ]),
  );
  return text.length === 0 ? { label: first, items } : { label: first, items, rest: { ...block, text } };
}
