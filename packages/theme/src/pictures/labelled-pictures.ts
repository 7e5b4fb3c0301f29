import { drawingLabelsOf, type Outline, type SlidePicture } from "@lectern/deck";
import { drawnThing } from "../art/things/drawn-thing.ts";

/**
 * Returns the drawings of an outline whose parts a slide names, by the title of the slide: those that say where each part is. Another
 * slide on the same thing has none, for what its labels point to nobody said.
 */
export function labelledPictures({
  slides,
  drawings,
}: Pick<Outline, "slides" | "drawings">): ReadonlyMap<string, SlidePicture> {
  const pictures = new Map<string, SlidePicture>();
  const shown = new Set<string>();
  for (const slide of slides) {
    const name = "partsOf" in slide ? slide.partsOf : undefined;
    if (!name || shown.has(name) || drawingLabelsOf(slide) === undefined) continue;
    const illustration = drawnThing(name, drawings)?.illustration;
    if (!illustration?.anchors) continue;
    shown.add(name);
    pictures.set(slide.title, { name, illustration });
  }
  return pictures;
}
