import {
  type Box,
  contrastRatio,
  inches,
  type Placeholder,
  resolveThemeColor,
  type Size,
  type TemplateLayout,
  type ThemeColor,
} from "@lectern/deck";
import { bottomOf, boxOf } from "../geometry.ts";
import { type Anatomy, ownBoxOf } from "./anatomy.ts";
import { isColorful } from "./colors/hue.ts";
import { asShadeOfTheme } from "./colors/theme-shade.ts";
import { asHeading } from "./page-room.ts";

const marginShare = 0.07;
/** With a picture around them: of the sheet that all stands on, and of what stands on it. */
const sheetShare = { edge: 0.04, text: 0.08 };
const titleShare = 0.13;

/**
 * Returns a layout that is full of what its makers drew, for a page of one colour of theirs without any of that: its title at
 * the top in its own font, and all of the page below it for content. Where a picture covers their pages, that colour is a
 * sheet on it.
 */
export function onCalmPage(anatomy: Anatomy, fill: ThemeColor, { width, height }: Size): Anatomy {
  const { layout, title, body } = anatomy;
  const color = resolveThemeColor(fill, layout);
  const least = Math.min(width, height);
  const margin = (layout.pagePicture ? sheetShare.text : marginShare) * least;
  const edge = sheetShare.edge * least;
  const titleBox = boxOf(margin, margin, width - 2 * margin, titleShare * height);
  const top = bottomOf(titleBox) + inches(0.1);
  const contentBox = boxOf(margin, top, width - 2 * margin, height - margin - top);
  const { panel: _, pagePicture: image, ...bare } = layout;
  // Without what was drawn around it, a thin title is less than the headings below it.
  const titleLook = { ...anatomy.titleLook, bold: true };
  return {
    layout: {
      ...bare,
      background: color,
      artwork: [],
      contentArea: contentBox,
      placeholders: layout.placeholders.map(onPlainGround),
    },
    others: [],
    titleBox,
    contentBox,
    backdrop: { color, fill, isBare: true, ...(image && { image }) },
    ...(image && { sheet: { box: boxOf(edge, edge, width - 2 * edge, height - 2 * edge), fill } }),
    ...(title && { title: bold(asHeading(onPlainGround(title), titleBox)), titleLook }),
    ...(body && { body: movedTo(onPlainGround(body), contentBox) }),
  };
}

/** Of black on it. */
const leastOnPanel = 9;

/**
 * Returns the bright colour of the panels that makers write on over a picture: that behind the text of another layout which slides
 * of theirs stand on; undefined where they have none.
 */
export function panelOfMakers(
  layout: TemplateLayout,
  layouts: readonly TemplateLayout[],
): ThemeColor | undefined {
  const used = layouts
    .filter(({ uses, panel, master }) => uses && panel === undefined && master === layout.master)
    .toSorted((one, other) => (other.uses ?? 0) - (one.uses ?? 0));
  const found = used.find(
    ({ background }) => isColorful(background) && contrastRatio(background, "000000") >= leastOnPanel,
  );
  return layout.pagePicture && found ? asShadeOfTheme(found.background, layout) : undefined;
}

function onPlainGround({ behind: _, ...placeholder }: Placeholder): Placeholder {
  return placeholder;
}

function bold(title: Placeholder): Placeholder {
  return { ...title, levels: title.levels.map((level) => ({ ...level, bold: true })) };
}

function movedTo(placeholder: Placeholder, box: Box): Placeholder {
  const moved = { ...placeholder, box, ownBox: ownBoxOf(placeholder) };
  return moved;
}
