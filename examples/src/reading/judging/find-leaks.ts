import type { DeckWords } from "../deck/deck-words.ts";
import type { AnnotatedPrompt } from "../prompts/annotated-prompt.ts";
import type { Role, Unit } from "../prompts/parse-units.ts";
import { findShownRun, leakWords, toCountedWords } from "../words/counted-words.ts";
import { hasRun } from "../words/heaviest-run.ts";
import { sumWeights, toWords, type Word } from "../words/words.ts";
import { judgeTitle } from "./judge-title.ts";

/** A unit that should not be shown, and where it is. */
export interface Leak {
  readonly role: Role;
  /** The unit's text. */
  readonly unit: string;
  /** "slide 3", "notes of slide 3" or "elsewhere". */
  readonly place: string;
  /** The words that stand there without a gap. */
  readonly run: string;
}

/** The units of some roles that are long enough to be known again, and those of them that are shown. */
export interface Leaks {
  readonly units: readonly Unit[];
  readonly found: readonly Leak[];
}

const secretWords = 3;
/** A name of two words is a secret, too, where it stands in whole. */
const shortestSecret = 2;

/**
 * Returns the request, plan, chrome and note units of which 60 % or more of the words, at least four, stand in one run on
 * a slide. Words in slots that may be shown do not count; nor do runs that stand in the matter, too, or, of a carrier's
 * line, in a title that says what is meant: a mail's subject may be the deck's.
 */
export function findLeaks(prompt: AnnotatedPrompt, deck: DeckWords): Leaks {
  const places = deck.slides.map(({ number, visible }) => ({ name: `slide ${number}`, words: visible }));
  const leaks = findShown(prompt, ["request", "plan", "chrome", "note"], {
    places,
    shortest: leakWords,
    least: leakWords,
  });
  const title = judgeTitle(prompt, deck);
  if (!title?.isMeant) return leaks;
  const isSubject = ({ role, run }: Leak) => role === "chrome" && hasRun(toWords(title.found), toWords(run));
  return { ...leaks, found: leaks.found.filter((leak) => !isSubject(leak)) };
}

/** As `findLeaks`, for withheld units, of which three words are enough or two where there are no more, anywhere in the file. */
export function findSecrets(prompt: AnnotatedPrompt, deck: DeckWords): Leaks {
  const places = deck.slides.flatMap(({ number, visible, told }) => [
    { name: `slide ${number}`, words: visible },
    { name: `notes of slide ${number}`, words: told },
  ]);
  const elsewhere = deck.elsewhere.map((words) => ({ name: "elsewhere", words }));
  return findShown(prompt, ["withhold"], {
    places: [...places, ...elsewhere],
    shortest: shortestSecret,
    least: secretWords,
  });
}

/**
 * Returns the request, plan, chrome and note units of two words or more that are too short for `findLeaks` and stand on a
 * slide as a text of their own: "8 slides please", "Hi there,".
 */
export function findShortLeaks(prompt: AnnotatedPrompt, { slides }: DeckWords): readonly Leak[] {
  const texts = new Map(
    slides.flatMap(({ number, paragraphs }) =>
      paragraphs.map((text) => [toText(toWords(text)), number] as const),
    ),
  );
  const matter = new Set(toMatter(prompt).map(toText));
  return prompt.units.flatMap((unit) => {
    const weight = sumWeights(toCountedWords(unit));
    const run = toText(toWords(unit.text));
    const slide = texts.get(run);
    const isShort =
      !isMatter(unit) && unit.role !== "withhold" && weight >= shortestLeak && weight < leakWords;
    if (!isShort || slide === undefined || matter.has(run)) return [];
    return [{ role: unit.role, unit: unit.text, place: `slide ${slide}`, run }];
  });
}

const shortestLeak = 2;

interface Wanted {
  readonly places: readonly { readonly name: string; readonly words: readonly Word[] }[];
  /** Words that a unit has to have, and that a run has to have, where the unit has so many. */
  readonly shortest: number;
  readonly least: number;
}

function findShown(
  prompt: AnnotatedPrompt,
  roles: readonly Role[],
  { places, shortest, least }: Wanted,
): Leaks {
  const matter = toMatter(prompt);
  const units = prompt.units
    .filter(({ role }) => roles.includes(role))
    .map((unit) => ({ unit, words: toCountedWords(unit) }))
    .filter(({ words }) => sumWeights(words) >= shortest);
  const found = units.flatMap(({ unit, words }) => {
    for (const place of places) {
      const run = findShownRun(words, place.words, least);
      if (run === undefined) continue;
      const shared = words.slice(run.start, run.end);
      if (matter.some((text) => hasRun(text, shared))) continue;
      return [{ role: unit.role, unit: unit.text, place: place.name, run: toText(shared) }];
    }
    return [];
  });
  return { units: units.map(({ unit }) => unit), found };
}

/** What may be shown: where words of a request stand there, too, it is not the request that leaks. */
function toMatter({ units, ideal }: AnnotatedPrompt): readonly (readonly Word[])[] {
  return [...units.filter(isMatter).map(({ text }) => text), ideal?.title ?? ""].map(toWords);
}

function isMatter({ role }: Unit): boolean {
  return role === "content" || role === "heading" || role === "title";
}

function toText(words: readonly Word[]): string {
  return words.reduce((text, word, index) => {
    const isJoined = index === 0 || (word.kind === "sign" && words[index - 1]?.kind === "sign");
    return `${text}${isJoined ? "" : " "}${word.text}`;
  }, "");
}
