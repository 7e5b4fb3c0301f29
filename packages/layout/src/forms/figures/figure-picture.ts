import type { Figure, PlacedElement } from "@lectern/deck";
import type { Canvas } from "../../parts/canvas.ts";
import type { Surface } from "../../parts/surface.ts";
import { createReferenceBars } from "./reference-bars.ts";
import { createShareBar, createShareDots } from "./share-picture.ts";
import { createSparkline } from "./sparkline.ts";

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
  readonly surface: Surface;
  readonly canvas: Canvas;
}

/** The data of a figure that pictures are drawn from. */
export type FigureData = Pick<Figure, "value" | "label" | "amount" | "share" | "references" | "series">;

/** The fields of a figure that one picture each is drawn from. */
export type PictureField = "share" | "references" | "series";

/** Returns a picture of one field of a figure that owns a side of a page; undefined where there is no room or nothing to draw. */
export function createLargePicture(
  field: PictureField,
  figure: FigureData,
  context: PictureContext,
): FigurePicture | undefined {
  return field === "share" ? createShareDots(figure, context) : createSmallPicture(field, figure, context);
}

/** Returns a picture of one field of a figure at the foot of its words; undefined where there is no room or nothing to draw. */
export function createSmallPicture(
  field: PictureField,
  figure: FigureData,
  context: PictureContext,
): FigurePicture | undefined {
  switch (field) {
    case "share":
      return createShareBar(figure, context);
    case "references":
      return createReferenceBars(figure, context);
    case "series":
      return createSparkline(figure, context);
  }
}
