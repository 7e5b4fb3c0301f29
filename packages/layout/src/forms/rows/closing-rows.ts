import { type BulletItem, inches, type NextStep, type PlacedElement, type RichText } from "@lectern/deck";
import type { Canvas } from "../../parts/canvas.ts";
import { composeRows, type RowForm, sizesOfFew } from "./compose-rows.ts";
import { rowParagraph } from "./row-paragraph.ts";
import { inksOfRows } from "./row-surface.ts";

/**
 * Sets takeaways and next steps as rows of one kind that divide the height of a canvas: term or date, what is said or done,
 * and by whom; on as many pages as they need. Undefined where one is too long for that or has points below it.
 */
export function composeClosingRows(
  items: readonly BulletItem[],
  steps: readonly NextStep[],
  canvas: Canvas,
): readonly (readonly PlacedElement[])[] | undefined {
  if (items.some(({ children }) => children && children.length > 0)) return undefined;
  const rows = [...items.map(toTakeaway), ...steps.map(toStep)];
  // A column for one or two owners would take its width from what every row says.
  const isOfOwners = rows.filter(({ owner }) => owner !== undefined).length * 2 >= rows.length;
  const hasOwnerColumn = isOfOwners && rows.length > fewRows;
  // So would one for a few terms or dates, and most rows would begin with a hole.
  const hasOpenings = rows.filter(({ opening }) => opening !== undefined).length * 2 > rows.length;
  const shown = hasOpenings ? rows : rows.map(withOpeningInText);
  return composeRows(shown, formOf(rows.length, canvas, hasOwnerColumn), canvas);
}

/** So few are set large: what is to be done needs the width, and whoever does it stands below. */
const fewRows = 2;

interface ClosingRow {
  readonly kind: "takeaway" | "step";
  readonly opening?: string | undefined;
  readonly text: RichText;
  readonly owner?: string | undefined;
  /** What changes by it. */
  readonly effect?: string | undefined;
}

function toTakeaway({ lead, text }: BulletItem): ClosingRow {
  // A term without a text is what is said.
  if (text.length === 0) return { kind: "takeaway", text: [{ text: lead ?? "", bold: true }] };
  return { kind: "takeaway", opening: lead?.replace(/\s*[:：,，、،]$/u, ""), text };
}

function toStep({ action, owner, date, effect }: NextStep): ClosingRow {
  return { kind: "step", opening: date, text: [{ text: action }], owner, effect };
}

function withOpeningInText({ opening, text, ...row }: ClosingRow): ClosingRow {
  if (opening === undefined) return { ...row, text };
  return { ...row, text: [{ text: opening, bold: true }, { text: " · " }, ...text] };
}

function formOf(count: number, canvas: Canvas, hasOwnerColumn: boolean): RowForm<ClosingRow> {
  const inks = inksOfRows(canvas);
  return {
    sizes: [...sizesOfFew(count, canvas.anatomy), 24, 20, 18, 16, 14],
    mostRows: 9,
    columns: [
      {
        name: "Opening",
        width: { most: 0.34 },
        paragraphs: ({ opening }, size) =>
          opening === undefined ? [] : [rowParagraph(opening, { size, color: inks.accent, bold: true })],
        mostLines: () => 2,
      },
      {
        name: "Action",
        width: "rest",
        paragraphs: ({ text, effect, owner }, size) => [
          rowParagraph(text, { size, color: inks.text }),
          ...(owner === undefined || hasOwnerColumn
            ? []
            : [
                rowParagraph(owner, {
                  size: Math.min(size, size >= 28 ? 20 : size >= 20 ? 18 : 16),
                  color: inks.muted,
                  gap: inches(0.03),
                }),
              ]),
          ...(effect === undefined
            ? []
            : [
                rowParagraph(effect, {
                  size: Math.min(size, size >= 28 ? 24 : 20),
                  color: inks.accent,
                  bold: true,
                  gap: inches(0.04),
                }),
              ]),
        ],
        // One row or two have the page for their words, for who does it and for what changes.
        mostLines: (size) => (count <= fewRows ? 6 : size >= 18 ? 3 : 4),
      },
      {
        name: "Owner",
        width: { most: 0.27 },
        paragraphs: ({ owner }, size) =>
          owner === undefined || !hasOwnerColumn
            ? []
            : [rowParagraph(owner, { size: Math.min(size, 20), color: inks.muted, alignment: "end" })],
        mostLines: () => 2,
      },
    ],
  };
}
