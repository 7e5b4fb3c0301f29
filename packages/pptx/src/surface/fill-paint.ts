import { childElements, firstElement, localName, type XmlElement } from "@lectern/ooxml";
import type { ColorContext } from "../read/color.ts";
import { integerAttribute, relationshipAttribute, shareAttribute } from "../read/package/attributes.ts";
import { between, paintIn } from "./color-paint.ts";
import { picturePaint } from "./picture-paint.ts";
import type { Pixels } from "./pixels.ts";
import type { Paint, Painter } from "./raster.ts";

/** What fills are looked up in. */
export interface FillSource {
  readonly context: ColorContext;
  /** The picture of a relationship of the part that the fill stands in; undefined where it cannot be looked at. */
  readonly pictureOf: (relationshipId: string | undefined) => Pixels | undefined;
  /** The fill of the group around a shape, where there is one. */
  readonly groupFill?: XmlElement;
}

/** Width and height of what is filled: the angle of a gradient depends on them. */
export interface FilledSize {
  readonly width: number;
  readonly height: number;
}

const unknown: Painter = () => undefined;

/**
 * Returns how a fill paints (ISO 29500-1, 20.1.8: solidFill, gradFill, pattFill, blipFill, grpFill); undefined where it
 * paints nothing.
 */
export function paintOfFill(fill: XmlElement, source: FillSource, size: FilledSize): Painter | undefined {
  switch (localName(fill.name)) {
    case "solidFill":
      return paintIn(fill, source.context);
    case "gradFill":
      return gradientPaint(fill, source.context, size);
    case "pattFill": {
      const [fore, back] = ["fgClr", "bgClr"].map((name) =>
        paintIn(firstElement(fill, name), source.context),
      );
      return fore && back ? between(fore, back, 0.5) : (fore ?? back);
    }
    case "blipFill": {
      const blip = firstElement(fill, "blip");
      const pixels = source.pictureOf(relationshipAttribute(blip, "embed"));
      return pixels ? picturePaint(fill, { pixels, context: source.context, size }) : unknown;
    }
    case "grpFill": {
      const { groupFill, ...rest } = source;
      return groupFill ? paintOfFill(groupFill, rest, size) : unknown;
    }
    default:
      return undefined;
  }
}

interface Stop {
  readonly position: number;
  readonly paint: Paint;
}

function gradientPaint(fill: XmlElement, context: ColorContext, size: FilledSize): Painter | undefined {
  const stops = childElements(firstElement(fill, "gsLst"), "gs")
    .flatMap((stop): Stop[] => {
      const paint = paintIn(stop, context);
      return paint ? [{ position: shareAttribute(stop, "pos") ?? 0, paint }] : [];
    })
    .toSorted((one, other) => one.position - other.position);
  if (stops.length === 0) return undefined;
  const path = firstElement(fill, "path");
  // How far such a gradient reaches differs from program to program.
  if (path && spreadOf(stops) > widestSpread) return unknown;
  const position = path ? focusPosition(path) : linearPosition(firstElement(fill, "lin"), size);
  return (across, down) => paintAtPosition(stops, position(across, down));
}

/** In steps of 255, the most that a channel differs among the stops. */
function spreadOf(stops: readonly Stop[]): number {
  const spreads = [0, 1, 2].map((channel) => {
    const values = stops.map(({ paint }) => paint[channel] ?? 0);
    return Math.max(...values) - Math.min(...values);
  });
  return Math.max(...spreads);
}

const widestSpread = 96;

function paintAtPosition(stops: readonly Stop[], position: number): Paint | undefined {
  const after = stops.findIndex((stop) => stop.position >= position);
  const [before, next] = [stops[after - 1], stops[after] ?? stops.at(-1)];
  if (!before || !next || after === -1) return next?.paint;
  return between(
    before.paint,
    next.paint,
    (position - before.position) / (next.position - before.position || 1),
  );
}

/** From 0 to 1 along the angle (20.1.8.41 lin), in the proportions of what is filled. */
function linearPosition(lin: XmlElement | undefined, { width, height }: FilledSize): PositionAt {
  const radians = (((integerAttribute(lin, "ang") ?? 0) / 60_000) * Math.PI) / 180;
  const [x, y] = [Math.cos(radians) * width, Math.sin(radians) * height];
  const length = Math.abs(x) + Math.abs(y) || 1;
  return (across, down) => 0.5 + ((across - 0.5) * x + (down - 0.5) * y) / length;
}

type PositionAt = (across: number, down: number) => number;

/** From 0 at the rectangle in the middle to 1 at the edge (20.1.8.46 path). */
function focusPosition(path: XmlElement): PositionAt {
  const rectangle = firstElement(path, "fillToRect");
  const inset = (name: string) => shareAttribute(rectangle, name) ?? 0;
  const [left, right, top, bottom] = [inset("l"), 1 - inset("r"), inset("t"), 1 - inset("b")];
  const reach = (value: number, from: number, to: number): number => {
    if (value < from) return (from - value) / (from || 1);
    return value > to ? (value - to) / (1 - to || 1) : 0;
  };
  const isRound = path.attributes["path"] === "circle";
  return (across, down) => {
    const [x, y] = [reach(across, left, right), reach(down, top, bottom)];
    return isRound ? Math.min(1, Math.hypot(x, y) / Math.SQRT2) : Math.max(x, y);
  };
}
