import type { XmlElement } from "@lectern/ooxml";
import type { PackageReader } from "../read/package/package-reader.ts";
import type { StyleContext } from "../read/text-styles.ts";
import type { BreakText } from "./break-text.ts";
import type { Definitions } from "./svg.ts";

/** A length and a height in CSS pixels, of which an inch has 96. */
export interface Area {
  readonly width: number;
  readonly height: number;
}

/** What something on a slide is drawn with. */
export interface PictureScope {
  readonly reader: PackageReader;
  /** The part that it stands in, whose relationships its pictures are named by. */
  readonly part: string;
  readonly context: StyleContext;
  /** The theme part's root, whose format scheme shapes refer to. */
  readonly theme: XmlElement;
  readonly defaultTextStyle: XmlElement | undefined;
  readonly definitions: Definitions;
  readonly breakText: BreakText;
  /** What fields show that count slides. */
  readonly slideNumber: number;
}

const emuPerPixel = 9525;
const pixelsPerPoint = 96 / 72;

/** Returns a length of EMU in CSS pixels. */
export function toPixels(emu: number): number {
  return emu / emuPerPixel;
}

/** Returns a length of points in CSS pixels. */
export function pointsToPixels(points: number): number {
  return points * pixelsPerPoint;
}
