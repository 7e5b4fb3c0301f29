import type { AgendaEntry } from "@lectern/deck";
import { taskWordsOf } from "../../text/languages/labels.ts";
import { isMeetingPoint } from "../../text/lexicon/meeting-points.ts";
import { mapAll } from "../../text/map-all.ts";
import { toPlainText } from "../../text/markup/rich-text.ts";
import { capitalise } from "../../text/words/capitalise.ts";
import { countColumns } from "../../text/words/columns.ts";
import { type Exhibit, type SectionContext, scores } from "../exhibits.ts";
import type { ListEntry } from "./list-entries.ts";

const headings =
  /(?:^|\s)(?:agenda|tagesordnung|ablauf|ordre du jour|au programme|programme|orden del día|ordine del giorno|pauta|ordem do dia|dagorde|agendapunten|dagsorden|dagordning|porządek|повестка(?: дня)?|议程|議程|議題|アジェンダ|의제|جدول الأعمال)(?:$|\s|:)/iu;
const minutesAtEnd =
  /^(.{2,120}?)\s?[(\uFF08[,–—-]\s?(\d{1,3})\s?(?:min(?:ute[ns]?|utos|uti)?\.?|мин(?:ут[аы]?)?\.?|分(?:钟|鐘|間)?|분|دقائق|دقيقة)(?:\s?[,;:、，–—-]\s?([^()\d]{3,30}))?[)\uFF09\]]?[.。]?$/iu;
const mostEntries = 14;

/** Returns the agenda that a list under a heading of that name is, where every entry has its minutes: "Budget (20 min, decision)". */
export function findTimedAgenda(entries: readonly ListEntry[], heading: string): Exhibit | undefined {
  if (entries.length < 2 || entries.length > mostEntries || !headings.test(heading.slice(0, 80)))
    return undefined;
  const read = mapAll(entries, readEntry);
  return read && { body: { kind: "agenda", entries: read }, score: scores.setOut };
}

function readEntry({ words, item }: ListEntry): AgendaEntry | undefined {
  const [, title, minutes, ask] = minutesAtEnd.exec(words.slice(0, 200)) ?? [];
  const count = Number(minutes);
  if (title === undefined || item.children.length > 0 || count < 1 || countColumns(title) > 110)
    return undefined;
  const bare = title.replace(/[\s:,–—-]{1,4}$/u, "");
  return { title: bare, minutes: count, ...(ask !== undefined && { ask: ask.trim() }) };
}

const fewestOfMeeting = 4;
const fewestPoints = 2;
const longestTitle = 90;
const longestSummary = 120;

/** Returns the agenda of a meeting that a numbered list is, where two of its points stand on most agendas. */
export function findMeetingAgenda(
  entries: readonly ListEntry[],
  isOrdered: boolean,
  { heading, language }: SectionContext,
): Exhibit | undefined {
  if (!isOrdered || entries.length < fewestOfMeeting || entries.length > mostEntries) return undefined;
  if (entries.filter(({ words }) => isMeetingPoint(words)).length < fewestPoints) return undefined;
  const read = mapAll(entries, readPoint);
  const name = taskWordsOf(language)?.agenda;
  const title = heading !== "" || name === undefined ? {} : { title: name };
  return read && { body: { kind: "agenda", entries: read }, score: scores.setOut, ...title };
}

/** "Treasurer's report (balance $4,318)", "Fair: booths, helpers", "New roof, two quotes": what it is, and what is known of it. */
function readPoint({ words, term, rest, item }: ListEntry): AgendaEntry | undefined {
  const whole = words.replace(/[.。]$/u, "");
  const [, name = whole, bracketed, added] =
    /^(.{3,80}?)\s?[(\uFF08]([^()\uFF08\uFF09]{2,120})[)\uFF09]$/u.exec(whole) ??
    /^([^,(]{8,80})(), (.{8,120})$/u.exec(whole) ??
    [];
  const below = item.children.map(({ text }) => toPlainText(text)).join("; ");
  const summary = [term === undefined ? bracketed || added : rest, below]
    .filter((part) => part !== undefined && part !== "")
    .join("; ");
  const title = term ?? name;
  if (countColumns(title) > longestTitle || countColumns(summary) > longestSummary) return undefined;
  return { title, ...(summary === "" ? {} : { summary: capitalise(summary) }) };
}
