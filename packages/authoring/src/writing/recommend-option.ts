import type { ComparisonSlide, OutlineSlide } from "@lectern/deck";
import { nameOfOption } from "../ideas/detectors/find-comparison.ts";
import type { TaggedUnit } from "../tagging/role.ts";
import { wordsBehindRecommendations } from "../text/lexicon/recommending-words.ts";

/** Returns the slides with the option marked that the prompt says somebody is for ("The committee recommends B"), in its request or its matter. */
export function recommendOption(
  slides: readonly OutlineSlide[],
  tagged: readonly TaggedUnit[],
): readonly OutlineSlide[] {
  if (!slides.some(isOpen)) return slides;
  const told = tagged
    .filter(({ role }) => role !== "withhold")
    .flatMap(({ text }) => wordsBehindRecommendations(text));
  return told.length === 0
    ? slides
    : slides.map((slide) => (isOpen(slide) ? recommendIn(slide, told) : slide));
}

function isOpen(slide: OutlineSlide): slide is ComparisonSlide {
  return slide.kind === "comparison" && slide.options.every(({ recommended }) => recommended !== true);
}

function recommendIn(slide: ComparisonSlide, told: readonly string[]): ComparisonSlide {
  const names = slide.options.map(({ heading }) => namesOf(heading));
  const meant = new Set(told.flatMap((words) => firstNamed(words, names) ?? []));
  const [option, ...others] = meant;
  // Where some are for one and some for another, the deck takes no side.
  if (option === undefined || others.length > 0) return slide;
  return {
    ...slide,
    options: slide.options.map((one, index) => (index === option ? { ...one, recommended: true } : one)),
  };
}

/** Which option the words name first. */
function firstNamed(words: string, names: readonly (readonly string[])[]): number | undefined {
  const places = names.flatMap((own, option) => own.map((name) => ({ option, place: placeOf(name, words) })));
  return places.filter(({ place }) => place !== -1).toSorted((one, other) => one.place - other.place)[0]
    ?.option;
}

const shortestName = 4;

/** "Option B - new plant" is called "Option B", "B" and "new plant", "B. Rain tanks" is "B" and "Rain tanks". */
function namesOf(heading: string): readonly string[] {
  const [, letter, named = heading] = /^([A-E])[.):]\s(.+)$/u.exec(heading) ?? [];
  const option = nameOfOption(heading)?.name;
  const rest = (option === undefined ? named : heading.slice(option.length)).replace(/^[\s:–—-]+/u, "");
  const lettered = letter ?? /[A-E]$/u.exec(option ?? "")?.[0];
  return [lettered, option, rest.length < shortestName ? undefined : rest].filter(
    (name) => name !== undefined,
  );
}

/** Where a name stands in a text as a word of its own, a single letter as it is written; -1 where it does not. */
function placeOf(name: string, text: string): number {
  const [sought, words] = name.length === 1 ? [name, text] : [name.toLowerCase(), text.toLowerCase()];
  for (let place = words.indexOf(sought); place !== -1; place = words.indexOf(sought, place + 1)) {
    const isApart = ![words.charAt(place - 1), words.charAt(place + sought.length)].some((beside) =>
      /[\p{L}\p{Nd}]/u.test(beside),
    );
    if (isApart) return place;
  }
  return -1;
}
