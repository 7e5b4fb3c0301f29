// prompt -> sanitised text -> units -> roles -> brief and matter -> blocks of the matter -> ideas -> plan -> slides ->
// outline, with a report on what was understood, decided and left out; all in memory, the same every time.
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
import type { Brief, PlannedSlide } from "./brief/brief.ts";
import { leaveOut } from "./brief/leave-out.ts";
import { readBrief } from "./brief/read-brief.ts";
import { asksComparison } from "./brief/read-form.ts";
import { readDeckTitle } from "./brief/title/choose-title.ts";
import { addIcons } from "./icons/add-icons.ts";
import { alignLabelled } from "./ideas/arranging/align-labelled.ts";
import { arrangeMatter } from "./ideas/arranging/arrange-matter.ts";
import { headTagged } from "./ideas/arranging/head-tagged.ts";
import { setWished, type WishedMatter } from "./ideas/arranging/set-wished.ts";
import { toldAsParts } from "./ideas/arranging/told-as-parts.ts";
import { nameByContent } from "./ideas/name-by-content.ts";
import { drawWishes } from "./ideas/wishes/draw-wishes.ts";
import { honourBrief } from "./planning/honour-brief.ts";
import { boundsOf } from "./planning/plan-deck.ts";
import { matterOf } from "./source/matter-of.ts";
import { matterText } from "./source/matter-text.ts";
import { readSource } from "./source/read-source.ts";
import { holdsSpeech, writeOutSpeech } from "./source/speech/write-out-speech.ts";
import type { Source, Span } from "./source/unit.ts";
import { type Block, toPlainLines } from "./structure/blocks.ts";
import { localiseJson } from "./structure/formats/localise-json.ts";
import { readStructure, type Structure } from "./structure/read-structure.ts";
import type { TaggedUnit } from "./tagging/role.ts";
import { tagUnits } from "./tagging/tag-units.ts";
import { type DetectedLanguage, detectLanguage } from "./text/languages/detect-language.ts";
import { isClosingTitle } from "./text/languages/labels.ts";
import { findTerms, termBit } from "./text/lexicon/terms/find-terms.ts";
import { collapseSpaces, toPlainText } from "./text/markup/rich-text.ts";
import { assertWords, sanitisePrompt } from "./text/markup/sanitise-prompt.ts";
import { withoutSmileys } from "./text/markup/smileys.ts";
import { capitalise } from "./text/words/capitalise.ts";
import { clip } from "./text/words/clip.ts";
import { speaksStories } from "./topics/story-texts-of.ts";
import { createStoryline } from "./topics/storyline.ts";
import { withOccasion } from "./writing/cover.ts";
import { joinNeighbours } from "./writing/join-neighbours.ts";
import { nameOverviews } from "./writing/name-overviews.ts";
import { nameApartFromCover, nameSlides } from "./writing/name-slides.ts";
import { recommendOption } from "./writing/recommend-option.ts";
import { sayOnce } from "./writing/say-once.ts";
import { setSlides } from "./writing/set-slides.ts";
import { speakUnits } from "./writing/speak-units.ts";
import { tidyPoints } from "./writing/tidy-points.ts";
import { writeDeck } from "./writing/write-deck.ts";
import { writePlanned } from "./writing/write-planned.ts";

/** What the rooms before writing come to. */
interface Understood {
  readonly source: Source;
  readonly tagged: readonly TaggedUnit[];
  readonly brief: Brief;
  readonly structure: Structure;
  /** What is to end the deck. */
  readonly closing: readonly Block[];
  readonly language: DetectedLanguage;
  /** The title that the prompt or its matter gives; else one guessed from what the matter says most. */
  readonly title: string | undefined;
  readonly guess: string | undefined;
}

/** Slides, and what is to be said of them. */
interface Written {
  readonly mode: AuthorMode;
  readonly title: string;
  readonly slides: readonly OutlineSlide[];
  readonly language: DetectedLanguage;
  readonly decisions: readonly string[];
  readonly leftOut: readonly LeftOut[];
}

const mostSlides = 40;
const longestTitle = 110;
const mostPlanned = 160;
/** So few words of matter beside a request name its topic rather than tell of it. */
const fewestUnitsOfMatter = 1;

/** Returns the author that needs no model and no network: it takes decks out of the prompt's own words, the same each time. */
export function createEmbeddedAuthor(): Author {
  return { name: "embedded", compose };
}

async function compose(request: AuthorRequest): Promise<Authored> {
  const begin = createStages(request);
  begin("sanitise");
  const { text: sanitised, removed } = sanitisePrompt(request.prompt);
  const typed = withoutSmileys(sanitised);
  assertWords(typed);
  const text = holdsSpeech(typed) ? writeOutSpeech(typed, (await detectLanguage(typed)).language) : typed;
  begin("tag");
  const read = readSource(text);
  const units = tagUnits(read);
  // What the tagger has cut apart is kept or left out apart.
  const source = { ...read, units };
  begin("brief");
  const language = await detectLanguage(languageSample(units, text));
  const brief = readBrief(units, text, language.language);
  const tagged = showWished(units, brief);
  begin("structure");
  const understood = readMatter({ source, tagged, brief, language });
  begin("write");
  const drafted = write(understood);
  const kept = honourBrief(drafted.slides, understood.brief, drafted.language);
  const spoken = speakUnits(recommendOption(kept.slides, understood.tagged), understood.tagged);
  const written: Written = {
    ...drafted,
    slides: spoken.slides,
    language: kept.language,
    decisions: [...drafted.decisions, ...kept.decisions],
    leftOut: [...kept.leftOut, ...drafted.leftOut],
  };
  begin("check");
  const outline = createOutline(toOutline(written, understood.brief));
  const removals = Object.entries(removed).map(
    ([what, count]): LeftOut => ({ text: `${count} ${what}`, where: "nowhere", reason: "not printable" }),
  );
  const { leftOut: unread } = understood.structure;
  const leftOut = [
    ...removals,
    ...untold(understood.tagged),
    ...unread,
    ...written.leftOut,
    ...doubtedParts(understood.brief),
  ];
  return {
    outline,
    report: createReport(written, outline, understood.brief, leftOut.slice(0, mostReported)),
  };
}

/** Each stage first looks whether it is still wanted, then says that it begins. */
function createStages({ signal, onProgress }: AuthorRequest): (stage: (typeof authorStages)[number]) => void {
  return (stage) => {
    signal?.throwIfAborted();
    onProgress?.({ stage, done: authorStages.indexOf(stage), of: authorStages.length });
  };
}

/** A deck speaks the language of its matter; without matter that of the request. */
function languageSample(tagged: readonly TaggedUnit[], text: string): string {
  const wordsOf = (units: readonly TaggedUnit[]): string => units.map((unit) => unit.text).join("\n");
  const matter = wordsOf(tagged.filter(({ place, form }) => place === "slide" && form !== "key"));
  // Figures speak no language.
  if (matter.replaceAll(/[^\p{L}\p{M}]/gu, "").length >= shortestSample) return matter;
  const asked = wordsOf(tagged.filter(({ role }) => role !== "chrome"));
  return asked.trim() === "" ? text : asked;
}

const shortestSample = 40;

function readMatter(given: Omit<Understood, "structure" | "closing" | "title" | "guess">): Understood {
  const { source, language } = given;
  const record = readRecord(source, given.tagged);
  const { brief, tagged } = record === undefined ? given : asData(given);
  const planned = [
    ...(brief.taken ?? []),
    ...(brief.plan ?? []).flatMap(({ matter, notes }) => [...matter, ...notes]),
  ];
  const shown = startsOf(shownUnits(tagged).map(({ span }) => span));
  for (const { start } of planned) shown.delete(start);
  const matter = (): string => matterText(source, ({ span }) => shown.has(span.start));
  const read = record ?? readStructure(matter(), numberedHeads(source.text, tagged));
  const blocks = read.format === "JSON" ? localiseJson(read.blocks, language.language) : read.blocks;
  const said = leaveOut(blocks, brief, language.language);
  const lines = asksToCompare(brief) ? alignLabelled(said.blocks) : said.blocks;
  const { blocks: wished, closing } = setWished(
    tellFirst(lines, tagged),
    wishedMatter(brief, tagged),
    language.language,
  );
  const drawn = drawWishes(wished, brief.visuals ?? [], language.language);
  const named = headTagged(drawn, namesOfParts(tagged));
  const arranged = arrangeMatter(named, language.language);
  const structure = {
    ...read,
    blocks: arranged,
    leftOut: [...read.leftOut, ...said.leftOut],
  };
  // What names a drawing that is asked for is no name for the whole.
  const told = structure.blocks.filter(({ kind, wanted }) => kind !== "heading" || wanted === undefined);
  const isOnly = told.filter(({ kind }) => kind === "heading").length === 1;
  const headings = told.flatMap((block) =>
    // What opens the end of a text, or labels a sentence of it, is no name for the whole.
    block.kind === "heading" && (isOnly || block.isLabel !== true) && !isClosingTitle(toPlainText(block.text))
      ? [toPlainText(block.text)]
      : [],
  );
  const sources = {
    brief,
    units: tagged,
    text: source.text,
    language: language.language,
    headings,
    ...(read.title === undefined ? {} : { matterTitle: read.title }),
  };
  const { title, guess } = readDeckTitle(sources);
  return { source, tagged, brief, structure, closing, language, title, guess };
}

/** What stands right beside the words that ask for it is matter, however unsure its role was. */
function showWished(units: readonly TaggedUnit[], { wishes = [] }: Brief): readonly TaggedUnit[] {
  const wished = startsOf(wishes.flatMap(({ spans }) => spans));
  return units.map((unit) =>
    unit.place === "notes" && wished.has(unit.span.start)
      ? { ...unit, place: "slide", reason: "asked for beside it" }
      : unit,
  );
}

function wishedMatter({ wishes = [] }: Brief, tagged: readonly TaggedUnit[]): readonly WishedMatter[] {
  const units = new Map(tagged.map((unit) => [unit.span.start, unit]));
  return wishes.map(({ spans, ...wish }) => {
    const own = spans.flatMap(({ start }) => units.get(start) ?? []);
    const words = (some: readonly TaggedUnit[]) => some.map(({ text }) => collapseSpaces(text).trim());
    return { ...wish, texts: words(own), openers: words(own.filter(({ opensLine }) => opensLine)) };
  });
}

function asksToCompare({ forms, instruction }: Brief): boolean {
  return forms.includes("table") || forms.includes("comparison") || asksComparison(instruction);
}

/** The lines that name what stands below them, by nothing but their words. */
function namesOfParts(tagged: readonly TaggedUnit[]): ReadonlySet<string> {
  const heads = tagged.filter(
    ({ role, place, marker, opensLine, closesLine }) =>
      role === "heading" && place === "slide" && marker === undefined && opensLine && closesLine,
  );
  return new Set(heads.map(({ text }) => text.trim()).filter((text) => text.length <= longestPart));
}

const longestPart = 60;

/** Where numbered lines begin that head what is below them: "2. Sales". */
function numberedHeads(text: string, tagged: readonly TaggedUnit[]): ReadonlySet<number> {
  const heads = tagged.filter(
    ({ role, place, marker, opensLine, closesLine, text: words, line }, index) =>
      role === "heading" &&
      place === "slide" &&
      /\p{Nd}/u.test(marker ?? "") &&
      opensLine &&
      closesLine &&
      words.length <= longestPart &&
      tagged[index + 1]?.place === "slide" &&
      (tagged[index + 1]?.line ?? line) > line,
  );
  return new Set(heads.map(({ span }) => text.lastIndexOf("\n", span.start) + 1));
}

/** A first line that tells a figure, or is a message of a chat, is no heading because it stands first. */
function tellFirst(blocks: readonly Block[], tagged: readonly TaggedUnit[]): readonly Block[] {
  const [first, ...others] = blocks;
  if (first?.kind !== "heading" || first.number !== undefined) return blocks;
  const words = toPlainText(first.text);
  const unit = tagged.find(({ place, text }) => place === "slide" && text.trim() === words);
  const isTold =
    unit?.role === "content" &&
    unit.form === "sentence" &&
    (unit.carrier === "chat" || (/\p{Nd}/u.test(words) && unit.confidence >= surelyTold));
  return isTold ? [{ kind: "paragraph", text: first.text, source: first.source }, ...others] : blocks;
}

const surelyTold = 0.9;

/** Data of which nobody asks for a deck plan no slides and name no parts, and all but their secrets is matter. */
function asData({
  brief: {
    plan: _plan,
    doubted: _doubted,
    ending: _ending,
    taken: _taken,
    wishes: _wishes,
    visuals: _visuals,
    ...brief
  },
  tagged,
}: Pick<Understood, "brief" | "tagged">): Pick<Understood, "brief" | "tagged"> {
  return {
    brief: { ...brief, parts: [], forms: [], excluded: [] },
    tagged: tagged.map((unit) =>
      unit.role === "withhold" ? unit : { ...unit, role: "content", place: "slide" },
    ),
  };
}

/** Data of which nobody asks for a deck is read whole: what its texts ask is no wish for slides. Secrets are left out all the same. */
function readRecord(source: Source, tagged: readonly TaggedUnit[]): Structure | undefined {
  const isRecord = source.units.some(({ form }) => form === "key");
  if (source.units.length > longestRecord || !isRecord) return undefined;
  if (tagged.some(({ text }) => findTerms(text).some(isDeckTerm))) return undefined;
  const open = startsOf(tagged.filter(({ role }) => role !== "withhold").map(({ span }) => span));
  const read = readStructure(matterText(source, ({ span }) => open.has(span.start)));
  return read.format === "JSON" ? read : undefined;
}

const longestRecord = 2_000;

function isDeckTerm({ classes }: { readonly classes: number }): boolean {
  return (classes & termBit("deck")) !== 0;
}

function shownUnits(tagged: readonly TaggedUnit[]): readonly TaggedUnit[] {
  return tagged.filter(({ place }) => place === "slide");
}

function startsOf(spans: readonly Span[]): Set<number> {
  return new Set(spans.map(({ start }) => start));
}

function write(understood: Understood): Written {
  const { brief, structure, tagged } = understood;
  if (brief.plan !== undefined && brief.plan.length > 0) return writeFromPlan(understood);
  const matter = shownUnits(tagged).filter(({ role }) => role === "content");
  const isTopic = matter.length < fewestUnitsOfMatter || structure.blocks.length === 0;
  if (!isTopic) return writeFromMatter(understood);
  const row = toldAsParts(tagged, brief, understood.language.language);
  return row.length > 0 ? writeFromMatter(withTold(understood, row)) : writeFromTopic(understood);
}

/** Facts that the request itself tells are the matter, and no part that it asks for. */
function withTold(understood: Understood, blocks: readonly Block[]): Understood {
  const { brief, structure } = understood;
  const words = blocks.flatMap(toPlainLines).join("\n").toLowerCase();
  const parts = brief.parts.filter(({ text }) => !words.includes(text.toLowerCase()));
  return { ...understood, brief: { ...brief, parts }, structure: { ...structure, blocks } };
}

function writeFromPlan(understood: Understood): Written {
  const { source, tagged, brief, structure, language } = understood;
  const title = understood.title ?? understood.guess;
  const plan = gatherPlan(brief.plan ?? []);
  const words = new Map(tagged.map((unit) => [unit.span.start, unit.text]));
  const shown = startsOf(shownUnits(tagged).map(({ span }) => span));
  // What follows an opener in its line may be taken for a part of it, and what a shown label leads to goes with it.
  for (const [index, { role, place, line, span }] of tagged.entries()) {
    const before = tagged[index - 1];
    const isLed = before?.place === "slide" && before.line === line && /[:：]\s*$/u.test(before.text);
    if (role === "plan" || (role === "content" && place === "notes" && isLed)) shown.add(span.start);
  }
  const planned = plan.map((slide) => {
    const own = slide.matter.filter(({ start }) => shown.has(start));
    const { blocks: read } = readStructure(matterOf(source, own));
    const blocks = arrangeMatter(read, language.language);
    const notes = slide.notes.flatMap(({ start }) => words.get(start) ?? []);
    return { slide, blocks, notes };
  });
  const bounds = boundsOf(brief, mostSlides);
  const count = plan.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  // Who tells more slides one by one than a number names counts some of them: "main part 5, the rest behind it".
  const isBound = bounds.isAsked && (count <= bounds.most || brief.slideCount?.bound !== "exactly");
  const slides = writePlanned({
    planned,
    outside: structure.blocks,
    title,
    language: language.language,
    least: isBound ? bounds.least : Math.min(count, mostSlides),
    most: isBound ? bounds.most : mostSlides,
  });
  return {
    mode: "plan",
    title: title ?? slides[0]?.title ?? "",
    slides,
    language,
    decisions: [`The prompt plans its slides one by one: ${slides.length} of them, in its order.`],
    leftOut: [],
  };
}

/** More planned slides than could ever be shown are gathered in runs before their matter is read. */
function gatherPlan(plan: readonly PlannedSlide[]): readonly PlannedSlide[] {
  const length = Math.ceil(plan.length / mostPlanned);
  if (length <= 1) return plan;
  return Array.from({ length: Math.ceil(plan.length / length) }, (_, run) => {
    const slides = plan.slice(run * length, (run + 1) * length);
    const titles = slides.map(({ title }) => title).filter((title) => title !== "");
    return {
      first: run + 1,
      last: run + 1,
      title: clip(titles.join(" · "), longestTitle),
      matter: slides.flatMap(({ matter }) => matter),
      notes: slides.flatMap(({ notes }) => notes),
    };
  });
}

function writeFromTopic({ brief, tagged, language: detected, title, guess }: Understood): Written {
  const language = topicLanguage(detected, brief.language);
  const topic = title ?? guess ?? brief.topic ?? firstWords(tagged);
  const storyline = createStoryline({
    brief,
    topic: capitalise(topic),
    language: language.language,
    mostSlides,
  });
  return {
    mode: "topic",
    title: topic,
    slides: storyline.slides,
    language,
    decisions: [storyline.why],
    leftOut: [],
  };
}

/** A storyline may speak another language than the topic's words. */
function topicLanguage(detected: DetectedLanguage, wanted: string | undefined): DetectedLanguage {
  return wanted === undefined || !speaksStories(wanted)
    ? detected
    : { language: wanted, direction: directionOf(wanted) };
}

function firstWords(tagged: readonly TaggedUnit[]): string {
  const [first] = tagged.filter(({ role }) => role !== "chrome");
  return clip(collapseSpaces(first?.text ?? tagged[0]?.text ?? "…").trim(), longestTitle);
}

function writeFromMatter({ language, ...understood }: Understood): Written {
  const { brief, structure, closing, title, guess } = understood;
  const deck = writeDeck({
    brief,
    structure,
    closing,
    title,
    guess,
    language: language.language,
    mostSlides,
  });
  return { mode: "document", language, ...deck };
}

function toOutline({ mode, title, slides: written, language }: Written, brief: Brief): Outline {
  const { slideCount } = brief;
  const slides = withOccasion(written, brief);
  const words = [title, ...slides.map((slide) => slide.title)].find((each) => each.trim() !== "") ?? "…";
  const named = nameApartFromCover(setSlides(slides), language.language);
  const once = sayOnce(nameOverviews(named, language.language), language.language);
  // Who plans or counts slides wants these.
  const isFree = mode !== "plan" && (slideCount === undefined || slideCount.bound === "atMost");
  return {
    title: clip(collapseSpaces(words), longestTitle),
    language: language.language,
    direction: language.direction,
    slides: addIcons(tidyPoints(nameSlides(nameByContent(isFree ? joinNeighbours(once) : once)))),
  };
}

/** What is a secret more likely than not is not repeated; what only might be one is told, so that a harmless fact is missed. */
const surelySecret = 0.5;

/** What stands on no slide by its role; what is only spoken is told apart from what is left out. */
function untold(tagged: readonly TaggedUnit[]): readonly LeftOut[] {
  const said = tagged.filter(({ place, role }) => place !== "slide" && role !== "request" && role !== "plan");
  return said.map(({ text, place, role, confidence, reason }) => ({
    text: role === "withhold" && confidence >= surelySecret ? "…" : clip(collapseSpaces(text), 160),
    where: place === "notes" ? "notes" : "nowhere",
    reason,
  }));
}

function doubtedParts({ doubted = [] }: Brief): readonly LeftOut[] {
  return doubted.map(({ text }) => ({
    text: clip(collapseSpaces(text), longestTitle),
    where: "nowhere",
    reason: "may be asked for as a slide, but not surely",
  }));
}

function createReport(
  written: Written,
  outline: Outline,
  brief: Brief,
  leftOut: readonly LeftOut[],
): AuthorReport {
  const asked = brief.slideCount?.count;
  return {
    mode: written.mode,
    language: outline.language,
    brief,
    ...(asked === undefined ? {} : { slideCountAsked: asked }),
    slideCount: outline.slides.length,
    decisions: written.decisions,
    leftOut,
  };
}
