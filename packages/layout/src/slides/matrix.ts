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
  type ThemeColor,
} from "@lectern/deck";
import { setMatrixItems } from "../forms/matrix-items.ts";
import { boxOf } from "../geometry.ts";
import type { Page } from "../pages/page.ts";
import { toListPages, toPagesWithSpill } from "../pages/pages-with-spill.ts";
import { toSpilledItems } from "../pages/spilled-text.ts";
import type { Stage } from "../pages/stage.ts";
import {
  boxAt,
  type Canvas,
  createCanvas,
  createPanel,
  inkParagraph,
  keepsWords,
  widestWord,
} from "../parts/canvas.ts";
import { type PageFoot, setFoot } from "../parts/page-foot.ts";
import { cornersOf, createPanelText } from "../parts/panel-text.ts";
import { createTextShape, shapeListLook } from "../parts/place-text.ts";
import { boldBlock } from "../template/colors/tones.ts";
import { measurePlacedText } from "../text/lines/measure-placed-text.ts";
import { toBlocks, toListParagraphs } from "../text/list-paragraphs.ts";

/** Composes two by two: four panels with their points, or with things placed on them; else a list. */
export function composeMatrix(slide: MatrixSlide, stage: Stage): readonly Page[] {
  const canvas = createCanvas(stage);
  const foot = setFoot({ takeaway: slide.takeaway }, canvas);
  const tightFoot = () => setFoot({ takeaway: slide.takeaway, isTight: true }, canvas);
  const usual = setMatrix(slide, foot.canvas);
  // In other people's templates type grows, in ours it is what their look was made with.
  const isGood = usual && (stage.isOwnLook || (usual.size ?? goodSize) >= goodSize);
  const close = isGood ? undefined : setClosely(slide, tightFoot());
  const set = close && (close.set.size ?? 0) > (usual?.size ?? 0) ? close : usual && { set: usual, foot };
  if (!set) return toListPages(slide, [...toItems(slide), ...takeawayItem(slide)], stage);
  const spilled = [...set.set.spilled, ...toSpilledItems(set.foot.unplaced)];
  const elements = [...set.set.elements, ...set.foot.elements];
  return toPagesWithSpill("matrix", canvas.anatomy, slide, [elements], { stage, spilled });
}

/** From here on, points are read from the back of a room. */
const goodSize = 18;

interface SetMatrix {
  readonly elements: readonly PlacedElement[];
  readonly spilled: readonly BulletItem[];
  /** Of the points, in points. */
  readonly size?: number;
}

/** Two by two is what a matrix looks like: four columns are for type that is much larger in them. */
const costOfRow = 4;

function setClosely(slide: MatrixSlide, foot: PageFoot) {
  const isWithoutAxes = slide.horizontal === undefined && slide.vertical === undefined;
  const square = [closeForm, besideForm].flatMap((form) => setMatrix(slide, foot.canvas, form) ?? []);
  const inRow = isWithoutAxes ? setMatrix(slide, foot.canvas, rowForm) : undefined;
  const sets = inRow ? [...square, inRow] : square;
  const worthOf = ({ size = 0, elements }: SetMatrix) =>
    size - (elements === inRow?.elements ? costOfRow : 0);
  const [set] = sets.toSorted((one, other) => worthOf(other) - worthOf(one));
  return set && { set, foot };
}

function setMatrix(slide: MatrixSlide, canvas: Canvas, form: FieldForm = usualForm): SetMatrix | undefined {
  const { quadrants = [], items = [] } = slide;
  const axes = setAxes(slide, canvas);
  if (!axes) return undefined;
  const hasPoints = quadrants.some(({ points: list = [] }) => list.length > 0);
  if (hasPoints || items.length === 0) {
    const fields = setQuadrants(quadrants, axes.room, form);
    if (!fields) return undefined;
    const elements = [...axes.elements, ...fields.elements];
    return { elements, spilled: items.map(placedItem), size: fields.size };
  }
  const placed = setMatrixItems(items, quadrants, axes.room);
  if (!placed) return undefined;
  return { elements: [...axes.elements, ...setPanels(quadrants, axes.room), ...placed], spilled: [] };
}

/** How the four fields have their words. */
interface FieldForm {
  /** Between a field's edges and its words. */
  readonly padding: number;
  /** Their headings stand above their points, or beside them on a field of their own. */
  readonly heads: "above" | "beside";
  /** How many stand side by side. */
  readonly inRow: 2 | 4;
  /** Of the headings' type, in points. */
  readonly leastHead: number;
}

const usualForm: FieldForm = { padding: inches(0.22), heads: "above", inRow: 2, leastHead: 18 };
const closeForm: FieldForm = { padding: inches(0.14), heads: "above", inRow: 2, leastHead: 16 };
const besideForm: FieldForm = { ...closeForm, heads: "beside" };
/** On a page that is too low for two rows. */
const rowForm: FieldForm = { ...closeForm, inRow: 4 };
const pointSizes = [24, 20, 18, 16, 14];
/** For narrow pages only, where it is as large as 16 points on a wide one. */
const smallPoints = 12;
const narrow = inches(9);

/** Where the four panels stand: those above from start to end, then those below. */
function quadrantBoxes({ box, style }: Canvas, inRow: 2 | 4 = 2) {
  const gap = Math.max(style.gap / 2, inches(0.08));
  const rows = 4 / inRow;
  const width = Math.floor((box.width - (inRow - 1) * gap) / inRow);
  const height = Math.floor((box.height - (rows - 1) * gap) / rows);
  return [0, 1, 2, 3].map((index) => ({
    start: (index % inRow) * (width + gap),
    top: Math.floor(index / inRow) * (height + gap),
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

interface SetFields {
  readonly elements: readonly PlacedElement[];
  readonly size: number;
}

function setQuadrants(
  quadrants: readonly MatrixQuadrant[],
  canvas: Canvas,
  form: FieldForm,
): SetFields | undefined {
  const boxes = quadrantBoxes(canvas, form.inRow);
  const isNarrow = form !== usualForm && canvas.box.width < narrow;
  for (const size of isNarrow ? [...pointSizes, smallPoints] : pointSizes) {
    const beside = form.heads === "beside" ? headWidth(quadrants, size, canvas, form) : 0;
    if (beside > widestHead * (boxes[0]?.width ?? 0)) continue;
    const words = quadrants.map((quadrant) => quadrantWords(quadrant, size, form, canvas));
    const isFit = words.every((paragraphs, index) => fits(paragraphs, boxes[index], beside, form, canvas));
    if (!isFit) continue;
    const elements = quadrants.flatMap((quadrant, index) => {
      const place = boxes[index] ?? { start: 0, top: 0, width: 0, height: 0 };
      return setField(quadrant, index, { place, words: words[index] ?? [], beside, size, form }, canvas);
    });
    return { elements, size };
  }
  return undefined;
}

/** Of a field's width, that of the heading beside its points at the most. */
const widestHead = 0.4;
const largestHead = 20;

function headParagraph({ heading }: MatrixQuadrant, size: number, color: ThemeColor) {
  return inkParagraph(heading, { size: Math.min(size, largestHead), color, bold: true, font: "heading" });
}

function headWidth(
  quadrants: readonly MatrixQuadrant[],
  size: number,
  { look, tones }: Canvas,
  { padding }: FieldForm,
): number {
  const widths = quadrants.map((quadrant) => widestWord(headParagraph(quadrant, size, tones.onField), look));
  const isLatin = quadrants.every(({ heading }) => !otherScript.test(heading));
  return Math.ceil(Math.max(...widths) * (isLatin ? steadyShare : steadyShareOfOthers)) + 2 * padding;
}

/** Another program may set a word a little wider, and one of a script that the font lacks in another font. */
const [steadyShare, steadyShareOfOthers] = [1.04, 1.14];
const otherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

interface FieldSetting {
  readonly place: {
    readonly start: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  readonly words: readonly PlacedParagraph[];
  readonly beside: number;
  readonly size: number;
  readonly form: FieldForm;
}

function setField(
  quadrant: MatrixQuadrant,
  index: number,
  { place, words, beside, size, form: { padding, heads } }: FieldSetting,
  canvas: Canvas,
): readonly PlacedElement[] {
  const { tones, direction } = canvas;
  const { fill, color } = lookOfQuadrant(quadrant, canvas);
  const box = boxAt(canvas, place.start, place.top, place.width, place.height);
  const [start, end] = [emu(beside + padding), emu(padding)];
  const [left, right] = direction === "ltr" ? [start, end] : [end, start];
  const isMiddle = heads === "beside" || (quadrant.points ?? []).length === 0;
  const listCanvas = { ...canvas, look: shapeListLook(canvas.anatomy) };
  const name = `Quadrant ${index + 1}`;
  const field =
    words.length === 0
      ? { ...createPanel(name, box, fill), ...cornersOf(box, canvas) }
      : createPanelText(
          {
            name,
            box,
            paragraphs: words,
            fill,
            color,
            anchor: isMiddle ? "middle" : "top",
            padding: { left, right, top: emu(padding), bottom: emu(padding) },
          },
          listCanvas,
        );
  if (heads === "above") return [field];
  const block = boldBlock(Math.min(size, largestHead), tones);
  const head = createPanelText(
    {
      name: `Heading ${index + 1}`,
      box: boxAt(canvas, place.start, place.top, beside, place.height),
      paragraphs: [headParagraph(quadrant, size, block.text)],
      fill: block.fill,
      color: block.text,
      anchor: "middle",
      padding,
    },
    canvas,
  );
  return [field, head];
}

function fits(
  paragraphs: readonly PlacedParagraph[],
  box: { readonly width: number; readonly height: number } | undefined,
  beside: number,
  { padding }: FieldForm,
  { anatomy }: Canvas,
): boolean {
  if (!box) return false;
  const width: Emu = emu(box.width - beside - 2 * padding);
  const look = shapeListLook(anatomy);
  return (
    width > inches(1) &&
    paragraphs.every((one) => keepsWords([one], look, one.bullet === "none" ? width : width - inches(0.3))) &&
    measurePlacedText(paragraphs, look, width).height <= box.height - 2 * padding
  );
}

function lookOfQuadrant({ highlighted }: MatrixQuadrant, { tones }: Canvas) {
  return highlighted
    ? { fill: tones.field, color: tones.onField, heading: tones.onField }
    : { fill: tones.tint, color: tones.onTint.text, heading: tones.onTint.accent };
}

function quadrantWords(
  quadrant: MatrixQuadrant,
  size: number,
  { heads, leastHead }: FieldForm,
  canvas: Canvas,
): readonly PlacedParagraph[] {
  const { heading } = lookOfQuadrant(quadrant, canvas);
  const list = toListParagraphs(toBlocks(quadrant.points ?? []), {
    size: points(size),
    smallest: 12,
    blockGap: emu(size * 12_700 * 0.3),
    marked: true,
  });
  if (heads === "beside") return list;
  const [first, ...rest] = list;
  const head = inkParagraph(quadrant.heading, {
    size: Math.max(size, leastHead),
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
