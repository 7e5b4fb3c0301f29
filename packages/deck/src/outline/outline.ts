import type { Illustration } from "../template/illustration.ts";

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

/** How something stands; drawn as a shape of its own for each. */
export type StatusState = "good" | "watch" | "bad" | "neutral";

/** How something stands: a state, which is drawn, and the word that is read: "On track". */
export interface Status {
  readonly state: StatusState;
  readonly word: string;
}

/** A number, to be drawn in proportion, and how it is shown: 1.2 as "€1.2 million". */
export interface Amount {
  readonly value: number;
  readonly shown: string;
}

/** What amounts sum up to, and what it is called. */
export interface Total extends Amount {
  readonly label: string;
}

/** One point of a list, with points of its own below it: three levels at most. */
export interface BulletItem {
  /** The term or phrase that the point opens with, set off from the rest: "Pricing", "4 May". */
  readonly lead?: string;
  readonly text: RichText;
  /** What the point comes to; on the first level only. */
  readonly amount?: Amount;
  readonly status?: Status;
  /** "warning" for what must not be overlooked. */
  readonly emphasis?: "warning";
  readonly children?: readonly BulletItem[];
}

interface SlideOfAnyKind {
  /** What the slide says, in one line or two. */
  readonly title: string;
  /** What the speaker says or looks up; paragraphs separated by line feeds. */
  readonly notes?: string;
}

interface InnerSlide extends SlideOfAnyKind {
  /** True for what is kept for questions: such slides come last, after the closing. */
  readonly backup?: boolean;
}

/** What can be drawn on a slide with room for it. */
interface Pictured {
  /**
   * What an illustrator would draw on it, one or two English words: "rooster"; "" for nothing. Left out: found in the words of
   * the slide. It is a writer's own, which callers are not told of.
   */
  readonly picture?: string;
}

/** What can be a labelled drawing. */
interface Labelled {
  /**
   * What the items are parts, signs or places of, in a few English words: "violin", "site plan of hall and yard". Its drawing is shown large
   * with a line from each item to where it is, as soon as a drawing says where that is. It is a writer's own, too.
   */
  readonly partsOf?: string;
}

/** The cover. */
export interface TitleSlide extends SlideOfAnyKind {
  readonly kind: "title";
  readonly subtitle?: string;
  /** Who, when, where: one short line. */
  readonly byline?: string;
}

/** Opens a part of the deck; the slides up to the next section belong to it. */
export interface SectionSlide extends InnerSlide, Pictured {
  readonly kind: "section";
  readonly summary?: string;
}

/** A list of points. */
export interface BulletsSlide extends InnerSlide, Pictured, Labelled {
  readonly kind: "bullets";
  readonly items: readonly BulletItem[];
  /** What the amounts of the points sum up to. */
  readonly total?: Total;
  /** What follows from it, in a sentence. */
  readonly takeaway?: RichText;
  /** Where the figures come from. */
  readonly source?: string;
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
  readonly minutes?: number;
  /** What is asked of the audience, in a word or two of the deck's language: "Decide", "For information". */
  readonly ask?: string;
}

/** Two to four lists side by side. */
export interface ColumnsSlide extends InnerSlide {
  readonly kind: "columns";
  readonly columns: readonly Column[];
  /** What follows from it, in a sentence. */
  readonly takeaway?: RichText;
}

/** One of the lists that stand side by side. */
export interface Column {
  readonly heading?: string;
  readonly items: readonly BulletItem[];
}

/** Two to four options, what speaks for each and what against it. */
export interface ComparisonSlide extends InnerSlide {
  readonly kind: "comparison";
  readonly options: readonly ComparisonOption[];
  /** What follows from it, in a sentence. */
  readonly takeaway?: RichText;
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
export interface TableSlide extends InnerSlide {
  readonly kind: "table";
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  /** What follows from it, in a sentence. */
  readonly takeaway?: RichText;
  /** What a mark or a figure in it means: "Without tax". */
  readonly footnote?: string;
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
  /** One for each cell: the state that its words name, null where they name none. */
  readonly states?: readonly (StatusState | null)[];
}

/** Numbers as a picture that stays editable. */
export interface ChartSlide extends InnerSlide {
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
  /** Values that were aimed at, each a line across the chart. */
  readonly targets?: readonly ChartTarget[];
  /** The first category whose values are planned or expected, counted from 0; so are those after it. */
  readonly plannedFrom?: number;
  /** What such values are called: "Forecast". */
  readonly plannedLabel?: string;
}

/** A value that was aimed at, and what it is called. */
export interface ChartTarget {
  readonly value: number;
  readonly label: string;
}

/** One number for each category; null where there is none. */
export interface ChartSeries {
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** True for the series that matters; the others stand back. One at most. */
  readonly highlighted?: boolean;
  /** What its numbers are in, where that is not the chart's unit. */
  readonly unit?: string;
}

/** Dated events in the order of time. */
export interface TimelineSlide extends InnerSlide {
  readonly kind: "timeline";
  readonly events: readonly TimelineEvent[];
  /** What follows from it, in a sentence. */
  readonly takeaway?: RichText;
}

/** What happened, or will, and when, in the words of the text: "28 August 1850", "Q3". */
export interface TimelineEvent {
  readonly date: string;
  readonly title: string;
  readonly text?: string;
  readonly highlighted?: boolean;
}

/** Steps that follow on each other. */
export interface ProcessSlide extends InnerSlide, Pictured {
  readonly kind: "process";
  readonly steps: readonly ProcessStep[];
  /** What follows from it, in a sentence. */
  readonly takeaway?: RichText;
}

/** One step; its title begins with what is done. */
export interface ProcessStep {
  readonly title: string;
  readonly text?: string;
}

/** One figure that owns the page, or a row of up to four. */
export interface NumbersSlide extends InnerSlide, Pictured {
  readonly kind: "numbers";
  readonly figures: readonly Figure[];
  /** What the figures say together. */
  readonly takeaway?: RichText;
  /** Where the figures come from. */
  readonly source?: string;
}

/** A figure with its unit, as it is shown: "48.2 million", "37.4 %". */
export interface Figure {
  readonly value: string;
  /** What it is. */
  readonly label: string;
  /** Why it matters. */
  readonly text?: string;
  readonly highlighted?: boolean;
  /** The number of the value alone, in the unit of the references: 48.2. */
  readonly amount?: number;
  readonly share?: Share;
  /** What the value is held against; with `amount` only. */
  readonly references?: readonly Reference[];
  readonly series?: FigureSeries;
  readonly status?: Status;
}

/** So many of so many: 7 of 10. */
export interface Share {
  readonly part: number;
  readonly whole: number;
  /** What is counted, in the singular: "household". */
  readonly thing?: string;
}

/** What a figure is held against: the year before, the target, the whole. */
export interface Reference {
  readonly label: string;
  readonly value: number;
  /** How the value is shown, left out: as a number in the deck's language. */
  readonly shown?: string;
  readonly role?: "was" | "target" | "total" | "other";
}

/** How a figure came about, oldest value first. */
export interface FigureSeries {
  /** What the values are of: "2019 to 2026". */
  readonly label?: string;
  readonly values: readonly number[];
}

/** Somebody's own words. */
export interface QuoteSlide extends InnerSlide, Pictured {
  readonly kind: "quote";
  /** Without quotation marks: the language's own are put around it. */
  readonly quotation: string;
  readonly name?: string;
  readonly role?: string;
}

/** One sentence that owns the page: the title. */
export interface StatementSlide extends InnerSlide, Pictured {
  readonly kind: "statement";
  readonly support?: string;
  /** "warning" for what must not be overlooked. */
  readonly emphasis?: "warning";
}

/** Two to six things of equal weight. */
export interface CardsSlide extends InnerSlide, Labelled {
  readonly kind: "cards";
  readonly cards: readonly Card[];
  /** What follows from it, in a sentence. */
  readonly takeaway?: RichText;
  /** Where the figures come from. */
  readonly source?: string;
}

/** One of the things, in a heading and a few lines. */
export interface Card {
  readonly heading: string;
  readonly text?: RichText;
  /** The name of an icon, in kebab case; a number stands in for one that the layout does not have. */
  readonly icon?: string;
  /** The figure of the thing, as it is shown: "€1.2 million". */
  readonly value?: string;
  readonly status?: Status;
}

/** Questions and steps, and which way leads from each to the next. */
export interface FlowSlide extends InnerSlide {
  readonly kind: "flow";
  /** The first is where one begins. */
  readonly nodes: readonly FlowNode[];
  /** What follows from it, in a sentence. */
  readonly takeaway?: RichText;
}

/** Something to answer, to do, or where it ends. */
export interface FlowNode {
  /** What edges call it: "a", "ask-size". Not shown. */
  readonly id: string;
  readonly form: "question" | "step" | "end";
  readonly text: string;
  /** Where it goes on: of a step to one node as a rule, of a question to one for each answer, of an end nowhere. */
  readonly edges?: readonly FlowEdge[];
}

/** The way from one node to another, or back to one before it. */
export interface FlowEdge {
  /** The `id` of a node. */
  readonly to: string;
  /** The answer that leads there: "Yes". */
  readonly label?: string;
}

/** What is part of what, or reports to whom: a tree. */
export interface HierarchySlide extends InnerSlide {
  readonly kind: "hierarchy";
  readonly root: HierarchyNode;
  /** What follows from it, in a sentence. */
  readonly takeaway?: RichText;
}

/** A person, unit or part, with those below it: five levels at most, the root's included. */
export interface HierarchyNode {
  readonly name: string;
  /** Whose office it is, or what it does. */
  readonly text?: string;
  /** What it comes to, where the tree is the parts of a total. */
  readonly amount?: Amount;
  readonly highlighted?: boolean;
  readonly children?: readonly HierarchyNode[];
}

/** Two by two: four fields with points in them, things placed by two measures, or both. */
export interface MatrixSlide extends InnerSlide {
  readonly kind: "matrix";
  /** Four: those above from start to end, then those below. */
  readonly quadrants?: readonly MatrixQuadrant[];
  /** From the start to the end of the page. */
  readonly horizontal?: MatrixAxis;
  /** From the bottom to the top. */
  readonly vertical?: MatrixAxis;
  readonly items?: readonly MatrixItem[];
  /** What follows from it, in a sentence. */
  readonly takeaway?: RichText;
}

/** One of the four fields. */
export interface MatrixQuadrant {
  readonly heading: string;
  readonly points?: readonly BulletItem[];
  readonly highlighted?: boolean;
}

/** What is measured along an edge, and what its ends are called: "Effort", "Low", "High". */
export interface MatrixAxis {
  readonly name: string;
  readonly low?: string;
  readonly high?: string;
}

/** A thing by its place on both axes, each from 0, the low end, to 1. */
export interface MatrixItem {
  readonly label: string;
  readonly x: number;
  readonly y: number;
  /** How much there is of it, in proportion to the others. */
  readonly size?: number;
  readonly highlighted?: boolean;
}

/** Work over time: a bar for each piece of it. */
export interface PlanSlide extends InnerSlide {
  readonly kind: "plan";
  /** Equal lengths of time in order, each by its name: "Jan", "Week 3", "Q4". */
  readonly periods: readonly string[];
  readonly rows: readonly PlanRow[];
  /** What follows from it, in a sentence. */
  readonly takeaway?: RichText;
}

/** A piece of work. Times count in periods: 0 is where the first begins, 1 where it ends, 2.5 the middle of the third. */
export interface PlanRow {
  readonly label: string;
  readonly start: number;
  /** Not before the start; at the start for what takes no time. */
  readonly end: number;
  /** Start and end in the text's words: "3 March to 17 April". */
  readonly dates?: string;
  readonly owner?: string;
  /** The share that is done, from 0 to 1. */
  readonly done?: number;
  readonly milestones?: readonly Milestone[];
  readonly highlighted?: boolean;
}

/** Something that is reached at a time, in periods. */
export interface Milestone {
  readonly at: number;
  readonly label: string;
}

/** Lines of a program or commands, unchanged. */
export interface CodeSlide extends InnerSlide {
  readonly kind: "code";
  /** With its line breaks and indents. */
  readonly code: string;
  /** What it is written in, as a reader would say it: "TypeScript", "sh". */
  readonly codeLanguage?: string;
  readonly caption?: string;
}

/** The last slide: takeaways or next steps, and whom to ask. */
export interface ClosingSlide extends SlideOfAnyKind, Pictured {
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
  /** What changes by it. */
  readonly effect?: string;
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
  | FlowSlide
  | HierarchySlide
  | MatrixSlide
  | PlanSlide
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
  /** What its writer drew itself, by the names that its pictures have. It is kept with the deck, and callers are not told of it. */
  readonly drawings?: Readonly<Record<string, Illustration>>;
}

/** A wish for a deck's looks; what is left out is free. */
export interface DesignWish {
  /** The name of a built-in look: "harbor". One that there is not is passed over. */
  readonly look?: string;
  /** The colour that leads, six hexadecimal digits in upper case without "#": "0A7F5A". */
  readonly color?: string;
  readonly mode?: "dark" | "light";
  readonly mood?: DesignMood;
  /**
   * What a picture of the deck's subject shows, one or two English words: "lighthouse"; "" for a deck without one. Left out: found
   * in the words of the slides. It is a writer's own, which callers are not told of.
   */
  readonly picture?: string;
}

/** How a deck is to feel. */
export type DesignMood = "formal" | "playful" | "technical" | "energetic" | "elegant";
