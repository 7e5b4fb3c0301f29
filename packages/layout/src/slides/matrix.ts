import {
  type BulletItem,
  type Emu,
  emu,
  inches,
  type MatrixAxis,
  type MatrixItem,
  type MatrixQuadrant,
  type MatrixSlide,
  type PlacedElement,
  type PlacedParagraph,
  points,
} from "@lectern/deck";
import { setMatrixItems } from "../forms/matrix-items.ts";
import { boxOf } from "../geometry.ts";
import type { Page } from "../pages/page.ts";
import { toListPages, toPagesWithSpill } from "../pages/pages-with-spill.ts";
import { toSpilledItems } from "../pages/spilled-text.ts";
import type { Stage } from "../pages/stage.ts";
import { boxAt, type Canvas, createCanvas, createPanel, inkParagraph, keepsWords } from "../parts/canvas.ts";
import { setFoot } from "../parts/page-foot.ts";
import { cornersOf, createPanelText } from "../parts/panel-text.ts";
import { createTextShape, shapeListLook } from "../parts/place-text.ts";
import { toBlocks, toListParagraphs } from "../text/list-paragraphs.ts";
import { measurePlacedText } from "../text/measure-placed-text.ts";

/** Composes two by two: four panels with their points, or with things placed on them; else a list. */
export function composeMatrix(slide: MatrixSlide, stage: Stage): readonly Page[] {
  const canvas = createCanvas(stage);
  const foot = setFoot({ takeaway: slide.takeaway }, canvas);
  const set = setMatrix(slide, foot.canvas);
  if (!set) return toListPages(slide, [...toItems(slide), ...takeawayItem(slide)], stage);
  const spilled = [...set.spilled, ...toSpilledItems(foot.unplaced)];
  return toPagesWithSpill("matrix", canvas.anatomy, slide, [[...set.elements, ...foot.elements]], {
    stage,
    spilled,
  });
}

interface SetMatrix {
  readonly elements: readonly PlacedElement[];
  readonly spilled: readonly BulletItem[];
}

function setMatrix(slide: MatrixSlide, canvas: Canvas): SetMatrix | undefined {
  const { quadrants = [], items = [] } = slide;
  const axes = setAxes(slide, canvas);
  if (!axes) return undefined;
  const hasPoints = quadrants.some(({ points: list = [] }) => list.length > 0);
  if (hasPoints || items.length === 0) {
    const fields = setQuadrants(quadrants, axes.room);
    return fields && { elements: [...axes.elements, ...fields], spilled: items.map(placedItem) };
  }
  const placed = setMatrixItems(items, quadrants, axes.room);
  if (!placed) return undefined;
  return { elements: [...axes.elements, ...setPanels(quadrants, axes.room), ...placed], spilled: [] };
}

const padding = inches(0.22);
const pointSizes = [24, 20, 18, 16, 14];

/** Where the four panels stand: those above from start to end, then those below. */
function quadrantBoxes({ box, style }: Canvas) {
  const gap = Math.max(style.gap / 2, inches(0.08));
  const width = Math.floor((box.width - gap) / 2);
  const height = Math.floor((box.height - gap) / 2);
  return [0, 1, 2, 3].map((index) => ({
    start: (index % 2) * (width + gap),
    top: Math.floor(index / 2) * (height + gap),
    width,
    height,
  }));
}

function setPanels(quadrants: readonly MatrixQuadrant[], canvas: Canvas): readonly PlacedElement[] {
  const { tones } = canvas;
  return quadrantBoxes(canvas).map(({ start, top, width, height }, index) => {
    const box = boxAt(canvas, start, top, width, height);
    const fill = quadrants[index]?.highlighted ? tones.dim : tones.tint;
    return { ...createPanel(`Field ${index + 1}`, box, fill), ...cornersOf(box, canvas) };
  });
}

function setQuadrants(
  quadrants: readonly MatrixQuadrant[],
  canvas: Canvas,
): readonly PlacedElement[] | undefined {
  const boxes = quadrantBoxes(canvas);
  for (const size of pointSizes) {
    const words = quadrants.map((quadrant) => quadrantWords(quadrant, size, canvas));
    const isFit = words.every((paragraphs, index) => fits(paragraphs, boxes[index], canvas));
    if (!isFit) continue;
    return quadrants.map((quadrant, index) => {
      const { start, top, width, height } = boxes[index] ?? { start: 0, top: 0, width: 0, height: 0 };
      const { fill, color } = lookOfQuadrant(quadrant, canvas);
      return createPanelText(
        {
          name: `Quadrant ${index + 1}`,
          box: boxAt(canvas, start, top, width, height),
          paragraphs: words[index] ?? [],
          fill,
          color,
          anchor: (quadrant.points ?? []).length === 0 ? "middle" : "top",
          padding,
        },
        { ...canvas, look: shapeListLook(canvas.anatomy) },
      );
    });
  }
  return undefined;
}

function fits(
  paragraphs: readonly PlacedParagraph[],
  box: { readonly width: number; readonly height: number } | undefined,
  { anatomy }: Canvas,
): boolean {
  if (!box) return false;
  const width: Emu = emu(box.width - 2 * padding);
  const look = shapeListLook(anatomy);
  return (
    width > inches(1) &&
    keepsWords(paragraphs, look, width - inches(0.3)) &&
    measurePlacedText(paragraphs, look, width).height <= box.height - 2 * padding
  );
}

function lookOfQuadrant({ highlighted }: MatrixQuadrant, { tones }: Canvas) {
  return highlighted
    ? { fill: tones.field, color: tones.onField, heading: tones.onField }
    : { fill: tones.tint, color: tones.onTint.text, heading: tones.onTint.accent };
}

function quadrantWords(quadrant: MatrixQuadrant, size: number, canvas: Canvas): readonly PlacedParagraph[] {
  const { heading } = lookOfQuadrant(quadrant, canvas);
  const list = toListParagraphs(toBlocks(quadrant.points ?? []), {
    size: points(size),
    smallest: 12,
    blockGap: emu(size * 12_700 * 0.3),
    marked: true,
  });
  const [first, ...rest] = list;
  const head = inkParagraph(quadrant.heading, {
    size: Math.max(size, 18),
    color: heading,
    bold: true,
    font: "heading",
  });
  if (!first) return [head];
  return [head, { ...first, spaceBefore: { kind: "fixed", points: points(size * 0.45) } }, ...rest];
}

/** The names of axes and of their ends stand outside the fields: at the start edge and below. */
function setAxes({ horizontal, vertical }: MatrixSlide, canvas: Canvas) {
  const start = vertical ? inches(1.35) : 0;
  const below = horizontal ? inches(0.42) : 0;
  const { box, direction } = canvas;
  const fields = boxOf(
    direction === "ltr" ? box.x + start : box.x,
    box.y,
    box.width - start,
    box.height - below,
  );
  const upright = vertical ? setVerticalAxis(vertical, start, fields.height, canvas) : [];
  const level = horizontal ? setHorizontalAxis(horizontal, start, below, canvas) : [];
  return upright && level && { room: { ...canvas, box: fields }, elements: [...upright, ...level] };
}

interface AxisWord {
  readonly text: string | undefined;
  readonly isName: boolean;
}

function axisParagraph({ text = "", isName }: AxisWord, { tones }: Canvas): PlacedParagraph {
  return inkParagraph(text, {
    size: isName ? 16 : 14,
    color: isName ? tones.page.text : tones.page.muted,
    bold: isName,
  });
}

function setVerticalAxis(
  { name, low, high }: MatrixAxis,
  width: number,
  height: number,
  canvas: Canvas,
): readonly PlacedElement[] | undefined {
  const room = width - inches(0.15);
  const parts = [
    { text: high, isName: false, anchor: "top" as const },
    { text: name, isName: true, anchor: "middle" as const },
    { text: low, isName: false, anchor: "bottom" as const },
  ];
  const share = height / 3;
  const set = parts.map(({ anchor, ...word }, index) => {
    if (word.text === undefined) return [];
    const paragraph = axisParagraph(word, canvas);
    const measure = measurePlacedText([paragraph], canvas.look, emu(room));
    if (measure.height > share || !keepsWords([paragraph], canvas.look, room)) return undefined;
    return [
      createTextShape({
        name: `Vertical axis ${index + 1}`,
        box: boxAt(canvas, 0, index * share, room, share),
        paragraphs: [paragraph],
        look: canvas.look,
        color: canvas.tones.page.text,
        anchor,
      }),
    ];
  });
  return set.every((one) => one !== undefined) ? set.flat() : undefined;
}

function setHorizontalAxis(
  { name, low, high }: MatrixAxis,
  start: number,
  height: number,
  canvas: Canvas,
): readonly PlacedElement[] | undefined {
  const { box, look, tones } = canvas;
  const share = Math.floor((box.width - start) / 3);
  const parts = [
    { text: low, isName: false, alignment: "start" as const },
    { text: name, isName: true, alignment: "center" as const },
    { text: high, isName: false, alignment: "end" as const },
  ];
  const set = parts.map(({ alignment, ...word }, index) => {
    if (word.text === undefined) return [];
    const paragraph = { ...axisParagraph(word, canvas), alignment };
    if (measurePlacedText([paragraph], look, emu(share)).lines > 1) return undefined;
    return [
      createTextShape({
        name: `Horizontal axis ${index + 1}`,
        box: boxAt(canvas, start + index * share, box.height - height, share, height),
        paragraphs: [paragraph],
        look,
        color: tones.page.text,
        anchor: "bottom",
      }),
    ];
  });
  return set.every((one) => one !== undefined) ? set.flat() : undefined;
}

function toItems({ quadrants = [], horizontal, vertical, items = [] }: MatrixSlide): readonly BulletItem[] {
  return [
    ...[vertical, horizontal].flatMap((axis) => (axis ? [axisItem(axis)] : [])),
    ...quadrants.map(
      ({ heading, points: list }): BulletItem => ({
        text: [{ text: heading, bold: true }],
        ...(list && list.length > 0 && { children: list }),
      }),
    ),
    ...items.map(placedItem),
  ];
}

function takeawayItem({ takeaway }: MatrixSlide): readonly BulletItem[] {
  return takeaway ? [{ text: takeaway }] : [];
}

function axisItem({ name, low, high }: MatrixAxis): BulletItem {
  const ends = [low, high].filter((end) => end !== undefined).join(" – ");
  return ends === "" ? { text: [{ text: name }] } : { lead: name, text: [{ text: ends }] };
}

function placedItem({ label, x, y }: MatrixItem): BulletItem {
  return { text: [{ text: `${label} (${Math.round(x * 100)} % · ${Math.round(y * 100)} %)` }] };
}
