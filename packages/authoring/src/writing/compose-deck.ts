import type { OutlineSlide } from "@lectern/deck";
import { type LeftOut, mostReported } from "../author.ts";
import { arrangeBlocks } from "../ideas/arrange-blocks.ts";
import { withChronicle } from "../ideas/chronicle.ts";
import { createIdeas } from "../ideas/create-ideas.ts";
import { type Heading, hasPoint, type Idea, type Passage } from "../ideas/ideas.ts";
import { nameOfContent } from "../ideas/name-by-content.ts";
import { splitClauses } from "../ideas/split-clauses.ts";
import { fitIdeas } from "../planning/fit-slide-count.ts";
import { joinNeighbours } from "../planning/join-neighbours.ts";
import { keepRhythm } from "../planning/keep-rhythm.ts";
import type { Material } from "../planning/material.ts";
import {
  type Budget,
  chapterOf,
  comfortableSlides,
  fewestAgendaEntries,
  mostAgendaEntries,
  planSlides,
  proseColumnsOf,
} from "../planning/plan-slides.ts";
import { varySlides } from "../planning/vary-slides.ts";
import { createSectionTree } from "../structure/section-tree.ts";
import { labelsOf, taskWordsOf } from "../text/labels.ts";
import { rememberEach } from "../text/remember-each.ts";
import { toPlainText } from "../text/rich-text.ts";
import { spareSlidesOfTexts } from "../topics/skeletons/talks.ts";
import { createSpareSlides } from "../topics/topic-skeleton.ts";
import {
  type ComposedSlide,
  type Composition,
  composePoints,
  composeSlide,
  headingText,
} from "./compose-slides.ts";
import { type Cover, coverSlide, createCover } from "./cover.ts";
import { clip } from "./create-points.ts";
import { askedClosing, composeClosing, takeaways } from "./endings.ts";
import { nameDeck } from "./name-deck.ts";

/** The slides of a deck, and what is to be said of them. */
export interface ComposedDeck {
  readonly title: string;
  readonly slides: readonly OutlineSlide[];
  readonly decisions: readonly string[];
  readonly leftOut: readonly LeftOut[];
}

/** Returns the deck that a text makes: cover, sections where there are many slides, one idea a slide, takeaways. */
export function composeDeck(material: Material): ComposedDeck {
  const labels = labelsOf(material.language);
  const cover = createCover(material);
  const blocks = arrangeBlocks(cover.blocks, {
    language: material.language,
    labels,
    wishes: material.wishes,
  });
  const subject = `${cover.title ?? ""} ${material.wishes.instruction ?? ""}`;
  const read = createIdeas(createSectionTree(blocks), material.language, subject);
  const told = withChronicle(read, material.language);
  const joined = material.wishes.eachStepApart === true ? told : joinNeighbours(told);
  const ideas = material.wishes.slideCount === undefined ? splitClauses(joined, comfortableSlides) : joined;
  const composition: Composition = {
    language: material.language,
    deckTitle: nameDeck(cover.title, ideas, material),
    keepsNumbers: keepsNumbers(material),
    proseColumns: proseColumnsOf(ideas, material.language),
  };
  const budget = planSlides(sayTitleOnce(ideas, composition), material);
  const { fitted, composed, slides } = composeToFit(cover, budget, composition, material);
  const endings = budget.closing === undefined ? [] : [composePoints(budget.closing, composition)];
  return {
    title: composition.deckTitle,
    slides: distinctFromCover(
      fillTo(
        budget.exactly === undefined ? slides.filter((slide) => !saysTitleOnly(slide, composition)) : slides,
        budget.exactly,
        composition,
      ),
      composition,
    ),
    decisions: decisionsOf(material, ideas, fitted, budget),
    leftOut: leftOutOf([...composed, ...endings]),
  };
}

interface Attempt {
  readonly fitted: readonly Idea[];
  readonly composed: readonly ComposedSlide[];
  readonly slides: readonly OutlineSlide[];
}

/** Where a section or an ending turns out not to be needed, its slide goes to the content. */
function composeToFit(cover: Cover, budget: Budget, composition: Composition, material: Material): Attempt {
  let content = budget.content;
  const compose = rememberEach((idea: Idea) => composeSlide(idea, composition));
  for (let round = 0; ; round += 1) {
    const attempt = composeOnce(cover, { ...budget, content }, { ...composition, compose }, material);
    const total = attempt.slides.length;
    const merged = budget.ideas.length - attempt.fitted.length;
    // A part that turned out to need no slide gives it back to the content.
    const missing = (budget.exactly ?? Math.min(budget.most, total + merged)) - total;
    if (missing <= 0 || round >= 3 || attempt.fitted.length < content) return attempt;
    content += missing;
  }
}

function composeOnce(
  cover: Cover,
  budget: Budget,
  composition: Composition & { readonly compose: (idea: Idea) => ComposedSlide },
  material: Material,
): Attempt {
  const fitted = keepRhythm(fitIdeas(budget.ideas, budget.content));
  const composed = varySlides(fitted.map(composition.compose), composition.language);
  const body = withSections(composed, budget.hasSections, composition);
  const closing =
    budget.closing === undefined
      ? (askedClosing(material) ?? takeaways(composed, budget.takesAway, composition))
      : composeClosing(budget.closing, composition);
  const agenda = budget.hasAgenda ? composeAgenda(composed, composition) : [];
  return {
    fitted,
    composed,
    slides: [coverSlide(cover, composition, material), ...agenda, ...body, ...closing],
  };
}

/** The chapters in their order, where there are enough of them to need a map. */
function composeAgenda(
  composed: readonly ComposedSlide[],
  composition: Composition,
): readonly OutlineSlide[] {
  const chapters = [...new Set(composed.flatMap(({ idea }) => chapterOf(idea) ?? []))];
  const words = taskWordsOf(composition.language);
  if (words === undefined || chapters.length < fewestAgendaEntries || chapters.length > mostAgendaEntries)
    return [];
  const entries = chapters.map((chapter) => ({ title: clip(headingText(chapter, composition), 110) }));
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

function isSentence({ kind, point }: Passage, words: string): boolean {
  return kind === "sentence" && point !== undefined && toPlainText(point.text) === words;
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

/** What a text cannot fill, open questions do: the number of slides asked for is the number given. */
function fillTo(
  slides: readonly OutlineSlide[],
  count: number | undefined,
  { language }: Composition,
): readonly OutlineSlide[] {
  if (count === undefined || slides.length === count) return slides;
  if (slides.length > count) return slides.slice(0, count);
  const taken = new Set(slides.map(({ title }) => title));
  const spare = createSpareSlides(language, count - slides.length, taken, spareSlidesOfTexts);
  const end = slides.at(-1)?.kind === "closing" ? slides.length - 1 : slides.length;
  return [...slides.slice(0, end), ...spare, ...slides.slice(end)];
}

/** The cover has said it. */
function saysTitleOnly(slide: OutlineSlide, { deckTitle }: Composition): boolean {
  return slide.kind === "statement" && slide.title === deckTitle && slide.support === undefined;
}

/** No other slide has the title of the cover. */
function distinctFromCover(
  slides: readonly OutlineSlide[],
  { deckTitle, language }: Composition,
): readonly OutlineSlide[] {
  const overview = labelsOf(language)?.overview;
  return slides.map((slide, index) => {
    if (index === 0 || slide.title !== deckTitle) return slide;
    return { ...slide, title: nameOfContent(slide) ?? overview ?? `${deckTitle} …` };
  });
}

function keepsNumbers({ structure, wishes }: Material): boolean {
  if (/\b(?:section|clause|paragraph|chapter) numbers?\b|\bnummern?\b/iu.test(wishes.instruction ?? ""))
    return true;
  const clauses = structure.blocks.flatMap((block) => (block.kind === "list" ? block.items : []));
  return clauses.filter(({ marker }) => marker !== undefined && /^\d+\.\d/u.test(marker)).length >= 3;
}

function decisionsOf(
  { structure, wishes }: Material,
  ideas: readonly Idea[],
  fitted: readonly Idea[],
  budget: Budget,
): readonly string[] {
  const decisions = [
    `The prompt is a text to present, read as ${structure.format}: ${ideas.length} idea(s).`,
  ];
  if (fitted.length < budget.ideas.length)
    decisions.push(`Neighbouring ideas share a slide: ${fitted.length} slide(s) of content.`);
  if (fitted.length > budget.ideas.length)
    decisions.push(`Ideas were split over more slides: ${fitted.length} slide(s) of content.`);
  if (budget.exactly !== undefined && fitted.length < budget.content) {
    decisions.push("The text has fewer points than the slides asked for: the rest are questions to fill in.");
  }
  if (budget.hasSections) decisions.push("Each chapter opens with a section slide.");
  if (budget.closing !== undefined) decisions.push("The text's own ending closes the deck.");
  else if (wishes.ending === "nextSteps")
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
