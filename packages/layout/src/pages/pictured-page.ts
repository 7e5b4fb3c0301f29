import type { PlacedElement, SlidePicture } from "@lectern/deck";
import type { ChosenLayouts } from "../template/layouts/chosen-layouts.ts";
import type { VariantAnatomy } from "../template/layouts/layout-variants.ts";
import { titleSizeOf } from "./headline.ts";
import type { Page } from "./page.ts";

/** A slide that has a picture, and how it is composed. */
export interface PicturedSlide {
  readonly picture: SlidePicture;
  readonly layouts: ChosenLayouts;
  readonly compose: (layouts: ChosenLayouts) => readonly Page[];
  /** Whether it is of figures: one alone may own a page as a statement does. */
  readonly isOfFigures: boolean;
  /** What it is without the picture. */
  readonly plain: readonly Page[];
}

/**
 * Composes a slide that owns its page beside the slide's picture; undefined where the template has no such page, or where what is
 * said would find less room there than its kind of page needs.
 */
export function composePictured(
  { picture: { page: own }, layouts, compose, plain: [plain] }: PicturedSlide,
  variants: readonly VariantAnatomy[],
): readonly Page[] | undefined {
  const variant = own && variants.find(({ name }) => name === own.layout);
  if (!own || !variant) return undefined;
  const [page, another] = compose({ ...layouts, [variant.page]: variant.anatomy });
  if (!page || another || page.anatomy.layout.id !== variant.anatomy.layout.id) return undefined;
  if (!plain || titleOf(page) < Math.min(titleOf(plain), ownTitleOf(variant), leastTitle)) return undefined;
  const before = smallestIn(plain.content);
  const least = variant.page === "closing" ? before : Math.min(before, leastText);
  if (smallestIn(page.content) < least) return undefined;
  return [{ ...page, content: [own.drawing, ...page.content] }];
}

/** In points: so large, a sentence owns a page that it shares with a picture. */
const leastTitle = 36;
/** In points: of a line below it. What a closing asks for is never smaller than it would be alone. */
const leastText = 18;

function titleOf({ title, anatomy, titleLines }: Page): number {
  return titleSizeOf(title, anatomy, titleLines) ?? 0;
}

/** What its makers gave the titles of such a page. */
function ownTitleOf({ anatomy }: VariantAnatomy): number {
  return anatomy.title?.levels[0]?.size ?? 0;
}

function smallestIn(content: readonly PlacedElement[]): number {
  return Math.min(...content.flatMap(sizesIn));
}

/** Returns the sizes of all text in an element, in points. */
export function sizesIn(element: PlacedElement): readonly number[] {
  switch (element.kind) {
    case "group":
      return element.elements.flatMap(sizesIn);
    case "placeholder":
    case "shape":
      return (element.text?.paragraphs ?? []).flatMap(({ runs }) => runs.map(({ size }) => size));
    default:
      return [];
  }
}

/** Returns layouts for the next statement without a picture: of several, no two neighbours have the same ground. */
export function withNextStatement(
  layouts: ChosenLayouts,
  variants: readonly VariantAnatomy[],
  previous: readonly Page[],
): ChosenLayouts {
  const plain = variants.flatMap(({ page, isPictured, anatomy }) =>
    page === "statement" && !isPictured ? [anatomy] : [],
  );
  const { statement } = layouts;
  if (!statement || plain.length === 0) return layouts;
  const all = [statement, ...plain];
  const ids = new Set(all.map(({ layout }) => layout.id));
  const count = previous.filter(({ anatomy }) => ids.has(anatomy.layout.id)).length;
  const fromNext = all.map((_, index) => all[(count + index) % all.length] ?? statement);
  const before = previous.at(-1)?.anatomy.layout.background;
  const next = fromNext.find(({ layout }) => layout.background !== before) ?? statement;
  return { ...layouts, statement: next };
}
