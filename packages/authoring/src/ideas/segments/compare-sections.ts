import type { ComparisonPoint, TableRow } from "@lectern/deck";
import type { Block } from "../../structure/blocks.ts";
import type { Section } from "../../structure/section-tree.ts";
import { mapAll } from "../../text/map-all.ts";
import { capitaliseText, sliceText, tidyText, toPlainText, toRichText } from "../../text/markup/rich-text.ts";
import { readQuantities } from "../../text/numbers/read-quantities.ts";
import { splitSentences } from "../../text/sentences/sentences.ts";
import { withoutFinalStop } from "../../text/words/clip.ts";
import { countColumns } from "../../text/words/columns.ts";
import { readDashLabel, readLabel } from "../../text/words/labelled.ts";
import { createSwot, isSwotHeading } from "../detectors/diagrams/find-matrix.ts";
import {
  areOpposites,
  areOptions,
  createColumns,
  createComparison,
  type WeighedOption,
} from "../detectors/find-comparison.ts";
import { findOffers } from "../detectors/find-offers.ts";
import type { ListEntry } from "../detectors/list-entries.ts";
import { type Exhibit, type ExhibitContext, scores } from "../exhibits.ts";
import { splitEnumeration } from "../unfold-sentences.ts";

/** Sections next to each other that are read side by side: where they begin, how many, and what shows them. */
export interface FoundOptions {
  readonly first: number;
  readonly count: number;
  /** The comparison, then a table of the figures that every option has. */
  readonly exhibits: readonly Exhibit[];
}

/**
 * Returns the first run of two to four sections whose lists weigh for and against, whose headings are opposites, whose lists
 * tell the same measures, which are called options ("Option A", "B. Rain tanks"), or which the subject of the text names one after
 * the other: "leasing or buying".
 */
export function compareSections(
  sections: readonly Section[],
  { language, subject }: ExhibitContext,
): FoundOptions | undefined {
  return (
    findSwot(sections) ??
    findWeighed(sections) ??
    findOppositeSections(sections) ??
    findOfferSections(sections, language) ??
    findOptionSections(sections) ??
    findNamedSections(sections, subject)
  );
}

const mostOptions = 4;

/** "ThinkPad: 1,190 euros, 1.4 kg, …", "MacBook: 1,349 euros, 1.24 kg, …", each below a heading of its own: the first run of such. */
function findOfferSections(sections: readonly Section[], language: string): FoundOptions | undefined {
  for (let first = 0; first + 1 < sections.length; first += 1) {
    for (let count = Math.min(mostOptions, sections.length - first); count >= 2; count -= 1) {
      const entries = mapAll(sections.slice(first, first + count), toOffer);
      const found = entries === undefined ? undefined : findOffers(entries, language);
      if (found?.used.size === count) return { first, count, exhibits: [found.exhibit] };
    }
  }
  return undefined;
}

/** "Option 1", "Option 2", "Option 3", or "A. Borehole", "B. Rain tanks": the first run of such, each with a few short points. */
function findOptionSections(sections: readonly Section[]): FoundOptions | undefined {
  const names = sections.map(headingOf);
  for (let first = 0; first + 1 < sections.length; first += 1) {
    for (let count = Math.min(mostOptions, sections.length - first); count >= 2; count -= 1) {
      const run = names.slice(first, first + count);
      if (!areOptions(run) && !areLettered(run)) continue;
      const options = sections
        .slice(first, first + count)
        .map((section) => ({ heading: headingOf(section), points: allPointsOf(section) }));
      const exhibit = createComparison(options);
      if (exhibit === undefined) return undefined;
      const title = run.map(shortName).join(" · ");
      return {
        first,
        count,
        exhibits: [{ ...exhibit, ...(countColumns(title) > widestTitle ? {} : { title }) }],
      };
    }
  }
  return undefined;
}

const widestTitle = 90;

/** Names that letters count from A on. */
function areLettered(names: readonly string[]): boolean {
  return names.every(
    (name, index) => name.startsWith("ABCD".charAt(index)) && /^\p{L}[.):\uFF1A]\s/u.test(name),
  );
}

function shortName(name: string): string {
  return (readDashLabel(name) ?? readLabel(name))?.term ?? name;
}

/** A section that holds one list, or one sentence, and nothing else. */
function toOffer(section: Section): ListEntry | undefined {
  const [only, ...more] = section.blocks;
  const term = headingOf(section);
  if (only === undefined || more.length > 0 || section.children.length > 0 || term === "") return undefined;
  const sentence = only.kind === "paragraph" ? toPlainText(withoutFinalStop(only.text)) : "";
  const isList = only.kind === "list" && isPlainList(section);
  if (!isList && (sentence === "" || /[.!?] /u.test(sentence))) return undefined;
  const rest = isList
    ? pointsOf(section)
        .map(({ text }) => toPlainText(text))
        .join("; ")
    : sentence;
  const text = toRichText(`${term}: ${rest}`);
  return { words: toPlainText(text), term, rest, restText: toRichText(rest), item: { text, children: [] } };
}

/** The sections that the words of the subject name, one behind the other and all that have a heading. */
function findNamedSections(all: readonly Section[], subject: string): FoundOptions | undefined {
  const words = subject.toLowerCase();
  const first = all.findIndex((section) => headingOf(section) !== "");
  const sections = first === -1 ? [] : all.slice(first);
  const count = sections.length;
  const areNamed = sections.every((section) => {
    const heading = headingOf(section).toLowerCase().trim();
    return heading.length >= shortestName && words.includes(heading);
  });
  if (count < 2 || count > mostOptions || !areNamed) return undefined;
  const exhibit = createComparison(
    sections.map((section) => ({ heading: headingOf(section), points: allPointsOf(section) })),
  );
  const title = sections.map(headingOf).join(" · ");
  return exhibit && { first, count, exhibits: [{ ...exhibit, title }] };
}

const shortestName = 3;
const amongOptions = { fewest: 3, shortest: 40 };

/** The items and sentences of a section that holds nothing else. */
function allPointsOf({ blocks, children }: Section): readonly ComparisonPoint[] {
  if (children.length > 0) return [];
  const points = blocks.flatMap((block): readonly (readonly ComparisonPoint[] | undefined)[] => {
    if (block.kind === "list") return block.items.map(({ text }) => [{ text: withoutFinalStop(text) }]);
    if (block.kind !== "paragraph") return [undefined];
    const plain = toPlainText(block.text);
    return splitSentences(plain, "en").map(({ start, end }) =>
      splitEnumeration(withoutFinalStop(tidyText(sliceText(block.text, start, end))), amongOptions).map(
        (text) => ({ text: capitaliseText(text) }),
      ),
    );
  });
  return points.includes(undefined) ? [] : points.flatMap((own) => own ?? []);
}

/** Strengths, weaknesses, opportunities and threats, each a list under a heading of its own. */
function findSwot(sections: readonly Section[]): FoundOptions | undefined {
  const first = sections.findIndex((section) => isSwotHeading(headingOf(section)));
  const run = first === -1 ? [] : sections.slice(first, first + 4);
  if (!run.every(isPlainList)) return undefined;
  const exhibit = createSwot(
    run.map((section) => ({
      heading: headingOf(section),
      points: pointsOf(section).map(({ text }) => ({ text })),
    })),
  );
  return exhibit === undefined ? undefined : { first, count: run.length, exhibits: [exhibit] };
}

function findWeighed(sections: readonly Section[]): FoundOptions | undefined {
  const first = sections.findIndex(isWeighing);
  if (first === -1) return undefined;
  const end = sections.findIndex((section, index) => index > first && !isWeighing(section));
  const run = sections.slice(first, end === -1 ? sections.length : end);
  const options = run.map(toOption);
  const compared = createComparison(options);
  if (compared === undefined) return undefined;
  const names = options
    .map(({ heading }) => (readDashLabel(heading) ?? readLabel(heading))?.term ?? heading)
    .join(" · ");
  const comparison = { ...compared, ...(countColumns(names) > 90 ? {} : { title: names }) };
  const table = tableOf(run);
  return { first, count: run.length, exhibits: [comparison, ...(table === undefined ? [] : [table])] };
}

function findOppositeSections(sections: readonly Section[]): FoundOptions | undefined {
  const first = sections.findIndex((section, index) => {
    const next = sections[index + 1];
    return (
      next !== undefined &&
      isPlainList(section) &&
      isPlainList(next) &&
      areOpposites(headingOf(section), headingOf(next))
    );
  });
  if (first === -1) return undefined;
  const exhibit = createColumns(
    sections.slice(first, first + 2).map((section) => ({
      heading: headingOf(section).slice(0, 100),
      items: pointsOf(section).map(({ text }) => ({ text })),
    })),
  );
  return exhibit === undefined ? undefined : { first, count: 2, exhibits: [exhibit] };
}

function isPlainList({ blocks, children }: Section): boolean {
  return blocks.length === 1 && blocks[0]?.kind === "list" && children.length === 0;
}

function isWeighing({ blocks, children }: Section): boolean {
  return (
    children.length === 0 &&
    blocks.some((block) => block.kind === "list" && block.items.some(({ marker }) => marker === "+"))
  );
}

function headingOf({ heading }: Section): string {
  return heading === undefined ? "" : toPlainText(heading.text);
}

function toOption(section: Section): WeighedOption {
  return { heading: headingOf(section), points: pointsOf(section) };
}

function pointsOf({ blocks }: Section): readonly ComparisonPoint[] {
  const weighs = blocks.some(
    (block) => block.kind === "list" && block.items.some(({ marker }) => marker === "+"),
  );
  return blocks.flatMap((block) =>
    block.kind === "list"
      ? block.items.map(({ marker, text }): ComparisonPoint => {
          const point = { text: withoutFinalStop(tidyText(text)) };
          return weighs ? { ...point, sign: marker === "+" ? "plus" : "minus" } : point;
        })
      : [],
  );
}

/** "Investment 142,000 €, subsidy 49,700 €, life 20 years" under each option, in the same order: rows of a table. */
function tableOf(sections: readonly Section[]): Exhibit | undefined {
  const figures = sections.map(({ blocks }) => figuresOf(blocks));
  const [first] = figures;
  if (first === undefined || first.length < 2) return undefined;
  const isSame = figures.every(
    (own) => own.length === first.length && own.every(({ name }, index) => name === first[index]?.name),
  );
  if (!isSame) return undefined;
  const rows = first.map(
    ({ name }, index): TableRow => ({
      cells: [toRichText(name), ...figures.map((own) => toRichText(own[index]?.value ?? ""))],
    }),
  );
  const columns = [
    { heading: "" },
    ...sections.map((section) => ({ heading: headingOf(section).slice(0, 90) })),
  ];
  const title = first.map(({ name }) => name).join(" · ");
  return { body: { kind: "table", columns, rows }, score: scores.setOut, title };
}

function figuresOf(blocks: readonly Block[]): readonly { name: string; value: string }[] {
  const [paragraph] = blocks.filter((block) => block.kind === "paragraph");
  if (paragraph === undefined) return [];
  const members = toPlainText(paragraph.text)
    .replace(/[.。]$/u, "")
    .slice(0, 400)
    .split(", ");
  return members.flatMap((member) => {
    const [quantity] = readQuantities(member, "en");
    if (quantity === undefined || quantity.start === 0) return [];
    const name = member.slice(0, quantity.start).trim();
    const about = / (?:about|ca\.|circa|around|etwa|rund|environ|unos)$/iu.exec(name)?.[0] ?? "";
    const words = name.slice(0, name.length - about.length);
    if (countColumns(words) > 40) return [];
    return [
      { name: words.charAt(0).toUpperCase() + words.slice(1), value: member.slice(words.length).trim() },
    ];
  });
}
