import type { BulletItem, PlacedElement } from "@lectern/deck";
import { type Canvas, createCanvas } from "../parts/canvas.ts";
import { type FootNotes, setFoot } from "../parts/page-foot.ts";
import type { Anatomy } from "../template/anatomy.ts";
import type { Composition, Page } from "./page.ts";
import { type PagesHead, toListPages, toPagesWithSpill } from "./pages-with-spill.ts";
import type { Stage } from "./stage.ts";

/** What pages with a foot are made of. */
export interface FootedContent {
  readonly composition: Composition;
  /** Left out: the layout for rows. */
  readonly anatomy?: Anatomy | undefined;
  /** Sets the content on what the foot leaves; undefined where it does not fit. */
  readonly setPages: (canvas: Canvas) => readonly (readonly PlacedElement[])[] | undefined;
}

/**
 * Returns pages of one composition with what follows from them, and their source, at the foot of the last; what has no room
 * there is said on a page after them. Undefined where the content does not fit.
 */
export function toPagesOnFoot(
  { composition, anatomy, setPages }: FootedContent,
  slide: PagesHead & FootNotes,
  stage: Stage,
): readonly Page[] | undefined {
  const canvas = createCanvas(stage, anatomy);
  const foot = setFoot(slide, canvas);
  const contents = setPages(foot.canvas);
  if (!contents) return undefined;
  const pages = contents.map((content, index) =>
    index === contents.length - 1 ? [...content, ...foot.elements] : content,
  );
  const spilled = foot.unplaced.map(toItem);
  return toPagesWithSpill(composition, canvas.anatomy, slide, pages, { stage, spilled });
}

/** Returns pages with a plain list, what follows from it and its source among its points. */
export function toListPagesWithFoot(
  { takeaway, footnote, source, ...head }: PagesHead & FootNotes,
  items: readonly BulletItem[],
  stage: Stage,
): readonly Page[] {
  const said = [footnote, source].filter((line) => line !== undefined).map(toItem);
  return toListPages(head, [...items, ...(takeaway ? [{ text: takeaway }] : []), ...said], stage);
}

function toItem(text: string): BulletItem {
  return { text: [{ text }] };
}
