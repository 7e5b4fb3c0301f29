import { findTerms, termBit } from "../text/lexicon/find-terms.ts";
import type { DocumentFacts } from "./chain/document-facts.ts";

type Units = DocumentFacts["units"];

/** What a column of a table that was cut into cells is for. */
export type ColumnKind = "plan" | "head" | "note" | "secret" | "matter";

const note = termBit("note");
const secret = termBit("secretLabel") | termBit("secretHint");
const hidden =
  /(?<![\p{L}])(?:must not|not to|has to go|have to go|leave|left|out|hide|hidden|drop|ours?|internal|eyes only|private|confidential|nicht|weg|raus|intern|ohne|sans|pas|interne|no debe|no mostrar|fuera|interna|fora|non|riservat\p{L}|niet|inte|nie|bez|poufn\p{L}{1,2}|не|скрыть|убрать|внутрен\p{L}{2,4}|göster\p{L}{0,6}|gizli)(?![\p{L}])|不要|隐藏|社外秘|載せない|빼/iu;
const said =
  /(?<![\p{L}])(?:i say|i'll say|spoken|speak|notes?|said|sage ich|sprech\p{L}{0,8}|notiz\p{L}{0,2}|dis|oral|notas|digo|note|mówię|notatk\p{L}{1,3}|говорю|заметк\p{L}{1,3})(?![\p{L}])|备注|ノート|노트/iu;
const column =
  /(?<![\p{L}])(?:columns?|spalten?|colonnes?|columnas?|colunas?|colonn[ae]|kolom(?:men)?|kolumn\p{L}{0,3}|sloup\p{L}{1,3}|столб\p{L}{1,4}|колонк\p{L}{1,3}|sütun\p{L}{0,4})(?![\p{L}])/iu;
const ordinals: readonly RegExp[] = [
  /first|erste|première|primera|primeira|prima|перв/iu,
  /second|zweite|deuxième|segunda|seconda|втор/iu,
  /third|dritte|troisième|tercera|terceira|terza|трет/iu,
  /fourth|vierte|quatrième|cuarta|quarta|четв/iu,
  /fifth|fünfte|cinquième|quinta|пят/iu,
  /sixth|sechste|sixième|sexta|sesta|шест/iu,
];
const last = /last|letzte|dernière|última|ultima|laatste|sista|ostatni|poslední|последн|son/iu;
const two = /two|zwei|deux|dos|duas|due|twee|två|dwie|dvě|две/iu;

/** Returns by unit what its column is for, for tables that were cut into cells. */
export function findColumns({ units }: DocumentFacts): ReadonlyMap<number, ColumnKind> {
  const found = new Map<number, ColumnKind>();
  for (let from = 0; from < units.length; from += 1) {
    if (!isCell(units, from)) continue;
    let end = from;
    while (isCell(units, end)) end += 1;
    readTable(units, from, end, found);
    from = end;
  }
  return found;
}

function isCell(units: Units, index: number): boolean {
  const unit = units[index]?.unit;
  return unit?.form === "row" && unit.depth > 0;
}

function readTable(units: Units, from: number, end: number, found: Map<number, ColumnKind>): void {
  const line = units[from]?.unit.line;
  const isHead = (index: number): boolean => units[index]?.unit.line === line;
  const kinds = new Map<number, ColumnKind>();
  const heads = new Map<number, string>();
  let most = 0;
  for (let index = from; index < end; index += 1) {
    const unit = units[index]?.unit;
    if (unit === undefined) continue;
    most = Math.max(most, unit.depth);
    if (!isHead(index)) continue;
    heads.set(unit.depth, unit.text);
    const terms = findTerms(unit.text.replaceAll("_", " ")).reduce((all, { classes }) => all | classes, 0);
    if ((terms & secret) !== 0) kinds.set(unit.depth, "secret");
    else if ((terms & note) !== 0) kinds.set(unit.depth, "note");
  }
  for (const [depth, kind] of spokenOf(units, from, end, heads, most)) kinds.set(depth, kind);
  const isPlan = units.slice(from, end).some(({ unit }) => unit.depth === 1 && unit.marker !== undefined);
  for (let index = from; index < end; index += 1) {
    const depth = units[index]?.unit.depth ?? 0;
    const kind = kinds.get(depth);
    const isOpener = isPlan && depth === 1;
    if (isHead(index))
      found.set(index, isPlan ? "head" : kind === "secret" ? "secret" : kind === "note" ? "head" : "matter");
    else found.set(index, isOpener ? "plan" : (kind ?? "matter"));
  }
}

/** "The last two columns have to go", "the fourth column is what I say, the fifth is ours", "Spalte „Marge“ weg". */
function spokenOf(
  units: Units,
  from: number,
  end: number,
  heads: ReadonlyMap<number, string>,
  most: number,
): ReadonlyMap<number, ColumnKind> {
  const kinds = new Map<number, ColumnKind>();
  for (const [index, { unit }] of units.entries()) {
    if ((index >= from && index < end) || !column.test(unit.text)) continue;
    for (const clause of unit.text.split(/[,;](?=\s)/u)) {
      const kind = hidden.test(clause) ? "secret" : said.test(clause) ? "note" : undefined;
      if (kind === undefined) continue;
      for (const depth of columnsNamed(clause, heads, most)) kinds.set(depth, kind);
    }
  }
  return kinds;
}

function columnsNamed(clause: string, heads: ReadonlyMap<number, string>, most: number): readonly number[] {
  const small = clause.toLowerCase();
  const named = [...heads].filter(([, head]) => head.length >= 3 && small.includes(head.toLowerCase()));
  if (named.length > 0) return named.map(([depth]) => depth);
  if (last.test(clause)) return two.test(clause) ? [most - 1, most] : [most];
  const place = ordinals.findIndex((ordinal) => ordinal.test(clause));
  return place === -1 ? [] : [place + 1];
}
