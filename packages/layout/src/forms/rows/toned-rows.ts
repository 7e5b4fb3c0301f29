import {
  type Alignment,
  type BulletItem,
  emu,
  inches,
  type PlacedElement,
  type PlacedParagraph,
  points,
  type RichText,
} from "@lectern/deck";
import { balanceBox } from "../../fitting/balance-box.ts";
import { noInsets } from "../../geometry.ts";
import {
  boxAt,
  type Canvas,
  createRule,
  endsWell,
  inkParagraph,
  keepsWords,
  optically,
} from "../../parts/canvas.ts";
import { createTextShape } from "../../parts/place-text.ts";
import { createPageSurface, createQuietSurface, drawSurface, type Surface } from "../../parts/surface.ts";
import { createDominantSurface } from "../../parts/tone-panels.ts";
import { upToTitle } from "../../template/anatomy.ts";
import { isRuledAbove } from "../../template/clearance.ts";
import { measurePlacedText } from "../../text/lines/measure-placed-text.ts";
import { plainTextOf } from "../table-columns.ts";
import { openedBy } from "./opened-by.ts";
import { rowParagraph } from "./row-paragraph.ts";

/**
 * What rows stand on: panels of the look's dominant hue, panels that stand back, or the page itself, with rules between them. Looks whose
 * rows are always on panels have these in place of rules.
 */
export type RowTone = "strong" | "quiet" | "bare";

/**
 * Sets a few short points in large type, each on a panel of one tone, that share the height of the page; undefined where they are
 * too many or too long for that, or say more than a term and a text.
 */
export function setTonedRows(
  items: readonly BulletItem[],
  tone: RowTone,
  canvas: Canvas,
): readonly PlacedElement[] | undefined {
  const { box, style } = canvas;
  const isBare = tone === "bare" && style.row !== "pills";
  if (items.length > (isBare ? mostBare : most) || !items.every(isPlain)) return undefined;
  const gap = isBare ? 0 : Math.min(Math.max(style.gap, leastGap), mostGap);
  const shared = Math.floor((box.height - (items.length - 1) * gap) / items.length);
  const height = isBare ? Math.min(shared, mostBareHeight) : shared;
  const aside = isBare ? 0 : besidePanel;
  const plan: RowPlan = {
    surface: isBare ? createPageSurface(canvas) : surfaceOf(tone, items.length, canvas),
    isBare,
    padding: isBare && items.length <= fewBare ? barePadding : panelPadding,
    height,
    aside,
    width: box.width - 2 * aside,
  };
  const rows = fitRows(items, plan, canvas);
  const above = Math.floor(optically(box.height - items.length * height - (items.length - 1) * gap));
  const alignment = isBare ? titleAlignmentOf(canvas) : "start";
  return rows?.flatMap((set, index) => {
    const paragraphs = alignment === "center" ? set.map((one) => ({ ...one, alignment })) : set;
    const top = above + index * (height + gap);
    return drawRow(paragraphs, { ...plan, number: index + 1, top }, canvas);
  });
}

// Below a title in the middle of the page, rows without panels stand there, too.
function titleAlignmentOf({ anatomy: { title, titleLook } }: Canvas): Alignment {
  return titleLook?.alignment ?? title?.levels[0]?.alignment ?? "start";
}

function surfaceOf(tone: RowTone, count: number, canvas: Canvas): Surface {
  const isStrong = tone === "strong" && count <= mostStrong;
  return isStrong ? createDominantSurface(canvas) : createQuietSurface(canvas);
}

const most = 6;
const mostBare = 8;
/** More dark panels would be louder than what stands on them. */
const mostStrong = 4;
const leastGap = inches(0.08);
const mostGap = inches(0.14);
const besidePanel = inches(0.4);
/** Higher rows between rules would fall apart. */
const mostBareHeight = inches(1.75);
const panelPadding = inches(0.1);
/** Text that stands between rules without a panel keeps further off them, as long as there are few. */
const barePadding = inches(0.2);
const fewBare = 5;

function isPlain({ amount, status, emphasis, children }: BulletItem): boolean {
  return !amount && !status && !children?.length && emphasis !== "warning";
}

interface RowPlan {
  readonly surface: Surface;
  /** Rules between the rows, in place of panels. */
  readonly isBare: boolean;
  /** Above and below what stands in a row, at the least. */
  readonly padding: number;
  /** Of a panel. */
  readonly height: number;
  /** From the edge of a panel to what stands on it, and the width of that. */
  readonly aside: number;
  readonly width: number;
}

interface RowScale {
  readonly head: number;
  readonly text: number;
}

const scales: readonly RowScale[] = [
  { head: 44, text: 32 },
  { head: 40, text: 28 },
  { head: 36, text: 28 },
  { head: 32, text: 24 },
  { head: 28, text: 22 },
  { head: 26, text: 20 },
];
const scalesOfMany: readonly RowScale[] = [
  { head: 24, text: 20 },
  { head: 22, text: 18 },
];
/** Of the type that has room, what no word left over on a line is worth. */
const evenShare = 0.8;

// One point on a panel as high as the page is a statement: in a look of ours, it may be larger than the title.
function scalesFor(count: number, { isBare }: RowPlan, { anatomy }: Canvas): readonly RowScale[] {
  const isStatement = count === 1 && anatomy.layout.brand === undefined;
  const usual = isBare && count > fewBare ? [...scales, ...scalesOfMany] : scales;
  return isStatement ? scales : upToTitle(usual, anatomy, ({ head }) => head);
}

// The largest type in which no word is left over on a line, where that is hardly smaller than what has room.
function fitRows(
  items: readonly BulletItem[],
  plan: RowPlan,
  canvas: Canvas,
): readonly (readonly PlacedParagraph[])[] | undefined {
  const manner = mannerOf(items);
  let largest:
    | { readonly scale: RowScale; readonly rows: readonly (readonly PlacedParagraph[])[] }
    | undefined;
  for (const scale of scalesFor(items.length, plan, canvas)) {
    if (largest && scale.head < evenShare * largest.scale.head) break;
    const rows = items.map((item) => toParagraphs(item, scale, plan.surface, manner));
    if (!rows.every((paragraphs) => fits(paragraphs, plan, canvas))) continue;
    largest ??= { scale, rows };
    if (rows.flat().every((paragraph) => endsWell(paragraph, canvas.look, emu(plan.width)))) return rows;
  }
  return largest?.rows;
}

/** How the points of one list are set, all alike. */
interface Manner {
  /** Where some have a term and some have none, those that have open with it. */
  readonly isRunIn: boolean;
  readonly isBold: boolean;
}

function mannerOf(items: readonly BulletItem[]): Manner {
  const isRunIn = items.some(isTermed) && !items.every(isTermed);
  const alone = items
    .filter((item) => !isTermed(item))
    .map(({ lead, text }) => (text.length > 0 ? text : [{ text: lead ?? "" }]));
  return { isRunIn, isBold: !isRunIn && alone.every(isShort) };
}

function isTermed({ lead, text }: BulletItem): boolean {
  return lead !== undefined && text.length > 0;
}

function toParagraphs(
  item: BulletItem,
  { head, text: below }: RowScale,
  { inks }: Surface,
  { isRunIn, isBold }: Manner,
): readonly PlacedParagraph[] {
  const { lead = "", text } = item;
  if (!isTermed(item)) {
    const said: RichText = text.length > 0 ? text : [{ text: lead }];
    return [inkParagraph(said, { size: head, color: inks.text, bold: isBold })];
  }
  if (isRunIn) return [inkParagraph(openedBy(lead, text), { size: head, color: inks.text })];
  return [
    inkParagraph(lead.replace(/\s*[:：,，、،]$/u, ""), { size: head, color: inks.text, bold: true }),
    rowParagraph(text, { size: below, color: inks.text, gap: inches(0.04) }),
  ];
}

/** In letters: a sentence in bold would shout. */
const longestBold = 44;

// Where some words are bold by themselves, the others are not.
function isShort(text: RichText): boolean {
  return plainTextOf(text).length <= longestBold && text.every(({ bold }) => !bold);
}

const mostLines = 3;

function fits(
  paragraphs: readonly PlacedParagraph[],
  { padding, width, height }: RowPlan,
  { look }: Canvas,
): boolean {
  const { height: tall, lines } = measurePlacedText(paragraphs, look, emu(width));
  const heads = measurePlacedText(paragraphs.slice(0, 1), look, emu(width)).lines;
  const isCalm = heads <= 2 && lines <= mostLines && keepsWords(paragraphs, look, width);
  return isCalm && tall <= height - 2 * padding;
}

interface PlacedRow extends RowPlan {
  readonly number: number;
  readonly top: number;
}

function drawRow(
  paragraphs: readonly PlacedParagraph[],
  { surface, isBare, aside, number, top, height, width }: PlacedRow,
  canvas: Canvas,
): readonly PlacedElement[] {
  const { look, direction } = canvas;
  const box = boxAt(canvas, aside, top, width, height);
  const place = boxAt(canvas, 0, top, canvas.box.width, height);
  return [
    ...(isBare ? setRule(number, top, canvas) : drawSurface(`Row ${number}`, place, surface, canvas)),
    createTextShape({
      name: `Point ${number}`,
      box: balanceBox(paragraphs, { box, insets: noInsets, look, direction }),
      paragraphs,
      look,
      color: surface.inks.text,
      anchor: "middle",
    }),
  ];
}

const markWidth = inches(0.6);
const markThickness = points(3);

// A short stroke of the accent opens each row. There is no rule above the first, where the title ends.
function setRule(number: number, top: number, canvas: Canvas): readonly PlacedElement[] {
  const { tones, style, box } = canvas;
  const whole = boxAt(canvas, 0, top, box.width, 0);
  const rule = createRule(`Line ${number}`, whole, tones.hairline, style.ruleWidth);
  const aside = titleAlignmentOf(canvas) === "center" ? (box.width - markWidth) / 2 : 0;
  const stroke = boxAt(canvas, aside, top, markWidth, 0);
  const mark = createRule(`Mark ${number}`, stroke, tones.signal, markThickness);
  if (number === 1) return isRuledAbove(canvas.anatomy) ? [] : [mark];
  return [rule, mark];
}
