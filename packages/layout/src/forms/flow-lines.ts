import {
  type Box,
  connectShapes,
  type FlowNode,
  inches,
  type PlacedConnector,
  type PlacedShape,
  points,
  type Side,
} from "@lectern/deck";
import { areaOf, boxOf, intersectionOf } from "../geometry.ts";
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
  const lines: FlowLine[] = [];
  let cost = 0;
  for (const [index, { edges = [] }] of nodes.entries()) {
    for (const { to, label } of edges) {
      const [from, goal] = [boxes[index], boxes[places.get(to) ?? -1]];
      if (!from || !goal) return undefined;
      const name = `Way ${lines.length + 1}`;
      const best = bestWay(name, from, goal, { boxes, lines, canvas });
      if (!best) return undefined;
      cost += best.cost;
      lines.push({ connector: best.way, ...(label !== undefined && { label }) });
    }
  }
  return { lines, cost };
}

interface Surroundings {
  readonly boxes: readonly PlacedShape[];
  readonly lines: readonly FlowLine[];
  readonly canvas: Canvas;
}

const sides = ["right", "bottom", "left", "top"] as const;

function bestWay(
  name: string,
  from: PlacedShape,
  to: PlacedShape,
  around: Surroundings,
): { readonly way: PlacedConnector; readonly cost: number } | undefined {
  const line = {
    color: around.canvas.tones.dimLine,
    width: points(1.5),
    end: { form: "triangle" as const },
  };
  const ways = sides.flatMap((leave) =>
    sides.map((arrive) => {
      const ends = { from: { shape: from, side: leave }, to: { shape: to, side: arrive } };
      const elbow = connectShapes({ name, path: "elbow", ...ends, line });
      return isStraight(elbow) ? connectShapes({ name, path: "straight", ...ends, line }) : elbow;
    }),
  );
  const rated = ways.flatMap((way) => {
    const cost = costOf(way, around);
    return cost === undefined ? [] : [{ way, cost }];
  });
  return rated.toSorted((one, other) => one.cost - other.cost)[0];
}

function isStraight(way: PlacedConnector): boolean {
  const [start] = way.route;
  const areAligned = (axis: "x" | "y") =>
    way.route.every((point) => Math.abs(point[axis] - (start?.[axis] ?? 0)) < 2);
  return (areAligned("x") || areAligned("y")) && !goesAround(way);
}

/** A way that leads away from where it goes: LibreOffice draws such ones otherwise than PowerPoint. */
function goesAround({ route }: PlacedConnector): boolean {
  return (["x", "y"] as const).some((axis) => {
    const steps = route.slice(1).map((point, index) => Math.round(point[axis] - (route[index]?.[axis] ?? 0)));
    return steps.some((step) => step > 1) && steps.some((step) => step < -1);
  });
}

/** What a way looks like: short and straight is best, from a side of its own. Undefined where it runs through a box. */
function costOf(way: PlacedConnector, { boxes, lines, canvas }: Surroundings): number | undefined {
  const legs = legsOf(way);
  if (!legs.every((leg) => isInside(leg, canvas.box))) return undefined;
  const others = boxes.map(({ box, name }) =>
    name === way.from.shape || name === way.to.shape ? shrunk(box) : box,
  );
  if (legs.some((leg) => others.some((box) => areaOf(intersectionOf(leg, box)) > 0))) return undefined;
  const length = legs.reduce((sum, { width, height }) => sum + width + height, 0) / inches(1);
  const crossed = lines.filter(
    ({ connector }) =>
      connector.to.shape !== way.to.shape &&
      legsOf(connector).some((leg) => legs.some((own) => areaOf(intersectionOf(leg, own)) > 0)),
  ).length;
  const used = lines.filter(
    ({ connector: { from, to } }) => isSame(from, way.from) || isSame(to, way.from) || isSame(from, way.to),
  ).length;
  return length + legs.length * 0.6 + crossed * 4 + used * 8 + (goesAround(way) ? goingAround : 0);
}

function isSame(one: { shape: string; side: Side }, other: { shape: string; side: Side }): boolean {
  return one.shape === other.shape && one.side === other.side;
}

const goingAround = 12;
const thickness = inches(0.08);

/** The legs of a way as narrow boxes. */
function legsOf({ route }: PlacedConnector): readonly Box[] {
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

const mostBeyond = inches(0.3);

function isInside(leg: Box, { x, y, width, height }: Box): boolean {
  const area = boxOf(x - mostBeyond, y - mostBeyond, width + 2 * mostBeyond, height + 2 * mostBeyond);
  return areaOf(intersectionOf(leg, area)) >= areaOf(leg) * 0.999;
}
