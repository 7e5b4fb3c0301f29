import {
  type ComparisonOption,
  emu,
  inches,
  type PlacedElement,
  type PlacedParagraph,
  resolveThemeColor,
} from "@lectern/deck";
import { boxAt, type Canvas, inkParagraph, keepsWords } from "../parts/canvas.ts";
import { createTextShape } from "../parts/place-text.ts";
import { chooseSignColor, createSignMark, type Sign } from "../parts/sign-mark.ts";
import { createQuietSurface, drawSurface, type Surface } from "../parts/surface.ts";
import { createDominantSurface } from "../parts/tone-panels.ts";
import { upToTitle } from "../template/anatomy.ts";
import { measurePlacedText } from "../text/lines/measure-placed-text.ts";
import { areSparing } from "../text/list-paragraphs.ts";
import { plainTextOf } from "./table-columns.ts";

/**
 * Sets options as rows that share the height of the page: its name, what speaks for it and what against it, each point with a
 * drawn mark, the recommended one on the dominant hue; undefined where some points only tell, or where they have no room in type of
 * so many points at the least.
 */
export function setOptionRows(
  options: readonly ComparisonOption[],
  leastPoint: number,
  canvas: Canvas,
): readonly PlacedElement[] | undefined {
  const { box, style } = canvas;
  if (options.some(({ points }) => points.some(({ sign }) => sign === undefined))) return undefined;
  if (box.width < leastWidth) return undefined;
  const gap = Math.min(Math.max(style.gap, leastGap), mostGap);
  const room = box.height - (options.length - 1) * gap;
  const scales = allScales.filter(({ point }) => point >= leastPoint);
  // Where each option has points of one sort only, two columns would leave half of every row empty.
  const isSplit = options.some(({ points }) => new Set(points.map(({ sign }) => sign)).size > 1);
  const shares = isSplit ? sharesOf(options) : undefined;
  for (const scale of upToTitle(scales, canvas.anatomy, ({ heading }) => heading)) {
    const rows = options.map((option) => createRow(option, { scale, shares }, canvas));
    if (!rows.every((row) => row !== undefined)) continue;
    const used = rows.reduce((sum, { height }) => sum + height, 0);
    if (used > room) continue;
    return placeRows(rows, { air: (room - used) / rows.length, room, gap }, canvas);
  }
  return undefined;
}

const leastWidth = inches(8);
const leastGap = inches(0.08);
const mostGap = inches(0.16);
const padding = inches(0.1);
const aside = inches(0.3);
const between = inches(0.35);
const besideMark = inches(0.12);
const betweenPoints = inches(0.06);
const headingShare = 0.28;

interface OptionScale {
  readonly heading: number;
  readonly point: number;
}

const allScales: readonly OptionScale[] = [
  { heading: 28, point: 24 },
  { heading: 24, point: 22 },
  { heading: 24, point: 20 },
  { heading: 22, point: 18 },
  { heading: 20, point: 18 },
  { heading: 18, point: 16 },
];
const mostHeadingLines = 3;

/** Of what names leave, what speaks for options has, and what against them: by how much is said, neither in a narrow column. */
function sharesOf(options: readonly ComparisonOption[]): Readonly<Record<Sign, number>> {
  const mostSaid = (sign: Sign) =>
    Math.max(
      1,
      ...options.map(({ points }) =>
        points
          .filter((point) => point.sign === sign)
          .reduce((sum, { text }) => sum + plainTextOf(text).length, 0),
      ),
    );
  const [plus, minus] = [mostSaid("plus"), mostSaid("minus")];
  const share = Math.max(
    leastShare,
    Math.min(1 - leastShare, Math.sqrt(plus) / (Math.sqrt(plus) + Math.sqrt(minus))),
  );
  return { plus: share, minus: 1 - share };
}

const leastShare = 0.36;

interface RowManner {
  readonly scale: OptionScale;
  /** What each sort of points has of the width; undefined where each row has one sort, which has all of it. */
  readonly shares: Readonly<Record<Sign, number>> | undefined;
}

interface OptionRow {
  readonly option: ComparisonOption;
  readonly surface: Surface;
  readonly heading: PlacedParagraph;
  readonly headingWidth: number;
  readonly columns: readonly [PointColumn, PointColumn];
  readonly height: number;
}

/** What speaks for an option, or against it. */
interface PointColumn {
  readonly sign: Sign;
  readonly start: number;
  readonly width: number;
  /** The side of a mark. */
  readonly mark: number;
  readonly points: readonly { readonly paragraph: PlacedParagraph; readonly height: number }[];
  readonly height: number;
}

function createRow(
  option: ComparisonOption,
  { scale, shares }: RowManner,
  canvas: Canvas,
): OptionRow | undefined {
  const { box, look } = canvas;
  const surface = option.recommended ? createDominantSurface(canvas) : createQuietSurface(canvas);
  const headingWidth = Math.round(headingShare * box.width) - aside;
  const heading = inkParagraph(option.heading, { size: scale.heading, color: surface.inks.text, bold: true });
  const measured = measurePlacedText([heading], look, emu(headingWidth));
  const start = aside + headingWidth + between;
  const free = box.width - aside - start - between;
  const whole = free + between;
  const forIt = shares === undefined ? whole : Math.floor(shares.plus * free);
  const againstIt = shares === undefined ? whole : Math.floor(shares.minus * free);
  const second = shares === undefined ? start : start + forIt + between;
  const columns = [
    createColumn(option, { sign: "plus", start, width: forIt, scale, surface }, canvas),
    createColumn(option, { sign: "minus", start: second, width: againstIt, scale, surface }, canvas),
  ] as const;
  const [pros, cons] = columns;
  if (!pros || !cons || measured.lines > mostHeadingLines) return undefined;
  if (!keepsWords([heading], look, headingWidth)) return undefined;
  const height = Math.ceil(Math.max(measured.height, pros.height, cons.height)) + 2 * padding;
  return { option, surface, heading, headingWidth, columns: [pros, cons], height };
}

interface ColumnPlan extends Pick<PointColumn, "sign" | "start" | "width"> {
  readonly scale: OptionScale;
  readonly surface: Surface;
}

function createColumn(
  { points }: ComparisonOption,
  { sign, start, width, scale, surface }: ColumnPlan,
  { look }: Canvas,
): PointColumn | undefined {
  const mark = Math.round(scale.point * 12_700 * 1.02);
  const textWidth = width - mark - besideMark;
  const shown = points.filter((point) => point.sign === sign);
  const { text: color, accent } = surface.inks;
  const emphasis = areSparing(shown.flatMap(({ text }) => text)) ? { accent } : {};
  const set = shown.map(({ text }) => {
    const paragraph = inkParagraph(text, { size: scale.point, color, ...emphasis });
    return { paragraph, height: measurePlacedText([paragraph], look, emu(textWidth)).height + 2_000 };
  });
  const paragraphs = set.map(({ paragraph }) => paragraph);
  if (!keepsWords(paragraphs, look, textWidth)) return undefined;
  const height =
    set.reduce((sum, point) => sum + point.height, 0) + Math.max(0, set.length - 1) * betweenPoints;
  return { sign, start, width, mark, points: set, height };
}

interface RowsPlace {
  /** What each row may be higher by. */
  readonly air: number;
  readonly room: number;
  readonly gap: number;
}

// Equally high where the tallest has room in its share, else equally airy.
function placeRows(
  rows: readonly OptionRow[],
  { air, room, gap }: RowsPlace,
  canvas: Canvas,
): readonly PlacedElement[] {
  const equal = room / rows.length;
  const isEven = rows.every(({ height }) => height <= equal);
  let top = 0;
  return rows.flatMap((row, index) => {
    const height = Math.floor(isEven ? equal : row.height + air);
    const at = top;
    top += height + gap;
    return drawRow(row, { number: index + 1, top: at, height }, canvas);
  });
}

interface RowBox {
  readonly number: number;
  readonly top: number;
  readonly height: number;
}

function drawRow(
  { option, surface, heading, headingWidth, columns }: OptionRow,
  { number, top, height }: RowBox,
  canvas: Canvas,
): readonly PlacedElement[] {
  const box = boxAt(canvas, 0, top, canvas.box.width, height);
  const [panel, ...others] = drawSurface(`Panel ${number}`, box, surface, canvas);
  const named =
    panel?.kind === "shape" && option.recommended
      ? [{ ...panel, name: "Recommended", description: `✓ ${option.heading}` }]
      : panel
        ? [panel]
        : [];
  return [
    ...named,
    ...others,
    createTextShape({
      name: `Option ${number}`,
      box: boxAt(canvas, aside, top, headingWidth, height),
      paragraphs: [heading],
      look: canvas.look,
      color: surface.inks.text,
      anchor: "middle",
    }),
    ...columns.flatMap((column) => drawColumn(column, { number, top, height, surface }, canvas)),
  ];
}

function drawColumn(
  { sign, start, width, mark, points, height: tall }: PointColumn,
  { number, top, height, surface }: RowBox & Pick<OptionRow, "surface">,
  canvas: Canvas,
): readonly PlacedElement[] {
  const { look, anatomy } = canvas;
  const behind = surface.fill ? resolveThemeColor(surface.fill, anatomy.layout) : anatomy.layout.background;
  const color = chooseSignColor(sign, surface.inks, [behind], anatomy.layout);
  let at = top + (height - tall) / 2;
  return points.flatMap(({ paragraph, height: own }, index) => {
    const size = paragraph.runs[0]?.size ?? 0;
    const y = at;
    at += own + betweenPoints;
    const name = `${sign} ${index + 1} of option ${number}`;
    const markTop = y + (size * 12_700 * lineHeight - mark) / 2;
    return [
      createSignMark(`Sign ${name}`, sign, boxAt(canvas, start, markTop, mark, mark), color),
      createTextShape({
        name: `Point ${name}`,
        box: boxAt(canvas, start + mark + besideMark, y, width - mark - besideMark, own),
        paragraphs: [paragraph],
        look,
        color: surface.inks.text,
      }),
    ];
  });
}

const lineHeight = 1.2;
