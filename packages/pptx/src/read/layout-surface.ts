import {
  type Box,
  contrastRatio,
  type HexColor,
  type Placeholder,
  type SchemeColor,
  type Size,
  type TemplateLayout,
} from "@lectern/deck";
import {
  areMiddleToLight,
  areTooVarious,
  calmPartOf,
  edgeShare,
  groundsBehind,
  mainGround,
  readingOn,
  sampleGrounds,
} from "../surface/measure-ground.ts";
import type { Raster } from "../surface/raster.ts";
import { areaOf, intersection, toBox } from "./geometry.ts";
import { isContentPlaceholder, isTitle, type LayoutPlaceholder } from "./placeholder.ts";
import type { StyleContext } from "./text-styles.ts";

/** What the text of a layout stands on. */
export type Surface = Pick<TemplateLayout, "background" | "panel" | "grounds">;

/** The places of a layout that tell what its text stands on. */
interface PlacesOfText {
  readonly boxes: readonly Box[];
  readonly body?: Placeholder | undefined;
  /** Whether shapes of our own stand there too, which have no grounds of their own. */
  readonly isForContent: boolean;
  readonly contentArea: Box;
}

interface SurfaceSource extends PlacesOfText {
  /** The colour of the title. */
  readonly title: HexColor;
  /** The colour behind the text, where nobody can look at that. */
  readonly guess: HexColor;
  /** The colour that the template's own slides have for their text here, where they state one. */
  readonly ownText: () => HexColor | undefined;
  readonly context: StyleContext;
}

const roomyShare = 0.1;

/** Where a layout may have text. */
interface TextArea {
  readonly contentArea: Box;
  readonly slideSize: Size;
  /** What the background has along its edges: a title that stands there has a ground of its own. */
  readonly bands: readonly Box[];
}

/** Returns where the text of a layout stands: a layout that keeps a small place for a line or two, as covers do, is measured there and at its title. */
export function placesOfText(
  placeholders: readonly Placeholder[],
  { contentArea, slideSize, bands }: TextArea,
): PlacesOfText {
  const content = placeholders
    .filter((placeholder) => isContentPlaceholder(placeholder) && !isFigure(placeholder))
    .toSorted((one, other) => areaOf(other.box) - areaOf(one.box));
  const [body] = content;
  const isOpening = body !== undefined && areaOf(body.box) < roomyShare * areaOf(slideSize);
  const isCover = placeholders.some(({ type }) => type === "ctrTitle" || type === "subTitle");
  if (!isOpening && !isCover)
    return { boxes: [contentArea, ...(body ? [body.box] : [])], body, isForContent: true, contentArea };
  const titles = placeholders.filter(({ type, box }) => isTitle(type) && !(body && isOnBand(box, bands)));
  return { boxes: [...titles, ...content].map(({ box }) => box), body, isForContent: false, contentArea };
}

function isOnBand(box: Box, bands: readonly Box[]): boolean {
  return bands.some((band) => areaOf(intersection(band, box) ?? nowhere) >= onBandShare * areaOf(box));
}

const onBandShare = 0.8;
const nowhere = toBox(0, 0, 0, 0);

/** A number or a word in the size of a poster says nothing of where text stands. */
function isFigure({ levels }: Placeholder): boolean {
  return (levels[0]?.size ?? 0) >= 54;
}

/** Returns the colour of what the text of a layout stands on, or of the panel that it needs there. */
export function readSurface(raster: Raster, source: SurfaceSource): Surface {
  const { boxes, body, isForContent, contentArea, title, guess, ownText, context } = source;
  const own = body?.levels[0]?.color ?? title;
  const grounds = groundsBehind(raster, boxes);
  const colorOf = (scheme: SchemeColor) => context.colors[context.colorMap[scheme]];
  const reading = grounds && readingOn(grounds, own, textSchemes.map(colorOf));
  if (!grounds || !reading) return { background: guess };
  const page = mainGround(grounds);
  if (page !== undefined) return { background: page };
  const isBusy =
    areTooVarious(grounds) ||
    areMiddleToLight(grounds) ||
    boxes.some((box) => edgeShare(raster, box) > mostEdges);
  if (!isForContent || !isBusy) return { background: reading.on, ...variousIn(raster, contentArea) };
  const ink = ownText() ?? own;
  const panel = panelSchemes.find((scheme) => contrastRatio(colorOf(scheme), ink) >= 4.5) ?? "bg1";
  return { background: colorOf(panel), panel };
}

// A page that opens something may have to hold content, where there is no other.
function variousIn(raster: Raster, contentArea: Box): Pick<Surface, "grounds"> {
  const grounds = behindIn(raster, contentArea);
  return grounds && grounds.length > 1 ? { grounds } : {};
}

const textSchemes: readonly SchemeColor[] = ["tx1", "bg1", "tx2", "bg2"];
/** With more edges than this among the cells behind it, text is hard to read in any colour. */
const mostEdges = 0.15;
/** A panel has the page's colours before those of text, if the template's own text reads on them. */
const panelSchemes: readonly SchemeColor[] = ["bg1", "bg2", "tx2", "tx1"];

function behindIn(raster: Raster, box: Box | undefined): readonly HexColor[] | undefined {
  const grounds = box && groundsBehind(raster, [box]);
  return grounds && sampleGrounds(grounds);
}

/** Returns a placeholder with what is behind it, where that is not what the rest of the layout's text stands on. */
export function withGrounds(
  { placeholder, fillOver }: LayoutPlaceholder,
  { background, panel }: Surface,
  raster: Raster,
  artwork: readonly Box[],
): Placeholder {
  const { type, box, fill } = placeholder;
  const grounds = groundsBehind(raster, [box]) ?? [];
  const behind = sampleGrounds(grounds);
  const isPlain = behind.length === 0 || (behind.length === 1 && behind[0] === background);
  if (!(isTitle(type) || isContentPlaceholder({ type }))) {
    // What is drawn where a footer stands may look like the page, and whoever makes that readable has to know.
    const isOnArtwork = behind.length > 0 && artwork.some((drawn) => intersection(drawn, box) !== undefined);
    return isPlain && !isOnArtwork ? placeholder : { ...placeholder, behind };
  }
  if (fill !== undefined) {
    const middle = behind[Math.floor(behind.length / 2)];
    return { ...placeholder, fill: (middle !== undefined ? fillOver(middle) : undefined) ?? fill };
  }
  // Nothing known is no plain page: its maker's colour is kept, and whoever asks is told.
  if (isPlain && behind.length > 0 && !panel) return placeholder;
  const isBegun = placeholder.levels[0]?.alignment === "start" && !isTitle(type);
  const calm = isBegun ? calmPartOf(raster, box) : undefined;
  return { ...placeholder, behind: behindIn(raster, calm) ?? behind, ...(calm && { calm }) };
}
