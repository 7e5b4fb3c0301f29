import type { BulletItem, OutlineSlide, RichText } from "@lectern/deck";
import { arrangeBlocks } from "./arrange-blocks.ts";
import { type LeftOut, mostReported } from "./author.ts";
import { type Block, toPlainLines } from "./blocks.ts";
import {
  type ChosenTitle,
  chooseTitle,
  isPressLine,
  readKeyPhrase,
  readKeyTerms,
  titleFromIdeas,
} from "./choose-title.ts";
import { withChronicle } from "./chronicle.ts";
import { countColumns } from "./columns.ts";
import {
  type ComposedSlide,
  type Composition,
  composePoints,
  composeSlide,
  headingText,
} from "./compose-slides.ts";
import { createIdeas } from "./create-ideas.ts";
import { clip } from "./create-points.ts";
import { fitIdeas } from "./fit-slide-count.ts";
import {
  contentWordsOf,
  countPassageColumns,
  type Heading,
  hasPoint,
  type Idea,
  type Passage,
  pointsOf,
} from "./ideas.ts";
import { readImprint } from "./imprint.ts";
import { joinNeighbours } from "./join-neighbours.ts";
import { keepRhythm } from "./keep-rhythm.ts";
import { isClosingTitle, labelsOf, taskWordsOf } from "./labels.ts";
import { nameOfContent } from "./name-by-content.ts";
import { namesNobody, overlapOf, standsAlone } from "./rank-sentences.ts";
import type { Structure } from "./read-structure.ts";
import { rememberEach } from "./remember-each.ts";
import { toPlainText } from "./rich-text.ts";
import { createSectionTree } from "./section-tree.ts";
import { splitSentences } from "./sentences.ts";
import { createSkeletonSlide } from "./skeletons/skeleton-slide.ts";
import { skeletonLanguages, skeletonTextsOf } from "./skeletons/skeleton-texts-of.ts";
import { spareSlidesOfTexts } from "./skeletons/talks.ts";
import { splitClauses } from "./split-clauses.ts";
import { createSpareSlides } from "./topic-skeleton.ts";
import { varySlides } from "./vary-slides.ts";
import type { SlideCountWish, Wishes } from "./wishes.ts";

/** A text to present, read, and how many slides a deck may have at all. */
export interface Material {
  readonly wishes: Wishes;
  readonly structure: Structure;
  readonly language: string;
  readonly mostSlides: number;
}

/** The slides of a deck, and what is to be said of them. */
export interface ComposedDeck {
  readonly title: string;
  readonly slides: readonly OutlineSlide[];
  readonly decisions: readonly string[];
  readonly leftOut: readonly LeftOut[];
}

/** A full slide may go on over a second page: there is room for one. */
const comfortableSlides = 24;
const fewestForSections = 16;
const fewestForAgenda = 6;
const fewestAgendaEntries = 4;
const mostAgendaEntries = 12;
const mostStepsInClosing = 6;
const fewestForTakeaways = 4;
const mostTakeaways = 4;
const fewestTakeaways = 3;
const fewestYears = 4;
const mostColumnsShownWhole = 2_400;
const columnsShownWhole = 220;
const mostColumnsOfTalk = 20_000;
const columnsOfShortWords = 140;
/** Ids and versions are told at the beginning, where there are few of them. */
const mostTechnicalFields = 12;
/** What a text is about it says within its first pages. */
const mostBlocksForTerms = 300;
/** What was found worth the title of a slide is worth remembering. */
const claimFactor = 1.4;

/** Returns the deck that a text makes: cover, sections where there are many slides, one idea a slide, takeaways. */
export function composeDeck(material: Material): ComposedDeck {
  const labels = labelsOf(material.language);
  const cover = createCover(withoutPressLines(material));
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
    deckTitle: cover.title ?? untitled(ideas, material) ?? firstWords(material),
    keepsNumbers: keepsNumbers(material),
    proseColumns: proseColumnsOf(ideas, material.language),
  };
  const budget = planSlides(orderIdeas(sayTitleOnce(ideas, composition), material), material);
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

interface Cover {
  readonly title?: string;
  readonly subtitle?: string;
  /** Who and when. */
  readonly byline?: string;
  /** What is told at the beginning, and shown nowhere: who was there. */
  readonly asides?: string;
  /** What is left to make slides of. */
  readonly blocks: readonly Block[];
}

/** "FOR IMMEDIATE RELEASE" says nothing to those in the room; the line of whom to ask goes with it. */
function withoutPressLines(material: Material): Material {
  const { blocks } = material.structure;
  const [first, second, ...rest] = blocks;
  if (first === undefined || !isPressLine(toPlainLines(first).join(" "))) return material;
  const isContact = second?.kind === "paragraph" && /@/u.test(toPlainText(second.text));
  const kept = second === undefined || isContact ? rest : [second, ...rest];
  return kept.length === 0 ? material : { ...material, structure: { ...material.structure, blocks: kept } };
}

/** The line below a title, if it is short, says who, when and where: it goes on the cover too. */
function createCover(material: Material): Cover {
  const { structure, wishes } = material;
  const chosen = chooseTitle(structure.blocks, wishes, structure.title);
  if (chosen === undefined) return { blocks: structure.blocks };
  const cover = coverOf(chosen, material);
  const { byline, blocks, asides } = readImprint(cover.blocks, chosen.title);
  return {
    ...cover,
    blocks,
    ...(byline === undefined ? {} : { byline }),
    ...(asides === undefined ? {} : { asides }),
  };
}

function coverOf(chosen: ChosenTitle, { structure, wishes, language }: Material): Cover {
  const { title, heading } = chosen;
  const occasion =
    wishes.occasion !== undefined && capitalise(wishes.occasion) !== title
      ? { subtitle: capitalise(wishes.occasion) }
      : {};
  if (heading === undefined) return { title, blocks: structure.blocks, ...occasion };
  const place = structure.blocks.indexOf(heading);
  const rest = structure.blocks.filter((block) => block !== heading);
  const next = structure.blocks[place + 1];
  const line = next?.kind === "paragraph" ? toPlainText(next.text) : "";
  if (next?.kind === "paragraph" && rest.length >= 2 && isByline(next.text, language))
    return { title, subtitle: line, blocks: rest.filter((block) => block !== next), ...occasion };
  if (
    next === undefined ||
    line === "" ||
    countColumns(line) > 160 ||
    /[.!?] \p{Lu}/u.test(line) ||
    rest.length < 2
  )
    return { title, blocks: rest, ...occasion };
  return { title, subtitle: line.replace(/[.。]$/u, ""), blocks: rest.filter((block) => block !== next) };
}

/** Who, when and for whom is set in italics below a title, in several short sentences. */
function isByline(text: RichText, language: string): boolean {
  const line = toPlainText(text);
  if (countColumns(line) > 200 || splitSentences(line, language).length < 2) return false;
  return text.every(
    ({ text: words, italic, bold }) => words.trim() === "" || italic === true || bold === true,
  );
}

function coverSlide(cover: Cover, { deckTitle }: Composition, { wishes, structure }: Material): OutlineSlide {
  const { subtitle } = cover;
  const technical = structure.leftOut.filter(({ where }) => where === "notes").map(({ text }) => text);
  const notes = [
    wishes.instruction,
    cover.subtitle,
    cover.byline,
    cover.asides,
    ...technical.slice(0, mostTechnicalFields),
  ]
    .filter((line) => line !== undefined)
    .join("\n");
  return {
    kind: "title",
    title: deckTitle,
    ...(subtitle === undefined ? {} : { subtitle: clip(subtitle, 200) }),
    ...(cover.byline === undefined ? {} : { byline: cover.byline }),
    ...(notes === "" ? {} : { notes }),
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

interface Budget {
  readonly ideas: readonly Idea[];
  /** How many slides of content there are to be. */
  readonly content: number;
  readonly hasSections: boolean;
  readonly takesAway: boolean;
  readonly hasAgenda: boolean;
  /** The text's own ending. */
  readonly closing?: Idea;
  /** How many slides the deck may have in all. */
  readonly most: number;
  /** How many slides the deck must have in all, if that was asked. */
  readonly exactly?: number;
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

/** What a text tells of next steps goes to its end where the prompt wants that. */
function orderIdeas(ideas: readonly Idea[], { wishes }: Material): readonly Idea[] {
  const steps = wishes.ending === "nextSteps" ? ideas.findLast(isClosing) : undefined;
  return steps === undefined ? ideas : [...ideas.filter((idea) => idea !== steps), steps];
}

/** Shares the slides out: the cover first, then the ending and the sections if there is room for what they are about. */
function planSlides(ideas: readonly Idea[], { wishes, mostSlides, language }: Material): Budget {
  const exactly = exactCount(wishes.slideCount, mostSlides);
  const most = exactly ?? Math.min(wishes.slideCount?.count ?? comfortableSlides, mostSlides);
  const last = ideas.at(-1);
  const closing = last !== undefined && ideas.length > 2 && most >= 4 && isClosing(last) ? last : undefined;
  const content = closing === undefined ? ideas : ideas.slice(0, -1);
  const chapters = new Set(content.map(chapterOf)).size;
  const whole = most - 1 - (closing === undefined ? 0 : 1);
  const hasAgenda = needsAgenda(content, chapters, whole, wishes, language);
  const room = whole - (hasAgenda ? 1 : 0);
  const natural = exactly === undefined ? Math.min(comfortableCount(content), room) : room;
  const takesAway =
    wishes.closing !== undefined ||
    (closing === undefined && wishes.ending !== undefined) ||
    (closing === undefined && natural >= fewestForTakeaways && (exactly === undefined || natural > 4));
  const free = takesAway ? Math.min(natural, room - 1) : natural;
  const hasSections = hasRoomForSections(chapters, content, free, room - (takesAway ? 1 : 0), exactly);
  const sections = hasSections ? chapters : 0;
  const limit = room - (takesAway ? 1 : 0) - sections;
  return {
    ideas: content,
    content: Math.max(most === 1 ? 0 : 1, exactly === undefined ? Math.min(free, limit) : limit),
    hasSections,
    takesAway,
    hasAgenda,
    most,
    ...(closing === undefined ? {} : { closing }),
    ...(exactly === undefined ? {} : { exactly }),
  };
}

/** A deck of four chapters or more has an agenda, if all of its content still has room; steps have their overview. */
function needsAgenda(
  content: readonly Idea[],
  chapters: number,
  room: number,
  wishes: Wishes,
  language: string,
): boolean {
  if (taskWordsOf(language) === undefined || wishes.eachStepApart === true) return false;
  if (chapters < fewestAgendaEntries || chapters > mostAgendaEntries) return false;
  if (content.some((idea) => chapterOf(idea) === undefined)) return false;
  const isMapped = content.length >= fewestForAgenda && room > content.length;
  return isMapped || (wishes.slideCount?.bound === "exactly" && room > content.length) || room > 20;
}

/** What forty words take: those of Chinese, Japanese and Thai are short. Of a short text a slide shows more, of a long one less. */
function proseColumnsOf(ideas: readonly Idea[], language: string): number {
  if (/^(?:zh|ja|th|ko)(?:-|$)/u.test(language)) return columnsOfShortWords;
  const columns = columnsOf(ideas);
  return columns <= mostColumnsShownWhole ? 250 : columns <= mostColumnsOfTalk ? 195 : 170;
}

function columnsOf(ideas: readonly Idea[]): number {
  return ideas
    .flatMap(({ parts }) => parts)
    .reduce((sum, { passages }) => sum + countPassageColumns(passages), 0);
}

/** A short text without headings is shown nearly whole: two or three sentences a slide. */
function comfortableCount(ideas: readonly Idea[]): number {
  const parts = ideas.flatMap((idea) => idea.parts);
  const columns = columnsOf(ideas);
  const isProse = parts.every(
    ({ heading, passages }) => heading === undefined && passages.every(({ kind }) => kind === "sentence"),
  );
  const isShort = isProse && columns <= mostColumnsShownWhole;
  return isShort ? Math.max(ideas.length, Math.round(columns / columnsShownWhole)) : ideas.length;
}

function hasRoomForSections(
  chapters: number,
  content: readonly Idea[],
  free: number,
  room: number,
  exactly?: number,
): boolean {
  if (chapters < 3 || content.some((idea) => chapterOf(idea) === undefined)) return false;
  if (content.length < chapters * 2) return false;
  const left = exactly === undefined ? Math.min(free, room - chapters) : room - chapters;
  return left >= fewestForSections;
}

function exactCount(wish: SlideCountWish | undefined, most: number): number | undefined {
  return wish === undefined || wish.bound === "atMost" ? undefined : Math.min(wish.count, most);
}

function chapterOf(idea: Idea): Heading | undefined {
  return idea.path[0] ?? idea.parts[0]?.heading;
}

function isClosing(idea: Idea): boolean {
  if (idea.exhibit?.steps !== undefined) return idea.exhibit.steps.length <= mostStepsInClosing;
  if (idea.exhibit?.body.kind === "table" || idea.exhibit?.body.kind === "chart") return false;
  const own = idea.parts.length === 1 ? idea.parts[0]?.heading : undefined;
  return [own, idea.path[0]].some((heading) => heading !== undefined && isClosingTitle(heading.text));
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

function composeClosing(idea: Idea, composition: Composition): readonly OutlineSlide[] {
  const { slide } = composePoints(withListOnly(idea), composition);
  const steps = idea.exhibit?.steps;
  if (steps === undefined) return [{ ...slide, kind: "closing" }];
  const { items: _, ...frame } = slide;
  return [{ ...frame, kind: "closing", nextSteps: steps }];
}

/** Where a text ends with a list, what stands behind it, such as notes on method, is spoken. */
function withListOnly(idea: Idea): Idea {
  if (pointsOf(idea).filter(({ kind }) => kind === "listed").length < 2) return idea;
  const parts = idea.parts.map((part) => ({
    ...part,
    passages: part.passages.map(
      (passage): Passage => (passage.kind === "sentence" ? { ...passage, kind: "aside" } : passage),
    ),
  }));
  return { ...idea, parts };
}

/** What the prompt wants its last slide to say; next steps that the text does not tell are asked for. */
function askedClosing({ wishes, language }: Material): readonly OutlineSlide[] | undefined {
  if (wishes.closing !== undefined)
    return [{ kind: "closing", title: clip(capitalise(wishes.closing), 110) }];
  const isSpoken = skeletonLanguages.includes(language.split("-", 1)[0] ?? "");
  return wishes.ending === "nextSteps" && isSpoken
    ? [createSkeletonSlide("act", skeletonTextsOf(language))]
    : undefined;
}

/** The best sentence of each of the strongest chapters, or slides where there are no chapters, in the order of the text. */
function takeaways(
  composed: readonly ComposedSlide[],
  isWanted: boolean,
  composition: Composition,
): readonly OutlineSlide[] {
  if (!isWanted) return [];
  const groups = [...Map.groupBy(composed, ({ idea }) => chapterOf(idea) ?? idea).values()];
  const candidates = (groups.length >= 3 ? groups : composed.map((slide) => [slide])).flatMap(
    (slides) => bestOf(slides) ?? [],
  );
  const chosen: Takeaway[] = [];
  for (const candidate of spreadOut(candidates)) {
    const words = contentWordsOf(candidate.passage, composition.language);
    const repeats = chosen.some(
      (other) => overlapOf(words, contentWordsOf(other.passage, composition.language)) > 0.5,
    );
    if (!repeats && chosen.length < mostTakeaways) chosen.push(candidate);
  }
  const items = candidates.filter((candidate) => chosen.includes(candidate)).map(({ item }) => item);
  if (items.length < fewestTakeaways) return [];
  return [
    { kind: "closing", title: labelsOf(composition.language)?.takeaways ?? composition.deckTitle, items },
  ];
}

/** The best of each quarter of a text before the second best of any: what is remembered is the whole of it. */
function spreadOut(candidates: readonly Takeaway[]): readonly Takeaway[] {
  const length = Math.max(1, Math.ceil(candidates.length / mostTakeaways));
  const quarters = Map.groupBy(candidates, (candidate) => Math.floor(candidates.indexOf(candidate) / length));
  const ranked = [...quarters.values()].map((quarter) =>
    quarter.toSorted((one, other) => other.score - one.score),
  );
  return Array.from({ length }, (_, rank) =>
    ranked.flatMap((quarter) => quarter[rank] ?? []).sort((one, other) => other.score - one.score),
  ).flat();
}

interface Takeaway {
  readonly item: BulletItem;
  readonly passage: Passage;
  readonly score: number;
}

function bestOf(slides: readonly ComposedSlide[]): Takeaway | undefined {
  const told = slides.filter(({ idea }) => idea.exhibit?.strength !== "strong");
  const points = told.flatMap(({ idea }) => pointsOf(idea)).filter(hasPoint);
  const spoken = points.filter(({ kind, point }) => kind === "sentence" && point.lead === undefined);
  const titles = new Set(slides.map(({ slide }) => slide.title));
  const worthOf = (passage: Takeaway["passage"] & { readonly point: BulletItem }): number =>
    briefly(passage) * (titles.has(toPlainText(passage.point.text)) ? claimFactor : 1);
  const ranked = spoken.map((passage) => ({ passage, worth: worthOf(passage) }));
  ranked.sort((one, other) => other.worth - one.worth);
  const best = ranked.find(({ passage }) => isMemorable(passage))?.passage;
  if (best === undefined) return undefined;
  const { children: _, ...item } = best.point;
  return { item, passage: best, score: ranked[0]?.worth ?? 0 };
}

function isMemorable({ text, point }: Passage): boolean {
  if (point === undefined) return false;
  const words = toPlainText(point.text);
  const columns = countColumns(words);
  const isCode = point.text.some((run) => run.code === true && run.text.length > 30);
  return !isCode && columns <= 150 && columns >= 20 && !words.endsWith("…") && standsAlone(text);
}

/** What is to be remembered is short, and more than how a story begins. */
const briefly = rememberEach(({ score, text }: Passage): number => {
  const begins = /^(?:in|on|im|am|en|le|el|il|в) (?:\p{L}{2,10} ){0,3}\p{Nd}{4}/iu.test(text) ? 0.8 : 1;
  const columns = countColumns(text);
  const length = columns > 110 || columns < 40 ? 0.7 : 1;
  return score * begins * length * (namesNobody(text) ? 0.5 : 1);
});

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

/** A text without a title is named by what it is about, and by what it says of it. */
function untitled(ideas: readonly Idea[], { structure, language }: Material): string | undefined {
  const claim = titleFromIdeas(ideas);
  if (structure.format === "JSON") return claim;
  const text = structure.blocks.slice(0, mostBlocksForTerms).flatMap(toPlainLines).join("\n");
  const phrase = readKeyPhrase(text, language);
  const years = yearsOf(ideas);
  if (phrase !== undefined && years !== undefined) return `${phrase}, ${years}`;
  return claim ?? phrase ?? readKeyTerms(text, language)[0];
}

/** The years that the timelines of a history reach from and to. */
function yearsOf(ideas: readonly Idea[]): string | undefined {
  const dates = ideas.flatMap(({ exhibit }) =>
    exhibit?.body.kind === "timeline" ? exhibit.body.events.map(({ date }) => date) : [],
  );
  const years = dates.flatMap((date) => /(?<!\p{Nd})[12]\p{Nd}{3}(?!\p{Nd})/u.exec(date)?.[0] ?? []).sort();
  const [first, last] = [years[0], years.at(-1)];
  return years.length < fewestYears || first === last ? undefined : `${first}–${last}`;
}

function firstWords({ structure }: Material): string {
  const [line = "…"] = structure.blocks
    .slice(0, mostBlocksForTerms)
    .flatMap(toPlainLines)
    .filter((words) => words.trim() !== "");
  return clip(line.replace(/\s+/gu, " ").trim(), 80);
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

function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
