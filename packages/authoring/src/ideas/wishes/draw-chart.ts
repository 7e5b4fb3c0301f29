import { readNumber } from "../../brief/numbers.ts";
import type { Block, TableBlock } from "../../structure/blocks.ts";
import { past } from "../../text/lexicon/change-words.ts";
import { namesMeasure } from "../../text/lexicon/measure-words.ts";
import { toPlainText, toRichText } from "../../text/markup/rich-text.ts";
import { readAmounts } from "../../text/numbers/read-amounts.ts";
import { capitalise } from "../../text/words/capitalise.ts";
import { readTokens } from "../../text/words/tokens.ts";
import { type AmountRow, readAmountRow, writtenNumber } from "./amount-rows.ts";
import type { Drawing, Sought } from "./drawing.ts";
import { type Fact, shareOf } from "./facts.ts";

interface Candidate {
  readonly row: AmountRow;
  readonly facts: readonly Fact[];
  readonly fit: number;
}

/** Returns the chart of the row of amounts that fits what is asked for best: by its words, its unit, how many there are, what was before. */
export function drawChart(sought: Sought): Drawing | undefined {
  const table = chartOfTable(sought);
  if (table !== undefined) return table;
  const all = [...ofFacts(sought), ...ofRuns(sought)];
  // What was and what is are no parts of a whole.
  const candidates = sought.visual.form === "pie" ? all.filter(({ row }) => row.isChange !== true) : all;
  const best = candidates.reduce<Candidate | undefined>(
    (one, other) => (one === undefined || worthOf(other) > worthOf(one) ? other : one),
    undefined,
  );
  if (best === undefined || !isMeant(best, candidates)) return undefined;
  const { row, facts } = best;
  const name = nameOf(best, sought);
  return { block: toTable(row, name, sought, facts), facts, isWhole: row.isWhole, name, fit: best.fit };
}

/** What is asked for shares its words, or nothing else can be meant. */
function isMeant({ fit, row }: Candidate, all: readonly Candidate[]): boolean {
  if (fit > 0) return true;
  const long = all.filter((other) => other.row.amounts.length >= fewestAlone);
  return row.amounts.length >= fewestAlone && long.length === 1;
}

const fewestAlone = 3;

function worthOf({ row, fit }: Candidate): number {
  return fit * 3 + Math.min(row.amounts.length, 6) / 10;
}

function ofFacts(sought: Sought): readonly Candidate[] {
  return sought.facts.flatMap((fact): readonly Candidate[] => {
    const row = readAmountRow(fact.body, sought.language);
    return row === undefined ? [] : [{ row, facts: [fact], fit: fitOf(row, [fact], sought) }];
  });
}

/** Items of one list, or sentences of one paragraph, of which each names an amount. */
function ofRuns(sought: Sought): readonly Candidate[] {
  const places = [...new Set(sought.facts.map(({ place }) => place))];
  return places.flatMap((place): readonly Candidate[] => {
    const own = sought.facts.filter((fact) => fact.place === place);
    const words = own.map((fact) => fact.words).join("; ");
    const row = own.length < fewestOfRun ? undefined : readAmountRow(words, sought.language);
    return row === undefined || row.amounts.length < fewestOfRun || !row.isWhole
      ? []
      : [{ row, facts: own, fit: fitOf(row, own, sought) }];
  });
}

const fewestOfRun = 2;

function fitOf(row: AmountRow, facts: readonly Fact[], { visual, stems, language }: Sought): number {
  const words = facts.map((fact) => `${fact.heading} ${fact.words}`).join(" ");
  const asked = visual.text === "" ? visual.wish : visual.text;
  const isCounted = readTokens(visual.text).some(({ small }) => readNumber(small) === row.amounts.length);
  const ofPast = row.isChange === true && past.test(visual.wish) ? 0.5 : 0;
  return (
    shareOf(stems, words, language) +
    (namesMeasure(asked, row.unit) ? 0.5 : 0) +
    (isCounted && row.amounts.length > 2 ? 0.2 : 0) +
    (visual.form === "pie" && tellsWhole(row, words, language) ? 0.6 : 0) +
    ofPast
  );
}

/** "902 tonnes: 541 of the first, 253 of the second, 108 of the third": amounts beside their sum are its parts. */
function tellsWhole({ amounts }: AmountRow, words: string, language: string): boolean {
  const sum = amounts.reduce((total, { quantity }) => total + quantity.value, 0);
  return readAmounts(words, language).some(({ value }) => Math.abs(value - sum) < 0.005 * sum);
}

/** What the row is called: by its label, by the words before it, by its heading, by what is asked for. */
function nameOf({ row, facts }: Candidate, { visual }: Sought): string {
  const [fact] = facts;
  const own = facts.length === 1 ? (fact?.label ?? "") : "";
  const names = row.isChange === true ? [own, row.name, fact?.heading] : [own, fact?.heading, row.name];
  return [...names, visual.text].find((name) => name !== undefined && name !== "") ?? "";
}

function toTable(
  row: AmountRow,
  name: string,
  { visual, blocks, language }: Sought,
  facts: readonly Fact[],
): Block {
  const source = blocks[facts[0]?.place ?? 0]?.source ?? { start: 0, end: 0 };
  const heading = row.unit === "" ? name : `${name} (${row.unit})`;
  return {
    kind: "table",
    header: [[], toRichText(capitalise(heading))],
    rows: row.amounts.map((amount) => [
      toRichText(capitalise(amount.label)),
      toRichText(writtenNumber(amount.quantity, language)),
    ]),
    source,
    wanted: visual.form,
  };
}

/** Returns the chart of the columns of a table that what is asked for names, where it has others: "a line chart of adults against children". */
export function chartOfTable({ blocks, visual, stems, language }: Sought): Drawing | undefined {
  for (const [place, block] of blocks.entries()) {
    const isFree = block.wanted === undefined || block.wanted === "table" || block.wanted === visual.form;
    if (block.kind !== "table" || !isFree) continue;
    const named = block.header.flatMap((heading, column) => {
      const words = toPlainText(heading);
      const isNamed = column > 0 && words !== "" && shareOf(stems, words, language) > 0;
      return isNamed ? [column] : [];
    });
    if (named.length === 0 || named.length >= block.header.length - 1) continue;
    const fact: Fact = { place, words: "", heading: "", label: "", body: "" };
    return {
      block: columnsOf(block, [0, ...named], visual.form),
      facts: [fact],
      isWhole: false,
      name: visual.text,
    };
  }
  return undefined;
}

function columnsOf(block: TableBlock, columns: readonly number[], wanted: Block["wanted"]): Block {
  const pick = (row: TableBlock["header"]): TableBlock["header"] =>
    columns.map((column) => row[column] ?? []);
  return {
    ...block,
    header: pick(block.header),
    rows: block.rows.map(pick),
    ...(wanted === undefined ? {} : { wanted }),
  };
}
