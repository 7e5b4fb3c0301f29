import type { AgendaEntry } from "@lectern/deck";
import { mapAll } from "../../text/map-all.ts";
import { countColumns } from "../../text/words/columns.ts";
import { type Exhibit, scores } from "../exhibits.ts";
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
