/** Left to right or right to left: the direction of the deck's main language. */
export type Direction = "ltr" | "rtl";

/** A stretch of text with one look. */
export interface TextRun {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** Set in a monospaced font, never hyphenated or re-quoted. */
  readonly code?: boolean;
  /** An absolute http, https or mailto URL. */
  readonly href?: string;
}

/** The text of one paragraph; no line breaks in it. */
export type RichText = readonly TextRun[];

/** One point of a list, with points of its own below it: three levels at most. */
export interface BulletItem {
  /** The term or phrase that the point opens with, set off from the rest: "Pricing", "4 May". */
  readonly lead?: string;
  readonly text: RichText;
  readonly children?: readonly BulletItem[];
}

interface SlideOfAnyKind {
  /** What the slide says, in one line or two. */
  readonly title: string;
  /** What the speaker says or looks up; paragraphs separated by line feeds. */
  readonly notes?: string;
}

/** The cover. */
export interface TitleSlide extends SlideOfAnyKind {
  readonly kind: "title";
  readonly subtitle?: string;
  /** Who, when, where: one short line. */
  readonly byline?: string;
}

/** Opens a part of the deck; the slides up to the next section belong to it. */
export interface SectionSlide extends SlideOfAnyKind {
  readonly kind: "section";
  readonly summary?: string;
}

/** A list of points. */
export interface BulletsSlide extends SlideOfAnyKind {
  readonly kind: "bullets";
  readonly items: readonly BulletItem[];
}

/** The parts of the deck, in order. */
export interface AgendaSlide extends SlideOfAnyKind {
  readonly kind: "agenda";
  readonly entries: readonly AgendaEntry[];
}

/** One part of the deck, as the agenda names it. */
export interface AgendaEntry {
  readonly title: string;
  readonly summary?: string;
}

/** Two to four lists side by side. */
export interface ColumnsSlide extends SlideOfAnyKind {
  readonly kind: "columns";
  readonly columns: readonly Column[];
}

/** One of the lists that stand side by side. */
export interface Column {
  readonly heading?: string;
  readonly items: readonly BulletItem[];
}

/** Two to four options, what speaks for each and what against it. */
export interface ComparisonSlide extends SlideOfAnyKind {
  readonly kind: "comparison";
  readonly options: readonly ComparisonOption[];
}

/** One of the options that are compared. */
export interface ComparisonOption {
  readonly heading: string;
  readonly points: readonly ComparisonPoint[];
  /** True for the option that the deck recommends; one at most. */
  readonly recommended?: boolean;
}

/** A point for ("plus") or against ("minus") an option, or a plain one. */
export interface ComparisonPoint {
  readonly sign?: "plus" | "minus";
  readonly text: RichText;
}

/** Rows and columns. */
export interface TableSlide extends SlideOfAnyKind {
  readonly kind: "table";
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  /** Where the figures come from. */
  readonly source?: string;
}

/** The head of a column. */
export interface TableColumn {
  /** Empty where the column needs none, such as over the names of the rows; one of the headings says something. */
  readonly heading: string;
  /** "end" for numbers, so that their decimals stand below each other; left out: chosen by the cells. */
  readonly alignment?: "start" | "end";
}

/** A row with a cell for each column; a cell may be empty text, but not all of them. */
export interface TableRow {
  readonly cells: readonly RichText[];
  /** "total" sums the others up and comes last; "highlight" is what the title speaks of. */
  readonly role?: "total" | "highlight";
}

/** Numbers as a picture that stays editable. */
export interface ChartSlide extends SlideOfAnyKind {
  readonly kind: "chart";
  readonly chart: Chart;
  /** What to see in it, in a sentence. */
  readonly reading?: RichText;
  /** Where the figures come from. */
  readonly source?: string;
}

/** How a chart draws its numbers. "bar" lies, "column" stands; pie and doughnut take one series of parts of a whole. */
export type ChartForm = "bar" | "column" | "stackedBar" | "stackedColumn" | "line" | "pie" | "doughnut";

/** Series of numbers over the same categories. */
export interface Chart {
  readonly form: ChartForm;
  readonly categories: readonly string[];
  readonly series: readonly ChartSeries[];
  /** What the numbers are in, as it stands at the axis: "NOK million", "%". */
  readonly unit?: string;
  /** Decimals to show, 0 to 6; left out: as many as the numbers need. */
  readonly decimals?: number;
  /** The category that the title speaks of, counted from 0. */
  readonly highlightedCategory?: number;
}

/** One number for each category; null where there is none. */
export interface ChartSeries {
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** True for the series that matters; the others stand back. One at most. */
  readonly highlighted?: boolean;
}

/** Dated events in the order of time. */
export interface TimelineSlide extends SlideOfAnyKind {
  readonly kind: "timeline";
  readonly events: readonly TimelineEvent[];
}

/** What happened, or will, and when, in the words of the text: "28 August 1850", "Q3". */
export interface TimelineEvent {
  readonly date: string;
  readonly title: string;
  readonly text?: string;
  readonly highlighted?: boolean;
}

/** Steps that follow on each other. */
export interface ProcessSlide extends SlideOfAnyKind {
  readonly kind: "process";
  readonly steps: readonly ProcessStep[];
}

/** One step; its title begins with what is done. */
export interface ProcessStep {
  readonly title: string;
  readonly text?: string;
}

/** One figure that owns the page, or a row of up to four. */
export interface NumbersSlide extends SlideOfAnyKind {
  readonly kind: "numbers";
  readonly figures: readonly Figure[];
  /** What the figures say together. */
  readonly takeaway?: RichText;
}

/** A figure with its unit, as it is shown: "48.2 million", "37.4 %". */
export interface Figure {
  readonly value: string;
  /** What it is. */
  readonly label: string;
  /** Why it matters. */
  readonly text?: string;
  readonly highlighted?: boolean;
}

/** Somebody's own words. */
export interface QuoteSlide extends SlideOfAnyKind {
  readonly kind: "quote";
  /** Without quotation marks: the language's own are put around it. */
  readonly quotation: string;
  readonly name?: string;
  readonly role?: string;
}

/** One sentence that owns the page: the title. */
export interface StatementSlide extends SlideOfAnyKind {
  readonly kind: "statement";
  readonly support?: string;
}

/** Two to six things of equal weight. */
export interface CardsSlide extends SlideOfAnyKind {
  readonly kind: "cards";
  readonly cards: readonly Card[];
}

/** One of the things, in a heading and a few lines. */
export interface Card {
  readonly heading: string;
  readonly text?: RichText;
  /** The name of an icon, in kebab case; a number stands in for one that the layout does not have. */
  readonly icon?: string;
}

/** Lines of a program or commands, unchanged. */
export interface CodeSlide extends SlideOfAnyKind {
  readonly kind: "code";
  /** With its line breaks and indents. */
  readonly code: string;
  /** What it is written in, as a reader would say it: "TypeScript", "sh". */
  readonly codeLanguage?: string;
  readonly caption?: string;
}

/** The last slide: takeaways or next steps, and whom to ask. */
export interface ClosingSlide extends SlideOfAnyKind {
  readonly kind: "closing";
  readonly items?: readonly BulletItem[];
  readonly nextSteps?: readonly NextStep[];
  readonly contact?: string;
}

/** What is to be done, by whom and by when. */
export interface NextStep {
  readonly action: string;
  readonly owner?: string;
  readonly date?: string;
}

/** One slide of an outline: what it says, not how it looks. */
export type OutlineSlide =
  | TitleSlide
  | AgendaSlide
  | SectionSlide
  | BulletsSlide
  | ColumnsSlide
  | ComparisonSlide
  | TableSlide
  | ChartSlide
  | TimelineSlide
  | ProcessSlide
  | NumbersSlide
  | QuoteSlide
  | StatementSlide
  | CardsSlide
  | CodeSlide
  | ClosingSlide;

/** The kinds of slide there are. */
export type SlideKind = OutlineSlide["kind"];

/** What a deck says: no coordinates, no XML. Made by `createOutline`, which holds the invariants. */
export interface Outline {
  readonly title: string;
  /** BCP 47 tag of the deck's main language, such as "en-GB". */
  readonly language: string;
  readonly direction: Direction;
  readonly slides: readonly OutlineSlide[];
  /** How the deck is wished to look, where no template settles it; left out: chosen by what the slides say. */
  readonly design?: DesignWish;
}

/** A wish for a deck's looks; what is left out is free. */
export interface DesignWish {
  /** The name of a built-in look: "harbor". One that there is not is passed over. */
  readonly look?: string;
  /** The colour that leads, six hexadecimal digits in upper case without "#": "0A7F5A". */
  readonly color?: string;
  readonly mode?: "dark" | "light";
  readonly mood?: DesignMood;
}

/** How a deck is to feel. */
export type DesignMood = "formal" | "playful" | "technical" | "energetic" | "elegant";
