import type { WantedPart } from "../brief/brief.ts";
import { isStrong } from "../ideas/exhibits.ts";
import { type Heading, type Idea, type Part, type Passage, pointsOf } from "../ideas/ideas.ts";
import { toPlainText } from "../text/markup/rich-text.ts";
import { readAllWords, stopwordsOf } from "../text/words/words.ts";
import { titleOfPart } from "../topics/name-part.ts";
import { stemOf } from "./stems.ts";

/** Of the words of a part so many have to be found: a heading that names it, or the passage that tells of it. */
const enough = 0.6;

interface Words {
  readonly stems: ReadonlySet<string>;
}

/** What else is known of the parts that a prompt asks for. */
export interface AssignOptions {
  /** Parts that may not be asked for at all: they name what tells of them, and nothing is left open for them. */
  readonly doubted?: readonly WantedPart[];
  /** The most ideas that are left open; all where it is not given. */
  readonly mostOpen?: number;
}

/**
 * Returns the ideas with the parts that a prompt asks for assigned to those that tell of them, an idea that tells of several
 * cut between them, and open ideas for the first parts that the matter says nothing of, in the order of the parts.
 */
export function assignParts(
  ideas: readonly Idea[],
  wanted: readonly WantedPart[],
  language: string,
  { doubted = [], mostOpen = Number.POSITIVE_INFINITY }: AssignOptions = {},
): readonly Idea[] {
  if (wanted.length + doubted.length === 0) return ideas;
  const parts = [...wanted, ...doubted].map((part) => ({ part, words: meaningOf(part.text, language) }));
  const cut = ideas.flatMap((idea) => cutBetween(idea, parts));
  const assigned = nameByParts(assign(cut, parts), new Set(wanted));
  const served = new Set(assigned.map((idea) => idea.wanted));
  // The cover says welcome, unless the matter does; what is compared with other parts is told beside them.
  const untold = wanted.filter(
    (part) =>
      !served.has(part) && !(greets.test(part.text) || assigned.some((idea) => isToldBeside(idea, part))),
  );
  // What the request itself says of a part is to be shown in any case.
  const said = untold.filter(saysSomething);
  const open = new Set([...said, ...untold.filter((part) => !saysSomething(part)).slice(0, mostOpen)]);
  return insertOpen(
    assigned,
    wanted.filter((part) => served.has(part) || open.has(part)),
  );
}

/** "The fee (12 euros a year)", "costs 35 euros": the slide of a part that nothing else is told of holds its own words. */
function saysSomething({ text, details = [] }: WantedPart): boolean {
  return details.length > 0 || /\p{Nd}/u.test(text);
}

/** Several parts that share an idea have a heading each. */
function isToldBeside({ parts }: Idea, { text }: WantedPart): boolean {
  return parts.length > 1 && parts.some(({ heading }) => heading?.text === titleOfPart(text));
}

const greets =
  /^(?:a |the )?(?:welcome|greeting|title(?: slide| page)?|cover(?: slide| page)?|begrüßung|willkommen|titelfolie|deckblatt|mot d'accueil|bienvenue|page de titre|bienvenida|portada|boas-vindas|capa|benvenut[oi]|copertina|welkom|titeldia|powitanie|strona tytułowa|välkomm\p{Ll}*|titelbild|velkom\p{Ll}*|приветствие|титульный слайд|欢迎|封面|表紙|ようこそ|환영|표지|ترحيب|صفحة العنوان)$/iu;

interface Sought {
  readonly part: WantedPart;
  readonly words: Words;
}

/** The best idea for each part, the surest pairs first; each idea serves one part. */
function assign(ideas: readonly Idea[], parts: readonly Sought[]): readonly Idea[] {
  const pairs = ideas.flatMap((idea, index) => {
    if (idea.wanted !== undefined) return [];
    const texts = textsOf(idea);
    return parts.flatMap(({ part, words }) => {
      const isNamed = texts.headings.some((heading) => isShorter(heading, part.text));
      const worth = Math.max(worthOf(words, texts), isNamed ? worthOfShorter : 0);
      // Words that are strewn over many sentences tell of nothing.
      return worth < enough || (worth <= 1 && isLongProse(idea)) ? [] : [{ index, part, worth }];
    });
  });
  pairs.sort((one, other) => other.worth - one.worth);
  const byIndex = new Map<number, WantedPart>();
  const served = new Set<WantedPart>(ideas.flatMap(({ wanted }) => wanted ?? []));
  for (const { index, part } of pairs) {
    if (byIndex.has(index) || served.has(part)) continue;
    byIndex.set(index, part);
    served.add(part);
  }
  return ideas.map((idea, index) => {
    const wanted = byIndex.get(index);
    return wanted === undefined ? idea : { ...idea, wanted };
  });
}

/** A heading that is only a shorter name of its part is called as the prompt asks for it: "Weekend", where "the moving weekend" is to be told. */
function nameByParts(unnamed: readonly Idea[], asked: ReadonlySet<WantedPart>): readonly Idea[] {
  const ideas = unnamed.map((idea) => headByPart(idea, asked));
  const names = new Map<Heading, Heading>();
  for (const { wanted, parts, path } of ideas) {
    const heading = parts[0]?.heading ?? path.at(-1);
    if (wanted === undefined || heading === undefined || parts.length > 1) continue;
    if (isShorter(heading.text, wanted.text))
      names.set(heading, { ...heading, text: titleOfPart(wanted.text) });
  }
  if (names.size === 0) return ideas;
  const renamed = (heading: Heading): Heading => names.get(heading) ?? heading;
  return ideas.map((idea) => ({
    ...idea,
    path: idea.path.map(renamed),
    opens: idea.opens.map(renamed),
    parts: idea.parts.map((part) =>
      part.heading === undefined ? part : { ...part, heading: renamed(part.heading) },
    ),
  }));
}

/** What stands under no heading is headed by the part that it tells of. */
function headByPart(idea: Idea, asked: ReadonlySet<WantedPart>): Idea {
  const [part, ...others] = idea.parts;
  const { wanted } = idea;
  if (wanted === undefined || !asked.has(wanted) || part === undefined || others.length > 0) return idea;
  if (part.heading !== undefined || idea.path.length > 0) return idea;
  return { ...idea, parts: [{ ...part, heading: { text: titleOfPart(wanted.text) } }] };
}

const mostPointsHeaded = 6;

function isLongProse(idea: Idea): boolean {
  const [part, ...others] = idea.parts;
  const isBare = part?.heading === undefined && others.length === 0 && idea.path.length === 0;
  return isBare && pointsOf(idea).length > mostPointsHeaded;
}

/** Says whether all words of a heading are words of a part's longer name. */
function isShorter(heading: string, part: string): boolean {
  const [own, whole] = [wordsOf(heading), wordsOf(part)];
  return (
    own.stems.size > 0 &&
    own.stems.size < whole.stems.size &&
    whole.whole.size <= mostWordsOfName &&
    [...own.stems].every((stem) => whole.stems.has(stem))
  );
}

const mostWordsOfName = 8;
/** What a heading that is a shorter name of a part is worth: more than a text that has its words, less than its name. */
const worthOfShorter = 1.2;

interface Texts {
  readonly headings: readonly string[];
  readonly named: Words;
  readonly told: Words;
}

function textsOf(idea: Idea): Texts {
  const headings = [
    ...idea.parts.flatMap(({ heading }) => heading?.text ?? []),
    idea.path.at(-1)?.text ?? "",
  ];
  const leads = pointsOf(idea).flatMap(({ point }) => point?.lead ?? []);
  const told = idea.parts.flatMap(({ passages }) => passages.map(({ text }) => text));
  return {
    headings,
    named: wordsOf([...headings, ...leads].join(" ")),
    told: wordsOf(told.join(" ")),
  };
}

/** A name that says it is surer than a text that has its words. */
function worthOf(words: Words, { named, told }: Omit<Texts, "headings">): number {
  const inName = share(words, named);
  const anywhere = share(words, { stems: new Set([...named.stems, ...told.stems]) });
  return inName >= enough ? 1 + inName : anywhere;
}

function share(words: Words, others: Words): number {
  if (words.stems.size === 0) return 0;
  let found = 0;
  for (const stem of words.stems) if (others.stems.has(stem)) found += 1;
  return found / words.stems.size;
}

/** The words of a part that carry meaning; all of them where it has only small ones: "problem" and "ask" are on such lists. */
function meaningOf(text: string, language: string): Words {
  const words = wordsOf(text);
  const small = stopwordsOf(language);
  const content = new Set([...words.whole].filter((word) => !small.has(word)).map(stemOf));
  return content.size === 0 ? words : { ...words, stems: content };
}

function wordsOf(text: string): Words & { readonly whole: ReadonlySet<string> } {
  const whole = new Set(readAllWords(text));
  return { whole, stems: new Set([...whole].map(stemOf)) };
}

/** Points that tell of different parts go apart: each run of one part is an idea of its own. */
function cutBetween(idea: Idea, parts: readonly Sought[]): readonly Idea[] {
  const [part] = idea.parts;
  if (part === undefined || idea.parts.length > 1 || idea.wanted !== undefined || isStrong(idea.exhibit))
    return [idea];
  const named = part.passages.map((passage) => partOf(passage, parts));
  const found = new Set(named.filter((own) => own !== undefined));
  if (found.size < 2) return cutOut(idea, part, named);
  const runs: { wanted: WantedPart | undefined; passages: Passage[] }[] = [];
  part.passages.forEach((passage, index) => {
    const wanted = named[index];
    const last = runs.at(-1);
    if (last === undefined || (wanted !== undefined && wanted !== last.wanted)) {
      runs.push({ wanted, passages: [passage] });
    } else last.passages.push(passage);
  });
  const { exhibit: _, ...rest } = idea;
  return runs.map(({ wanted, passages }, index): Idea => {
    const own: Part = { ...part, passages, ...(index > 0 ? { continues: true as const } : {}) };
    return { ...rest, parts: [own], opens: index === 0 ? rest.opens : [], ...(wanted && { wanted }) };
  });
}

/** Among other sentences those that tell of a part go apart: the one that says most of it, with what follows in its paragraph. */
function cutOut(idea: Idea, part: Part, named: readonly (WantedPart | undefined)[]): readonly Idea[] {
  const start = named.findIndex((own) => own !== undefined);
  const wanted = named[start];
  const isProse = part.heading === undefined && idea.path.length === 0;
  if (wanted === undefined || !isProse || pointsOf(idea).length <= mostPointsOfPart) return [idea];
  const last = named.findLastIndex((own) => own !== undefined);
  const paragraph = part.passages[last]?.paragraph;
  const rest = part.passages
    .slice(last + 1, start + mostPointsOfPart)
    .findIndex((passage) => passage.paragraph !== paragraph);
  const end = rest === -1 ? Math.max(last + 1, start + mostPointsOfPart) : last + 1 + rest;
  const { exhibit: _, ...bare } = idea;
  const pieces = [
    { passages: part.passages.slice(0, start) },
    { passages: part.passages.slice(start, end), wanted },
    { passages: part.passages.slice(end) },
  ].filter(({ passages }) => passages.length > 0);
  return pieces.map(({ passages, ...own }, index): Idea => {
    const opens = index === 0 ? bare.opens : [];
    return { ...bare, parts: [{ ...part, passages }], opens, ...own };
  });
}

const mostPointsOfPart = 4;

function partOf(passage: Passage, parts: readonly Sought[]): WantedPart | undefined {
  if (passage.point === undefined) return undefined;
  const lead = wordsOf(passage.point.lead ?? "");
  const text = wordsOf(toPlainText(passage.point.text));
  let best: { part: WantedPart; worth: number } | undefined;
  for (const { part, words } of parts) {
    const worth = worthOf(words, { named: lead, told: text });
    if (worth >= enough && (best === undefined || worth > best.worth)) best = { part, worth };
  }
  return best?.part;
}

/** What nothing was found of stands between the parts that it is asked for between; at the end, where nothing was found at all. */
function insertOpen(ideas: readonly Idea[], wanted: readonly WantedPart[]): readonly Idea[] {
  const result = [...ideas];
  const first = result.findIndex((idea) => idea.wanted !== undefined);
  let place = first === -1 ? result.length : first;
  for (const part of wanted) {
    const last = result.findLastIndex((idea) => idea.wanted === part);
    if (last !== -1) {
      place = last + 1;
      continue;
    }
    result.splice(place, 0, { parts: [], path: [], opens: [], wanted: part, isOpen: true });
    place += 1;
  }
  return result;
}
