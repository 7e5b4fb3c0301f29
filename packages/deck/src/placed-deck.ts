import type { Direction } from "./outline.ts";
import type { Alignment, Anchor, LineSpacing, PlaceholderType, SchemeColor, Spacing } from "./template.ts";
import type { Box, Emu, Insets, Points, Size } from "./units.ts";

/** A colour of the theme, so that it follows when the theme is changed. */
export interface ThemeColor {
  readonly scheme: SchemeColor;
  /** Share of the luminance kept, 0 to 1 (ISO 29500-1, 20.1.2.3.20 lumMod). */
  readonly luminanceModulation?: number;
  /** Share of luminance added, 0 to 1 (20.1.2.3.21 lumOff). */
  readonly luminanceOffset?: number;
}

/** A stretch of placed text with one look; what is left out is inherited from the placeholder or the master. */
export interface PlacedRun {
  readonly text: string;
  readonly size: Points;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly font?: "heading" | "body" | "code";
  readonly color?: ThemeColor;
  readonly href?: string;
  /** BCP 47 tag, where it is not the deck's. */
  readonly language?: string;
  /** A field that PowerPoint keeps up to date; `text` is what it shows now. */
  readonly field?: "slideNumber";
}

/** A paragraph with its list level and distances. */
export interface PlacedParagraph {
  readonly runs: readonly PlacedRun[];
  /** List level, 0 to 8. */
  readonly level: number;
  readonly alignment?: Alignment;
  readonly lineSpacing?: LineSpacing;
  readonly spaceBefore?: Spacing;
  readonly spaceAfter?: Spacing;
  /** "none" takes an inherited bullet away; left out: as inherited. */
  readonly bullet?: "none" | { readonly character: string; readonly color?: ThemeColor };
  readonly marginStart?: Emu;
  readonly indent?: Emu;
}

/** Text in a box, with the size that it was measured to take. */
export interface PlacedText {
  readonly paragraphs: readonly PlacedParagraph[];
  readonly anchor?: Anchor;
  readonly insets?: Insets;
  readonly measured: MeasuredText;
}

/** What text was measured to take inside the insets of its box. */
export interface MeasuredText {
  readonly width: Emu;
  readonly height: Emu;
  readonly lines: number;
  /** False where a font has no metric twin and a safety margin was added. */
  readonly exact: boolean;
}

/** A placeholder of the slide's layout, filled. */
export interface PlacedPlaceholder {
  readonly kind: "placeholder";
  readonly name: string;
  readonly type: PlaceholderType;
  readonly index: number;
  readonly box: Box;
  /** True where the box is the layout's own, so that the slide need not state it. */
  readonly inheritsBox: boolean;
  readonly text: PlacedText;
}

/** A native shape: drawn by PowerPoint, in colours of the theme. */
export interface PlacedShape {
  readonly kind: "shape";
  readonly name: string;
  readonly geometry: "rectangle" | "roundedRectangle" | "ellipse" | "line";
  readonly box: Box;
  readonly fill?: ThemeColor;
  readonly line?: { readonly color: ThemeColor; readonly width: Points };
  readonly text?: PlacedText;
  /** What a screen reader says; left out for decoration, which it passes over. */
  readonly description?: string;
}

/** Something that stands on a slide. */
export type PlacedElement = PlacedPlaceholder | PlacedShape;

/** One slide: the layout it uses and what stands where, in reading order. */
export interface PlacedSlide {
  /** The id of a layout of the template. */
  readonly layoutId: string;
  /** Unique in the deck; also the text of its title placeholder, where the layout has one. */
  readonly title: string;
  readonly elements: readonly PlacedElement[];
  readonly notes?: string;
}

/** Slides that belong together: from `firstSlide` (from 0) up to the next section's. */
export interface PlacedSection {
  readonly title: string;
  readonly firstSlide: number;
}

/** Where everything in a deck stands: pure data, from which a writer makes the file. */
export interface PlacedDeck {
  readonly title: string;
  readonly language: string;
  readonly direction: Direction;
  readonly slideSize: Size;
  readonly slides: readonly PlacedSlide[];
  /** Empty, or the first one starts with slide 0. */
  readonly sections: readonly PlacedSection[];
}
