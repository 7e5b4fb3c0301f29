import type { TextLine } from "./line-cursor.ts";

/** A text in which so many lines end within a word was set by a program that parts words. */
const fewestParted = 3;

/** At least so many of its lines do: who only wraps lines breaks them at hyphens too, but seldom. */
const leastShare = 1 / 12;

/** Words that keep their hyphen before another one: "well-known", "self-made". */
const joiningWords = new Set(["well", "self", "non", "semi", "half"]);

/** "Nord- und Südufer": the hyphen stands for what both words share. */
const sharedEnd = /^(?:und|oder|bis|bzw\.?|sowie|and|or|to|et|ou|y|o|e|en|of|och|og|i|lub)(?![\p{L}\p{M}])/iu;

/** Says whether a line ends within a word that goes on in the next one. */
export function endsWithinWord(before: string, after: string): boolean {
  return /\p{L}-$/u.test(before.slice(-3)) && /^\p{Ll}/u.test(after) && !sharedEnd.test(after.slice(0, 8));
}

/** Returns the lines of a typeset text with those words whole that were parted at the ends of lines. */
export function joinPartedWords(lines: readonly TextLine[]): readonly TextLine[] {
  const isParted = ({ text }: TextLine, index: number): boolean =>
    endsWithinWord(text, lines[index + 1]?.text ?? "");
  const parted = lines.filter(isParted).length;
  const written = lines.filter(({ text }) => text !== "").length;
  if (parted < fewestParted || parted < written * leastShare) return lines;
  const known = knownWords(lines, isParted);
  const joined: TextLine[] = [];
  let moved = 0;
  for (const [index, line] of lines.entries()) {
    const text = line.text.slice(moved).trimStart();
    const next = lines[index + 1]?.text ?? "";
    moved = isParted(line, index) ? (next.split(" ", 1)[0]?.length ?? 0) : 0;
    joined.push({ ...line, text: moved === 0 ? text : joinWord(text, next.slice(0, moved), known) });
  }
  return joined;
}

/** All words that stand whole in the text, compounds with their hyphens, in lower case. */
function knownWords(
  lines: readonly TextLine[],
  isParted: (line: TextLine, index: number) => boolean,
): ReadonlySet<string> {
  const known = new Set<string>();
  let isSecondPart = false;
  for (const [index, line] of lines.entries()) {
    const words = line.text.toLowerCase().match(/\p{L}{1,40}(?:-\p{L}{1,40})?/gu) ?? [];
    if (isSecondPart) words.shift();
    isSecondPart = isParted(line, index);
    if (isSecondPart) words.pop();
    for (const word of words) known.add(word);
  }
  return known;
}

/** The hyphen is the word's own where both its parts are words of the text, or the text has it elsewhere. */
function joinWord(line: string, end: string, known: ReadonlySet<string>): string {
  const first = /\p{L}{1,40}(?=-$)/u.exec(line.slice(-41))?.[0] ?? "";
  const second = /^\p{L}{1,40}/u.exec(end)?.[0] ?? "";
  const [before, after] = [first.toLowerCase(), second.toLowerCase()];
  const isCompound =
    joiningWords.has(before) ||
    (first.length > 1 && first === first.toUpperCase()) ||
    known.has(`${before}-${after}`) ||
    (known.has(before) && known.has(after) && !known.has(before + after));
  return (isCompound ? line : line.slice(0, -1)) + end;
}
