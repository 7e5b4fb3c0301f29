import type { PlacedConnector } from "@lectern/deck";
import type { DrawingBox, DrawingTurn } from "@lectern/ooxml";

/** How a route is written: a preset in a frame that is mirrored and turned so that it runs along the route. */
export interface ConnectorForm {
  readonly box: DrawingBox;
  readonly turn: DrawingTurn;
  readonly preset: string;
  readonly adjustments: readonly number[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const wholeLength = 100_000;
/** Handles are shares of the frame: one without a width, as a way out and back has it, is given a tenth of a point. */
const leastLength = 1270;

/**
 * Returns how PowerPoint states a route. Its elbows (presetShapeDefinitions.xml, bentConnector2 to 5) run from the frame's
 * upper left corner to its lower right one and begin level; the number in their name is that of their legs.
 */
export function connectorForm(path: PlacedConnector["path"], route: readonly Point[]): ConnectorForm {
  const start = route[0] ?? { x: 0, y: 0 };
  const end = route.at(-1) ?? start;
  const [right, down] = [end.x - start.x, end.y - start.y];
  if (path === "straight") {
    const box = frame(start, end, Math.abs(right), Math.abs(down));
    const turn = { flippedHorizontally: right < 0, flippedVertically: down < 0 };
    return { box, turn, preset: "straightConnector1", adjustments: [] };
  }
  const beginsLevel = route[1]?.y === start.y && route[1]?.x !== start.x;
  const [along, aside] = beginsLevel ? [right, down] : [down, right];
  const legs = route.length - 1;
  const length = legs > 2 ? atLeast(along) : Math.abs(along);
  const breadth = legs > 3 ? atLeast(aside) : Math.abs(aside);
  const places = route.map((point) => (beginsLevel ? away(point, start) : swapped(away(point, start))));
  return {
    box: frame(start, end, length, breadth),
    turn: beginsLevel
      ? { flippedHorizontally: along < 0, flippedVertically: aside < 0 }
      : upright(along, aside),
    preset: `bentConnector${legs}`,
    adjustments: handles(places, along < 0 ? -length : length, aside < 0 ? -breadth : breadth),
  };
}

/** A frame that is turned by a quarter: it begins upright. Flipped as PowerPoint does it: from left to right only. */
function upright(along: number, aside: number): DrawingTurn {
  const isDown = along >= 0;
  const isMirrored = isDown === aside >= 0;
  return { flippedHorizontally: isMirrored, rotation: isDown === isMirrored ? 270 : 90 };
}

/** Where the legs between the first and the last one stand: by turns along the frame and aside. */
function handles(places: readonly Point[], length: number, breadth: number): readonly number[] {
  return places
    .slice(1, -2)
    .map(({ x, y }, index) => Math.round((index % 2 === 0 ? x / length : y / breadth) * wholeLength));
}

function frame(start: Point, end: Point, width: number, height: number): DrawingBox {
  return { x: (start.x + end.x - width) / 2, y: (start.y + end.y - height) / 2, width, height };
}

function away({ x, y }: Point, start: Point): Point {
  return { x: x - start.x, y: y - start.y };
}

function swapped({ x, y }: Point): Point {
  return { x: y, y: x };
}

function atLeast(distance: number): number {
  return Math.max(Math.abs(distance), leastLength);
}
