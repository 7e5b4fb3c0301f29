import type { Figure } from "@lectern/deck";
import type { Canvas } from "../../parts/canvas.ts";
import { type DrawnFigure, withoutPicture, withPicture } from "./drawn-figure.ts";
import { isMarked, setFigureColumns } from "./figure-columns.ts";
import { setFigureParts } from "./figure-parts.ts";
import { setFigureRows } from "./figure-rows.ts";
import type { FigureForm, FigureSetting } from "./figure-setting.ts";
import { setFiguresToScale } from "./figures-to-scale.ts";
import { setLeadFigure } from "./lead-figure.ts";

/** The forms of figures on the pages before, the latest last; undefined for a page without figures. */
type EarlierForms = readonly (FigureForm | undefined)[];

/**
 * Returns the form that suits figures best among those on the page itself: drawn to scale where they stand in a relation, else as
 * typography; undefined where none does better than the cards that they could stand on.
 */
export function chooseFigureForm(
  figures: readonly Figure[],
  { title, earlier }: FiguresOnPage,
  canvas: Canvas,
): FigureSetting | undefined {
  const worthOf = ({ form, worth }: Candidate) => worth - costOfRepeat(form, earlier);
  const least = worthOf({ form: "cards", worth: worthOfCards(figures), set: () => undefined });
  const { related, plain } = candidatesOf(withNamedLead(figures, title), canvas);
  return best(related, worthOf, least) ?? best(plain, worthOf, least);
}

/** What is known of the page besides its figures. */
export interface FiguresOnPage {
  readonly title: string;
  readonly earlier: EarlierForms;
}

// Where nobody marked one, it is the one whose digits the title says.
function withNamedLead(figures: readonly Figure[], title: string): readonly Figure[] {
  if (figures.some(({ highlighted }) => highlighted)) return figures;
  const named = figures.filter(({ value }) => isSaidIn(value, title));
  const [only, another] = named;
  if (!only || another) return figures;
  return figures.map((figure) => (figure === only ? { ...figure, highlighted: true } : figure));
}

function isSaidIn(value: string, title: string): boolean {
  const digits = /\p{Nd}(?:[\p{Nd}.,\s]*\p{Nd})?/u.exec(value)?.[0];
  if (digits === undefined) return false;
  const at = title.indexOf(digits);
  const isDigit = (character: string | undefined) => character !== undefined && /[\p{Nd}.,]/u.test(character);
  const after = title.slice(at + digits.length);
  return at >= 0 && !isDigit(title[at - 1]) && !/^[.,]?\p{Nd}/u.test(after);
}

/** A form that figures may have, and how well it would show what they say. */
interface Candidate {
  readonly form: FigureForm;
  readonly worth: number;
  readonly set: () => FigureSetting | undefined;
}

// Faults only speak against a form: what is worth less even without any need not be set.
function best(
  candidates: readonly Candidate[],
  worthOf: (candidate: Candidate) => number,
  least: number,
): FigureSetting | undefined {
  let found: FigureSetting | undefined;
  let worth = least;
  for (const candidate of candidates.toSorted((one, other) => worthOf(other) - worthOf(one))) {
    if (worthOf(candidate) <= worth) break;
    const setting = candidate.set();
    const own = setting ? worthOf(candidate) - faultsOf(setting) : worth;
    if (own <= worth) continue;
    found = setting;
    worth = own;
  }
  return found;
}

interface Candidates {
  /** That draw what figures say of each other. */
  readonly related: readonly Candidate[];
  readonly plain: readonly Candidate[];
}

function candidatesOf(figures: readonly Figure[], canvas: Canvas): Candidates {
  const { language } = canvas;
  const said = figures.map((figure) => withoutPicture(figure, language));
  const drawn = figures.map((figure) => withPicture(figure, language));
  const pictured = drawn.filter(({ field }) => field !== undefined).length;
  const areSeveral = pictured > 1;
  const lead = leadOf(drawn);
  const parts: Candidate = { form: "parts", worth: 3, set: () => setFigureParts(figures, canvas) };
  const scaled: Candidate = { form: "scale", worth: 1.9, set: () => setFiguresToScale(said, canvas) };
  const plain = plainCandidates(said, lead, canvas);
  if (pictured === 0) return { related: [scaled], plain };
  return {
    related: [
      parts,
      ...leading(drawn, lead, leadWorth(drawn, lead), canvas),
      {
        form: "columns",
        worth: areSeveral ? 2.3 : 1.9,
        set: () => setFigureColumns(drawn, drawn.length, canvas),
      },
      ...inGrid(drawn, areSeveral ? 2.2 : 2, canvas),
      { form: "rows", worth: areSeveral ? 2 : 1.6, set: () => setFigureRows(drawn, canvas) },
    ],
    plain,
  };
}

function leading(
  figures: readonly DrawnFigure[],
  lead: number | undefined,
  worth: number,
  canvas: Canvas,
): readonly Candidate[] {
  if (lead === undefined) return [];
  return [
    { form: "lead", worth, set: () => setLeadFigure(figures, { lead, isTurned: false }, canvas) },
    {
      form: "leadAtEnd",
      worth: worth - 0.1,
      set: () => setLeadFigure(figures, { lead, isTurned: true }, canvas),
    },
  ];
}

// Two rows of two fill a page; others would leave a hole.
function inGrid(figures: readonly DrawnFigure[], worth: number, canvas: Canvas): readonly Candidate[] {
  if (figures.length !== 4) return [];
  return [{ form: "grid", worth, set: () => setFigureColumns(figures, 2, canvas) }];
}

function plainCandidates(
  said: readonly DrawnFigure[],
  lead: number | undefined,
  canvas: Canvas,
): readonly Candidate[] {
  const count = said.length;
  return [
    ...leading(said, lead, count > 2 ? 1.5 : 1.3, canvas),
    { form: "rows", worth: count === 4 ? 0.9 : 1.1, set: () => setFigureRows(said, canvas) },
    {
      form: "columns",
      worth: count === 4 ? 1.1 : 1.2,
      set: () => setFigureColumns(said, count, canvas),
    },
    ...inGrid(said, 1.25, canvas),
  ];
}

// The one to look at, or the one that says something in a picture, where no other does.
function leadOf(figures: readonly DrawnFigure[]): number | undefined {
  const marked = figures.findIndex(isMarked);
  if (marked >= 0) return marked;
  const pictured = figures.flatMap(({ field }, index) => (field === undefined ? [] : [index]));
  return pictured.length === 1 ? pictured[0] : undefined;
}

function leadWorth(figures: readonly DrawnFigure[], lead: number | undefined): number {
  if (figures[lead ?? -1]?.field === undefined) return 1.8;
  return figures.filter(({ field }) => field !== undefined).length === 1 ? 2.4 : 2.1;
}

function worthOfCards(figures: readonly Figure[]): number {
  return figures.every((figure) => withPicture(figure, "en").field !== undefined) ? 1.9 : 0.1;
}

/** Returns what speaks against a form that a reader has just seen, or has seen again and again. */
function costOfRepeat(form: FigureForm, earlier: EarlierForms): number {
  const last = earlier.at(-1) === form ? costOfNeighbour : earlier.at(-2) === form ? costOfSecond : 0;
  const uses = earlier.slice(-pagesInMind).filter((other) => other === form).length;
  return last + costOfUse * uses + (uses >= 2 ? costOfThird : 0);
}

const costOfNeighbour = 1;
/** With one page between them. */
const costOfSecond = 0.4;
const costOfUse = 0.25;
const costOfThird = 0.75;
/** In a longer deck a form may come again. */
const pagesInMind = 12;

function faultsOf({ valueSize, labelSize, fill, endsWell }: FigureSetting): number {
  const rank = valueSize < 2.2 * labelSize ? 0.3 : 0;
  const small = labelSize < 18 ? 0.3 : 0;
  const few = valueSize < leastValue ? 0.25 : 0;
  return rank + small + few + (endsWell ? 0 : 0.15) + Math.max(0, leastFill - fill) * 0.8;
}

const leastFill = 0.6;
/** Smaller digits do not hold a panel. */
const leastValue = 44;
