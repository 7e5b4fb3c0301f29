import { childElements, firstElement, localName, type XmlElement } from "@lectern/ooxml";
import type { ColorContext } from "../read/color.ts";
import { integerAttribute, shareAttribute } from "../read/package/attributes.ts";
import { between, paintIn } from "./color-paint.ts";
import type { Pixels } from "./pixels.ts";
import type { Paint, Painter } from "./raster.ts";

type Effect = (paint: Paint) => Paint;

/** What a picture is painted with, and the size in EMU of what it fills. */
export interface PictureSource {
  readonly pixels: Pixels;
  readonly context: ColorContext;
  readonly size: { readonly width: number; readonly height: number };
}

/** Returns how a picture paints: cropped, stretched or tiled, with the effects of its blip (20.1.8.13 blip). */
export function picturePaint(fill: XmlElement, { pixels, context, size }: PictureSource): Painter {
  const effects = childElements(firstElement(fill, "blip")).flatMap(
    (effect) => readEffect(effect, context) ?? [],
  );
  const crop = insetsOf(firstElement(fill, "srcRect"));
  const target = insetsOf(firstElement(fill, "stretch", "fillRect"));
  const changed = (paint: Paint): Paint => effects.reduce((result, effect) => effect(result), paint);
  const tile = firstElement(fill, "tile");
  if (tile) {
    const placeOnTile = tilePlace(tile, pixels, size);
    if (!placeOnTile) return changed(averageOf(pixels));
    return (across, down) => changed(pixelAt(pixels, ...placeOnTile(across, down)));
  }
  const place = (value: number, from: number, to: number, cropFrom: number, cropTo: number): number => {
    const share = (value - from) / (1 - from - to || 1);
    return cropFrom + share * (1 - cropFrom - cropTo);
  };
  return (across, down) => {
    const x = place(across, target.left, target.right, crop.left, crop.right);
    const y = place(down, target.top, target.bottom, crop.top, crop.bottom);
    return changed(pixelAt(pixels, x, y));
  };
}

const emuPerPixel = 9525;
/** Of what is filled: a smaller tile is a texture. */
const textureShare = 0.25;

type Place = (across: number, down: number) => readonly [x: number, y: number];

/**
 * Returns where on a tile, each way from 0 to 1, a point of what it fills lies (20.1.8.58 tile), at 96 pixels an inch;
 * undefined for a tile so small that only its average is seen.
 */
function tilePlace(tile: XmlElement, { full }: Pixels, size: PictureSource["size"]): Place | undefined {
  const sides = (["x", "y"] as const).map((axis): TileSide => {
    const [tileSize, filled] = axis === "x" ? [full.width, size.width] : [full.height, size.height];
    const length = tileSize * emuPerPixel * (shareAttribute(tile, `s${axis}`) ?? 1);
    const start = (filled - length) * alignedShare(tile, axis) + (integerAttribute(tile, `t${axis}`) ?? 0);
    return { filled, length, start, isMirrored: (tile.attributes["flip"] ?? "").includes(axis) };
  });
  const [x, y] = sides;
  if (!x || !y || sides.every(({ length, filled }) => length < textureShare * filled)) return undefined;
  return (across, down) => [placeOnSide(across, x), placeOnSide(down, y)];
}

interface TileSide {
  readonly filled: number;
  readonly length: number;
  readonly start: number;
  /** Whether every second tile is turned over. */
  readonly isMirrored: boolean;
}

function placeOnSide(share: number, { filled, length, start, isMirrored }: TileSide): number {
  const tiles = (share * filled - start) / length;
  const place = tiles - Math.floor(tiles);
  return isMirrored && Math.floor(tiles) % 2 !== 0 ? 1 - place : place;
}

/** Of the room beside a tile: how much of it is before the first one (20.1.10.53 ST_RectAlignment). */
function alignedShare(tile: XmlElement, axis: "x" | "y"): number {
  const alignment = tile.attributes["algn"] ?? "tl";
  if (alignment.includes(axis === "x" ? "r" : "b") && alignment !== "ctr") return 1;
  return alignment.includes(axis === "x" ? "l" : "t") && alignment !== "ctr" ? 0 : 0.5;
}

const clear: Paint = [0, 0, 0, 0];

function pixelAt({ width, height, data }: Pixels, x: number, y: number): Paint {
  if (x < 0 || y < 0 || x >= 1 || y >= 1) return clear;
  const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 4;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, (data[at + 3] ?? 0) / 255];
}

function averageOf({ data }: Pixels): Paint {
  const sums = [0, 0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const opacity = (data[at + 3] ?? 0) / 255;
    for (let channel = 0; channel < 3; channel += 1)
      sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0) * opacity;
    sums[3] = (sums[3] ?? 0) + opacity;
  }
  const [red = 0, green = 0, blue = 0, opacity = 0] = sums;
  return opacity === 0
    ? clear
    : [red / opacity, green / opacity, blue / opacity, (opacity * 4) / data.length];
}

function insetsOf(rectangle: XmlElement | undefined): Record<"left" | "right" | "top" | "bottom", number> {
  const inset = (name: string) => shareAttribute(rectangle, name) ?? 0;
  return { left: inset("l"), right: inset("r"), top: inset("t"), bottom: inset("b") };
}

function readEffect(effect: XmlElement, context: ColorContext): Effect | undefined {
  switch (localName(effect.name)) {
    case "alphaModFix": {
      const amount = shareAttribute(effect, "amt") ?? 1;
      return ([red, green, blue, opacity]) => [red, green, blue, opacity * amount];
    }
    case "grayscl":
      return (paint) => {
        const gray = 255 * lightnessOf(paint);
        return [gray, gray, gray, paint[3]];
      };
    case "duotone":
      return duotone(childElements(effect).map((tone) => paintIn({ ...effect, children: [tone] }, context)));
    case "lum":
      return brightened(shareAttribute(effect, "bright") ?? 0, shareAttribute(effect, "contrast") ?? 0);
    default:
      return undefined;
  }
}

function lightnessOf([red, green, blue]: Paint): number {
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

function duotone([dark, light]: readonly (Paint | undefined)[]): Effect | undefined {
  if (!dark || !light) return undefined;
  return (paint) => {
    const [red, green, blue] = between(dark, light, lightnessOf(paint));
    return [red, green, blue, paint[3]];
  };
}

/** 20.1.8.42 lum: a share of full brightness added; contrast as a factor around the middle. */
function brightened(bright: number, contrast: number): Effect {
  const change = (channel: number): number => {
    const spread =
      (channel - 127.5) * (contrast < 0 ? 1 + contrast : 1 / Math.max(0.05, 1 - contrast)) + 127.5;
    return Math.min(255, Math.max(0, spread + bright * 255));
  };
  return ([red, green, blue, opacity]) => [change(red), change(green), change(blue), opacity];
}
