import type { Figure, PlacedElement } from "@lectern/deck";
import type { Canvas } from "../../parts/canvas.ts";
import type { Surface } from "../../parts/surface.ts";

/** A place on a canvas: from its start edge and its top. */
export interface PicturePlace {
  readonly start: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What shows how much a figure is. */
export interface FigurePicture {
  /** The least height that it can be read at. */
  readonly least: number;
  /** More height would not help it. */
  readonly most: number;
  readonly draw: (place: PicturePlace) => readonly PlacedElement[];
}

/** What pictures of a figure are drawn with. */
export interface PictureContext {
  /** For names: unique on the slide. */
  readonly number: number;
  /** Of the place that the picture has. */
  readonly width: number;
  /** Of the figure's own digits above the picture, in points: what it is held against is at least a third as large. */
  readonly valueSize?: number;
  readonly surface: Surface;
  readonly canvas: Canvas;
}

/** The data of a figure that pictures are drawn from. */
export type FigureData = Pick<Figure, "value" | "label" | "amount" | "share" | "references" | "series">;
