import type { RichText } from "@lectern/deck";
import type { Block } from "../../structure/blocks.ts";
import { namesAnyMeasure, namesMeasure } from "../../text/lexicon/measure-words.ts";
import { toRichText } from "../../text/markup/rich-text.ts";
import { readAmounts } from "../../text/numbers/read-amounts.ts";
import { readMoments } from "../../text/numbers/read-moments.ts";
import { splitMembers } from "../../text/sentences/members.ts";
import { capitalise } from "../../text/words/capitalise.ts";
import { unitOf } from "../detectors/figures/data-table.ts";
import { trimLinks } from "../detectors/figures/find-series.ts";
import { readAmountRow, writtenNumber } from "./amount-rows.ts";
import { eventsOf } from "./draw-timeline.ts";
import type { Drawing, Sought } from "./drawing.ts";
import { type Fact, shareOf } from "./facts.ts";

const fewestRows = 2;

interface Rows {
  readonly rows: readonly (readonly string[])[];
  /** What heads the first column. */
  readonly head: string;
  readonly facts: readonly Fact[];
  readonly isWhole: boolean;
}

/** Returns the rows that are asked for: what a label lists, amounts, all that is measured so, or what each day brings. */
export function drawTable(sought: Sought): Drawing | undefined {
  const found = bracketedRows(sought) ?? amountRows(sought) ?? rowsOfDays(sought);
  if (found === undefined) return undefined;
  const { rows, head, facts, isWhole } = found;
  const source = sought.blocks[facts[0]?.place ?? 0]?.source ?? { start: 0, end: 0 };
  const columns = Math.max(...rows.map((row) => row.length));
  const names = sought.visual.columns ?? [];
  const heads = [
    head === "" ? sought.visual.text : head,
    ...Array.from({ length: columns - 1 }, (_, index) => names[index] ?? ""),
  ];
  const pad = (cells: readonly string[]): readonly RichText[] =>
    Array.from({ length: columns }, (_, index) => toRichText(capitalise(cells[index] ?? "")));
  const block: Block = { kind: "table", header: pad(heads), rows: rows.map(pad), source, wanted: "table" };
  return { block, facts, isWhole, name: "" };
}

const bracket = /^(?<name>.{3,120}?)\s?[(（](?<inside>[^()（）]{2,80})[)）]$/u;

/** "Actions: a load test (Joon, Friday), an alert (me, done)": what stands in the brackets is of the further columns. */
function bracketedRows({ facts, stems, language }: Sought): Rows | undefined {
  for (const fact of namedBy(facts, stems, language)) {
    const members = splitMembers(fact.body).map((member) => bracket.exec(member.trim())?.groups);
    const rows = members.flatMap((groups) =>
      groups === undefined ? [] : [[groups["name"] ?? "", ...splitMembers(groups["inside"] ?? "")]],
    );
    if (rows.length < fewestRows || rows.length < members.length - 1) continue;
    const bare = splitMembers(fact.body).filter((_, index) => members[index] === undefined);
    return {
      rows: [...rows, ...bare.map((words) => [words])],
      head: fact.label,
      facts: [fact],
      isWhole: true,
    };
  }
  return undefined;
}

/** "Parcels: single 9 kg, couple 15 kg": names and amounts. */
function amountRows(sought: Sought): Rows | undefined {
  const { facts, stems, language, visual } = sought;
  const found = facts.flatMap((fact) => {
    const row = readAmountRow(fact.body, language);
    if (row === undefined || row.isChange === true) return [];
    const fit =
      shareOf(stems, `${fact.heading} ${fact.words}`, language) +
      (namesMeasure(visual.text, row.unit) ? 1 : 0);
    return fit > 0 ? [{ fact, row, fit }] : [];
  });
  const measured = measuredRows(sought);
  const best = found.toSorted((one, other) => other.fit - one.fit)[0];
  if (best === undefined || (measured?.rows.length ?? 0) > best.row.amounts.length) return measured;
  const { fact, row } = best;
  const unit = row.amounts.map(
    ({ quantity }) =>
      `${quantity.prefix}${writtenNumber(quantity, language)}${quantity.unit === "" ? "" : ` ${quantity.unit}`}`,
  );
  return {
    rows: row.amounts.map(({ label }, index) => [label, unit[index] ?? ""]),
    head: fact.label === "" ? fact.heading : fact.label,
    facts: [fact],
    isWhole: row.isWhole,
  };
}

/** Each clause that names an amount of what is measured is a row: "times and temperatures". */
function measuredRows({ facts, visual, language }: Sought): Rows | undefined {
  if (!namesAnyMeasure(visual.text)) return undefined;
  const told = facts.flatMap((fact) => {
    const rows = fact.words.split(/[,;] (?=\S)/u).flatMap((clause): readonly (readonly string[])[] => {
      const amounts = readAmounts(clause, language);
      const [amount, ...others] = amounts.filter((one) => namesMeasure(visual.text, unitOf(one)));
      if (amount === undefined || others.length > 0) return [];
      const name = `${trimLinks(clause.slice(0, amount.start))} ${clause.slice(amount.end).trim()}`.trim();
      const isName = /\p{L}{2}/u.test(name) && name.split(" ").length <= mostWordsOfName;
      return isName ? [[name, clause.slice(amount.start, amount.end)]] : [];
    });
    return rows.length === 0 ? [] : [{ fact, rows }];
  });
  const rows = told.flatMap((one) => one.rows);
  if (rows.length < fewestMeasured) return undefined;
  return { rows, head: visual.text, facts: told.map(({ fact }) => fact), isWhole: false };
}

const fewestMeasured = 3;
const mostWordsOfName = 5;

const dayWords =
  /(?<![\p{L}])(?:days?|day-by-day|week(?:days?|end)?|tage?n?|woche\p{L}*|jours?|journée|semaine|días?|semana|giorn[oi]|settimana|dias?|dagen|dag|week|dagar|dage|dni|dzień|tydzień|dny|dnů|týden|дн\p{L}{1,2}|день|недел\p{L}|gün\p{L}*|päiv\p{L}+|nap\p{L}*|zile\p{L}*|μέρ\p{L}+)(?![\p{L}])|天|日|요일|일정|يوم|أيام|ימים/iu;

/** What each day brings, a row each. */
function rowsOfDays(sought: Sought): Rows | undefined {
  if (!dayWords.test(sought.visual.text)) return undefined;
  const events = sought.facts.flatMap((fact) => {
    const own = { ...sought, facts: [fact] };
    const dated = eventsOf(own, "date");
    return dated.length > 0 ? dated : eventsOf(own, "weekday");
  });
  const days = Map.groupBy(events, ({ label }) => label);
  const weekdays = [...days.values()].filter(([event]) =>
    event === undefined ? false : readMoments(event.label, "weekday", sought.language).length > 0,
  );
  if (weekdays.length < fewestRows) return undefined;
  const rows = weekdays.map((row) => [row[0]?.label ?? "", row.map(({ title }) => title).join("; ")]);
  const facts = [...new Set(weekdays.flat().map(({ fact }) => fact))];
  const head = dayWords.exec(sought.visual.text)?.[0] ?? "";
  return { rows, head, facts, isWhole: true };
}

/** The facts whose label, or the heading above them, has the words that are asked for. */
function namedBy(facts: readonly Fact[], stems: Sought["stems"], language: string): readonly Fact[] {
  return facts.filter((fact) => shareOf(stems, `${fact.label} ${fact.heading}`, language) > 0);
}
