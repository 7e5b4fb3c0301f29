import type { TableRow } from "@lectern/deck";
import { tableWordsOf } from "../../structure/formats/table-words.ts";
import { capitalise } from "../../text/capitalise.ts";
import { countColumns } from "../../text/columns.ts";
import { mapAll } from "../../text/map-all.ts";
import { toRichText } from "../../text/rich-text.ts";
import { clip } from "../../writing/create-points.ts";
import type { Exhibit, ExhibitContext } from "../exhibits.ts";
import type { ListEntry } from "../list-entries.ts";

const fewestEntries = 3;
const mostEntries = 12;
const longestRemark = 180;

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
  ].flatMap(wordsOf),
);

/** Returns the table of areas, each with its status as a word and why, that a list of such items is. */
export function findStatuses(
  entries: readonly ListEntry[],
  { language }: ExhibitContext,
): Exhibit | undefined {
  if (entries.length < fewestEntries || entries.length > mostEntries) return undefined;
  const statuses = mapAll(entries, statusOf);
  if (statuses === undefined) return undefined;
  const words = tableWordsOf(language);
  const hasRemarks = statuses.some(({ remark }) => remark !== "");
  const columns = [
    { heading: words?.area ?? "" },
    { heading: words?.status ?? "↕" },
    ...(hasRemarks ? [{ heading: words?.remark ?? "" }] : []),
  ];
  const rows = statuses.map(({ area, status, remark }): TableRow => {
    const cells = [toRichText(area), [{ text: status, bold: true }]];
    return { cells: hasRemarks ? [...cells, toRichText(remark)] : cells };
  });
  return { body: { kind: "table", columns, rows }, strength: "strong" };
}

interface Status {
  readonly area: string;
  readonly status: string;
  readonly remark: string;
}

function statusOf({ term, rest, item }: ListEntry): Status | undefined {
  if (term === undefined || item.children.length > 0) return undefined;
  const end = endOfStatus(rest);
  if (end === 0) return undefined;
  const remark = unwrap(rest.slice(end).replace(/^[\s,;:.–—-]{1,4}/u, ""));
  if (countColumns(remark) > longestRemark) return undefined;
  return { area: term, status: capitalise(rest.slice(0, end)), remark: clip(remark, longestRemark) };
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
  const inner = /^[(\uFF08]([^()\uFF08\uFF09]{1,400})[)\uFF09][.。]?$/u.exec(words)?.[1];
  return inner ?? words;
}

/** Phrases stand between bars, the words of the first part each on their own. */
function wordsOf(line: string): readonly string[] {
  const [words = "", ...phrases] = line.split("|");
  return [...words.split(" "), ...phrases];
}
