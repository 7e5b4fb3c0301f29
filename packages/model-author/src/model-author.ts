// prompt -> draft by the embedded author (brief, language, spare slides) -> the text, condensed where it is too long for
// the model -> the model's deck, checked and mended -> as many slides as asked for -> outline, and in the report
// the facts that are not in the prompt. When the model fails: a ModelError, or the draft where the operator chose that.
import {
  type Author,
  type Authored,
  type AuthorRequest,
  type AuthorStage,
  authorStages,
  createEmbeddedAuthor,
  detectLanguage,
  type LeftOut,
  mostReported,
  nameSlides,
  sanitisePrompt,
  type Unfounded,
} from "@lectern/authoring";
import { createOutline, type DesignWish, directionOf, type Outline } from "@lectern/deck";
import { type AskLimits, type AskModel, createAskModel, type ModelAnswer } from "./asking/ask-model.ts";
import { createLanguageModel } from "./asking/create-language-model.ts";
import { estimateTokens, leastTokens } from "./asking/estimate-tokens.ts";
import { ModelError } from "./asking/model-error.ts";
import type { ModelSettings } from "./asking/model-settings.ts";
import { chooseSchemaForms, createSchemaChoice, type SchemaChoice } from "./asking/schema-choice.ts";
import { addDrawings } from "./drawing/add-drawings.ts";
import type { PictureStock } from "./drawing/picture-stock.ts";
import { createFactCheck } from "./fact-check/fact-check.ts";
import { writeDeckInstructions } from "./request/instructions.ts";
import type { LookChoice } from "./request/look-choice.ts";
import { dropRepeats } from "./review/drop-repeats.ts";
import type { WantedLanguage } from "./review/find-foreign-texts.ts";
import type { Flaw } from "./review/flaw.ts";
import { reviewSlides } from "./review/review-slides.ts";
import { reviewStyle } from "./review/review-style.ts";
import { tidyLine } from "./slides/tidy-text.ts";
import { readAskedCount, readBackupCount } from "./writing/asked-count.ts";
import { completeSlides, withRemark } from "./writing/complete-slides.ts";
import { condense } from "./writing/condense.ts";
import { remarksIn } from "./writing/remarks.ts";
import { type DeckTask, type WrittenDeck, writeDeck } from "./writing/write-deck.ts";

/** What a model author works with besides its settings. */
export interface ModelAuthorOptions {
  /** Returns what nobody can guess, to mark the caller's text with. */
  readonly createNonce?: () => string;
  /** What the model chooses a deck's look from, where the prompt wishes for none; it is not asked if left out. */
  readonly looks?: readonly LookChoice[];
  /** What pictures there are; the model is asked to draw none if left out. */
  readonly pictures?: PictureStock;
  /** Called with each answer of the model. */
  readonly onAnswer?: (answer: TimedAnswer) => void;
}

/** An answer and the time it took. */
export interface TimedAnswer extends ModelAnswer {
  /** From the request to its first word. */
  readonly firstWordSeconds: number;
  /** From the request to its last word. */
  readonly seconds: number;
}

const longestTitle = 160;
const mostFlaws = 20;
/** So little of a prompt's least number of tokens says that the server has cut it. */
const cutShare = 0.6;
const leastContext = 1_024;
const shortestSample = 300;

/** Returns the author that asks a language model; the model's package is loaded with the first prompt. */
export function createModelAuthor(settings: ModelSettings, options: ModelAuthorOptions = {}): Author {
  const embedded = createEmbeddedAuthor();
  const createNonce = options.createNonce ?? (() => crypto.randomUUID().replaceAll("-", ""));
  const schemaChoice = createSchemaChoice(settings);
  let loading: Promise<AskModel> | undefined;
  const load = () => {
    loading ??= createLanguageModel(settings).then((named) => {
      const schemaForms = chooseSchemaForms(named.schemaForms, settings);
      return createAskModel({ ...named, schemaForms }, settings);
    });
    return loading;
  };
  return {
    name: "model",
    async compose(request) {
      const begin = createStages(request);
      begin("sanitise");
      const draft = await embedded.compose({
        prompt: request.prompt,
        ...(request.signal && { signal: request.signal }),
      });
      try {
        const text = sanitisePrompt(request.prompt).text;
        const ask = countTokens(timeAnswers(await load(), options.onAnswer), settings.outputTokens);
        const nonce = createNonce();
        const looks = isLookOpen(draft) ? (options.looks ?? []) : [];
        return await composeWithModel({
          request,
          settings,
          draft,
          text,
          ask,
          begin,
          nonce,
          schemaChoice,
          looks,
          pictures: settings.drawings === "off" ? undefined : options.pictures,
        });
      } catch (error) {
        request.signal?.throwIfAborted();
        if (!(error instanceof ModelError) || settings.fallback === "none") throw error;
        return toFallback(draft, error);
      }
    },
  };
}

/** A colour or a ground that the sender wishes for settles more than a look's name could; a mood leaves a choice. */
function isLookOpen({ report }: Authored): boolean {
  const { look, color, mode } = report.brief.design ?? {};
  return look === undefined && color === undefined && mode === undefined;
}

/** Each stage first looks whether it is still wanted, then says that it begins, or how many slides it has. */
function createStages({ signal, onProgress }: AuthorRequest) {
  return (stage: AuthorStage, slides?: number) => {
    signal?.throwIfAborted();
    const done = authorStages.indexOf(stage);
    onProgress?.({ stage, done, of: authorStages.length, ...(slides !== undefined && { slides }) });
  };
}

/** Returns the same model, which tells how long its answers take. */
function timeAnswers(ask: AskModel, onAnswer: ModelAuthorOptions["onAnswer"]): AskModel {
  if (onAnswer === undefined) return ask;
  return async (question, limits) => {
    let begunAt = performance.now();
    let firstWordAt: number | undefined;
    const onText = (piece: string | undefined) => {
      if (piece === undefined) {
        begunAt = performance.now();
        firstWordAt = undefined;
      } else firstWordAt ??= performance.now();
      question.onText?.(piece);
    };
    const answer = await ask({ ...question, onText }, limits);
    const endedAt = performance.now();
    onAnswer({
      ...answer,
      firstWordSeconds: ((firstWordAt ?? endedAt) - begunAt) / 1000,
      seconds: (endedAt - begunAt) / 1000,
    });
    return answer;
  };
}

/**
 * Returns the same model with so many tokens to write and no more; what is not counted by its server is estimated. Where others are
 * answering and too few are left, a question waits for what these do not need.
 */
function countTokens(ask: AskModel, outputTokens: number): AskModel {
  let left = outputTokens;
  const answering = new Set<Promise<void>>();
  return async (question, limits) => {
    while (left < question.mostTokens && answering.size > 0) await Promise.race(answering);
    const granted = Math.min(question.mostTokens, left);
    if (granted <= 0) throw new ModelError("unreadable");
    const { promise, resolve } = Promise.withResolvers<void>();
    answering.add(promise);
    left -= granted;
    let used = 0;
    try {
      const answer = await ask({ ...question, mostTokens: granted }, limits);
      used = answer.outputTokens ?? estimateTokens(answer.text);
      return answer;
    } finally {
      left += granted - used;
      answering.delete(promise);
      resolve();
    }
  };
}

interface Composition {
  readonly request: AuthorRequest;
  readonly settings: ModelSettings;
  /** The embedded author's deck. */
  readonly draft: Authored;
  readonly text: string;
  readonly ask: AskModel;
  readonly begin: ReturnType<typeof createStages>;
  readonly nonce: string;
  readonly schemaChoice: SchemaChoice;
  readonly looks: readonly LookChoice[];
  readonly pictures: PictureStock | undefined;
}

async function composeWithModel(composition: Composition): Promise<Authored> {
  const { request, settings, begin } = composition;
  const timer = new AbortController();
  const clock = setTimeout(() => timer.abort(), settings.totalSeconds * 1000);
  const limits: AskLimits = { signal: request.signal, deadline: timer.signal };
  const begunAt = performance.now();
  try {
    const { written, isCondensed } = await write(composition, limits);
    begin("check");
    const authored = await finish(composition, written, isCondensed);
    return await withDrawings(authored, composition, limits, (performance.now() - begunAt) / 1000);
  } finally {
    clearTimeout(clock);
  }
}

/** In seconds: pictures take no longer than the words did, or as a drawing of many parts needs, and nobody waits for them longer than that. */
const [leastDrawing, mostDrawing] = [30, 60];

async function withDrawings(
  { outline, report }: Authored,
  { request, pictures: stock, schemaChoice, ask, begin, nonce }: Composition,
  limits: AskLimits,
  secondsOfWords: number,
): Promise<Authored> {
  // Who copes with the flat schema alone does not draw.
  const { drawings: seen = "all" } = request;
  if (stock === undefined || seen === "none" || schemaChoice.isFlat()) return { outline, report };
  const drawn = await addDrawings(outline, {
    stock,
    seen,
    ask,
    limits,
    nonce,
    seconds: Math.min(mostDrawing, Math.max(leastDrawing, secondsOfWords)),
    onBegin: () => begin("draw"),
  });
  const decisions = [...report.decisions, ...drawn.decisions];
  return { outline: drawn.outline, report: { ...report, decisions } };
}

interface Written {
  readonly written: WrittenDeck;
  readonly isCondensed: boolean;
}

async function write(composition: Composition, limits: AskLimits): Promise<Written> {
  const { settings, text } = composition;
  const plan = planTokens(composition, settings.contextTokens);
  if (estimateTokens(text) > plan.room) return writeCondensed(composition, limits, settings.contextTokens);
  const written = await writeDeck(createTask(composition, limits, text, settings.contextTokens));
  // Some servers cut a prompt that is too long for them and say nothing; their own count gives it away.
  const { inputTokens } = written;
  const sent = leastTokens(text);
  if (inputTokens === undefined || inputTokens >= sent * cutShare || limits.deadline.aborted)
    return { written, isCondensed: false };
  return writeCondensed(composition, limits, Math.max(leastContext, inputTokens));
}

async function writeCondensed(
  composition: Composition,
  limits: AskLimits,
  contextTokens: number,
): Promise<Written> {
  const { text, nonce, ask, begin } = composition;
  begin("structure");
  const material = await condense(text, {
    nonce,
    contextTokens,
    room: planTokens(composition, contextTokens).room,
    ask: (question) => ask(question, limits),
    onPart: () => begin("structure"),
  });
  return {
    written: await writeDeck(createTask(composition, limits, material, contextTokens)),
    isCondensed: true,
  };
}

/** How many tokens of the context the text and the answer may have. */
function planTokens(composition: Composition, contextTokens: number) {
  const { settings } = composition;
  const answer = Math.max(512, Math.min(settings.outputTokens, Math.floor(contextTokens * 0.4)));
  const instructions = estimateTokens(writeDeckInstructions(describe(composition))) + 100;
  return { answer, room: Math.max(256, contextTokens - answer - instructions) };
}

function describe({ draft, text, nonce, schemaChoice, looks }: Composition) {
  const { report } = draft;
  return {
    nonce,
    slideCount: readAskedCount(report),
    backupCount: readBackupCount(text),
    usualCount: Math.min(20, Math.max(6, report.slideCount)),
    language: report.language,
    isFlat: schemaChoice.isFlat(),
    looks,
  };
}

function wantedLanguage({ draft, text }: Composition): WantedLanguage {
  const { brief, language } = draft.report;
  return { asked: brief.language, ofPrompt: language, prompt: text };
}

function createTask(
  composition: Composition,
  limits: AskLimits,
  material: string,
  contextTokens: number,
): DeckTask {
  const { begin } = composition;
  begin("write", 0);
  return {
    ...describe(composition),
    wanted: wantedLanguage(composition),
    material,
    contextTokens,
    mostTokens: planTokens(composition, contextTokens).answer,
    limits,
    ask: composition.ask,
    schemaChoice: composition.schemaChoice,
    onSlide: (count) => begin("write", count),
  };
}

async function finish(
  composition: Composition,
  written: WrittenDeck,
  isCondensed: boolean,
): Promise<Authored> {
  const { draft, text } = composition;
  const { report } = draft;
  const language = await findLanguage(written, report.language);
  const remarks = remarksIn(language);
  const title = tidyLine(written.title, longestTitle);
  const completed = completeSlides(written.slides, {
    title,
    draft: draft.outline.slides,
    slideCount: readAskedCount(report),
    backupCount: readBackupCount(text),
    remarks,
  });
  const { replaced, missing } = completed;
  const lean = completed.slides.map((slide) => dropRepeats(slide, text));
  const slides = lean.map(({ slide }) => slide);
  const flaws = [
    ...(await reviewSlides(slides, wantedLanguage(composition))),
    ...reviewStyle(slides, { prompt: text, language, ask: written.ask }),
  ];
  const named = nameSlides(slides);
  const outline = createOutline({
    title: title || (named[0]?.title ?? draft.outline.title),
    language,
    direction: directionOf(language),
    slides: named,
    ...designOf(written, report.brief.design),
  });
  const isTopic = report.mode === "topic";
  const unfounded = isTopic ? [] : findUnfounded(outline, text, report.language);
  return {
    outline,
    report: {
      ...report,
      language,
      slideCount: outline.slides.length,
      writer: { name: "model", ...(replaced > 0 && { replaced }) },
      leftOut: lean.flatMap(({ dropped }) => dropped.map(toLeftOut)),
      ...(unfounded.length > 0 && { unfounded }),
      decisions: describeDecisions(written, {
        isCondensed,
        replaced,
        missing,
        isTopic,
        unfounded: unfounded.length,
        flaws,
      }),
    },
  };
}

/** What the model chose of the deck's looks, beside what the prompt wishes for; left out where neither says anything. */
function designOf({ look, picture }: WrittenDeck, wished: DesignWish | undefined): Pick<Outline, "design"> {
  if (look === "" && picture === undefined) return {};
  return { design: { ...wished, ...(look !== "" && { look }), ...(picture !== undefined && { picture }) } };
}

function toLeftOut(text: string): LeftOut {
  return { text, where: "nowhere", reason: "says its title or label again" };
}

/** The deck speaks the language that the prompt asks for; only its own words tell which one that is. */
async function findLanguage({ slides }: WrittenDeck, language: string): Promise<string> {
  const text = slides.flatMap((one) => (one.kind === "usable" ? wordsOf(one.slide) : [])).join("\n");
  return text.length < shortestSample ? language : (await detectLanguage(text)).language;
}

function wordsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (name === "kind" ? [] : wordsOf(part)));
}

function findUnfounded(outline: Outline, prompt: string, promptLanguage: string): readonly Unfounded[] {
  const { slides, language } = outline;
  const check = createFactCheck({ prompt, promptLanguage, slides, language });
  return slides
    .flatMap((slide, index) => check.findUnfounded(slide).map((text) => ({ slide: index + 1, text })))
    .slice(0, mostReported);
}

interface Doings {
  readonly isCondensed: boolean;
  readonly replaced: number;
  /** How many of the slides asked for there are not. */
  readonly missing: number;
  /** Whether the prompt is a topic without material, so that nothing can be checked against it. */
  readonly isTopic: boolean;
  readonly unfounded: number;
  /** What the model did not mend. */
  readonly flaws: readonly Flaw[];
}

function describeDecisions(
  written: WrittenDeck,
  { isCondensed, replaced, missing, isTopic, unfounded, flaws }: Doings,
): readonly string[] {
  return [
    "A language model wrote the slides.",
    ...(isCondensed ? ["The text is too long for the model, which read it part by part."] : []),
    ...(written.wasRepaired ? ["Its first answer could not be used whole; it mended it."] : []),
    ...(replaced > 0
      ? [`${replaced} slides are the embedded author's, in place of what could not be used.`]
      : []),
    ...(missing > 0
      ? [`${missing} slides fewer than were asked for: the model found nothing to say on most of them.`]
      : []),
    ...(isTopic
      ? ["The prompt is a topic without material: check every figure, date and name before presenting."]
      : []),
    ...(unfounded > 0
      ? [`Numbers, dates, names or quotations that are not in the prompt: ${unfounded}. Check them.`]
      : []),
    ...flaws
      .slice(0, mostFlaws)
      .map(({ slide, told }) => `Slide ${slide + 1} ${told}. Mend it before presenting.`),
  ];
}

function toFallback({ outline, report }: Authored, error: ModelError): Authored {
  const { fallback } = remarksIn(outline.language);
  const [first, ...rest] = outline.slides;
  const slides = first === undefined ? [] : [withRemark(first, fallback), ...rest];
  return {
    outline: createOutline({ ...outline, slides }),
    report: {
      ...report,
      writer: { name: "embedded", reason: error.code },
      decisions: [
        `The language model gave no deck (${error.fault}); the embedded author wrote it.`,
        ...report.decisions,
      ],
    },
  };
}
