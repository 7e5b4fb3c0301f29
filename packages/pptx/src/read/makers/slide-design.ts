import type { HexColor, Size, SlideDesign, SlideDesigns, TemplateImage, TemplateLayout } from "@lectern/deck";
import { descendantElements, firstElement, localName, type XmlElement } from "@lectern/ooxml";
import { paintOfFill } from "../../surface/fill-paint.ts";
import { groundsBehind, mainGround, sampleGrounds } from "../../surface/measure-ground.ts";
import { pageArea } from "../../surface/paint-item.ts";
import type { Pictures } from "../../surface/pictures.ts";
import { createRaster, paintArea } from "../../surface/raster.ts";
import { shownColorsOf } from "../../surface/shown-colors.ts";
import { colorUnder } from "../background.ts";
import { resolveColorIn } from "../color.ts";
import { fillOf } from "../fill.ts";
import { toBox } from "../geometry.ts";
import { relationshipAttribute } from "../package/attributes.ts";
import { type PackageReader, partById } from "../package/package-reader.ts";
import { isTitle, placeholderType } from "../placeholder.ts";
import {
  ifSound,
  mostBytes,
  type OwnSlides,
  readSlide,
  readSlideRoom,
  type SlideRoom,
} from "./own-slides.ts";

/** A few slides show what is behind all of them. */
const mostRead = 12;
const leastAlike = 2;

interface Backed {
  readonly part: string;
  readonly layout: string;
  /** The part of the picture that it has for a background. */
  readonly picture: string;
}

/**
 * Returns the pictures that a presentation's own slides have for backgrounds: of the first one, and of most of the others.
 * Undefined where there are none, as with nearly all templates, whose design is on masters and layouts.
 */
export function readSlideDesigns(
  reader: PackageReader,
  { slides, slideSize, layouts, pictures }: DesignSource,
): SlideDesigns | undefined {
  const read = slides.slice(0, mostRead);
  const backed = read.flatMap((slide) => readBacked(reader, slide) ?? []);
  if (backed.length === 0) return undefined;
  const byId = new Map(layouts.map((layout) => [layout.id, layout]));
  const toDesign = (alike: readonly Backed[]): SlideDesign | undefined => {
    const [first] = alike;
    const layout = first && byId.get(first.layout);
    const image = first && readImage(reader, first.picture);
    const parts = alike.map(({ part }) => part);
    const room = first && readSlideRoom(reader, parts, slideSize, Math.min(leastAlike, alike.length));
    if (!layout || !image || !room) return undefined;
    const places = toPlaces(room, slideSize);
    const grounds = measureGrounds(reader, first, layout, { ...places, slideSize, pictures });
    return { image, ...places, ...(grounds ?? { background: guessBackground(reader, parts, layout) }) };
  };
  const opening = backed.find(({ part }) => part === slides[0]?.part);
  const others = backed.filter((slide) => slide !== opening);
  const usual = largestGroup(others);
  const isUsual = usual.length >= leastAlike && usual.length >= (read.length - 1) / 2;
  const cover = opening && toDesign([opening]);
  const content = isUsual ? toDesign(usual) : undefined;
  return cover || content ? { ...(cover && { cover }), ...(content && { content }) } : undefined;
}

/** What designs are read from. */
export interface DesignSource {
  readonly slides: OwnSlides["inOrder"];
  readonly slideSize: Size;
  readonly layouts: readonly TemplateLayout[];
  readonly pictures: Pictures;
}

function readBacked(
  reader: PackageReader,
  { part, layout }: DesignSource["slides"][number],
): Backed | undefined {
  const source = ifSound(() => reader.content(part));
  if (!source || source.length > mostBytes || !Buffer.from(source).includes("<p:bgPr>")) return undefined;
  const slide = readSlide(reader, part);
  const fill = fillOf(firstElement(slide, "cSld", "bg", "bgPr"));
  if (!fill || localName(fill.name) !== "blipFill") return undefined;
  const picture = partById(reader, part, relationshipAttribute(firstElement(fill, "blip"), "embed"));
  return picture === undefined ? undefined : { part, layout, picture };
}

function largestGroup(backed: readonly Backed[]): readonly Backed[] {
  const groups = [...Map.groupBy(backed, ({ picture }) => picture).values()];
  return groups.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

/** Returns a PNG or JPEG in a part, the same for the same part; undefined where it is neither or damaged. */
export function readImage(reader: PackageReader, part: string): TemplateImage | undefined {
  const known = images.get(reader) ?? new Map<string, TemplateImage | undefined>();
  images.set(reader, known);
  if (!known.has(part)) known.set(part, readImageAnew(reader, part));
  return known.get(part);
}

// Layouts of one master have one picture.
const images = new WeakMap<PackageReader, Map<string, TemplateImage | undefined>>();

function readImageAnew(reader: PackageReader, part: string): TemplateImage | undefined {
  const type = reader.contentType(part);
  if (type !== "image/png" && type !== "image/jpeg") return undefined;
  const bytes = ifSound(() => reader.content(part));
  return bytes && { bytes, mediaType: type };
}

const edgeShare = 0.03;

/** What is said keeps clear of the edges of the page, and of the title. */
function toPlaces(
  { title, content }: SlideRoom,
  { width, height }: Size,
): Pick<SlideDesign, "title" | "content"> {
  const right = Math.min(content.x + content.width, width * (1 - edgeShare));
  const bottom = Math.min(content.y + content.height, height * (1 - edgeShare));
  const titleBottom = Math.min(title.y + title.height, Math.max(content.y, title.y + height * leastTitle));
  const top = Math.max(content.y, titleBottom);
  return {
    title: toBox(
      title.x,
      title.y,
      Math.min(title.width, width * (1 - edgeShare) - title.x),
      titleBottom - title.y,
    ),
    content: toBox(content.x, top, right - content.x, bottom - top),
  };
}

const leastTitle = 0.1;

type Places = Pick<SlideDesign, "title" | "content"> & Pick<DesignSource, "slideSize" | "pictures">;

/** Looks at the picture where it will have text; undefined where nobody can. */
function measureGrounds(
  reader: PackageReader,
  { part }: Backed,
  { theme: { colors }, colorMap }: TemplateLayout,
  { title, content, slideSize, pictures }: Places,
): Omit<SlideDesign, "image" | "title" | "content"> | undefined {
  const slide = readSlide(reader, part);
  const fill = slide && fillOf(firstElement(slide, "cSld", "bg", "bgPr"));
  const raster = createRaster(slideSize, "FFFFFF");
  const pictureOf = (id: string | undefined) => pictures.of(part, id);
  const paint = fill && paintOfFill(fill, { context: { colors, colorMap }, pictureOf }, raster.size);
  if (!paint) return undefined;
  paintArea(raster, pageArea(raster), paint);
  const [behindTitle, behindContent, behindAll] = [[title], [content], [title, content]].map((boxes) =>
    groundsBehind(raster, boxes),
  );
  if (!behindTitle || !behindContent || !behindAll) return undefined;
  const samples = sampleGrounds(behindAll);
  const background = mainGround(behindAll) ?? samples[Math.floor(samples.length / 2)];
  if (background === undefined) return undefined;
  return {
    background,
    behindTitle: sampleGrounds(behindTitle),
    behindContent: sampleGrounds(behindContent),
    shown: shownColorsOf(raster),
  };
}

function guessBackground(reader: PackageReader, parts: readonly string[], layout: TemplateLayout): HexColor {
  const { colors } = layout.theme;
  const context = { colors, colorMap: layout.colorMap };
  const [color] = parts.flatMap((part) => titleColorOf(readSlide(reader, part), context) ?? []);
  return color === undefined ? layout.background : colorUnder(color, context);
}

function titleColorOf(
  slide: XmlElement | undefined,
  context: Parameters<typeof resolveColorIn>[1],
): HexColor | undefined {
  if (!slide) return undefined;
  const title = descendantElements(slide, "sp").find((shape) => {
    const ph = firstElement(shape, "nvSpPr", "nvPr", "ph");
    return ph && isTitle(placeholderType(ph));
  });
  const runs = title ? descendantElements(title, "rPr") : [];
  const [fill] = runs.flatMap((run) => fillOf(run) ?? []);
  return fill && resolveColorIn(fill, context);
}
