import type { BulletItem, OutlineSlide } from "@lectern/deck";
import { countColumns } from "../../text/columns.ts";
import type { SkeletonKey, SkeletonTexts } from "./skeleton-texts.ts";

type SkeletonShape = "bullets" | "cards" | "columns" | "comparison" | "process" | "statement" | "closing";

const shapes: Readonly<Record<SkeletonKey, SkeletonShape>> = {
  why: "statement",
  today: "columns",
  forces: "cards",
  myths: "comparison",
  paths: "cards",
  means: "bullets",
  way: "process",
  result: "statement",
  need: "cards",
  steps: "process",
  care: "bullets",
  trouble: "columns",
  problem: "bullets",
  solution: "statement",
  market: "cards",
  earn: "bullets",
  shown: "bullets",
  rivals: "comparison",
  team: "cards",
  criteria: "bullets",
  options: "comparison",
  goal: "bullets",
  delivered: "columns",
  status: "cards",
  lessons: "cards",
  risks: "comparison",
  benefits: "cards",
  known: "columns",
  method: "process",
  findings: "bullets",
  goals: "bullets",
  terms: "cards",
  example: "bullets",
  exercise: "process",
  discussion: "bullets",
  launch: "process",
  audience: "cards",
  roles: "cards",
  askedWhat: "bullets",
  askedWhy: "cards",
  askedHow: "columns",
  take: "closing",
  decide: "closing",
  act: "closing",
};

const longestNamedTopic = 48;

/** What a slide of a skeleton takes from the prompt. */
export interface SkeletonWords {
  /** What the talk is about; it opens the titles that have a place for it, where it is short. */
  readonly topic?: string;
  /** Stands for the slide's own title. */
  readonly title?: string;
  /** The names of what is compared. */
  readonly options?: readonly string[];
}

/** Returns one slide of guiding questions, in the shape that its kind of question has. */
export function createSkeletonSlide(
  key: SkeletonKey,
  texts: SkeletonTexts,
  words: SkeletonWords = {},
): OutlineSlide {
  const [title, parts, notes] = texts.slides[key];
  const head = { title: words.title ?? withTopic(title, words.topic), notes };
  switch (shapes[key]) {
    case "statement":
      return { ...head, kind: "statement", support: parts.join(" ") };
    case "bullets":
      return { ...head, kind: "bullets", items: parts.map(toItem) };
    case "closing":
      return { ...head, kind: "closing", items: parts.map(toItem) };
    case "cards":
      return { ...head, kind: "cards", cards: parts.map(toCard) };
    case "process":
      return { ...head, kind: "process", steps: parts.map(toStep) };
    case "columns":
      return { ...head, kind: "columns", columns: parts.map(toColumn) };
    case "comparison":
      return { ...head, kind: "comparison", options: optionsOf(parts, words.options) };
  }
}

function withTopic(title: string, topic = ""): string {
  if (!title.startsWith("{topic}")) return title;
  const name = topic.replace(/[\s.!?…。\uFF01\uFF1F]{1,5}$/u, "");
  if (name !== "" && countColumns(name) <= longestNamedTopic) return title.replace("{topic}", () => name);
  const own = title.replace(/^\{topic\}\s?[:\uFF1A]\s?/u, "");
  return own.charAt(0).toUpperCase() + own.slice(1);
}

function splitPart(part: string): readonly string[] {
  return part.split(" | ");
}

function toItem(part: string): BulletItem {
  const [lead = "", ...rest] = splitPart(part);
  return rest.length === 0 ? { text: [{ text: lead }] } : { lead, text: [{ text: rest.join(" ") }] };
}

function toCard(part: string): { heading: string; text: readonly [{ text: string }] } {
  const [heading = "", ...rest] = splitPart(part);
  return { heading, text: [{ text: rest.join(" ") }] };
}

function toStep(part: string): { title: string; text: string } {
  const [title = "", ...rest] = splitPart(part);
  return { title, text: rest.join(" ") };
}

function toColumn(part: string): { heading: string; items: readonly BulletItem[] } {
  const [heading = "", ...rest] = splitPart(part);
  return { heading, items: rest.map((text) => ({ text: [{ text }] })) };
}

interface SkeletonOption {
  readonly heading: string;
  readonly points: readonly {
    readonly sign?: "plus" | "minus";
    readonly text: readonly [{ text: string }];
  }[];
}

/** Each option that the prompt names gets the first one's questions. */
function optionsOf(parts: readonly string[], names: readonly string[] = []): readonly SkeletonOption[] {
  const own = parts.map((part) => toOption(part));
  if (names.length < 2) return own;
  return names.slice(0, 4).map((heading) => ({ heading, points: own[0]?.points ?? [] }));
}

function toOption(part: string): SkeletonOption {
  const [heading = "", ...points] = splitPart(part);
  return {
    heading,
    points: points.map((point) => {
      if (point.startsWith("+ ")) return { sign: "plus", text: [{ text: point.slice(2) }] };
      if (point.startsWith("- ")) return { sign: "minus", text: [{ text: point.slice(2) }] };
      return { text: [{ text: point }] };
    }),
  };
}
