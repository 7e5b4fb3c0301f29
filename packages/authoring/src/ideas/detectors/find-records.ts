import type { TableRow } from "@lectern/deck";
import { tableWordsOf } from "../../structure/formats/table-words.ts";
import { mapAll } from "../../text/map-all.ts";
import { toRichText } from "../../text/markup/rich-text.ts";
import { readDates } from "../../text/numbers/read-dates.ts";
import { splitMembers } from "../../text/sentences/members.ts";
import { capitalise } from "../../text/words/capitalise.ts";
import { countColumns } from "../../text/words/columns.ts";
import { readLabel } from "../../text/words/labelled.ts";
import { type Exhibit, type SectionContext, scores } from "../exhibits.ts";
import type { ListEntry } from "./list-entries.ts";

const fewestRecords = 2;
const mostRecords = 16;
const longestCell = 180;
const longestLevel = 24;
const mostWordsOfLevel = 4;
const arrows = ["→", "⇒", "➔", "->", "=>"];

/** The same fields of every item, and what heads their columns. */
interface Records {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Returns the table of a list whose items all tell the same fields: a status, a level, a date that moved, a pair. */
export function findRecords(entries: readonly ListEntry[], context: SectionContext): Exhibit | undefined {
  if (entries.length < fewestRecords || entries.length > mostRecords) return undefined;
  if (entries.some(({ item, words }) => item.children.length > 0 || words.length > 400)) return undefined;
  for (const read of [readStatuses, readMoved, readPairs, readLevels]) {
    const records = read(entries, context);
    const table = records === undefined ? undefined : createTable(records);
    if (table !== undefined) return table;
  }
  return undefined;
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

/** Returns the table of items that tell as many things each, parted by commas, behind a name or not. */
export function tableOfCells(
  entries: readonly ListEntry[],
  { heading }: SectionContext,
): Exhibit | undefined {
  if (entries.length < fewestRecords || entries.length > mostRecords) return undefined;
  const rows = mapAll(entries, ({ term, words, rest, item }) => {
    const cells = splitMembers(withoutStop(term === undefined ? words : rest)).map(withoutStop);
    return item.children.length > 0 ? undefined : [...(term === undefined ? [] : [term]), ...cells];
  });
  const columns = rows?.[0]?.length ?? 0;
  const areAlike = rows?.every((row) => row.length === columns) ?? false;
  if (rows === undefined || !areAlike || columns < fewestCells || columns > mostCells) return undefined;
  const headings = Array.from({ length: columns }, (_, index) =>
    index > 0 ? "" : heading === "" ? "#" : heading,
  );
  const cells = rows.map((row) => ({ cells: row.map((cell) => toRichText(capitalise(cell.trim()))) }));
  if (rows.flat().some((cell) => countColumns(cell) > longestOfCells)) return undefined;
  const body = { kind: "table" as const, columns: headings.map((own) => ({ heading: own })), rows: cells };
  return { body, score: scores.possible };
}

const fewestCells = 3;
const mostCells = 6;
const longestOfCells = 80;

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

/** The words that traffic lights and status reports use. */
const statusWords = new Set(
  [
    "green amber yellow orange red|on track|at risk|off track|delayed|done|open|blocked|completed|not started|in progress",
    "grün gelb rot|im plan|in verzug|kritisch|erledigt|offen|in arbeit|blockiert",
    "vert jaune rouge|en cours|terminé|en retard",
    "verde amarillo rojo ámbar|en curso|terminado|retrasado",
    "giallo rosso arancione|in corso|completato|in ritardo",
    "amarelo vermelho laranja|em curso|concluído|atrasado",
    "groen geel oranje rood|op schema|vertraagd|afgerond",
    "zielony żółty czerwony grön gul röd",
    "зелёный зеленый жёлтый желтый красный|в работе|выполнено|задержка",
    "зелений жовтий червоний",
    "绿 绿色 黄 黄色 红 红色 正常 延迟 綠 綠色 黃 黃色 紅 紅色 正常 延遲",
    "緑 黄 赤 青 順調 遅延 완료 정상 지연 녹색 황색 적색",
    "أخضر أصفر أحمر برتقالي",
    "🟢 🟡 🟠 🔴 ✅ ❌",
  ].flatMap((line) => {
    const [words = "", ...phrases] = line.split("|");
    return [...words.split(" "), ...phrases];
  }),
);

/** "Cost: amber (steel is dearer)" in every item. */
function readStatuses(entries: readonly ListEntry[], { language }: SectionContext): Records | undefined {
  const rows = mapAll(entries, ({ term, rest }) => {
    const end = endOfStatus(rest);
    if (term === undefined || end === 0) return undefined;
    return [term, rest.slice(0, end), unwrap(rest.slice(end).replace(/^[\s,;:.–—-]{1,4}/u, ""))];
  });
  const words = tableWordsOf(language);
  return rows && { headings: [words?.area ?? "", words?.status ?? "↕", words?.remark ?? ""], rows };
}

/** Up to three words that are a status, before a bracket, a mark or the end. */
function endOfStatus(words: string): number {
  const head = words.slice(0, 24);
  for (let end = head.length; end > 0; end -= 1) {
    if (/[\p{L}\p{M}]/u.test(words.charAt(end))) continue;
    if (statusWords.has(head.slice(0, end).toLowerCase())) return end;
  }
  return 0;
}

function unwrap(words: string): string {
  return /^[(\uFF08]([^()\uFF08\uFF09]{1,400})[)\uFF09][.。]?$/u.exec(words)?.[1] ?? words;
}

const revisedWords =
  /(?<![\p{L}\p{M}])(?:new|now|revised|moved|neu|nun|jetzt|verschoben|nouveau|nouvelle|maintenant|reporté|nuev[oa]|ahora|nuov[oa]|ora|nov[oa]|agora|nieuw|nu|nowy|nytt?|нов\p{L}{2}|перенесено|الجديد|جديد)(?![\p{L}\p{M}])|→|->|新|改为|変更/iu;
const plannedWords =
  /^(?:planned|plan|was|originally|due|geplant|ursprünglich|prévu|initialement|previsto|previst[oa]|original|inizialmente|gepland|planowany|planerat|план|المخطط|原定|当初|計画|계획)(?: for| für| am| pour| para| per| на)?[:\s]{0,3}/iu;

/** Milestones of which some have moved: a timeline shows the others better. */
function readMoved(entries: readonly ListEntry[], { language }: SectionContext): Records | undefined {
  const words = tableWordsOf(language);
  const rows = mapAll(entries, (entry) => milestoneOf(entry, language));
  if (words === undefined || rows === undefined || rows.every(([, , revised]) => revised === ""))
    return undefined;
  return { headings: [words.milestone, words.planned, words.revised, words.status], rows };
}

function milestoneOf({ term, rest }: ListEntry, language: string): readonly string[] | undefined {
  const [first, second, ...more] = term === undefined ? [] : readDates(rest, language);
  if (term === undefined || first === undefined || more.length > 0) return undefined;
  if (rest.slice(0, first.start).replace(plannedWords, "").trim() !== "") return undefined;
  if (second !== undefined && !revisedWords.test(rest.slice(first.end, second.start))) return undefined;
  const status = rest
    .slice(second?.end ?? first.end)
    .replace(/^[\s,;:()–—-]{1,6}/u, "")
    .replace(/[)\s.]{1,2}$/u, "");
  const revised = second === undefined ? "" : rest.slice(second.start, second.end);
  return countColumns(status) > 60 ? undefined : [term, rest.slice(first.start, first.end), revised, status];
}

const riskWords =
  /(?:\brisks?\b|risik|risque|riesgo|rischi|risco|ryzyk|risker|риск|ризик|风险|風險|リスク|위험|مخاطر)/iu;
const measureWords =
  /^(?:(?:counter)?measures?|mitigations?|response|action|(?:gegen)?maßnahmen?|mesures?|parade|medidas?|mitigación|misur[ae]|maatregel(?:en)?|działanie|åtgärd|мер[аы]|措施|对策|對策|対策|조치|대책|الإجراء|المعالجة|إجراء المعالجة)$/iu;

/** Items with one arrow each, or with their measure in so many words ("Frost; measure: a second pump"). */
function readPairs(
  entries: readonly ListEntry[],
  { heading, language }: SectionContext,
): Records | undefined {
  const pairs = mapAll(entries, ({ words }) => pairByArrow(words) ?? pairByLabel(words));
  if (pairs === undefined) return undefined;
  const words = tableWordsOf(language);
  const areRisks = speaksOfRisks(heading) && words !== undefined;
  const label = pairs.find(([, , own]) => own !== "")?.[2];
  const second = label ?? (areRisks ? words.measure : "→");
  return {
    headings: [areRisks ? words.risk : heading, second],
    rows: pairs.map(([left, right]) => [left, right]),
  };
}

type Pair = readonly [left: string, right: string, label: string];

function pairByArrow(words: string): Pair | undefined {
  const arrow = arrows.find((mark) => words.split(mark).length === 2);
  const [left = "", right = ""] = arrow === undefined ? [] : words.split(arrow).map((side) => side.trim());
  // "6.8 → 2.1" is one figure that changed.
  if (!/\p{L}{2}/u.test(left) || !/\p{L}{2}/u.test(right)) return undefined;
  const label = readLabel(right);
  return label === undefined || label.term.includes(" ")
    ? [left, withoutStop(right), ""]
    : [left, withoutStop(right.slice(label.textStart)), label.term];
}

function pairByLabel(words: string): Pair | undefined {
  for (const mark of ["; ", " – ", " — ", ". ", "\uFF1B", "。", "؛ ", ", "]) {
    for (let place = words.indexOf(mark); place !== -1; place = words.indexOf(mark, place + 1)) {
      const rest = words.slice(place + mark.length);
      const label = readLabel(rest);
      if (label === undefined || !measureWords.test(label.term)) continue;
      const named = readLabel(words);
      const start = named !== undefined && riskWords.test(named.term) ? named.textStart : 0;
      return [words.slice(start, place), withoutStop(rest.slice(label.textStart)), label.term];
    }
  }
  return undefined;
}

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
