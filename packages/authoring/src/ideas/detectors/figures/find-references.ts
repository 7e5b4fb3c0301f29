import type { Figure, Reference } from "@lectern/deck";
import { readWholeQuantity } from "../../../text/numbers/read-quantities.ts";
import { countColumns } from "../../../text/words/columns.ts";
import { type Exhibit, type SectionContext, scores } from "../../exhibits.ts";
import type { ListEntry } from "../list-entries.ts";
import { unitOf } from "./data-table.ts";
import { targetWords } from "./plan-marks.ts";

const nowWords =
  /^(?:now|today|current(?:ly)?|actual|this (?:year|quarter|month)|jetzt|heute|aktuell|ist(?:wert)?|dieses jahr|maintenant|aujourd['’]hui|actuellement|cette année|ahora|hoy|actualmente|este año|adesso|oggi|attuale|quest['’]anno|agora|hoje|atual|este ano|nu|vandaag|dit jaar|i dag|сейчас|сегодня|стало|в этом году|现在|目前|今年|現在|지금|현재|الآن|اليوم|هذا العام)$/iu;
const wasWords =
  /^(?:was|before|then|previous(?:ly)?|last (?:year|quarter|month)|baseline|vorher|bisher|früher|vorjahr|letztes jahr|war|avant|auparavant|l['’]an dernier|année précédente|antes|el año pasado|año anterior|prima|l['’]anno scorso|ano passado|ano anterior|vroeger|vorig jaar|förra året|было|раньше|в прошлом году|之前|去年|以前|昨年|작년|이전|سابقًا|سابقا|العام الماضي)$/iu;

/** Returns the figure that a list sets against what it was and is to be: "Last year: 6 %", "Now: 4 %", "Target: 3 %". */
export function findReferences(
  entries: readonly ListEntry[],
  { heading, language }: SectionContext,
): Exhibit | undefined {
  if (entries.length < 2 || entries.length > 3 || heading === "" || countColumns(heading) > 60)
    return undefined;
  const read = entries.flatMap(({ term, rest, item }) => {
    const quantity = readWholeQuantity(rest.replace(/[.。]$/u, ""), language);
    const role = term === undefined ? undefined : roleOf(term);
    if (term === undefined || quantity === undefined || role === undefined || item.children.length > 0)
      return [];
    return [
      {
        term,
        role,
        value: quantity.value,
        shown: rest.replace(/[.。]$/u, "").trim(),
        unit: unitOf(quantity),
      },
    ];
  });
  const roles = new Set(read.map(({ role }) => role));
  const now = read.find(({ role }) => role === "now");
  if (read.length < entries.length || roles.size < entries.length || now === undefined) return undefined;
  if (read.some(({ unit, shown }) => unit !== now.unit || countColumns(shown) > 22)) return undefined;
  const references = read.flatMap(({ term, role, value, shown }): readonly Reference[] =>
    role === "now" ? [] : [{ label: term, value, shown, role }],
  );
  const figure: Figure = { value: now.shown, label: now.term, amount: now.value, references };
  return { body: { kind: "numbers", figures: [figure] }, score: scores.setOut };
}

function roleOf(term: string): "now" | "was" | "target" | undefined {
  const words = term.trim().slice(0, 40);
  if (nowWords.test(words)) return "now";
  if (targetWords.test(words)) return "target";
  return wasWords.test(words) ? "was" : undefined;
}
