import type { Size, Template } from "@lectern/deck";
import { areaOf } from "../geometry.ts";
import { type Anatomy, isSeen } from "./anatomy.ts";
import { isTinted } from "./brand.ts";
import { isColorful } from "./colors/hue.ts";
import { isBareOpening } from "./layouts/bare-opening.ts";
import type { ChosenLayouts } from "./layouts/chosen-layouts.ts";
import { tellingUses } from "./one-style.ts";

/**
 * Returns layouts as we would set them where nobody designed a template's pages, which are paper of one colour with no
 * more on it than a sign, and hardly any slides stand on them: titles begin where content does, unless slides show them, and what opens
 * something is ours to design.
 */
export function designed(chosen: ChosenLayouts, template: Template): ChosenLayouts {
  const { layouts, slideDesigns, slideSize } = template;
  const { cover, section, content, rows, closing, columns } = chosen;
  const isHabit = layouts.some(({ uses = 0 }) => uses >= tellingUses);
  const isPlain = (anatomy: Anatomy) => isUntouched(anatomy) && isNearlyEmpty(anatomy, slideSize);
  if (slideDesigns || isHabit || ![content, rows].every(isPlain)) return chosen;
  const areShown = layouts.reduce((sum, { uses = 0 }) => sum + uses, 0) >= tellingUses;
  const isKept = isMeant(content) || (areShown && content.layout.uses !== undefined);
  const titled = isKept ? (anatomy: Anatomy) => anatomy : withTitleAtStart;
  const atStart = {
    ...chosen,
    content: titled(content),
    rows: titled(rows),
    closing: titled(closing),
    columns: columns.map((one) => ({ ...one, anatomy: titled(one.anatomy) })),
  };
  const isOurs = (opening: Anatomy) =>
    isPlain(opening) && !isMeant(opening) && isBareOpening(opening, rows, slideSize);
  const ours = (opening: Anatomy): Anatomy =>
    isOurs(opening) ? { ...opening, isUndesigned: true } : opening;
  const opened = isMeant(section) ? section : withTitleLike(cover, section);
  return { ...atStart, cover: ours(cover), section: isMeant(cover) ? opened : ours(opened) };
}

/**
 * Says whether the makers of a template have a slide of a page, and left a mark of theirs on it: a sign, or a colour of its
 * title that no program begins with. White and quiet as it is, it is then their design.
 */
function isMeant({ layout, title }: Anatomy): boolean {
  if (layout.uses === undefined) return false;
  return layout.artwork.length > 0 || isTinted(title?.levels[0]?.color ?? "000000");
}

function isUntouched({ layout, title, titleLook }: Anatomy): boolean {
  const { watermark = [], grounds = [], panel, ownTitle } = layout;
  if (grounds.length > 1 || watermark.length > 0 || panel !== undefined || ownTitle?.alignment !== undefined)
    return false;
  return !(title && isSeen(title)) && !titleLook?.fill;
}

/** Of the page: a sign on it that says whose it is. */
const mostOfSign = 0.03;

// Where makers put a sign on their pages, a full colour of titles is theirs as well.
function isNearlyEmpty({ layout: { artwork }, title }: Anatomy, { width, height }: Size): boolean {
  if (artwork.length === 0) return true;
  const drawn = artwork.reduce((sum, box) => sum + areaOf(box), 0);
  return drawn <= mostOfSign * width * height && !isColorful(title?.levels[0]?.color ?? "000000");
}

// Titles of pages that open something have one weight, and are written in one way.
function withTitleLike({ title: model, layout: { background } }: Anatomy, section: Anatomy): Anatomy {
  const { title, titleLook, layout } = section;
  const [like] = model?.levels ?? [];
  if (!title || !like || layout.background !== background || isSeen(title)) return section;
  const look = { bold: like.bold, capitals: like.capitals ?? false };
  const levels = title.levels.map((level) => ({ ...level, ...look }));
  return { ...section, title: { ...title, levels }, titleLook: { ...titleLook, ...look } };
}

// Centred, titles would stand above lists and panels that all begin at the start.
function withTitleAtStart(anatomy: Anatomy): Anatomy {
  const { title, titleLook } = anatomy;
  if (title?.levels[0]?.alignment !== "center") return anatomy;
  const levels = title.levels.map((level) => ({ ...level, alignment: "start" as const }));
  return { ...anatomy, title: { ...title, levels }, titleLook: { ...titleLook, alignment: "start" } };
}
