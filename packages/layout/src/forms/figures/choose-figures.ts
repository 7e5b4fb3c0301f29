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
export type EarlierForms = readonly (FigureForm | undefined)[];

/**
 * Returns the form that suits figures best among those on the page itself: drawn to scale where they stand in a relation, else as
 * typography; undefined where none does better than the cards that they could stand on.
 */
export function chooseFigureForm(
  figures: readonly Figure[],
  earlier: EarlierForms,
  canvas: Canvas,
): FigureSetting | undefined {
  const cards = worthOfCards(figures, canvas) - costOfRepeat("cards", earlier);
  const found = settingsOf(figures, canvas).map(({ setting, worth }) => ({
    setting,
    worth: worth - costOfRepeat(setting.form, earlier) - faultsOf(setting),
  }));
  const [best] = found.toSorted((first, second) => second.worth - first.worth);
  return best && best.worth > cards ? best.setting : undefined;
}

interface Found {
  readonly setting: FigureSetting;
  readonly worth: number;
}

function settingsOf(figures: readonly Figure[], canvas: Canvas): readonly Found[] {
  const { language } = canvas;
  const said = figures.map((figure) => withoutPicture(figure, language));
  const drawn = figures.map((figure) => withPicture(figure, language));
  const pictured = drawn.filter(({ field }) => field !== undefined).length;
  const lead = leadOf(drawn);
  const of = (setting: FigureSetting | undefined, worth: number): readonly Found[] =>
    setting ? [{ setting, worth }] : [];
  const related = [
    ...of(setFigureParts(figures, canvas), 3),
    ...(pictured === 0 ? of(setFiguresToScale(said, canvas), 1.9) : []),
    ...(pictured > 0 && lead !== undefined
      ? of(setLeadFigure(drawn, lead, canvas), leadWorth(drawn, lead))
      : []),
    ...(pictured > 0 ? of(setFigureColumns(drawn, drawn.length, canvas), pictured > 1 ? 2.3 : 1.9) : []),
    ...(pictured > 0 ? of(setFigureRows(drawn, canvas), pictured > 1 ? 2 : 1.6) : []),
  ];
  return related.length > 0 ? related : plainSettings(said, lead, of, canvas);
}

function plainSettings(
  said: readonly DrawnFigure[],
  lead: number | undefined,
  of: (setting: FigureSetting | undefined, worth: number) => readonly Found[],
  canvas: Canvas,
): readonly Found[] {
  const count = said.length;
  const leading = lead !== undefined ? setLeadFigure(said, lead, canvas) : undefined;
  const onPanel = canvas.style.panel === "blocks" ? 0.3 : 0;
  return [
    ...of(leading, (count > 2 ? 1.3 : 1) + onPanel),
    ...of(setFigureRows(said, canvas), count === 4 ? 0.9 : 1.1),
    ...of(setFigureColumns(said, count, canvas), count === 4 ? 1.1 : 1.2),
    ...(count === 4 ? of(setFigureColumns(said, 2, canvas), 1.25) : []),
  ];
}

// The one to look at, or the one that says something in a picture, where no other does.
function leadOf(figures: readonly DrawnFigure[]): number | undefined {
  const marked = figures.findIndex(isMarked);
  if (marked >= 0) return marked;
  const pictured = figures.flatMap(({ field }, index) => (field === undefined ? [] : [index]));
  return pictured.length === 1 ? pictured[0] : undefined;
}

function leadWorth(figures: readonly DrawnFigure[], lead: number): number {
  if (figures[lead]?.field === undefined) return 1.8;
  return figures.filter(({ field }) => field !== undefined).length === 1 ? 2.4 : 2.1;
}

// A look of solid blocks has figures on them, too.
function worthOfCards(figures: readonly Figure[], { style }: Canvas): number {
  const areAllDrawn = figures.every((figure) => withPicture(figure, "en").field !== undefined);
  const own = style.panel === "blocks" ? 0.5 : 0;
  return (areAllDrawn ? 1.9 : 0.4) + own;
}

/** Returns what speaks against a form that a reader has just seen, or has seen again and again. */
function costOfRepeat(form: FigureForm, earlier: EarlierForms): number {
  const last = earlier.at(-1) === form ? costOfNeighbour : 0;
  const uses = earlier.slice(-pagesInMind).filter((other) => other === form).length;
  return last + costOfUse * uses + (uses >= 2 ? costOfThird : 0);
}

const costOfNeighbour = 1;
const costOfUse = 0.25;
const costOfThird = 0.5;
/** In a longer deck a form may come again. */
const pagesInMind = 12;

function faultsOf({ valueSize, labelSize, fill, endsWell }: FigureSetting): number {
  const rank = valueSize < 2.2 * labelSize ? 0.3 : 0;
  const small = labelSize < 18 ? 0.3 : 0;
  return rank + small + (endsWell ? 0 : 0.15) + Math.max(0, leastFill - fill) * 0.8;
}

const leastFill = 0.6;
