import type { Box, PlacedDeck, PlacedElement, PlacedSlide, PlacedTable, PlacedText } from "@lectern/deck";

/** A rectangle in points, from the upper left corner of a slide. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A box that text was placed in. */
export interface TextBox extends Rectangle {
  readonly name: string;
  /** The text without spaces, in lower case; left out where any text may stand, as in a chart. */
  readonly text?: string;
  /** All of its text is large (WCAG 2.2, 1.4.3): from 18 points, bold from 14; left out where nobody knows. */
  readonly isLarge?: boolean;
}

/** Returns the boxes of a slide in which text stands: placeholders, shapes, cells of tables, charts. */
export function readTextBoxes(slide: PlacedSlide, { direction }: PlacedDeck): TextBox[] {
  return slide.elements.flatMap((element) => toTextBoxes(element, direction === "rtl"));
}

/** Returns text as it is compared: composed, without spaces, in lower case. */
export function toComparable(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\s\u00ad\u200b-\u200f]+/gu, "")
    .toLowerCase();
}

function toTextBoxes(element: PlacedElement, isRightToLeft: boolean): TextBox[] {
  switch (element.kind) {
    case "placeholder":
      return [toTextBox(element.name, element.text, element.box)];
    case "shape":
      return element.text ? [toTextBox(element.name, element.text, element.box)] : [];
    case "group":
      return element.elements.flatMap((each) => toTextBoxes(each, isRightToLeft));
    case "connector":
      return [];
    case "chart":
    case "picture":
      return [{ name: element.name, ...toRectangle(element.box) }];
    case "table":
      // LibreOffice draws the columns of right-to-left tables from left to right: only the whole can be compared.
      return isRightToLeft ? [{ name: element.name, ...toRectangle(element.box) }] : toCells(element);
  }
}

function toTextBox(name: string, text: PlacedText, box: Box): TextBox {
  return { name, text: plainText(text), isLarge: isLarge(text), ...toRectangle(box) };
}

const large = { size: 18, bold: 14 };

// A run that leaves its weight to its place is taken to be plain.
function isLarge({ paragraphs }: PlacedText): boolean {
  return paragraphs.every(({ runs }) =>
    runs.every(({ size, bold }) => size >= (bold ? large.bold : large.size)),
  );
}

function toCells(table: PlacedTable): TextBox[] {
  const cells: TextBox[] = [];
  let y = table.box.y as number;
  for (const [rowIndex, row] of table.rows.entries()) {
    let x = table.box.x as number;
    for (const [columnIndex, cell] of row.cells.entries()) {
      const width = table.columnWidths[columnIndex] ?? 0;
      const box = { x, y, width, height: row.height } as Box;
      const name = `${table.name}, row ${rowIndex + 1}, column ${columnIndex + 1}`;
      cells.push(toTextBox(name, cell.text, box));
      x += width;
    }
    y += row.height;
  }
  return cells;
}

const emuPerPoint = 12_700;

function toRectangle({ x, y, width, height }: Box): Rectangle {
  return {
    left: x / emuPerPoint,
    top: y / emuPerPoint,
    right: (x + width) / emuPerPoint,
    bottom: (y + height) / emuPerPoint,
  };
}

function plainText({ paragraphs }: PlacedText): string {
  return toComparable(paragraphs.flatMap(({ runs }) => runs.map(({ text }) => text)).join(" "));
}
