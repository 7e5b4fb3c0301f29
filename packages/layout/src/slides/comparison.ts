import {
  type Box,
  type BulletItem,
  type ComparisonOption,
  type ComparisonSlide,
  type Emu,
  emu,
  inches,
  type PlacedElement,
  type PlacedParagraph,
  resolveThemeColor,
  type ThemeColor,
} from "@lectern/deck";
import { paginate } from "../fitting/paginate.ts";
import { setOptionRows } from "../forms/option-rows.ts";
import type { Page } from "../pages/page.ts";
import { toListPagesWithFoot, toPagesOnFoot } from "../pages/pages-on-foot.ts";
import type { Stage } from "../pages/stage.ts";
import {
  boxAt,
  type Canvas,
  createPanel,
  createRule,
  inkParagraph,
  keepsWords,
  optically,
} from "../parts/canvas.ts";
import { createTextShape, heightAsSet } from "../parts/place-text.ts";
import { chooseSignColor, createSignMark, type Sign } from "../parts/sign-mark.ts";
import { upToTitle } from "../template/anatomy.ts";
import { boldBlock, type Inks, type Tones } from "../template/colors/tones.ts";
import { measurePlacedText } from "../text/lines/measure-placed-text.ts";
import { areSparing } from "../text/list-paragraphs.ts";
import { toOptionTable } from "./option-table.ts";
import { composeTable } from "./table.ts";

/** Composes options side by side, their points in rows, with a mark for what speaks for and against them. */
export function composeComparison(slide: ComparisonSlide, stage: Stage): readonly Page[] {
  const setContent = (canvas: Canvas) => {
    const rowsOf = (least: number) => {
      const rows = isOfMany(slide) ? setOptionRows(slide.options, least, canvas) : undefined;
      return rows && [rows];
    };
    return rowsOf(leastInRows) ?? setPages(slide.options, canvas) ?? rowsOf(leastPoint);
  };
  return (
    toPagesOnFoot({ composition: "comparison", setPages: setContent }, slide, stage) ??
    composeAsTable(slide, stage) ??
    toListPagesWithFoot(slide, slide.options.map(toItem), stage)
  );
}

/** Two stand side by side as they are weighed; columns of more are narrow, and their points small. */
function isOfMany({ options }: ComparisonSlide): boolean {
  return options.length > 2;
}

/** In points: options whose rows would have smaller type may have larger in columns. */
const leastInRows = 18;
const leastPoint = 16;

/** Four options with much to be said of each are read row by row, if that takes one page. */
function composeAsTable(slide: ComparisonSlide, stage: Stage): readonly Page[] | undefined {
  const table = toOptionTable(slide);
  const pages = table && composeTable(table, stage);
  return pages?.length === 1 ? pages : undefined;
}

const signTexts: Readonly<Record<Sign, string>> = { plus: "+ ", minus: "− " };

function toItem({ heading, points }: ComparisonOption): BulletItem {
  const children = points.map(({ sign, text }) => ({
    text: sign === undefined ? text : [{ text: signTexts[sign] }, ...text],
  }));
  return { text: [{ text: heading, bold: true }], children };
}

interface Scale {
  readonly heading: number;
  readonly point: number;
}

const scales: readonly Scale[] = [
  { heading: 24, point: 20 },
  { heading: 20, point: 20 },
  { heading: 18, point: 18 },
  { heading: 18, point: 16 },
];
const fewPointsScales: readonly Scale[] = [
  { heading: 30, point: 28 },
  { heading: 28, point: 24 },
];
const mostFewPoints = 4;
/** Of one point on each side, or two: they have a page to fill. */
const largePointScales: Readonly<Record<number, readonly Scale[]>> = {
  1: [
    { heading: 32, point: 40 },
    { heading: 32, point: 36 },
    { heading: 30, point: 32 },
  ],
  2: [{ heading: 30, point: 32 }],
};
/** Of four options on a narrow page. */
const smallScale: Scale = { heading: 16, point: 14 };

function setPages(
  options: readonly ComparisonOption[],
  canvas: Canvas,
): readonly (readonly PlacedElement[])[] | undefined {
  const count = Math.max(...options.map(({ points }) => points.length));
  const rows = Array.from({ length: count }, (_, index) => index);
  const isOfTwo = options.length === 2;
  const large =
    isOfTwo && count <= mostFewPoints ? [...(largePointScales[count] ?? []), ...fewPointsScales] : [];
  const largest = [...large, ...scales.slice(0, 2)];
  const manners = mannersFor(options);
  // Rather on panels in large type than without them in larger.
  const tried = [
    ...manners.flatMap((onPanels) => largest.map((scale) => ({ scale, onPanels }))),
    ...[...scales.slice(2), smallScale].flatMap((scale) => manners.map((onPanels) => ({ scale, onPanels }))),
  ];
  const sized = upToTitle(tried, canvas.anatomy, ({ scale }) => scale.heading);
  const grids = sized.map(({ scale, onPanels }) => createGrid(options, scale, onPanels, canvas));
  const whole = grids.find((grid) => grid && fits(rows, grid, canvas));
  if (whole) return [setOptions(rows, whole, canvas)];
  const grid = grids.findLast((candidate) => candidate !== undefined);
  if (!grid || !rows.every((row) => fits([row], grid, canvas))) return undefined;
  const pages = paginate(
    rows,
    (page) => fits(page, grid, canvas),
    (row) => (grid.heights[row] ?? 0) + 2 * leastPadding,
  );
  return pages.map((page) => setOptions(page, grid, canvas));
}

// What is recommended stands on a panel alone, and so does a fact beside a myth, unless what stands beside it ends early and
// would have nothing below it; else all do where they have room for it.
function mannersFor(options: readonly ComparisonOption[]): readonly (readonly boolean[])[] {
  const setOff = options.map((option, index) => isSetOff(option) || isFact(options, index));
  const most = Math.max(...options.map(({ points }) => points.length));
  const endsEarly = options.some(({ points }, index) => !setOff[index] && points.length < most);
  // A single point without a panel would look lost beside one with it.
  if (setOff.includes(true) && !endsEarly && most > 1) return [setOff];
  return options.length <= 3 ? [options.map(() => true), setOff] : [setOff];
}

function isSetOff({ recommended }: ComparisonOption): boolean {
  return recommended === true;
}

function isFact(options: readonly ComparisonOption[], index: number): boolean {
  return options.length === 2 && index === 1 && myth.test(options[0]?.heading ?? "");
}

const myth =
  /^(?:(?:the |der |die |le |les |el |los )?(?:myths?|mythos|mythen|mythes?|mitos?|mythe|myter?|мифы?)|迷思|误区|誤解|خرافة|خرافات)$/iu;

/** One option as it is set: where, and in which colours. */
interface Side {
  readonly option: ComparisonOption;
  readonly start: number;
  readonly width: number;
  /** Between the edges of its panel, where it has one, and what stands in it. */
  readonly inset: number;
  /** Told from the others: recommended, or true where they are not. */
  readonly isSetOff: boolean;
  readonly inks: Inks;
  /** The one sign of all its points, where that can stand at its heading. */
  readonly sign?: Sign | undefined;
  readonly heading: PlacedParagraph;
  readonly points: readonly PlacedParagraph[];
}

interface Grid {
  readonly scale: Scale;
  readonly sides: readonly Side[];
  /** Of the tallest heading, and of the tallest point in every row. */
  readonly headHeight: number;
  readonly heights: readonly number[];
  /** What point text stands in from the start of its column, for the marks. */
  readonly hang: number;
}

const leastPadding = inches(0.12);
const ruleHeight = inches(0.07);
const headGap = inches(0.14);
const panelInset = inches(0.25);

function gapOf(count: number): number {
  return count <= 2 ? inches(0.5) : inches(0.35);
}

function markSize(size: number): number {
  return Math.round(size * 12_700 * 1.02);
}

function createGrid(
  options: readonly ComparisonOption[],
  scale: Scale,
  onPanels: readonly boolean[],
  canvas: Canvas,
): Grid | undefined {
  const { box, look } = canvas;
  const gap = gapOf(options.length);
  const width = Math.floor((box.width - (options.length - 1) * gap) / options.length);
  const signs = options.map(commonSign);
  const areCommon = signs.every((sign) => sign !== undefined);
  const isMarked = options.some(({ points }) => points.some(({ sign }) => sign !== undefined));
  const hang = isMarked && !areCommon ? markSize(scale.point) + inches(0.14) : 0;
  const sides = options.map((option, index) =>
    createSide(
      option,
      {
        start: index * (width + gap),
        width,
        sign: areCommon ? signs[index] : undefined,
        inset: onPanels[index] ? panelInset : 0,
        isSetOff: isSetOff(option) || isFact(options, index),
      },
      scale,
      canvas,
    ),
  );
  const heads = sides.map((side) => measurePlacedText([side.heading], look, headWidth(side, scale)));
  const isFit = sides.every((side, index) => {
    const pointWidth = emu(side.width - 2 * side.inset - hang);
    return (
      (heads[index]?.lines ?? 0) <= 2 &&
      keepsWords([side.heading], look, headWidth(side, scale)) &&
      pointWidth >= inches(1) &&
      keepsWords(side.points, look, pointWidth)
    );
  });
  if (!isFit) return undefined;
  const rowCount = Math.max(...sides.map(({ points }) => points.length));
  const heights = Array.from({ length: rowCount }, (_, row) =>
    Math.max(
      ...sides.map((side) => {
        const point = side.points[row];
        return point ? heightAsSet([point], look, emu(side.width - 2 * side.inset - hang)) : 0;
      }),
    ),
  );
  const marks = areCommon ? markSize(scale.heading) * headMarkShare : 0;
  return { scale, sides, headHeight: Math.max(marks, ...heads.map(({ height }) => height)), heights, hang };
}

const headMarkShare = 1.2;

function commonSign({ points }: ComparisonOption): Sign | undefined {
  const sign = points[0]?.sign;
  return points.every((point) => point.sign === sign) ? sign : undefined;
}

function createSide(
  option: ComparisonOption,
  place: Pick<Side, "start" | "width" | "sign" | "inset" | "isSetOff">,
  scale: Scale,
  { tones }: Canvas,
): Side {
  const inks = place.inset > 0 ? tones.onTint : tones.page;
  const texts = option.points.map(({ text }) => text);
  const emphasis = areSparing(texts.flat()) ? { accent: inks.accent } : {};
  return {
    option,
    ...place,
    inks,
    heading: inkParagraph(option.heading, {
      size: scale.heading,
      color: headColor(place, scale.heading, inks, tones),
      bold: true,
      font: "heading",
    }),
    points: texts.map((text) => inkParagraph(text, { size: scale.point, color: inks.text, ...emphasis })),
  };
}

/** Says whether a heading stands on a block of the dominant colour: that of an option which is told from the others. */
function hasBlock({ isSetOff, inset, sign }: Pick<Side, "isSetOff" | "inset" | "sign">): boolean {
  return isSetOff && inset > 0 && sign === undefined;
}

function headColor(
  place: Pick<Side, "isSetOff" | "inset" | "sign">,
  size: number,
  inks: Inks,
  tones: Tones,
): ThemeColor {
  if (hasBlock(place)) return boldBlock(size, tones).text;
  return place.isSetOff ? inks.accent : inks.text;
}

function headWidth({ width, inset, sign }: Side, { heading }: Scale): Emu {
  return emu(width - 2 * inset - (sign ? markSize(heading) * headMarkShare + inches(0.15) : 0));
}

/** From the top of the canvas to the rows. */
function rowsTop({ headHeight, sides }: Grid): number {
  const inset = sides.some((side) => side.inset > 0) ? panelInset : 0;
  return inset + headHeight + headGap + ruleHeight;
}

function textHeight(rows: readonly number[], { heights }: Grid): number {
  return rows.reduce((sum, row) => sum + (heights[row] ?? 0), 0);
}

function fits(rows: readonly number[], grid: Grid, { box }: Canvas): boolean {
  return rowsTop(grid) + textHeight(rows, grid) + 2 * rows.length * leastPadding <= box.height;
}

function mostPadding(count: number): number {
  return inches(count <= 2 ? 0.6 : count === 3 ? 0.5 : 0.42);
}

function setOptions(rows: readonly number[], grid: Grid, whole: Canvas): readonly PlacedElement[] {
  const top = rowsTop(grid);
  const slack = whole.box.height - top - textHeight(rows, grid);
  const padding = Math.min(mostPadding(rows.length), Math.floor(slack / (2 * rows.length)));
  const above = Math.floor(optically(slack - 2 * rows.length * padding));
  const canvas = { ...whole, box: boxAt(whole, 0, above, whole.box.width, whole.box.height - above) };
  let bottom = top;
  const tops = rows.map((row) => {
    const at = bottom;
    bottom += (grid.heights[row] ?? 0) + 2 * padding;
    return at;
  });
  return grid.sides.flatMap((side) => {
    const shown = rows.flatMap((row, index) => (side.points[row] ? [{ row, top: tops[index] ?? 0 }] : []));
    return [
      ...setHead(side, { grid, bottom, isAmong: grid.sides.some((other) => other.isSetOff) }, canvas),
      ...shown.flatMap((place) => setPoint(side, { ...place, padding, grid }, canvas)),
    ];
  });
}

interface HeadPlace {
  readonly grid: Grid;
  /** Where the rows end. */
  readonly bottom: number;
  /** Whether one of the options is told from the others. */
  readonly isAmong: boolean;
}

function setHead(side: Side, { grid, bottom, isAmong }: HeadPlace, canvas: Canvas): readonly PlacedElement[] {
  const { look, tones } = canvas;
  const { option, start, width, inset, inks, sign, heading } = side;
  const top = rowsTop(grid) - ruleHeight - headGap - grid.headHeight;
  const mark = markSize(grid.scale.heading) * headMarkShare;
  const textStart = sign ? mark + inches(0.15) : 0;
  const ruleColor = sign
    ? signColor(sign, canvas)
    : isAmong
      ? side.isSetOff
        ? tones.signal
        : tones.dim
      : tones.second;
  return [
    ...(inset > 0 ? [setPanel(option, boxAt(canvas, start, 0, width, bottom), canvas)] : []),
    ...(hasBlock(side)
      ? [
          createPanel(
            `Head of ${option.heading}`,
            boxAt(canvas, start, 0, width, top + grid.headHeight + headGap),
            boldBlock(grid.scale.heading, tones).fill,
          ),
        ]
      : []),
    ...(sign
      ? [
          createSignMark(
            `Sign of ${option.heading}`,
            sign,
            boxAt(canvas, start + inset, top + (grid.headHeight - mark) / 2, mark, mark),
            signColor(sign, canvas),
          ),
        ]
      : []),
    createTextShape({
      name: `Option ${option.heading}`,
      box: boxAt(canvas, start + inset + textStart, top, headWidth(side, grid.scale), grid.headHeight),
      paragraphs: [heading],
      look,
      color: hasBlock(side) ? boldBlock(grid.scale.heading, tones).text : inks.text,
      anchor: sign ? "middle" : "bottom",
    }),
    createPanel(
      `Head rule of ${option.heading}`,
      boxAt(canvas, start, top + grid.headHeight + headGap, width, ruleHeight),
      ruleColor,
    ),
  ];
}

function setPanel({ heading, recommended }: ComparisonOption, box: Box, { tones }: Canvas): PlacedElement {
  if (!recommended) return createPanel(`Panel of ${heading}`, box, tones.tint);
  return { ...createPanel("Recommended", box, tones.tint), description: `✓ ${heading}` };
}

// The same on the panel as beside it: colours that differ would seem to tell something.
function signColor(sign: Sign, { tones, anatomy: { layout } }: Canvas): ThemeColor {
  return chooseSignColor(
    sign,
    tones.page,
    [layout.background, resolveThemeColor(tones.tint, layout)],
    layout,
  );
}

interface PointPlace {
  readonly row: number;
  readonly top: number;
  readonly padding: number;
  readonly grid: Grid;
}

function setPoint(
  side: Side,
  { row, top, padding, grid }: PointPlace,
  canvas: Canvas,
): readonly PlacedElement[] {
  const { look, tones } = canvas;
  const { option, start, width, inset, inks } = side;
  const point = side.points[row];
  const sign = side.sign === undefined ? option.points[row]?.sign : undefined;
  if (!point) return [];
  const name = `${row + 1} of ${option.heading}`;
  const textWidth = width - 2 * inset - grid.hang;
  const isFirst = top === rowsTop(grid);
  const mark = markSize(grid.scale.point);
  const firstLine = measurePlacedText(
    [inkParagraph("x", { size: grid.scale.point, color: inks.text })],
    look,
    emu(textWidth),
  );
  const elements: PlacedElement[] = [];
  if (!isFirst) {
    const line = boxAt(canvas, start + inset, top, width - 2 * inset, 0);
    elements.push(createRule(`Line ${name}`, line, inset > 0 ? tones.dim : tones.hairline));
  }
  if (sign) {
    const box = boxAt(canvas, start + inset, top + padding + (firstLine.height - mark) / 2, mark, mark);
    elements.push(createSignMark(`Sign ${name}`, sign, box, signColor(sign, canvas)));
  }
  elements.push(
    createTextShape({
      name: `Point ${name}`,
      box: boxAt(
        canvas,
        start + inset + grid.hang,
        top + padding,
        textWidth,
        (grid.heights[row] ?? 0) + Math.min(padding, 4_000),
      ),
      paragraphs: [point],
      look,
      color: inks.text,
    }),
  );
  return elements;
}
