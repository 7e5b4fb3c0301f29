import { toPlainText } from "../text/markup/rich-text.ts";
import { countColumns } from "../text/words/columns.ts";
import { readLabel } from "../text/words/labelled.ts";
import type { Block, ListBlock } from "./blocks.ts";

/** What stands at the head of minutes and reports, and the blocks without it. */
export interface Imprint {
  readonly blocks: readonly Block[];
  readonly byline?: string;
  readonly asides?: string;
}

const mostLines = 6;
const longestLine = 110;
const longestByline = 150;

const presenceWords =
  /^(?:present|attendees|participants|attending|excused|apologies|regrets|absent|minutes|chair|note ?taker|anwesend|teilnehmer(?:innen)?|teilnehmende|entschuldigt|abwesend|protokoll|présents?|participants|excusés?|absents?|presentes|asistentes|ausentes|partecipanti|assenti|aanwezig|afwezig|присутствовали|участники|отсутствовали|出席|缺席|与会者|出席者|欠席|참석자|الحضور)$/iu;

/**
 * Returns the labelled lines that a text opens with apart from the rest: who was there is told, and the lines beside the one
 * that gives the title go below it. The blocks come back as they are where they open with something else.
 */
export function readImprint(blocks: readonly Block[], title: string): Imprint {
  const [list] = blocks;
  if (list?.kind !== "list" || blocks.length < 2 || list.items.length > mostLines) return { blocks };
  const lines = linesOf(list);
  if (lines === undefined) return { blocks };
  const rest = blocks.slice(1);
  if (lines.every(({ term }) => presenceWords.test(term)))
    return { blocks: rest, asides: lines.map(({ line }) => line).join("\n") };
  const others = lines.filter(({ value }) => !isTitle(value, title));
  if (others.length === lines.length) return { blocks };
  if (others.length === 0) return { blocks: rest };
  const byline = others.map(({ line }) => line).join(" · ");
  return countColumns(byline) > longestByline ? { blocks } : { blocks: rest, byline };
}

interface LabelledLine {
  readonly line: string;
  readonly term: string;
  readonly value: string;
}

function linesOf({ items }: ListBlock): readonly LabelledLine[] | undefined {
  const lines = items.map(({ text, children }): LabelledLine | undefined => {
    const line = toPlainText(text).trim();
    const label = children.length > 0 ? undefined : readLabel(line);
    if (label === undefined) return undefined;
    const isShort = countColumns(line) <= longestLine || presenceWords.test(label.term);
    return isShort ? { line, term: label.term, value: line.slice(label.textStart) } : undefined;
  });
  const known = lines.filter((line) => line !== undefined);
  return known.length === lines.length && known.length > 0 ? known : undefined;
}

function isTitle(value: string, title: string): boolean {
  const words = value.replace(/[.。]$/u, "");
  return words === title || (title.endsWith("…") && words.startsWith(title.slice(0, -1)));
}
