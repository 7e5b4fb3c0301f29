import type { PlacedDeck, PlacedElement, PlacedRun, PlacedSlide, PlacedText } from "./placed-deck.ts";
import type { Anchor, HexColor, LevelStyle, Placeholder, Template, TemplateLayout } from "./template.ts";
import { contrastRatio, resolveThemeColor } from "./theme-color.ts";
import { type Box, emu, type Insets, type Points, points } from "./units.ts";

/** What can be wrong with a placed slide. */
export type InspectionKind =
  | "layout"
  | "overflow"
  | "overlap"
  | "outOfBounds"
  | "smallText"
  | "contrast"
  | "titleMissing"
  | "titleRepeated"
  | "emptyText";

/** One fault of a placed deck. */
export interface InspectionFinding {
  readonly kind: InspectionKind;
  /** The slide, counted from 1. */
  readonly slide: number;
  /** The name of the element that it is about, where it is about one. */
  readonly element?: string;
  readonly message: string;
}

/** Figures of one slide. */
export interface SlideFigures {
  readonly slide: number;
  /** How much of the layout's content area the content reaches over, 0 to 1. */
  readonly contentShare: number;
  /** Of all but footers; left out where there is no other text. */
  readonly smallestText?: Points;
  /** Letters and spaces, footers left aside. */
  readonly characters: number;
}

/** What an inspection found: faults in the order of the slides, and figures of each slide. */
export interface Inspection {
  readonly findings: readonly InspectionFinding[];
  readonly slides: readonly SlideFigures[];
}

/** The smallest size that text may have, footers aside. */
const smallestAllowed = 12;

/** What rounding may add up to before it counts: one point. */
const tolerance = 12_700;

/** Checks a placed deck against the template that it was placed on; the measures that its texts carry are believed. */
export function inspectPlacedDeck(deck: PlacedDeck, template: Template): Inspection {
  const titles = new Map<string, number>();
  const inspected = deck.slides.map((slide, index) => {
    const number = index + 1;
    const layout = template.layouts.find(({ id }) => id === slide.layoutId);
    const findings = [...inspectTitle(slide, number, titles)];
    if (!layout) {
      findings.push({
        kind: "layout",
        slide: number,
        message: `Expected a layout of the template, got "${slide.layoutId}".`,
      });
      return { findings, figures: { slide: number, contentShare: 0, characters: 0 } };
    }
    const parts = slide.elements.map((element) => toPart(element, layout, deck));
    findings.push(...inspectParts(parts, { deck, layout, number }));
    return { findings, figures: toFigures(parts, layout, number) };
  });
  return {
    findings: inspected.flatMap(({ findings }) => findings),
    slides: inspected.map(({ figures }) => figures),
  };
}

/** An element with what the layout tells about it. */
interface Part {
  readonly element: PlacedElement;
  readonly text?: PlacedText;
  readonly placeholder?: Placeholder;
  /** The box less its insets. */
  readonly room: Box;
  /** What the text takes of it; the whole box where there is none. */
  readonly ink: Box;
}

interface Place {
  readonly deck: PlacedDeck;
  readonly layout: TemplateLayout;
  readonly number: number;
}

const footerTypes: ReadonlySet<string> = new Set(["dt", "ftr", "sldNum", "hdr"]);
const titleTypes: ReadonlySet<string> = new Set(["title", "ctrTitle"]);
const textTypes: ReadonlySet<string> = new Set(["title", "ctrTitle", "subTitle", "body", "obj"]);

/** What PowerPoint keeps free in a text box that says nothing else (ISO 29500-1, 21.1.2.1.1 bodyPr). */
const defaultInsets: Insets = {
  left: emu(91_440),
  top: emu(45_720),
  right: emu(91_440),
  bottom: emu(45_720),
};

function toPart(element: PlacedElement, layout: TemplateLayout, deck: PlacedDeck): Part {
  const placeholder =
    element.kind === "placeholder"
      ? layout.placeholders.find(({ type, index }) => type === element.type && index === element.index)
      : undefined;
  const { text } = element;
  if (!text) return { element, room: element.box, ink: element.box };
  const insets = text.insets ?? placeholder?.insets ?? defaultInsets;
  const room = insideOf(element.box, insets);
  const ink = inkOf(text, room, text.anchor ?? placeholder?.anchor ?? "top", {
    alignment: text.paragraphs[0]?.alignment ?? placeholder?.levels[0]?.alignment ?? "start",
    isRightToLeft: deck.direction === "rtl",
  });
  return { element, text, room, ink, ...(placeholder && { placeholder }) };
}

function inkOf(
  { measured }: PlacedText,
  room: Box,
  anchor: Anchor,
  { alignment, isRightToLeft }: { readonly alignment: string; readonly isRightToLeft: boolean },
): Box {
  const down = { top: 0, middle: 0.5, bottom: 1 }[anchor];
  const atEnd = alignment === "center" ? 0.5 : alignment === "end" ? 1 : 0;
  const across = isRightToLeft ? 1 - atEnd : atEnd;
  return {
    x: emu(room.x + across * (room.width - measured.width)),
    y: emu(room.y + down * (room.height - measured.height)),
    width: measured.width,
    height: measured.height,
  };
}

function* inspectTitle(
  slide: PlacedSlide,
  number: number,
  titles: Map<string, number>,
): Generator<InspectionFinding> {
  const key = slide.title.trim().toLowerCase();
  const isShown = slide.elements.some(({ text }) => text && plainText(text) === slide.title);
  if (key === "" || !isShown) {
    yield {
      kind: "titleMissing",
      slide: number,
      message: `Expected the title "${slide.title}" on the slide.`,
    };
    return;
  }
  const first = titles.get(key);
  if (first === undefined) titles.set(key, number);
  else {
    const message = `Expected a title of its own, got "${slide.title}", which slide ${first} has.`;
    yield { kind: "titleRepeated", slide: number, message };
  }
}

function* inspectParts(parts: readonly Part[], place: Place): Generator<InspectionFinding> {
  for (const [index, part] of parts.entries()) {
    yield* inspectBounds(part, place);
    if (!part.text) continue;
    yield* inspectText(part, part.text, place);
    yield* inspectContrast(part, part.text, parts.slice(0, index), place);
    yield* inspectOverlap(part, parts.slice(index + 1), place);
  }
}

function* inspectBounds(
  { element, ink, placeholder }: Part,
  { deck, number }: Place,
): Generator<InspectionFinding> {
  const { width, height } = deck.slideSize;
  const isOwnBox = element.kind === "placeholder" && element.inheritsBox && placeholder !== undefined;
  const box = isOwnBox ? ink : element.box;
  const isOutside =
    box.x < -tolerance ||
    box.y < -tolerance ||
    box.x + box.width > width + tolerance ||
    box.y + box.height > height + tolerance;
  if (isOutside) {
    const message = `Expected it on the slide, got ${describeBox(box)}.`;
    yield { kind: "outOfBounds", slide: number, element: element.name, message };
  }
}

function* inspectText(part: Part, text: PlacedText, { number }: Place): Generator<InspectionFinding> {
  const { element, room } = part;
  const about = { slide: number, element: element.name };
  if (plainText(text).trim() === "") {
    yield { kind: "emptyText", ...about, message: "Expected text, got none: leave the element out." };
    return;
  }
  const { width, height } = text.measured;
  if (height > room.height + tolerance || width > room.width + tolerance) {
    const message = `Expected text of at most ${describeSize(room)}, got ${describeSize(text.measured)}.`;
    yield { kind: "overflow", ...about, message };
  }
  const smallest = smallestRun(text);
  if (!isFooter(element) && smallest < smallestAllowed) {
    const message = `Expected at least ${smallestAllowed} pt, got ${smallest} pt.`;
    yield { kind: "smallText", ...about, message };
  }
}

function* inspectOverlap(
  part: Part,
  others: readonly Part[],
  { layout, number }: Place,
): Generator<InspectionFinding> {
  const about = { kind: "overlap" as const, slide: number, element: part.element.name };
  for (const other of others) {
    if (other.text && overlaps(part.ink, other.ink)) {
      yield { ...about, message: `Expected it apart from "${other.element.name}", got text on text.` };
    }
  }
  // Where a layout itself keeps a place for text, its artwork is made to go with that text.
  const isPlanned = layout.placeholders.some(
    ({ type, box }) => textTypes.has(type) && contains(box, part.ink),
  );
  if (part.placeholder || isPlanned) return;
  if (layout.artwork.some((box) => overlaps(part.ink, box))) {
    yield { ...about, message: "Expected it beside the layout's artwork, got text on it." };
  }
}

function* inspectContrast(
  part: Part,
  text: PlacedText,
  earlier: readonly Part[],
  { layout, number }: Place,
): Generator<InspectionFinding> {
  const background = backgroundOf(part, earlier, layout);
  if (background === undefined) return;
  for (const paragraph of text.paragraphs) {
    const style = part.placeholder?.levels[paragraph.level];
    for (const run of paragraph.runs) {
      // The colour of its footers is the template's own affair.
      if (!run.color && isFooter(part.element)) continue;
      const color = colorOf(run, style, layout);
      const ratio = contrastRatio(color, background);
      const needed = isLarge(run, style) ? 3 : 4.5;
      if (ratio >= needed) continue;
      const message = `Expected a contrast of at least ${needed}, got ${ratio.toFixed(2)}: ${color} on ${background}.`;
      yield { kind: "contrast", slide: number, element: part.element.name, message };
      return;
    }
  }
}

/** The colour behind a text; undefined where artwork of a colour that nobody knows is behind it. */
function backgroundOf(part: Part, earlier: readonly Part[], layout: TemplateLayout): HexColor | undefined {
  const { element, ink } = part;
  if (element.kind === "shape" && element.fill) return resolveThemeColor(element.fill, layout);
  const beneath = earlier.findLast(
    (other) => other.element.kind === "shape" && other.element.fill && overlaps(other.element.box, ink),
  )?.element;
  if (beneath?.kind === "shape" && beneath.fill) return resolveThemeColor(beneath.fill, layout);
  return layout.artwork.some((box) => overlaps(box, ink)) ? undefined : layout.background;
}

function colorOf(run: PlacedRun, style: LevelStyle | undefined, layout: TemplateLayout): HexColor {
  if (run.color) return resolveThemeColor(run.color, layout);
  return style?.color ?? resolveThemeColor({ scheme: "tx1" }, layout);
}

// Large text needs less contrast (WCAG 2.2, 1.4.3): from 18 pt on, bold from 14 pt on.
function isLarge(run: PlacedRun, style: LevelStyle | undefined): boolean {
  return run.size >= 18 || ((run.bold ?? style?.bold ?? false) && run.size >= 14);
}

function toFigures(parts: readonly Part[], layout: TemplateLayout, slide: number): SlideFigures {
  const spoken = parts.filter(({ element }) => !isFooter(element));
  const sizes = spoken.flatMap(({ text }) => (text && plainText(text) !== "" ? [smallestRun(text)] : []));
  const content = spoken.filter(({ element }) => !isTitle(element)).map(({ ink }) => ink);
  return {
    slide,
    contentShare: shareOf(content, layout.contentArea),
    characters: spoken.reduce((sum, { text }) => sum + (text ? plainText(text).length : 0), 0),
    ...(sizes.length > 0 && { smallestText: points(Math.min(...sizes)) }),
  };
}

function shareOf(boxes: readonly Box[], area: Box): number {
  const size = area.width * area.height;
  if (boxes.length === 0 || size === 0) return 0;
  const left = Math.max(area.x, Math.min(...boxes.map(({ x }) => x)));
  const top = Math.max(area.y, Math.min(...boxes.map(({ y }) => y)));
  const right = Math.min(area.x + area.width, Math.max(...boxes.map(({ x, width }) => x + width)));
  const bottom = Math.min(area.y + area.height, Math.max(...boxes.map(({ y, height }) => y + height)));
  return (Math.max(0, right - left) * Math.max(0, bottom - top)) / size;
}

function isFooter(element: PlacedElement): boolean {
  return element.kind === "placeholder" && footerTypes.has(element.type);
}

function isTitle(element: PlacedElement): boolean {
  return element.kind === "placeholder" && titleTypes.has(element.type);
}

function plainText({ paragraphs }: PlacedText): string {
  return paragraphs.map(({ runs }) => runs.map(({ text }) => text).join("")).join("\n");
}

function smallestRun({ paragraphs }: PlacedText): number {
  return Math.min(...paragraphs.flatMap(({ runs }) => runs.map(({ size }) => size)));
}

function overlaps(first: Box, second: Box): boolean {
  const width = Math.min(first.x + first.width, second.x + second.width) - Math.max(first.x, second.x);
  const height = Math.min(first.y + first.height, second.y + second.height) - Math.max(first.y, second.y);
  return width > tolerance && height > tolerance;
}

function contains(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x - tolerance &&
    inner.y >= outer.y - tolerance &&
    inner.x + inner.width <= outer.x + outer.width + tolerance &&
    inner.y + inner.height <= outer.y + outer.height + tolerance
  );
}

function insideOf(box: Box, insets: Insets): Box {
  return {
    x: emu(box.x + insets.left),
    y: emu(box.y + insets.top),
    width: emu(Math.max(0, box.width - insets.left - insets.right)),
    height: emu(Math.max(0, box.height - insets.top - insets.bottom)),
  };
}

function describeBox({ x, y, width, height }: Box): string {
  return `${describeSize({ width, height })} at ${inInches(x)}, ${inInches(y)} in`;
}

function describeSize({ width, height }: { readonly width: number; readonly height: number }): string {
  return `${inInches(width)} x ${inInches(height)} in`;
}

function inInches(length: number): string {
  return (length / 914_400).toFixed(2);
}
