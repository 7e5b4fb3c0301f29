import { inches, type PlacedElement, points, type TimelineEvent } from "@lectern/deck";
import { boxAt, type Canvas, createRule } from "../../parts/canvas.ts";
import { numeralParagraph } from "../../parts/numeral.ts";
import { areProse, createNode } from "../marked-rows.ts";
import { composeRowColumns, composeRows, type RowColumn, type RowForm } from "../rows/compose-rows.ts";
import { rowParagraph } from "../rows/row-paragraph.ts";
import { inksOfRows } from "../rows/row-surface.ts";
import { setTileBands } from "../tile-bands.ts";

const mostInOne = 6;
const mostInTwo = 14;

/**
 * Sets events one below the other as rows that fill the page, in two columns where they are many, on as many pages as they
 * need; undefined where one is too long for a row.
 */
export function composeEventRows(
  events: readonly TimelineEvent[],
  canvas: Canvas,
): readonly (readonly PlacedElement[])[] | undefined {
  const rows = events.map((event, index) => ({ ...event, index }));
  const isRegister = canvas.style.timeline === "register";
  const bands = isRegister ? undefined : setEventBands(events, canvas);
  if (bands) return [bands];
  const onPanels = isRegister ? undefined : setOnPanels(rows, canvas);
  if (onPanels) return [onPanels];
  const one = composeRows(rows, formOf(rows, rows.length, canvas), canvas);
  if (one?.length === 1 && rows.length <= (isRegister ? 9 : mostInOne)) return one;
  const slots = Math.ceil(rows.length / 2);
  const two =
    rows.length <= mostInTwo ? composeRowColumns(rows, 2, formOf(rows, slots, canvas), canvas) : undefined;
  return two ? [two] : one;
}

const mostOnPanels = 8;

// More of them fill the page on panels better than between hairlines; those of a template of somebody else's are its own.
function setOnPanels(rows: readonly EventRow[], given: Canvas): readonly PlacedElement[] | undefined {
  if (given.anatomy.layout.brand !== undefined || rows.length > mostOnPanels) return undefined;
  const canvas: Canvas = { ...given, style: { ...given.style, row: "pills" } };
  const slots = rows.length <= mostInOne ? rows.length : Math.ceil(rows.length / 2);
  const whole = slots < rows.length && rows.length % 2 === 1 ? setInOneColumn(rows, canvas) : undefined;
  if (whole) return whole;
  const form = formOf(rows, slots, canvas);
  if (slots < rows.length) return composeRowColumns(rows, 2, form, canvas);
  const pages = composeRows(rows, form, canvas);
  return pages?.length === 1 ? pages[0] : undefined;
}

/** In points, of events in one column where two would have larger type. */
const leastInOne = 18;

// An odd number of events leaves a hole in two columns.
function setInOneColumn(rows: readonly EventRow[], canvas: Canvas): readonly PlacedElement[] | undefined {
  const form = formOf(rows, rows.length, canvas);
  const sizes = form.sizes.filter((size) => size >= leastInOne);
  const [page, another] = composeRows(rows, { ...form, sizes }, canvas) ?? [];
  return another ? undefined : page;
}

// A few events of few words are large enough to hold the page.
function setEventBands(
  events: readonly TimelineEvent[],
  canvas: Canvas,
): readonly PlacedElement[] | undefined {
  if (events.length > mostBands) return undefined;
  const bands = events.map(({ date, title, text, highlighted = false }) => ({
    marker: date,
    heading: title,
    text,
    isMarked: highlighted,
  }));
  return setTileBands(bands, "date", canvas);
}

const mostBands = 4;

interface EventRow extends TimelineEvent {
  /** From 0. */
  readonly index: number;
}

function formOf(rows: readonly EventRow[], slots: number, canvas: Canvas): RowForm<EventRow> {
  const inks = inksOfRows(canvas);
  const isProse = areProse(rows);
  return {
    all: rows,
    sizes: sizesOf(rows.length),
    isLarge: rows.length <= 4,
    mostRows: 9,
    columns: [
      {
        name: "Marker",
        width: { most: 0.34 },
        paragraphs: ({ date, highlighted }, size) => [
          numeralParagraph(
            date,
            dateSize(size, rows),
            highlighted === false ? inks.second : inks.accent,
            canvas,
          ),
        ],
        mostLines: () => 2,
      },
      nodeColumn(rows.length, slots, canvas),
      {
        name: "Text",
        width: "rest",
        paragraphs: ({ title, text }, size) => [
          rowParagraph(title, { size, color: inks.text, bold: !(isProse && text === undefined) }),
          ...(text === undefined
            ? []
            : [rowParagraph(text, { size: belowTitle(size), color: inks.muted, gap: inches(0.04) })]),
        ],
        mostLines: (size) => (size >= 24 ? 3 : 5),
      },
    ],
  };
}

/** Of what is said, in points, by the number of events; largest first. */
function sizesOf(count: number): readonly number[] {
  const most = count <= 3 ? 36 : count === 4 ? 32 : 24;
  return [36, 32, 28, 24, 20, 18, 16].filter((size) => size <= most);
}

/** In letters: longer dates would take a second line at the largest sizes. */
const longDate = 10;
const longestDate = 14;

// The dates of a few events are larger than what is said of them.
function dateSize(size: number, rows: readonly EventRow[]): number {
  if (rows.length > 4) return size;
  const letters = Math.max(...rows.map(({ date }) => date.length));
  const most = letters > longestDate ? 30 : letters > longDate ? 40 : 54;
  const wanted =
    size >= 36 ? 54 : size >= 32 ? 48 : size >= 28 ? 40 : size >= 24 ? 30 : size >= 20 ? 24 : size;
  return Math.min(wanted, Math.max(most, size));
}

function belowTitle(size: number): number {
  if (size >= 32) return 24;
  return size >= 24 ? 20 : size >= 20 ? 18 : size === 18 ? 16 : 14;
}

const nodeSize = inches(0.24);

// Where rows have no panels of their own a line joins them.
function nodeColumn(count: number, slots: number, { box }: Canvas): RowColumn<EventRow> {
  return {
    name: "Node",
    // In a column of many it is a share of a narrower place.
    width: { share: (nodeSize / box.width) * Math.max(1, Math.round(count / slots)) },
    draw: ({ index, highlighted }, { start, top, height }, canvas) => {
      const middle = top + height / 2;
      const from = index % slots === 0 ? middle : top;
      const to = index === count - 1 || index % slots === slots - 1 ? middle : top + height;
      const node = boxAt(canvas, start, middle - nodeSize / 2, nodeSize, nodeSize);
      const line = boxAt(canvas, start + nodeSize / 2, from, 0, to - from);
      // Panels apart from each other are joined by none.
      const isJoined = to > from && canvas.style.row !== "pills";
      return [
        ...(isJoined ? [createRule(`Line at ${index + 1}`, line, canvas.tones.hairline, points(2.25))] : []),
        createNode(`Node ${index + 1}`, { box: node, highlighted: highlighted ?? false }, canvas),
      ];
    },
  };
}
