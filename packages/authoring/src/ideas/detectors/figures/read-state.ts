import type { StatusState, TableRow } from "@lectern/deck";
import { toPlainText } from "../../../text/markup/rich-text.ts";

/** Words that name how something stands and nothing else, whole cells as they stand in reports. */
const words: Readonly<Record<StatusState, RegExp>> = {
  good: /^(?:on track|on time|on schedule|on plan|done|completed?|finished|green|ok|okay|passed|healthy|achieved|im plan|im zeitplan|erledigt|fertig|abgeschlossen|erreicht|grün|terminée?|achevée?|dans les temps|vert|hecho|completad[oa]|en plazo|terminad[oa]|verde|completat[oa]|fatto|concluíd[oa]|feito|no prazo|klaar|gereed|afgerond|op schema|groen|готово|выполнено|завершено|по плану|зел[её]ный|完成|已完成|正常|按计划|完了|達成|順調|완료|정상|مكتمل|مكتملة|أخضر|وفق الخطة)$/iu,
  watch:
    /^(?:at risk|amber|yellow|watch|needs attention|gefährdet|gelb|kritisch beobachten|à risque|à surveiller|orange|jaune|en riesgo|amarillo|a rischio|giallo|em risco|amarelo|risico|oranje|geel|под угрозой|риск|ж[её]лтый|有风险|风险|注意|要注意|주의|معرض للخطر|أصفر)$/iu,
  bad: /^(?:off track|behind|behind schedule|late|delayed|overdue|blocked|failed|red|critical|missed|verspätet|verzögert|im verzug|überfällig|blockiert|gescheitert|rot|kritisch|en retard|bloquée?|rouge|retrasad[oa]|atrasad[oa]|bloquead[oa]|rojo|vencid[oa]|in ritardo|bloccat[oa]|rosso|vermelho|te laat|vertraagd|geblokkeerd|rood|просрочено|задержка|заблокировано|красный|延期|逾期|延误|阻塞|遅延|遅れ|지연|متأخر|متأخرة|أحمر)$/iu,
  neutral:
    /^(?:open|planned|not started|in progress|ongoing|pending|tbd|scheduled|to do|offen|geplant|nicht begonnen|in arbeit|laufend|ausstehend|en cours|prévue?|à faire|ouverte?|en curso|pendiente|previst[oa]|planificad[oa]|in corso|da fare|em andamento|pendente|planejad[oa]|gepland|bezig|niet gestart|в работе|запланировано|не начато|进行中|计划中|未开始|待定|進行中|予定|未着手|진행 중|예정|قيد التنفيذ|مخطط|مخططة)$/iu,
};

const order = ["good", "watch", "bad", "neutral"] as const;

/** Returns the state that words name, a coloured mark before them or not; undefined where they say anything else. */
export function readState(text: string): StatusState | undefined {
  const bare = text
    .slice(0, 60)
    .replace(/^(?:\p{Extended_Pictographic}|\uFE0F|[\s●○◆■▲▼✓✗✘]){1,6}/u, "")
    .trim();
  return bare === "" ? undefined : order.find((state) => words[state].test(bare));
}

const fewestRows = 2;

/** Returns rows with the states of those columns, the first aside, whose cells all name one, and not all of them the same. */
export function withStates(rows: readonly TableRow[]): readonly TableRow[] {
  const width = rows[0]?.cells.length ?? 0;
  const told = rows.filter(({ role }) => role !== "total");
  const read = told.map(({ cells }) => cells.map((cell) => readState(toPlainText(cell))));
  const isTold = Array.from({ length: width }, (_, column) => {
    const filled = told.flatMap(({ cells }, row) => (cells[column]?.length ? [read[row]?.[column]] : []));
    return (
      column > 0 && filled.length >= fewestRows && !filled.includes(undefined) && new Set(filled).size > 1
    );
  });
  if (!isTold.includes(true)) return rows;
  return rows.map((row) => {
    const index = told.indexOf(row);
    if (index === -1) return row;
    return {
      ...row,
      states: row.cells.map((_, column) => (isTold[column] ? (read[index]?.[column] ?? null) : null)),
    };
  });
}
