import type { Point } from "../box.ts";
import { type Box, emu, inches } from "../units.ts";
import type { PlacedConnector, PlacedPicture, PlacedShape, Side } from "./placed-deck.ts";

/** A shape and the side in whose middle a connector is attached to it. */
export interface ConnectorEnd {
  readonly shape: PlacedShape | PlacedPicture;
  readonly side: Side;
}

/** What a connector is made of. */
export interface ConnectorPlan extends Pick<PlacedConnector, "name" | "path" | "line"> {
  readonly from: ConnectorEnd;
  readonly to: ConnectorEnd;
}

/** How far an elbow leads away from a shape that it has to go around. */
const clearance = inches(0.25);
const directions: Readonly<Record<Side, Point>> = {
  top: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  bottom: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};

/**
 * Returns a connector from one shape to another; their names must be theirs alone on the slide. Elbows turn half-way where
 * the way is free and go around the shapes where it is not; what else stands on the slide they do not see.
 */
export function connectShapes({ name, path, from, to, line }: ConnectorPlan): PlacedConnector {
  const route = exactRoute({ path, from, to });
  return {
    kind: "connector",
    name,
    box: boundsOfPoints(route),
    path,
    from: { shape: from.shape.name, side: from.side },
    to: { shape: to.shape.name, side: to.side },
    route: route.map(rounded),
    line,
  };
}

/** Returns the points that a connector leads through, from its first end to its last. */
export function routeBetween(ends: Pick<ConnectorPlan, "path" | "from" | "to">): PlacedConnector["route"] {
  return exactRoute(ends).map(rounded);
}

function exactRoute({ path, from, to }: Pick<ConnectorPlan, "path" | "from" | "to">): readonly Point[] {
  return path === "straight" ? [anchorOf(from), anchorOf(to)] : elbow(from, to);
}

function rounded({ x, y }: Point): PlacedConnector["route"][number] {
  return { x: emu(x), y: emu(y) };
}

/** Returns the middle of a shape's side. */
export function anchorOf({ shape: { box }, side }: ConnectorEnd): Point {
  const { x, y } = directions[side];
  return { x: box.x + (box.width * (1 + x)) / 2, y: box.y + (box.height * (1 + y)) / 2 };
}

/** Where a connector ends, as seen from where it begins: `along` the way it sets out, `aside` to the right of that. */
interface Place {
  readonly along: number;
  readonly aside: number;
}

function elbow(from: ConnectorEnd, to: ConnectorEnd): readonly Point[] {
  const start = anchorOf(from);
  const ahead = directions[from.side];
  const toPlace = ({ x, y }: Point): Place => ({
    along: x * ahead.x + y * ahead.y,
    aside: y * ahead.x - x * ahead.y,
  });
  const toPoint = ({ along, aside }: Place): Point => ({
    x: start.x + along * ahead.x - aside * ahead.y,
    y: start.y + along * ahead.y + aside * ahead.x,
  });
  const end = anchorOf(to);
  const target = toPlace({ x: end.x - start.x, y: end.y - start.y });
  const outward = toPlace(directions[to.side]);
  const bypass = () =>
    bypassOf([from.shape.box, to.shape.box], (point) => toPlace(point).aside) - toPlace(start).aside;
  return [{ along: 0, aside: 0 }, ...turns(target, outward, bypass), target].map(toPoint);
}

/** Where an elbow turns on its way to a target that it reaches against its `outward` side. */
function turns({ along, aside }: Place, outward: Place, bypass: () => number): readonly Place[] {
  if (outward.along > 0) {
    const beyond = Math.max(0, along) + clearance;
    return [beyond, beyond].map((far, index) => ({ along: far, aside: index * aside }));
  }
  if (outward.along < 0) {
    if (along > 0) return [0, aside].map((way) => ({ along: along / 2, aside: way }));
    const around = bypass();
    return [
      { along: clearance, aside: 0 },
      { along: clearance, aside: around },
      { along: along - clearance, aside: around },
      { along: along - clearance, aside },
    ];
  }
  if (along > 0 && aside * outward.aside < 0) return [{ along, aside: 0 }];
  const far = along > 2 * clearance ? along / 2 : clearance;
  const before = aside + outward.aside * clearance;
  return [
    { along: far, aside: 0 },
    { along: far, aside: before },
    { along, aside: before },
  ];
}

/** Where there is a way past two boxes: between them, or else beyond both. */
function bypassOf(boxes: readonly [Box, Box], asideOf: (point: Point) => number): number {
  const [[least, most], [otherLeast, otherMost]] = [rangeOf(boxes[0], asideOf), rangeOf(boxes[1], asideOf)];
  if (most < otherLeast) return (most + otherLeast) / 2;
  if (otherMost < least) return (otherMost + least) / 2;
  return Math.max(most, otherMost) + clearance;
}

function rangeOf({ x, y, width, height }: Box, asideOf: (point: Point) => number): readonly [number, number] {
  const [one, other] = [asideOf({ x, y }), asideOf({ x: x + width, y: y + height })];
  return [Math.min(one, other), Math.max(one, other)];
}

function boundsOfPoints(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: emu(left),
    y: emu(top),
    width: emu(Math.max(...xs) - left),
    height: emu(Math.max(...ys) - top),
  };
}
