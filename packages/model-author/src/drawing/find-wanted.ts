import type { SeenDrawings } from "@lectern/authoring";
import {
  type BulletItem,
  type Card,
  drawingLabelsOf,
  drawsFigures,
  type Outline,
  type OutlineSlide,
  outlineLimits,
} from "@lectern/deck";
import { iconNames } from "../slides/icon-names.ts";

/** A picture that a deck wants and nobody has. */
export interface WantedDrawing {
  /** As the outline names it: "hatching egg", or as a card's icon "hatching-egg". */
  readonly name: string;
  /** How it is seen: with labels that point at its parts, as the hero of the cover, on half of a page, beside what a page says, or on a card. */
  readonly place: "labelled" | "cover" | "page" | "beside" | "card";
  /** What the page says. */
  readonly title: string;
  readonly line: string;
  /** What points at its parts, in order; none on other pages. */
  readonly labels: readonly string[];
  /** What the page says of each of these parts. */
  readonly details?: readonly string[];
}

/** So many are asked for that only illustrate: those that are shown largest. */
const mostIllustrating = 6;
/** In characters: of what a page says besides its title. */
const longestLine = 240;

/** What there is, and what would be seen. */
export interface DrawingChoice {
  /** Whether there is a drawing of what a word or two of English name. */
  readonly has: (name: string) => boolean;
  readonly seen: Exclude<SeenDrawings, "none">;
}

/**
 * Returns the pictures of an outline that are to be drawn, those first that are shown largest; none twice. A drawing with labels is
 * always one: no other says where they point, and what a page is about is told by it, so these are not counted with the six others.
 */
export function findWanted(outline: Outline, { has, seen }: DrawingChoice): readonly WantedDrawing[] {
  const { design = {}, slides, title } = outline;
  const labelled = slides.flatMap(toLabelled);
  // A formal deck shows nothing that only illustrates.
  const isBare = seen === "labelled" || design.mood === "formal";
  const others = isBare ? [] : slides.flatMap(toPictured);
  const cover =
    design.picture && !isBare
      ? [{ name: design.picture, place: "cover" as const, title, line: lineOf(slides[0]), labels: [] }]
      : [];
  const all = [...cover, ...places.flatMap((place) => others.filter((one) => one.place === place))];
  const named = new Set(labelled.map(({ name }) => name));
  const illustrating = onceEach(all.filter(({ name }) => !has(name) && !named.has(name)));
  const single = [...onceEach(labelled), ...illustrating.slice(0, mostIllustrating)];
  const onCards = isBare ? [] : slides.map((slide) => toCards(slide, has));
  return onCards.reduce(addWhole, single.slice(0, outlineLimits.drawings));
}

/** Cards have a picture on all of them or on none. */
function addWhole(
  wanted: readonly WantedDrawing[],
  cards: readonly WantedDrawing[],
): readonly WantedDrawing[] {
  const all = onceEach([...wanted, ...cards]);
  return all.length > outlineLimits.drawings ? wanted : all;
}

function onceEach(wanted: readonly WantedDrawing[]): readonly WantedDrawing[] {
  return wanted.filter(({ name }, index) => wanted.findIndex((one) => one.name === name) === index);
}

const places = ["page", "beside"] as const;

function toPictured(slide: OutlineSlide): readonly WantedDrawing[] {
  if (!("picture" in slide) || !slide.picture || drawsFigures(slide)) return [];
  return [
    { name: slide.picture, place: placeOf(slide), title: slide.title, line: lineOf(slide), labels: [] },
  ];
}

function toLabelled(slide: OutlineSlide): readonly WantedDrawing[] {
  const labels = drawingLabelsOf(slide);
  if (!labels || !("partsOf" in slide) || !slide.partsOf) return [];
  const details = "cards" in slide ? slide.cards.map(detailOf) : slide.items.map(detailOf);
  return [{ name: slide.partsOf, place: "labelled", title: slide.title, line: "", labels, details }];
}

/** Returns what is to be drawn on cards that all name a thing, not all of them one that is known as an icon; their figures leave no room to it. */
function toCards(slide: OutlineSlide, has: DrawingChoice["has"]): readonly WantedDrawing[] {
  if (slide.kind !== "cards" || drawingLabelsOf(slide) !== undefined) return [];
  const arePictured = slide.cards.every(
    ({ icon = "", value, status }) => isThing.test(icon) && value === undefined && status === undefined,
  );
  if (!arePictured || slide.cards.every(({ icon = "" }) => iconNames.includes(icon))) return [];
  return slide.cards.flatMap((card) => {
    const { icon = "", heading } = card;
    return has(icon.replaceAll("-", " "))
      ? []
      : [{ name: icon, place: "card" as const, title: heading, line: detailOf(card), labels: [] }];
  });
}

const isThing = /^[a-z]+(?:-[a-z]+)*$/u;

/** In characters: of what is said of a part. */
const longestDetail = 120;

/** What an item says beside its label; nothing where its text is the label. */
function detailOf(item: BulletItem | Card): string {
  const isLabel = !("heading" in item) && item.lead === undefined;
  const text = isLabel ? [] : (item.text ?? []);
  return text
    .map((run) => run.text)
    .join("")
    .slice(0, longestDetail);
}

function placeOf({ kind }: OutlineSlide): "page" | "beside" {
  return kind === "section" || kind === "statement" || kind === "quote" || kind === "closing"
    ? "page"
    : "beside";
}

function lineOf(slide: OutlineSlide | undefined): string {
  return slide === undefined ? "" : wordsOf(slide).join("; ").slice(0, longestLine);
}

/** All that a slide says below its title. */
function wordsOf(value: object): readonly string[] {
  return Object.entries(value).flatMap(([name, part]) => {
    if (silent.has(name)) return [];
    if (typeof part === "string") return [part];
    return typeof part === "object" && part !== null ? wordsOf(part) : [];
  });
}

const silent: ReadonlySet<string> = new Set([
  "kind",
  "title",
  "notes",
  "picture",
  "partsOf",
  "state",
  "emphasis",
  "href",
]);
