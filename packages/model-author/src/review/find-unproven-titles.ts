import type { OutlineSlide } from "@lectern/deck";
import { type Derived, deriveNumbers, isRounded } from "../fact-check/derive-numbers.ts";
import { type NumberMention, readMentions } from "../fact-check/read-mentions.ts";
import type { Operand } from "../fact-check/read-prompt.ts";
import type { Flaw } from "./flaw.ts";
import { leavesOf } from "./slide-leaves.ts";

/** A count of a few things may be seen on the page rather than read. */
const leastClaim = 13;
/** So many numbers of a page are reckoned with; each is held against each other one. */
const mostNumbers = 60;
const unshown = new Set(["/title", "/notes", "/source"]);
const noKeys: ReadonlySet<string> = new Set();

/**
 * Returns the slides of figures whose title tells some of which their page neither has one nor lets the audience see it: no number
 * of it, nor a sum, difference, product, share or change of those below. Dates, years and small counts are not looked for, nor
 * is a title of the prompt's own.
 */
export function findUnprovenTitles(
  slides: readonly OutlineSlide[],
  { prompt, language }: { readonly prompt: string; readonly language: string },
): readonly Flaw[] {
  const given = prompt.toLowerCase();
  return slides.flatMap((slide, index) => {
    const isOwn = showsFigures(slide) && !given.includes(slide.title.trim().toLowerCase());
    const claims = isOwn ? claimsOf(slide.title, language) : [];
    const { values, derived } = claims.length > 0 ? readPage(slide, language) : nothing;
    const isShown = (claim: NumberMention) =>
      values.some((value) => isSame(claim, value)) || derived.some(({ value }) => isSame(claim, value));
    // "Line 14 carries 20,000": what only names a thing is told from a figure by no sign, but stands beside one.
    const [claim] = claims;
    if (claim === undefined || claims.some(isShown)) return [];
    const figure = slide.title.slice(claim.start, claim.end).trim();
    return [
      {
        slide: index,
        pointer: "",
        message: `expected the title's figure (${figure}) on the page, as the one that is highlighted, or what it follows from, got neither: show it beside what it is held against, or say in the title what the page shows`,
        told: `has a figure in its title (${figure}) that its page does not show`,
      },
    ];
  });
}

const nothing = { values: [], derived: [] } as const;

/** A page that a figure can be held against: of two or more, or of one with what it is held against. */
function showsFigures(slide: OutlineSlide): boolean {
  switch (slide.kind) {
    case "chart":
    case "numbers":
      return true;
    case "bullets":
      return slide.items.every(({ amount }) => amount !== undefined);
    case "cards":
      return slide.cards.every(({ value }) => value !== undefined);
    default:
      return false;
  }
}

function claimsOf(title: string, language: string): readonly NumberMention[] {
  return readMentions(title, language).numbers.filter(
    (claim) =>
      !claim.isOrdinal &&
      !claim.isInWords &&
      !isYear(claim) &&
      !isPartOfName(title, claim) &&
      (claim.isPercent || claim.decimals > 0 || claim.plain * claim.scale >= leastClaim),
  );
}

function isYear({ digits, scale, decimals }: NumberMention): boolean {
  return scale === 1 && decimals === 0 && /^(?:1[5-9]|20|21)\d\d$/u.test(digits);
}

/** "B4417", "7-20". */
function isPartOfName(title: string, { start, end }: NumberMention): boolean {
  return /[\p{L}\p{N}][-–]?$/u.test(title.slice(0, start)) || /^[-–]\p{N}/u.test(title.slice(end));
}

type ChartSlide = Extract<OutlineSlide, { readonly kind: "chart" }>;

interface PageNumbers {
  readonly values: readonly number[];
  readonly derived: readonly Derived[];
}

function readPage(slide: OutlineSlide, language: string): PageNumbers {
  const told = leavesOf(slide)
    .filter(({ pointer }) => !unshown.has(pointer))
    .flatMap(({ pointer, text }) =>
      readMentions(text, language).numbers.map((number) => ({ ...number, field: fieldOf(pointer) })),
    );
  const toldOperands = told.map(({ field, plain, scale, isPercent }) => ({
    field,
    operand: toOperand(plain * scale, isPercent),
  }));
  const drawn = numbersIn(slide).map((value) => toOperand(value));
  const operands = [...toldOperands.map(({ operand }) => operand), ...drawn].slice(0, mostNumbers);
  const fields = [...Map.groupBy(toldOperands, ({ field }) => field).values()];
  const lists = [
    ...fields.map((field) => field.map(({ operand }) => operand)),
    ...(slide.kind === "chart" ? seriesOf(slide.chart) : [drawn]),
  ];
  return {
    values: [...operands.map(({ value }) => value), ...told.map(({ plain }) => plain)],
    derived: [
      ...deriveNumbers({ kind: "sentences", operands }),
      ...lists.flatMap((list) => deriveNumbers({ kind: "row", operands: list })),
    ],
  };
}

/** The same field of each part: "/figures/N/value" is one list. */
function fieldOf(pointer: string): string {
  return pointer.replaceAll(/\d+/gu, "N");
}

/** The values of each series, and those of each category. */
function seriesOf({ categories, series }: ChartSlide["chart"]): readonly (readonly Operand[])[] {
  const columns = categories.map((_, place) => series.map(({ values }) => values[place] ?? null));
  return [...series.map(({ values }) => values), ...columns].map((values) =>
    values.flatMap((value) => (value === null ? [] : [toOperand(value)])),
  );
}

/** Numbers that are drawn and not written, wherever they stand. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === "number") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(numbersIn);
}

function toOperand(value: number, isPercent = false): Operand {
  return { value, isPercent, isYear: false, line: 0, keys: noKeys };
}

/** Rounded as the title has it, whichever magnitude stands in the unit of a chart: 3.1 of "3.1 million", 44 of 43.6 %. */
function isSame(claim: NumberMention, value: number): boolean {
  const isNear = (one: NumberMention) => isRounded(one, Math.abs(value), true);
  return isNear(claim) || isNear({ ...claim, scale: 1 });
}
