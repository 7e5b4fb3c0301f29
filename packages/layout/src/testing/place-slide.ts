import type {
  Outline,
  OutlineSlide,
  PlacedDeck,
  PlacedElement,
  PlacedPlaceholder,
  PlacedShape,
  PlacedSlide,
  Template,
} from "@lectern/deck";
import { placeDeck } from "../place-deck.ts";
import { fullTemplate } from "./templates.ts";

/** What a slide is placed with. */
export interface SlidePlacing extends Partial<Pick<Outline, "language" | "direction">> {
  readonly template?: Template;
  /** Before the slide, besides the cover. */
  readonly before?: readonly OutlineSlide[];
}

/** Places one slide after a cover, and what stands before it. */
export function placeSlide(
  slide: OutlineSlide,
  { template = fullTemplate, before = [], language = "en", direction = "ltr" }: SlidePlacing = {},
): PlacedDeck {
  const slides: readonly OutlineSlide[] = [{ kind: "title", title: "Deck" }, ...before, slide];
  return placeDeck({ title: "Deck", language, direction, slides }, template);
}

/** Returns the slides that came of the last slide of an outline with a cover and nothing else before it. */
export function pagesOf({ slides }: PlacedDeck): readonly PlacedSlide[] {
  return slides.slice(1);
}

/** Returns the elements with text of their own that have such a name, in reading order. */
export function named(
  slide: PlacedSlide | undefined,
  name: RegExp,
): readonly (PlacedShape | PlacedPlaceholder)[] {
  return (slide?.elements ?? []).flatMap((element) =>
    (element.kind === "shape" || element.kind === "placeholder") && name.test(element.name) ? [element] : [],
  );
}

/** Returns what an element says, its paragraphs on lines of their own. */
export function textOf(element: PlacedElement | undefined): string {
  if (element?.kind !== "shape" && element?.kind !== "placeholder") return "";
  const { paragraphs = [] } = element.text ?? {};
  return paragraphs.map(({ runs }) => runs.map((run) => run.text).join("")).join("\n");
}
