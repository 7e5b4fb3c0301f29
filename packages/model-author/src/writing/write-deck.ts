// material -> question -> answer -> JSON -> slides, each checked; what is wrong goes back once, in the validator's words.
import type { SlideCount } from "@lectern/authoring";
import type { OutlineFinding } from "@lectern/deck";
import { createSlideCounter } from "../answer/count-slides.ts";
import type { ModelDeck } from "../answer/model-deck.ts";
import { readAnswer } from "../answer/read-answer.ts";
import { readModelDeck } from "../answer/read-model-deck.ts";
import type { AskLimits, AskModel, ModelAnswer, Question } from "../asking/ask-model.ts";
import { estimateTokens } from "../asking/estimate-tokens.ts";
import { ModelError } from "../asking/model-error.ts";
import type { SchemaChoice } from "../asking/schema-choice.ts";
import { createDeckSchema, isFlatForm } from "../request/deck-schema.ts";
import { fence, writeDeckInstructions, writeRepairRequest } from "../request/instructions.ts";
import type { LookChoice } from "../request/look-choice.ts";
import { dropPlaceholders } from "../review/drop-placeholders.ts";
import type { WantedLanguage } from "../review/find-foreign-texts.ts";
import type { Flaw } from "../review/flaw.ts";
import { reviewSlides } from "../review/review-slides.ts";
import { reviewStyle } from "../review/review-style.ts";
import { type CheckedSlide, type CheckedSlides, checkSlides } from "./check-slides.ts";

/** What a deck is written from. */
export interface DeckTask {
  /** The text to present, short enough for the model. */
  readonly material: string;
  readonly language: string;
  /** What tells in which language the slides are to be, and which of their words are the prompt's. */
  readonly wanted: WantedLanguage;
  readonly slideCount: SlideCount | undefined;
  /** How many slides for questions may come beside them. */
  readonly backupCount: number;
  /** How many slides the text is worth where it does not say. */
  readonly usualCount: number;
  /** What the model may choose the deck's look from. */
  readonly looks: readonly LookChoice[];
  readonly nonce: string;
  /** How many tokens the answer may have. */
  readonly mostTokens: number;
  /** How many tokens the model takes, prompt and answer together. */
  readonly contextTokens: number;
  readonly limits: AskLimits;
  readonly ask: AskModel;
  readonly schemaChoice: SchemaChoice;
  /** Called when another slide is written. */
  readonly onSlide: (count: number) => void;
}

/** What came of it. */
export interface WrittenDeck {
  readonly title: string;
  /** What the model says is asked of the audience. */
  readonly ask: string;
  /** The name of the look that it chose; empty where it chose none of those it was given. */
  readonly look: string;
  /** What the model wants drawn of the deck's subject: "" for nothing, undefined where it does not say. */
  readonly picture: string | undefined;
  readonly slides: readonly CheckedSlide[];
  readonly wasRepaired: boolean;
  readonly inputTokens: number | undefined;
}

interface Reading extends CheckedSlides {
  readonly deck: ModelDeck;
  readonly answer: ModelAnswer;
  /** What would be better otherwise, but is no fault. */
  readonly weaknesses: readonly OutlineFinding[];
}

/** A cover and something to say. */
const leastSlides = 2;

/** Returns the model's deck; throws a ModelError where not one slide of it can be used. */
export async function writeDeck(task: DeckTask): Promise<WrittenDeck> {
  const prompt = fence(task.material, task.nonce);
  const { schemaChoice } = task;
  const isFlat = schemaChoice.isFlat();
  const first = await read(await task.ask(createQuestion(task, prompt, isFlat), task.limits), task, isFlat);
  if (!isFlat) schemaChoice.note(countUsable(first) > 0);
  const second = mayRepair(first, task)
    ? await repair(task, prompt, first, isFlat || (schemaChoice.maySwitch && countUsable(first) === 0))
    : undefined;
  const best = second !== undefined && isBetter(second, first, task) ? second : first;
  if (countUsable(best) === 0) throw new ModelError(best.answer.text.trim() === "" ? "empty" : "unreadable");
  return {
    title: best.deck.title,
    ask: best.deck.ask,
    look: task.looks.some(({ name }) => name === best.deck.look) ? best.deck.look : "",
    picture: best.deck.picture,
    // What is still a template's phrase after the model was asked to mend it is nobody's to see.
    slides: best.slides.map((one) =>
      one.kind === "usable" ? { ...one, slide: dropPlaceholders(one.slide, task.material) } : one,
    ),
    wasRepaired: best === second,
    inputTokens: first.answer.inputTokens,
  };
}

/**
 * More slides that can be used are better, of those asked for; else an answer that is newer, unless there is more to mend in
 * it; where no fault was to be mended, only one with fewer weaknesses.
 */
function isBetter(second: Reading, first: Reading, task: DeckTask): boolean {
  const { slideCount } = task;
  // The cover is not counted.
  const asked = Math.max(1, (slideCount?.most ?? Number.POSITIVE_INFINITY) - 1);
  const more = Math.min(countUsable(second), asked) - Math.min(countUsable(first), asked);
  if (more !== 0) return more > 0;
  return findFaults(first, task).length > 0
    ? second.findings.length <= first.findings.length
    : findFlawed(second, task).length < first.weaknesses.length;
}

function createQuestion(task: DeckTask, prompt: string, isFlat: boolean): Question {
  let count = createSlideCounter();
  let seen = 0;
  return {
    instructions: (form) => writeDeckInstructions({ ...task, isFlat: isFlat || isFlatForm(form) }),
    prompt,
    schema: createDeckSchema({ ...task, isFlat, looks: task.looks.map(({ name }) => name) }),
    mostTokens: task.mostTokens,
    onText(piece) {
      if (piece === undefined) {
        count = createSlideCounter();
        return;
      }
      const slides = count(piece);
      if (slides > seen) task.onSlide(slides);
      seen = Math.max(seen, slides);
    },
    isEnough: (text) => createSlideCounter()(text) >= Math.max(2, expectedCount(task) / 2),
  };
}

function expectedCount({ slideCount, usualCount }: DeckTask): number {
  return slideCount?.count ?? usualCount;
}

async function read(answer: ModelAnswer, { language, wanted }: DeckTask, isFlat: boolean): Promise<Reading> {
  const deck = readModelDeck(readAnswer(answer.text)) ?? { title: "", ask: "", look: "", slides: [] };
  // The last slide of an answer that broke off is half of one; where it is all there is, half is better than none.
  const whole = answer.isWhole
    ? deck
    : { ...deck, slides: deck.slides.slice(0, Math.max(leastSlides, createSlideCounter()(answer.text))) };
  const { slides, findings } = checkSlides(whole, language);
  const usable = slides.filter((one) => one.kind === "usable");
  const shown = usable.map(({ slide }) => slide);
  // What a model is asked to mend though it could be shown; of its style only one that copes with the rich schema.
  const toFindings = (flaws: readonly Flaw[]) =>
    flaws.map(({ slide, pointer, message }) => ({
      pointer: `/slides/${usable[slide]?.index ?? slide}${pointer}`,
      message,
    }));
  return {
    deck: whole,
    answer,
    slides,
    findings: [...findings, ...toFindings(await reviewSlides(shown, wanted))],
    weaknesses: isFlat
      ? []
      : toFindings(reviewStyle(shown, { prompt: wanted.prompt, language, ask: deck.ask })),
  };
}

function mayRepair(reading: Reading, task: DeckTask): boolean {
  if (task.limits.deadline.aborted || findFlawed(reading, task).length === 0) return false;
  // A model that ran on will run on again; half a deck is better than the wait.
  return reading.answer.isWhole || countUsable(reading) < Math.max(2, expectedCount(task) / 2);
}

/** What a model is asked to mend: faults, then what is weak. */
function findFlawed(reading: Reading, task: DeckTask): readonly OutlineFinding[] {
  return [...findFaults(reading, task), ...reading.weaknesses];
}

function findFaults(reading: Reading, { slideCount, backupCount }: DeckTask): readonly OutlineFinding[] {
  const { deck, answer, findings } = reading;
  const count = deck.slides.length;
  if (count === 0)
    return [
      { pointer: "", message: 'expected one JSON object with a list of "slides", got none that can be read' },
    ];
  const faults: OutlineFinding[] = [...findings];
  if (!answer.isWhole)
    faults.push({
      pointer: "",
      message: `expected a whole answer, it broke off after ${count} slides: write less on each`,
    });
  const backups = deck.slides.filter(({ backup }) => backup === true).length;
  const counted = count - Math.min(backups, backupCount);
  if (slideCount !== undefined && answer.isWhole && !isMet(slideCount, count) && !isMet(slideCount, counted))
    faults.push({ pointer: "/slides", message: `expected ${nameCount(slideCount)} slides, got ${counted}` });
  return faults;
}

const mostAsked = 40;

/** A number that is only about right need not be met, nor one that no deck of ours has. */
function isMet({ bound, least, most }: SlideCount, count: number): boolean {
  if (bound === "about" || least > mostAsked) return true;
  return count <= most && (bound === "atMost" || count >= least);
}

function nameCount({ bound, count, least, most }: SlideCount): string {
  if (bound === "exactly") return String(count);
  return bound === "atMost"
    ? `at most ${most}`
    : bound === "atLeast"
      ? `at least ${least}`
      : `${least} to ${most}`;
}

async function repair(
  task: DeckTask,
  prompt: string,
  first: Reading,
  isFlat: boolean,
): Promise<Reading | undefined> {
  const instructions = writeDeckInstructions({ ...task, isFlat });
  const room = task.contextTokens - task.mostTokens - estimateTokens(instructions);
  const request = writeRepairRequest(
    first.answer.text.slice(0, task.mostTokens * 3),
    findFlawed(first, task),
    task.nonce,
  );
  const whole = `${prompt}\n\n${request}`;
  const fitting = [whole, request].find((text) => estimateTokens(text) <= room) ?? prompt;
  try {
    return await read(await task.ask(createQuestion(task, fitting, isFlat), task.limits), task, isFlat);
  } catch (error) {
    task.limits.signal?.throwIfAborted();
    if (!(error instanceof ModelError)) throw error;
    if (countUsable(first) > 0) return undefined;
    throw error.code === "model_timeout" ? error : new ModelError("unreadable");
  }
}

function countUsable({ slides }: CheckedSlides): number {
  return slides.filter((one) => one.kind === "usable" && one.slide.kind !== "title").length;
}
