import { childElements, firstElement, localName, type XmlElement } from "@lectern/ooxml";
import { type ColorContext, opacityOf, resolveColor } from "../read/color.ts";
import { integerAttribute, relationshipAttribute, shareAttribute } from "../read/package/attributes.ts";
import { partById } from "../read/package/package-reader.ts";
import { imageUrl } from "./image-url.ts";
import { patternTile } from "./pattern.ts";
import type { Area, PictureScope } from "./scope.ts";
import { rounded, type Svg, svg } from "./svg.ts";

/** What an area is filled with, as SVG says it: a colour or a reference, and how opaque it is. */
export interface Paint {
  readonly color: string;
  readonly opacity?: number;
}

/** Returns the paint of the first colour inside an element; undefined where there is none that is known. */
export function colorIn(parent: XmlElement | undefined, context: ColorContext): Paint | undefined {
  for (const child of childElements(parent)) {
    const color = resolveColor(child, context);
    if (color === undefined) continue;
    const opacity = opacityOf(child);
    return { color: `#${color}`, ...(opacity < 1 && { opacity }) };
  }
  return undefined;
}

/**
 * Returns how a fill paints an area that begins at 0, 0 (ISO 29500-1, 20.1.8: solidFill, gradFill, pattFill, blipFill);
 * undefined where it paints nothing.
 */
export function paintOf(fill: XmlElement | undefined, area: Area, scope: PictureScope): Paint | undefined {
  if (!fill) return undefined;
  switch (localName(fill.name)) {
    case "solidFill":
      return colorIn(fill, scope.context);
    case "gradFill":
      return gradientOf(fill, area, scope);
    case "pattFill":
      return patternOf(fill, scope);
    case "blipFill":
      return pictureOf(fill, area, scope);
    default:
      return undefined;
  }
}

/** Returns the attributes of a fill. */
export function fillAttributes(paint: Paint | undefined): Record<string, string | number | undefined> {
  return { fill: paint?.color ?? "none", "fill-opacity": paint?.opacity };
}

function reference(id: string): string {
  return `url(#${id})`;
}

function gradientOf(fill: XmlElement, area: Area, scope: PictureScope): Paint | undefined {
  const stops = childElements(firstElement(fill, "gsLst"), "gs")
    .flatMap((stop) => {
      const paint = colorIn(stop, scope.context);
      return paint ? [{ position: shareAttribute(stop, "pos") ?? 0, paint }] : [];
    })
    .toSorted((one, other) => one.position - other.position);
  const [first] = stops;
  if (!first) return undefined;
  const drawn = stops.map(({ position, paint }) =>
    svg("stop", {
      offset: String(Math.round(position * 1000) / 1000),
      "stop-color": paint.color,
      "stop-opacity": paint.opacity,
    }),
  );
  const path = firstElement(fill, "path");
  const draw = path
    ? (id: string): Svg => radial(id, path, area, drawn)
    : (id: string): Svg => linear(id, firstElement(fill, "lin"), area, drawn);
  return { color: reference(scope.definitions.define(draw)) };
}

/** 20.1.8.41 lin: the line through the middle, as long as the area is in its direction. */
function linear(id: string, lin: XmlElement | undefined, { width, height }: Area, stops: Svg[]): Svg {
  const radians = (((integerAttribute(lin, "ang") ?? 0) / 60_000) * Math.PI) / 180;
  const [across, down] = [Math.cos(radians), Math.sin(radians)];
  const half = (Math.abs(across) * width + Math.abs(down) * height) / 2;
  const [x, y] = [width / 2, height / 2];
  return svg(
    "linearGradient",
    {
      id,
      gradientUnits: "userSpaceOnUse",
      x1: x - across * half,
      y1: y - down * half,
      x2: x + across * half,
      y2: y + down * half,
    },
    stops,
  );
}

/** 20.1.8.46 path: from the rectangle in the middle to the farthest corner; squares are drawn as circles. */
function radial(id: string, path: XmlElement, { width, height }: Area, stops: Svg[]): Svg {
  const rectangle = firstElement(path, "fillToRect");
  const inset = (name: string): number => shareAttribute(rectangle, name) ?? 0;
  const x = ((inset("l") + 1 - inset("r")) / 2) * width;
  const y = ((inset("t") + 1 - inset("b")) / 2) * height;
  const r = Math.hypot(Math.max(x, width - x), Math.max(y, height - y));
  return svg("radialGradient", { id, gradientUnits: "userSpaceOnUse", cx: x, cy: y, r }, stops);
}

function patternOf(fill: XmlElement, { context, definitions }: PictureScope): Paint | undefined {
  const front = colorIn(firstElement(fill, "fgClr"), context);
  const back = colorIn(firstElement(fill, "bgClr"), context);
  if (!front) return back;
  const tile = patternTile(fill.attributes["prst"] ?? "");
  const id = definitions.define((own) =>
    svg("pattern", { id: own, patternUnits: "userSpaceOnUse", width: tile.size, height: tile.size }, [
      svg("rect", { width: tile.size, height: tile.size, ...fillAttributes(back) }),
      tile.draw(front.color),
    ]),
  );
  return { color: reference(id) };
}

/** A picture that fills an area: cropped (20.1.8.55 srcRect), stretched (20.1.8.30 fillRect) or laid as tiles. */
function pictureOf(fill: XmlElement, area: Area, scope: PictureScope): Paint | undefined {
  const blip = firstElement(fill, "blip");
  const name = partById(scope.reader, scope.part, relationshipAttribute(blip, "embed"));
  const href = name === undefined ? undefined : imageUrl(scope.reader, name);
  if (href === undefined) return undefined;
  const opacity = shareAttribute(firstElement(blip, "alphaModFix"), "amt");
  const crop = insetsOf(firstElement(fill, "srcRect"));
  const target = insetsOf(firstElement(fill, "stretch", "fillRect"));
  const shownWidth = area.width * (1 - target.left - target.right);
  const shownHeight = area.height * (1 - target.top - target.bottom);
  const width = shownWidth / Math.max(0.01, 1 - crop.left - crop.right);
  const height = shownHeight / Math.max(0.01, 1 - crop.top - crop.bottom);
  const x = area.width * target.left - crop.left * width;
  const y = area.height * target.top - crop.top * height;
  const id = scope.definitions.define((own) =>
    svg("pattern", { id: own, patternUnits: "userSpaceOnUse", width: area.width, height: area.height }, [
      svg("image", { href, x, y, width, height, preserveAspectRatio: "none" }),
    ]),
  );
  return { color: reference(id), ...(opacity !== undefined && opacity < 1 && { opacity }) };
}

function insetsOf(rectangle: XmlElement | undefined): Record<"left" | "right" | "top" | "bottom", number> {
  const inset = (name: string): number => shareAttribute(rectangle, name) ?? 0;
  return { left: inset("l"), right: inset("r"), top: inset("t"), bottom: inset("b") };
}

/** Returns a rectangle over a whole area. */
export function filledArea({ width, height }: Area, paint: Paint): Svg {
  return svg("path", { d: `M0 0H${rounded(width)}V${rounded(height)}H0Z`, ...fillAttributes(paint) });
}
