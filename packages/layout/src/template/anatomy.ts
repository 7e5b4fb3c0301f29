import type {
  Anchor,
  Box,
  Emu,
  Insets,
  OwnTitle,
  PlacedBackground,
  PlacedRun,
  Placeholder,
  Points,
  Size,
  TemplateLayout,
  ThemeColor,
} from "@lectern/deck";
import { emu, inches } from "@lectern/deck";
import { areaOf, bottomOf, boxOf, insideOf, intersectionOf, rightOf } from "../geometry.ts";

/** What a layout's placeholders are for, told from their types and places, never from names. */
export interface Anatomy {
  readonly layout: TemplateLayout;
  readonly title?: Placeholder;
  /** Where the title stands: its placeholder's box, or else a strip at the top of the free area. */
  readonly titleBox: Box;
  /** In points, where the layout has no place for a title and ours is to be of another size than on other pages. */
  readonly bareTitleSize?: number;
  /** The sizes that titles of the deck have here, largest first; left out: what the layout says, and steps below it. */
  readonly titleSizes?: readonly Points[];
  /** In points: no running text on pages of the deck is larger, so that titles stand out; left out: as large as it fits. */
  readonly mostType?: number;
  /** What a title states of its look, because the layout has another: that of the template's own slides. */
  readonly titleLook?: Omit<OwnTitle, "box" | "content"> & Pick<PlacedRun, "capitals">;
  /** What running text in the layout's places states as its colour, because the makers' own slides do. */
  readonly ownInk?: ThemeColor;
  /** How high the title's text may get, in EMU, where that is less than its place: it keeps off the rules around it. */
  readonly titleRoom?: number;
  /** Where the title stands in its box, where a page states that itself. */
  readonly titleFrame?: { readonly anchor: Anchor; readonly insets: Insets };
  /** A line above the title: the section's name. */
  readonly kicker?: Placeholder;
  /** A very large figure: the section's number. */
  readonly numeral?: Placeholder;
  /** The largest place for text besides the title. */
  readonly body?: Placeholder;
  /** Places for text that are left, from top to bottom. */
  readonly others: readonly Placeholder[];
  readonly footer?: Placeholder;
  readonly slideNumber?: Placeholder;
  /** What pages have in place of the layout's background. */
  readonly backdrop?: PlacedBackground;
  /** Of a page that opens something and that nobody designed, whatever slides stand on it: it is ours to design. */
  readonly isUndesigned?: boolean;
  /** A panel behind all that a page says, on a picture that shows around it; it has the layout's `background`. */
  readonly sheet?: { readonly box: Box; readonly fill: ThemeColor };
  /** Of a page that opens something: where a line may stand below what its places hold. */
  readonly sideBox?: Box;
  /** What the panel that content needs takes at the least, so that it is the same from page to page. */
  readonly panelBox?: Box;
  /** Where our own content may stand: the body's place, or else the layout's free area below the title. */
  readonly contentBox: Box;
}

const titleTypes: ReadonlySet<string> = new Set(["title", "ctrTitle"]);
const textTypes: ReadonlySet<string> = new Set(["subTitle", "body", "obj"]);

/** Reads what the placeholders of a layout are for; what hangs over the lower edge of the page is moved onto it. */
export function readAnatomy(layout: TemplateLayout, slideSize?: Size): Anatomy {
  const usable = layout.placeholders
    .map((placeholder) => (slideSize ? onPage(placeholder, slideSize) : placeholder))
    .filter(({ type, box }) => isFurniture(type) || (box.width >= inches(0.2) && box.height >= inches(0.1)))
    .map((placeholder) => padded(clearOfArtwork(placeholder, layout.artwork), layout));
  const title =
    largest(usable.filter(({ type, box }) => titleTypes.has(type) && isRoomy(box))) ?? findDisplay(usable);
  const texts = usable.filter(
    (placeholder) => textTypes.has(placeholder.type) && placeholder !== title && !isSmallPrint(placeholder),
  );
  const kicker = title && texts.find((placeholder) => isKicker(placeholder, title));
  const numeral = texts.find((placeholder) => placeholder !== kicker && isNumeral(placeholder));
  const rest = texts.filter((placeholder) => placeholder !== kicker && placeholder !== numeral);
  const lead = title && rest.find((placeholder) => isLead(placeholder, title, layout));
  const place =
    rest.find(({ type }) => type === "subTitle") ??
    largest(rest.filter((placeholder) => placeholder !== lead && isRoomy(placeholder.box)));
  const contentBox = clearOfBars(findContentBox(layout, title, place), layout);
  const isAlone = lead && rest.every((other) => other === lead || !areSideBySide(other.box, lead.box));
  const risen = isAlone ? riseOver(lead, { contentBox, title, place, layout }) : 0;
  const body = place && withTop(place, clearOfBarsAbove(place.box, layout).y - risen);
  const footer = usable.find(({ type }) => type === "ftr");
  const slideNumber = usable.find(({ type }) => type === "sldNum");
  return {
    layout,
    others: rest
      .filter((placeholder) => placeholder !== place)
      .toSorted((first, second) => first.box.y - second.box.y),
    titleBox: title?.box ?? titleStrip(layout),
    contentBox: withTopAt(contentBox, contentBox.y - risen),
    ...(title && { title }),
    ...(kicker && { kicker }),
    ...(numeral && { numeral }),
    ...(body && { body }),
    ...(footer && { footer }),
    ...(slideNumber && { slideNumber }),
  };
}

const leastPadding = { side: inches(0.15), end: inches(0.08) };
/** Of a place's height: a low one has none to give. */
const mostPadding = 0.15;

// Text keeps off the edges of a panel that is its own, where that is seen.
function padded(placeholder: Placeholder, { background }: TemplateLayout): Placeholder {
  const { fill, insets, box, type } = placeholder;
  const isText = titleTypes.has(type) || textTypes.has(type);
  if (!isText || fill === undefined || fill === background) return placeholder;
  const side = (own: Emu) => emu(Math.max(own, leastPadding.side));
  const end = (own: Emu) => emu(Math.max(own, Math.min(leastPadding.end, mostPadding * box.height)));
  const { left, right, top, bottom } = insets;
  return {
    ...placeholder,
    insets: { left: side(left), right: side(right), top: end(top), bottom: end(bottom) },
  };
}

/** A placeholder whose box is not the layout's own, because artwork covers a part of that. */
export interface MovedPlaceholder extends Placeholder {
  readonly ownBox?: Box;
}

/** Returns the box that a placeholder has on its layout. */
export function ownBoxOf(placeholder: MovedPlaceholder): Box {
  return placeholder.ownBox ?? placeholder.box;
}

const leastShareLeft = 0.35;
/** Of a place: artwork that holds so much of it is made to be stood on. */
const panelShare = 0.8;

/** Returns a placeholder for text with what artwork covers of its box cut off, where that leaves enough of it. */
function clearOfArtwork(placeholder: Placeholder, artwork: readonly Box[]): MovedPlaceholder {
  const { type, box, insets, anchor } = placeholder;
  const isText = titleTypes.has(type) || textTypes.has(type);
  if ((!isText && !isFurniture(type)) || isSeen(placeholder)) return placeholder;
  let free = box;
  for (const drawn of artwork) {
    const shared = intersectionOf(drawn, insideOf(free, insets));
    if (areaOf(shared) === 0) continue;
    if (isPanelOf(placeholder, drawn)) free = onPanel(free, drawn);
    else free = cutOff(free, drawn, anchor);
  }
  if (free === box) return placeholder;
  if (areaOf(free) < leastShareLeft * areaOf(box)) return placeholder;
  if (isText && free.height < inches(0.4)) return placeholder;
  return { ...placeholder, box: free, ownBox: ownBoxOf(placeholder) };
}

// A band along a title, however low, is made for the title.
function isPanelOf({ type, box }: Placeholder, drawn: Box): boolean {
  const shared = intersectionOf(drawn, box);
  if (areaOf(shared) >= panelShare * areaOf(box)) return true;
  return titleTypes.has(type) && shared.width >= panelShare * box.width && shared.height >= 0.5 * box.height;
}

// What sticks out of a panel a little keeps to it.
function onPanel(box: Box, drawn: Box): Box {
  const shared = intersectionOf(drawn, box);
  return areaOf(shared) >= 0.5 * areaOf(box) && shared.height >= inches(0.4) ? shared : box;
}

// A rule through a title is made to run under its text, or over it, as the text is anchored.
function cutOff(box: Box, drawn: Box, anchor: Placeholder["anchor"]): Box {
  const above = boxOf(box.x, box.y, box.width, drawn.y - box.y);
  const below = boxOf(box.x, bottomOf(drawn), box.width, bottomOf(box) - bottomOf(drawn));
  const before = boxOf(box.x, box.y, drawn.x - box.x, box.height);
  const after = boxOf(rightOf(drawn), box.y, rightOf(box) - rightOf(drawn), box.height);
  const isRule = drawn.height < inches(0.1);
  const parts = isRule && anchor !== "bottom" ? [above] : [above, below, before, after];
  return largestBox(isRule && above.height < inches(0.4) ? [below, above] : parts) ?? box;
}

function largestBox(boxes: readonly Box[]): Box | undefined {
  return boxes.toSorted((first, second) => areaOf(second) - areaOf(first))[0];
}

/** Returns the settings whose type is no larger than a layout wants it, largest first as given; where none is, the smallest. */
export function upToTitle<Setting>(
  settings: readonly Setting[],
  { mostType }: Anatomy,
  sizeOf: (setting: Setting) => number,
): readonly Setting[] {
  if (mostType === undefined) return settings;
  const kept = settings.filter((setting) => sizeOf(setting) <= mostType);
  return kept.length > 0 ? kept : settings.slice(-1);
}

/** Says whether two boxes stand side by side: one beside the other, at the same height. */
export function areSideBySide(first: Box, second: Box): boolean {
  const tolerance = inches(0.1);
  const isBeside = rightOf(first) <= second.x + tolerance || rightOf(second) <= first.x + tolerance;
  const shared = Math.min(bottomOf(first), bottomOf(second)) - Math.max(first.y, second.y);
  return isBeside && shared > 0.6 * Math.min(first.height, second.height);
}

/** Returns the part of a layout's content box that its artwork leaves free, where that is still most of it. */
export function clearBoxOf({ layout, contentBox }: Anatomy): Box {
  const isClear = layout.artwork.every((box) => areaOf(intersectionOf(box, contentBox)) === 0);
  if (isClear) return contentBox;
  const free = intersectionOf(contentBox, layout.contentArea);
  return areaOf(free) >= 0.5 * areaOf(contentBox) ? free : contentBox;
}

function isRoomy(box: Box): boolean {
  return box.width >= inches(1.5) && box.height >= inches(0.3);
}

function isKicker({ type, box }: Placeholder, title: Placeholder): boolean {
  return type === "body" && box.height < inches(0.45) && bottomOf(box) <= title.box.y + inches(0.15);
}

function onPage(placeholder: Placeholder, { height }: Size): MovedPlaceholder {
  const { box, type } = placeholder;
  if (!isFurniture(type) || bottomOf(box) <= height || box.height > height) return placeholder;
  return { ...placeholder, box: boxOf(box.x, height - box.height, box.width, box.height), ownBox: box };
}

/** Says whether a place is seen itself, by a fill or an outline, so that it is not to be made smaller than it is. */
export function isSeen({ fill, outlined }: Placeholder): boolean {
  return fill !== undefined || outlined === true;
}

function isFurniture(type: Placeholder["type"]): boolean {
  return type === "ftr" || type === "sldNum";
}

/** A line in a size that nobody would set a list in is a footer by another name. */
function isSmallPrint({ type, box, levels }: Placeholder): boolean {
  return type === "body" && (levels[0]?.size ?? 0) < 12 && box.height < inches(0.6);
}

/** From this size on, a text without bullets on a page without a title is its title. */
const displaySize = 28;

function findDisplay(placeholders: readonly Placeholder[]): Placeholder | undefined {
  const displayed = placeholders.filter(({ type, box, levels }) => {
    const [level] = levels;
    return type === "body" && !level?.bullet && (level?.size ?? 0) >= displaySize && box.width >= inches(3);
  });
  const [only, another] = displayed;
  return another ? undefined : only;
}

/** A line or two between the title and the room for content, which is made for neither. */
function isLead({ type, box }: Placeholder, title: Placeholder, { contentArea }: TemplateLayout): boolean {
  if (type !== "body" || title.type !== "title") return false;
  const isBetween = box.y >= title.box.y && bottomOf(box) <= contentArea.y + inches(0.15);
  return (
    isBetween && areaOf(box) < 0.25 * areaOf(contentArea) && contentArea.height >= 0.5 * bottomOf(contentArea)
  );
}

function isNumeral({ type, levels }: Placeholder): boolean {
  return type === "body" && (levels[0]?.size ?? 0) >= 54;
}

function largest(placeholders: readonly Placeholder[]): Placeholder | undefined {
  return placeholders.toSorted((first, second) => areaOf(second.box) - areaOf(first.box))[0];
}

function titleStrip({ contentArea: { x, y, width, height }, titleArea }: TemplateLayout): Box {
  if (titleArea) return titleArea;
  return boxOf(x, y, width, Math.min(inches(0.9), 0.25 * height));
}

function findContentBox(
  layout: TemplateLayout,
  title: Placeholder | undefined,
  body: Placeholder | undefined,
): Box {
  const free = layout.contentArea;
  const isGrown = body !== undefined && isGrowingIn(body.box, free);
  const place =
    body && !isGrown && areaOf(body.box) >= 0.3 * areaOf(free) ? insideOf(body.box, body.insets) : free;
  if (!title) return below(place, titleStrip(layout));
  if (place !== free || areSideBySide(title.box, free)) return place;
  const rest = below(place, title.box);
  if (isGrown) return rest;
  const aligned = boxOf(title.box.x + title.insets.left, rest.y, title.box.width, rest.height);
  const shared = intersectionOf(rest, aligned);
  return areaOf(shared) > 0.6 * areaOf(rest) ? shared : rest;
}

const barGap = inches(0.14);
const touching = inches(0.06);

// What begins or ends where a bar does keeps off it.
function clearOfBars(box: Box, layout: TemplateLayout): Box {
  const below = barsOver(box, layout).find((bar) => Math.abs(bar.y - bottomOf(box)) <= touching);
  const free = clearOfBarsAbove(box, layout);
  return below ? boxOf(free.x, free.y, free.width, below.y - barGap - free.y) : free;
}

function clearOfBarsAbove(box: Box, layout: TemplateLayout): Box {
  const ends = barsOver(box, layout)
    .map(bottomOf)
    .filter((end) => end - box.y > -barGap && end - box.y <= touching);
  return withTopAt(box, Math.max(box.y, ...ends.map((end) => end + barGap)));
}

function barsOver(box: Box, { artwork }: TemplateLayout): readonly Box[] {
  return artwork.filter(
    (drawn) => Math.min(rightOf(drawn), rightOf(box)) - Math.max(drawn.x, box.x) >= 0.5 * box.width,
  );
}

interface LeadSurroundings {
  readonly contentBox: Box;
  readonly title: Placeholder | undefined;
  readonly place: Placeholder | undefined;
  readonly layout: TemplateLayout;
}

// No page fills a line between title and content: what is said begins where that line would.
function riseOver(lead: Placeholder, { contentBox, title, place, layout }: LeadSurroundings): number {
  if (!title) return 0;
  const top = Math.max(lead.box.y, bottomOf(title.box) + headroom);
  const tops = [contentBox.y, ...(place ? [place.box.y] : [])];
  const strip = boxOf(contentBox.x, top, contentBox.width, Math.max(...tops) - top);
  const isBelow = tops.every((one) => one >= bottomOf(lead.box) - touching && one > top);
  const isDrawn = layout.artwork.some((drawn) => areaOf(intersectionOf(drawn, strip)) > 0);
  return isBelow && !isDrawn ? Math.min(...tops) - top : 0;
}

function withTopAt({ x, y, width, height }: Box, top: number): Box {
  return boxOf(x, top, width, y + height - top);
}

function withTop(placeholder: Placeholder, top: number): Placeholder {
  if (top === placeholder.box.y) return placeholder;
  const moved: MovedPlaceholder = {
    ...placeholder,
    box: withTopAt(placeholder.box, top),
    ownBox: ownBoxOf(placeholder),
  };
  return moved;
}

// A column is as it is; a place that is low in a large room grows into it.
function isGrowingIn(body: Box, free: Box): boolean {
  const isInside = areaOf(intersectionOf(body, free)) >= 0.9 * areaOf(body);
  return isInside && areaOf(body) < 0.6 * areaOf(free) && body.height < 0.75 * free.height;
}

/** What our own content keeps off a title that stands above it. */
export const headroom = inches(0.16);

function below(box: Box, title: Box): Box {
  const top = Math.max(box.y, Math.min(bottomOf(title) + headroom, bottomOf(box) - inches(0.5)));
  return boxOf(box.x, top, box.width, bottomOf(box) - top);
}
