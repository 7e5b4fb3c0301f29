import type { Direction, PlacedChart, PlacedElement, PlacedImage } from "@lectern/deck";
import type { TextDefaults } from "../read/presentation.ts";
import type { Typefaces } from "../read/text-styles.ts";
import type { InheritedParagraph } from "./text/inherited-paragraph.ts";

/** What is counted and collected while one slide is written. */
export interface SlideScope {
  readonly language: string;
  readonly direction: Direction;
  readonly typefaces: Typefaces;
  /** What our own text boxes inherit. */
  readonly plainParagraphs: InheritedParagraph;
  /** Returns an id that no other element of the slide has; the shape tree's own is 1. */
  nextShapeId(): number;
  /** Returns the id to write an element with: the one by which a connector refers to it, or a new one. */
  writtenIdOf(placed: PlacedElement): number;
  /** Returns the id of an element to refer to; asked for the first time before the element is written. */
  referredIdOf(placed: PlacedElement): number;
  /** Returns the id of the relationship to an address, the same for the same address. */
  linkTo(uri: string): string;
  /** Returns the id of the relationship to a chart, which is a part of its own. */
  addChart(chart: PlacedChart): string;
  /** Returns the id of the relationship to an image, the same for the same image. */
  addImage(image: PlacedImage): string;
  /** The addresses linked to, by relationship id. */
  readonly links: ReadonlyMap<string, string>;
  /** The charts on the slide, by relationship id. */
  readonly charts: ReadonlyMap<string, PlacedChart>;
  /** The images on the slide, with the ids of their relationships. */
  readonly images: ReadonlyMap<PlacedImage, string>;
}

/** What a slide is written in. */
export interface SlideSetting {
  readonly language: string;
  readonly direction: Direction;
  readonly typefaces: Typefaces;
  readonly textDefaults: TextDefaults;
}

/** Returns a scope for one slide; the ids of the relationships that it collects start at `firstId`. */
export function createSlideScope(setting: SlideSetting, firstId: number): SlideScope {
  const { language, direction, typefaces, textDefaults } = setting;
  let shapeId = 1;
  const referredIds = new Map<PlacedElement, number>();
  const written = new Set<PlacedElement>();
  const idsByUri = new Map<string, string>();
  const links = new Map<string, string>();
  const charts = new Map<string, PlacedChart>();
  const images = new Map<PlacedImage, string>();
  const nextId = (): string => `rId${firstId + links.size + charts.size + images.size}`;
  const nextShapeId = (): number => {
    shapeId += 1;
    return shapeId;
  };
  return {
    language,
    direction,
    typefaces,
    plainParagraphs: { ...textDefaults, isPlain: true },
    links,
    charts,
    images,
    nextShapeId,
    writtenIdOf: (placed) => {
      const referred = referredIds.size === 0 ? undefined : referredIds.get(placed);
      // What stands on the slide twice has two ids.
      if (referred === undefined || written.has(placed)) return nextShapeId();
      written.add(placed);
      return referred;
    },
    referredIdOf: (placed) => {
      const id = referredIds.get(placed) ?? nextShapeId();
      referredIds.set(placed, id);
      return id;
    },
    linkTo: (uri) => {
      const known = idsByUri.get(uri);
      if (known !== undefined) return known;
      const id = nextId();
      idsByUri.set(uri, id);
      links.set(id, uri);
      return id;
    },
    addChart: (chart) => {
      const id = nextId();
      charts.set(id, chart);
      return id;
    },
    addImage: (image) => {
      const id = images.get(image) ?? nextId();
      images.set(image, id);
      return id;
    },
  };
}
