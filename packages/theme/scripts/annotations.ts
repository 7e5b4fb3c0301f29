import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** What CLDR says of a sign in a language: what it is read as, and words that go with it. */
export interface Annotation {
  readonly tts?: readonly string[];
  readonly default?: readonly string[];
}

interface Annotations {
  readonly annotations: { readonly annotations: Readonly<Record<string, Annotation>> };
}

const require = createRequire(import.meta.url);
const readJson = (path: string): unknown => JSON.parse(readFileSync(require.resolve(path), "utf8"));

const signs: ReadonlyMap<string, string> = new Map(
  Object.entries(readJson("@iconify-json/fluent-emoji-flat/chars.json") as Record<string, string>).map(
    ([code, name]) => [
      name,
      String.fromCodePoint(...code.split("-").map((part) => Number.parseInt(part, 16))),
    ],
  ),
);

/** Returns the sign of Unicode for a drawing of Fluent Emoji, as annotations name it; "" where there is none. */
export function signOf(thing: string): string {
  return (signs.get(thing) ?? "").replaceAll("\u{fe0f}", "");
}

/** Returns what a language (as CLDR writes it) says of signs. */
export function annotationsOf(
  language: string,
): readonly (readonly [sign: string, annotation: Annotation])[] {
  const path = `cldr-annotations-full/annotations/${language}/annotations.json`;
  return Object.entries((readJson(path) as Annotations).annotations.annotations);
}
