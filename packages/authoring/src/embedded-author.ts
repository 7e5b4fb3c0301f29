// prompt -> sanitised text -> wishes and material -> blocks -> language -> ideas with ranked passages -> slides that fit
// the number asked for -> outline, with a report on what was decided and left out; all in memory, the same every time.
import { createOutline, directionOf, type Outline, type OutlineSlide } from "@lectern/deck";
import {
  type Author,
  type Authored,
  type AuthorMode,
  type AuthorReport,
  type AuthorRequest,
  authorStages,
  type LeftOut,
  mostReported,
} from "./author.ts";
import { leaveOut } from "./brief/leave-out.ts";
import { type ReadWishes, readWishes } from "./brief/read-wishes.ts";
import type { Wishes } from "./brief/wishes.ts";
import { nameByContent } from "./ideas/name-by-content.ts";
import { pairEnumerations } from "./ideas/pair-enumerations.ts";
import { sectionLists } from "./ideas/section-lists.ts";
import { honourWishes } from "./planning/honour-wishes.ts";
import { toPlainLines } from "./structure/blocks.ts";
import { localiseJson } from "./structure/formats/localise-json.ts";
import { readStructure, type Structure } from "./structure/read-structure.ts";
import { type DetectedLanguage, detectLanguage } from "./text/detect-language.ts";
import { collapseSpaces } from "./text/rich-text.ts";
import { sanitisePrompt } from "./text/sanitise-prompt.ts";
import { skeletonLanguages } from "./topics/skeletons/skeleton-texts-of.ts";
import { createTopicSkeleton } from "./topics/topic-skeleton.ts";
import { chooseTitle } from "./writing/choose-title.ts";
import { composeDeck } from "./writing/compose-deck.ts";
import { composePlan, isPlan } from "./writing/compose-plan.ts";
import { clip } from "./writing/create-points.ts";
import { nameSlides } from "./writing/name-slides.ts";
import { setSlides } from "./writing/set-slides.ts";

/** What the stages come to: slides, and what is to be said of them. */
interface Composed {
  readonly mode: AuthorMode;
  readonly title: string;
  readonly slides: readonly OutlineSlide[];
  readonly language: DetectedLanguage;
  readonly decisions: readonly string[];
  readonly leftOut: readonly LeftOut[];
}

const mostSlides = 40;
const longestTitle = 110;

/** Returns the author that needs no model and no network: it takes decks out of the prompt's own words, the same each time. */
export function createEmbeddedAuthor(): Author {
  return { name: "embedded", compose };
}

async function compose(request: AuthorRequest): Promise<Authored> {
  const begin = createStages(request);
  begin("sanitise");
  const { text, removed } = sanitisePrompt(request.prompt);
  begin("wishes");
  const read = readWishes(text);
  begin("structure");
  const structure = readStructure(read.material);
  begin("language");
  const language = await detectLanguage(wordsOf(text, structure));
  begin("rank");
  const material =
    structure.format === "JSON"
      ? { ...structure, blocks: localiseJson(structure.blocks, language.language) }
      : structure;
  const said = leaveOut(material.blocks, read.wishes.excluded ?? [], language.language);
  const paired = pairEnumerations(sectionLists(said.blocks, language.language), language.language);
  const drafted = composeMaterial(read, { ...material, blocks: paired.blocks }, language);
  begin("compose");
  const composed = keepToWishes(drafted, read.wishes);
  const outline = toOutline(composed);
  begin("check");
  const checked = createOutline(outline);
  const removals = Object.entries(removed).map(
    ([what, count]): LeftOut => ({ text: `${count} ${what}`, where: "nowhere", reason: "not printable" }),
  );
  const leftOut = [
    ...removals,
    ...read.leftOut,
    ...structure.leftOut,
    ...said.leftOut,
    ...paired.leftOut,
    ...composed.leftOut,
  ].slice(0, mostReported);
  return { outline: checked, report: createReport(composed, checked, read, leftOut) };
}

/** The tags of a web page are English whatever its words are. */
function wordsOf(text: string, { format, blocks }: Structure): string {
  return format === "HTML" && blocks.length > 0 ? blocks.flatMap(toPlainLines).join("\n") : text;
}

function keepToWishes(drafted: Composed, wishes: Wishes): Composed {
  const { slides, language, decisions, leftOut } = honourWishes(drafted.slides, wishes, drafted.language);
  return {
    ...drafted,
    slides,
    language,
    decisions: [...drafted.decisions, ...decisions],
    leftOut: [...leftOut, ...drafted.leftOut],
  };
}

/** Each stage first looks whether it is still wanted, then says that it begins. */
function createStages({ signal, onProgress }: AuthorRequest): (stage: (typeof authorStages)[number]) => void {
  return (stage) => {
    signal?.throwIfAborted();
    onProgress?.({ stage, done: authorStages.indexOf(stage), of: authorStages.length });
  };
}

function composeMaterial(read: ReadWishes, structure: Structure, language: DetectedLanguage): Composed {
  if (isPlan(structure.blocks)) return composeFromPlan(read, structure, language);
  if (!structure.isDocument) return composeFromTopic(read, structure, language);
  return composeFromDocument(read, structure, language);
}

function composeFromPlan(read: ReadWishes, structure: Structure, language: DetectedLanguage): Composed {
  const named = chooseTitle(structure.blocks, read.wishes, structure.title)?.title;
  const { slides, preface } = composePlan(structure.blocks, language.language, named);
  const [first, ...rest] = slides;
  const before = [read.wishes.instruction ?? "", ...preface.flatMap(toPlainLines)].filter(
    (line) => line !== "",
  );
  const opening = first === undefined ? [] : [withNotes(first, before)];
  return {
    mode: "plan",
    title: named ?? first?.title ?? "",
    slides: [...opening, ...rest],
    language,
    decisions: [`The prompt plans its slides one by one: ${slides.length} of them, in its order.`],
    leftOut: [],
  };
}

function withNotes(slide: OutlineSlide, before: readonly string[]): OutlineSlide {
  const notes = [...before, slide.notes ?? ""].filter((line) => line !== "").join("\n");
  return notes === "" ? slide : { ...slide, notes };
}

function composeFromTopic(read: ReadWishes, structure: Structure, detected: DetectedLanguage): Composed {
  const { wishes } = read;
  const language = topicLanguage(detected, wishes.language);
  const words = structure.blocks.flatMap(toPlainLines).join(" ").trim();
  const topic = chooseTopic(words, wishes, structure, read.material);
  const asked = wishes.slideCount?.count;
  const count =
    asked === undefined || wishes.slideCount?.bound === "atMost" ? undefined : Math.min(asked, mostSlides);
  const notes = wishes.instruction ?? (topic === words ? undefined : words);
  const skeleton = createTopicSkeleton({
    topic,
    language: language.language,
    wishes,
    ...(count === undefined ? {} : { slideCount: count }),
    ...(notes === undefined ? {} : { notes }),
  });
  const most = wishes.slideCount?.bound === "atMost" ? Math.max(1, asked ?? mostSlides) : mostSlides;
  const speaks = skeleton.language === language.language.split("-", 1)[0];
  return {
    mode: "topic",
    title: topic,
    slides: capped(skeleton.slides, most),
    language,
    decisions: [
      `The prompt is a topic without material: the deck is a storyline of questions for a talk of the kind "${skeleton.talk}".`,
      ...(speaks
        ? []
        : [`There are no questions in "${language.language}" yet: they are in "${skeleton.language}".`]),
      ...countDecisions(asked, skeleton.slides.length),
    ],
    leftOut: [],
  };
}

/** A storyline may speak another language than the topic's words, if it is one that it speaks at all. */
function topicLanguage(detected: DetectedLanguage, wanted: string | undefined): DetectedLanguage {
  const base = wanted?.split("-", 1)[0] ?? "";
  return wanted === undefined || !skeletonLanguages.includes(base)
    ? detected
    : { language: wanted, direction: directionOf(wanted) };
}

function capped(slides: readonly OutlineSlide[], most: number): readonly OutlineSlide[] {
  const last = slides.at(-1);
  if (slides.length <= most || last === undefined) return slides;
  return most < 3 ? slides.slice(0, most) : [...slides.slice(0, most - 1), last];
}

/** The subject that an instruction names, or the words themselves up to their first full stop. */
function chooseTopic(words: string, wishes: Wishes, structure: Structure, material: string): string {
  const choices = [wishes.title, wishes.subject, words, wishes.instruction, structure.title, material.trim()];
  const own = choices.find((choice) => choice !== undefined && choice.trim() !== "") ?? "…";
  const line = own.split("\n", 1)[0] ?? own;
  const trimmed = line.replace(/[\s.。,;:]{1,4}$/u, "").trim();
  const topic = trimmed === "" ? line.trim() : trimmed;
  return topic.charAt(0).toUpperCase() + topic.slice(1);
}

function composeFromDocument(read: ReadWishes, structure: Structure, language: DetectedLanguage): Composed {
  const deck = composeDeck({ wishes: read.wishes, structure, language: language.language, mostSlides });
  return {
    mode: "document",
    language,
    ...deck,
    decisions: [...deck.decisions, ...countDecisions(read.wishes.slideCount?.count, deck.slides.length)],
  };
}

function countDecisions(asked: number | undefined, given: number): readonly string[] {
  if (asked === undefined || asked <= mostSlides || given >= asked) return [];
  return [`${asked} slides were asked for; a deck has ${mostSlides} at most.`];
}

function toOutline({ title, slides, language }: Composed): Outline {
  const words = title.trim() === "" ? (slides[0]?.title ?? "…") : title;
  return {
    title: clip(collapseSpaces(words), longestTitle),
    language: language.language,
    direction: language.direction,
    slides: nameSlides(nameByContent(setSlides(slides))),
  };
}

function createReport(
  composed: Composed,
  outline: Outline,
  read: ReadWishes,
  leftOut: readonly LeftOut[],
): AuthorReport {
  const asked = read.wishes.slideCount?.count;
  return {
    mode: composed.mode,
    language: outline.language,
    wishes: read.wishes,
    ...(asked === undefined ? {} : { slideCountAsked: asked }),
    slideCount: outline.slides.length,
    decisions: composed.decisions,
    leftOut,
  };
}
