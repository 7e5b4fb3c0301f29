import type { LeftOut } from "../author.ts";
import type { Block, ParagraphBlock, TableBlock } from "../structure/blocks.ts";
import { capitalise } from "../text/capitalise.ts";
import { countColumns } from "../text/columns.ts";
import { toPlainText, toRichText } from "../text/rich-text.ts";
import { splitSentences } from "../text/sentences.ts";

/** Blocks in which requests to pair two enumerations are carried out, and the requests. */
export interface PairedBlocks {
  readonly blocks: readonly Block[];
  readonly leftOut: readonly LeftOut[];
}

const request =
  /^(?:please|kindly|bitte|por favor|merci de|veuillez|s'il vous plaît|per favore|пожалуйста|يُرجى|يرجى|الرجاء|请|請)(?![\p{L}\p{M}])/iu;
const longestRead = 2_000;

/**
 * Makes a table of "The risks: a, b and c. Please show each with its measure: x, y and z": two enumerations of one
 * length, the second of them in a request, which no slide shows.
 */
export function pairEnumerations(blocks: readonly Block[], language: string): PairedBlocks {
  const leftOut: LeftOut[] = [];
  let heading = "";
  const paired = blocks.flatMap((block): readonly Block[] => {
    if (block.kind === "heading") heading = toPlainText(block.text);
    const found = block.kind === "paragraph" ? readPair(block, heading, language) : undefined;
    if (found === undefined) return [block];
    leftOut.push({ text: found.request, where: "nowhere", reason: "an instruction, and done" });
    return found.blocks;
  });
  return { blocks: paired, leftOut };
}

function readPair(
  block: ParagraphBlock,
  heading: string,
  language: string,
): { blocks: readonly Block[]; request: string } | undefined {
  const text = toPlainText(block.text);
  if (text.length > longestRead) return undefined;
  const spans = splitSentences(text, language);
  if (spans.length !== 2) return undefined;
  const [told = "", asked = ""] = spans.map(({ start, end }) => text.slice(start, end).trim());
  if (request.test(told) || !request.test(asked)) return undefined;
  const colon = asked.search(/[:\uFF1A]/u);
  const [own, other] = [splitList(afterColon(told)), splitList(asked.slice(colon + 1))];
  if (colon === -1 || own.length < 2 || own.length !== other.length) return undefined;
  const [wish, name] = splitWish(asked.slice(0, colon));
  const label = labelOf(told);
  const header = [label || heading, name].map((words) => toRichText(capitalise(words)));
  const rows = own.map((member, index) =>
    [member, other[index] ?? ""].map((words) => toRichText(capitalise(words))),
  );
  const table: TableBlock = { kind: "table", header, rows, source: block.source };
  const opening: readonly Block[] =
    label === "" ? [] : [{ kind: "heading", level: 5, text: toRichText(label), source: block.source }];
  return { blocks: [...opening, table], request: `${wish} ${name}` };
}

function afterColon(sentence: string): string {
  return sentence.slice(sentence.search(/[:\uFF1A]/u) + 1);
}

function labelOf(sentence: string): string {
  const colon = sentence.search(/[:\uFF1A]/u);
  return colon === -1 ? "" : sentence.slice(0, colon).trim();
}

/** "Please show each risk | with its | measure". */
function splitWish(words: string): readonly [string, string] {
  const mark =
    / (?:with|mit|avec|con|com|с|مع|および) (?:(?:its|their|the|a|seiner|ihrer|der|dem|son|sa|leur|la|su|il|o|a) )?/u.exec(
      words,
    );
  if (mark === null) return [words.trim(), ""];
  return [
    words.slice(0, mark.index + mark[0].length).trim(),
    words.slice(mark.index + mark[0].length).trim(),
  ];
}

/** Returns the members of "a, b and c" or "أ، وب، وج", of a few words each. */
function splitList(words: string): readonly string[] {
  const plain = words.trim().replace(/[.。]$/u, "");
  const members = plain.split(/[,;、\uFF0C]\s?(?:(?:and|und|et|y|e|и) )?|،\s?و?/u);
  const last = (members.at(-1) ?? "").split(/ (?:and|und|et|y|e|и) /u);
  const all = [...members.slice(0, -1), ...last].map((member) => member.trim());
  return all.every((member) => member !== "" && countColumns(member) <= 80) ? all : [];
}
