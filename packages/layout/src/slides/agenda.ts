import {
  type AgendaEntry,
  type AgendaSlide,
  emu,
  inches,
  type Outline,
  type PlacedElement,
  type PlacedParagraph,
} from "@lectern/deck";
import type { Page } from "../pages/page.ts";
import { toListPages, toPagesWithSpill } from "../pages/pages-with-spill.ts";
import type { Stage } from "../pages/stage.ts";
import {
  boxAt,
  type Canvas,
  createCanvas,
  createRule,
  inkParagraph,
  keepsWords,
  unlimited,
} from "../parts/canvas.ts";
import { findOwnNumber } from "../parts/own-number.ts";
import { createTextShape } from "../parts/place-text.ts";
import { measurePlacedText } from "../text/measure-placed-text.ts";

/** Composes the parts of the deck as numbered rows, in one column or two, with the numbers that the sections have. */
export function composeAgenda(slide: AgendaSlide, outline: Outline, stage: Stage): readonly Page[] {
  const canvas = createCanvas(stage);
  const entries = withOwnNumbers(slide.entries) ?? withNumbersOf(outline, slide.entries);
  const contents = setPages(entries, canvas);
  if (!contents) return toListPages(slide, entries.map(toItem), stage);
  const pages = toPagesWithSpill("agenda", canvas.anatomy, slide, contents, { stage });
  return slide.title === outline.title ? pages : pages.map((page) => ({ ...page, kicker: outline.title }));
}

interface NumberedEntry extends AgendaEntry {
  readonly number: number;
}

// Titles that bring numbers of their own are not numbered twice.
function withOwnNumbers(entries: readonly AgendaEntry[]): readonly NumberedEntry[] | undefined {
  const numbered = entries.map((entry) => {
    const own = findOwnNumber(entry.title);
    return own && { ...entry, number: own.number, title: own.rest };
  });
  return numbered.every((entry) => entry !== undefined) ? numbered : undefined;
}

function withNumbersOf(outline: Outline, entries: readonly AgendaEntry[]): readonly NumberedEntry[] {
  const numbers = numbersOf(entries, outline);
  return entries.map((entry, index) => ({ ...entry, number: numbers[index] ?? 0 }));
}

// An agenda may leave sections out, but then its numbers are still theirs.
function numbersOf(entries: readonly AgendaEntry[], { slides }: Outline): readonly number[] {
  const sections = slides.flatMap(({ kind, title }) => (kind === "section" ? [title.toLowerCase()] : []));
  const found = entries.map(({ title }) => sections.indexOf(title.toLowerCase()) + 1);
  const isAscending = found.every((number, index) => number > (found[index - 1] ?? 0));
  return isAscending ? found : entries.map((_, index) => index + 1);
}

function toItem({ number, title, summary }: NumberedEntry) {
  const said = { lead: `${number}.`, text: [{ text: title }] };
  return summary === undefined ? said : { ...said, children: [{ text: [{ text: summary }] }] };
}

interface Scale {
  readonly numeral: number;
  readonly title: number;
  readonly summary: number;
}

const scales: readonly Scale[] = [
  { numeral: 60, title: 24, summary: 18 },
  { numeral: 48, title: 20, summary: 18 },
  { numeral: 40, title: 20, summary: 16 },
  { numeral: 30, title: 18, summary: 16 },
  { numeral: 24, title: 16, summary: 14 },
];

const mostRows = 5;
const columnGap = inches(0.5);
const leastPadding = inches(0.14);
const mostRowHeight = inches(2.05);

function setPages(
  entries: readonly NumberedEntry[],
  canvas: Canvas,
): readonly (readonly PlacedElement[])[] | undefined {
  for (let count = 1; count <= entries.length; count += 1) {
    const onPage = Math.ceil(entries.length / count);
    for (const columns of onPage <= 3 ? [1] : [2, 1]) {
      const rows = Math.ceil(onPage / columns);
      if (rows > mostRows) continue;
      for (const scale of scales) {
        const grid = createGrid(entries, { columns, rows, scale }, canvas);
        if (!grid) continue;
        return Array.from({ length: count }, (_, page) =>
          setEntries(entries.slice(page * onPage, (page + 1) * onPage), grid, canvas),
        ).filter((page) => page.length > 0);
      }
    }
  }
  return undefined;
}

interface Grid {
  readonly rows: number;
  readonly scale: Scale;
  readonly columnWidth: number;
  readonly numeralWidth: number;
  readonly textStart: number;
  readonly rowHeight: number;
}

function createGrid(
  entries: readonly NumberedEntry[],
  { columns, rows, scale }: { readonly columns: number; readonly rows: number; readonly scale: Scale },
  canvas: Canvas,
): Grid | undefined {
  const { box, look } = canvas;
  const columnWidth = Math.floor((box.width - (columns - 1) * columnGap) / columns);
  const numerals = entries.map(({ number }) =>
    measurePlacedText([numeralParagraph(number, scale, canvas)], look, unlimited),
  );
  const numeralWidth = Math.max(...numerals.map(({ width }) => width)) + inches(0.05);
  const textStart = Math.max(numeralWidth + inches(0.3), inches(scale.numeral >= 40 ? 1.1 : 0.7));
  const textWidth = emu(columnWidth - textStart);
  const texts = entries.map((entry) => wordParagraphs(entry, scale, canvas));
  const heights = texts.map((paragraphs) => measurePlacedText(paragraphs, look, textWidth).height);
  const tallest = Math.max(...heights, ...numerals.map(({ height }) => height));
  const rowHeight = Math.floor(Math.min(box.height / rows, mostRowHeight));
  const isFit =
    tallest + 2 * leastPadding <= rowHeight && texts.every((text) => keepsWords(text, look, textWidth));
  return isFit ? { rows, scale, columnWidth, numeralWidth, textStart, rowHeight } : undefined;
}

function setEntries(
  entries: readonly NumberedEntry[],
  { rows, scale, columnWidth, numeralWidth, textStart, rowHeight }: Grid,
  canvas: Canvas,
): readonly PlacedElement[] {
  const { look, tones } = canvas;
  return entries.flatMap((entry, index) => {
    const start = Math.floor(index / rows) * (columnWidth + columnGap);
    const top = (index % rows) * rowHeight;
    const cell = (name: string, from: number, width: number, paragraphs: readonly PlacedParagraph[]) =>
      createTextShape({
        name: `${name} ${entry.number}`,
        box: boxAt(canvas, start + from, top, width, rowHeight),
        paragraphs,
        look,
        color: tones.page.text,
        anchor: "middle",
      });
    return [
      createRule(`Line ${entry.number}`, boxAt(canvas, start, top, columnWidth, 0), tones.hairline),
      cell("Numeral", 0, numeralWidth, [numeralParagraph(entry.number, scale, canvas)]),
      cell("Entry", textStart, columnWidth - textStart, wordParagraphs(entry, scale, canvas)),
    ];
  });
}

function numeralParagraph(number: number, { numeral }: Scale, { tones }: Canvas): PlacedParagraph {
  return inkParagraph(String(number), {
    size: numeral,
    color: tones.page.accent,
    bold: true,
    font: "heading",
  });
}

function wordParagraphs(
  { title, summary }: NumberedEntry,
  scale: Scale,
  { tones }: Canvas,
): readonly PlacedParagraph[] {
  const head = inkParagraph(title, { size: scale.title, color: tones.page.text, bold: true });
  if (summary === undefined) return [head];
  return [head, inkParagraph(summary, { size: scale.summary, color: tones.page.muted, gap: inches(0.04) })];
}
