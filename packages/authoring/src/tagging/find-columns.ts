import { isHidden, keepsColumnOut, speaksOfColumns } from "../text/lexicon/column-words.ts";
import { findTerms, termBit } from "../text/lexicon/terms/find-terms.ts";
import { placeOf } from "../text/numbers/slide-order.ts";
import type { DocumentFacts } from "./chain/document-facts.ts";
import { roles } from "./role.ts";

type Units = DocumentFacts["units"];

/** What a column of a table that was cut into cells is for. */
export type ColumnKind = "plan" | "head" | "note" | "secret" | "matter";

const request = roles.indexOf("request");
const withhold = roles.indexOf("withhold");
/** Words that keep a column out are no matter, even where the chain doubts it. */
const likely = 0.1;
const note = termBit("note");
const secret = termBit("secretLabel") | termBit("secretHint");
const said =
  /(?<![\p{L}])(?:i say|i'll say|spoken|speak|notes?|said|sage ich|sprech\p{L}{0,8}|notiz\p{L}{0,2}|dis|oral|notas|digo|note|mówię|notatk\p{L}{1,3}|говорю|заметк\p{L}{1,3})(?![\p{L}])|备注|ノート|노트/iu;
const two = /two|zwei|deux|dos|duas|due|twee|två|dwie|dvě|две/iu;

/** Returns by unit what its column is for, for tables that were cut into cells. */
export function findColumns(
  { units }: DocumentFacts,
  estimates: Float64Array,
): ReadonlyMap<number, ColumnKind> {
  const found = new Map<number, ColumnKind>();
  for (let from = 0; from < units.length; from += 1) {
    if (!isCell(units, from)) continue;
    let end = from;
    while (isCell(units, end)) end += 1;
    readTable(units, from, end, { found, estimates });
    from = end;
  }
  return found;
}

function isCell(units: Units, index: number): boolean {
  const unit = units[index]?.unit;
  return unit?.form === "row" && unit.depth > 0;
}

interface Reading {
  readonly found: Map<number, ColumnKind>;
  readonly estimates: Float64Array;
}

function readTable(units: Units, from: number, end: number, { found, estimates }: Reading): void {
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
  for (const [depth, kind] of spokenOf(units, from, end, heads, most, estimates)) kinds.set(depth, kind);
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
  estimates: Float64Array,
): ReadonlyMap<number, ColumnKind> {
  // What names a head without a word such as "column" may be matter: only a wish keeps it out.
  const isWish = (index: number) =>
    (estimates[index * roles.length + request] ?? 0) + (estimates[index * roles.length + withhold] ?? 0) >=
    likely;
  const kinds = new Map<number, ColumnKind>();
  for (const [index, { unit }] of units.entries()) {
    if ((index >= from && index < end) || unit.form === "row") continue;
    if (speaksOfColumns(unit.text)) {
      const named = columnsNamed(unit.text, heads, most);
      for (const clause of clausesOf(unit.text)) {
        const kind = hides(clause) ? "secret" : said.test(clause) ? "note" : undefined;
        const own = columnsNamed(clause, heads, most);
        // "The last column is in the contract, keep it out": what keeps it out says "it".
        if (kind !== undefined) for (const depth of own.length > 0 ? own : named) kinds.set(depth, kind);
      }
    } else if (isWish(index) && keepsColumnOut(unit.text))
      for (const depth of headsNamed(unit.text, heads)) kinds.set(depth, "secret");
  }
  return kinds;
}

function columnsNamed(clause: string, heads: ReadonlyMap<number, string>, most: number): readonly number[] {
  const named = headsNamed(clause, heads);
  if (named.length > 0) return named;
  const places = (clause.toLowerCase().match(/[\p{L}\p{M}\p{Nd}'’-]{2,30}/gu) ?? []).map(placeOf);
  if (places.includes("beforeLast")) return [most - 1];
  const numbered = columnNumber.exec(clause);
  if (numbered !== null) return [Number(numbered[1] ?? numbered[2])];
  if (places.includes("last") || unspacedLast.test(clause) || rightmost.test(clause))
    return two.test(clause) ? [most - 1, most] : [most];
  return places.filter((place) => typeof place === "number");
}

/** Returns the columns whose heads stand in a text whole, or by their first word, however it ends: "margem_pct" is "a margem". */
function headsNamed(text: string, heads: ReadonlyMap<number, string>): readonly number[] {
  const words = new Set(stemsOf(text));
  const small = text.toLowerCase();
  return [...heads].flatMap(([depth, head]) => {
    const own = stemsOf(head);
    const han = head.match(/\p{sc=Han}{2,12}/u)?.[0];
    const isWhole =
      (head.length >= 3 && small.includes(head.toLowerCase())) || (han !== undefined && text.includes(han));
    const isNamed = own.length > 0 && own[0] !== undefined && own[0].length >= 4 && words.has(own[0]);
    return isWhole || isNamed ? [depth] : [];
  });
}

function stemsOf(text: string): readonly string[] {
  return (text.toLowerCase().match(/\p{L}[\p{L}\p{M}]{2,30}/gu) ?? []).map((word) => word.slice(0, 6));
}

function clausesOf(text: string): readonly string[] {
  return text.split(/[,;،](?=\s)|[，；、]/u);
}

/** Says whether a clause keeps out of the deck what it names. */
function hides(clause: string): boolean {
  return isHidden(clause) || keepsColumnOut(clause);
}

const columnNumber =
  /(?:column|spalte|colonne|columna|coluna|colonna|kolom|kolumn|столб\p{L}{1,4}|sütun|列)\s?(?:no\.?|nr\.?)?\s?(\p{Nd}{1,2})(?!\p{Nd})|第(\p{Nd}{1,2})列/iu;
const rightmost =
  /(?<!\p{L})(?:right-?(?:hand|most)?|rechte\p{L}?|(?:de|à|tout à) droite|derecha|direita|destra|rechter\p{L}{0,4}|högra|højre|høyre|praw\p{L}{1,2}|prav[áýéo]\p{L}?|прав\p{L}{2,3})(?!\p{L})|最右|右端|右侧|오른쪽/iu;
const unspacedLast = /最后|最後|마지막/u;
