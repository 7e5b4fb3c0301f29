import { confidenceBits, findConfidences } from "../../text/lexicon/secrecy/confidences.ts";
import { findTerms, termBit } from "../../text/lexicon/terms/find-terms.ts";
import type { DocumentFacts } from "../chain/document-facts.ts";
import { roles } from "../role.ts";

type Units = DocumentFacts["units"];

const request = roles.indexOf("request");
const silent = termBit("secretLabel") | termBit("secretHint") | termBit("negation");
const hushing = confidenceBits("keeping", "secrecy", "nobody");
/** "leave X out", "X weglassen", "X fica de fora": without a word of secrecy, what is named is not to be in the deck. */
const leaving =
  /(?<![\p{L}\p{M}])(?:leave[^.;]{1,60} out|left out|leave out|keep[^.;]{1,60} out|keep out|stays? out|stays? off|comes? off|(?:is|are) off|strip out|skip|without|omit|cut out|nowhere|not for anyone|ours? alone|stays? with you|stays? ours|must not|has to go|have to go|nothing about|(?:not|never) (?:use|show|mention)|weglassen|auslassen|weg lassen|rauslassen|raus|streichen|ohne|lass\p{L}{0,2} [^.;]{1,60} weg|nirgends|bleib\p{L}{1,2} draußen|sans|laisse\p{L}{0,2} de côté|omettez|omets|sin|omite|omitir|deja\p{L}{0,2} fuera|fuera|no menciones|no mencionéis|sem|de fora|omita|senza|ometti|tralascia|fuori|zonder|weglaten|utelämna|utan|uten|uden|bez|pomiń|pomijamy|vynech\p{L}{0,3}|nélkül|hagyd ki|fără|omite|без|не указывать|не показывать|не упоминать|не вспоминать|пропусти\p{L}{0,2}|nigdzie nie|nie wspomina\p{L}{1,2}|без|не згадуй\p{L}{0,2})(?![\p{L}\p{M}])|不要提|不写|省略|除いて|抜いて|빼고|제외/iu;
const tokens =
  /\[(?!x\])\p{L}{1,12}\]|#\p{L}{1,8}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:XX+|ZZ+|QQ|§§|\*{2,3}|!{2,3})(?![\p{L}\p{N}])/gu;
/** A sign in quotes that lines are marked with: the lines with “※”. */
const quotedSign = /["'“„«「『‘]([^\p{L}\p{N}\s"'“”„«»「」『』‘’.,:;!?-]{1,3})["'”“»」』’]/u;
const braces: readonly (readonly [RegExp, string, string])[] = [
  [
    /square brackets|eckige\p{L}{0,2} klammer|crochets|corchetes|colchetes|parentesi quadre|nawias\p{L}{0,3} kwadratow|квадратн/iu,
    "[",
    "]",
  ],
  [/curly|braces|geschweifte|accolades|llaves|chaves|graffe|klamrow|фигурн/iu, "{", "}"],
  [
    /brackets|parenthes[ei]s|klammern|paréntesis|parênteses|parentesi|parenthèses|nawias|скобках|дужках|haakjes|かっこ|括号/iu,
    "(",
    ")",
  ],
];

const brackets =
  /brackets|klammern|crochets|corchetes|colchetes|chaves|llaves|accolades|parentesi|nawias|скобк|дужк|括号|かっこ/iu;

/** Returns the units that bear a mark, stand in brackets or below a heading of which the prompt says that it stays out. */
export function findDeclared(facts: DocumentFacts, estimates: Float64Array): readonly number[] {
  const { units } = facts;
  const found = new Set<number>();
  for (const [index, { unit }] of units.entries()) {
    const asks = (estimates[index * roles.length + request] ?? 0) > 0.3;
    if (unit.form === "carrier") continue;
    for (const clause of clausesOf(unit.text)) {
      if (!keepsOut(clause) || !(asks || brackets.test(clause))) continue;
      for (const place of markedUnits(units, index, clause)) found.add(place);
    }
  }
  return [...found];
}

function clausesOf(text: string): readonly string[] {
  return text.split(
    /[,;](?=\s)|\s(?:and|und|et|y|e|i|и)\s(?=lines|zeilen|sections|what|was|alles|everything)/u,
  );
}

function keepsOut(clause: string): boolean {
  return (
    leaving.test(clause) ||
    findTerms(clause).some(({ classes }) => (classes & silent) !== 0) ||
    (findConfidences(clause) & hushing) !== 0
  );
}

/** Returns the brackets, opening and closing, of which a text says that what they hold stays out; undefined where it says of none. */
export function bracketsKeptOut(text: string): readonly [string, string] | undefined {
  for (const clause of clausesOf(text)) {
    const brace = keepsOut(clause) ? braces.find(([words]) => words.test(clause)) : undefined;
    if (brace !== undefined) return [brace[1], brace[2]];
  }
  return undefined;
}

function markedUnits(units: Units, from: number, clause: string): readonly number[] {
  const token = clause.match(tokens)?.[0] ?? quotedSign.exec(clause)?.[1];
  if (token !== undefined) return bearing(units, from, token);
  const brace = braces.find(([words]) => words.test(clause));
  return brace === undefined ? [] : inside(units, from, brace[1], brace[2]);
}

/** The lines that begin or end with a mark; where it stands in a heading or alone, all below it. */
function bearing(units: Units, from: number, token: string): readonly number[] {
  const isAt = (text: string): boolean => text.trim().startsWith(token) || text.trim().endsWith(token);
  return units.flatMap(({ unit }, index): readonly number[] => {
    if (index === from || !isAt(unit.text) || unit.line === units[from]?.unit.line) return [];
    const line = units.flatMap((other, place) => (other.unit.line === unit.line ? [place] : []));
    const isHead = unit.form === "heading" || units[(line.at(-1) ?? 0) + 1]?.unit.blankBefore === false;
    const words = line.reduce((sum, place) => sum + (units[place]?.unit.text.split(/\s+/u).length ?? 0), 0);
    return isHead && words <= 8 && /^\[/u.test(token)
      ? [...line, ...sectionBelow(units, line.at(-1) ?? index)]
      : line;
  });
}

/** Up to the next heading, mark or blank line. */
function sectionBelow(units: Units, from: number): readonly number[] {
  const found: number[] = [];
  for (let index = from + 1; index < units.length; index += 1) {
    const unit = units[index]?.unit;
    if (unit === undefined || unit.form === "heading" || unit.blankBefore || unit.text.startsWith("[")) break;
    found.push(index);
  }
  return found;
}

/** What stands between brackets of one kind, over units too. */
function inside(units: Units, from: number, open: string, close: string): readonly number[] {
  const found: number[] = [];
  let isOpen = false;
  for (const [index, { unit }] of units.entries()) {
    if (index === from) continue;
    const text = unit.text.trim();
    const opens = text.startsWith(open);
    if (opens) isOpen = true;
    if (isOpen && (opens || unit.form !== "carrier")) found.push(index);
    if (isOpen && /[)\]}]\W{0,2}$/u.test(text) && text.includes(close)) isOpen = false;
    if (isOpen && units[index + 1]?.unit.blankBefore === true) isOpen = false;
  }
  return found;
}
