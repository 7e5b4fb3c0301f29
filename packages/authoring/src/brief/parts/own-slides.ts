import { hasFiniteVerb } from "../../tagging/statement.ts";
import { findTerms, termBits } from "../../text/lexicon/terms/find-terms.ts";
import {
  aloneWords,
  bareSlideNouns,
  furtherWords,
  gettingWords,
  givingWords,
  oneSlideNouns,
  oneWords,
  ownWords,
  slideFillers,
  slideLeads,
  standInWords,
} from "../lexicon/own-slide-words.ts";
import type { FoundSlot } from "../slots/labels.ts";

const start = "(?<![\\p{L}\\p{M}\\p{Nd}'’-])";
const one = `(?:${oneWords})\\s(?:(?:${ownWords}|${furtherWords})\\s){0,2}(?:${oneSlideNouns})`;
const bare = `(?:${ownWords})\\s(?:${oneSlideNouns})|(?:${bareSlideNouns})`;
const behind = `(?:\\s(?:${slideFillers}|${ownWords}|${aloneWords})){0,2}`;
const about = `\\s(?:${slideLeads})\\s{1,2}`;
/** "Another", "one more", or the next in a row of slides: "one on the prices, one on the staff". */
const ellipsis = `(?<=[,;]\\s{0,2}(?:(?:and|und|et|y|e|en|och|og|i|и)\\s)?|\\s(?:and|und|et|y|e|en|och|og|i|и)\\s)(?:one|another|eine|une|una|uma|één|een|en|ett?|jeden|один)${about}`;
const opening = new RegExp(`${start}(?:${one}|${bare})${behind}${about}`, "giu");
const next = new RegExp(`${start}${ellipsis}`, "giu");
/** "A chart with …", "a page of text", "a slide with at most 20 words": how a slide is to look. */
const looks =
  /^(?:each|every|all|max(?:imum)?|at most|no|not|few|little|big|large|jede[rsnm]?|alle[rn]?|höchstens|maximal|wenig|große[rnm]?|kein\p{L}*|chaque|tou[ts]\p{L}*|peu|pas|cada|todos?|todas?|pocas?|pocos?|poucas?|poucos?|ogni|tutt[ie]|poch[ie]|elke?|weinig|alle|varje|alla|få|każd\p{L}*|mało|кажд\p{L}*|все\p{L}*|titel|the title|dem titel|titled|text|texte?|texto|testo|notes|notizen)(?!\p{L})|^\p{Nd}/iu;

/** Where words stand that lead to what a slide of its own is to show: "one slide on", "eine eigene Folie bitte zu", ", one on". */
export function readSlideLeads(text: string): readonly { readonly start: number; readonly end: number }[] {
  const words = text.slice(0, longestRead);
  if (!slideNoun.test(words)) return [];
  const openings = [...words.matchAll(opening)];
  // "One on the prices" goes on only where a slide was named before.
  const first = openings[0]?.index;
  const further = first === undefined ? [] : [...words.matchAll(next)].filter(({ index }) => index > first);
  return [...openings, ...further]
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
    .filter(({ end }) => !looks.test(words.slice(end)))
    .sort((one, other) => one.start - other.start);
}

const longestRead = 1_500;
/** Most texts name no slide: to look for one takes less than to look for all that may lead to it. */
const slideNoun = new RegExp(oneSlideNouns, "iu");
/** A slide that holds one thing alone: "its own slide", "a slide to itself", "numa página só". */
const alone = `(?:(?:on|onto|auf|sur|en|em|in|su|op|på|na|на)\\s)?(?:(?:${oneWords}|its|their|ihre|ihren|sa|leur|su|sua|zijn|haar|hun|numa|nella|sin|sitt|swój|na)\\s)?(?:(?:${ownWords})\\s(?:${furtherWords}\\s)?(?:${oneSlideNouns})|(?:${oneSlideNouns})\\s(?:${aloneWords}))(?![\\p{L}\\p{M}])`;
/** A name goes over no second order: "put the days in a grid and give the songs a slide to themselves". */
const name = `(?<name>(?:(?!\\s(?:and|und|et|y|e|en|och|og|i|и)\\s(?:${givingWords})\\s)[^,;:.!?()\\n"“”„«»]){2,60}?)`;
const given = new RegExp(
  `${start}(?:${givingWords})\\s(?:(?:please|bitte|per|por favor)\\s)?${name}\\s${alone}`,
  "giu",
);
const got = new RegExp(
  `(?<=^|[,;:.!?\\n]\\s{0,3}|\\s(?:and|und|et|y|e|en|och|og|i|и|but|aber)\\s)${name}\\s(?:${gettingWords})\\s${alone}`,
  "giu",
);
const standsIn = new RegExp(`^(?:${standInWords})(?:\\s|$)`, "iu");
const leading = /^(?:please|pls|bitte|and|und|also|auch|but|aber|then|dann|so|y|e|et|en|och|i|и)\s/iu;
const asking = termBits("deck", "want", "polite", "ask");
const mostWords = 7;

/** Returns what is to have a slide of its own as parts: "give the vote a slide to itself", "prices deserve their own slide". */
export function readGivenSlides(text: string): readonly FoundSlot[] {
  const words = text.slice(0, longestRead);
  if (!slideNoun.test(words)) return [];
  return [...words.matchAll(given), ...words.matchAll(got)].flatMap((found) => {
    const whole = found.groups?.["name"] ?? "";
    const lead = leading.exec(whole)?.[0].length ?? 0;
    const part = whole.slice(lead);
    const from = found.index + found[0].indexOf(whole) + lead;
    const isName =
      !standsIn.test(part) &&
      part.split(" ").length <= mostWords &&
      findTerms(part).every(({ classes }) => (classes & asking) === 0);
    return isName ? [{ slot: "part" as const, start: from, end: from + part.length, text: part }] : [];
  });
}

const member = "[^,;:.!?()\\n]{2,40}";
const listBehind = new RegExp(
  `^\\s?[,:–—]\\s(?<list>${member}(?:,\\s${member}){1,9})(?=\\s?(?:[.!?\\n]|$))`,
  "u",
);
const mostWordsOfMember = 5;

/** "Give what to pack its own slide, passport, boots, pencil": the list behind is what its slide holds, and no row of parts. */
export function withGivenLists(text: string, slots: readonly FoundSlot[]): readonly FoundSlot[] {
  const words = text.slice(0, longestRead);
  return readGivenSlides(words).reduce((before: readonly FoundSlot[], part) => {
    const rest = words.slice(part.end);
    const slide = ownSlide.exec(rest)?.[0].length ?? 0;
    const list = slide === 0 ? undefined : listBehind.exec(rest.slice(slide));
    const details = list?.groups?.["list"] ?? "";
    const members = details.split(/,\s/u);
    const areNames = members.every(
      (one) =>
        one.split(/\s+/u).length <= mostWordsOfMember &&
        !hasFiniteVerb(one) &&
        findTerms(one).every(({ classes }) => (classes & asking) === 0),
    );
    if (details === "" || !areNames) return before;
    const end = part.end + slide + (list?.[0].length ?? 0);
    const others = before.filter((slot) => slot.end <= part.start || slot.start >= end);
    return [...others, { ...part, details }].sort((one, other) => one.start - other.start);
  }, slots);
}

const ownSlide = new RegExp(`^\\s(?:(?:${gettingWords})\\s)?${alone}`, "iu");
