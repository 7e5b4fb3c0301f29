import { stockThing } from "../choice/picture-named.ts";
import type { ThingName } from "../generated/thing-shapes.ts";
import { type ReadDrawing, readDrawing } from "./read-drawing.ts";
import { toneNames } from "./tone-of-paint.ts";

/** What the stock of drawings has, and what is made of drawings that come to it, for whoever wants pictures without seeing them. */
export interface PictureStock {
  /** Whether there is a drawing of what a word or two of English name. */
  readonly has: (name: string) => boolean;
  /** Reads the drawing in an answer that holds SVG; never throws. */
  readonly read: (answer: string) => ReadDrawing;
  /** A drawing of the stock as SVG that can be read. */
  readonly example: string;
  /** What such SVG is filled with, from the darkest tone to the lightest. */
  readonly tones: readonly string[];
}

/** Drawn as far as the edge of their field, which slices them off; they stand only where nobody draws better. */
const cutOff: ReadonlySet<ThingName> = new Set<ThingName>([
  "ferry",
  "ship",
  "passenger-ship",
  "bullet-train",
  "high-speed-train",
]);

/** The stock of the built-in looks. */
export const pictureStock: PictureStock = {
  has(name) {
    const thing = stockThing(name);
    return thing !== undefined && !cutOff.has(thing);
  },
  read: readDrawing,
  // The stock's own lighthouse, rounded to whole units.
  example: `<svg viewBox="0 0 100 100">
<path d="M44 22L4 10V33ZM56 22L96 10V33Z" fill="light"/>
<path d="M6 96C10 84 22 82 34 84H66C80 82 90 86 94 96Z" fill="ink"/>
<path d="M38 32H62L69 88H31Z" fill="paper"/>
<path d="M37 39H63L64.5 54H35.5ZM34 66H66L68 81H32Z" fill="main"/>
<path d="M54 32H62L69 88H58Z" fill="dark"/>
<rect x="33" y="28" width="34" height="5" rx="1" fill="ink"/>
<rect x="41" y="14" width="18" height="14" fill="light"/>
<path d="M38 15L50 4L62 15Z" fill="main"/>
<path d="M46 88V80A4 4 0 0 1 54 80V88Z" fill="ink"/>
</svg>`,
  tones: toneNames,
};
