import {
  emu,
  inches,
  type PlacedElement,
  type PlacedParagraph,
  points,
  type QuoteSlide,
} from "@lectern/deck";
import { insideOf } from "../geometry.ts";
import { createHeadline, placeTitle } from "../pages/headline.ts";
import type { Page } from "../pages/page.ts";
import { toListPages, toPagesWithSpill } from "../pages/pages-with-spill.ts";
import type { Stage } from "../pages/stage.ts";
import { boxAt, type Canvas, createCanvas, inkParagraph, keepsWords, optically } from "../parts/canvas.ts";
import { hangingQuotation } from "../parts/hanging-quotation.ts";
import { fitsKicker } from "../parts/label.ts";
import {
  createTextShape,
  fillPlaceholder,
  fillWithLine,
  lookOf,
  plainParagraph,
} from "../parts/place-text.ts";
import type { Anatomy } from "../template/anatomy.ts";
import { fitText } from "../text/fit-text.ts";
import { fixedSpacing } from "../text/list-paragraphs.ts";
import { levelOf, measurePlacedText } from "../text/measure-placed-text.ts";
import { type QuotationMarks, quotationMarksOf } from "../text/quotation-marks.ts";

/** Composes somebody's own words, in the marks of the deck's language, with the name and the role beneath. */
export function composeQuote(slide: QuoteSlide, stage: Stage): readonly Page[] {
  const marks = quotationMarksOf(stage.language);
  return (
    toOwnPage(slide, marks, stage) ??
    toContentPage(slide, marks, stage) ??
    toListPages(slide, toItems(slide, marks), stage)
  );
}

/** Of a quotation that is the title of its page. */
const mostLines = 7;

function toOwnPage(
  slide: QuoteSlide,
  marks: QuotationMarks,
  { layouts }: Stage,
): readonly Page[] | undefined {
  const quoted = `${marks.open}${slide.quotation}${marks.close}`;
  const anatomy = layouts.quote && enlargeFor(quoted, layouts.quote);
  if (!anatomy || createHeadline(quoted, anatomy, mostLines).unsaid !== undefined) return undefined;
  const source = placeSource(slide, anatomy);
  if (!source && sourceOf(slide).length > 0) return undefined;
  const isRepeated = isSame(slide.title, slide.quotation);
  const isShown = !isRepeated && fitsKicker(slide.title, anatomy);
  const notes = [
    ...(isRepeated || isShown ? [] : [slide.title]),
    ...(slide.notes === undefined ? [] : [slide.notes]),
  ];
  return [
    {
      composition: "quote",
      anatomy,
      title: quoted,
      titleLines: mostLines,
      quotationMarks: marks,
      content: source ? [source] : [],
      ...(isShown && { kicker: slide.title }),
      ...(notes.length > 0 && { notes: notes.join("\n") }),
    },
  ];
}

/** Few words own the page by their size: the sizes to try, and how many lines each may take. */
const largeSettings = [
  { size: 60, maximumLines: 2 },
  { size: 48, maximumLines: 3 },
  { size: 40, maximumLines: 4 },
];

function enlargeFor(quoted: string, anatomy: Anatomy): Anatomy {
  const { title } = anatomy;
  if (!title) return anatomy;
  for (const { size, maximumLines } of largeSettings) {
    const levels = title.levels.map((style) => ({ ...style, size: points(Math.max(style.size, size)) }));
    const large: Anatomy = { ...anatomy, title: { ...title, levels } };
    const { text } = placeTitle(quoted, large, { maximumLines }, { direction: "ltr" });
    const isLarge = (text?.paragraphs[0]?.runs[0]?.size ?? 0) >= size;
    if (isLarge && (text?.measured.lines ?? 0) <= maximumLines) return large;
  }
  return anatomy;
}

function isSame(title: string, quotation: string): boolean {
  return title.replace(/^[\s"“”„«»「」]+|[\s"“”„«»「」]+$/gu, "") === quotation.trim();
}

function sourceOf({ name, role }: QuoteSlide): readonly string[] {
  return [name, role].filter((line) => line !== undefined);
}

/** Sets the name and the role on the levels that the layout keeps for them. */
function placeSource(slide: QuoteSlide, { body, layout }: Anatomy): PlacedElement | undefined {
  const lines = sourceOf(slide);
  const [first = ""] = lines;
  if (!body || lines.length === 0) return undefined;
  if (lines.length === 1 && slide.name === undefined) {
    return fillWithLine(body, layout, first, { smallest: 14, maximumLines: 3 });
  }
  const look = lookOf(body, layout);
  const [nameSize, roleSize] = [levelOf(look, 0).size, levelOf(look, 1).size];
  const fitted = fitText(
    (share) =>
      lines.map((line, level): PlacedParagraph => {
        const size = points(Math.max(12, (level === 0 ? nameSize : roleSize) - (100 - share)));
        return {
          ...plainParagraph(line, size),
          level,
          ...(level > 0 && { spaceBefore: fixedSpacing(inches(0.03)) }),
        };
      }),
    { sizes: [100, 98, 96, 94].map(points), room: insideOf(body.box, body.insets), look },
  );
  return fitted && fillPlaceholder(body, fitted);
}

const freeSizes = [40, 30, 24];

/** Sets a quotation below the title of its slide, where the template has no layout for it. */
function toContentPage(slide: QuoteSlide, marks: QuotationMarks, stage: Stage): readonly Page[] | undefined {
  const canvas = createCanvas(stage);
  const content = setQuotation(slide, marks, canvas);
  return content && toPagesWithSpill("quote", canvas.anatomy, slide, [content], { stage });
}

function setQuotation(
  slide: QuoteSlide,
  marks: QuotationMarks,
  canvas: Canvas,
): readonly PlacedElement[] | undefined {
  const { box, look, tones } = canvas;
  const width = emu(Math.min(box.width, inches(10.5)));
  const gap = sourceOf(slide).length === 0 ? 0 : inches(0.35);
  for (const size of freeSizes) {
    const quotation = toQuotation(slide, size, marks, canvas);
    // What stands below begins where the words do, not where their mark hangs.
    const source = toSource(slide, canvas).map((line) => ({
      ...line,
      marginStart: quotation.marginStart ?? emu(0),
    }));
    const sourceHeight = source.length === 0 ? 0 : measurePlacedText(source, look, width).height + 2_000;
    const measure = measurePlacedText([quotation], look, width);
    const height = measure.height + 2_000;
    if (height + gap + sourceHeight > box.height || !keepsWords([quotation, ...source], look, width))
      continue;
    const top = optically(box.height - height - gap - sourceHeight);
    const shape = (name: string, from: number, tall: number, paragraphs: readonly PlacedParagraph[]) =>
      createTextShape({
        name,
        box: boxAt(canvas, 0, from, width, tall),
        paragraphs,
        look,
        color: tones.page.text,
      });
    return [
      shape("Quotation", top, height, [quotation]),
      ...(source.length === 0 ? [] : [shape("Source", top + height + gap, sourceHeight, source)]),
    ];
  }
  return undefined;
}

function toSource(slide: QuoteSlide, { tones }: Canvas): readonly PlacedParagraph[] {
  return sourceOf(slide).map((line, index) =>
    inkParagraph(line, {
      size: index === 0 ? 18 : 16,
      bold: index === 0 && slide.name !== undefined,
      color: index === 0 ? tones.page.text : tones.page.muted,
    }),
  );
}

function toQuotation(
  { quotation }: QuoteSlide,
  size: number,
  marks: QuotationMarks,
  { look, tones }: Canvas,
): PlacedParagraph {
  const quoted = `${marks.open}${quotation}${marks.close}`;
  return {
    ...hangingQuotation(quoted, points(size), marks, { look, color: tones.page.accent, font: "heading" }),
    bullet: "none",
    lineSpacing: { kind: "share", share: 1.05 },
  };
}

function toItems(slide: QuoteSlide, { open, close }: QuotationMarks) {
  return [`${open}${slide.quotation}${close}`, ...sourceOf(slide)].map((text) => ({ text: [{ text }] }));
}
