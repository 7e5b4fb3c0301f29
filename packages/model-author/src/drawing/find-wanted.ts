import type { Outline, OutlineSlide } from "@lectern/deck";

/** A picture that a deck wants and nobody has. */
export interface WantedDrawing {
  /** As the outline names it: "hatching egg". */
  readonly name: string;
  /** How it is seen: the hero of the cover, half of a page, or beside what a page says. */
  readonly place: "cover" | "page" | "beside";
  /** What the page says. */
  readonly title: string;
  readonly line: string;
}

/** So many are asked for: those that are shown largest. */
const mostWanted = 4;
/** In characters: of what a page says besides its title. */
const longestLine = 240;

/** Returns the pictures of an outline of which there is no drawing, those first that are shown largest; none twice. */
export function findWanted(outline: Outline, has: (name: string) => boolean): readonly WantedDrawing[] {
  const { design = {}, slides, title } = outline;
  // A formal deck shows nothing.
  if (design.mood === "formal") return [];
  const cover = design.picture
    ? [{ name: design.picture, place: "cover" as const, title, line: lineOf(slides[0]) }]
    : [];
  const wanted = slides.flatMap((slide): readonly WantedDrawing[] =>
    "picture" in slide && slide.picture
      ? [{ name: slide.picture, place: placeOf(slide), title: slide.title, line: lineOf(slide) }]
      : [],
  );
  const ordered = [...cover, ...places.flatMap((place) => wanted.filter((one) => one.place === place))];
  return ordered
    .filter(({ name }, index) => !has(name) && ordered.findIndex((one) => one.name === name) === index)
    .slice(0, mostWanted);
}

const places = ["page", "beside"] as const;

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
  "state",
  "emphasis",
  "href",
]);
