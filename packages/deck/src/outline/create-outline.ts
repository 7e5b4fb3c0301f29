import { readDesign } from "../read/read-design.ts";
import { readDrawings } from "../read/read-drawings.ts";
import { readSlide } from "../read/read-slide.ts";
import { readLine } from "../read/read-text.ts";
import { findUndeclared } from "./find-undeclared.ts";
import type { Direction, Outline, OutlineSlide } from "./outline.ts";
import { OutlineError, type OutlineFinding } from "./outline-error.ts";
import { outlineLimits } from "./outline-limits.ts";
import { assertObject, lengthOf, OutlinePlace, readList, readOptional } from "./outline-place.ts";

/**
 * Returns the outline checked, in Unicode NFC (code aside), with its language tag in canonical form, and frozen in
 * depth; throws an OutlineError that lists every invariant which it breaks.
 */
export function createOutline(input: Outline): Outline {
  const findings: OutlineFinding[] = [];
  const outline = withoutUnread(readOutline(new OutlinePlace(input, "", findings)));
  if (findings.length > 0) throw new OutlineError(findings);
  return freezeInDepth(outline);
}

/**
 * Returns every fault of what came from outside as an outline: those that `createOutline` throws, then fields that no
 * outline has, which it would drop without a word. None: `createOutline` takes it.
 */
export function findOutlineFaults(input: unknown): readonly OutlineFinding[] {
  const findings: OutlineFinding[] = [];
  const read = readOutline(new OutlinePlace(input, "", findings));
  return [...findings, ...findUndeclared(input, read)];
}

/** Returns the direction in which a language's main script is written; throws a RangeError on what is no BCP 47 tag. */
export function directionOf(language: string): Direction {
  const script = new Intl.Locale(language).maximize().script ?? "Latn";
  return rightToLeftScripts.has(script) ? "rtl" : "ltr";
}

const rightToLeftScripts = new Set("Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi".split(" "));

/** An outline of which slides may be missing: those whose kind nobody knows. */
interface ReadOutline extends Omit<Outline, "slides"> {
  readonly slides: readonly (OutlineSlide | undefined)[];
}

function withoutUnread(outline: ReadOutline): Outline {
  return { ...outline, slides: outline.slides.flatMap((slide) => slide ?? []) };
}

function readOutline(outline: OutlinePlace): ReadOutline {
  assertObject(outline);
  const title = readLine(outline.at("title"), outlineLimits.title);
  const language = readLanguage(outline.at("language"));
  return {
    title,
    language,
    direction: readDirection(outline.at("direction"), language),
    slides: readSlides(outline.at("slides")),
    ...readOptional(outline, "design", readDesign),
    ...readOptional(outline, "drawings", readDrawings),
  };
}

function readLanguage(place: OutlinePlace): string {
  const tag = typeof place.value === "string" ? canonicalTag(place.value) : undefined;
  if (tag === undefined) place.reportInstead('a BCP 47 tag such as "en-GB"');
  return tag ?? "en";
}

function canonicalTag(value: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(value)[0];
  } catch {
    return undefined;
  }
}

function readDirection(place: OutlinePlace, language: string): Direction {
  const expected = directionOf(language);
  if (place.value !== expected) place.reportInstead(`"${expected}", which "${language}" is written in`);
  return expected;
}

function readSlides(list: OutlinePlace): ReadOutline["slides"] {
  const slides = readList(list, { of: "slides", most: outlineLimits.slides }, readSlide);
  assertBackupIsLast(list);
  return slides;
}

function assertBackupIsLast(list: OutlinePlace): void {
  const isBackup = Array.from(
    { length: lengthOf(list) },
    (_, index) => list.at(index).at("backup").value === true,
  );
  const last = isBackup.lastIndexOf(false);
  for (const [index, backup] of isBackup.entries()) {
    if (!backup || index > last) continue;
    list
      .at(index)
      .at("backup")
      .report(`expected backup slides after all others, got one before slide ${last + 1}`);
  }
}

function freezeInDepth<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freezeInDepth(part);
  return Object.freeze(value);
}
