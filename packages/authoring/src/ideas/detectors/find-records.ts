import type { TableRow } from "@lectern/deck";
import { tableWordsOf } from "../../structure/formats/table-words.ts";
import { mapAll } from "../../text/map-all.ts";
import { toRichText } from "../../text/markup/rich-text.ts";
import { capitalise } from "../../text/words/capitalise.ts";
import { countColumns } from "../../text/words/columns.ts";
import { type Exhibit, type SectionContext, scores } from "../exhibits.ts";
import type { ListEntry } from "./list-entries.ts";

const fewestRecords = 2;
const mostRecords = 16;
const longestCell = 180;
const longestLevel = 24;
const mostWordsOfLevel = 4;
/** The same fields of every item, and what heads their columns. */
interface Records {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Returns the table of a list whose items all tell a level. */
export function findRecords(entries: readonly ListEntry[], context: SectionContext): Exhibit | undefined {
  if (entries.length < fewestRecords || entries.length > mostRecords) return undefined;
  if (entries.some(({ item, words }) => item.children.length > 0 || words.length > 400)) return undefined;
  const records = readLevels(entries, context);
  return records && createTable(records);
}

/** Returns the same table where no field but a name and what is said of it is known: shown if a table is asked for. */
export function tableOfTerms(
  entries: readonly ListEntry[],
  { heading }: SectionContext,
): Exhibit | undefined {
  const rows = mapAll(entries, ({ term, rest, item }) =>
    term === undefined || item.children.length > 0 ? undefined : [term, rest],
  );
  if (rows === undefined || rows.length < fewestRecords || rows.length > mostRecords) return undefined;
  const table = createTable({ headings: [heading === "" ? "#" : heading, ""], rows });
  return table && { ...table, score: scores.possible };
}

/** Says whether a heading announces risks. */
export function speaksOfRisks(heading: string): boolean {
  return riskWords.test(heading.slice(0, 80));
}

function createTable({ headings, rows }: Records): Exhibit | undefined {
  const cells = rows.map((row) => row.map((cell) => capitalise(cell.trim())));
  if (cells.some((row) => row.some((cell) => countColumns(cell) > longestCell))) return undefined;
  const kept = headings.flatMap((_, index) => (cells.some((row) => row[index] !== "") ? [index] : []));
  const columns = kept.map((index) => ({ heading: capitalise(headings[index] ?? "") }));
  if (
    columns.every(({ heading }) => heading === "") ||
    columns.some(({ heading }) => countColumns(heading) > 80)
  )
    return undefined;
  const shown = cells.map((row): TableRow => ({ cells: kept.map((index) => toRichText(row[index] ?? "")) }));
  return { body: { kind: "table", columns, rows: shown }, score: scores.setOut };
}

const riskWords =
  /(?:\brisks?\b|risik|risque|riesgo|rischi|risco|ryzyk|risker|риск|ризик|风险|風險|リスク|위험|مخاطر)/iu;
/** "Certification may slip again (high)": a word or two in brackets behind nearly every item. */
function readLevels(
  entries: readonly ListEntry[],
  { heading, language }: SectionContext,
): Records | undefined {
  if (entries.length < 3) return undefined;
  const rows = entries.map(({ words }) => levelOf(withoutStop(words)));
  const first = speaksOfRisks(heading) ? (tableWordsOf(language)?.risk ?? heading) : heading;
  const without = rows.filter(([, level]) => level === "").length;
  return first === "" || without > entries.length / 4 ? undefined : { headings: [first, ""], rows };
}

function levelOf(words: string): readonly [name: string, level: string] {
  const [whole = "", level = ""] =
    /\s?[(\uFF08]([^()\uFF08\uFF09]{1,40})[)\uFF09]$/u.exec(words.slice(-48)) ?? [];
  const isLevel = countColumns(level) <= longestLevel && level.split(" ").length <= mostWordsOfLevel;
  const name = words.slice(0, words.length - whole.length);
  return isLevel && /\p{L}{2}/u.test(name) ? [name, level] : [words, ""];
}

function withoutStop(words: string): string {
  return words.replace(/(?<=[\p{L})\uFF09]{1,2})[.。]$/u, "");
}
