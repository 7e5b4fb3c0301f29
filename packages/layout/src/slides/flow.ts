import {
  type Box,
  type BulletItem,
  emu,
  type FlowNode,
  type FlowSlide,
  inches,
  type PlacedElement,
  type PlacedParagraph,
  type PlacedShape,
} from "@lectern/deck";
import { type FlowGrid, placeOnGrids } from "../forms/flow-grid.ts";
import { type FlowLine, setFlowLines } from "../forms/flow-lines.ts";
import { areaOf, boxOf, intersectionOf } from "../geometry.ts";
import type { Page } from "../pages/page.ts";
import { toListPages, toPagesWithSpill } from "../pages/pages-with-spill.ts";
import { toSpilledItems } from "../pages/spilled-text.ts";
import type { Stage } from "../pages/stage.ts";
import { boxAt, type Canvas, createCanvas, inkParagraph, keepsWords, unlimited } from "../parts/canvas.ts";
import { setFoot } from "../parts/page-foot.ts";
import { createPanelText } from "../parts/panel-text.ts";
import { createTextShape } from "../parts/place-text.ts";
import { measurePlacedText } from "../text/measure-placed-text.ts";

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

const labelSize = 14;
const mostColumns = 5;
const mostRows = 5;

function setFlow(nodes: readonly FlowNode[], canvas: Canvas): readonly PlacedElement[] | undefined {
  const drafts = placeOnGrids(nodes, { columns: mostColumns, rows: mostRows }).flatMap((grid) => {
    const places = placesOf(nodes, grid, canvas);
    const ways = setFlowLines(nodes, places.map(bareBox), canvas);
    const labels = ways && setLabels(ways.lines, places, canvas);
    if (!labels) return [];
    const connectors = ways.lines.map(({ connector }) => connector);
    const cost = ways.cost + (grid.rows - 1) * rowCost + countAbove(nodes, grid) * upCost;
    return [{ places, connectors, labels, cost }];
  });
  const ranked = drafts.toSorted((one, other) => one.cost - other.cost);
  for (const { size, question } of settings) {
    for (const { places, connectors, labels } of ranked) {
      const boxes = setBoxes(nodes, places, { size, question, canvas });
      if (boxes) return [...connectors, ...boxes, ...labels];
    }
  }
  return undefined;
}

function bareBox(box: Box, index: number): PlacedShape {
  return { kind: "shape", name: nameOf(index), geometry: "rectangle", box };
}

function nameOf(index: number): string {
  return `Node ${index + 1}`;
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

/** Questions are diamonds as long as their words have room in the middle of one, else boxes in a colour of their own. */
const settings: readonly Omit<Setting, "canvas">[] = [
  ...[18, 16, 14].map((size) => ({ size, question: "flowDecision" as const })),
  ...[18, 16, 14, 12].map((size) => ({ size, question: "roundedRectangle" as const })),
];

interface Setting {
  readonly size: number;
  readonly question: "flowDecision" | "roundedRectangle";
  readonly canvas: Canvas;
}

const padding = inches(0.12);
const leastGap = inches(0.7);
const rowGap = inches(0.55);
const mostWidth = inches(3.2);
const mostHeight = inches(1.6);

function placesOf(
  nodes: readonly FlowNode[],
  { cells, columns, rows }: FlowGrid,
  canvas: Canvas,
): readonly Box[] {
  const { box } = canvas;
  const gap = Math.max(leastGap, widestLabel(nodes, canvas) + inches(0.3));
  const width = Math.min(mostWidth, (box.width - (columns - 1) * gap) / columns);
  const height = Math.min(mostHeight, (box.height - (rows - 1) * rowGap) / rows);
  // The columns spread over the width, the rows stand about the middle.
  const across = columns === 1 ? 0 : Math.min(inches(2), (box.width - columns * width) / (columns - 1));
  const start = (box.width - columns * width - (columns - 1) * across) / 2;
  const down = rows === 1 ? 0 : Math.min(inches(0.9), (box.height - rows * height) / (rows - 1));
  const top = (box.height - rows * height - (rows - 1) * down) * 0.42;
  return nodes.map((_, index) => {
    const { column, row } = cells[index] ?? { column: 0, row: 0 };
    return boxAt(canvas, start + column * (width + across), top + row * (height + down), width, height);
  });
}

function setBoxes(
  nodes: readonly FlowNode[],
  places: readonly Box[],
  setting: Setting,
): readonly PlacedShape[] | undefined {
  const boxes: PlacedShape[] = [];
  for (const [index, node] of nodes.entries()) {
    const place = places[index];
    const box = place && setBox(node, index, place, setting);
    if (!box) return undefined;
    boxes.push(box);
  }
  return boxes;
}

function widestLabel(nodes: readonly FlowNode[], canvas: Canvas): number {
  const labels = nodes.flatMap(({ edges = [] }) => edges.flatMap(({ label }) => label ?? []));
  return Math.max(
    0,
    ...labels.map(
      (label) => measurePlacedText([labelParagraph(label, canvas)], canvas.look, unlimited).width,
    ),
  );
}

function setBox(
  { text, form }: FlowNode,
  index: number,
  box: Box,
  { size, question, canvas }: Setting,
): PlacedShape | undefined {
  const { look, tones } = canvas;
  const { fill, color } =
    form === "question"
      ? { fill: tones.field, color: tones.onField }
      : form === "end"
        ? { fill: tones.second, color: tones.onSecond }
        : { fill: tones.tint, color: tones.onTint.text };
  const isDiamond = form === "question" && question === "flowDecision";
  const paragraph = inkParagraph(text, { size, color, bold: form !== "step", alignment: "center" });
  const aside = isDiamond ? 0 : padding;
  const room = roomOf(box, form === "end" ? "end" : isDiamond ? "diamond" : "box");
  const isFit =
    room.width > inches(0.6) &&
    keepsWords([paragraph], look, room.width) &&
    measurePlacedText([paragraph], look, room.width).height <= room.height;
  if (!isFit) return undefined;
  const words = { name: nameOf(index), box, paragraphs: [paragraph], fill, color };
  const shape = createPanelText({ ...words, anchor: "middle", padding: aside }, canvas);
  const { cornerRadius: _, ...plain } = shape;
  if (isDiamond) return { ...plain, geometry: "flowDecision" };
  return form === "end" ? { ...plain, geometry: "flowTerminator" } : shape;
}

/** PowerPoint keeps words inside the largest rectangle that stands well in a shape: a half of a diamond each way. */
function roomOf({ width, height }: Box, form: "box" | "end" | "diamond") {
  if (form === "diamond") return { width: emu(width / 2), height: height / 2 };
  const across = form === "end" ? width * 0.9 : width;
  const down = form === "end" ? height * 0.7 : height;
  return { width: emu(Math.floor(across - 2 * padding)), height: down - 2 * padding };
}

function labelParagraph(label: string, { tones }: Canvas): PlacedParagraph {
  return inkParagraph(label, { size: labelSize, color: tones.page.text, bold: true });
}

/** What is said at a way stands where it leaves its box; undefined where there is no room for it. */
function setLabels(
  lines: readonly FlowLine[],
  places: readonly Box[],
  canvas: Canvas,
): readonly PlacedShape[] | undefined {
  const taken: Box[] = [...places];
  const labels: PlacedShape[] = [];
  for (const { connector, label } of lines) {
    if (label === undefined) continue;
    const paragraph = labelParagraph(label, canvas);
    const { width, height } = measurePlacedText([paragraph], canvas.look, unlimited);
    const free = labelPlaces(connector, width + 20_000, height + 2_000).find(
      (place) =>
        isInside(place, canvas.box) && taken.every((other) => areaOf(intersectionOf(place, other)) === 0),
    );
    if (!free) return undefined;
    taken.push(free);
    labels.push(
      createTextShape({
        name: `Answer ${labels.length + 1}`,
        box: free,
        paragraphs: [paragraph],
        look: canvas.look,
        color: canvas.tones.page.text,
      }),
    );
  }
  return labels;
}

function isInside(place: Box, area: Box): boolean {
  return areaOf(intersectionOf(place, area)) >= areaOf(place) * 0.999;
}

const near = inches(0.06);

function labelPlaces(
  { route, from: { side } }: FlowLine["connector"],
  width: number,
  height: number,
): readonly Box[] {
  const [start, next] = route;
  if (!start || !next) return [];
  const turns = (route[2]?.y ?? next.y) < next.y;
  switch (side) {
    case "right":
    case "left": {
      const x = side === "right" ? start.x + near : start.x - near - width;
      const above = boxOf(x, start.y - height - near / 2, width, height);
      const below = boxOf(x, start.y + near / 2, width, height);
      return turns ? [below, above] : [above, below];
    }
    case "bottom":
    case "top": {
      const y = side === "bottom" ? start.y + near : start.y - near - height;
      return [boxOf(start.x + near, y, width, height), boxOf(start.x - near - width, y, width, height)];
    }
  }
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
