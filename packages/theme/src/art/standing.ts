import type { Subject } from "../choice/subject.ts";
import type { Color } from "../color.ts";
import type { Shape } from "../shape.ts";
import { drawThing, things, type Tones } from "./objects.ts";
import { bar, type Circle, disc, type Frame } from "./pen.ts";

/** Returns two pale discs, one in the other, to stand behind what matters. */
export function halo({ x, y, radius }: Circle, color: Color): readonly Shape[] {
  return [radius, 0.69 * radius].map((each, index) =>
    disc(`Halo ${index + 1}`, { x, y, radius: each }, { fill: color }),
  );
}

/** What stands for a deck in a frame: the thing of its subject, or a column with a band and a disc, which says nothing. */
export function standing(name: string, subject: Subject, frame: Frame, tones: Tones): readonly Shape[] {
  const thing = things[subject];
  return thing ? drawThing(name, thing, frame, tones) : column(name, frame, tones);
}

function column(name: string, { x, y, width, height }: Frame, { body, band, cap }: Tones): readonly Shape[] {
  const radius = width / 2;
  return [
    bar(`${name} 1`, { x, y, width, height }, { fill: body }, radius),
    disc(`${name} 2`, { x: x + radius, y: y + radius, radius: 0.3 * width }, { fill: band }, everywhere),
    bar(`${name} 3`, { x, y: y + 0.46 * height, width, height: 0.2 * height }, { fill: band }),
    bar(
      `${name} 4`,
      { x: x + 0.3 * width, y: y + 0.46 * height + 0.06 * height, width: 0.4 * width, height: 0.08 * height },
      { fill: cap },
      0.04 * height,
    ),
  ];
}

/** Large enough for whatever is cut off by the page. */
const everywhere: Frame = { x: -2000, y: -2000, width: 6000, height: 6000 };
