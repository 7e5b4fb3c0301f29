import {
  type Box,
  type BulletItem,
  emu,
  type Figure,
  inches,
  type NumbersSlide,
  type PlacedElement,
  type PlacedParagraph,
  points,
} from "@lectern/deck";
import { composeMarkedRows } from "../forms/marked-rows.ts";
import { areaOf, bottomOf, boxOf, intersectionOf, rightOf } from "../geometry.ts";
import { createHeadline } from "../pages/headline.ts";
import type { Composition, Page } from "../pages/page.ts";
import { toListPages, toPagesWithSpill } from "../pages/pages-with-spill.ts";
import type { Stage } from "../pages/stage.ts";
import { contentTitleLines } from "../pages/to-pages.ts";
import {
  boxAt,
  type Canvas,
  createCanvas,
  createRule,
  type Group,
  inkParagraph,
  keepsWords,
  optically,
} from "../parts/canvas.ts";
import { createTextShape } from "../parts/place-text.ts";
import { setTakeaway } from "../parts/takeaway.ts";
import { type Anatomy, ownBoxOf } from "../template/anatomy.ts";
import { measurePlacedText } from "../text/measure-placed-text.ts";

/** Composes one figure that owns its page, or a row of up to four. */
export function composeNumbers(
  slide: NumbersSlide,
  previous: readonly Composition[],
  stage: Stage,
): readonly Page[] {
  const [only, another] = slide.figures;
  if (only && !another) {
    const pages = composeBigNumber(slide, only, previous, stage);
    if (pages) return pages;
  }
  const canvas = createCanvas(stage);
  const { band, spilled } = placeTakeaway(slide, canvas);
  const contents = setFigurePages(slide.figures, band, canvas);
  const said = slide.takeaway ? [{ text: slide.takeaway }] : [];
  if (!contents) return toListPages(slide, [...slide.figures.map(toItem), ...said], stage);
  return toPagesWithSpill("numbers", canvas.anatomy, slide, contents, { stage, spilled });
}

// Large figures side by side, or else one below the other; smaller ones side by side rather than on two pages.
function setFigurePages(
  figures: readonly Figure[],
  band: Group | undefined,
  canvas: Canvas,
): readonly (readonly PlacedElement[])[] | undefined {
  const row = setFigureRow(figures, band, canvas, leastInRow);
  if (row) return row;
  const rows = setFigureRows(figures, band, canvas);
  if (rows?.length === 1) return rows;
  return setFigureRow(figures, band, canvas, leastOnOnePage) ?? rows ?? setFigureRow(figures, band, canvas);
}

// A takeaway that is too long for a band is said on a page of its own.
function placeTakeaway(
  { takeaway }: NumbersSlide,
  canvas: Canvas,
): { readonly band?: Group | undefined; readonly spilled: readonly BulletItem[] } {
  const band = takeaway && setTakeaway(takeaway, canvas.box.height, canvas);
  return { band, spilled: takeaway && !band ? [{ text: takeaway }] : [] };
}

function toItem({ value, label, text }: Figure): BulletItem {
  const said = { lead: value, text: [{ text: label }] };
  return text === undefined ? said : { ...said, children: [{ text: [{ text }] }] };
}

// A dark page breaks a run of light ones; after another dark one it would not.
function composeBigNumber(
  slide: NumbersSlide,
  figure: Figure,
  previous: readonly Composition[],
  stage: Stage,
): readonly Page[] | undefined {
  const isAfterDark = darkCompositions.has(previous.at(-1));
  const dark = isAfterDark ? undefined : darkAnatomy(slide.title, stage);
  for (const anatomy of dark ? [dark, stage.layouts.rows] : [stage.layouts.rows]) {
    const canvas = createCanvas(stage, anatomy);
    const { band, spilled } = placeTakeaway(slide, canvas);
    const content = setBigNumber(figure, band, canvas);
    const composition = anatomy === dark ? "statement" : "numbers";
    if (content) return toPagesWithSpill(composition, anatomy, slide, [content], { stage, spilled });
  }
  return undefined;
}

const darkCompositions: ReadonlySet<Composition | undefined> = new Set<Composition>([
  "cover",
  "section",
  "statement",
]);

/** Returns the statement's layout with its title where content pages have theirs, so that the figure has the room. */
function darkAnatomy(title: string, { layouts }: Stage): Anatomy | undefined {
  const { statement, rows } = layouts;
  const model = rows.title?.levels[0];
  if (!statement?.title || !model) return undefined;
  const levels = statement.title.levels.map((style) => ({ ...style, size: model.size }));
  const anatomy: Anatomy = {
    ...statement,
    title: { ...statement.title, levels },
    titleBox: clearOfArt(rows.titleBox, statement),
    contentBox: clearOfArt(rows.contentBox, statement),
  };
  return createHeadline(title, anatomy, contentTitleLines).unsaid === undefined ? anatomy : undefined;
}

/** Where a layout draws something in a box, only what its own texts take of the box is free. */
function clearOfArt(box: Box, { layout, title, body }: Anatomy): Box {
  const isClear = layout.artwork.every((drawn) => areaOf(intersectionOf(drawn, box)) === 0);
  const own = [title, body].flatMap((placeholder) => (placeholder ? [ownBoxOf(placeholder)] : []));
  if (isClear || own.length === 0) return box;
  const right = Math.min(rightOf(box), Math.max(...own.map(rightOf)));
  const left = Math.max(box.x, Math.min(...own.map(({ x }) => x)));
  const bottom = Math.min(bottomOf(box), Math.max(...own.map(bottomOf)));
  return boxOf(left, box.y, right - left, bottom - box.y);
}

const bigSizes = [120, 88, 72, 60, 48, 40];

function setBigNumber(
  figure: Figure,
  band: Group | undefined,
  canvas: Canvas,
): readonly PlacedElement[] | undefined {
  const { box, look, tones } = canvas;
  const room = box.height - (band ? band.height + inches(0.3) : 0);
  const width = emu(Math.min(box.width, inches(9.2)));
  for (const size of bigSizes) {
    for (const label of [24, 20, 18]) {
      const value = valueParagraph(figure, size, tones.display);
      const words = [
        inkParagraph(figure.label, { size: label, color: tones.page.text, bold: true }),
        ...(figure.text === undefined
          ? []
          : [
              inkParagraph(figure.text, {
                size: label === 24 ? 20 : 18,
                color: tones.page.muted,
                gap: inches(0.1),
              }),
            ]),
      ];
      const valueMeasure = measurePlacedText([value], look, box.width);
      const wordsMeasure = measurePlacedText(words, look, width);
      const height = valueMeasure.height + between + wordsMeasure.height;
      const isFit = valueMeasure.lines === 1 && height <= room && keepsWords(words, look, width);
      if (!isFit) continue;
      const top = optically(room - height);
      const wordsTop = top + valueMeasure.height + between;
      return [
        createTextShape({
          name: "Figure",
          box: boxAt(canvas, 0, top, box.width, valueMeasure.height),
          paragraphs: [value],
          look,
          color: tones.page.accent,
        }),
        createTextShape({
          name: "Label",
          box: boxAt(canvas, 0, wordsTop, width, wordsMeasure.height + 2_000),
          paragraphs: words,
          look,
          color: tones.page.text,
        }),
        ...(band?.elements ?? []),
      ];
    }
  }
  return undefined;
}

const between = inches(0.12);

interface Scale {
  readonly value: number;
  readonly label: number;
  readonly text: number;
}

const labelScales = [
  { label: 24, text: 20 },
  { label: 20, text: 18 },
  { label: 18, text: 16 },
  { label: 16, text: 16 },
];
const valueSizes = [60, 48, 40, 30, 24];
/** Below it, figures stand better one below the other: they are what the page is for. */
const leastInRow = 40;
const leastOnOnePage = 30;

function setFigureRow(
  figures: readonly Figure[],
  band: Group | undefined,
  canvas: Canvas,
  least = 0,
): readonly (readonly PlacedElement[])[] | undefined {
  const room = canvas.box.height - (band ? band.height + inches(0.35) : 0);
  const sizes = (figures.length <= 3 ? [88, 72, ...valueSizes] : valueSizes).filter((size) => size >= least);
  for (const labels of labelScales) {
    for (const value of sizes) {
      const set = setFigures(figures, { value, ...labels }, { room, canvas });
      if (set) return [[...set, ...(band?.elements ?? [])]];
    }
  }
  return undefined;
}

// What is too long to stand side by side stands one below the other.
function setFigureRows(
  figures: readonly Figure[],
  band: Group | undefined,
  canvas: Canvas,
): readonly (readonly PlacedElement[])[] | undefined {
  const { box } = canvas;
  const height = emu(box.height - (band ? band.height + inches(0.3) : 0));
  const rows = figures.map(({ value, label, text, highlighted = false }) => ({
    marker: value,
    title: label,
    text,
    highlighted,
  }));
  const pages = composeMarkedRows(rows, { ...canvas, box: { ...box, height } }, "rules");
  return pages?.map((page, index) =>
    band && index === pages.length - 1 ? [...page, ...band.elements] : page,
  );
}

const columnGap = inches(0.3);

function setFigures(
  figures: readonly Figure[],
  scale: Scale,
  { room, canvas }: { readonly room: number; readonly canvas: Canvas },
): readonly PlacedElement[] | undefined {
  const { box, look, tones } = canvas;
  const pitch = Math.floor((box.width + columnGap) / figures.length);
  const width = emu(pitch - 2 * columnGap);
  const isMarked = figures.some(({ highlighted }) => highlighted);
  const columns = figures.map((figure) => {
    const color = isMarked && !figure.highlighted ? tones.page.second : tones.page.accent;
    return {
      value: valueParagraph(figure, scale.value, color),
      words: wordParagraphs(figure, scale, canvas),
    };
  });
  const values = columns.map(({ value }) => measurePlacedText([value], look, width));
  const words = columns.map((column) => measurePlacedText(column.words, look, width));
  const valueHeight = Math.max(...values.map(({ height }) => height));
  const wordsHeight = Math.max(...words.map(({ height }) => height)) + 2_000;
  const height = valueHeight + between + wordsHeight;
  const isFit =
    values.every(({ lines }) => lines === 1) &&
    columns.every((column) => keepsWords(column.words, look, width)) &&
    (scale.label <= 20 || words.every(({ paragraphs: [label] }) => label?.lines === 1)) &&
    height + 2 * rulePadding <= room;
  if (!isFit) return undefined;
  const ruled = Math.max(height, Math.min(room - 2 * rulePadding, shareOfRules * room));
  const ruleTop = rulePadding + optically(room - ruled - 2 * rulePadding);
  const top = ruleTop + (ruled - height) / 2;
  return columns.flatMap(({ value, words: paragraphs }, index): readonly PlacedElement[] => {
    const start = index * pitch;
    const rule = boxAt(canvas, start - columnGap, ruleTop, 0, ruled);
    return [
      ...(index === 0 ? [] : [createRule(`Line ${index}`, rule, tones.hairline)]),
      createTextShape({
        name: `Figure ${index + 1}`,
        box: boxAt(canvas, start, top, width, valueHeight),
        paragraphs: [value],
        look,
        color: tones.page.accent,
        anchor: "bottom",
      }),
      createTextShape({
        name: `Label ${index + 1}`,
        box: boxAt(canvas, start, top + valueHeight + between, width, wordsHeight),
        paragraphs,
        look,
        color: tones.page.text,
      }),
    ];
  });
}

const rulePadding = inches(0.1);
/** Rules longer than the words beside them hold the page. */
const shareOfRules = 0.72;

function wordParagraphs(
  { label, text }: Figure,
  scale: Scale,
  { tones }: Canvas,
): readonly PlacedParagraph[] {
  const head = inkParagraph(label, { size: scale.label, color: tones.page.text, bold: true });
  if (text === undefined) return [head];
  return [head, inkParagraph(text, { size: scale.text, color: tones.page.muted, gap: inches(0.06) })];
}

/** Returns a figure with the words of its unit smaller than its digits: "48.2 million". */
function valueParagraph(
  { value }: Figure,
  size: number,
  color: ReturnType<typeof createCanvas>["tones"]["signal"],
): PlacedParagraph {
  const whole = inkParagraph(value, { size, color, bold: true, font: "heading" });
  const [, digits, unit] =
    /^(.*\p{Nd}[%‰°]?)(\s*\p{L}[\p{L}\s.²³/%€$£¥]*|\s+[%‰€$£¥][\p{L}\s.]*)$/u.exec(value) ?? [];
  const [run] = whole.runs;
  if (digits === undefined || unit === undefined || !run || isOneLetter(unit)) return whole;
  const smaller = unitSizes.find((candidate) => candidate <= size * 0.5) ?? size;
  return {
    ...whole,
    runs: [
      { ...run, text: digits },
      { ...run, text: unit, size: points(smaller) },
    ],
  };
}

// "5 m" is one figure to the eye; a word of a script without spaces is one, too, even of one character.
function isOneLetter(unit: string): boolean {
  return /^\s*(?!\p{scx=Han})[^\s]$/u.test(unit);
}

const unitSizes = [60, 40, 30, 24, 20, 18, 16, 14, 12];
