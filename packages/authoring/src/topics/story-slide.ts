import type {
  BulletItem,
  Card,
  ComparisonOption,
  ComparisonPoint,
  OutlineSlide,
  ProcessStep,
  RichText,
  TableRow,
  TimelineEvent,
} from "@lectern/deck";
import { nameIn } from "./name-part.ts";
import { keyIn, rowOf, type StoryKey, type StoryTexts } from "./story-texts.ts";

type StoryShape =
  | "bullets"
  | "cards"
  | "columns"
  | "comparison"
  | "process"
  | "timeline"
  | "table"
  | "statement"
  | "closing";

const shapes: Readonly<Record<StoryKey, StoryShape>> = {
  why: "statement",
  definition: "bullets",
  parts: "cards",
  today: "columns",
  example: "bullets",
  causes: "cards",
  consequences: "cards",
  history: "timeline",
  figures: "table",
  sheet: "table",
  challenges: "columns",
  benefits: "cards",
  options: "comparison",
  criteria: "bullets",
  debate: "comparison",
  myths: "comparison",
  risks: "comparison",
  budget: "table",
  team: "cards",
  audience: "cards",
  need: "cards",
  steps: "process",
  trouble: "columns",
  exercise: "process",
  discussion: "bullets",
  goals: "bullets",
  recommend: "cards",
  way: "process",
  lessons: "cards",
  delivered: "columns",
  problem: "bullets",
  solution: "statement",
  method: "process",
  known: "columns",
  sources: "bullets",
  faq: "bullets",
  people: "cards",
  practical: "cards",
  sights: "cards",
  programme: "process",
  story: "bullets",
  qualities: "cards",
  wishes: "bullets",
  scope: "columns",
  paths: "cards",
  openWhat: "bullets",
  openWhy: "cards",
  openHow: "columns",
  openNow: "process",
  openKnown: "columns",
  openWho: "bullets",
  take: "closing",
  decide: "closing",
  act: "closing",
  questions: "closing",
  thanks: "closing",
  forces: "cards",
  means: "bullets",
  result: "statement",
  care: "bullets",
  market: "cards",
  earn: "bullets",
  shown: "bullets",
  rivals: "comparison",
  goal: "bullets",
  status: "cards",
  findings: "bullets",
  terms: "cards",
  launch: "process",
  roles: "cards",
  mechanism: "process",
  looks: "cards",
  habitat: "columns",
  lifeCycle: "process",
  plot: "bullets",
  characters: "cards",
  verdict: "columns",
  lifePath: "timeline",
  legacy: "bullets",
  firstDays: "timeline",
  welcome: "bullets",
  helpDoes: "cards",
  results: "table",
  route: "process",
  quiz: "bullets",
};

/** What a slide of a storyline takes from the prompt. */
export interface StoryWords {
  /** What the talk is about, where it is short enough to be named in a question. */
  readonly topic?: string;
  /** Stands for the slide's own title. */
  readonly title?: string;
  /** The names of what is compared. */
  readonly options?: readonly string[];
  /** What the notes open with. */
  readonly note?: string;
  /** Stages and steps can be shown as either. */
  readonly form?: "timeline" | "process";
}

/** Returns one slide of guiding questions, in the shape that its sort of question has. */
export function createStorySlide(key: StoryKey, texts: StoryTexts, words: StoryWords = {}): OutlineSlide {
  const [title, ...rest] = rowOf(texts, key);
  const parts = rest.map((part) => nameIn(part, words.topic).split(" | "));
  const own = shapes[keyIn(texts, key)];
  const shape = own === "timeline" || own === "process" ? (words.form ?? own) : own;
  const notes = notesOf(key, shape, texts, words);
  const head = {
    title: words.title ?? nameIn(title === "" ? texts.open : title, words.topic),
    ...(notes === "" ? {} : { notes }),
  };
  switch (shape) {
    case "statement":
      return { ...head, kind: "statement", support: parts.flat().join(" ") };
    case "bullets":
      return { ...head, kind: "bullets", items: parts.map(toItem) };
    case "closing":
      return { ...head, kind: "closing", items: parts.map(toItem) };
    case "cards":
      return { ...head, kind: "cards", cards: parts.map(toCard) };
    case "process":
      return { ...head, kind: "process", steps: parts.map(toStep) };
    case "timeline":
      return { ...head, kind: "timeline", events: parts.map(toEvent) };
    case "columns":
      return {
        ...head,
        kind: "columns",
        columns: parts.map(([heading = "", ...texts]) => ({ heading, items: texts.map(toPlainItem) })),
      };
    case "comparison":
      return { ...head, kind: "comparison", options: optionsOf(parts, words.options) };
    case "table":
      return { ...head, kind: "table", ...tableOf(parts) };
  }
}

function notesOf(
  key: StoryKey,
  shape: StoryShape,
  { notes, hints }: StoryTexts,
  { note }: StoryWords,
): string {
  const own = notes?.[key];
  const form =
    shape === "table"
      ? hints.table
      : shape === "timeline"
        ? hints.timeline
        : own === undefined
          ? hints.answer
          : "";
  return [note ?? "", own ?? "", form].filter((line) => line !== "").join("\n");
}

type Part = readonly string[];

function toRich(text: string): RichText {
  return [{ text }];
}

function toPlainItem(text: string): BulletItem {
  return { text: toRich(text) };
}

function toItem([lead = "", ...rest]: Part): BulletItem {
  return rest.length === 0 ? toPlainItem(lead) : { lead, text: toRich(rest.join(" ")) };
}

function toCard([heading = "", ...rest]: Part): Card {
  return { heading, text: toRich(rest.join(" ")) };
}

function toStep([title = "", ...rest]: Part): ProcessStep {
  return { title, text: rest.join(" ") };
}

/** A stage stands where its date will. */
function toEvent([date = "", ...rest]: Part): TimelineEvent {
  return { date, title: rest.join(" ") };
}

/** Each option that the prompt names gets the questions of ours in turn. */
function optionsOf(parts: readonly Part[], names: readonly string[] = []): readonly ComparisonOption[] {
  const own = parts.map(([heading = "", ...points]) => ({ heading, points: points.map(toPoint) }));
  if (names.length < 2) return own;
  return names
    .slice(0, 4)
    .map((heading, index) => ({ heading, points: own[index % own.length]?.points ?? [] }));
}

function toPoint(point: string): ComparisonPoint {
  if (point.startsWith("+ ")) return { sign: "plus", text: toRich(point.slice(2)) };
  if (point.startsWith("- ")) return { sign: "minus", text: toRich(point.slice(2)) };
  return { text: toRich(point) };
}

/** The rows have names; their other cells are to be filled in. */
function tableOf([headings = [], ...rows]: readonly Part[]): {
  readonly columns: readonly { readonly heading: string }[];
  readonly rows: readonly TableRow[];
} {
  return {
    columns: headings.map((heading) => ({ heading: heading.trim() })),
    rows: rows.map(([name = ""]) => ({
      cells: headings.map((_, index) => (index === 0 ? toRich(name) : [])),
    })),
  };
}
