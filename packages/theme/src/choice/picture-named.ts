import type { IllustrationColor } from "@lectern/deck";
import { type Drawings, drawnThing, type Thing, wordsOfThing } from "../art/things/drawn-thing.ts";
import type { Palette } from "../looks/look.ts";
import { toIllustration } from "../pictures/to-illustration.ts";
import { nameThing } from "./name-thing.ts";
import { accentNamed, readColoredName } from "./named-color.ts";

/** What a picture is shown with. */
export interface PictureSetting {
  /** What the deck's writer drew itself. */
  readonly drawings?: Drawings | undefined;
  /** Of the look; left out: nothing is shown in a colour that its name has. */
  readonly palette?: Palette;
}

/**
 * Returns what a writer names, as it drew it itself or as the stock has it, in the colour that its name begins with where the palette
 * has it; undefined where there is no drawing of that very thing. A door of the stock that is to be blue is none in a palette without.
 */
export function pictureNamed(name: string, { drawings, palette }: PictureSetting): Thing | undefined {
  const known = drawnThing(name, drawings) ?? nameThing(name);
  const colored = readColoredName(name);
  if (colored === undefined) return known;
  const color = palette && accentNamed(colored.color, palette);
  const thing = known ?? nameThing(colored.noun);
  return color !== undefined && thing !== undefined ? painted(thing, name, color) : known;
}

/** Returns the drawing of the stock for a name, whatever colour it begins with. */
export function stockThing(name: string): ReturnType<typeof nameThing> {
  return nameThing(name) ?? nameThing(readColoredName(name)?.noun ?? "");
}

function painted(thing: Thing, name: string, color: IllustrationColor): Thing {
  const drawing = toIllustration(thing);
  const key = `${color} ${typeof thing === "string" ? wordsOfThing(thing) : name}`;
  const known = typeof thing === "string" ? paintedStock.get(key) : paintedDrawings.get(drawing)?.get(key);
  if (known?.name === name) return known;
  const made = { name, illustration: { ...drawing, color } };
  if (typeof thing === "string") {
    if (paintedStock.size >= mostKept) paintedStock.clear();
    paintedStock.set(key, made);
  } else paintedDrawings.set(drawing, new Map([[key, made]]));
  return made;
}

// Pages that show the same thing are told from those that show another.
type Painted = Extract<Thing, object>;
const paintedStock = new Map<string, Painted>();
const paintedDrawings = new WeakMap<object, Map<string, Painted>>();
const mostKept = 200;
