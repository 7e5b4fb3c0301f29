import type { RichText } from "@lectern/deck";
import type { Block, ListItem, Span } from "../../structure/blocks.ts";
import { capitaliseText, sliceText, tidyText, toPlainText, toRichText } from "../../text/markup/rich-text.ts";
import { spansAt } from "../../text/sentences/members.ts";
import { splitSentences } from "../../text/sentences/sentences.ts";

const fewestItems = 3;
const mostItems = 12;
const longestItem = 160;
const longestText = 3_000;
const marker =
  /(?<![\p{L}\p{N}.,:/-])[(\uFF08]?(?<number>\p{Nd}{1,2})[.)\uFF09\uFF0E、](?!\p{Nd})\s?(?=[\p{L}\p{Nd}"„“«「])/gu;

/**
 * Returns the blocks with items that are numbered within a line as an ordered list: "1. grind 18 g, 2. tamp level, 3. pull", and
 * "(1.…2.…3.…)" below the name that stands before the bracket. What stands before and behind them stays a paragraph.
 */
export function listNumbered(blocks: readonly Block[], language: string): readonly Block[] {
  return blocks.flatMap((block): readonly Block[] => {
    if (block.kind === "paragraph") return listOf(block.text, block.source, language) ?? [block];
    const [only, ...others] = block.kind === "list" ? block.items : [];
    if (only?.marker === undefined || others.length > 0 || only.children.length > 0) return [block];
    return listOf([...toRichText(`${only.marker} `), ...only.text], block.source, language) ?? [block];
  });
}

function listOf(text: RichText, source: Span, language: string): readonly Block[] | undefined {
  const plain = toPlainText(text);
  if (plain.length > longestText) return undefined;
  const found = readRun(plain);
  if (found.length < fewestItems || found.length > mostItems) return undefined;
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const opening = /[(\uFF08]\s?$/u.exec(plain.slice(0, first.start));
  const end = endOfLast(plain, last.end, opening !== null, language);
  const items = found.map(({ start, end: from }, index): ListItem => {
    const to = found[index + 1]?.start ?? end;
    const own = tidyText(sliceText(text, from, to));
    return {
      marker: plain
        .slice(start, from)
        .replace(/^[(\uFF08]/u, "")
        .trim(),
      text: capitaliseText(tidyText(sliceText(own, 0, lengthOf(toPlainText(own))))),
      children: [],
    };
  });
  if (items.some(({ text: own }) => isTooLong(toPlainText(own)))) return undefined;
  const before = plain.slice(0, opening?.index ?? first.start).trimEnd();
  const [told, name] = opening === null ? [before] : nameBefore(before);
  const rest = plain.slice(end).replace(/^[\s)\uFF09.,;、。，；]+/u, "");
  const paragraph = (from: number, to: number): readonly Block[] =>
    plain.slice(from, to).trim() === ""
      ? []
      : [{ kind: "paragraph", text: capitaliseText(tidyText(sliceText(text, from, to))), source }];
  return [
    ...paragraph(0, told.length),
    ...(name === undefined
      ? []
      : [{ kind: "heading", level, text: toRichText(name), source, isLabel: true } as const]),
    { kind: "list", ordered: true, items, source },
    ...(name === undefined || rest === "" ? [] : [{ kind: "heading", level, text: [], source } as const]),
    ...paragraph(plain.length - rest.length, plain.length),
  ];
}

const level = 5;

/** The longest run of markers that count 1, 2, 3 …: where each stands, and where its words begin. */
function readRun(plain: string): readonly Span[] {
  const run: Span[] = [];
  for (const match of plain.matchAll(marker)) {
    const number = Number(match.groups?.["number"]?.normalize("NFKC"));
    if (number === run.length + 1) run.push({ start: match.index, end: match.index + match[0].length });
    else if (number === 1 && run.length < fewestItems)
      run.splice(0, run.length, { start: match.index, end: match.index + match[0].length });
  }
  return run;
}

/** The last item ends with its bracket, or its sentence. */
function endOfLast(plain: string, from: number, isBracketed: boolean, language: string): number {
  const rest = plain.slice(from);
  if (isBracketed) {
    const close = rest.search(/[)\uFF09]/u);
    if (close !== -1) return from + close;
  }
  return from + (splitSentences(rest, language)[0]?.end ?? rest.length);
}

/** Without the marks and the "and" that part it from the next item. */
function lengthOf(words: string): number {
  return words.replace(/[\s,;、，；.。]+(?:(?:and|und|et|y|e|en|och|og|oraz|i|и)\s*)?$/iu, "").length;
}

function isTooLong(words: string): boolean {
  return words === "" || words.length > longestItem;
}

/** "Reuse, how to install it (1.…": the last member before a bracket names what the bracket lists. */
function nameBefore(before: string): readonly [told: string, name?: string] {
  const mark = ["、", "，", ", "].find((one) => before.includes(one));
  const sentence = Math.max(
    ...[". ", "。", "! ", "? "].map(
      (stop) => before.lastIndexOf(stop) + (before.includes(stop) ? stop.length : 1),
    ),
  );
  const start = Math.max(0, sentence, mark === undefined ? 0 : (spansAt(before, mark).at(-1)?.start ?? 0));
  const name = before.slice(start).trim();
  const told = before.slice(0, start).replace(/[\s,、，]+$/u, "");
  return name === "" || name.length > longestName ? [before] : [told, name];
}

const longestName = 60;
