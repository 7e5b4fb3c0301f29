import { type BulletItem, inches, type PlacedElement, type RichText } from "@lectern/deck";
import { bottomOf, boxOf } from "../geometry.ts";
import type { Canvas } from "./canvas.ts";
import { setTakeaway } from "./takeaway.ts";

/** What is left of a canvas above its takeaway. */
export interface Conclusion {
  readonly room: Canvas;
  readonly elements: readonly PlacedElement[];
  /** The takeaway where it is too long for a band: it has to be said elsewhere. */
  readonly spilled: readonly BulletItem[];
}

const above = inches(0.25);

/** Sets what follows from a page as a band at its foot, if it says so. */
export function setConclusion(takeaway: RichText | undefined, canvas: Canvas): Conclusion {
  if (takeaway === undefined) return { room: canvas, elements: [], spilled: [] };
  const band = setTakeaway(takeaway, canvas.box.height, canvas);
  if (!band) return { room: canvas, elements: [], spilled: [{ text: takeaway }] };
  const { x, y, width } = canvas.box;
  const height = bottomOf(canvas.box) - y - band.height - above;
  return { room: { ...canvas, box: boxOf(x, y, width, height) }, elements: band.elements, spilled: [] };
}
