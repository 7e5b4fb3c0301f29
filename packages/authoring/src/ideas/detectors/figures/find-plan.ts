import type { PlanRow } from "@lectern/deck";
import { type DatePlace, readWholeDate } from "../../../text/numbers/read-dates.ts";
import { readWholeQuantity } from "../../../text/numbers/read-quantities.ts";
import { countColumns } from "../../../text/words/columns.ts";
import { type Exhibit, type ExhibitContext, scores } from "../../exhibits.ts";
import type { DataColumn, DataTable } from "./data-table.ts";

const startWords =
  /^(?:start(?:s|ing| date|datum|termin)?|begin(?:s|n|ning)?|from|anfang|von|ab|début|date de début|du|inicio|fecha de inicio|desde|inizio|data inizio|dal|início|data de início|de|van|početak|начало|дата начала|с|开始|開始|开始日期|開始日|시작|البداية|تاريخ البدء|من)$/iu;
const endWords =
  /^(?:end(?:s|e| date|datum|termin)?|finish|to|until|till|due|bis|fertig|fin|date de fin|au|fecha de fin|hasta|fine|data fine|al|fim|data de fim|término|até|einde|einddatum|tot|конец|окончание|дата окончания|по|结束|結束|结束日期|終了|終了日|완료|종료|النهاية|تاريخ الانتهاء|إلى)$/iu;
const ownerWords =
  /^(?:owners?|responsible|who|lead|team|assignee|verantwortlich(?:e|er)?|wer|zuständig|responsable|qui|quién|encargad[oa]|responsabile|chi|responsável|quem|verantwoordelijk|wie|ответственный|кто|исполнитель|负责人|担当|담당|المسؤول)$/iu;
const doneWords =
  /^(?:done|% done|complete|% complete|progress|erledigt|fortschritt|avancement|avance|progreso|progresso|avanzamento|voortgang|выполнено|готово|прогресс|进度|完成率|進捗|진행률|التقدم)$/iu;

const fewestRows = 3;
const mostRows = 20;
const mostMonths = 36;

/** Returns the plan that a table of work with its first and last days is; undefined where a column would have no place in it. */
export function findPlan({ columns, rows, total }: DataTable, context: ExhibitContext): Exhibit | undefined {
  if (rows.length < fewestRows || rows.length > mostRows || total !== undefined) return undefined;
  const [names, ...others] = columns;
  const take = (words: RegExp) => others.find(({ heading }) => words.test(bare(heading)));
  const [start, end, owner, done] = [take(startWords), take(endWords), take(ownerWords), take(doneWords)];
  const used = [start, end, owner, done].filter((column) => column !== undefined);
  if (names === undefined || names.kind === "time" || !start || !end) return undefined;
  if (new Set(used).size !== others.length || used.length !== others.length) return undefined;
  const spans = readSpans(start, end, context.language);
  if (spans === undefined) return undefined;
  const first = Math.floor(Math.min(...spans.map(({ from }) => from)));
  const last = Math.ceil(Math.max(...spans.map(({ to }) => to)));
  if (last - first < 2 || last - first > mostMonths) return undefined;
  const read = names.cells.map((label, index): PlanRow | undefined => {
    const span = spans[index];
    const share = done === undefined ? undefined : readShare(done.cells[index] ?? "", context.language);
    const who = owner?.cells[index] ?? "";
    if (span === undefined || label === "" || countColumns(label) > 90 || countColumns(who) > 60)
      return undefined;
    if (share === "none") return undefined;
    return {
      label,
      start: span.from - first,
      end: span.to - first,
      dates: `${start.cells[index]} – ${end.cells[index]}`,
      ...(who !== "" && { owner: who }),
      ...(share !== undefined && { done: share }),
    };
  });
  if (!read.every((row) => row !== undefined)) return undefined;
  return {
    body: { kind: "plan", periods: monthNames(first, last, context.language), rows: read },
    score: scores.setOut,
  };
}

function bare(heading: string): string {
  return heading
    .slice(0, 40)
    .replace(/\s?[:(（].*$/u, "")
    .trim();
}

interface Span {
  /** In months since the year 0, with the share of the month that is over. */
  readonly from: number;
  readonly to: number;
}

function readSpans(start: DataColumn, end: DataColumn, language: string): readonly Span[] | undefined {
  const spans = start.cells.map((cell, index): Span | undefined => {
    const [from, to] = [readWholeDate(cell, language), readWholeDate(end.cells[index] ?? "", language)];
    if (!from || !to || !isExact(from) || !isExact(to)) return undefined;
    const span = { from: monthsTo(from, false), to: monthsTo(to, true) };
    return span.to > span.from ? span : undefined;
  });
  if (!spans.every((span) => span !== undefined)) return undefined;
  // Dates with their years and without do not go together.
  const areWithYears = spans.map(({ from }) => from >= 12 * 100);
  return new Set(areWithYears).size === 1 ? spans : undefined;
}

function isExact({ precision }: DatePlace): boolean {
  return precision === "day" || precision === "month";
}

/** The end of a day, or of a month, is where the next one begins. */
function monthsTo({ order, precision }: DatePlace, isEnd: boolean): number {
  const [year, month, day] = [Math.floor(order / 10_000), Math.floor(order / 100) % 100, order % 100];
  const whole = year * 12 + month - 1;
  if (precision === "month") return whole + (isEnd ? 1 : 0);
  const days = new Date(Date.UTC(year === 0 ? 2001 : year, month, 0)).getUTCDate();
  return whole + Math.round(((day - (isEnd ? 0 : 1)) / days) * 100) / 100;
}

/** "50 %" is a half; an empty cell says nothing, any other word has no place. */
function readShare(cell: string, language: string): number | undefined | "none" {
  if (/^[-–—]?$/u.test(cell)) return undefined;
  const quantity = readWholeQuantity(cell, language);
  const isShare = quantity?.unit === "%" && quantity.value >= 0 && quantity.value <= 100;
  return isShare ? quantity.value / 100 : "none";
}

/** The year stands with the first month and with every January, where it is known. */
function monthNames(first: number, last: number, language: string): readonly string[] {
  return Array.from({ length: last - first }, (_, index) => {
    const months = first + index;
    const [year, month] = [Math.floor(months / 12), months % 12];
    const hasYear = year > 0 && (index === 0 || month === 0);
    const format = new Intl.DateTimeFormat(language, {
      month: "short",
      ...(hasYear && { year: "numeric" }),
      timeZone: "UTC",
    });
    return format.format(new Date(Date.UTC(year === 0 ? 2001 : year, month, 1)));
  });
}
