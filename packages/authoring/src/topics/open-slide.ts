import type { OutlineSlide } from "@lectern/deck";
import type { WantedForm, WantedPart } from "../brief/brief.ts";
import { nameableTopic, titleOfPart } from "./name-part.ts";
import { readComparedOptions } from "./read-options.ts";
import { readSubject } from "./read-subject.ts";
import { openKeys } from "./spare-slides.ts";
import { createStorySlide, type StoryWords } from "./story-slide.ts";
import { keyIn, rowOf, type StoryKey, type StoryTexts } from "./story-texts.ts";
import { storyTextsOf } from "./story-texts-of.ts";

/** What is asked of parts whose name tells nothing, when the questions that fit anything are used up. */
const furtherKeys: readonly StoryKey[] = [
  "example",
  "challenges",
  "causes",
  "consequences",
  "people",
  "benefits",
  "recommend",
  "history",
  "faq",
  "sources",
  "myths",
  "figures",
];

/** The slides that a form is told with, the best first. */
const keysOfForms: Readonly<Record<WantedForm, readonly StoryKey[]>> = {
  agenda: ["programme"],
  chart: ["figures", "sheet"],
  table: ["sheet", "figures", "budget", "results"],
  timeline: ["history", "way", "lifePath"],
  process: ["steps", "way", "method"],
  comparison: ["options", "debate", "myths"],
  quote: ["story", "example"],
  numbers: ["figures", "sheet"],
  code: ["steps", "example"],
};

/** The slides that are tables, stages or options of themselves. */
const shapedAs: Readonly<Partial<Record<WantedForm, readonly StoryKey[]>>> = {
  table: ["sheet", "figures", "budget", "results"],
  chart: ["figures", "results", "budget"],
  numbers: ["figures", "results", "budget"],
  timeline: ["history", "way", "lifePath", "firstDays", "programme", "route", "launch", "steps", "method"],
  process: ["steps", "way", "method", "mechanism", "programme", "route", "launch", "exercise", "history"],
  comparison: ["options", "debate", "myths", "risks", "rivals"],
};

/**
 * Returns the slide of a part that a text asks for and brings nothing of: its name as title, and questions that fit its
 * name or its form. The questions that it takes are put into `used`, so that no two parts are asked the same.
 */
export function createOpenSlide(
  part: WantedPart,
  language: string,
  used: Set<string>,
  usual: readonly StoryKey[] = [],
): OutlineSlide {
  const texts = storyTextsOf(language);
  const key = chooseKey(part, texts, used, usual);
  used.add(keyIn(texts, key));
  return createStorySlide(key, texts, wordsOf(part, key, texts));
}

function chooseKey(
  { text, form }: WantedPart,
  texts: StoryTexts,
  used: ReadonlySet<string>,
  usual: readonly StoryKey[],
): StoryKey {
  const fitting = readSubject(text);
  const shaped = form === undefined ? undefined : shapedAs[form];
  const formed =
    form === undefined ? [] : [...fitting.filter((key) => shaped?.includes(key)), ...keysOfForms[form]];
  const compared =
    readComparedOptions(text).length > 1 && fitting.includes("options") ? (["options"] as const) : [];
  const choices = [...formed, ...compared, ...fitting, ...usual, ...openKeys, ...furtherKeys];
  return (
    choices.find((key) => !used.has(keyIn(texts, key))) ?? openKeys[used.size % openKeys.length] ?? "openWhat"
  );
}

/** Questions that name what they ask of name the part. */
function nameFor(key: StoryKey, title: string): StoryWords {
  const namesPart = key === "definition" || openKeys.some((open) => open === key);
  const topic = namesPart ? nameableTopic(title) : undefined;
  return topic === undefined ? {} : { topic };
}

function wordsOf({ text, form }: WantedPart, key: StoryKey, texts: StoryTexts): StoryWords {
  const named = text.trim() === "" ? "" : titleOfPart(text);
  const title = named === "" ? rowOf(texts, key)[0] || texts.open : named;
  const options = key === "options" ? readComparedOptions(text) : [];
  const whole = named.length + 4 < text.trim().length ? [text.trim()] : [];
  const note = [...whole, ...(form === "chart" || form === "numbers" ? [texts.hints.chart] : [])].join("\n");
  return {
    title,
    ...nameFor(key, title),
    ...(options.length > 1 ? { options } : {}),
    ...(note === "" ? {} : { note }),
    ...(form === "timeline" || form === "process" ? { form } : {}),
  };
}
