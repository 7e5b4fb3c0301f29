import type { DesignStyle } from "@lectern/deck";
import type { Thing } from "../art/things/drawn-thing.ts";
import type { HexColor, SchemeColor, ThemeSlot } from "../color.ts";
import type { Placeholder, PlaceholderPanel } from "../file/placeholder.ts";
import type { Drawn } from "../file/shape.ts";
import type { Surface } from "../file/surface.ts";
import type { FontPair } from "../font-pair.ts";
import type { Box } from "../grid.ts";
import type { TypeScale } from "../type-scale.ts";

/**
 * The colours of a look, one meaning to each slot of the theme:
 *
 * - `dk1` ink: text on paper, near black. `lt1` paper.
 * - `dk2` field: the dominant hue, behind cover, sections, statement and closing, and in table heads.
 * - `lt2` tint: the palest step of the hue, for panels and cards.
 * - `accent1` the accent: a tenth of the page at most. Large text on the field; darken it before it is text on paper.
 * - `accent2` the second colour.
 * - `accent1` to `accent6`, in this order: the data sequence, apart from each other in greyscale.
 * - `hlink`, `folHlink`: links on the page; on the field the colour map sends both to the tint.
 *
 * A look may give the slots other places on the page by the colour maps of its surfaces: a dark one has `dk1` for its
 * page and `lt1` for its ink. What stands on what, a test holds to the contrast that it needs.
 */
export type Palette = Readonly<Record<ThemeSlot, HexColor>>;

/** One look of the built-in template: colours, type, the frame of its pages, and what it draws on them. */
export interface Look {
  /** Lower case, one word: "harbor". */
  readonly name: string;
  /** A few words for people who choose. */
  readonly description: string;
  readonly palette: Palette;
  readonly fonts: FontPair;
  readonly scale: TypeScale;
  readonly surfaces: Surfaces;
  readonly frame: PageFrame;
  /** What emphasised words have, and numerals and markers, where they can be read as they are; left out: the first accents. */
  readonly emphasis?: readonly [accent: SchemeColor, second: SchemeColor];
  /** How shapes that are not part of its layouts are drawn on its pages. */
  readonly style: DesignStyle;
  /** Returns the pages whose places and art are the look's own. */
  readonly pages: (art: ArtSource) => Pages;
  /** Where a cover has a chart of the deck's own in place of art, from left to right; left out: nowhere. */
  readonly coverChart?: Box;
  /** In how many ways its art can be arranged; 1 if left out. */
  readonly arrangements?: number;
}

/** What the pages of a look stand on. */
export interface Surfaces {
  /** The ground of content pages, and of the master. */
  readonly page: Surface;
  /** Panels on it. */
  readonly panel: Surface;
  /** The ground of cover, section, statement and closing, where they have no other of their own. */
  readonly field: Surface;
}

/** What art is drawn for: the same gives the same. */
export interface ArtSource {
  /** From 0 to one less than the look's number of arrangements. */
  readonly arrangement: number;
  /** What the deck is about; left out, art shows nothing that could mislead. */
  readonly thing?: Thing;
  /** Whether the cover keeps its place for a chart of the deck's own free, instead of art. */
  readonly hasChart?: boolean;
  /** Which of several pages of one kind it is drawn for: their grounds and their art take turns; the first if left out. */
  readonly turn?: number;
}

/** Where the parts of a content page stand. */
export interface PageFrame {
  readonly kicker: Box;
  /** The side on which kickers stand; "start" if left out. */
  readonly kickerAlignment?: "start" | "center" | "end";
  readonly title: Place;
  readonly content: Box;
  /** Between lists side by side. */
  readonly gap: number;
  readonly date: Place;
  readonly footer: Place;
  readonly slideNumber: Place;
  /** What every content page shows besides its content: rules, ticks. */
  readonly furniture: readonly Drawn[];
}

/** Where text stands in a page. */
export interface Place {
  readonly box: Box;
  readonly anchor: Placeholder["anchor"];
  readonly alignment?: "start" | "center" | "end";
  /** What it stands on, where that is not the page's own ground. */
  readonly surface?: Surface;
  /** A fill of its own, that comes and goes with the text: a pill, a tile. Its colour is that of the surface. */
  readonly panel?: PlaceholderPanel;
}

/** A page whose places and art are a look's own. */
export interface PageDesign<Role extends string> {
  readonly surface: Surface;
  /** One group behind everything else. */
  readonly motif: readonly Drawn[];
  /** Panels and rules, each by itself. */
  readonly art: readonly Drawn[];
  readonly places: Readonly<Record<Role, Place>>;
  /** Places of footers that are not those of content pages. */
  readonly date?: Place;
  readonly footer?: Place;
  readonly slideNumber?: Place;
  /** What the footers stand on, where art is drawn behind them. */
  readonly footerSurface?: Surface;
}

/** The pages that each look draws for itself. */
export interface Pages {
  readonly cover: PageDesign<"title" | "subtitle" | "byline">;
  readonly section: PageDesign<"numeral" | "title" | "summary">;
  readonly split: PageDesign<"kicker" | "title" | "caption" | "content">;
  readonly statement: PageDesign<"kicker" | "title" | "support">;
  readonly quote: PageDesign<"kicker" | "title" | "source">;
  readonly closing: PageDesign<"title" | "content" | "contact">;
}
