import { inches, type PlacedElement } from "@lectern/deck";
import { boxAt, type Canvas, optically } from "../../parts/canvas.ts";
import { drawSurface, type Surface } from "../../parts/surface.ts";
import { createTonePanels } from "../../parts/tone-panels.ts";
import { upToTitle } from "../../template/anatomy.ts";
import type { DrawnFigure } from "./drawn-figure.ts";
import { createFigureBlock, type FigureBlock, type FigureScale, heightOfBlock } from "./figure-block.ts";
import { panelFill, readableFirst } from "./figure-columns.ts";
import type { FigureSetting } from "./figure-setting.ts";

/** Which figure is the large one, and whether it stands at the end of the page. */
export interface LeadPlace {
  readonly lead: number;
  readonly isTurned: boolean;
}

/**
 * Sets one figure large on a panel of the height of the page, with its picture at its foot, and the others on panels in a column
 * beside it; undefined where they do not fit.
 */
export function setLeadFigure(
  figures: readonly DrawnFigure[],
  { lead, isTurned }: LeadPlace,
  canvas: Canvas,
): FigureSetting | undefined {
  const { box, style } = canvas;
  if (box.width < leastWidth) return undefined;
  const surfaces = createTonePanels(figures.length, lead, canvas);
  const surface = surfaces[lead];
  const leadWidth = Math.round(leadShare * box.width);
  const columnStart = leadWidth + style.gap;
  const main = surface && setMain(figures, { lead, surface, width: leadWidth }, canvas);
  const column = setColumn(figures, { lead, surfaces, width: box.width - columnStart }, canvas);
  if (!main || !column || main.scale.value < 1.3 * column.scale.value) return undefined;
  const mainFill = (heightOfBlock(main.block) + 2 * panelPadding) / box.height;
  const startOf = (width: number) => (isTurned ? box.width - width : 0);
  return {
    form: isTurned ? "leadAtEnd" : "lead",
    valueSize: main.scale.value,
    labelSize: main.scale.label,
    fill: panelFill(Math.max(mainFill, column.natural / box.height)),
    endsWell: [main.block, ...column.blocks].every(({ endsWell }) => endsWell),
    draw: () => [
      ...drawMain(main.block, { start: startOf(leadWidth), width: leadWidth, surface }, canvas),
      ...drawColumn(column, { start: isTurned ? 0 : columnStart, surfaces }, canvas),
    ],
  };
}

/** Below it, neither the figure nor those beside it would have room. */
const leastWidth = inches(9);
const leadShare = 0.56;
const panelPadding = inches(0.38);
const columnPadding = { beside: inches(0.35), above: inches(0.16) };

const mainWords = [
  { label: 36, text: 24 },
  { label: 32, text: 24 },
  { label: 28, text: 22 },
  { label: 24, text: 20 },
  { label: 20, text: 18 },
  { label: 18, text: 18 },
  { label: 18, text: 16 },
];
const columnWords = [
  { label: 24, text: 18 },
  { label: 20, text: 18 },
  { label: 18, text: 18 },
  { label: 18, text: 16 },
  { label: 16, text: 16 },
];

function scalesOf(
  values: readonly number[],
  words: typeof mainWords,
  canvas: Canvas,
): readonly FigureScale[] {
  const scales = values.flatMap((value) =>
    words.filter(({ label }) => label * 1.8 <= value).map((each) => ({ value, ...each })),
  );
  return upToTitle(readableFirst(scales), canvas.anatomy, ({ label }) => label);
}

interface MainPlace {
  readonly lead: number;
  readonly surface: Surface;
  /** Of its panel. */
  readonly width: number;
}

function setMain(
  figures: readonly DrawnFigure[],
  { lead, surface, width }: MainPlace,
  canvas: Canvas,
): SetMain | undefined {
  const drawn = figures[lead];
  if (!drawn) return undefined;
  const room = canvas.box.height - 2 * panelPadding;
  let first: SetMain | undefined;
  for (const scale of scalesOf([200, 180, 160, 140, 120, 108, 96, 88, 80, 72, 66, 60], mainWords, canvas)) {
    const style = { number: lead + 1, scale, width: width - 2 * panelPadding, surface, isMarked: true };
    const block = createFigureBlock(drawn, style, canvas);
    if (!block || heightOfBlock(block) > room || block.valueHeight > mostOfValue * room) continue;
    // Rather smaller words than one of them left over on a line, but no smaller digits.
    if (first && scale.value < first.scale.value) break;
    if (block.endsWell) return { block, scale };
    first ??= { block, scale };
  }
  return first;
}

interface SetMain {
  readonly block: FigureBlock;
  readonly scale: FigureScale;
}

/** Of the height: larger digits leave too little to what they are. */
const mostOfValue = 0.62;

interface ColumnPlace {
  readonly lead: number;
  readonly surfaces: readonly Surface[];
  /** Of its panels. */
  readonly width: number;
}

interface SetColumn {
  readonly blocks: readonly FigureBlock[];
  readonly scale: FigureScale;
  readonly natural: number;
  readonly width: number;
  /** Of a panel. */
  readonly height: number;
}

function setColumn(
  figures: readonly DrawnFigure[],
  { lead, surfaces, width }: ColumnPlace,
  canvas: Canvas,
): SetColumn | undefined {
  const count = figures.length - 1;
  const height = Math.floor((canvas.box.height - (count - 1) * canvas.style.gap) / count);
  const inner = width - 2 * columnPadding.beside;
  for (const scale of scalesOf([96, 88, 80, 72, 66, 60, 54, 48, 44, 40, 36, 32], columnWords, canvas)) {
    const blocks = figures.flatMap((drawn, index) => {
      const surface = surfaces[index];
      if (index === lead || !surface) return [];
      const style = { number: index + 1, scale, width: inner, surface, isMarked: !surface.isStrong };
      return createFigureBlock(drawn, style, canvas) ?? [];
    });
    const needed = Math.max(...blocks.map(heightOfBlock)) + 2 * columnPadding.above;
    if (blocks.length < count || needed > height) continue;
    return { blocks, scale, natural: needed * count, width, height };
  }
  return undefined;
}

interface PanelPlace {
  readonly start: number;
  readonly width: number;
  readonly surface: Surface;
}

// Digits, what they are and their picture are one group in the middle of the panel.
function drawMain(
  block: FigureBlock,
  { start, width, surface }: PanelPlace,
  canvas: Canvas,
): readonly PlacedElement[] {
  const { picture, valueHeight } = block;
  const { height } = canvas.box;
  const free = height - 2 * panelPadding - heightOfBlock(block);
  const more = picture ? Math.min(picture.most - picture.least, 0.75 * free) : 0;
  const pictureHeight = picture ? picture.least + more : 0;
  const place = {
    start: start + panelPadding,
    top: panelPadding + optically(free - more),
    valueHeight,
    ...(picture && { pictureHeight }),
  };
  return [
    ...drawSurface(`Panel ${block.number}`, boxAt(canvas, start, 0, width, height), surface, canvas),
    ...block.draw(place),
  ];
}

interface ColumnStart {
  readonly start: number;
  readonly surfaces: readonly Surface[];
}

function drawColumn(
  { blocks, width, height }: SetColumn,
  { start, surfaces }: ColumnStart,
  canvas: Canvas,
): readonly PlacedElement[] {
  return blocks.flatMap((block, index) => {
    const surface = surfaces[block.number - 1];
    if (!surface) return [];
    const top = index * (height + canvas.style.gap);
    const above = (height - heightOfBlock(block)) / 2;
    const place = { start: start + columnPadding.beside, top: top + above, valueHeight: block.valueHeight };
    return [
      ...drawSurface(`Panel ${block.number}`, boxAt(canvas, start, top, width, height), surface, canvas),
      ...block.draw(place),
    ];
  });
}
