import type { DeckWords } from "../deck/deck-words.ts";
import type { AnnotatedPrompt } from "../prompts/annotated-prompt.ts";
import { type SlotName, toSlotText } from "../prompts/parse-units.ts";
import { toBaseLanguage } from "../words/base-language.ts";
import { hasRun } from "../words/heaviest-run.ts";
import { toKeyWords, toShareFoundInAnyForm, toWordSet } from "../words/key-words.ts";
import { toWords, type Word } from "../words/words.ts";
import { withoutRequests } from "./without-requests.ts";

/** A deck's title beside the ideal one. */
export interface JudgedTitle {
  readonly ideal: string;
  /** The title on the cover. */
  readonly found: string;
  /** True where two fifths of the key words of the cover's title stand in the ideal one, or in what it stands for. */
  readonly isMeant: boolean;
  readonly isRight: boolean;
}

const idealShare = 0.5;
const coverShare = 0.4;

/**
 * Returns whether half of the ideal title's key words stand on the cover, and two fifths of those of the cover's title in
 * the ideal one; undefined where a prompt names no ideal title. The topic that a request names and the title that it
 * wishes for stand for the ideal title, in a deck of the prompt's language. No title is right that has the words of a request, or how long or in which tone
 * the deck is to be.
 */
export function judgeTitle(prompt: AnnotatedPrompt, { slides }: DeckWords): JudgedTitle | undefined {
  const { ideal } = prompt;
  if (!ideal) return undefined;
  const [cover] = slides;
  const found = cover?.title ?? "";
  const onCover = toWordSet([cover?.shown ?? []]);
  const isTranslated = toBaseLanguage(ideal.language) !== toBaseLanguage(prompt.language);
  const others = isTranslated ? [] : toSlotTexts(prompt, ["topic", "title"]);
  const judged = [ideal.title, ...others].map((title) => ({
    isCovered: toShareFoundInAnyForm(toKeyWords(title), onCover) >= idealShare,
    isMeant: toShareFoundInAnyForm(toKeyWords(found), toWordSet([toWords(title)])) >= coverShare,
  }));
  const fits = found !== "" && judged.some(({ isCovered, isMeant }) => isCovered && isMeant);
  return {
    ideal: ideal.title,
    found,
    isMeant: judged.some(({ isMeant }) => isMeant),
    isRight: fits && !hasRequest(prompt, cover?.titled ?? []),
  };
}

function toSlotTexts({ units }: AnnotatedPrompt, names: readonly SlotName[]): readonly string[] {
  return units
    .filter(({ role }) => role === "request")
    .flatMap((unit) =>
      unit.slots.filter(({ name }) => names.includes(name)).map((slot) => toSlotText(unit, slot)),
    );
}

/** True where a title says what is asked of its maker; a single word may mean something else. */
function hasRequest(prompt: AnnotatedPrompt, title: readonly Word[]): boolean {
  if (withoutRequests(prompt, title).length < title.length) return true;
  const ideal = toWords(prompt.ideal?.title ?? "");
  return toSlotTexts(prompt, ["count", "limit", "tone", "language", "exclude"])
    .map(toWords)
    .some((words) => words.length > 1 && hasRun(title, words) && !hasRun(ideal, words));
}
