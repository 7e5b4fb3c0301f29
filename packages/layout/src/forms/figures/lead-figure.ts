import { inches, type PlacedElement } from "@lectern/deck";
import { boxAt, type Canvas, createRule } from "../../parts/canvas.ts";
import { createPageSurface, createSurfaces, drawSurface, type Surface } from "../../parts/surface.ts";
import { upToTitle } from "../../template/anatomy.ts";
import type { DrawnFigure } from "./drawn-figure.ts";
import { createFigureBlock, type FigureBlock, type FigureScale, heightOfBlock } from "./figure-block.ts";
import type { FigureSetting } from "./figure-setting.ts";

/**
 * Sets one figure large at the start of the page, with its picture below it, and the others in a quiet column beside it;
 * undefined where they do not fit.
 */
export function setLeadFigure(
  figures: readonly DrawnFigure[],
  lead: number,
  canvas: Canvas,
): FigureSetting | undefined {
  const { box, style } = canvas;
  if (box.width < leastWidth) return undefined;
  const onPanel = style.panel === "blocks";
  const [panel] = onPanel ? createSurfaces([true], canvas) : [];
  const surface = panel ?? createPageSurface(canvas);
  const padding = panel ? panelPadding : 0;
  const leadWidth = Math.round(leadShare * box.width);
  const main = setMain(figures, { lead, surface, width: leadWidth - 2 * padding, padding }, canvas);
  const columnStart = leadWidth + gutter;
  const column = setColumn(figures, { lead, width: box.width - columnStart }, canvas);
  if (!main || !column || main.scale.value < 1.4 * column.scale.value) return undefined;
  const natural = Math.max(heightOfBlock(main.block) + 2 * padding, column.natural);
  return {
    form: "lead",
    valueSize: main.scale.value,
    labelSize: main.scale.label,
    fill: natural / box.height,
    endsWell: [main.block, ...column.blocks].every(({ endsWell }) => endsWell),
    draw: () => [
      ...(panel ? drawSurface("Panel", boxAt(canvas, 0, 0, leadWidth, box.height), panel, canvas) : []),
      ...drawMain(main.block, padding, canvas),
      ...drawColumn(column.blocks, { start: columnStart, hasPanel: panel !== undefined }, canvas),
    ],
  };
}

/** Below it, neither the figure nor those beside it would have room. */
const leastWidth = inches(9);
const leadShare = 0.56;
const gutter = inches(0.7);
const panelPadding = inches(0.4);
const slotPadding = inches(0.14);

const mainWords = [
  { label: 28, text: 22 },
  { label: 24, text: 20 },
  { label: 20, text: 18 },
  { label: 18, text: 16 },
];
const columnWords = [
  { label: 24, text: 18 },
  { label: 20, text: 18 },
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
  return upToTitle(scales, canvas.anatomy, ({ label }) => label);
}

interface MainPlace {
  readonly lead: number;
  readonly surface: Surface;
  readonly width: number;
  readonly padding: number;
}

function setMain(
  figures: readonly DrawnFigure[],
  { lead, surface, width, padding }: MainPlace,
  canvas: Canvas,
): { readonly block: FigureBlock; readonly scale: FigureScale } | undefined {
  const drawn = figures[lead];
  if (!drawn) return undefined;
  const room = canvas.box.height - 2 * padding;
  for (const scale of scalesOf([200, 180, 160, 140, 120, 108, 96, 88, 80, 72, 66, 60], mainWords, canvas)) {
    const style = { number: lead + 1, scale, width, surface, isMarked: true };
    const block = createFigureBlock(drawn, style, canvas);
    if (block && heightOfBlock(block) <= room && block.valueHeight <= mostOfValue * room)
      return { block, scale };
  }
  return undefined;
}

/** Of the height: larger digits leave too little to what they are. */
const mostOfValue = 0.62;

interface ColumnPlace {
  readonly lead: number;
  readonly width: number;
}

interface SetColumn {
  readonly blocks: readonly FigureBlock[];
  readonly scale: FigureScale;
  readonly natural: number;
}

function setColumn(
  figures: readonly DrawnFigure[],
  { lead, width }: ColumnPlace,
  canvas: Canvas,
): SetColumn | undefined {
  const surface = createPageSurface(canvas);
  const slot = canvas.box.height / (figures.length - 1);
  for (const scale of scalesOf([66, 60, 54, 48, 44, 40, 36, 32], columnWords, canvas)) {
    const blocks = figures.flatMap((drawn, index) => {
      if (index === lead) return [];
      const style = { number: index + 1, scale, width, surface, isMarked: false };
      return createFigureBlock(drawn, style, canvas) ?? [];
    });
    const needed = Math.max(...blocks.map(heightOfBlock)) + 2 * slotPadding;
    if (blocks.length < figures.length - 1 || needed > slot) continue;
    return { blocks, scale, natural: needed * blocks.length };
  }
  return undefined;
}

function drawMain(block: FigureBlock, padding: number, canvas: Canvas): readonly PlacedElement[] {
  const { picture, valueHeight } = block;
  const room = canvas.box.height - 2 * padding;
  const free = room - heightOfBlock(block);
  const more = picture ? Math.min(picture.most - picture.least, 0.75 * free) : 0;
  const top = padding + 0.45 * (free - more);
  const height = picture ? picture.least + more : 0;
  const pictureTop = top + heightOfBlock(block) - (picture?.least ?? 0);
  return block.draw({
    start: padding,
    top,
    valueHeight,
    ...(picture && { pictureTop, pictureHeight: height }),
  });
}

function drawColumn(
  blocks: readonly FigureBlock[],
  { start, hasPanel }: { readonly start: number; readonly hasPanel: boolean },
  canvas: Canvas,
): readonly PlacedElement[] {
  const { box, tones } = canvas;
  const slot = box.height / blocks.length;
  const width = box.width - start;
  const edge = createRule(
    "Edge of the column",
    boxAt(canvas, start - gutter / 2, 0, 0, box.height),
    tones.hairline,
  );
  return [
    ...(hasPanel ? [] : [edge]),
    ...blocks.flatMap((block, index) => {
      const top = index * slot;
      const rule = createRule(`Rule ${block.number}`, boxAt(canvas, start, top, width, 0), tones.hairline);
      const above = (slot - heightOfBlock(block)) / 2;
      return [
        ...(index > 0 ? [rule] : []),
        ...block.draw({ start, top: top + above, valueHeight: block.valueHeight }),
      ];
    }),
  ];
}
