import {
  type Box,
  emu,
  inches,
  type PlacedElement,
  type PlacedParagraph,
  points,
  type QuoteSlide,
} from "@lectern/deck";
import { balanceBox } from "../fitting/balance-box.ts";
import { bottomOf, boxOf, insideOf, noInsets } from "../geometry.ts";
import { createHeadline, fitsAtOwnSize, placeTitle } from "../pages/headline.ts";
import type { Page } from "../pages/page.ts";
import { toListPages, toPagesWithSpill } from "../pages/pages-with-spill.ts";
import type { Stage } from "../pages/stage.ts";
import { boxAt, type Canvas, createCanvas, createPanel, inkParagraph, keepsWords } from "../parts/canvas.ts";
import { hangingQuotation } from "../parts/hanging-quotation.ts";
import {
  createTextShape,
  fillPlaceholder,
  fillWithLine,
  lookOf,
  paletteOf,
  plainParagraph,
  shapeLook,
} from "../parts/place-text.ts";
import { roundedBy } from "../parts/surface.ts";
import type { Anatomy } from "../template/anatomy.ts";
import { beginSentence } from "../text/begin-sentence.ts";
import { fitText } from "../text/lines/fit-text.ts";
import { levelOf, measurePlacedText } from "../text/lines/measure-placed-text.ts";
import { fixedSpacing } from "../text/list-paragraphs.ts";
import { type QuotationMarks, quotationMarksOf } from "../text/quotation-marks.ts";

/** Composes somebody's own words, in the marks of the deck's language, with the name and the role beneath. */
export function composeQuote(given: QuoteSlide, stage: Stage): readonly Page[] {
  const slide = { ...given, quotation: beginSentence(given.quotation, stage.language) };
  const marks = quotationMarksOf(stage.language);
  return (
    toOwnPage(slide, marks, stage) ??
    toContentPage(slide, marks, stage) ??
    toListPages(slide, toItems(slide, marks), stage)
  );
}

/** Of a quotation that is the title of its page. */
const mostLines = 7;

function toOwnPage(slide: QuoteSlide, marks: QuotationMarks, stage: Stage): readonly Page[] | undefined {
  const { layouts } = stage;
  const quoted = `${marks.open}${slide.quotation}${marks.close}`;
  const anatomy = layouts.quote && enlargeFor(quoted, layouts.quote);
  if (!anatomy || createHeadline(quoted, anatomy, mostLines).unsaid !== undefined) return undefined;
  const source = placeSource(slide, anatomy);
  if (!source && sourceOf(slide).length > 0) return undefined;
  const isRepeated = isSame(slide.title, slide.quotation);
  const message = isRepeated ? undefined : setMessage(slide.title, quoted, anatomy, stage);
  // What the quotation is to show is said at the size of a title, or the page is an ordinary one.
  if (!isRepeated && !message) return undefined;
  return [
    {
      composition: "quote",
      anatomy: message ? clearOf(message.box, anatomy) : anatomy,
      title: quoted,
      titleLines: mostLines,
      quotationMarks: marks,
      content: [message, source].filter((element) => element !== undefined),
      ...(message && { kicker: "" }),
      ...(slide.notes !== undefined && { notes: slide.notes }),
    },
  ];
}

const messageSizes = [24, 20, 18];
/** Between it and the quotation at the least. */
const belowMessage = inches(0.25);
/** Between them where there is room: what belongs together stands together. */
const aboveQuotation = inches(0.5);

/** Sets what a quotation is to show right above it; undefined where there is not enough of that. */
function setMessage(
  message: string,
  quoted: string,
  anatomy: Anatomy,
  { direction }: Stage,
): PlacedElement | undefined {
  const { titleBox, title, kicker, footer, slideNumber } = anatomy;
  const { left, right } = title?.insets ?? noInsets;
  // Some pages have their footer above the title.
  const headers = [footer, slideNumber].flatMap((place) => (place ? [bottomOf(place.box)] : []));
  const top = Math.max(
    Math.min(kicker?.box.y ?? titleBox.y, titleBox.y),
    ...headers.filter((bottom) => bottom <= titleBox.y + titleBox.height / 2),
  );
  const { text } = placeTitle(quoted, anatomy, { maximumLines: mostLines }, { direction });
  const free = titleBox.height - (text?.measured.height ?? titleBox.height);
  const share = { top: 0, middle: 0.5, bottom: 1 }[title?.anchor ?? "top"];
  const words = titleBox.y + share * free;
  const room = words - belowMessage - top;
  const width = emu(titleBox.width - left - right);
  const look = shapeLook(anatomy);
  const { text: color } = paletteOf(anatomy);
  for (const size of messageSizes) {
    const paragraph = inkParagraph(message, { size, color, bold: true, font: "heading" });
    const { lines, height } = measurePlacedText([paragraph], look, width);
    if (lines > 2 || height + 2_000 > room || !keepsWords([paragraph], look, width)) continue;
    const near = words - aboveQuotation - height - 2_000;
    const area = boxOf(titleBox.x + left, Math.max(top, near), width, height + 2_000);
    const box = balanceBox([paragraph], { box: area, insets: noInsets, look, direction });
    return createTextShape({ name: "Message", box, paragraphs: [paragraph], look, color });
  }
  return undefined;
}

/** Takes what a message needs from the quotation's box, whose words stay where they are. */
function clearOf(message: Box, anatomy: Anatomy): Anatomy {
  const { titleBox, title } = anatomy;
  const taken = bottomOf(message) - titleBox.y;
  if (taken <= 0 || bottomOf(message) > bottomOf(titleBox)) return anatomy;
  const times = { top: 0, middle: 2, bottom: 1 }[title?.anchor ?? "top"];
  if (times === 0) return anatomy;
  const height = titleBox.height - times * taken;
  return { ...anatomy, titleBox: boxOf(titleBox.x, titleBox.y + taken, titleBox.width, height) };
}

/** Few words own the page by their size: the sizes to try, and how many lines each may take. */
const largeSettings = [
  { size: 72, maximumLines: 2 },
  { size: 60, maximumLines: 3 },
  { size: 48, maximumLines: 3 },
  { size: 40, maximumLines: 4 },
];

function enlargeFor(quoted: string, anatomy: Anatomy): Anatomy {
  const { title } = anatomy;
  if (!title) return anatomy;
  for (const { size, maximumLines } of largeSettings) {
    const levels = title.levels.map((style) => ({ ...style, size: points(Math.max(style.size, size)) }));
    const large: Anatomy = { ...anatomy, title: { ...title, levels } };
    if (fitsAtOwnSize(quoted, large, maximumLines)) return large;
  }
  return anatomy;
}

function isSame(title: string, quotation: string): boolean {
  const said = title.replace(/^[\s"“”„«»「」]+|[\s"“”„«»「」]+$/gu, "");
  return said.toLowerCase() === quotation.trim().toLowerCase();
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

const freeSizes = [48, 40, 36, 30, 24];
/** Around the words, on the panel that they stand on. */
const inset = inches(0.6);

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
  const width = emu(box.width - 2 * inset);
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
    const free = box.height - height - gap - sourceHeight - inset;
    if (free < 0 || !keepsWords([quotation, ...source], look, width)) continue;
    const top = inset / 2 + free / 2;
    const shape = (name: string, from: number, tall: number, paragraphs: readonly PlacedParagraph[]) =>
      createTextShape({
        name,
        box: balanceBox(paragraphs, {
          box: boxAt(canvas, inset, from, width, tall),
          insets: noInsets,
          look,
          direction: canvas.direction,
        }),
        paragraphs,
        look,
        color: tones.onTint.text,
      });
    return [
      {
        ...createPanel("Panel", boxAt(canvas, 0, 0, box.width, box.height), tones.tint),
        ...roundedBy(canvas.style.cornerRadius, box),
      },
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
      color: index === 0 ? tones.onTint.text : tones.onTint.muted,
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
    ...hangingQuotation(quoted, points(size), marks, { look, color: tones.onTint.accent, font: "heading" }),
    bullet: "none",
    lineSpacing: { kind: "share", share: 1.05 },
  };
}

function toItems(slide: QuoteSlide, { open, close }: QuotationMarks) {
  return [`${open}${slide.quotation}${close}`, ...sourceOf(slide)].map((text) => ({ text: [{ text }] }));
}
