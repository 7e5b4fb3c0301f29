import {
  type Box,
  emu,
  inches,
  type PlacedElement,
  type Placeholder,
  points,
  resolveThemeColor,
  type Size,
} from "@lectern/deck";
import { areaOf, bottomOf, boxOf, intersectionOf } from "../../geometry.ts";
import type { Stage } from "../../pages/stage.ts";
import { createPanel } from "../../parts/canvas.ts";
import { type Anatomy, ownBoxOf } from "../../template/anatomy.ts";
import { tonesOf } from "../../template/colors/tones.ts";
import { isBareOpening } from "../../template/layouts/bare-opening.ts";

/** A page that opens something, with a field of the template's colour behind its title. */
export interface OpeningField {
  readonly anatomy: Anatomy;
  /** Along the lower edge of the field. */
  readonly edge: PlacedElement;
}

/**
 * Returns a bare cover that no slides of the template's makers stand on, or that nobody designed, with its title large on a
 * field over the upper part of the page, and what stands below it underneath; undefined where the template has its own.
 */
export function createCoverField({ layouts, slideSize }: Stage): OpeningField | undefined {
  const { cover, rows } = layouts;
  const { uses, opens } = cover.layout;
  const isMakersOwn = (uses !== undefined || opens) && !cover.isUndesigned;
  if (isMakersOwn || !isBareOpening(cover, rows, slideSize)) return undefined;
  return createOpeningField(cover, coverShare, slideSize);
}

/**
 * Returns a bare page that opens a section with its title on a field like that of the cover, and lower; undefined where the
 * template has designed the page, or keeps to a cover without one.
 */
export function createSectionField(stage: Stage): OpeningField | undefined {
  const { layouts, slideSize } = stage;
  const { section, rows } = layouts;
  const isOurs = section.isUndesigned || createCoverField(stage) !== undefined;
  if (!isOurs || !isBareOpening(section, rows, slideSize)) return undefined;
  return createOpeningField(section, sectionShare, slideSize);
}

/** Says whether a deck in the template opens with fields of ours, or its parts do. */
export function opensOnFields(stage: Stage): boolean {
  return createCoverField(stage) !== undefined || createSectionField(stage) !== undefined;
}

function createOpeningField(cover: Anatomy, share: FieldShare, slideSize: Size): OpeningField | undefined {
  const { layout } = cover;
  const field = findField(cover, share, slideSize);
  if (!field) return undefined;
  const tones = tonesOf(cover);
  const aside = emu(marginShare * slideSize.width);
  const insets = { left: aside, right: aside, top: inches(0.4), bottom: inches(0.45) };
  const below = findBelow(cover, field, aside, slideSize);
  if (!below) return undefined;
  const body = boxOf(below.x, below.y, below.width, cover.body ? bodyShare * below.height : 0);
  const side = boxOf(below.x, bottomOf(body), below.width, bottomOf(below) - bottomOf(body));
  const fill = resolveThemeColor(tones.poster, layout);
  return {
    anatomy: {
      ...cover,
      ...(cover.title && { title: toField(cover.title, field, fill) }),
      titleBox: field,
      bareTitleSize: usualSize,
      titleFrame: { anchor: "bottom", insets },
      titleLook: { ...cover.titleLook, alignment: "start", fill: tones.poster, color: tones.onPoster },
      ...(cover.body && { body: moveBody(cover.body, body) }),
      contentBox: below,
      sideBox: side,
    },
    edge: createPanel("Field edge", boxOf(field.x, bottomOf(field), field.width, edgeHeight), tones.signal),
  };
}

const marginShare = 0.07;
const belowField = inches(0.4);
const edgeHeight = inches(0.1);

/** How much of the page's height a field takes. */
interface FieldShare {
  readonly end: number;
  readonly least: number;
}

const coverShare: FieldShare = { end: 0.6, least: 0.36 };
const sectionShare: FieldShare = { end: 0.42, least: 0.26 };
const belowArtwork = inches(0.15);
const usualSize = 48;
const leastSize = 40;
const leastBodySize = 24;
const largestSize = 60;

/** Returns the upper part of the page below what is drawn along its upper edge; undefined where more is drawn there. */
function findField(
  { layout, footer, slideNumber }: Anatomy,
  share: FieldShare,
  { width, height }: Size,
): Box | undefined {
  const end = share.end * height;
  const drawn = [...layout.artwork, ...[footer, slideNumber].flatMap((one) => one?.box ?? [])];
  const above = drawn.filter((box) => bottomOf(box) <= 0.2 * height);
  const top = Math.max(0, ...above.map((box) => bottomOf(box) + belowArtwork));
  const field = boxOf(0, top, width, end - top);
  const isClear = drawn.every((box) => areaOf(intersectionOf(box, field)) === 0);
  return isClear && field.height >= share.least * height ? field : undefined;
}

/** Returns what is free below a field, down to what is drawn there; undefined where that is too little for two lines. */
function findBelow({ layout }: Anatomy, field: Box, aside: number, { width, height }: Size): Box | undefined {
  const top = bottomOf(field) + belowField;
  const tops = layout.artwork.flatMap((box) => (box.y >= bottomOf(field) ? [box.y - belowArtwork] : []));
  const end = Math.min((1 - marginShare) * height, ...tops);
  return end - top >= leastBelow ? boxOf(aside, top, width - 2 * aside, end - top) : undefined;
}

const leastBelow = inches(1);
const bodyShare = 0.65;

function toField(title: Placeholder, box: Box, fill: string): Placeholder {
  const levels = title.levels.map((level) => ({
    ...level,
    alignment: "start" as const,
    size: points(Math.min(largestSize, Math.max(leastSize, level.size))),
  }));
  const field = { ...title, levels, box, fill, ownBox: ownBoxOf(title) };
  return field;
}

function moveBody(body: Placeholder, { x, y, width, height }: Box): Placeholder {
  const { left, right } = body.insets;
  const levels = body.levels.map((level) => ({
    ...level,
    size: points(Math.max(leastBodySize, level.size)),
  }));
  const box = boxOf(x - left, y, width + left + right, height);
  const moved = { ...body, levels, anchor: "top" as const, box, ownBox: ownBoxOf(body) };
  return moved;
}
