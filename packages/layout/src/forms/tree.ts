import {
  type Box,
  connectShapes,
  emu,
  type HierarchyNode,
  inches,
  type PlacedElement,
  type PlacedParagraph,
  type PlacedShape,
  points,
  type ThemeColor,
} from "@lectern/deck";
import { boxOf } from "../geometry.ts";
import { boxAt, type Canvas, inkParagraph, keepsWords, unlimited } from "../parts/canvas.ts";
import { createPanelText } from "../parts/panel-text.ts";
import { upToTitle } from "../template/anatomy.ts";
import { boldBlock } from "../template/colors/tones.ts";
import { measurePlacedText } from "../text/lines/measure-placed-text.ts";

/** A tree with the place of each of its boxes: the root above, its branches side by side, what is below them hanging. */
export interface Tree {
  /** Of the names of branches, in points. */
  readonly size: number;
  readonly nodes: readonly PlacedNode[];
  readonly height: number;
}

interface PlacedNode {
  readonly node: HierarchyNode;
  /** 0 for the root. */
  readonly level: number;
  /** The place in the list of the node above; left out for the root. */
  readonly parent?: number;
  readonly start: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly paragraphs: readonly PlacedParagraph[];
}

const sizes = [24, 20, 18, 16, 14];
/** Of trees that have a page to themselves, as long as the title stays the largest. */
const largeSizes = [36, 32, 28];
/** The name of the root is so much larger than those of branches. */
const rootLarger = 2;
const branchGap = inches(0.3);
/** What a hanging box stands in from the edge of its column, so that a line has room beside it. */
const step = inches(0.26);
const padding = inches(0.1);
const closePadding = inches(0.06);
/** As wide as its words on one line each. */
const [leastRoot, mostRoot] = [inches(4.5), inches(7.5)];
const mostBranch = inches(3.9);
const mostHanging = inches(4.8);
/** Of a column with boxes hanging in it, to one without. */
const hangingWeight = 1.5;
const mostLevelGap = inches(0.7);
const leastLevelGap = inches(0.3);
const hangingGap = inches(0.1);

/** Of names, in points: what is told of boxes that hang below them is not smaller than 16. */
const largeEnough = 20;

/** What is told of a node has a line of its own, if need be in closer boxes, before it goes on behind the name. */
const ways = [
  { inLine: false, isClose: false },
  { inLine: false, isClose: true },
  { inLine: true, isClose: true },
];

/** Returns a tree as a canvas can hold it, in the largest size that does or in a given one; undefined where none does. */
export function createTree(root: HierarchyNode, canvas: Canvas, size?: number): Tree | undefined {
  const tried = size === undefined ? upToTitle(sizesBelow(canvas), canvas.anatomy, Number) : [size];
  const settingsFor = (isLarge: boolean) =>
    ways.flatMap((way) =>
      tried.flatMap((each) => (each >= largeEnough === isLarge ? [{ size: each, ...way }] : [])),
    );
  const settings = [...settingsFor(true), ...settingsFor(false)];
  for (const setting of settings) {
    const tree = placeTree(root, setting, canvas);
    if (tree && tree.height <= canvas.box.height) return spread(tree, canvas);
  }
  return undefined;
}

function sizesBelow({ anatomy: { title, titleSizes } }: Canvas): readonly number[] {
  const most = titleSizes?.[0] ?? title?.levels[0]?.size ?? 0;
  return [...largeSizes.filter((size) => size + rootLarger <= most), ...sizes];
}

/** How the words of boxes are set. */
interface Setting {
  /** Of the names of branches, in points. */
  readonly size: number;
  /** What is told of the root and of hanging boxes goes on behind the name. */
  readonly inLine: boolean;
  /** Boxes and their words stand closer. */
  readonly isClose: boolean;
}

function placeTree(root: HierarchyNode, setting: Setting, canvas: Canvas): Tree | undefined {
  const branches = root.children ?? [];
  const columns = columnsOf(branches, canvas);
  const nodes: PlacedNode[] = [];
  const rootWidth = widthOfRoot(root, setting, canvas);
  const head = placeNode(
    root,
    { level: 0, start: (canvas.box.width - rootWidth) / 2, top: 0, width: rootWidth },
    setting,
    canvas,
  );
  if (!head) return undefined;
  nodes.push(head);
  const top = head.height + leastLevelGap;
  const heads = branches.map((branch, index) => {
    const { start = 0, width = 0 } = columns[index] ?? {};
    return placeNode(branch, { level: 1, parent: 0, start, top, width }, setting, canvas);
  });
  if (!heads.every((one) => one !== undefined)) return undefined;
  const branchHeight = Math.max(0, ...heads.map(({ height }) => height));
  let bottom = top + branchHeight;
  for (const branch of heads) {
    const index = nodes.length;
    nodes.push({ ...branch, height: branchHeight });
    const below = hang(nodes, index, top + branchHeight + hangingGap, setting, canvas);
    if (below === undefined) return undefined;
    bottom = Math.max(bottom, below - hangingGap);
  }
  return { size: setting.size, nodes, height: branches.length === 0 ? head.height : bottom };
}

function widthOfRoot(root: HierarchyNode, setting: Setting, canvas: Canvas): number {
  const { width } = measurePlacedText(nodeWords(root, 0, setting, canvas), canvas.look, unlimited);
  const wanted = 1.03 * width + 4 * padding;
  return Math.min(Math.max(leastRoot, Math.min(wanted, mostRoot)), canvas.box.width);
}

interface Column {
  readonly start: number;
  readonly width: number;
}

// Branches with more below them have the wider columns.
function columnsOf(branches: readonly HierarchyNode[], { box }: Canvas): readonly Column[] {
  const count = Math.max(1, branches.length);
  const hangs = branches.map(({ children = [] }) => children.length > 0);
  const free = box.width - (count - 1) * branchGap;
  const weights = hangs.map((hangs) => (hangs ? hangingWeight : 1));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const widths = weights.map((weight, index) =>
    Math.min((free * weight) / whole, hangs[index] ? mostHanging : mostBranch),
  );
  const spare = (free - widths.reduce((sum, width) => sum + width, 0)) / (count + 1);
  const inset = hangs.includes(true) ? step : 0;
  let next = spare;
  return widths.map((width) => {
    const column = { start: next + inset, width: width - inset };
    next += width + branchGap + spare;
    return column;
  });
}

/** Hangs what is below a node under it, each level further in; returns where the next box would stand. */
function hang(
  nodes: PlacedNode[],
  parent: number,
  top: number,
  setting: Setting,
  canvas: Canvas,
): number | undefined {
  const above = nodes[parent];
  if (!above) return undefined;
  const inset = above.level === 1 ? 0 : step;
  let next = top;
  for (const child of above.node.children ?? []) {
    const place = {
      level: above.level + 1,
      parent,
      start: above.start + inset,
      top: next,
      width: above.width - inset,
    };
    const placed = placeNode(child, place, setting, canvas);
    if (!placed) return undefined;
    const index = nodes.length;
    nodes.push(placed);
    const below = hang(nodes, index, next + placed.height + hangingGap, setting, canvas);
    if (below === undefined) return undefined;
    next = below;
  }
  return next;
}

function placeNode(
  node: HierarchyNode,
  place: Omit<PlacedNode, "node" | "height" | "paragraphs">,
  setting: Setting,
  canvas: Canvas,
): PlacedNode | undefined {
  const paragraphs = nodeWords(node, place.level, setting, canvas);
  const room = emu(place.width - 2 * padding);
  if (room < inches(0.6) || !keepsWords(paragraphs, canvas.look, room)) return undefined;
  const { height, lines } = measurePlacedText(paragraphs, canvas.look, room);
  if (lines > 6) return undefined;
  const above = setting.isClose && place.level !== 1 ? closePadding : padding;
  return { node, ...place, height: Math.ceil(height) + 2 * above, paragraphs };
}

function nodeWords(
  node: HierarchyNode,
  level: number,
  { size, inLine }: Setting,
  canvas: Canvas,
): readonly PlacedParagraph[] {
  const { text: color, muted } = lookOf({ level, node }, size, canvas);
  const sizes = sizesOf(level, size);
  const alignment = level < 2 ? ("center" as const) : ("start" as const);
  const told = [node.text, node.amount?.shown].filter((word) => word !== undefined).join(" · ");
  const name = inkParagraph(node.name, {
    size: sizes.name,
    color,
    bold: level < 2 || inLine || isBlock(level, node),
    alignment,
  });
  if (told === "") return [name];
  // On a full colour light words are bold, so that they are read.
  const bold = isBlock(level, node);
  const below = inkParagraph(told, { size: sizes.told, color: muted, alignment, ...(bold && { bold }) });
  if (!inLine || level === 1) return [name, below];
  return [
    { ...name, runs: [...name.runs, ...inkParagraph(" ", { size: sizes.name, color }).runs, ...below.runs] },
  ];
}

function isBlock(level: number, { highlighted }: HierarchyNode): boolean {
  return level === 0 || highlighted === true;
}

const leastSize = 14;

// By the size of the names of branches: that of a node's name, and of what is told of it.
function sizesOf(level: number, size: number): { readonly name: number; readonly told: number } {
  const name = Math.max(leastSize, level === 0 ? size + rootLarger : level === 1 ? size : size - 2);
  return { name, told: Math.max(leastSize, name - 2) };
}

/** Of a page's free height, what the boxes of a root and its branches take, and how much higher than their words they are at most. */
const shareOfBoxes = 0.62;
const mostHigher = 0.9;

/**
 * Lines between levels grow with the room that a page has to spare, as do the boxes of a tree that has no more below its branches,
 * and the whole stands about its middle.
 */
function spread(tree: Tree, { box }: Canvas): Tree {
  const free = box.height - tree.height;
  const heads = heightsOfHeads(tree);
  const higher = heads ? Math.min((shareOfBoxes * free) / (heads.root + heads.branches), mostHigher) : 0;
  const taken = heads ? higher * (heads.root + heads.branches) : 0;
  const more = Math.min((free - taken) / 2, mostLevelGap - leastLevelGap);
  const top = Math.max(0, (free - taken - more) * 0.4);
  const nodes = tree.nodes.map((node) => ({
    ...node,
    height: Math.round(node.height * (1 + higher)),
    top: Math.round(node.top + top + (node.level === 0 ? 0 : more + higher * (heads?.root ?? 0))),
  }));
  return { ...tree, nodes };
}

/** Returns how high a root and its branches are; undefined where more hangs below them. */
function heightsOfHeads({ nodes }: Tree): { readonly root: number; readonly branches: number } | undefined {
  if (nodes.some(({ level }) => level > 1)) return undefined;
  const heightAt = (of: number) =>
    Math.max(0, ...nodes.flatMap(({ level, height }) => (level === of ? height : [])));
  return { root: heightAt(0), branches: heightAt(1) };
}

interface NodeLook {
  readonly fill: ThemeColor;
  readonly text: ThemeColor;
  readonly muted: ThemeColor;
}

function lookOf(
  { level, node }: Pick<PlacedNode, "level" | "node">,
  size: number,
  { tones }: Canvas,
): NodeLook {
  if (isBlock(level, node)) {
    const { fill, text } = boldBlock(sizesOf(level, size).told, tones, "node");
    return { fill, text, muted: text };
  }
  return { fill: tones.tint, text: tones.onTint.text, muted: tones.onTint.muted };
}

/** Sets a tree as boxes that are joined by lines. */
export function setTree({ nodes, size }: Tree, canvas: Canvas): readonly PlacedElement[] {
  const boxes = nodes.map((node, index) => setNode(node, index, size, canvas));
  const lines = nodes.flatMap(({ level, parent }, index): readonly PlacedElement[] => {
    const [from, to] = [parent === undefined ? undefined : boxes[parent], boxes[index]];
    if (!from || !to) return [];
    if (level > 1) return [bracket(`Line ${index}`, from.box, to.box, canvas)];
    return [
      connectShapes({
        name: `Line ${index}`,
        path: from.box.x + from.box.width / 2 === to.box.x + to.box.width / 2 ? "straight" : "elbow",
        from: { shape: from, side: "bottom" },
        to: { shape: to, side: "top" },
        line: { color: canvas.tones.dimLine, width: points(1.5) },
      }),
    ];
  });
  return [...lines, ...boxes];
}

/**
 * A line from the start edge of a box to that of one hanging below it. Drawn rather than attached: LibreOffice leads a
 * connector between two equal sides through the boxes instead of around them.
 */
function bracket(name: string, from: Box, to: Box, { direction, tones }: Canvas): PlacedShape {
  const out = step * 0.6;
  const [top, height] = [from.y + from.height / 2, to.y + to.height / 2 - from.y - from.height / 2];
  const isStart = direction === "ltr";
  const edges = [from, to].map(({ x, width }) => (isStart ? x : x + width));
  const far = isStart ? Math.min(...edges) - out : Math.max(...edges) + out;
  const left = Math.min(far, ...edges);
  const box = boxOf(left, top, Math.max(far, ...edges) - left, height);
  const [start = 0, end = 0, turn = 0] = [...edges, far].map((x) => Math.round(x - left));
  const commands = `M ${start} 0 L ${turn} 0 L ${turn} ${Math.round(height)} L ${end} ${Math.round(height)}`;
  return {
    kind: "shape",
    name,
    geometry: { width: box.width, height: box.height, commands },
    box,
    line: { color: tones.dimLine, width: points(1.5) },
  };
}

function setNode(placed: PlacedNode, index: number, size: number, canvas: Canvas): PlacedShape {
  const { start, top, width, height, paragraphs } = placed;
  const { fill, text } = lookOf(placed, size, canvas);
  return createPanelText(
    {
      name: `Box ${index + 1}`,
      box: boxAt(canvas, start, top, width, height),
      paragraphs,
      fill,
      color: text,
      anchor: "middle",
      padding: { left: padding, right: padding, top: closePadding, bottom: closePadding },
    },
    canvas,
  );
}
