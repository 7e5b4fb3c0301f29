import type { Illustration } from "@lectern/deck";
import type { ThingName } from "../../generated/thing-shapes.ts";

/** A thing that was drawn for one deck. */
export interface DrawnThing {
  /** In a word or two of English. */
  readonly name: string;
  readonly illustration: Illustration;
}

/** What can be drawn: a thing of the stock by its name, or one that was drawn for a deck. */
export type Thing = ThingName | DrawnThing;

/** What a deck's writer drew, by the names of its pictures. */
export type Drawings = Readonly<Record<string, Illustration>>;

/** Returns what a deck's writer drew under a name, the same one at every call; undefined where it drew none. */
export function drawnThing(name: string, drawings: Drawings = {}): DrawnThing | undefined {
  const illustration = Object.hasOwn(drawings, name) ? drawings[name] : undefined;
  if (illustration === undefined) return undefined;
  const known = things.get(illustration);
  if (known?.name === name) return known;
  const thing: DrawnThing = { name, illustration };
  things.set(illustration, thing);
  return thing;
}

// Pages that show the same thing are told from those that show another.
const things = new WeakMap<Illustration, DrawnThing>();

/** Returns what a thing is called, in a word or two of English. */
export function wordsOfThing(thing: Thing): string {
  return typeof thing === "string" ? thing.replaceAll("-", " ") : thing.name;
}

/** Returns a text that no other thing has, to keep by what was made of it. */
export function keyOfThing(thing: Thing | undefined): string {
  return typeof thing === "object" ? JSON.stringify(thing) : (thing ?? "");
}
