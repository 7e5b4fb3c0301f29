import type { Box, Emu, Insets, Points, Size } from "../units.ts";
import type { DesignStyle, OwnTable } from "./design-style.ts";
import type { Illustration } from "./illustration.ts";
import type { SlidePicture } from "./slide-picture.ts";
import type { Alignment, Anchor, LineSpacing, PlaceholderType, Spacing } from "./text-setting.ts";
import type { HexColor, SchemeColor, ThemeColor, ThemeSlot } from "./theme-colors.ts";

/** The fonts of one role in a theme, by script. */
export interface ThemeFont {
  readonly latin: string;
  /** Empty where the theme names none. */
  readonly eastAsian: string;
  readonly complexScript: string;
  /** Fonts for single scripts, keyed by ISO 15924 code: { Jpan: "Yu Gothic" }. */
  readonly scripts: Readonly<Record<string, string>>;
}

/** The colours and fonts that a master's slides use. */
export interface Theme {
  readonly colors: Readonly<Record<ThemeSlot, HexColor>>;
  readonly fonts: { readonly heading: ThemeFont; readonly body: ThemeFont };
}

/** The look that text of one list level has in a placeholder, all inheritance resolved. */
export interface LevelStyle {
  readonly size: Points;
  readonly bold: boolean;
  readonly italic: boolean;
  /** The font family by its name; theme fonts resolved. */
  readonly fontFamily: string;
  /** Which of the theme's two fonts it is, or "other" for a family named outright. */
  readonly font: "heading" | "body" | "other";
  readonly color: HexColor;
  /** Its colours run into each other, which not every program shows; `color` is the average. */
  readonly shaded?: boolean;
  readonly alignment: Alignment;
  /** A share of the font's own line height (1 is single), or a fixed height in points. */
  readonly lineSpacing: LineSpacing;
  readonly spaceBefore: Spacing;
  readonly spaceAfter: Spacing;
  /** From the box's inner edge to the text, on the side where lines start. */
  readonly marginStart: Emu;
  /** From marginStart to the first line, negative for a hanging bullet. */
  readonly indent: Emu;
  readonly bullet: boolean;
  /** How much further apart letters stand, below 0 nearer, as a share of the size; left out: as the font has it. */
  readonly letterSpacing?: number;
  /** Shown in capitals, whatever is written; left out: as written. */
  readonly capitals?: boolean;
}

/** A place that a layout keeps for something, with the look text would have in it. */
export interface Placeholder {
  readonly type: PlaceholderType;
  /** The idx attribute by which a slide's placeholder names it; 0 where the file has none. */
  readonly index: number;
  readonly name: string;
  readonly box: Box;
  readonly insets: Insets;
  readonly anchor: Anchor;
  /** Nine of them, level 0 first. */
  readonly levels: readonly LevelStyle[];
  /** Of the placeholder itself, where it has one that is not that of the page: plain, or the average one. */
  readonly fill?: HexColor;
  /** It has an outline of its own. */
  readonly outlined?: boolean;
  /**
   * Colours that stand for what the layout shows behind it, from the darkest to the lightest, where that is not its
   * `background`; none where nobody knows.
   */
  readonly behind?: readonly HexColor[];
  /** The part of its box, from where lines start, up to what is drawn behind it; left out: all of it is calm, or too much busy. */
  readonly calm?: Box;
}

/**
 * How most of a template's own slides on a layout have their titles, as far as that is not how the layout has them: each
 * member is left out where they keep to the layout, or do not agree.
 */
export interface OwnTitle {
  readonly box?: Box;
  /** Where they have what stands below their titles; only with a box. */
  readonly content?: Box;
  readonly size?: Points;
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** Which of the theme's fonts they have. */
  readonly font?: "heading" | "body";
  readonly alignment?: Alignment;
  readonly color?: ThemeColor;
  readonly fill?: ThemeColor;
}

/** A full colour that a page shows. */
export interface ShownColor {
  readonly color: HexColor;
  /** How much of a page it takes, 0 to 1, times how full it is, 0 to 1. */
  readonly weight: number;
}

/** The colours that a template's makers show: all others of our own shapes are shades of these, and greys. */
export interface BrandColors {
  readonly lead: ThemeColor;
  /** Of another hue, where they show two. */
  readonly second?: ThemeColor;
}

/** One layout of a template. */
export interface TemplateLayout {
  /** The name of its part in the package: "ppt/slideLayouts/slideLayout1.xml". */
  readonly id: string;
  readonly name: string;
  /** The type attribute (ISO 29500-1, 19.7.15), where the file has one: "title", "obj", "secHead" … */
  readonly type?: string;
  readonly theme: Theme;
  /** Which slot of the theme each scheme colour is here. */
  readonly colorMap: Readonly<Record<SchemeColor, ThemeSlot>>;
  /** The name of its master's part; left out where a template has only one. */
  readonly master?: string;
  /** How many of the template's own slides stand on it; left out for none. */
  readonly uses?: number;
  /** The first of the template's own slides stands on it. */
  readonly opens?: boolean;
  /** Where the template's own slides have their titles, on a layout that has no place for one. */
  readonly titleArea?: Box;
  /** How the template's own slides have their titles, on a layout that has a place for one. */
  readonly ownTitle?: OwnTitle;
  /**
   * The colour behind the text: the page's, or that of a panel that the text stands on; of a gradient or a picture the one
   * that text is hardest to read on, but for a few spots.
   */
  readonly background: HexColor;
  /** Colours that stand for all that is behind the content, from the darkest to the lightest; left out: the `background` alone. */
  readonly grounds?: readonly HexColor[];
  /**
   * The colour of the panel that content needs here, because what the layout draws behind it is too various for text of
   * any colour; `background` is that of the panel then.
   */
  readonly panel?: SchemeColor;
  /** The picture that covers the page behind such artwork, in front of which nothing can be read. */
  readonly pagePicture?: TemplateImage;
  /**
   * Which colours of the theme emphasised words have, and numerals and markers, where they can be read as they are; left
   * out: those that can be shaded until they can.
   */
  readonly emphasis?: readonly [accent: SchemeColor, second: SchemeColor];
  /** The colours of our own shapes here, where they are the makers' and not the theme's. */
  readonly brand?: BrandColors;
  /** The full colours that the layout and the template's own slides on it show, the heaviest first; left out: none. */
  readonly shown?: readonly ShownColor[];
  /** Text in its places states these of the theme's fonts, because the template's own slides have other ones than it; left out: none. */
  readonly statedFonts?: readonly ("heading" | "body")[];
  /** The colour of body text on the master, where layouts without a body may need it. */
  readonly textColor?: HexColor;
  readonly placeholders: readonly Placeholder[];
  /** The largest rectangle for content that neither title, footer nor artwork covers. */
  readonly contentArea: Box;
  /** Where the layout and its master draw: pictures and shapes that are no placeholders and no full-page background. */
  readonly artwork: readonly Box[];
  /** Where its page shows pale drawings that text reads on; left out: nowhere. */
  readonly watermark?: readonly Box[];
}

/** The bytes of an image file. */
export interface TemplateImage {
  readonly bytes: Uint8Array;
  readonly mediaType: "image/png" | "image/jpeg";
}

/** A picture that own slides of a template have behind them, and where they have what they say on it. */
export interface SlideDesign {
  readonly image: TemplateImage;
  /** An estimate of the picture's colour behind the title, by the colour that the title has there. */
  readonly background: HexColor;
  /** The colours behind title and content, as far as the picture could be looked at. */
  readonly behindTitle?: readonly HexColor[];
  readonly behindContent?: readonly HexColor[];
  /** The full colours of the picture, the heaviest first, as far as it could be looked at. */
  readonly shown?: readonly ShownColor[];
  readonly title: Box;
  readonly content: Box;
}

/** The pictures behind a template's own slides: behind the first, and behind most of the others. */
export interface SlideDesigns {
  readonly cover?: SlideDesign;
  readonly content?: SlideDesign;
}

/** What a .pptx offers to a deck made with it. */
export interface Template {
  readonly slideSize: Size;
  /** In the order of the masters and of their layout lists; never empty. */
  readonly layouts: readonly TemplateLayout[];
  /** What its own slides have behind what they say, where the layouts that they stand on have nothing. */
  readonly slideDesigns?: SlideDesigns;
  /** How most of its own slides have their titles set, on whatever layout; without places. */
  readonly ownTitle?: OwnTitle;
  /** The colour that most running text of its own slides states in place of its layouts'; left out: it keeps to those. */
  readonly ownInk?: ThemeColor;
  /** How most tables of its own slides are set; left out: it has none, or they do not agree. */
  readonly ownTable?: OwnTable;
  /** How round the corners of most panels on its own slides are, 0 for square; left out: it has hardly any, or they do not agree. */
  readonly ownCorners?: Emu;
  /** How shapes of our own look on its pages; left out: plain. */
  readonly style?: DesignStyle;
  /** Where its cover keeps room for a chart of the deck's own; left out: nowhere. */
  readonly coverChart?: Box;
  /** Drawings of what cards of the deck show, by their icon's name or by their heading; left out: lines alone. */
  readonly illustrations?: Readonly<Record<string, Illustration>>;
  /** What is drawn on slides of the deck, by their titles; left out: nothing. */
  readonly pictures?: ReadonlyMap<string, SlidePicture>;
  /** Its pages once more, in other ways and with room for a picture, so that a deck does not say all on one page. */
  readonly variants?: readonly LayoutVariant[];
}

/** A page of a template that is drawn once more. */
export interface LayoutVariant {
  readonly page: "section" | "statement" | "quote" | "closing";
  /** Whether it has room for a picture, and only for slides that have one. */
  readonly isPictured: boolean;
  readonly layout: TemplateLayout;
}
