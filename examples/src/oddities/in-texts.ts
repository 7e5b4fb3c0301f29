import type { OutlineSlide } from "@lectern/deck";
import { isBrokenOff } from "../corpus/cut-phrases.ts";
import { toBodyStrings } from "../corpus/slide-strings.ts";
import { toPlainWords } from "../reading/words/to-plain-words.ts";
import type { Oddity } from "./oddity.ts";
import { isUnspaced, type PromptText, wordsOf } from "./prompt-text.ts";

type Found = Omit<Oddity, "slide">;

/** A text of so many words is no line of a slide. */
const mostWords = 30;
/** A text of so many figures is a row of them. */
const fewestFigures = 3;
const shortestSought = 12;

/** Returns the texts of a slide that are wrong by themselves: torn, run on, with a label that names nothing, or a list in a line. */
export function findInTexts(slide: OutlineSlide, prompt: PromptText): readonly Found[] {
  if (slide.kind === "code") return [];
  const body = toBodyStrings(slide);
  const texts = [slide.title, ...body];
  // Who is quoted is no sentence.
  const sentences = new Set([...(slide.kind === "quote" ? [] : [slide.title]), ...sentencesOf(slide)]);
  return texts.flatMap((text, index): readonly Found[] => [
    ...(sentences.has(text) && isTorn(text, texts[index + 1] ?? "", prompt)
      ? [{ kind: "torn", text } as const]
      : []),
    ...(endsWithLabel(text) ? [{ kind: "label left", text } as const] : []),
    ...(isList(text) ? [{ kind: "running list", text } as const] : []),
    ...(isRunOn(text) ? [{ kind: "run on", text } as const] : []),
  ]);
}

/** Texts that say something whole; what a figure, a row or a column is called is a piece by nature. */
function sentencesOf(slide: OutlineSlide): readonly string[] {
  switch (slide.kind) {
    case "bullets":
      return slide.items.map(({ text }) => text.map((run) => run.text).join(""));
    case "statement":
      return slide.support === undefined ? [] : [slide.support];
    case "process":
      return slide.steps.flatMap(({ title, text }) => [title, text ?? ""]);
    default:
      return [];
  }
}

function endsWithLabel(text: string): boolean {
  return /[:：]$/u.test(text.trim());
}

/** Breaks off, or begins or ends within a clause of the prompt that does not go on in the next text. */
function isTorn(text: string, next: string, prompt: PromptText): boolean {
  if (isBrokenOff(text)) return true;
  const own = toPlainWords(text).replace(/[.!?。]$/u, "");
  if (own.length < shortestSought || isUnspaced(own)) return false;
  const line = prompt.lines.find((candidate) => candidate.includes(own));
  if (line === undefined) return false;
  const start = line.indexOf(own);
  const rest = line.slice(start + own.length);
  // A word goes on, or a clause does whose next word no further text begins with.
  if (/^[\p{L}\p{N}]/u.test(rest)) return true;
  const following = wordsOf(rest)[0] ?? "";
  const isWithin = /^ [\p{L}\p{N}]/u.test(rest) && !joins.has(following);
  return isWithin && wordsOf(next)[0] !== following;
}

/** Words that a clause may end before. */
const joins = new Set(
  (
    "and or but so then because which who that when while where if as since after before until unless with for to in on at by from " +
    "und oder aber dann weil wenn dass damit sowie mit für um bis bei " +
    "et ou mais puis car que qui quand si pour avec dans à de y e o u pero luego porque cuando para con en " +
    "ma poi perché che quando se per con in mas depois porque quando se com em no na " +
    "en of maar dan want die dat als voor met op i oraz lub ale potem bo który gdy jeśli na w do z od " +
    "och eller men sedan som när för og så da når ve veya ama sonra и или но а потом что который когда если в на с для"
  ).split(" "),
);

/** Three things that are counted, lettered or figured in one line. */
function isList(text: string): boolean {
  const marks = text.match(/(?:^|[\s(])(?:\(?[a-dA-D1-4]\))(?=\s)/gu) ?? [];
  if (marks.length >= 2) return true;
  const members = text.split(/[,;、，；](?=\s|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])/u);
  const figured = members.filter((member) => /\p{Nd}/u.test(member) && /\p{L}{2}|\p{sc=Han}/u.test(member));
  return figured.length >= fewestFigures && members.length - figured.length <= 1;
}

function isRunOn(text: string): boolean {
  if (/[.!?]\s+\p{Ll}{2}/u.test(text.replaceAll(/\p{L}{1,4}\. /gu, ""))) return true;
  return isUnspaced(text) ? text.length > mostWords * 3 : wordsOf(text).length > mostWords;
}
