import { insideOf, middleOf, turnedBounds } from "../box.ts";
import type { Direction } from "../outline/outline.ts";
import type { LevelStyle, Placeholder, TemplateLayout } from "../template/template.ts";
import type { Anchor } from "../template/text-setting.ts";
import { type Box, emu, type Insets } from "../units.ts";
import { chartHoleOf } from "./chart-hole.ts";
import type { SingleElement } from "./group-elements.ts";
import type { PlacedElement, PlacedTable, PlacedText } from "./placed-deck.ts";
import type { PlacedFill } from "./placed-drawing.ts";

/** An element with what the layout tells about it. */
export interface PlacedPart {
  readonly element: SingleElement;
  readonly placeholder?: Placeholder;
  readonly passages: readonly Passage[];
  /** What no text may stand on: the text of a shape, the whole box of a table, a chart or a picture, nothing of mere decoration. */
  readonly taken?: Box;
  /** What stays free in the middle of it. */
  readonly hole?: Box;
  /** What it shows: its text where it has any, else its box. */
  readonly ink: Box;
}

/** A text with the room it has: that of a shape or a placeholder, or of one cell of a table. */
export interface Passage {
  readonly text: PlacedText;
  /** Which cell, both counted from 1; left out where an element has one text. */
  readonly cell?: { readonly row: number; readonly column: number };
  /** The box less its insets. */
  readonly room: Box;
  /** What the text takes of it. */
  readonly ink: Box;
  /** Of what the text stands in. */
  readonly fill?: PlacedFill;
  readonly levels?: readonly LevelStyle[];
}

/** What PowerPoint keeps free in shapes and in cells that say nothing else (ISO 29500-1, 21.1.2.1.1 bodyPr, 21.1.3.17 tcPr). */
const defaultInsets: Insets = {
  left: emu(91_440),
  top: emu(45_720),
  right: emu(91_440),
  bottom: emu(45_720),
};

/** Returns an element with its texts and the places where they stand. */
export function toPlacedPart(
  element: SingleElement,
  layout: TemplateLayout,
  direction: Direction,
): PlacedPart {
  const { box } = element;
  switch (element.kind) {
    case "table":
      return { element, passages: toCells(element, direction), taken: box, ink: box };
    case "chart": {
      const hole = chartHoleOf(element);
      return { element, passages: [], taken: box, ink: box, ...(hole && { hole }) };
    }
    case "picture":
      return { element, passages: [], taken: box, ink: box };
    case "connector":
      return { element, passages: [], ink: box };
    case "placeholder": {
      const placeholder = layout.placeholders.find(
        ({ type, index }) => type === element.type && index === element.index,
      );
      const passage = toPassage(element.text, box, direction, placeholder);
      const known = placeholder && { placeholder };
      const filled = { ...passage, ...(element.fill && { fill: element.fill }) };
      return { element, passages: [filled], taken: passage.ink, ink: passage.ink, ...known };
    }
    case "shape": {
      const { text, fill, rotation = 0 } = element;
      if (!text) return { element, passages: [], ink: turnedBounds(box, rotation) };
      const passage = toPassage(text, box, direction);
      const ink = turnedBounds(passage.ink, rotation, middleOf(box));
      return { element, passages: [{ ...passage, ink, ...(fill && { fill }) }], taken: ink, ink };
    }
  }
}

/** Says whether an element is a date, a footer or a slide number. */
export function isFooter(element: PlacedElement): boolean {
  return element.kind === "placeholder" && footerTypes.has(element.type);
}

/** Says whether an element is a title placeholder. */
export function isTitle(element: PlacedElement): boolean {
  return element.kind === "placeholder" && titleTypes.has(element.type);
}

/** Returns the characters of a placed text, its paragraphs on lines of their own. */
export function plainText({ paragraphs }: PlacedText): string {
  return paragraphs.map(({ runs }) => runs.map(({ text }) => text).join("")).join("\n");
}

/** Returns the size in points of the smallest run; Infinity where there is none. */
export function smallestRun({ paragraphs }: PlacedText): number {
  let smallest = Number.POSITIVE_INFINITY;
  for (const { runs } of paragraphs) for (const { size } of runs) smallest = Math.min(smallest, size);
  return smallest;
}

const footerTypes: ReadonlySet<string> = new Set(["dt", "ftr", "sldNum", "hdr"]);
const titleTypes: ReadonlySet<string> = new Set(["title", "ctrTitle"]);

function toCells(table: PlacedTable, direction: Direction): readonly Passage[] {
  const tops = toOffsets(table.rows.map(({ height }) => height));
  const starts = toOffsets(table.columnWidths);
  return table.rows.flatMap(({ height, cells }, row) =>
    cells.map((cell, column): Passage => {
      const width = table.columnWidths[column] ?? emu(0);
      const start = starts[column] ?? 0;
      const x = table.box.x + (direction === "rtl" ? table.box.width - start - width : start);
      const box = { x: emu(x), y: emu(table.box.y + (tops[row] ?? 0)), width, height };
      const passage = toPassage(cell.text, box, direction);
      return {
        ...passage,
        cell: { row: row + 1, column: column + 1 },
        ...(cell.fill && { fill: cell.fill }),
      };
    }),
  );
}

function toOffsets(lengths: readonly number[]): readonly number[] {
  let sum = 0;
  return lengths.map((length) => {
    sum += length;
    return sum - length;
  });
}

function toPassage(text: PlacedText, box: Box, direction: Direction, placeholder?: Placeholder): Passage {
  const room = insideOf(box, text.insets ?? placeholder?.insets ?? defaultInsets);
  const ink = inkOf(text, room, {
    anchor: text.anchor ?? placeholder?.anchor ?? "top",
    alignment: text.paragraphs[0]?.alignment ?? placeholder?.levels[0]?.alignment ?? "start",
    isRightToLeft: direction === "rtl",
  });
  return { text, room, ink, ...(placeholder && { levels: placeholder.levels }) };
}

interface Standing {
  readonly anchor: Anchor;
  readonly alignment: string;
  readonly isRightToLeft: boolean;
}

function inkOf({ measured }: PlacedText, room: Box, { anchor, alignment, isRightToLeft }: Standing): Box {
  const down = { top: 0, middle: 0.5, bottom: 1 }[anchor];
  const atEnd = alignment === "center" ? 0.5 : alignment === "end" ? 1 : 0;
  const across = isRightToLeft ? 1 - atEnd : atEnd;
  return {
    x: emu(room.x + across * (room.width - measured.width)),
    y: emu(room.y + down * (room.height - measured.height)),
    width: measured.width,
    height: measured.height,
  };
}
