import type {
  BulletItem,
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

type StoryShape = "bullets" | "comparison" | "process" | "timeline" | "table" | "statement" | "closing";

const shapes: Readonly<Record<StoryKey, StoryShape>> = {
  why: "statement",
  definition: "bullets",
  parts: "bullets",
  today: "bullets",
  example: "bullets",
  causes: "bullets",
  consequences: "bullets",
  history: "timeline",
  figures: "table",
  sheet: "table",
  challenges: "bullets",
  benefits: "bullets",
  options: "comparison",
  criteria: "bullets",
  debate: "comparison",
  myths: "bullets",
  risks: "bullets",
  budget: "table",
  team: "bullets",
  audience: "bullets",
  need: "bullets",
  steps: "process",
  trouble: "bullets",
  exercise: "process",
  discussion: "bullets",
  goals: "bullets",
  recommend: "bullets",
  way: "process",
  lessons: "bullets",
  delivered: "bullets",
  problem: "bullets",
  solution: "statement",
  method: "process",
  known: "bullets",
  sources: "bullets",
  faq: "bullets",
  people: "bullets",
  practical: "bullets",
  sights: "bullets",
  programme: "process",
  story: "bullets",
  qualities: "bullets",
  wishes: "bullets",
  scope: "bullets",
  paths: "bullets",
  take: "closing",
  decide: "closing",
  act: "closing",
  questions: "closing",
  thanks: "closing",
  forces: "bullets",
  means: "bullets",
  result: "statement",
  care: "bullets",
  market: "bullets",
  earn: "bullets",
  shown: "bullets",
  rivals: "bullets",
  goal: "bullets",
  status: "bullets",
  findings: "bullets",
  terms: "bullets",
  launch: "process",
  roles: "bullets",
  mechanism: "process",
  looks: "bullets",
  habitat: "bullets",
  lifeCycle: "process",
  plot: "bullets",
  characters: "bullets",
  verdict: "bullets",
  lifePath: "timeline",
  legacy: "bullets",
  firstDays: "timeline",
  welcome: "bullets",
  helpDoes: "bullets",
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
      return { ...head, kind: "bullets", items: parts.flatMap(toItems) };
    case "closing":
      return { ...head, kind: "closing", items: parts.map(toItem) };
    case "process":
      return { ...head, kind: "process", steps: parts.map(toStep) };
    case "timeline":
      return { ...head, kind: "timeline", events: parts.map(toEvent) };
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

/** Two questions under one heading are points of their own. */
function toItems(part: Part): readonly BulletItem[] {
  return part.length > 2 ? part.slice(1).map(toPlainItem) : [toItem(part)];
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
