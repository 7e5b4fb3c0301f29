import { childElements, type XmlElement } from "@lectern/ooxml";
import { type ColorContext, opacityOf, resolveColor } from "../read/color.ts";
import type { Paint } from "./raster.ts";

/** Returns the paint of the first colour inside an element. */
export function paintIn(parent: XmlElement | undefined, context: ColorContext): Paint | undefined {
  for (const child of childElements(parent)) {
    const color = resolveColor(child, context);
    if (color === undefined) continue;
    const value = Number.parseInt(color, 16);
    return [(value >> 16) & 255, (value >> 8) & 255, value & 255, opacityOf(child)];
  }
  return undefined;
}

/** Returns the paint a share of the way from one to another. */
export function between(from: Paint, to: Paint, share: number): Paint {
  const mix = (channel: 0 | 1 | 2 | 3) => from[channel] + (to[channel] - from[channel]) * share;
  return [mix(0), mix(1), mix(2), mix(3)];
}
