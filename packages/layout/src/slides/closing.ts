import {
  type Box,
  type BulletItem,
  type ClosingSlide,
  emu,
  inches,
  type NextStep,
  type PlacedElement,
  type Placeholder,
  points,
} from "@lectern/deck";
import { composePoints } from "../forms/points.ts";
import { composeClosingRows } from "../forms/rows/closing-rows.ts";
import { statementTitleLines } from "../forms/statement.ts";
import { areaOf, bottomOf, boxOf, insideOf, intersectionOf } from "../geometry.ts";
import { createHeadline } from "../pages/headline.ts";
import type { Page } from "../pages/page.ts";
import { toSpilledItems } from "../pages/spilled-text.ts";
import type { Stage } from "../pages/stage.ts";
import { contentTitleLines, toPages } from "../pages/to-pages.ts";
import { createCanvas, inkParagraph } from "../parts/canvas.ts";
import { paletteOf, shapeLook } from "../parts/place-text.ts";
import { placeSideText } from "../parts/side-text.ts";
import { type Anatomy, type MovedPlaceholder, ownBoxOf } from "../template/anatomy.ts";
import { measurePlacedText } from "../text/lines/measure-placed-text.ts";
import { toBlocks } from "../text/list-paragraphs.ts";
import { boxBelowTitle, lowerClosingTitle, setBelowTitle, type WordsBelow } from "./fields/own-closing.ts";
import { itemInWords, stepInWords } from "./in-words.ts";
import { composeSoleClosing } from "./sole-closing.ts";

/** Composes the last slide: next steps and takeaways with owners and dates as rows, and whom to ask on its last page. */
export function composeClosing(slide: ClosingSlide, given: Stage): readonly Page[] {
  const stage = slide.contact === undefined ? toFoot(given) : given;
  const { closing } = stage.layouts;
  const atFoot = slide.contact === undefined ? undefined : placeContact(slide.contact, closing, stage);
  const sole = composeSoleClosing(slide, atFoot, stage);
  if (sole && (atFoot || slide.contact === undefined)) return sole;
  const isBare = !slide.items?.length && !slide.nextSteps?.length && (atFoot || !slide.contact);
  const anatomy = (isBare ? lowered(slide.title, atFoot, stage) : undefined) ?? closing;
  const contact = isLowered(anatomy, stage) ? underTitle(slide.contact, atFoot, anatomy, stage) : atFoot;
  const { unsaid } = isLowered(anatomy, stage)
    ? { unsaid: undefined }
    : createHeadline(slide.title, anatomy, contentTitleLines);
  const spilled = toSpilledItems([unsaid, contact ? undefined : slide.contact]);
  const { contentBox } = anatomy;
  const isBelow = contact === undefined || !("box" in contact) || contact.box.y >= bottomOf(contentBox);
  const box = isBelow ? contentBox : above(contentBox, contact.box);
  const items = [...(slide.items ?? []), ...spilled];
  const contents = composeContents(items, slide.nextSteps ?? [], box, stage);
  const withContact = (contents.length === 0 ? [[]] : contents).map((content, index) =>
    contact && index === Math.max(0, contents.length - 1) ? [...content, contact] : content,
  );
  const titleLines = isLowered(anatomy, stage) ? statementTitleLines : contentTitleLines;
  return toPages("closing", anatomy, slide.title, withContact, { notes: slide.notes, titleLines });
}

function isLowered(anatomy: Anatomy, { layouts }: Stage): boolean {
  return anatomy !== layouts.closing;
}

// A title alone stands low and large, as on a cover.
function lowered(title: string, contact: PlacedElement | undefined, stage: Stage): Anatomy | undefined {
  const end = bottomOf(stage.layouts.closing.contentBox);
  const reserved = contact ? Math.max(ownContactHeight, end - contact.box.y) + inches(0.3) : 0;
  return lowerClosingTitle(title, reserved, stage);
}

function composeContents(
  items: readonly BulletItem[],
  steps: readonly NextStep[],
  box: Box,
  stage: Stage,
): readonly (readonly PlacedElement[])[] {
  if (items.length + steps.length === 0) return [];
  const { layouts, direction } = stage;
  const canvas = createCanvas(stage, layouts.closing);
  const free = intersectionOf(canvas.box, box);
  return (
    composeClosingRows(items.map(itemInWords), steps, { ...canvas, box: free }) ??
    composePoints(
      toBlocks([...steps.map(stepInWords).map(toItem), ...items].map(itemInWords)),
      layouts.closing,
      direction,
      "aboveEach",
      box,
    )
  );
}

function toItem({ action, owner, date }: NextStep): BulletItem {
  const said = { text: [{ text: action }], ...(date !== undefined && { lead: date }) };
  return owner === undefined ? said : { ...said, children: [{ text: [{ text: owner }] }] };
}

const contactHeight = inches(0.5);

/** In points, largest first: whom to turn to is what listeners take down. */
const contactSizes = [28, 24, 20] as const;

function placeContact(
  text: string,
  anatomy: Anatomy,
  { direction, isOwnLook }: Stage,
): PlacedElement | undefined {
  const { contentBox } = anatomy;
  const found = anatomy.others.find(({ type, box }) => type === "body" && box.y >= bottomOf(contentBox));
  const box = boxOf(contentBox.x, bottomOf(contentBox) - contactHeight, contentBox.width, contactHeight);
  const { width } = found ? insideOf(found.box, found.insets) : box;
  const size = contactSizes.find((each) => isOneLine(text, each, anatomy, width)) ?? 20;
  const placeholder = found && isOwnLook ? enlarged(found, size) : found;
  return placeSideText({ name: "Contact", text, placeholder, box, size }, anatomy, direction);
}

function isOneLine(text: string, size: number, anatomy: Anatomy, width: number): boolean {
  const paragraphs = [inkParagraph(text, { size, color: paletteOf(anatomy).text })];
  return measurePlacedText(paragraphs, shapeLook(anatomy), emu(width)).lines === 1;
}

// What stands above it makes room.
function enlarged(placeholder: Placeholder, size: number): MovedPlaceholder {
  const levels = placeholder.levels.map((level) => ({ ...level, size: points(Math.max(level.size, size)) }));
  const { x, width, height } = placeholder.box;
  const high = Math.max(height, inches((1.6 * size) / 72));
  const box = boxOf(x, bottomOf(placeholder.box) - high, width, high);
  return { ...placeholder, levels, box, ownBox: ownBoxOf(placeholder) };
}

// Where nobody is named to turn to, what is said has the height of that place, too.
function toFoot(stage: Stage): Stage {
  const { closing } = stage.layouts;
  const { contentBox, others, layout } = closing;
  const place = others.find(({ type, box }) => type === "body" && box.y >= bottomOf(contentBox));
  if (!stage.isOwnLook || !place) return stage;
  const { x, y, width } = contentBox;
  const whole = boxOf(x, y, width, bottomOf(place.box) - y);
  const taken = (box: Box) => layout.artwork.filter((drawn) => areaOf(intersectionOf(drawn, box)) > 0).length;
  if (taken(whole) > taken(contentBox)) return stage;
  return { ...stage, layouts: { ...stage.layouts, closing: { ...closing, contentBox: whole } } };
}

const ownContactHeight = inches(1.3);
/** Of whom to ask, where that is all a page says, largest first. */
const ownContactSizes = [36, 32, 28, 24, 20];

// Whom to ask is all that such a page says: it stands large below its title, not small at the foot.
function underTitle(
  text: string | undefined,
  atFoot: PlacedElement | undefined,
  anatomy: Anatomy,
  { direction, isOwnLook }: Stage,
): PlacedElement | undefined {
  // Places of a template stay where their makers want them.
  if (text === undefined || (atFoot?.kind !== "shape" && !isOwnLook)) return atFoot;
  const words: WordsBelow = {
    name: "Contact",
    sizes: ownContactSizes,
    most: ownContactHeight,
    paragraphs: (size, { accent }) => [inkParagraph(text, { size, color: accent, bold: true })],
  };
  const box = boxBelowTitle(anatomy, ownContactHeight);
  return (
    setBelowTitle(words, anatomy) ??
    placeSideText({ name: "Contact", text, box, size: 20 }, anatomy, direction) ??
    atFoot
  );
}

function above(box: Box, contact: Box): Box {
  return boxOf(box.x, box.y, box.width, contact.y - inches(0.2) - box.y);
}
