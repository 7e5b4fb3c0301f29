import { hasPoint, type Idea, type Passage, pointsOf } from "../ideas/ideas.ts";
import { unfoldSentences } from "../ideas/unfold-sentences.ts";
import { toPlainText } from "../text/markup/rich-text.ts";
import { countColumns } from "../text/words/columns.ts";
import { strikingAmount } from "./striking-amount.ts";

/** A figure has no longer sentence below it. */
export const longestLabel = 110;

const mostFigures = 4;

/** Two to four sentences that tell an amount each. */
export interface KeyFigure {
  readonly value: string;
  readonly told: Passage;
}

/** Returns the amounts of an idea whose two to four sentences tell one each. */
export function readKeyFigures(idea: Idea, language: string): readonly KeyFigure[] | undefined {
  const sentences = plainSentencesOf(idea);
  if (sentences.length < 2 || sentences.length > mostFigures) return undefined;
  const figures = sentences.flatMap((told): readonly KeyFigure[] => {
    const value = amountOf(told, language);
    return value === undefined ? [] : [{ value, told }];
  });
  return figures.length === sentences.length ? figures : undefined;
}

/** Says whether the slide of an idea would hold a single sentence: large, or below a title that only repeats it. */
export function showsOneSentence(idea: Idea, language: string): boolean {
  const [part, ...others] = idea.parts;
  if (part === undefined || others.length > 0 || idea.exhibit !== undefined || idea.isOpen === true)
    return false;
  const points = part.passages.filter(hasPoint);
  if (points.some(({ point }) => point.children !== undefined)) return false;
  if (part.heading !== undefined) return points.length <= 1;
  if (points.length > 2) return false;
  const unfolded = unfoldSentences(points.map(({ point }) => point.text));
  if (unfolded !== undefined && unfolded.items.length > 1) return false;
  return readKeyFigures(idea, language) === undefined;
}

/** The sentences of an idea that holds nothing else and has no heading. */
function plainSentencesOf(idea: Idea): readonly Passage[] {
  const [part, ...others] = idea.parts;
  if (part === undefined || others.length > 0 || part.heading !== undefined || idea.path.length > 0)
    return [];
  const points = pointsOf(idea);
  const arePlain = points.every(({ point }) => point?.lead === undefined && point?.children === undefined);
  return arePlain ? points : [];
}

function amountOf({ point }: Passage, language: string): string | undefined {
  const words = toPlainText(point?.text ?? []);
  if (countColumns(words) > longestLabel) return undefined;
  const value = strikingAmount(words, language);
  return value === words.trim() ? undefined : value;
}
