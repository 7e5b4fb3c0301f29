import type { BulletsSlide, OutlineSlide } from "@lectern/deck";
import { asStatement } from "../ideas/name-by-content.ts";
import { hasFiniteVerb } from "../tagging/statement.ts";
import { labelsOf } from "../text/languages/labels.ts";
import { toPlainText } from "../text/markup/rich-text.ts";
import { standsAlone } from "../text/sentences/stands-alone.ts";
import { hasVerb, readSubjectOf } from "../text/sentences/subject-of.ts";
import { capitalise } from "../text/words/capitalise.ts";
import { countColumns } from "../text/words/columns.ts";
import { readContentWords, stopwordsOf } from "../text/words/words.ts";

const longestSubject = 40;
const longestTitle = 64;
const mostSubjects = 3;
const fewestYears = 2;
const year = /(?<![\p{Nd}.,])(?:1[5-9]|20)\p{Nd}{2}(?![\p{Nd}%]|[.,]\p{Nd})/gu;

/**
 * Returns the slides with those lists that are only called an overview named by what their items speak of: a subject that
 * several of them have, the subjects of several, the years from the first to the last, the first sentence where others go on about it,
 * or what notes open with; a list of one point is that point.
 * What gives no name keeps its own.
 */
export function nameOverviews(slides: readonly OutlineSlide[], language: string): readonly OutlineSlide[] {
  const overview = labelsOf(language)?.overview;
  if (overview === undefined) return slides;
  const taken = new Set(slides.map(({ title }) => title.toLowerCase()));
  const deck = new Set(readContentWords(slides[0]?.title ?? "", language));
  return slides.map((slide) => {
    const isOverview = slide.title === overview || slide.title.endsWith(`: ${overview}`);
    if (slide.kind !== "bullets" || !isOverview) return slide;
    const alone = asStatement(slide);
    if (alone !== undefined && !taken.has(alone.title.toLowerCase())) return alone;
    const items = slide.items.map(
      ({ lead, text }) => `${lead === undefined ? "" : `${lead} `}${toPlainText(text)}`,
    );
    const title = nameItems(items, language, deck);
    const ways = [
      title === undefined ? undefined : { ...slide, title },
      byClaim(slide),
      byHeads(slide, language),
      byFigure(slide),
    ];
    const named = ways.find((way) => way !== undefined && !taken.has(way.title.toLowerCase()));
    if (named === undefined) return slide;
    taken.add(named.title.toLowerCase());
    return named;
  });
}

/** The first of some sentences, if it is short and whole, is what the others go on about. */
function byClaim(slide: BulletsSlide): BulletsSlide | undefined {
  const [first, ...others] = slide.items;
  if (first === undefined || others.length === 0 || first.lead !== undefined || first.children !== undefined)
    return undefined;
  const words = toPlainText(first.text).replace(/(?<=\p{L}{2})[.。]$/u, "");
  const isClaim =
    countColumns(words) <= longestTitle &&
    !/^\p{Ll}/u.test(words) &&
    standsAlone(words) &&
    (hasVerb(words) || hasFiniteVerb(words));
  return isClaim && others.every(({ lead }) => lead === undefined)
    ? { ...slide, title: words, items: others }
    : undefined;
}

const quantity =
  /(?<![\p{Nd}.,])(?!(?:1[5-9]|20)\p{Nd}{2}(?!\p{Nd}|[.,]\p{Nd}))\p{Nd}[\p{Nd}.,]*(?<=\p{Nd})\s\p{L}{3,}(?:\s\p{Lu}\p{L}+)?/u;

/** A single sentence too long for a title is named by what it counts: "164 things". */
function byFigure(slide: BulletsSlide): BulletsSlide | undefined {
  const [only, ...others] = slide.items;
  const title =
    only === undefined || others.length > 0 ? undefined : quantity.exec(toPlainText(only.text))?.[0];
  return title === undefined ? undefined : { ...slide, title };
}

/** "Pilot project in hall 3", "Sick leave down to 6.4 %": a page of notes is named by what the first of them open with. */
function byHeads(slide: BulletsSlide, language: string): BulletsSlide | undefined {
  const heads = slide.items.flatMap(({ lead, text }) => lead ?? headOf(toPlainText(text), language) ?? []);
  const names = [...new Set(heads.map((head) => head.trim()))];
  return names.length < 2 || names.length * 2 < slide.items.length
    ? undefined
    : { ...slide, title: joinSubjects(names) };
}

const mostWordsOfHead = 3;
/** Behind a verb stands what it acts on. */
const articles =
  /^(?:the|an?|our|your|my|der|die|das|den|dem|einen?|eine|les?|la|un|une|el|los|las|una|il|lo|gli|uno|os?|as?|um|uma|de|het|een|den|det|ett?)$/iu;

/** The name that a note opens with, before a figure, a mark or a small word. */
function headOf(words: string, language: string): string | undefined {
  const small = stopwordsOf(language);
  const head: string[] = [];
  for (const word of words.split(/\s+/u)) {
    const bare = word.replace(/[,:;.)]+$/u, "");
    if (/^[\p{Nd}\p{S}(–—-]/u.test(word) || small.has(bare.toLowerCase())) {
      if (articles.test(bare)) return undefined;
      break;
    }
    head.push(bare);
    if (bare !== word) break;
  }
  const name = head.join(" ");
  const isName =
    name !== words.trim() && head.length > 0 && head.length <= mostWordsOfHead && /\p{L}{3}/u.test(name);
  return isName && !(head.length === 1 && /(?:ed|ing)$/u.test(name)) ? name : undefined;
}

function nameItems(
  items: readonly string[],
  language: string,
  deck: ReadonlySet<string>,
): string | undefined {
  const subjects = subjectsOf(items, language, deck);
  const shared = subjects.find((subject) => isSaidAgain(subject, items, language));
  if (shared !== undefined) return capitalise(shared);
  if (subjects.length > 1) return joinSubjects(subjects);
  return yearsOf(items);
}

/** What the items speak of, each once; not what the whole deck is about. */
function subjectsOf(
  items: readonly string[],
  language: string,
  deck: ReadonlySet<string>,
): readonly string[] {
  const found = new Map<string, string>();
  for (const item of items) {
    const subject = readSubjectOf(item, language);
    if (subject === undefined || countColumns(subject) > longestSubject || /["“”„«»()]/u.test(subject))
      continue;
    const words = readContentWords(subject, language);
    if (words.length === 0 || words.every((word) => deck.has(word))) continue;
    const key = words.join(" ");
    if (!found.has(key)) found.set(key, subject);
  }
  return [...found.values()];
}

/** Its last word, what it is, stands in several items. */
function isSaidAgain(subject: string, items: readonly string[], language: string): boolean {
  const last = readContentWords(subject, language).at(-1) ?? "";
  return items.filter((item) => readContentWords(item, language).includes(last)).length > 1;
}

function joinSubjects(subjects: readonly string[]): string {
  let joined = capitalise(subjects[0] ?? "");
  for (const subject of subjects.slice(1, mostSubjects)) {
    const longer = `${joined} · ${subject}`;
    if (countColumns(longer) > longestTitle) break;
    joined = longer;
  }
  return joined;
}

/** "1957–2011", where every item tells of a year: years of some of them do not name the others. */
function yearsOf(items: readonly string[]): string | undefined {
  const found = items.map((item) => item.match(year) ?? []);
  if (found.some((own) => own.length === 0)) return undefined;
  const years = found.flat().sort();
  const [first, last] = [years[0], years.at(-1)];
  return years.length < fewestYears || first === last ? undefined : `${first}–${last}`;
}
