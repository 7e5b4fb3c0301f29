import {
  type BulletItem,
  emu,
  inches,
  type PlacedElement,
  type PlacedParagraph,
  type RichText,
} from "@lectern/deck";
import { balanceBox } from "../../fitting/balance-box.ts";
import { noInsets } from "../../geometry.ts";
import { boxAt, type Canvas, endsWell, inkParagraph, keepsWords } from "../../parts/canvas.ts";
import { createTextShape } from "../../parts/place-text.ts";
import { createQuietSurface, drawSurface, type Surface } from "../../parts/surface.ts";
import { createDominantSurface } from "../../parts/tone-panels.ts";
import { upToTitle } from "../../template/anatomy.ts";
import { measurePlacedText } from "../../text/measure-placed-text.ts";
import { plainTextOf } from "../table-columns.ts";
import { rowParagraph } from "./row-paragraph.ts";

/** How strong the panels of rows are: those beside a panel of a full colour stand back. */
export type RowTone = "strong" | "quiet";

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
  if (items.length > most || !items.every(isPlain)) return undefined;
  const gap = Math.min(Math.max(style.gap, leastGap), mostGap);
  const height = Math.floor((box.height - (items.length - 1) * gap) / items.length);
  const isStrong = tone === "strong" && items.length <= mostStrong;
  const surface = isStrong ? createDominantSurface(canvas) : createQuietSurface(canvas);
  const plan: RowPlan = { surface, height, width: box.width - 2 * aside };
  const rows = fitRows(items, plan, canvas);
  return rows?.flatMap((paragraphs, index) => {
    const top = index * (height + gap);
    return drawRow(paragraphs, { ...plan, number: index + 1, top }, canvas);
  });
}

const most = 6;
/** More dark panels would be louder than what stands on them. */
const mostStrong = 4;
const leastGap = inches(0.08);
const mostGap = inches(0.14);
const aside = inches(0.4);
const padding = inches(0.1);

function isPlain({ amount, status, emphasis, children }: BulletItem): boolean {
  return !amount && !status && !children?.length && emphasis !== "warning";
}

interface RowPlan {
  readonly surface: Surface;
  /** Of a panel. */
  readonly height: number;
  /** Of what stands on it. */
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
/** Of the type that has room, what no word left over on a line is worth. */
const evenShare = 0.8;

// One point on a panel as high as the page is a statement: in a look of ours, it may be larger than the title.
function scalesFor(count: number, { anatomy }: Canvas): readonly RowScale[] {
  const isStatement = count === 1 && anatomy.layout.brand === undefined;
  return isStatement ? scales : upToTitle(scales, anatomy, ({ head }) => head);
}

// The largest type in which no word is left over on a line, where that is hardly smaller than what has room.
function fitRows(
  items: readonly BulletItem[],
  plan: RowPlan,
  canvas: Canvas,
): readonly (readonly PlacedParagraph[])[] | undefined {
  let largest:
    | { readonly scale: RowScale; readonly rows: readonly (readonly PlacedParagraph[])[] }
    | undefined;
  for (const scale of scalesFor(items.length, canvas)) {
    if (largest && scale.head < evenShare * largest.scale.head) break;
    const rows = items.map((item) => toParagraphs(item, scale, plan.surface));
    if (!rows.every((paragraphs) => fits(paragraphs, plan, canvas))) continue;
    largest ??= { scale, rows };
    if (rows.flat().every((paragraph) => endsWell(paragraph, canvas.look, emu(plan.width)))) return rows;
  }
  return largest?.rows;
}

function toParagraphs(
  { lead, text }: BulletItem,
  { head, text: below }: RowScale,
  { inks }: Surface,
): readonly PlacedParagraph[] {
  const isAlone = lead === undefined || text.length === 0;
  const said: RichText = isAlone && lead !== undefined ? [{ text: lead }] : text;
  if (isAlone) return [inkParagraph(said, { size: head, color: inks.text, bold: isShort(said) })];
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

function fits(paragraphs: readonly PlacedParagraph[], { width, height }: RowPlan, { look }: Canvas): boolean {
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
  { surface, number, top, height, width }: PlacedRow,
  canvas: Canvas,
): readonly PlacedElement[] {
  const { look, direction } = canvas;
  const box = boxAt(canvas, aside, top, width, height);
  return [
    ...drawSurface(`Row ${number}`, boxAt(canvas, 0, top, canvas.box.width, height), surface, canvas),
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
