import type { TableRow } from "@lectern/deck";
import { tableWordsOf } from "../../structure/formats/table-words.ts";
import { countColumns } from "../../text/columns.ts";
import { mapAll } from "../../text/map-all.ts";
import { readDates } from "../../text/read-dates.ts";
import { toRichText } from "../../text/rich-text.ts";
import type { Exhibit, ExhibitContext } from "../exhibits.ts";
import type { ListEntry } from "../list-entries.ts";

const fewestEntries = 2;
const mostEntries = 16;
const longestStatus = 60;

const revisedWords =
  /(?<![\p{L}\p{M}])(?:new|now|revised|moved|neu|nun|jetzt|verschoben|nouveau|nouvelle|maintenant|reporté|nuev[oa]|ahora|nuov[oa]|ora|nov[oa]|agora|nieuw|nu|nowy|nytt?|нов\p{L}{2}|перенесено|الجديد|جديد)(?![\p{L}\p{M}])|→|->|新|改为|変更/iu;
const plannedWords =
  /^(?:planned|plan|was|originally|due|geplant|ursprünglich|prévu|initialement|previsto|previst[oa]|original|inizialmente|gepland|planowany|planerat|план|المخطط|原定|当初|計画|계획)(?: for| für| am| pour| para| per| на)?[:\s]{0,3}/iu;

/**
 * Returns the table of milestones, some of which moved: each item has a name and one date, or the planned and the new one.
 * Undefined where nothing moved: a timeline shows that better.
 */
export function findRescheduled(
  entries: readonly ListEntry[],
  { language }: ExhibitContext,
): Exhibit | undefined {
  if (entries.length < fewestEntries || entries.length > mostEntries) return undefined;
  const moved = mapAll(entries, (entry) => milestoneOf(entry, language));
  if (moved === undefined || !moved.some(({ revised }) => revised !== "")) return undefined;
  const words = tableWordsOf(language);
  if (words === undefined) return undefined;
  const hasStatus = moved.some(({ status }) => status !== "");
  const columns = [
    { heading: words.milestone },
    { heading: words.planned },
    { heading: words.revised },
    ...(hasStatus ? [{ heading: words.status }] : []),
  ];
  const rows = moved.map(({ name, planned, revised, status }): TableRow => {
    const cells = [toRichText(name), toRichText(planned), revisedCell(revised)];
    return { cells: hasStatus ? [...cells, toRichText(status)] : cells };
  });
  return { body: { kind: "table", columns, rows }, strength: "strong" };
}

interface Milestone {
  readonly name: string;
  readonly planned: string;
  readonly revised: string;
  readonly status: string;
}

function milestoneOf({ term, rest, item }: ListEntry, language: string): Milestone | undefined {
  if (term === undefined || item.children.length > 0 || rest.length > 160) return undefined;
  const [first, second, ...more] = readDates(rest, language);
  if (first === undefined || more.length > 0) return undefined;
  const before = rest.slice(0, first.start).replace(plannedWords, "").trim();
  if (before !== "") return undefined;
  const planned = rest.slice(first.start, first.end);
  if (second === undefined) return withStatus({ name: term, planned, revised: "" }, rest.slice(first.end));
  if (!revisedWords.test(rest.slice(first.end, second.start))) return undefined;
  const revised = rest.slice(second.start, second.end);
  return withStatus({ name: term, planned, revised }, rest.slice(second.end));
}

function withStatus(milestone: Omit<Milestone, "status">, after: string): Milestone | undefined {
  const status = after.replace(/^[\s,;:()–—-]{1,6}/u, "").replace(/[)\s.]{1,2}$/u, "");
  return countColumns(status) > longestStatus ? undefined : { ...milestone, status };
}

function revisedCell(date: string): TableRow["cells"][number] {
  return date === "" ? [] : [{ text: date, bold: true }];
}
