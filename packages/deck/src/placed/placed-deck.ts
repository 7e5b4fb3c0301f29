import type { ChartForm, Direction } from "../outline/outline.ts";
import type { Alignment, Anchor, LineSpacing, PlaceholderType, Spacing } from "../template/text-setting.ts";
import type { HexColor, ThemeColor } from "../template/theme-colors.ts";
import type { Box, Emu, Insets, Points, Size } from "../units.ts";
import type { LineDash, PlacedFill, PlacedLine, PresetGeometry, ShapeGeometry } from "./placed-drawing.ts";

/** A stretch of placed text with one look; what is left out is inherited from the placeholder or the master. */
export interface PlacedRun {
  readonly text: string;
  readonly size: Points;
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** Shown in capitals, whatever is written. */
  readonly capitals?: boolean;
  readonly font?: "heading" | "body" | "code";
  readonly color?: ThemeColor;
  /** How much further apart letters stand, below 0 nearer; left out: as inherited. */
  readonly letterSpacing?: Points;
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
  /** Where it is not the deck's: lines of a program run from left to right in every deck. */
  readonly direction?: Direction;
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
  /** In place of what the layout fills it with. */
  readonly fill?: ThemeColor;
  readonly text: PlacedText;
}

/** A native shape: drawn by PowerPoint, in colours of the theme. */
export interface PlacedShape {
  readonly kind: "shape";
  readonly name: string;
  readonly geometry: ShapeGeometry;
  /** Where it stands before it is turned. */
  readonly box: Box;
  /** Of a rectangle with round corners; left out: PowerPoint's own, a sixth of the shorter side. */
  readonly cornerRadius?: Emu;
  /** Mirrors the shape, not its text: for shapes that point, in right-to-left decks. */
  readonly flipped?: boolean;
  /** Stands the shape on its head, and its text with it. */
  readonly flippedVertically?: boolean;
  /** In degrees clockwise about the middle of the box; its text turns too. */
  readonly rotation?: number;
  readonly fill?: PlacedFill;
  readonly line?: PlacedLine;
  readonly text?: PlacedText;
  /** What a screen reader says; left out for decoration, which it passes over. */
  readonly description?: string;
}

/** A line that stays attached to two shapes, or pictures, when they are moved (19.3.1.19 cxnSp); `connectShapes` makes one. */
export interface PlacedConnector {
  readonly kind: "connector";
  readonly name: string;
  /** Around its route. */
  readonly box: Box;
  /** "elbow": level and upright legs. */
  readonly path: "straight" | "elbow";
  readonly from: ConnectionSite;
  readonly to: ConnectionSite;
  /** From one end to the other: two points, or all of an elbow's. */
  readonly route: readonly { readonly x: Emu; readonly y: Emu }[];
  readonly line: PlacedLine;
  readonly description?: string;
}

/** A side of a shape in whose middle a connector ends. */
export interface ConnectionSite {
  /** The name of a shape or a picture, which no other one on the slide has. */
  readonly shape: string;
  readonly side: Side;
}

/** As seen on the page, in every deck. */
export type Side = "top" | "right" | "bottom" | "left";

/** A picture out of a file (19.3.1.37 pic). */
export interface PlacedPicture {
  readonly kind: "picture";
  readonly name: string;
  readonly box: Box;
  readonly image: PlacedImage;
  /** What is cut off at each side, as shares of the image's width and height; left out: nothing. */
  readonly crop?: ImageCrop;
  /** Its outline; left out: a rectangle. */
  readonly geometry?: PresetGeometry;
  /** Of an outline with round corners. */
  readonly cornerRadius?: Emu;
  readonly line?: PlacedLine;
  /** The placeholder of the layout that it fills; left out: none. */
  readonly placeholder?: { readonly type: PlaceholderType; readonly index: number };
  /** What a screen reader says; left out for decoration, which it passes over. */
  readonly description?: string;
}

/** The bytes of an image file. The same image may stand on many slides: the file has it once. */
export interface PlacedImage {
  readonly bytes: Uint8Array;
  readonly mediaType: "image/png" | "image/jpeg";
}

/** Shares from 0 to 1, those of opposite sides together less than 1. */
export interface ImageCrop {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Elements that are one thing to whoever moves them, or has them read aloud (19.3.1.22 grpSp); `groupElements` makes one. */
export interface PlacedGroup {
  readonly kind: "group";
  readonly name: string;
  /** Around all of them. */
  readonly box: Box;
  /** From back to front. */
  readonly elements: readonly GroupedElement[];
  /** What a screen reader says of the whole; left out: only the texts in it. */
  readonly description?: string;
}

/** What can stand in a group: PowerPoint takes no tables and no placeholders into one. */
export type GroupedElement = PlacedShape | PlacedConnector | PlacedPicture | PlacedGroup;

/** A native table. The look stands in the cells; the flags tell PowerPoint and screen readers what the rows are. */
export interface PlacedTable {
  readonly kind: "table";
  readonly name: string;
  readonly box: Box;
  /** From the start edge on; their sum is the width of the box. */
  readonly columnWidths: readonly Emu[];
  /** The sum of their heights is the height of the box. */
  readonly rows: readonly PlacedTableRow[];
  readonly headerRow: boolean;
  readonly firstColumn: boolean;
  readonly totalRow: boolean;
  readonly description: string;
}

/** A row with a cell for each column. */
export interface PlacedTableRow {
  readonly height: Emu;
  readonly cells: readonly PlacedTableCell[];
}

/** A cell; its text's insets and anchor are the cell's. */
export interface PlacedTableCell {
  readonly text: PlacedText;
  readonly fill?: PlacedFill;
  readonly borderTop?: PlacedLine;
  readonly borderBottom?: PlacedLine;
}

/** A native chart with its data in a workbook. */
export interface PlacedChart {
  readonly kind: "chart";
  readonly name: string;
  readonly box: Box;
  readonly form: ChartForm;
  readonly categories: readonly string[];
  readonly series: readonly PlacedChartSeries[];
  /** Of all text in the chart, labels aside. */
  readonly text: { readonly size: Points; readonly color: ThemeColor };
  /** A number format as in Excel: "#,##0.0", "0%". Its signs are the deck's language's: the writer sees to that. */
  readonly numberFormat: string;
  /** Left out for pies; hidden where every value has a label. */
  readonly valueAxis?: PlacedValueAxis;
  readonly legend?: "top" | "bottom" | "end";
  /** Between the groups of bars, in percent of a bar's width. */
  readonly gapWidth?: number;
  /** True where no category has a bar of more than one series, so that each stands in the middle of its place. */
  readonly isOneBarEach?: boolean;
  /** Every how many-th category has its name at the axis; left out: all that have room. */
  readonly labelInterval?: number;
  /** Kept free of the plot at the end of the box, for names at the ends of lines. */
  readonly endMargin?: Emu;
  readonly description: string;
}

/** The axis that the values are read from. */
export interface PlacedValueAxis {
  readonly visible: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly majorUnit?: number;
  readonly gridlines?: ThemeColor;
}

/** One series of a chart. */
export interface PlacedChartSeries {
  readonly name: string;
  readonly values: readonly (number | null)[];
  readonly color: ThemeColor;
  /** Colours of single points, by their number from 0; every slice of a pie has one. */
  readonly pointColors?: Readonly<Record<number, ThemeColor>>;
  /** Of its bars or slices, in place of the plain colour: for what is planned or guessed. */
  readonly look?: PlacedLook;
  /** Of single bars or slices, in place of their colours. */
  readonly pointLooks?: Readonly<Record<number, PlacedLook>>;
  /** A line across standing columns, such as a target; left out: as the chart's form says. */
  readonly drawnAs?: "line";
  readonly labels?: PlacedChartLabels;
  /** Of a line. */
  readonly lineWidth?: Points;
  /** Of a line, the whole of it: what is expected of the future is a series of its own. Left out: drawn through. */
  readonly dash?: LineDash;
}

/** How an area looks: what is left out is not drawn. */
export interface PlacedLook {
  readonly fill?: PlacedFill;
  readonly line?: PlacedLine;
}

/** The numbers, or names, that stand at the points of a series. */
export interface PlacedChartLabels {
  /** The points that have one, by number from 0; left out: all. */
  readonly points?: readonly number[];
  readonly show: "value" | "percent" | "seriesName" | "categoryAndPercent";
  readonly position?: "outsideEnd" | "insideEnd" | "center" | "above" | "end";
  /** Of a line: the points that have theirs below them, by number from 0. */
  readonly below?: readonly number[];
  /** Of standing stacks: the parts too low for a number, which have theirs beside them. */
  readonly aside?: PlacedLabelsAside;
  /** Left out: the chart's. */
  readonly numberFormat?: string;
  readonly size: Points;
  readonly color: ThemeColor;
  readonly bold?: boolean;
}

/** The labels of parts of standing stacks that stand beside their bars. */
export interface PlacedLabelsAside {
  /** By number from 0. */
  readonly points: readonly number[];
  /** From the middle of the bar, as a share of the chart's width. */
  readonly shift: number;
  readonly color: ThemeColor;
}

/** Something that stands on a slide. */
export type PlacedElement =
  | PlacedPlaceholder
  | PlacedShape
  | PlacedConnector
  | PlacedPicture
  | PlacedGroup
  | PlacedTable
  | PlacedChart;

/** What a page has in place of its layout's background: a picture over all of it, or one colour. */
export interface PlacedBackground {
  /** The colour behind what is said. */
  readonly color: HexColor;
  readonly image?: PlacedImage;
  readonly fill?: ThemeColor;
  /** Nothing of what the layout and its master draw is shown; left out: all of it. */
  readonly isBare?: boolean;
}

/** One slide: the layout it uses and what stands where, in reading order. */
export interface PlacedSlide {
  /** The id of a layout of the template. */
  readonly layoutId: string;
  /** Unique in the deck; also the text of its title placeholder, where the layout has one. */
  readonly title: string;
  readonly elements: readonly PlacedElement[];
  /** What the page has in place of the layout's background. */
  readonly background?: PlacedBackground;
  readonly notes?: string;
  /** The slide of the outline that it shows, or goes on with, counted from 0; left out where it shows none. */
  readonly outlineSlide?: number;
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
