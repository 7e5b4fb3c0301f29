import {
  type Box,
  type ConnectorEnd,
  type ConnectorPlan,
  connectShapes,
  type FlowNode,
  inches,
  type PlacedConnector,
  type PlacedLine,
  type PlacedShape,
  points,
  routeBetween,
} from "@lectern/deck";
import { areaOf, boxOf, intersectionOf, shareArea } from "../geometry.ts";
import type { Canvas } from "../parts/canvas.ts";

/** A way from one node to another as a line, and what is said at it. */
export interface FlowLine {
  readonly connector: PlacedConnector;
  readonly label?: string;
}

/** The ways of a flow, and how good they look: the less, the better. */
export interface FlowLines {
  readonly lines: readonly FlowLine[];
  readonly cost: number;
}

/** Returns an arrow for each edge, past all boxes; undefined where one would have to run through a box. */
export function setFlowLines(
  nodes: readonly FlowNode[],
  boxes: readonly PlacedShape[],
  canvas: Canvas,
): FlowLines | undefined {
  const places = new Map(nodes.map(({ id }, index) => [id, index]));
  const ways: Way[] = [];
  const labels: (string | undefined)[] = [];
  for (const [index, { edges = [] }] of nodes.entries()) {
    for (const { to, label } of edges) {
      const [from, goal] = [boxes[index], boxes[places.get(to) ?? -1]];
      if (!from || !goal) return undefined;
      const best = bestWay(from, goal, { boxes, ways, canvas });
      if (!best) return undefined;
      ways.push(best);
      labels.push(label);
    }
  }
  const line: PlacedLine = { color: canvas.tones.dimLine, width: points(1.5), end: { form: "triangle" } };
  const lines = ways.map(({ path, from, to }, index): FlowLine => {
    const connector = connectShapes({ name: `Way ${index + 1}`, path, from, to, line });
    const label = labels[index];
    return { connector, ...(label !== undefined && { label }) };
  });
  return { lines, cost: ways.reduce((sum, way) => sum + way.cost, 0) };
}

/** A way from a side of one box to a side of another, and what it looks like: the less, the better. */
interface Way extends Pick<ConnectorPlan, "path" | "from" | "to"> {
  /** As narrow boxes. */
  readonly legs: readonly Box[];
  readonly cost: number;
}

interface Surroundings {
  readonly boxes: readonly PlacedShape[];
  /** Those that are there already. */
  readonly ways: readonly Way[];
  readonly canvas: Canvas;
}

const sides = ["right", "bottom", "left", "top"] as const;

function bestWay(from: PlacedShape, to: PlacedShape, { boxes, ways, canvas }: Surroundings): Way | undefined {
  const area = around(canvas.box);
  const obstacles = boxes.map((shape) => (shape === from || shape === to ? shrunk(shape.box) : shape.box));
  let best: Way | undefined;
  for (const leave of sides) {
    for (const arrive of sides) {
      const ends = { from: { shape: from, side: leave }, to: { shape: to, side: arrive } };
      const elbow = routeBetween({ ...ends, path: "elbow" });
      const isDetour = goesAround(elbow);
      const path = !isDetour && isStraight(elbow) ? "straight" : "elbow";
      const legs = legsOf(path === "straight" ? routeBetween({ ...ends, path }) : elbow);
      const isFree = legs.every(
        (leg) => isInside(leg, area) && !obstacles.some((box) => shareArea(leg, box)),
      );
      if (!isFree) continue;
      const cost = costOf({ ...ends, legs }, ways) + (isDetour ? goingAround : 0);
      if (!best || cost < best.cost) best = { ...ends, path, legs, cost };
    }
  }
  return best;
}

type Route = PlacedConnector["route"];

function isStraight(route: Route): boolean {
  const [start] = route;
  return (
    start !== undefined &&
    (route.every(({ x }) => Math.abs(x - start.x) < 2) || route.every(({ y }) => Math.abs(y - start.y) < 2))
  );
}

/** Says whether a way leads away from where it goes: LibreOffice draws such ones otherwise than PowerPoint. */
function goesAround(route: Route): boolean {
  return turnsBack(route, "x") || turnsBack(route, "y");
}

function turnsBack(route: Route, axis: "x" | "y"): boolean {
  let [leadsOn, leadsBack] = [false, false];
  for (let index = 1; index < route.length; index += 1) {
    const step = (route[index]?.[axis] ?? 0) - (route[index - 1]?.[axis] ?? 0);
    if (step > 1) leadsOn = true;
    else if (step < -1) leadsBack = true;
  }
  return leadsOn && leadsBack;
}

/** What a way looks like: short and straight is best, from a side of its own. */
function costOf({ from, to, legs }: Pick<Way, "from" | "to" | "legs">, ways: readonly Way[]): number {
  const length = legs.reduce((sum, { width, height }) => sum + width + height, 0) / inches(1);
  const crossed = ways.filter(
    (other) =>
      other.to.shape !== to.shape && other.legs.some((leg) => legs.some((own) => shareArea(leg, own))),
  ).length;
  const used = ways.filter(
    (other) => isSame(other.from, from) || isSame(other.to, from) || isSame(other.from, to),
  ).length;
  return length + legs.length * 0.6 + crossed * 4 + used * 8;
}

function isSame(one: ConnectorEnd, other: ConnectorEnd): boolean {
  return one.shape === other.shape && one.side === other.side;
}

const goingAround = 12;
const thickness = inches(0.08);

/** The legs of a way as narrow boxes. */
function legsOf(route: Route): readonly Box[] {
  return route.slice(1).map((end, index) => {
    const start = route[index] ?? end;
    return boxOf(
      Math.min(start.x, end.x) - thickness / 2,
      Math.min(start.y, end.y) - thickness / 2,
      Math.abs(end.x - start.x) + thickness,
      Math.abs(end.y - start.y) + thickness,
    );
  });
}

/** A way may touch the boxes that it joins at their edges only. */
function shrunk({ x, y, width, height }: Box): Box {
  return boxOf(x + thickness, y + thickness, width - 2 * thickness, height - 2 * thickness);
}

/** How far a way may lead beside the area, where pages have their margins. */
const mostBeside = inches(0.3);

function around({ x, y, width, height }: Box): Box {
  return boxOf(x - mostBeside, y - thickness, width + 2 * mostBeside, height + 2 * thickness);
}

function isInside(leg: Box, area: Box): boolean {
  return areaOf(intersectionOf(leg, area)) >= areaOf(leg) * 0.999;
}
