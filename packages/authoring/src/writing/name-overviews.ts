import type { OutlineSlide } from "@lectern/deck";
import { asStatement } from "../ideas/name-by-content.ts";
import { labelsOf } from "../text/languages/labels.ts";
import { toPlainText } from "../text/markup/rich-text.ts";
import { readSubjectOf } from "../text/sentences/subject-of.ts";
import { capitalise } from "../text/words/capitalise.ts";
import { countColumns } from "../text/words/columns.ts";
import { readContentWords } from "../text/words/words.ts";

const longestSubject = 40;
const longestTitle = 64;
const mostSubjects = 3;
const fewestYears = 2;
const year = /(?<![\p{Nd}.,])(?:1[5-9]|20)\p{Nd}{2}(?![\p{Nd}%]|[.,]\p{Nd})/gu;

/**
 * Returns the slides with those lists that are only called an overview named by what their items speak of: a subject that
 * several of them have, the subjects of several, or the years from the first to the last; a list of one point is that point.
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
    if (title === undefined || taken.has(title.toLowerCase())) return slide;
    taken.add(title.toLowerCase());
    return { ...slide, title };
  });
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
