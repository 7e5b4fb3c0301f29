import type { DeckWords } from "./deck/deck-words.ts";
import { type Content, findContent } from "./judging/find-content.ts";
import { findLeaks, findSecrets, findShortLeaks, type Leak } from "./judging/find-leaks.ts";
import { findWeakSlides, type WeakSlides } from "./judging/find-weak-slides.ts";
import { type JudgedTitle, judgeTitle } from "./judging/judge-title.ts";
import { type Forms, matchForms } from "./judging/match-forms.ts";
import { matchParts, type Parts } from "./judging/match-parts.ts";
import type { AnnotatedPrompt } from "./prompts/annotated-prompt.ts";
import { type AskedCount, isCountMet } from "./prompts/asked-count.ts";
import type { Role } from "./prompts/parse-units.ts";
import { toBaseLanguage } from "./words/base-language.ts";

/** How a deck stands against its annotated prompt: plain data. */
export interface Reading {
  readonly name: string;
  readonly writer: string;
  readonly sort: PromptSort;
  /** Why no deck was made; undefined where there is one. */
  readonly failure: string | undefined;
  readonly slideCount: number;
  /** Titles of the slides in their order. */
  readonly slideTitles: readonly string[];
  /** Roles of the units that would be known again on a slide, one each. */
  readonly leakable: readonly Role[];
  readonly leaks: readonly Leak[];
  /** Units that are too short to be among the leaks but stand on a slide as a text of their own. */
  readonly shortLeaks: readonly Leak[];
  /** Withheld units that would be known again. */
  readonly withheld: number;
  readonly secrets: readonly Leak[];
  readonly content: Content;
  /** Undefined where no number of slides is asked for. */
  readonly count: { readonly asked: AskedCount; readonly isMet: boolean } | undefined;
  readonly parts: Parts;
  readonly forms: Forms;
  readonly title: JudgedTitle | undefined;
  /** Undefined where the prompt does not say what the deck should be. */
  readonly language:
    | { readonly asked: string; readonly found: string; readonly isRight: boolean }
    | undefined;
  readonly weak: WeakSlides;
}

/** What a prompt is like, by its units. */
export const promptSorts = ["bare", "brief", "facts", "document", "carrier", "plan"] as const;
export type PromptSort = (typeof promptSorts)[number];

/** Returns how a deck stands against its prompt; `failure` says why it has no slides. */
export function judgeReading(prompt: AnnotatedPrompt, deck: DeckWords, failure?: string): Reading {
  const { name, writer, ideal } = prompt;
  const leaks = findLeaks(prompt, deck);
  const secrets = findSecrets(prompt, deck);
  const slideCount = deck.slides.length;
  return {
    name,
    writer,
    sort: sortPrompt(prompt),
    failure,
    slideCount,
    slideTitles: deck.slides.map(({ title }) => title),
    leakable: leaks.units.map(({ role }) => role),
    leaks: leaks.found,
    shortLeaks: findShortLeaks(prompt, deck),
    withheld: secrets.units.length,
    secrets: secrets.found,
    content: findContent(prompt, deck),
    count: ideal?.count && { asked: ideal.count, isMet: isCountMet(ideal.count, slideCount) },
    parts: matchParts(prompt, deck),
    forms: matchForms(prompt, deck),
    title: judgeTitle(prompt, deck),
    language: ideal && {
      asked: ideal.language,
      found: deck.language,
      isRight: toBaseLanguage(ideal.language) === toBaseLanguage(deck.language),
    },
    weak: findWeakSlides(prompt, deck),
  };
}

const documentUnits = 25;

/**
 * "plan": two or more planned slides; "carrier": a mail, a chat or the like around it; "document": many units of matter;
 * "facts": some; "brief": a request of several units; "bare": a topic or a sentence.
 */
function sortPrompt({ units }: AnnotatedPrompt): PromptSort {
  const count = (...roles: readonly Role[]) => units.filter(({ role }) => roles.includes(role)).length;
  if (count("plan") >= 2) return "plan";
  if (count("chrome") >= 2) return "carrier";
  const matter = count("content", "heading", "title");
  if (matter >= documentUnits) return "document";
  if (matter > 0) return "facts";
  return units.length > 1 ? "brief" : "bare";
}
