import {
  type Box,
  type BulletItem,
  type FlowNode,
  type FlowSlide,
  inches,
  type PlacedElement,
  type PlacedShape,
} from "@lectern/deck";
import { nameOf, type Question, setBoxes } from "../forms/flow-boxes.ts";
import { areSameGrids, type FlowGrid, fillGaps, placeOnGrids } from "../forms/flow-grid.ts";
import { type LabelSurroundings, type Spacing, setLabels, widestLabel } from "../forms/flow-labels.ts";
import { setFlowLines } from "../forms/flow-lines.ts";
import type { Page } from "../pages/page.ts";
import { toListPages, toPagesWithSpill } from "../pages/pages-with-spill.ts";
import { toSpilledItems } from "../pages/spilled-text.ts";
import type { Stage } from "../pages/stage.ts";
import { boxAt, type Canvas, createCanvas } from "../parts/canvas.ts";
import { setFoot } from "../parts/page-foot.ts";

/** Composes questions and steps as boxes joined by arrows; else as a numbered list, each with those that it leads to. */
export function composeFlow(slide: FlowSlide, stage: Stage): readonly Page[] {
  const canvas = createCanvas(stage);
  const foot = setFoot({ takeaway: slide.takeaway }, canvas);
  const content = setFlow(slide.nodes, foot.canvas);
  if (!content) {
    const numbers = new Map(slide.nodes.map(({ id }, index) => [id, index + 1]));
    const items = slide.nodes.map((node) => toItem(node, numbers));
    return toListPages(slide, slide.takeaway ? [...items, { text: slide.takeaway }] : items, stage);
  }
  return toPagesWithSpill("flow", canvas.anatomy, slide, [[...content, ...foot.elements]], {
    stage,
    spilled: toSpilledItems(foot.unplaced),
  });
}

/** Fewer columns make wider boxes, in more rows: for words that would be small in more columns. */
const columnCounts = [5, 4, 3, 2];
const mostRows = 5;

/** Where the area is small, room between the boxes is given up before the size of their words. */
const spacings: readonly Spacing[] = [
  { gap: inches(0.75), rowGap: inches(0.6), labelSize: 18 },
  { gap: inches(0.7), rowGap: inches(0.55), labelSize: 14 },
  { gap: inches(0.45), rowGap: inches(0.34), labelSize: 14 },
  { gap: inches(0.45), rowGap: inches(0.34), labelSize: 12 },
];

/** Closer boxes, or fewer columns, are not tried for words that are as large as this. */
const largeEnough = 20;
const leastGap = inches(0.45);
/** The words at the ways are not made smaller for the sake of boxes with words of this size. */
const legible = 16;

function setFlow(nodes: readonly FlowNode[], canvas: Canvas): readonly PlacedElement[] | undefined {
  let best: Setting | undefined;
  let tried: readonly FlowGrid[] = [];
  for (const columns of columnCounts) {
    const grids = placeOnGrids(nodes, { columns, rows: mostRows });
    // Flows that need fewer columns stand on the same grids.
    if (areSameGrids(grids, tried)) continue;
    tried = grids;
    const found = setOnGrids(nodes, grids, canvas);
    if (found && found.size > (best?.size ?? 0)) best = found;
    if (best && best.size >= largeEnough) break;
  }
  return best?.elements;
}

function setOnGrids(
  nodes: readonly FlowNode[],
  grids: readonly FlowGrid[],
  canvas: Canvas,
): Setting | undefined {
  let best: Setting | undefined;
  for (const spacing of spacings) {
    const found = bestSetting(nodes, draftFlows(nodes, grids, { spacing, canvas }), canvas);
    if (found && found.size > (best?.size ?? 0)) best = found;
    if (best && best.size >= (spacing.gap > leastGap ? largeEnough : legible)) break;
  }
  return best;
}

/** A flow without its words: where its boxes stand, and the ways and labels between them. */
interface Draft {
  readonly places: readonly Box[];
  readonly connectors: readonly PlacedElement[];
  readonly labels: readonly PlacedShape[];
  readonly cost: number;
}

function draftFlows(
  nodes: readonly FlowNode[],
  grids: readonly FlowGrid[],
  around: LabelSurroundings,
): readonly Draft[] {
  const drafts = grids.flatMap((grid) => draftFlow(nodes, grid, around) ?? []);
  const [first] = drafts.toSorted((one, other) => one.cost - other.cost);
  if (!first) return [];
  const filled = fillGaps(nodes, first.grid).flatMap((grid) => draftFlow(nodes, grid, around) ?? []);
  return [...drafts, ...filled];
}

function draftFlow(
  nodes: readonly FlowNode[],
  grid: FlowGrid,
  { spacing, canvas }: LabelSurroundings,
): (Draft & { readonly grid: FlowGrid }) | undefined {
  const places = placesOf(nodes, grid, { spacing, canvas });
  const ways = setFlowLines(nodes, places.map(bareBox), canvas);
  const labels = ways && setLabels(ways.lines, places, { spacing, canvas });
  if (!labels) return undefined;
  const connectors = ways.lines.map(({ connector }) => connector);
  const cost = ways.cost + (grid.rows - 1) * rowCost + countAbove(nodes, grid) * upCost;
  return { grid, places, connectors, labels, cost };
}

/** A flow with its words in one size. */
interface Setting {
  readonly size: number;
  readonly elements: readonly PlacedElement[];
}

function bestSetting(
  nodes: readonly FlowNode[],
  drafts: readonly Draft[],
  canvas: Canvas,
): Setting | undefined {
  let best: (Setting & { readonly cost: number }) | undefined;
  for (const draft of drafts.toSorted((one, other) => one.cost - other.cost)) {
    if (best && draft.cost >= best.cost) break;
    const setting = setWords(nodes, draft, canvas);
    if (!setting) continue;
    const cost = draft.cost + Math.max(0, pleasantSize - setting.size) * pointCost;
    if (!best || cost < best.cost) best = { ...setting, cost };
  }
  return best;
}

/** Up to this size, ways may be a little longer for larger words. */
const pleasantSize = 20;
const pointCost = 1.5;

const sizes = [28, 26, 24, 22, 20, 18, 16, 14, 12];
/** Lozenges halve the room for words: they may cost so many points, but not the size that is read from afar. */
const mostLost = 4;
const leastInLozenge = 16;

/** Questions stand in lozenges where that costs little, else in boxes; the colour is the same. */
function setWords(
  nodes: readonly FlowNode[],
  { places, connectors, labels }: Draft,
  canvas: Canvas,
): Setting | undefined {
  const fit = (question: Question, least: number): Setting | undefined => {
    for (const size of sizes.filter((one) => one >= least)) {
      const boxes = setBoxes(nodes, places, { size, question, canvas });
      if (boxes) return { size, elements: [...connectors, ...boxes, ...labels] };
    }
    return undefined;
  };
  const inBoxes = fit("roundedRectangle", 0);
  if (!inBoxes || inBoxes.size < leastInLozenge) return inBoxes;
  return fit("flowDecision", Math.max(leastInLozenge, inBoxes.size - mostLost)) ?? inBoxes;
}

function bareBox(box: Box, index: number): PlacedShape {
  return { kind: "shape", name: nameOf(index), geometry: "rectangle", box };
}

/** A row more makes all boxes smaller. */
const rowCost = 2;
/** Whoever reads goes on beside a box or below it. */
const upCost = 4;

/** Returns how many nodes stand above one that leads to them and that comes before them. */
function countAbove(nodes: readonly FlowNode[], { cells }: FlowGrid): number {
  const places = new Map(nodes.map(({ id }, index) => [id, index]));
  return nodes.reduce((sum, { edges = [] }, index) => {
    const isAbove = (place: number) => place > index && (cells[place]?.row ?? 0) < (cells[index]?.row ?? 0);
    return sum + edges.filter(({ to }) => isAbove(places.get(to) ?? index)).length;
  }, 0);
}

const mostWidth = inches(5.2);
const mostHeight = inches(2.5);

function placesOf(
  nodes: readonly FlowNode[],
  { cells, columns, rows }: FlowGrid,
  { spacing, canvas }: LabelSurroundings,
): readonly Box[] {
  const { box } = canvas;
  const gap = Math.max(spacing.gap, widestLabel(nodes, { spacing, canvas }) + inches(0.3));
  const width = Math.min(mostWidth, (box.width - (columns - 1) * gap) / columns);
  const height = Math.min(mostHeight, (box.height - (rows - 1) * spacing.rowGap) / rows);
  // The columns spread over the width, the rows stand about the middle.
  const across = columns === 1 ? 0 : Math.min(inches(1.3), (box.width - columns * width) / (columns - 1));
  const start = (box.width - columns * width - (columns - 1) * across) / 2;
  const down = rows === 1 ? 0 : Math.min(inches(0.9), (box.height - rows * height) / (rows - 1));
  const top = (box.height - rows * height - (rows - 1) * down) * 0.42;
  return nodes.map((_, index) => {
    const { column, row } = cells[index] ?? { column: 0, row: 0 };
    return boxAt(canvas, start + column * (width + across), top + row * (height + down), width, height);
  });
}

function toItem({ id, text, edges = [] }: FlowNode, numbers: ReadonlyMap<string, number>): BulletItem {
  const said = { lead: `${numbers.get(id)}.`, text: [{ text }] };
  if (edges.length === 0) return said;
  const children = edges.map(({ to, label }): BulletItem => {
    const goal = `→ ${numbers.get(to)}`;
    return { text: [{ text: label === undefined ? goal : `${label} ${goal}` }] };
  });
  return { ...said, children };
}
