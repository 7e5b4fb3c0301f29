import type { TaggedUnit } from "../../tagging/role.ts";
import { readAllWords, readContentWords, stopwordsOf } from "../../text/words/words.ts";
import type { Brief } from "../brief.ts";
import { findCounts } from "../counts/read-slide-count.ts";
import { trimSlot } from "../trim-slot.ts";
import { readAboutPhrase, readCompared } from "./about-phrase.ts";
import { readSalientName } from "./salient-name.ts";
import { readSelfName } from "./self-name.ts";
import type { TitleSources } from "./sources.ts";
import { tidyTitle, withoutLead } from "./tidy-title.ts";

/** The topic without "our"; a name alone is told what it is, and a word or two are told of whom, where that is said. */
export function topic({ brief, units, language }: TitleSources): string | undefined {
  if (brief.topic === undefined || amountOnly.test(brief.topic) || isHeadCount(brief)) return undefined;
  if (readSelfName(units) !== undefined && isFor(brief)) return undefined;
  const called = genreForTopic(brief);
  if (called !== undefined) return called;
  const asked = wholeQuestion(brief.topic, brief);
  if (asked !== undefined) return asked;
  const whole = wholeTopic(brief);
  if (whole !== undefined) return whole;
  const bare = withoutTail(withoutLead(trimSlot({ text: brief.topic })));
  const name = `${caseWord(bare, brief.instruction, language)}${bare}`;
  if (isSentence(name)) return undefined;
  const about = brief.about === undefined ? "" : trimSlot({ text: brief.about });
  if (about !== "" && name.split(" ").length <= 3 && about.split(" ").length <= longestAbout)
    return `${name}: ${about}`;
  const isQuoted = /["“„«「『‘]$/u.test(brief.instruction.slice(0, brief.instruction.indexOf(bare)));
  if (isQuoted || about !== "" || !units.some(({ role }) => role === "content")) return name;
  return withName(name, units, language);
}

/** "About 4 years" tells how much, and of nothing. */
const amountOnly = /^[^\p{L}]{0,3}\p{Nd}[\p{Nd}.,\s]*(?:%|\p{L}{0,12})$/u;

const forWords = "for|für|pour|para|pra|per|voor|för|til|dla|для";

/** "Slides for the jury": who introduces themselves with a name shows what they are, and to whom. */
function isFor({ topic = "", instruction }: Brief): boolean {
  const before = instruction.slice(0, Math.max(0, instruction.indexOf(topic)));
  return new RegExp(`(?:^|\\s)(?:(?:${forWords})\\s(?:\\p{L}{1,4}\\s)?|ل\\p{sc=Arab}{0,10}\\s)$`, "iu").test(
    before,
  );
}

/** "A hygiene briefing deck for new cooks": what sort of talk it is says more than whom it is for. */
function genreForTopic({ topic = "", genre = "", instruction }: Brief): string | undefined {
  const name = genre.replace(deckWords, "").trim();
  if (!name.includes(" ") || topic === "") return undefined;
  const place = instruction.indexOf(topic);
  const between = instruction.slice(instruction.indexOf(genre) + genre.length, Math.max(0, place));
  return new RegExp(`^\\s(?:${forWords})\\s$`, "iu").test(between) ? `${name}${between}${topic}` : undefined;
}

const deckWords = /\s(?:slides?|deck|presentation|slideshow)$/iu;

/** "About 30 parents": so many people as come are no topic. */
function isHeadCount({ topic = "", instruction }: Brief): boolean {
  if (!/^\p{Nd}{1,4}\s\p{Ll}/u.test(topic)) return false;
  const before = instruction.slice(0, Math.max(0, instruction.indexOf(topic)));
  return /(?:^|\s)(?:about|around|roughly|approx\.?|some|maybe|etwa|rund|ca\.?|circa|ungefähr|environ|unos|unas|cerca de|około|около|примерно),?\s$|[,(]\s$/iu.test(
    before,
  );
}

/** "Why Mill Lane should become a 20 mph zone": a topic that is a question ends where its clause does, or tells whom it is for. */
function wholeQuestion(topic: string, { instruction, audience = "" }: Brief): string | undefined {
  const start = questionWords.test(topic) ? instruction.indexOf(topic) : -1;
  if (start === -1) return undefined;
  const clause = /^[^,.;:!?()\n。，；？！]*/u.exec(instruction.slice(start))?.[0].trim() ?? "";
  const people = audience === "" ? -1 : clause.indexOf(audience, topic.length);
  if (people !== -1) return topic;
  const [count] = findCounts(clause);
  const whole = count === undefined || count.start <= topic.length ? clause : clause.slice(0, count.start);
  const bare = whole === clause ? clause : whole.replace(/\s+\p{L}{1,5}\s*$/u, "").trim();
  return bare.split(" ").length <= longestQuestion ? bare : undefined;
}

export const questionWords =
  /^(?:why|how|what|when|where|who|which|warum|wieso|weshalb|wie|was|wer|pourquoi|comment|por qué|cómo|qué|perché|come|cosa|por que|como|o que|waarom|hoe|wat|varför|hur|hvorfor|hvordan|dlaczego|jak|co|proč|почему|как|что|чому|як|neden|nasıl)(?![\p{L}\p{M}])/iu;

export const longestQuestion = 16;

/** Languages whose nouns change behind the word for "about". */
export const inCases = /^(?:ru|be|pl|cs|sk|sl|hr|sr|bs)(?:-|$)/u;

/** "о школьном саде": where nouns have cases, a topic stands in the one that its "about" wants, and keeps it. */
function caseWord(topic: string, instruction: string, language: string): string {
  if (!inCases.test(language)) return "";
  const place = instruction.indexOf(topic);
  return (
    /(?<![\p{L}\p{M}])(?:о|об|обо|o|na temat)\s$/iu.exec(instruction.slice(0, Math.max(0, place)))?.[0] ?? ""
  );
}

const lastWords =
  /\s(?:inför|for|für|pour|para|pra|per|voor|för|till|til|to|dla|для|için|in|at|on|and|und|et|y|e|och|with|mit|avec)$/iu;

/** A topic ends before the word that leads on to something else. */
function withoutTail(words: string): string {
  return words.replace(lastWords, "");
}

/** "The new floor is ready, the cables to 80 %": a long topic with a comma was said, not named. */
function isSentence(words: string): boolean {
  return /, /u.test(words) && words.split(" ").length > 9;
}

/** "slides on how we sort waste": what a request says it is about, where no topic was found; runs of speech as well. */
export function spokenAbout({ units, language }: TitleSources): string | undefined {
  const isRunOn = ({ text }: TaggedUnit): boolean => text.length > 160 && !/[.!?]\s\S/u.test(text);
  const asking = units.filter((unit) => unit.role === "request" || isRunOn(unit));
  for (const [index, { text }] of asking.entries()) {
    const phrase = readAboutPhrase(text, asking[index + 1]?.text);
    if (phrase === undefined || isSentence(phrase)) continue;
    const words = withoutLead(phrase);
    return fullName(words, units, language) ?? words;
  }
  return undefined;
}

/** What the words of a request say it is about, where what was taken for its topic has no word of that: whom it is for. */
export function aboutOther(sources: TitleSources): string | undefined {
  const { topic: taken } = sources.brief;
  const about = taken === undefined ? undefined : spokenAbout(sources);
  if (taken === undefined || about === undefined || !isFor(sources.brief)) return undefined;
  const words = new Set(readAllWords(about));
  return readAllWords(taken).some((word) => words.has(word)) ? undefined : about;
}

/** "Which one for the garden? Comparing three sheds": what a request compares, and what for. */
export function compared({ brief, units }: TitleSources): string | undefined {
  for (const { role, text } of units.slice(0, 12)) {
    const things = role === "request" ? readCompared(text) : undefined;
    if (things === undefined) continue;
    const audience = brief.audience === undefined ? "" : trimSlot({ text: brief.audience });
    const reader =
      audience === "" || audience.split(" ").length > 4 ? undefined : forWhom(audience, brief.instruction);
    return reader === undefined ? things : `${things} ${reader}`;
  }
  return undefined;
}

/** "For the steering group", as the request says it. */
export function forWhom(whom: string, instruction: string): string | undefined {
  const place = whom === "" ? 0 : instruction.indexOf(whom);
  const lead = /(?<![\p{L}\p{M}])[\p{L}\p{M}]{2,5}\s$/u.exec(instruction.slice(0, Math.max(0, place)))?.[0];
  return lead === undefined || whom.split(" ").length > longestAbout ? undefined : `${lead}${whom}`;
}

/** A prompt that is only its topic is titled with all of its words. */
function wholeTopic({ topic, instruction, ...asked }: Brief): string | undefined {
  const { audience, about, tone, occasion, language, slideCount, parts, ending } = asked;
  const others = [audience, about, tone, occasion, language, slideCount, ending].some(
    (value) => value !== undefined,
  );
  if (topic === undefined || others || parts.length > 0 || instruction.includes("\n")) return undefined;
  const words = instruction.trim().replace(/\s?[:：]$/u, "");
  const asks =
    /(?:slide|deck|presentation|folie|präsentation|présentation|diapo|presenta|презента|слайд|スライド|プレゼン|幻灯|슬라이드|عرض|شرائح|[.?!:])/iu;
  return words.split(/\s/u).length <= 9 && !asks.test(words) ? words : undefined;
}

export const longestAbout = 7;

const fewWords = 1;

/** Words too few to tell a deck from others, with the name that the matter says most. */
export function withName(words: string, units: readonly TaggedUnit[], language: string): string {
  const whole = fullName(words, units, language);
  if (whole !== undefined) return whole;
  const content = readContentWords(words, language);
  if (content.length > fewWords) return words;
  const name = readSalientName(units, words);
  if (name === undefined) return words;
  return content.length === 1 && name.toLowerCase().includes(content[0] ?? " ") ? name : `${words}: ${name}`;
}

const longestPartOfName = 3;

/** "our allotment club" → "Fernhill Allotment Club": the proper name in the matter that ends with a topic of two words or three. */
function fullName(words: string, units: readonly TaggedUnit[], language: string): string | undefined {
  const count = words.split(" ").length;
  if (
    count < 2 ||
    count > longestPartOfName ||
    !/^[\p{L}\p{M} '’-]+$/u.test(words) ||
    language.startsWith("de")
  )
    return undefined;
  const small = words.toLowerCase();
  for (const { role, text } of units) {
    if (role !== "content" && role !== "heading") continue;
    const start = text.toLowerCase().indexOf(small);
    const name = text.slice(start, start + words.length);
    const goesOn = /^[\p{L}\p{M}]/u.test(text.slice(start + words.length));
    if (start < 1 || goesOn || !name.split(" ").every((word) => /^\p{Lu}/u.test(word))) continue;
    const before = /(?<![\p{L}\p{M}])(?:\p{Lu}[\p{L}\p{M}'’-]+ ){1,3}$/u.exec(text.slice(0, start))?.[0];
    const names = (before ?? "").split(" ").filter((word) => word !== "");
    while (stopwordsOf(language).has((names[0] ?? "").toLowerCase())) names.shift();
    if (names.length > 0) return `${names.join(" ")} ${name}`;
  }
  return undefined;
}

/** "Our Q3 results": a topic that only says what sort of thing is told is still better than a guess. */
export function namedTopic(sources: TitleSources): string | undefined {
  const title = sources.brief.topic === undefined ? undefined : tidyTitle(topic(sources));
  return title === undefined || title.split(" ").length < fewestOfTopic ? undefined : title;
}

const fewestOfTopic = 2;
