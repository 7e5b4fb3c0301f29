import { childElements, firstElement, localName, type XmlElement } from "@lectern/ooxml";
import { shareAttribute } from "../read/attributes.ts";
import type { ColorContext } from "../read/color.ts";
import { between, paintIn } from "./color-paint.ts";
import type { Pixels } from "./pixels.ts";
import type { Paint, Painter } from "./raster.ts";

type Effect = (paint: Paint) => Paint;

/** Returns how a picture paints: cropped, stretched or tiled, with the effects of its blip (20.1.8.13 blip). */
export function picturePaint(fill: XmlElement, pixels: Pixels, context: ColorContext): Painter {
  const effects = childElements(firstElement(fill, "blip")).flatMap(
    (effect) => readEffect(effect, context) ?? [],
  );
  const crop = insetsOf(firstElement(fill, "srcRect"));
  const target = insetsOf(firstElement(fill, "stretch", "fillRect"));
  const changed = (paint: Paint): Paint => effects.reduce((result, effect) => effect(result), paint);
  if (firstElement(fill, "tile")) return changed(averageOf(pixels));
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
