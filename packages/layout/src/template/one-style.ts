import { contrastRatio, type Size } from "@lectern/deck";
import type { Anatomy } from "./anatomy.ts";
import { leavesTitleEmpty } from "./clearance.ts";
import { asLoweredOpening } from "./layouts/opening.ts";

/** Says whether a page for sections has the style of a deck that has such a cover and such pages of content. */
export function isInStyle(section: Anatomy, cover: Anatomy, content: Anatomy): boolean {
  const { layout } = section;
  if ((layout.uses ?? 0) > 1) return true;
  // Makers who open with one page again and again, and never with another, have no page for sections but that.
  if (layout.uses === undefined && (cover.layout.uses ?? 0) > 1) return false;
  if (cover.titleLook?.fill) return false;
  // Of two pages that the makers drew, the one on which words need no sheet of ours is shown as it is.
  if (layout.panel !== undefined && cover.layout.panel === undefined) return false;
  if (leavesTitleEmpty(section, content) && !leavesTitleEmpty(cover, content)) return false;
  // A page like all others opens nothing, where the cover has a ground of its own.
  const isLikePages =
    layout.background === content.layout.background &&
    JSON.stringify(layout.artwork) === JSON.stringify(content.layout.artwork);
  if (isLikePages && cover.layout.background !== layout.background && layout.uses === undefined) return false;
  // What the makers themselves left plain gives way to their cover, where that is made like their pages.
  const isPlain = layout.background === "FFFFFF" && layout.artwork.length === 0;
  const areColored = [cover, content].every((one) => one.layout.background !== layout.background);
  return !(isPlain && areColored && cover.layout.opens && layout.uses === undefined);
}

/**
 * Says whether an opening page is white paper between pages of a colour: it looks like a page that was forgotten, if the makers
 * have no slide of it.
 */
export function isUnlikePages({ layout, title }: Anatomy, content: Anatomy): boolean {
  const isPlain = layout.background === "FFFFFF" && layout.artwork.length === 0 && title?.fill === undefined;
  const isDrawn = content.layout.background !== "FFFFFF" && content.layout.panel === undefined;
  return isPlain && isDrawn && layout.uses === undefined && content.title !== undefined;
}

/**
 * Returns the cover, or the pages' own look in its place where it is white paper that its makers do not use again and again:
 * where no layout is used twice, slides tell what a file shows, and not what its makers do.
 */
export function chooseCover(
  cover: Anatomy,
  content: Anatomy,
  anatomies: readonly Anatomy[],
  slideSize: Size,
): Anatomy {
  const { uses: _, ...layout } = cover.layout;
  const isHabit = anatomies.some(({ layout: { uses = 0 } }) => uses > 1);
  const isUnlike = !isHabit && isUnlikePages({ ...cover, layout }, content);
  return isUnlike && cover.layout.id !== content.layout.id ? asLoweredOpening(content, slideSize) : cover;
}

/** So many slides on one layout tell that its makers meant none of the others. */
export const tellingUses = 4;

/** Says whether makers have so many slides that look like a page, or most of them, that they have such everywhere. */
export function isHabit({ layout, backdrop }: Anatomy): boolean {
  return (layout.uses ?? 0) >= tellingUses || backdrop?.image !== undefined;
}

/**
 * Returns a page for lists, or the one for tables in its place where only lists stood on a panel over a picture, and the makers hardly
 * ever have such a page.
 */
export function offPicture(
  content: Anatomy,
  rows: { readonly anatomy: Anatomy; readonly score: number },
): Anatomy {
  const { panel, master, uses = 0 } = content.layout;
  const { layout } = rows.anatomy;
  const isOnPaper = rows.score > 0 && layout.panel === undefined && layout.master === master;
  const isUsual = uses >= tellingUses || (uses > 1 && uses > (layout.uses ?? 0));
  return panel !== undefined && isOnPaper && !isUsual ? rows.anatomy : content;
}

const sameGround = 1.1;

/**
 * Says whether a page has the ground and the title's band that pages of content have: a single one of another colour looks like
 * a mistake. On a panel of ours, only our own places are.
 */
export function isOnSameGround({ layout, title }: Anatomy, content: Anatomy): boolean {
  if (content.panelBox) return false;
  const isBand = title?.fill !== undefined && title.fill !== layout.background;
  if (isBand && JSON.stringify(title.box) !== JSON.stringify(content.title?.box)) return false;
  return contrastRatio(layout.background, content.layout.background) < sameGround;
}
