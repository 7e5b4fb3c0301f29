import type { OutlineSlide, StatementSlide } from "@lectern/deck";
import { toPlainText } from "../text/markup/rich-text.ts";
import { spanOfHours } from "../text/numbers/read-times.ts";
import { countColumns } from "../text/words/columns.ts";

const longestTitle = 80;
const shortestRest = 12;

/**
 * Returns the slides with the titles that several of them share told apart by what each shows: the names of its figures,
 * columns, steps or terms. The first one keeps the title; what has no name of its own keeps it too.
 */
export function nameByContent(slides: readonly OutlineSlide[]): readonly OutlineSlide[] {
  const seen = new Set<string>();
  const taken = new Set(slides.map(({ title }) => title));
  const owners = ownersOf(slides);
  return slides.map((slide) => {
    if (owners.get(slide.title) === slide || !isShared(slides, slide.title, seen)) return slide;
    const alone = asStatement(slide);
    if (alone !== undefined && !taken.has(alone.title)) {
      taken.add(alone.title);
      return alone;
    }
    const name = nameOfContent(slide);
    const title = name === undefined ? slide.title : withName(slide.title, name);
    if (taken.has(title)) return slide;
    taken.add(title);
    return { ...slide, title };
  });
}

const longestStatement = 110;

/** Returns the slide of a list of one plain point as that point, said large; undefined for any other. */
export function asStatement(slide: OutlineSlide): StatementSlide | undefined {
  const [item, ...more] = slide.kind === "bullets" ? slide.items : [];
  if (item === undefined || more.length > 0 || item.lead !== undefined || item.children !== undefined)
    return undefined;
  const title = toPlainText(item.text).replace(/(?<=\p{L}{2})[.。]$/u, "");
  if (countColumns(title) > longestStatement) return undefined;
  return { kind: "statement", title, ...(slide.notes === undefined ? {} : { notes: slide.notes }) };
}

function isShared(slides: readonly OutlineSlide[], title: string, seen: Set<string>): boolean {
  if (seen.has(title)) return true;
  const isTwice = slides.filter((slide) => slide.title === title).length > 1;
  if (isTwice) seen.add(title);
  return isTwice;
}

/** The slide that has the least of a name of its own is the one that the shared title fits best; among lists the first. */
function ownersOf(slides: readonly OutlineSlide[]): ReadonlyMap<string, OutlineSlide> {
  const owners = new Map<string, OutlineSlide>();
  for (const slide of slides) {
    const known = owners.get(slide.title);
    const isBetter =
      known === undefined || (nameOfContent(known) !== undefined && nameOfContent(slide) === undefined);
    if (isBetter) owners.set(slide.title, slide);
  }
  return owners;
}

function withName(title: string, name: string): string {
  const whole = `${title}: ${name}`;
  if (countColumns(whole) <= longestTitle) return whole;
  return name;
}

/** Returns what the content of a slide is called, in the words on it. */
export function nameOfContent(slide: OutlineSlide): string | undefined {
  switch (slide.kind) {
    case "numbers":
      return join(slide.figures.map(({ label }) => label.replace(/ \([^()]*\)$/u, "")));
    case "cards":
      return join(slide.cards.map(({ heading }) => heading));
    case "columns":
      return join(slide.columns.flatMap(({ heading }) => heading ?? []));
    case "comparison":
      return join(slide.options.map(({ heading }) => heading));
    case "table":
      return join(slide.columns.map(({ heading }) => heading).filter((heading) => heading !== ""));
    case "quote":
      return slide.name;
    case "timeline":
      return range(slide.events.map(({ date }) => date));
    case "chart":
      if (slide.chart.series.length > 1) return join(slide.chart.series.map(({ name }) => name));
      return slide.chart.form === "line" || slide.chart.form === "column"
        ? range(slide.chart.categories)
        : join(slide.chart.categories);
    case "code":
      return nameOfCode(slide.code);
    case "process":
      return range(slide.steps.map(({ title }) => title));
    case "bullets":
      return nameOfLeads(slide.items.flatMap(({ lead }) => lead ?? []));
    default:
      return undefined;
  }
}

/** Clauses are named by their numbers. */
function nameOfLeads(leads: readonly string[]): string | undefined {
  const hours = spanOfHours(leads);
  if (hours !== undefined) return hours;
  const numbers = leads.flatMap((lead) => /^\d+(?:\.\d+)+(?= |$)/u.exec(lead)?.[0] ?? []);
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (numbers.length < leads.length || first === undefined) return join(leads);
  return first === last ? first : `${first}–${last}`;
}

/** As many names as a title holds, two at least. */
function join(names: readonly string[]): string | undefined {
  const [first, second] = names;
  if (first === undefined || second === undefined) return undefined;
  let joined = first;
  for (const name of names.slice(1)) {
    const longer = `${joined} · ${name}`;
    if (countColumns(longer) > longestTitle - shortestRest) break;
    joined = longer;
  }
  return joined === first || countColumns(joined) > longestTitle ? undefined : joined;
}

function range(names: readonly string[]): string | undefined {
  const hours = spanOfHours(names);
  if (hours !== undefined) return hours;
  const [first, last] = [names[0], names.at(-1)];
  if (first === undefined || last === undefined || first === last) return undefined;
  const words = `${first} – ${last}`;
  return countColumns(words) > longestTitle - shortestRest ? undefined : words;
}

/** The program that a listing runs, with its command: "git clone"; else nothing. */
function nameOfCode(code: string): string | undefined {
  const line = code.split("\n").find((words) => /^(?:\$ )?[a-z][\w.-]{1,30} [a-z]/u.test(words.slice(0, 60)));
  return line === undefined
    ? undefined
    : /^(?:\$ )?([a-z][\w.-]{1,30} [a-z][\w-]{0,20})/u.exec(line.slice(0, 60))?.[1];
}
