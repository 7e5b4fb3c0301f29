import { createPartOfWhole } from "./part-of-whole.ts";
import type { FigureData, FigurePicture, PictureContext } from "./picture.ts";
import { createReferenceBars } from "./reference-bars.ts";
import { createShareBar, createShareDots } from "./share-picture.ts";
import { createSparkline } from "./sparkline.ts";
import { createStandingBars } from "./standing-bars.ts";

/** The fields of a figure that one picture each is drawn from. */
export type PictureField = "share" | "references" | "series";

/** Returns a picture of one field of a figure that owns a side of a page; undefined where there is no room or nothing to draw. */
export function createLargePicture(
  field: PictureField,
  figure: FigureData,
  context: PictureContext,
): FigurePicture | undefined {
  if (field === "share") return createShareDots(figure, context);
  if (field === "series") return createSparkline(figure, context);
  return (
    createPartOfWhole(figure, context, { isLarge: true }) ??
    createStandingBars(figure, context) ??
    createReferenceBars(figure, context)
  );
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
      return createPartOfWhole(figure, context, { isLarge: false }) ?? createReferenceBars(figure, context);
    case "series":
      return createSparkline(figure, context);
  }
}
