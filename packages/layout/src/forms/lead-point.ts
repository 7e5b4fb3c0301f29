import { type Direction, emu, inches, type PlacedElement, type PlacedParagraph, points } from "@lectern/deck";
import { boxOf, placeIn } from "../geometry.ts";
import { createPanel, createRule, endsWell, keepsWords } from "../parts/canvas.ts";
import type { Anatomy } from "../template/anatomy.ts";
import { tonesOf } from "../template/colors/tones.ts";
import { measurePlacedText } from "../text/lines/measure-placed-text.ts";
import { fixedSpacing, type ListBlock, toListParagraphs } from "../text/list-paragraphs.ts";
import { createHairline, createListRoom, type ListRoom, placeParagraphs } from "./list-setting.ts";

/** Sets the first point large on a tinted band and the others as rows below it; undefined where that does not suit them. */
export function composeLeadPoint(
  blocks: readonly ListBlock[],
  anatomy: Anatomy,
  direction: Direction,
): readonly PlacedElement[] | undefined {
  const [first, ...rest] = blocks;
  const room = createListRoom(anatomy, direction);
  if (!first || !anatomy.body || anatomy.body.fill !== undefined || rest.length < 2 || rest.length > 4)
    return undefined;
  if (blocks.some((block) => block.length > 1 || block[0]?.lead !== undefined)) return undefined;
  if ((room.sizes[0] ?? 0) < 18 || !leads(blocks.map(lengthOf))) return undefined;
  for (const size of leadSizesOf(anatomy)) {
    const set = setLead(first, rest, size, room);
    if (set) return set;
  }
  return undefined;
}

const leadSizes = [30, 24];
const quietLead = 20;

function leadSizesOf({ mostType = Number.POSITIVE_INFINITY }: Anatomy): readonly number[] {
  const sizes = leadSizes.filter((size) => size <= mostType);
  return sizes.length > 0 ? sizes : [quietLead];
}

const restSizes = [24, 20, 18];
// A word among words is no lead, and neither is a remark before longer sentences.
function leads([first = 0, ...rest]: readonly number[]): boolean {
  const average = rest.reduce((sum, length) => sum + length, 0) / rest.length;
  return first >= shortestLead && first >= 0.7 * average;
}

const shortestLead = 24;

// A character of a script without spaces says as much as two letters.
function lengthOf(block: ListBlock): number {
  const text = block.flatMap((line) => line.text.map((run) => run.text)).join("");
  return text.length + (text.match(/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/gu)?.length ?? 0);
}

/** Between the start edge of the band and the words on it. */
const inset = inches(0.35);
/** Between the longest line and the end edge of the band. */
const leastEndInset = inches(0.2);
const bandPadding = inches(0.45);
const barWidth = points(6);
const leastPadding = inches(0.15);

function mostPadding(count: number): number {
  return inches(count === 2 ? 0.5 : 0.36);
}

function setLead(
  first: ListBlock,
  rest: readonly ListBlock[],
  leadSize: number,
  room: ListRoom,
): readonly PlacedElement[] | undefined {
  const plain = toLead(first, leadSize, room, false);
  const isExact = plain && measurePlacedText([plain], room.look, room.box.width).exact;
  // Where the height of the font is not known, lines stand at distances of ours.
  const fixedLines = !isExact;
  const lead = toLead(first, leadSize, room, fixedLines);
  const leadMeasure = lead && measurePlacedText([lead], room.look, room.box.width);
  const leadWidth = emu(room.box.width - inset);
  if (!lead || !leadMeasure || leadMeasure.lines > 2 || !leadMeasure.linesExact) return undefined;
  const bare = { ...lead, marginStart: emu(0) };
  const { width } = measurePlacedText([bare], room.look, leadWidth);
  if (width > leadWidth - leastEndInset) return undefined;
  if (!endsWell(bare, room.look, leadWidth) || !keepsWords([bare], room.look, leadWidth)) return undefined;
  const bandHeight = leadMeasure.height + 2 * bandPadding;
  for (const size of restSizes.filter((candidate) => candidate < leadSize)) {
    const style = { size: points(size), smallest: size, blockGap: emu(0), marked: false, fixedLines };
    const accented = { ...style, accent: room.palette.accent };
    const paragraphs = toListParagraphs(rest, accented);
    const { height, lines, linesExact } = measurePlacedText(paragraphs, room.look, room.box.width);
    const padding = Math.min(
      mostPadding(rest.length),
      (room.box.height - bandHeight - height) / (2 * rest.length) - 1_000,
    );
    const isSteady = [1 - steadiness, 1 + kerning].every(
      (share) => measurePlacedText(paragraphs, room.look, emu(room.box.width * share)).lines === lines,
    );
    const mostLines = (size > 20 ? 1 : 1.5) * rest.length;
    if (padding < leastPadding || lines > mostLines || !linesExact || !isSteady) continue;
    return place({ lead, paragraphs, bandHeight, padding: Math.floor(padding) }, room);
  }
  return undefined;
}

/** How much narrower or wider a program may set lines without one of them ending elsewhere. */
const steadiness = 0.025;
const kerning = 0.012;

function toLead(
  block: ListBlock,
  size: number,
  { anatomy }: ListRoom,
  fixedLines: boolean,
): PlacedParagraph | undefined {
  const { accent, text: color } = tonesOf(anatomy).onTint;
  const style = { size: points(size), smallest: size, blockGap: emu(0), marked: false, accent, fixedLines };
  const [paragraph] = toListParagraphs([block], style);
  if (!paragraph) return undefined;
  const runs = paragraph.runs.map((run) => (run.href === undefined ? { color, ...run } : run));
  return { ...paragraph, runs, marginStart: emu(inset) };
}

interface LeadPlan {
  readonly lead: PlacedParagraph;
  readonly paragraphs: readonly PlacedParagraph[];
  readonly bandHeight: number;
  /** Above and below each row. */
  readonly padding: number;
}

function place(
  { lead, paragraphs, bandHeight, padding }: LeadPlan,
  room: ListRoom,
): readonly PlacedElement[] {
  const { box, direction, anatomy } = room;
  const { tint, signal } = tonesOf(anatomy);
  const rows = paragraphs.map((paragraph, index) => ({
    ...paragraph,
    spaceBefore: fixedSpacing(index === 0 ? bandPadding + padding : 2 * padding),
  }));
  const all = [lead, ...rows];
  const { paragraphs: measured } = measurePlacedText(all, room.look, box.width);
  const bar = placeIn(box, boxOf(box.x + barWidth * 6_350, box.y, 0, bandHeight), direction);
  const lines = measured
    .slice(2)
    .map(({ top }, index) => createHairline(`Line ${index + 1}`, room, box.y + bandPadding + top - padding));
  return [
    createPanel("Band", boxOf(box.x, box.y, box.width, bandHeight), tint),
    placeParagraphs(all, room, emu(bandPadding)),
    createRule("Bar", bar, signal, barWidth),
    ...lines,
  ];
}
