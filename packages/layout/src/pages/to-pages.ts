import type { PlacedElement } from "@lectern/deck";
import type { Anatomy } from "../template/anatomy.ts";
import { createHeadline } from "./headline.ts";
import type { Composition, Page } from "./page.ts";

/** How many lines the title of a page with content may take. */
export const contentTitleLines = 2;

/** Returns pages of one composition on one layout that share a title; the notes go with the first. */
export function toPages(
  composition: Composition,
  anatomy: Anatomy,
  title: string,
  contents: readonly (readonly PlacedElement[])[],
  {
    notes,
    titleLines = contentTitleLines,
  }: { readonly notes?: string | undefined; readonly titleLines?: number } = {},
): readonly Page[] {
  const headline = createHeadline(title, anatomy, titleLines);
  return contents.map((content, index) => ({
    composition,
    anatomy,
    title: headline.title,
    titleLines,
    content,
    ...(index === 0 && notes !== undefined && { notes }),
  }));
}
