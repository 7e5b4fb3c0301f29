import {
  type BulletItem,
  inches,
  type NextStep,
  type PlacedElement,
  type PlacedParagraph,
  type RichText,
} from "@lectern/deck";
import type { Canvas } from "../../parts/canvas.ts";
import type { Inks } from "../../template/colors/tones.ts";
import { setTileBands } from "../tile-bands.ts";
import { composeRowColumns, composeRows, type RowColumn, type RowForm } from "./compose-rows.ts";
import { rowParagraph } from "./row-paragraph.ts";
import { inksOfRows } from "./row-surface.ts";
import { setTonedRows } from "./toned-rows.ts";

/**
 * Sets next steps and takeaways as rows of one kind that divide the height of a canvas: term or date, what is said or done,
 * and by whom; on as many pages as they need. What is asked for comes first, and what is said besides is smaller. Undefined
 * where one is too long for that or has points below it.
 */
export function composeClosingRows(
  items: readonly BulletItem[],
  steps: readonly NextStep[],
  canvas: Canvas,
): readonly (readonly PlacedElement[])[] | undefined {
  if (items.some(({ children }) => children && children.length > 0)) return undefined;
  const rows = [...steps.map(toStep), ...items.map(toTakeaway)];
  const arrangement = arrange(rows, canvas);
  const shown = arrangement.openings === "inText" ? rows.map(withOpeningInText) : rows;
  const bands = setBands(rows, arrangement, canvas);
  if (bands) return [bands];
  const [only] = items;
  const toned = only && rows.length === 1 ? setTonedRows([only], "strong", canvas) : undefined;
  if (toned) return [toned];
  const isOnPanels = rows.length > 1 && rows.length <= fewOnPanels;
  const onPanels = isOnPanels ? withPanels(canvas) : canvas;
  const form = formOf(rows.length, arrangement, onPanels);
  return inTwoColumns(shown, form, onPanels) ?? composeRows(shown, form, onPanels);
}

/** The edges of more panels would take the room of their words. */
const fewOnPanels = 3;

// What listeners take with them stands on panels, whatever sets off the rows of other pages.
function withPanels(canvas: Canvas): Canvas {
  return { ...canvas, style: { ...canvas.style, row: "pills" } };
}

// Short terms and dates, where nothing else is said of the rows, are large on tiles.
function setBands(
  rows: readonly ClosingRow[],
  { openings }: Arrangement,
  canvas: Canvas,
): readonly PlacedElement[] | undefined {
  const isBare = rows.every(
    ({ opening, owner, effect }) => opening !== undefined && owner === undefined && effect === undefined,
  );
  if (openings !== "column" || !isBare) return undefined;
  const bands = rows.map(({ opening = "", text }) => ({ marker: opening, heading: text, isMarked: false }));
  return setTileBands(bands, "date", canvas);
}

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

// A term begins what it explains; a date stands below what is to be done by it.
function withOpeningInText({ opening, text, ...row }: ClosingRow): ClosingRow {
  if (opening === undefined || row.kind === "step") return { ...row, opening, text };
  return { ...row, text: [{ text: opening, bold: true }, { text: " · " }, ...text] };
}

/** Where dates and terms stand, and where whoever does a step. */
interface Arrangement {
  /** Whether some rows are steps and others are not. */
  readonly areMixed: boolean;
  readonly openings: "column" | "inText" | "underText";
  readonly owners: "column" | "first" | "underText" | "underOpening";
}

/** So few steps have the width for what is to be done, and the line below it says when and by whom. */
const fewRows = 2;
/** Narrower, three columns would leave no room for what is to be done. */
const leastForThree = inches(9);

function arrange(rows: readonly ClosingRow[], canvas: Canvas): Arrangement {
  return { areMixed: new Set(rows.map(({ kind }) => kind)).size > 1, ...placesOf(rows, canvas) };
}

function placesOf(rows: readonly ClosingRow[], { box }: Canvas): Omit<Arrangement, "areMixed"> {
  const areFewSteps = rows.length <= fewRows && rows.every(({ kind }) => kind === "step");
  if (areFewSteps) return { openings: "underText", owners: "underText" };
  // A column for a few terms, dates or owners would take its width from what every row says, and most, or what is asked, would begin with a hole.
  const opened = rows.filter(({ opening }) => opening !== undefined);
  const first = rows[0]?.kind;
  const hasOpenings = opened.length * 2 > rows.length && opened.some(({ kind }) => kind === first);
  const openings = hasOpenings ? "column" : "inText";
  const owned = rows.filter(({ owner }) => owner !== undefined).length;
  if (owned * 2 < rows.length || rows.length <= fewRows) return { openings, owners: "underText" };
  if (box.width >= leastForThree) return { openings, owners: "column" };
  if (hasOpenings) return { openings, owners: "underOpening" };
  return { openings, owners: owned === rows.length ? "first" : "underText" };
}

/** Of what is said, in points, by the number of rows; largest first. */
function sizesOf(count: number): readonly number[] {
  const most = [40, 40, 40, 36, 30, 26][count] ?? 24;
  return [40, 36, 32, 30, 28, 26, 24, 22, 20, 18, 16, 14].filter((size) => size <= most);
}

/** Of dates, owners and what changes, beside what is said in a size. */
function besideSize(size: number): number {
  return Math.min(size, Math.max(16, Math.min(24, Math.round(size * 0.7))));
}

function formOf(count: number, arrangement: Arrangement, canvas: Canvas): RowForm<ClosingRow> {
  // The one thing that is asked for stands on a panel.
  const isAsk = count === 1 && arrangement.openings === "underText";
  const inks = inksOfRows(canvas, isAsk);
  const action: RowColumn<ClosingRow> = {
    name: "Action",
    width: "rest",
    paragraphs: (row, size) => actionParagraphs(row, size, arrangement, inks),
    // One row or two have the page for their words, for who does it and for what changes.
    mostLines: (size) => (count <= fewRows ? 6 : size >= 18 ? 3 : 4),
  };
  return {
    sizes: sizesOf(count),
    isLarge: true,
    mostRows: 9,
    ...(isAsk && { isMarked: () => true }),
    columns: [...openingColumn(arrangement, inks), action, ...ownerColumn(arrangement, inks)],
  };
}

function openingColumn({ openings, owners }: Arrangement, inks: Inks): readonly RowColumn<ClosingRow>[] {
  if (openings !== "column" && owners !== "first") return [];
  return [
    {
      name: "Opening",
      width: { most: 0.36 },
      paragraphs: ({ opening, owner }, size) => [
        ...(opening === undefined || openings !== "column"
          ? []
          : [rowParagraph(opening, { size: openingSize(size), color: inks.accent, bold: true })]),
        ...(owner === undefined || (owners !== "underOpening" && owners !== "first")
          ? []
          : [ownerParagraph(owner, owners === "first" ? openingSize(size) : besideSize(size), inks)]),
      ],
      mostLines: () => 3,
    },
  ];
}

function openingSize(size: number): number {
  return Math.min(size, 28);
}

function ownerParagraph(owner: string, size: number, inks: Inks): PlacedParagraph {
  return rowParagraph(owner, { size, color: inks.text, gap: inches(0.03) });
}

function ownerColumn({ owners }: Arrangement, inks: Inks): readonly RowColumn<ClosingRow>[] {
  if (owners !== "column") return [];
  return [
    {
      name: "Owner",
      width: { most: 0.27 },
      paragraphs: ({ owner }, size) =>
        owner === undefined ? [] : [ownerParagraph(owner, besideSize(size), inks)],
      mostLines: () => 2,
    },
  ];
}

function actionParagraphs(
  { kind, text, effect, owner, opening }: ClosingRow,
  size: number,
  { openings, owners, areMixed }: Arrangement,
  inks: Inks,
): readonly PlacedParagraph[] {
  const beside = besideSize(size);
  const main = areMixed && kind === "takeaway" ? beside : size;
  const isUnder = openings !== "column" && opening !== undefined;
  const when = isUnder ? [{ text: opening, bold: true }] : [];
  const who = owners === "underText" && owner !== undefined ? [{ text: owner }] : [];
  const between = when.length > 0 && who.length > 0 ? [{ text: " · " }] : [];
  const under = [...when, ...between, ...who];
  // What changes by it follows when it is done: bold, both would be read as one sentence.
  const isBold = when.length === 0;
  const color = isBold ? inks.accent : inks.text;
  return [
    rowParagraph(text, { size: main, color: inks.text }),
    ...(under.length === 0
      ? []
      : [rowParagraph(under, { size: beside, color: inks.text, accent: inks.accent, gap: inches(0.06) })]),
    ...(effect === undefined
      ? []
      : [rowParagraph(effect, { size: beside, color, bold: isBold, gap: inches(0.06) })]),
  ];
}

const fewestInColumns = 5;
const leastForColumns = inches(10);

// On a wide page short lines one below the other would leave its end half empty.
function inTwoColumns(
  rows: readonly ClosingRow[],
  form: RowForm<ClosingRow>,
  canvas: Canvas,
): readonly (readonly PlacedElement[])[] | undefined {
  const isWide = canvas.box.width >= leastForColumns && rows.length >= fewestInColumns;
  if (!isWide || rows.some(({ kind, opening }) => kind === "step" || opening !== undefined)) return undefined;
  const sizes = form.sizes.filter((size) => size >= 20);
  const columns = composeRowColumns(rows, 2, { ...form, sizes }, canvas);
  return columns && [columns];
}
