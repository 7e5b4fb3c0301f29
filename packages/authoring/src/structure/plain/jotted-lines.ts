import { countColumns } from "../../text/words/columns.ts";
import { readLabel } from "../../text/words/labelled.ts";
import type { TextLine } from "./line-cursor.ts";

const shareWithRoom = 0.75;
const narrowest = 44;
const broadest = 64;

/** Behind these words a name or a clause goes on. */
const leading =
  /(?<![\p{L}\p{M}])(?:the|an?|of|to|for|and|or|with|in|on|at|by|from|our|my|der|die|das|dem|den|und|oder|mit|von|für|zu|im|am|les?|la|des?|du|et|ou|avec|pour|en|el|los|las|y|o|con|para|il|lo|gli|e|di|per|os?|as?|do|da|com|het|een|van|met|voor|i|w|z|na|и|в|на|с|для)$/iu;

/**
 * Three lines and more, most of which had room for the word that opens the next one, or so short ones, also two of these: no width
 * broke them. A label that opens the second of two short ones says so as well.
 */
export function areJotted(lines: readonly TextLine[]): boolean {
  const widest = Math.max(...lines.map(({ columns }) => columns));
  const most = lines.length === 2 && readLabel(lines[1]?.text ?? "") !== undefined ? broadest : narrowest;
  const areNarrow = widest <= most && !lines.some(({ text }) => /[.!?](?:\s|$)/u.test(text));
  const breaks = lines.slice(0, -1).map(({ text, columns }, index) => {
    const word = lines[index + 1]?.text.split(/\s/u, 1)[0] ?? "";
    return {
      hasRoom: areNarrow || columns + 1 + countColumns(word) <= widest,
      goesOn: /[,\p{Pd}(]$/u.test(text),
    };
  });
  const isPair = areNarrow && breaks.length === 1 && !leading.test(lines[0]?.text ?? "");
  const isFree =
    (breaks.length >= 2 || isPair) &&
    breaks.filter(({ hasRoom }) => hasRoom).length >= breaks.length * shareWithRoom;
  return isFree && !breaks.some(({ goesOn }) => goesOn);
}

const shareOfAll = 0.6;
const fewestBreaks = 3;
const fewestFree = 2;

/**
 * Says whether a whole text was jotted down line by line: no line holds the end of a sentence, and most of those that another
 * follows, but for the widest, had room for the word that opens the next one.
 */
export function isJottedThroughout(lines: readonly TextLine[]): boolean {
  const told = lines.filter(({ text }) => text !== "");
  if (told.some(({ text }) => /[.!?。](?:\s|$)/u.test(text))) return false;
  const widest = Math.max(...told.map(({ columns }) => columns));
  const breaks = lines.flatMap(({ text, columns }, index) => {
    const [word = ""] = lines[index + 1]?.text.split(/\s/u, 1) ?? [];
    return text === "" || word === "" ? [] : [{ columns, next: countColumns(word) }];
  });
  const free = breaks.filter(({ columns, next }) => columns + 1 + next <= widest);
  const narrower = breaks.filter(({ columns }) => columns < widest);
  return (
    breaks.length >= fewestBreaks && free.length >= fewestFree && free.length >= narrower.length * shareOfAll
  );
}
