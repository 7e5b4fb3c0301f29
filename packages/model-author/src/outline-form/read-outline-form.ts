// An outline as an assistant wrote it, strictly -> the outline, or every fault with its JSON pointer.
import {
  createOutline,
  type DesignWish,
  directionOf,
  type Outline,
  OutlineError,
  type OutlineFinding,
  type OutlineSlide,
  outlineLimits,
} from "@lectern/deck";
import type { Fields } from "../answer/model-deck.ts";
import { reviewSlides } from "../review/review-slides.ts";
import { reviewStyle } from "../review/review-style.ts";
import { readSlideFields } from "../slides/read-fields.ts";
import { tidyLine } from "../slides/tidy-text.ts";
import { findShapeFaults, kindOf } from "./find-shape-faults.ts";

/** An outline as an assistant writes it: nothing of it is checked. */
export interface OutlineForm {
  readonly title?: unknown;
  /** BCP 47 tag. */
  readonly language?: unknown;
  readonly slides?: unknown;
  readonly design?: DesignWish;
}

/** What came of something that an assistant wrote: the value where there is no fault. Pointers begin at what it wrote. */
export interface ReadForm<Value> {
  readonly value: Value | undefined;
  readonly faults: readonly OutlineFinding[];
  /** What can be shown and would be better otherwise. */
  readonly advice: readonly OutlineFinding[];
}

/**
 * Returns the outline that an assistant wrote, where all of it can be taken; else every fault. Advice tells of titles twice,
 * placeholders, slides in another language than the deck, and texts that are long.
 */
export async function readOutlineForm(given: OutlineForm): Promise<ReadForm<Outline>> {
  const { title, language, slides, design } = given;
  const tag = toTag(language);
  const heads = [
    ...(typeof title === "string" && title.trim() !== ""
      ? []
      : [{ pointer: "/title", message: "expected the deck's title, got none" }]),
    ...(tag === undefined
      ? [
          {
            pointer: "/language",
            message: `expected a BCP 47 tag such as "en", got ${JSON.stringify(language) ?? "nothing"}`,
          },
        ]
      : []),
  ];
  if (!Array.isArray(slides) || slides.length === 0)
    return {
      value: undefined,
      faults: [...heads, { pointer: "/slides", message: "expected a list of slides, got none" }],
      advice: [],
    };
  if (slides.length > outlineLimits.slides) {
    const message = `expected at most ${outlineLimits.slides} slides, got ${slides.length}`;
    return { value: undefined, faults: [...heads, { pointer: "/slides", message }], advice: [] };
  }
  const read = readSlides(slides, tag ?? "en");
  const advice = [...read.flatMap((one) => one.advice), ...adviseOrder(read.map(({ value }) => value))];
  const faults = [...heads, ...read.flatMap((one) => one.faults)];
  if (faults.length > 0 || tag === undefined) return { value: undefined, faults, advice };
  const whole = create({
    title: tidyLine(String(title), 200),
    language: tag,
    direction: directionOf(tag),
    slides: read.flatMap(({ value }) => value ?? []),
    ...(design && { design }),
  });
  return { ...whole, advice: [...advice, ...(await adviseWords(whole.value?.slides ?? [], tag))] };
}

/** Slides that an assistant wrote for the place of one that is there. */
export interface SlideChange {
  readonly outline: Outline;
  /** Of the slide that they replace, counted from 0. */
  readonly place: number;
  readonly slides: readonly unknown[];
}

/**
 * Returns the outline with slides in the place of one, where all of them can be taken; else every fault. Faults point into
 * the slides that came, advice into the outline that was made of them.
 */
export async function readSlideChange({ outline, place, slides }: SlideChange): Promise<ReadForm<Outline>> {
  const { language } = outline;
  const read = readSlides(slides, language);
  const faults = read.flatMap((one) => one.faults);
  const advice = read.flatMap((one) => one.advice);
  if (faults.length > 0) return { value: undefined, faults, advice };
  const changed = outline.slides.toSpliced(place, 1, ...read.flatMap(({ value }) => value ?? []));
  const whole = create({ ...outline, slides: changed });
  const others = [...adviseOrder(changed), ...(await adviseWords(whole.value?.slides ?? [], language))];
  const moved = advice.map(({ pointer, message }) => ({
    pointer: pointer.replace(/^\/slides\/(\d+)/u, (_, index) => `/slides/${Number(index) + place}`),
    message,
  }));
  return { ...whole, advice: [...moved, ...others] };
}

/** Where there is much to mend, the slides after it are left for the next time. */
function readSlides(slides: readonly unknown[], language: string): readonly ReadForm<OutlineSlide>[] {
  const read: ReadForm<OutlineSlide>[] = [];
  let faultCount = 0;
  for (const [index, slide] of slides.entries()) {
    if (faultCount >= mostFaults) break;
    const one = below(readSlideForm(slide, language), `/slides/${index}`);
    faultCount += one.faults.length;
    read.push(one);
  }
  return read;
}

async function adviseWords(
  slides: readonly OutlineSlide[],
  language: string,
): Promise<readonly OutlineFinding[]> {
  const flaws = [
    ...(await reviewSlides(slides, { asked: language, ofPrompt: language, prompt: "" })),
    ...reviewStyle(slides, { prompt: "", language, ask: "" }),
  ];
  return flaws.map(({ slide, pointer, told }) => ({ pointer: `/slides/${slide}${pointer}`, message: told }));
}

/** In characters of JSON: the most that a slide can say is less. */
const longestSlide = 250_000;
/** Nobody mends more at once, and each is held against all others. */
const mostFaults = 100;

/** Returns the slide that an assistant wrote, where all of it can be taken; else every fault, or the first hundred. */
export function readSlideForm(given: unknown, language: string): ReadForm<OutlineSlide> {
  const { length = 0 } = JSON.stringify(given) ?? "";
  if (length > longestSlide) {
    const message = `expected a slide of at most ${longestSlide} characters, got ${length}`;
    return { value: undefined, faults: [{ pointer: "", message }], advice: [] };
  }
  const { faults, advice } = findShapeFaults(given);
  const kind = kindOf(given);
  if (kind === undefined) return { value: undefined, faults, advice };
  const { slide, faults: unread } = readSlideFields(kind, given as Fields, language);
  const refused = slide === undefined ? [] : faultsOf(slide, language);
  const all = [...faults, ...unread, ...refused].map(({ pointer, message }) => ({
    pointer: cut(pointer, given),
    message,
  }));
  const said = firstOfEach(all.slice(0, mostFaults));
  return { value: said.length === 0 ? slide : undefined, faults: said, advice };
}

/** What an outline of a cover and this slide does not take of it. */
function faultsOf(slide: OutlineSlide, language: string): readonly OutlineFinding[] {
  const cover: OutlineSlide = { kind: "title", title: "…" };
  const slides = [cover, slide];
  return create({ title: "…", language, direction: directionOf(language), slides }).faults.map(
    ({ pointer, message }) => ({ pointer: pointer.replace(/^\/slides\/1/u, ""), message }),
  );
}

function create(outline: Outline): ReadForm<Outline> {
  try {
    return { value: createOutline(outline), faults: [], advice: [] };
  } catch (error) {
    if (!(error instanceof OutlineError)) throw error;
    return { value: undefined, faults: error.findings, advice: [] };
  }
}

function below<Value>({ value, faults, advice }: ReadForm<Value>, at: string): ReadForm<Value> {
  const move = (findings: readonly OutlineFinding[]) =>
    findings.map(({ pointer, message }) => ({ pointer: at + pointer, message }));
  return { value, faults: move(faults), advice: move(advice) };
}

/** One fault is often found twice, by the fields and by the outline that is made of them. */
function firstOfEach(findings: readonly OutlineFinding[]): readonly OutlineFinding[] {
  return findings.filter(
    ({ pointer }, index) =>
      !findings
        .slice(0, index)
        .some((earlier) => isWithin(pointer, earlier.pointer) || isWithin(earlier.pointer, pointer)),
  );
}

function isWithin(inner: string, outer: string): boolean {
  return inner === outer || inner.startsWith(`${outer}/`);
}

/** A pointer into the outline, cut to what was written: the runs of a text are one text there. */
function cut(pointer: string, given: unknown): string {
  const parts = pointer.split("/").slice(1);
  let value = given;
  for (const [index, part] of parts.entries()) {
    if (typeof value !== "object" || value === null) return ["", ...parts.slice(0, index)].join("/");
    value = (value as Fields)[part];
  }
  return pointer;
}

function adviseOrder(slides: readonly (OutlineSlide | undefined)[]): readonly OutlineFinding[] {
  const shown = slides.filter((slide) => slide === undefined || !("backup" in slide && slide.backup));
  const first = slides[0]?.kind;
  const last = shown.at(-1)?.kind;
  return [
    ...(first === undefined || first === "title"
      ? []
      : [{ pointer: "/slides/0", message: `is of kind ${first}; a deck opens with a title` }]),
    ...(last === undefined || last === "closing" || slides.length < 4
      ? []
      : [
          {
            pointer: `/slides/${shown.length - 1}`,
            message: `is of kind ${last}; a deck ends with a closing`,
          },
        ]),
  ];
}

function toTag(language: unknown): string | undefined {
  try {
    return typeof language === "string" ? Intl.getCanonicalLocales(language)[0] : undefined;
  } catch {
    return undefined;
  }
}
