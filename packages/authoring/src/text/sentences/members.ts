import type { Span } from "../span.ts";
import { countColumns } from "../words/columns.ts";

const marks = [" → ", "→", "; ", " · ", " - ", " – ", "、", "، ", ", "];
const looseMarks = new Set([", ", "、", "، "]);

/** Returns the members of an enumeration, cut at its strongest mark outside of brackets and quotations. */
export function splitMembers(words: string): readonly string[] {
  for (const mark of marks) {
    const members = membersAt(words, mark);
    if (members.length >= 3 || (members.length === 2 && !looseMarks.has(mark))) return members;
    if (members.length === 2 && members.every((member) => countColumns(member) <= 60)) return members;
  }
  return words.trim() === "" ? [] : [words.trim()];
}

/**
 * Returns where the members of a sentence stand that only lists things: three or more that are parted by dashes, arrows
 * or points, or by commas if they open small, carry brackets or each have a figure. Undefined for any other sentence.
 */
export function findEnumeration(sentence: string): readonly Span[] | undefined {
  for (const mark of [" → ", " · ", " – ", " - ", ", ", "، "]) {
    if (!sentence.includes(mark)) continue;
    const spans = spansAt(sentence, mark);
    const members = spans.map(({ start, end }) => sentence.slice(start, end));
    if (members.length < 3 || members.some((member) => member.trim() === "" || countColumns(member) > 90))
      continue;
    if (!looseMarks.has(mark) || isListOfThings(sentence, members)) return spans;
  }
  return undefined;
}

/** "which would cost, we think, 300 a year": a clause on what was told before is no list. */
const opensRelative =
  /^(?:which|who|whose|ce qui|ce que|qui|lo que|lo cual|o que|il che|wat|was|vilket|hvilket|co|что|що)\s/u;

function isListOfThings(sentence: string, members: readonly string[]): boolean {
  const bracketed = members.filter(
    (member) => member.includes("(") && member.trimEnd().replace(/\.$/u, "").endsWith(")"),
  );
  if (bracketed.length >= 2) return true;
  if (members.length >= 4 && members.every((member) => /\p{Nd}/u.test(member) && countColumns(member) <= 40))
    return true;
  const isSmall =
    /^\p{Ll}/u.test(sentence) &&
    !opensRelative.test(sentence) &&
    members.every((member) => countColumns(member) <= 40);
  return isSmall && !/ (?:and|und|et|y|e|и|or|oder|ou|o) /u.test(members[0] ?? "");
}

/** Most of what is looked at: no mark begins with one. */
function isWordCharacter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39);
}

function membersAt(words: string, mark: string): readonly string[] {
  const members = spansAt(words, mark).map(({ start, end }) => words.slice(start, end).trim());
  return members.filter((member) => member !== "");
}

/** Returns the parts of a text between the places of a mark, those in brackets and quotations left aside. */
export function spansAt(words: string, mark: string): readonly Span[] {
  if (!words.includes(mark)) return [{ start: 0, end: words.length }];
  const spans: Span[] = [];
  let depth = 0;
  let isQuoted = false;
  let start = 0;
  for (let index = 0; index < words.length; index += 1) {
    if (isWordCharacter(words.charCodeAt(index))) continue;
    const character = words.charAt(index);
    if ("(\uFF08“「『«".includes(character)) depth += 1;
    else if (")\uFF09”」』»".includes(character)) depth = Math.max(0, depth - 1);
    else if (character === '"') isQuoted = !isQuoted;
    else if (depth === 0 && !isQuoted && words.startsWith(mark, index)) {
      spans.push({ start, end: index });
      start = index + mark.length;
      index = start - 1;
    }
  }
  return [...spans, { start, end: words.length }];
}

const opensLast = /^(?:and|und|et|y|e|и|en|och|og|oraz|i|a|и|і|та|ve|sowie|und auch|as well as) /iu;
const beforeLast = /,? (?:and|und|et|y|и|och|og|oraz|sowie) (?=\S+(?: \S+){0,7}$)/iu;

const fewestOfRow = 2;

/** Returns the members of a row with the last one free of its "and", or cut at it: "a, b, and c", "a, b and c". */
export function cutLastMember(words: string, spans: readonly Span[]): readonly Span[] {
  const last = spans.at(-1);
  if (last === undefined || spans.length < fewestOfRow) return spans;
  const own = words.slice(last.start, last.end);
  // Of two members the second may as well go on about the first: "a week at sea, and a day at home".
  const opening = spans.length > fewestOfRow ? (opensLast.exec(own)?.[0].length ?? 0) : 0;
  // "Bike and repairs for 219 euro": the amount is of both.
  const isFree =
    opening === 0 && !own.includes("(") && !(spans.length === fewestOfRow && /\p{Nd}/u.test(own));
  const found = isFree ? beforeLast.exec(own.trimEnd()) : null;
  // "…, insurance 1,920, mats and mower 1,240": where a number follows each name, what stands before the "and" is of one with what follows it.
  const isNumbered = (member: string): boolean => /\p{L}:? \P{L}{0,3}\p{Nd}/u.test(member);
  const areNumbered = [...spans.slice(0, -1).map(({ start, end }) => words.slice(start, end)), own].every(
    isNumbered,
  );
  const isOne =
    found !== null &&
    areNumbered &&
    !/\p{Nd}/u.test(own.slice(0, found.index)) &&
    /^\p{L}/u.test(own.slice(found.index + found[0].length));
  const joint = isOne ? null : found;
  const cut = joint === null ? [] : [last.start + joint.index, last.start + joint.index + joint[0].length];
  const [end, start] = cut;
  return [
    ...spans.slice(0, -1),
    ...(start === undefined || end === undefined
      ? [{ start: last.start + opening, end: last.end }]
      : [
          { start: last.start, end },
          { start, end: last.end },
        ]),
  ];
}

const clauseMarks = [" / ", " – ", " - ", " · ", "; ", "；", "、", "، ", "，", ", "];
/** "Pillars 3 and 5 are rusted through": two small numbers behind one word tell which ones, and no amounts. */
const apart = "(?!(?<=\\p{L}{2} \\p{Nd}{1,2} \\p{L}{1,5} )\\p{Nd}{1,2}(?![\\p{Nd}%°€$£]|[.,:/]\\p{Nd}))";
const conjunctions = new RegExp(
  `,? (?:and|und|et|y|e|и|en|och|og|oraz) ${apart}(?=(?:[^,;]|,\\p{Nd}){0,60}$)`,
  "iu",
);
const conjunctionsButOne = new RegExp(
  `,? (?:and|und|et|y|e|и|och|og|oraz) ${apart}(?=(?:[^,;]|,\\p{Nd}){0,60}$)`,
  "iu",
);
const longestOfClauses = 600;
const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** "en" is no "and" where another one stands beside it: "8,90 en febrero y 8,10 en marzo". */
function cutTail(words: string): readonly string[] {
  const parts = words.split(conjunctions);
  const cut = parts.length > 2 ? words.split(conjunctionsButOne) : parts;
  return cut.map((part) => part.trim());
}

/** Returns the ways in which a sentence falls into two or more clauses, at each mark that it has, the last "and" included. */
export function splitClausesOf(sentence: string): readonly (readonly string[])[] {
  if (sentence.length > longestOfClauses) return [];
  // Narrow marks between wide characters are typed for wide ones.
  const words = wide.test(sentence)
    ? sentence.replace(/;(?=\S)|(?<!\p{Nd}),(?=\S)|,(?=[^\s\p{Nd}])/gu, (mark) =>
        mark === "," ? "，" : "；",
      )
    : sentence;
  const mixed =
    words.includes("; ") && words.includes(", ") ? [membersAt(words.replaceAll("; ", ", "), ", ")] : [];
  const ways = clauseMarks.flatMap((mark) => {
    const parts = words.includes(mark) ? membersAt(words, mark) : [];
    if (parts.length < 2) return [];
    const last = (parts.at(-1) ?? "").replace(/^(?:and|und|et|y|e|и|en|och|og|oraz) /iu, "");
    const tail = cutTail(last);
    const whole = [...parts.slice(0, -1), last];
    return tail.length === 2 ? [[...parts.slice(0, -1), ...tail], whole] : [whole];
  });
  return [...ways, ...mixed];
}
