import type { TableRow } from "@lectern/deck";
import { tableWordsOf } from "../../structure/formats/table-words.ts";
import { capitalise } from "../../text/capitalise.ts";
import { countColumns } from "../../text/columns.ts";
import { mapAll } from "../../text/map-all.ts";
import { toRichText } from "../../text/rich-text.ts";
import type { Exhibit, ExhibitContext } from "../exhibits.ts";
import { readLabel } from "../labelled.ts";
import type { ListEntry } from "../list-entries.ts";
import { findEnumeration } from "../members.ts";

const fewestPairs = 2;
const mostPairs = 10;
const longestSide = 160;
const arrows = ["→", "⇒", "➔", "->", "=>"];

const riskWords =
  /(?:\brisks?\b|risik|risque|riesgo|rischi|risco|ryzyk|risker|риск|ризик|风险|風險|リスク|위험|مخاطر)/iu;
const measureWords =
  /^(?:(?:counter)?measures?|mitigations?|response|action|(?:gegen)?maßnahmen?|mesures?|parade|medidas?|mitigación|misur[ae]|maatregel(?:en)?|działanie|åtgärd|мер[аы]|措施|对策|對策|対策|조치|대책|الإجراء|المعالجة|إجراء المعالجة)$/iu;

/** What stands on the left and on the right of a pair. */
interface Pair {
  readonly left: string;
  readonly right: string;
  /** What the text calls the right side. */
  readonly label?: string;
}

/**
 * Returns the table of two columns that a list of pairs is: each item has one arrow, or names its measure in so many
 * words ("Frost; measure: a second pump").
 */
export function findPairs(
  entries: readonly ListEntry[],
  { language }: ExhibitContext,
  heading: string,
): Exhibit | undefined {
  if (entries.length < fewestPairs || entries.length > mostPairs) return undefined;
  const pairs = mapAll(entries, ({ words, item }) =>
    item.children.length > 0 || words.length > 400 ? undefined : pairOf(words),
  );
  if (pairs === undefined) return undefined;
  const label = pairs.find((pair) => pair.label !== undefined)?.label;
  return createPairs(pairs, heading, language, label);
}

/**
 * Returns the same table for two sentences of which the first lists risks and the second, after a colon, as many measures
 * in the same order.
 */
export function findPairedSentences(
  sentences: readonly string[],
  { language }: ExhibitContext,
  heading: string,
): Exhibit | undefined {
  const [first, second] = sentences;
  if (sentences.length !== 2 || first === undefined || second === undefined || !riskWords.test(heading))
    return undefined;
  const colon = second.lastIndexOf(": ");
  const left = listed(first);
  const right = listed(second.slice(colon + 2));
  if (colon === -1 || left.length < fewestPairs || left.length !== right.length) return undefined;
  const pairs = left.map((words, index): Pair => ({ left: words, right: right[index] ?? "" }));
  return createPairs(pairs, heading, language);
}

/** Says whether a heading announces risks. */
export function speaksOfRisks(heading: string): boolean {
  return riskWords.test(heading.slice(0, 80));
}

function createPairs(
  pairs: readonly Pair[],
  heading: string,
  language: string,
  label?: string,
): Exhibit | undefined {
  const words = tableWordsOf(language);
  const areRisks = speaksOfRisks(heading);
  const first = areRisks && words !== undefined ? words.risk : heading;
  const second = label ?? (areRisks ? words?.measure : undefined) ?? "→";
  if (countColumns(first) > 80) return undefined;
  if (pairs.some(({ left, right }) => countColumns(left) > longestSide || countColumns(right) > longestSide))
    return undefined;
  const rows = pairs.map(
    ({ left, right }): TableRow => ({
      cells: [toRichText(capitalise(left)), toRichText(capitalise(right))],
    }),
  );
  const columns = [{ heading: first }, { heading: capitalise(second) }];
  return { body: { kind: "table", columns, rows }, strength: "strong" };
}

function pairOf(words: string): Pair | undefined {
  return pairByArrow(words) ?? pairByLabel(words);
}

function pairByArrow(words: string): Pair | undefined {
  for (const arrow of arrows) {
    const sides = words.split(arrow);
    if (sides.length !== 2) continue;
    const [left = "", right = ""] = sides.map((side) => side.trim());
    // "6.8 → 2.1" is one figure that changed.
    if (!/\p{L}{2}/u.test(left) || !/\p{L}{2}/u.test(right)) return undefined;
    const label = readLabel(right);
    return label === undefined || label.term.includes(" ")
      ? { left, right: withoutStop(right) }
      : { left, right: withoutStop(right.slice(label.textStart)), label: label.term };
  }
  return undefined;
}

function pairByLabel(words: string): Pair | undefined {
  for (const mark of ["; ", " – ", " — ", ". ", "\uFF1B", "。", "؛ ", ", "]) {
    for (let place = words.indexOf(mark); place !== -1; place = words.indexOf(mark, place + 1)) {
      const rest = words.slice(place + mark.length);
      const label = readLabel(rest);
      if (label === undefined || !measureWords.test(label.term)) continue;
      const right = withoutStop(rest.slice(label.textStart));
      return { left: withoutRiskLabel(words.slice(0, place)), right, label: label.term };
    }
  }
  return undefined;
}

/** "Risk: the pump freezes" needs its label no longer below a heading that says so. */
function withoutRiskLabel(words: string): string {
  const label = readLabel(words);
  return label !== undefined && riskWords.test(label.term) ? words.slice(label.textStart) : words;
}

function listed(sentence: string): readonly string[] {
  const words = withoutStop(sentence.trim());
  const spans = findEnumeration(words);
  const members =
    spans === undefined ? words.split(/[,،、;؛]/u) : spans.map(({ start, end }) => words.slice(start, end));
  return members.map((member) => member.trim().replace(/^و(?=[\p{L}]{3})/u, "")).filter((m) => m !== "");
}

function withoutStop(words: string): string {
  return words.replace(/(?<=[\p{L})]{2})[.。]$/u, "");
}
