import { type Box, inches, type Placeholder, type SlideDesign } from "@lectern/deck";
import { bottomOf, boxOf, insideOf, rightOf } from "../geometry.ts";
import { type Anatomy, ownBoxOf } from "./anatomy.ts";

/**
 * Returns a layout as a template's own slides use it that have a picture behind them: with that picture, and its places
 * moved to where the slides have theirs.
 */
export function onSlideDesign(anatomy: Anatomy, design: SlideDesign): Anatomy {
  // A layout with a design of its own has more to lose than to gain.
  if (anatomy.layout.artwork.length > 0) return anatomy;
  const { layout, title, body, footer, slideNumber, titleLook } = anatomy;
  const isOpening = body?.type === "subTitle";
  // Makers who draw their covers on slides have nothing but that there.
  const furniture = isOpening
    ? []
    : [footer, slideNumber].filter((one) => one !== undefined && isBeside(one, design.content));
  const content = above(furniture, design.content);
  const place = isOpening
    ? boxOf(content.x, content.y, content.width, Math.min(content.height, inches(1.4)))
    : content;
  return {
    layout: {
      ...layout,
      background: design.background,
      contentArea: content,
      placeholders: layout.placeholders.map((placeholder) => onPicture(placeholder, design)),
    },
    backdrop: { image: design.image, color: design.background },
    others: [],
    titleBox: design.title,
    contentBox: body ? insideOf(place, body.insets) : content,
    ...(titleLook && { titleLook }),
    ...(title && { title: moved(onPicture(title, design), design.title) }),
    ...(body && { body: moved(onPicture(body, design), place) }),
    ...(footer && furniture.includes(footer) && { footer }),
    ...(slideNumber && furniture.includes(slideNumber) && { slideNumber }),
  };
}

function onPicture({ behind: _, ...placeholder }: Placeholder, design: SlideDesign): Placeholder {
  const isTitle = placeholder.type === "title" || placeholder.type === "ctrTitle";
  const behind = isTitle ? design.behindTitle : design.behindContent;
  return { ...placeholder, ...(behind && { behind }) };
}

function moved(placeholder: Placeholder, box: Box): Placeholder {
  const own = { ...placeholder, box, ownBox: ownBoxOf(placeholder) };
  return own;
}

function above(furniture: readonly (Placeholder | undefined)[], content: Box): Box {
  const bottom = Math.min(bottomOf(content), ...furniture.flatMap((one) => one?.box.y ?? []));
  return boxOf(content.x, content.y, content.width, Math.max(0.6 * content.height, bottom - content.y));
}

// Beyond the sides of what slides say there is the picture.
function isBeside({ box }: Placeholder, content: Box): boolean {
  return box.x >= content.x && box.x <= rightOf(content);
}
