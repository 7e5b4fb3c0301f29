import { contains, describeBox, overlaps, shareOf, tolerance } from "../box.ts";
import { singleElements, standingBox } from "../placed/group-elements.ts";
import type { PlacedBackground, PlacedDeck, PlacedElement, PlacedSlide } from "../placed/placed-deck.ts";
import {
  isFooter,
  isTitle,
  type PlacedPart,
  plainText,
  smallestRun,
  toPlacedPart,
} from "../placed/placed-part.ts";
import type { Template, TemplateLayout } from "../template/template.ts";
import { type Box, emu, points, type Size } from "../units.ts";
import { areaFillOf } from "./background.ts";
import { inspectChart, smallestTextOf } from "./inspect-chart.ts";
import { inspectConnector } from "./inspect-connector.ts";
import { inspectTable } from "./inspect-table.ts";
import { inspectText, type Surface } from "./inspect-text.ts";
import type { Inspection, InspectionFinding, SlideFigures } from "./inspection.ts";

/** Checks a placed deck against the template that it was placed on; the measures that its texts carry are believed. */
export function inspectPlacedDeck(deck: PlacedDeck, template: Template): Inspection {
  const titles = new Map<string, number>();
  const layouts = [...template.layouts, ...(template.variants ?? []).map(({ layout }) => layout)];
  const inspected = deck.slides.map((slide, index) => {
    const number = index + 1;
    const ofTitle = [...inspectTitle(slide, number, titles)];
    const own = layouts.find(({ id }) => id === slide.layoutId);
    const layout = own && slide.background ? onBackground(own, slide.background) : own;
    if (!layout) {
      const message = `Expected a layout of the template, got "${slide.layoutId}".`;
      const findings = [...ofTitle, { kind: "layout" as const, slide: number, message }];
      return { findings, figures: { slide: number, contentShare: 0, characters: 0 } };
    }
    const parts = singleElements(slide.elements).map((element) =>
      toPlacedPart(element, layout, deck.direction),
    );
    const ofParts = inspectParts(parts, { layout, slideSize: deck.slideSize, slide: number });
    return { findings: [...ofTitle, ...ofParts], figures: toFigures(parts, layout, number) };
  });
  return {
    findings: inspected.flatMap(({ findings }) => findings),
    slides: inspected.map(({ figures }) => figures),
  };
}

// What a bare slide hides of its layout is in nobody's way.
function onBackground(layout: TemplateLayout, { color, isBare }: PlacedBackground): TemplateLayout {
  return { ...layout, background: color, ...(isBare && { artwork: [] }) };
}

interface Place {
  readonly layout: TemplateLayout;
  readonly slideSize: Size;
  /** The slide, counted from 1. */
  readonly slide: number;
}

const textTypes: ReadonlySet<string> = new Set(["title", "ctrTitle", "subTitle", "body", "obj"]);

function* inspectTitle(
  slide: PlacedSlide,
  number: number,
  titles: Map<string, number>,
): Generator<InspectionFinding> {
  const key = slide.title.trim().toLowerCase();
  if (key === "" || !singleElements(slide.elements).some((element) => says(element, slide.title))) {
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

function says(element: PlacedElement, title: string): boolean {
  return (
    "text" in element &&
    element.kind !== "chart" &&
    element.text !== undefined &&
    withCommonSpaces(plainText(element.text)) === withCommonSpaces(title)
  );
}

// Where a title in large type breaks is no matter of what it says.
function withCommonSpaces(text: string): string {
  return text.replaceAll("\u00a0", " ");
}

function inspectParts(parts: readonly PlacedPart[], place: Place): readonly InspectionFinding[] {
  const all = parts.map(({ element }) => element);
  const earlier: PlacedElement[] = [];
  const surface: Surroundings = { ...place, earlier, all };
  return parts.flatMap((part, index) => {
    const findings = [
      ...inspectBounds(part, place),
      ...inspectElement(part, surface),
      ...inspectOverlap(parts, index, place),
    ];
    earlier.push(part.element);
    return findings;
  });
}

interface Surroundings extends Surface {
  readonly all: readonly PlacedElement[];
}

function inspectElement(part: PlacedPart, surface: Surroundings): readonly InspectionFinding[] {
  const ofText = inspectText(part, surface);
  const { element } = part;
  if (element.kind === "table") return [...ofText, ...inspectTable(element, surface.slide)];
  if (element.kind === "chart") return [...ofText, ...inspectChart(element, surface)];
  if (element.kind === "connector")
    return [...ofText, ...inspectConnector(element, surface.all, surface.slide)];
  return ofText;
}

function inspectBounds(part: PlacedPart, { slideSize, slide }: Place): readonly InspectionFinding[] {
  const { element, ink, placeholder } = part;
  const isOwnBox = element.kind === "placeholder" && element.inheritsBox && placeholder !== undefined;
  const box = isOwnBox ? ink : standingBox(element);
  const isOutside =
    box.x < -tolerance ||
    box.y < -tolerance ||
    box.x + box.width > slideSize.width + tolerance ||
    box.y + box.height > slideSize.height + tolerance;
  if (!isOutside) return [];
  const message = `Expected it on the slide, got ${describeBox(box)}.`;
  return [{ kind: "outOfBounds", slide, element: element.name, message }];
}

// What stands on a part comes later; what stands below it was told of that one.
function inspectOverlap(
  parts: readonly PlacedPart[],
  index: number,
  { layout, slide }: Place,
): readonly InspectionFinding[] {
  const part = parts[index];
  if (!part?.taken) return [];
  const { element, placeholder, taken, hole } = part;
  const findings: InspectionFinding[] = [];
  const about = { kind: "overlap" as const, slide, element: element.name };
  const what = nounOf(element);
  for (let later = index + 1; later < parts.length; later += 1) {
    const other = parts[later];
    if (!other) continue;
    const { name } = other.element;
    const isInHole = other.taken && hole && contains(hole, other.taken);
    if (other.taken && overlaps(taken, other.taken) && !isInHole) {
      const message = `Expected it apart from "${name}", got ${nounOf(other.element)} on ${what}.`;
      findings.push({ ...about, message });
    } else if (areaFillOf(other.element) && overlaps(taken, other.element.box)) {
      findings.push({ ...about, message: `Expected it in sight, got "${name}" drawn over it.` });
    }
  }
  if (isFooter(element)) return findings;
  const shown = placeholder ? clipped(taken, element.box) : taken;
  const drawn = layout.artwork.map(toSeen).filter((box) => overlaps(shown, box));
  // Where a layout itself keeps a place for text, a panel behind all of it is made to go with that text.
  const own = layout.ownTitle?.box;
  // Where most of a template's own slides have their titles on artwork, that is their place.
  if (own && isTitle(element) && contains(own, taken)) return findings;
  const isPlanned =
    placeholder || layout.placeholders.some(({ type, box }) => textTypes.has(type) && contains(box, taken));
  if (drawn.some((box) => !isPlanned || !contains(box, shown))) {
    findings.push({ ...about, message: `Expected it beside the layout's artwork, got ${what} on it.` });
  }
  return findings;
}

/** What runs over is reported as such. */
function clipped(ink: Box, { x, y, width, height }: Box): Box {
  const left = Math.max(ink.x, x);
  const top = Math.max(ink.y, y);
  return {
    x: emu(left),
    y: emu(top),
    width: emu(Math.max(0, Math.min(ink.x + ink.width, x + width) - left)),
    height: emu(Math.max(0, Math.min(ink.y + ink.height, y + height) - top)),
  };
}

/** A rule is seen, however thin it is. */
function toSeen({ x, y, width, height }: Box): Box {
  const wider = Math.max(0, 2 * tolerance - width);
  const higher = Math.max(0, 2 * tolerance - height);
  return {
    x: emu(x - wider / 2),
    y: emu(y - higher / 2),
    width: emu(width + wider),
    height: emu(height + higher),
  };
}

function nounOf({ kind }: PlacedElement): string {
  return kind === "table" || kind === "chart" || kind === "picture" ? `a ${kind}` : "text";
}

function toFigures(parts: readonly PlacedPart[], layout: TemplateLayout, slide: number): SlideFigures {
  const spoken = parts.filter(({ element }) => !isFooter(element));
  const content = spoken.filter(({ element }) => !isTitle(element)).map(({ ink }) => ink);
  const smallest = Math.min(...spoken.map(smallestIn));
  return {
    slide,
    contentShare: shareOf(content, layout.contentArea),
    characters: spoken.reduce((sum, part) => sum + countCharacters(part), 0),
    ...(Number.isFinite(smallest) && { smallestText: points(smallest) }),
  };
}

function smallestIn({ element, passages }: PlacedPart): number {
  if (element.kind === "chart") return smallestTextOf(element);
  return Math.min(
    ...passages.map(({ text }) => (plainText(text) === "" ? Number.POSITIVE_INFINITY : smallestRun(text))),
  );
}

function countCharacters({ element, passages }: PlacedPart): number {
  const names =
    element.kind === "chart" ? [...element.categories, ...element.series.map(({ name }) => name)] : [];
  const texts = [...names, ...passages.map(({ text }) => plainText(text))];
  return texts.reduce((sum, text) => sum + text.length, 0);
}
