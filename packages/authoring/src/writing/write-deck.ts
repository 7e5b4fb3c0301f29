import type { OutlineSlide } from "@lectern/deck";
import { type LeftOut, mostReported } from "../author.ts";
import type { Brief } from "../brief/brief.ts";
import { asksComparison } from "../brief/read-form.ts";
import { arrangeBlocks } from "../ideas/arranging/arrange-blocks.ts";
import { withChronicle } from "../ideas/chronicle.ts";
import { createIdeas } from "../ideas/create-ideas.ts";
import { type Heading, hasPoint, type Idea, type Passage } from "../ideas/ideas.ts";
import { splitClauses } from "../ideas/split-clauses.ts";
import type { Material } from "../planning/material.ts";
import {
  boundsOf,
  chapterOf,
  comfortableSlides,
  type DeckPlan,
  isShownWhole,
  planDeck,
  proseColumnsOf,
} from "../planning/plan-deck.ts";
import { sectionFacts } from "../planning/section-facts.ts";
import { spreadClauses } from "../planning/spread-clauses.ts";
import { varySlides } from "../planning/vary-slides.ts";
import { createSectionTree } from "../structure/section-tree.ts";
import { labelsOf, taskWordsOf } from "../text/languages/labels.ts";
import { toPlainText } from "../text/markup/rich-text.ts";
import { clip } from "../text/words/clip.ts";
import { createGapSlide } from "../topics/open-slide.ts";
import { partAppendix, writeBackup } from "./backup.ts";
import { type Cover, coverSlide, createCover } from "./cover.ts";
import { askedClosing, composeClosing, takeaways, toldClosing } from "./endings.ts";
import { fillDeck } from "./fill-deck.ts";
import { nameDeck } from "./name-deck.ts";
import { looseOf } from "./part-facts.ts";
import { type ComposedSlide, type Composition, composeSlide, headingText } from "./write-slide.ts";

/** The slides of a deck, and what is to be said of them. */
export interface WrittenDeck {
  readonly title: string;
  readonly slides: readonly OutlineSlide[];
  readonly decisions: readonly string[];
  readonly leftOut: readonly LeftOut[];
}

/** Returns the deck that a text makes: cover, sections where there are many slides, one idea a slide, takeaways. */
export function writeDeck(material: Material): WrittenDeck {
  const { language, brief } = material;
  const cover = createCover(material);
  const arranged = arrangeBlocks(cover.blocks, { language, labels: labelsOf(language), brief });
  const blocks = sectionFacts(arranged, brief.parts, language);
  // What a request has weighed is named in the words that ask for it, and not in its other ones.
  const weighed = brief.instruction.split("\n").filter(asksComparison).join(" ");
  const subject = `${cover.title ?? ""} ${brief.topic ?? ""} ${weighed}`;
  const told = withChronicle(createIdeas(createSectionTree(blocks), language, subject), language);
  const ideas =
    brief.slideCount === undefined
      ? splitClauses(told, comfortableSlides)
      : spreadClauses(told, fewestPointsOf(brief, material.mostSlides));
  const deckTitle = nameDeck(cover.title, ideas, material);
  const composition: Composition = {
    language,
    deckTitle,
    ...(opensWith(material, deckTitle) ? { topic: deckTitle } : {}),
    keepsNumbers: keepsNumbers(material),
    proseColumns: proseColumnsOf(ideas, language),
    showsAll: isShownWhole(ideas, language),
    hasParagraphs: blocks.filter(({ kind }) => kind === "paragraph").length >= fewestParagraphs,
  };
  const all = sayTitleOnce(ideas, composition);
  // Where a number of slides is asked for, all of them are for showing.
  const { main: once, kept: appendix } =
    brief.slideCount === undefined ? partAppendix(all) : { main: all, kept: [] };
  const backup = writeBackup(appendix, composition);
  const first = writePlan(planDeck(once, material), cover, composition, material);
  const hasTakeaways = first.plan.ending.kind !== "takeaways" || first.hasEnding;
  const written = hasTakeaways
    ? first
    : writePlan(planDeck(once, material, true), cover, composition, material);
  const { plan, slides, composed } = written;
  const more = slides.filter((slide) => !saysTitleOnly(slide, composition));
  const kept = plan.bounds.isAsked || more.length <= (plan.hasCover ? 1 : 0) ? slides : more;
  return {
    title: composition.deckTitle,
    slides: [...fillDeck(kept, plan, material, looseOf(composed, composition)), ...backup.slides],
    decisions: [
      ...decisionsOf(material, plan),
      ...(backup.slides.length > 0 ? ["The appendix is kept for questions, after the last slide."] : []),
    ],
    leftOut: leftOutOf([...composed, ...backup.composed]),
  };
}

/** A point for each slide between cover and end that is asked for and no part of which nothing is told; 0 where fewer slides will do. */
function fewestPointsOf(brief: Brief, mostSlides: number): number {
  const { least, isAsked } = boundsOf(brief, mostSlides);
  return isAsked ? least - slidesOfFrame - brief.parts.length : 0;
}

const slidesOfFrame = 2;

/** The text's own first line, not a sentence of it, names the deck. */
function opensWith({ structure }: Material, title: string): boolean {
  const [first, ...others] = structure.blocks;
  const isLine = first?.kind === "heading" || (first?.kind === "paragraph" && others.length > 0);
  const line = isLine ? toPlainText(first.text) : "";
  return title !== "" && line.startsWith(title) && !/[.!?。]$/u.test(line);
}

const fewestParagraphs = 2;
/** Ideas that share a slide have one entry; where nobody asked for a list, fewer need none. */
const fewestEntries = 4;
/** The slides of a shorter deck need no map. */
const fewestForAgenda = 6;

interface WrittenPlan {
  readonly plan: DeckPlan;
  readonly composed: readonly ComposedSlide[];
  readonly slides: readonly OutlineSlide[];
  readonly hasEnding: boolean;
}

function writePlan(plan: DeckPlan, cover: Cover, composition: Composition, material: Material): WrittenPlan {
  const composed = varySlides(
    plan.slides.map((idea) => writeIdea(idea, composition)),
    composition,
  );
  const ending = writeEnding(plan, composed, composition, material);
  const opening = plan.hasCover ? [coverSlide(cover, composition, material)] : [];
  const isMapped = plan.bounds.isAsked || material.brief.forms.includes("agenda");
  const agenda = plan.hasAgenda ? writeAgenda(composed, composition, isMapped) : [];
  const body = withSections(composed, plan.hasSections, composition);
  const slides = [...opening, ...agenda, ...body, ...ending];
  return {
    plan,
    composed,
    slides: plan.hasCover ? slides : withDeckTitle(slides, composition),
    hasEnding: ending.length > 0,
  };
}

/** The only slide of a deck has the deck's title. */
function withDeckTitle(slides: readonly OutlineSlide[], { deckTitle }: Composition): readonly OutlineSlide[] {
  return slides.map((slide, index) =>
    index === 0 && deckTitle !== "" ? { ...slide, title: deckTitle } : slide,
  );
}

function writeIdea(idea: Idea, composition: Composition): ComposedSlide {
  if (idea.isOpen === true && idea.wanted !== undefined) {
    const slide = createGapSlide(idea.wanted, composition.language);
    return { slide, idea, shown: new Set() };
  }
  return composeSlide(idea, composition);
}

function writeEnding(
  { ending }: DeckPlan,
  composed: readonly ComposedSlide[],
  composition: Composition,
  material: Material,
): readonly OutlineSlide[] {
  switch (ending.kind) {
    case "own":
      return composeClosing(ending.idea, composition);
    case "asked":
      return (
        toldClosing(material, composition) ?? askedClosing(material) ?? takeaways(composed, true, composition)
      );
    case "takeaways":
      return takeaways(composed, true, composition);
    case "none":
      return [];
  }
}

/** The chapters in their order, where there are enough of them to need a map. */
function writeAgenda(
  composed: readonly ComposedSlide[],
  composition: Composition,
  isAsked: boolean,
): readonly OutlineSlide[] {
  const chapters = [
    ...new Set(
      composed.flatMap(({ idea }) => chapterOf(idea) ?? []).map((own) => headingText(own, composition)),
    ),
  ];
  const words = taskWordsOf(composition.language);
  const isMap = isAsked || (chapters.length >= fewestEntries && composed.length >= fewestForAgenda);
  if (words === undefined || chapters.length < 2 || !isMap) return [];
  const entries = chapters.slice(0, 12).map((chapter) => ({ title: clip(chapter, 110) }));
  return [{ kind: "agenda", title: words.agenda, entries }];
}

/** The sentence that gives the deck its title is not shown again; what is left without a point is told with the next idea. */
function sayTitleOnce(ideas: readonly Idea[], { deckTitle }: Composition): readonly Idea[] {
  const told: Idea[] = [];
  let waiting: readonly Passage[] = [];
  for (const idea of ideas) {
    const [part, ...others] = idea.parts;
    if (part === undefined) {
      told.push(idea);
      continue;
    }
    const own = part.passages.map(
      (passage): Passage => (isSentence(passage, deckTitle) ? asAside(passage) : passage),
    );
    const spoken = { ...part, passages: [...waiting, ...own] };
    const isEmpty =
      idea.exhibit === undefined && others.length === 0 && part.heading === undefined && !own.some(hasPoint);
    waiting = isEmpty ? spoken.passages : [];
    if (!isEmpty) told.push({ ...idea, parts: [spoken, ...others] });
  }
  return waiting.length === 0 || told.length === 0
    ? told.length === 0
      ? ideas
      : told
    : [...told, ...ideas.slice(-1)];
}

function isSentence({ kind, point, text }: Passage, words: string): boolean {
  if (kind !== "sentence" || point === undefined || toPlainText(point.text) !== words) return false;
  // A title may be the first clause of a sentence that tells more.
  return text.trim().length <= words.length + 1;
}

function asAside({ point: _, ...passage }: Passage): Passage {
  return { ...passage, kind: "aside" };
}

function withSections(
  composed: readonly ComposedSlide[],
  hasSections: boolean,
  composition: Composition,
): readonly OutlineSlide[] {
  if (!hasSections) return composed.map(({ slide }) => slide);
  const counts = Map.groupBy(composed, ({ idea }) => chapterOf(idea));
  let current: Heading | undefined;
  return composed.flatMap(({ slide, idea }): readonly OutlineSlide[] => {
    const chapter = chapterOf(idea);
    const isOpened = chapter === undefined || chapter === current;
    // A first chapter of one slide needs no slide before it; a later one would seem to belong to the chapter before.
    const isAlone = current === undefined && (counts.get(chapter)?.length ?? 0) === 1;
    if (isOpened) return [slide];
    current = chapter;
    return isAlone
      ? [slide]
      : [{ kind: "section", title: clip(headingText(chapter, composition), 110) }, slide];
  });
}

/** The cover has said it. */
function saysTitleOnly(slide: OutlineSlide, { deckTitle }: Composition): boolean {
  if (slide.kind !== "statement" || slide.support !== undefined) return false;
  return slide.title === deckTitle || lettersOf(slide.title) === lettersOf(deckTitle);
}

/** "Dad's 70th!!!" and "Dad's 70th" say the same. */
function lettersOf(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\p{M}\p{Nd}]+/gu, "");
}

/** Clauses that people look up by their numbers keep them. */
function keepsNumbers({ structure, brief }: Material): boolean {
  if (/\b(?:section|clause|paragraph|chapter) numbers?\b|\bnummern?\b/iu.test(brief.instruction)) return true;
  const clauses = structure.blocks.flatMap((block) => (block.kind === "list" ? block.items : []));
  return clauses.filter(({ marker }) => marker !== undefined && /^\d+\.\d/u.test(marker)).length >= 3;
}

function decisionsOf({ structure, brief }: Material, plan: DeckPlan): readonly string[] {
  const decisions = [`The prompt is a text to present, read as ${structure.format}: ${plan.ideas} idea(s).`];
  const shown = plan.slides.length;
  if (shown < plan.ideas) decisions.push(`Neighbouring ideas share a slide: ${shown} slide(s) of content.`);
  if (shown > plan.ideas) decisions.push(`Ideas were split over more slides: ${shown} slide(s) of content.`);
  const open = plan.slides.flatMap(({ isOpen, wanted }) => (isOpen === true && wanted ? [wanted.text] : []));
  if (open.length > 0)
    decisions.push(
      `Asked for, and the prompt brings nothing of it, so that the slide waits for your points: ${open.join("; ")}.`,
    );
  const told = new Set(plan.parts);
  const untold = brief.parts.filter((part) => !told.has(part)).map(({ text }) => text);
  if (untold.length > 0)
    decisions.push(
      `Asked for, and the prompt brings nothing that is surely of it, so that no slide is its own: ${untold.join("; ")}.`,
    );
  if (plan.hasSections) decisions.push("Each chapter opens with a section slide.");
  if (plan.ending.kind === "own") decisions.push("The text's own ending closes the deck.");
  else if (brief.ending?.kind === "nextSteps")
    decisions.push("The text names no next steps: the last slide asks for them.");
  return decisions;
}

/** No more of them than a report tells. */
function leftOutOf(composed: readonly ComposedSlide[]): readonly LeftOut[] {
  const passages = composed.flatMap(({ idea, shown }) =>
    idea.parts.flatMap((part) => part.passages.filter((passage) => !shown.has(passage))),
  );
  const told = passages.filter(({ text }) => text.trim() !== "").slice(0, mostReported);
  return told.map(({ text }) => ({
    text: clip(text.replace(/\s+/gu, " "), 160),
    where: "notes",
    reason: "kept for the speaker",
  }));
}
