import type { Subject } from "../../choice/subject.ts";
import type { Color } from "../../color.ts";
import type { Shape } from "../../shape.ts";
import { column, drawThing, type Tones, things } from "./objects.ts";
import { type Circle, disc, type Frame } from "./pen.ts";

/** Returns two pale discs, one in the other, to stand behind what matters. */
export function halo({ x, y, radius }: Circle, color: Color): readonly Shape[] {
  return [radius, 0.69 * radius].map((each, index) =>
    disc(`Halo ${index + 1}`, { x, y, radius: each }, { fill: color }),
  );
}

/** What stands for a deck in a frame: the thing of its subject, or a column, which says nothing. */
export function standing(name: string, subject: Subject, frame: Frame, tones: Tones): readonly Shape[] {
  return drawThing(name, things[subject] ?? column, frame, tones);
}
