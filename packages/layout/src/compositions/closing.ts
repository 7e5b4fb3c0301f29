import { type Box, type ClosingSlide, type Direction, inches, type PlacedElement } from "@lectern/deck";
import type { Anatomy } from "../anatomy.ts";
import { bottomOf, boxOf } from "../geometry.ts";
import { toBlocks } from "../text/list-paragraphs.ts";
import { composeDefinitionRows } from "./definition-rows.ts";
import { createHeadline } from "./headline.ts";
import type { Page } from "./page.ts";
import { composePoints } from "./points.ts";
import { placeSideText } from "./side-text.ts";
import { toSpilledItems } from "./spilled-text.ts";
import type { Stage } from "./stage.ts";
import { contentTitleLines, toPages } from "./to-pages.ts";

/** Composes the last slide: next steps or takeaways as ruled rows, and whom to ask on its last page. */
export function composeClosing(slide: ClosingSlide, { layouts, direction }: Stage): readonly Page[] {
  const anatomy = layouts.closing;
  const contact = slide.contact === undefined ? undefined : placeContact(slide.contact, anatomy, direction);
  const { unsaid } = createHeadline(slide.title, anatomy, contentTitleLines);
  const spilled = toSpilledItems([unsaid, contact ? undefined : slide.contact]);
  const blocks = toBlocks([...(slide.items ?? []), ...spilled]);
  const box = contact?.kind === "shape" ? above(anatomy.contentBox, contact.box) : anatomy.contentBox;
  const contents =
    blocks.length === 0
      ? [[]]
      : (composeDefinitionRows(blocks, anatomy, direction, box) ??
        composePoints(blocks, anatomy, direction, "aboveEach", box));
  const withContact = contents.map((content, index) =>
    contact && index === contents.length - 1 ? [...content, contact] : content,
  );
  return toPages("closing", anatomy, slide.title, withContact, slide);
}

const contactHeight = inches(0.45);

function placeContact(text: string, anatomy: Anatomy, direction: Direction): PlacedElement | undefined {
  const { contentBox } = anatomy;
  const placeholder = anatomy.others.find(
    ({ type, box }) => type === "body" && box.y >= bottomOf(contentBox),
  );
  const box = boxOf(contentBox.x, bottomOf(contentBox) - contactHeight, contentBox.width, contactHeight);
  return placeSideText({ name: "Contact", text, placeholder, box, size: 16 }, anatomy, direction);
}

function above(box: Box, contact: Box): Box {
  return boxOf(box.x, box.y, box.width, contact.y - inches(0.2) - box.y);
}
