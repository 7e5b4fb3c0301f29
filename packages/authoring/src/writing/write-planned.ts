import type { OutlineSlide } from "@lectern/deck";
import type { PlannedSlide, WantedForm } from "../brief/brief.ts";
import { createIdeas } from "../ideas/create-ideas.ts";
import type { Idea } from "../ideas/ideas.ts";
import { nameOfContent } from "../ideas/name-by-content.ts";
import { drawAs, kindsOfForms } from "../ideas/wanted-kinds.ts";
import { shownTexts } from "../planning/fit-limits.ts";
import { mergeIdeas } from "../planning/merge-ideas.ts";
import { proseColumnsOfWhole } from "../planning/plan-deck.ts";
import { type Block, toPlainLines } from "../structure/blocks.ts";
import { createSectionTree } from "../structure/section-tree.ts";
import { labelsOf, taskWordsOf } from "../text/languages/labels.ts";
import { capitalise } from "../text/words/capitalise.ts";
import { clip } from "../text/words/clip.ts";
import { countColumns } from "../text/words/columns.ts";
import { readContentWords } from "../text/words/words.ts";
import { createOpenSlide } from "../topics/open-slide.ts";
import { createFillers, createSpareSlides } from "../topics/spare-slides.ts";
import { writeOpening } from "./planned-cover.ts";
import {
  asParagraph,
  expandRange,
  membersOf,
  type PlannedMatter,
  placeOutside,
  withoutBrackets,
} from "./planned-matter.ts";
import { showPlanned } from "./show-planned.ts";
import { type Composition, composePoints, composeSlide, writeNotes } from "./write-slide.ts";

/** A plan with its matter, and the matter that stands outside of it. */
export interface PlannedDeck {
  readonly planned: readonly PlannedMatter[];
  readonly outside: readonly Block[];
  /** What the cover says. */
  readonly title: string | undefined;
  readonly language: string;
  /** The fewest and the most slides that the deck may have; what the plan leaves open is filled with questions. */
  readonly least: number;
  readonly most: number;
}

const longestTitle = 110;

/** Returns the slides that a plan names, in its order and its words, under a cover; what stands outside goes where its words belong. */
export function writePlanned(deck: PlannedDeck): readonly OutlineSlide[] {
  const placed = placeOutside(deck.planned, deck.outside, deck.language);
  const expanded = joinTo(placed.planned.flatMap(expandRange), deck.most);
  const hasRoomForCover = deck.least > expanded.length;
  const used = new Set<string>();
  const composition: Composition = {
    language: deck.language,
    deckTitle: deck.title ?? "",
    keepsNumbers: false,
    proseColumns: proseColumnsOfWhole,
    showsAll: true,
    hasParagraphs: true,
  };
  const [first, ...rest] = expanded;
  if (first === undefined) return [];
  const names = expanded.slice(1).map(({ slide }) => slide.title);
  const write = (matter: PlannedMatter, index: number): OutlineSlide =>
    writeSlide(matter, index === rest.length - 1, { composition, used, names });
  const asContent = (): OutlineSlide => writeSlide(first, false, { composition, used, names });
  const opening = writeOpening(first, { named: deck.title, hasRoomForCover, asContent });
  const slides = [...opening, ...rest.map(write)];
  return withNotes(fillTo(slides, deck), placed.spoken);
}

/** A plan of more slides than are asked for has its slightest neighbours on one slide. */
function joinTo(planned: readonly PlannedMatter[], most: number): readonly PlannedMatter[] {
  const joined = [...planned];
  const sizes = joined.map(({ blocks }) => blocks.flatMap(toPlainLines).length + 1);
  while (joined.length > Math.max(1, most)) {
    const pairs = sizes.slice(1, -1).map((size, index) => size + (sizes[index + 2] ?? 0));
    const least = pairs.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
    const place = pairs.length === 0 ? 0 : pairs.indexOf(least) + 1;
    const [one, other] = [joined[place], joined[place + 1]];
    if (one === undefined || other === undefined) break;
    sizes.splice(place, 2, (sizes[place] ?? 1) + (sizes[place + 1] ?? 1) - 1);
    const titles = [one.slide.title, other.slide.title].filter((title) => title !== "");
    const { form: _, ...slide } = one.slide;
    joined.splice(place, 2, {
      slide: { ...slide, title: titles.join(" · ") },
      blocks: [...one.blocks, ...other.blocks],
      notes: [...one.notes, ...other.notes],
    });
  }
  return joined;
}

/** What a plan leaves open of the number asked for is filled with questions, before the slide that it ends with. */
function fillTo(
  slides: readonly OutlineSlide[],
  { least, language, title = "" }: PlannedDeck,
): readonly OutlineSlide[] {
  const missing = least - slides.length;
  if (missing <= 0) return slides;
  const fillers = createFillers(slides, missing, { language, title });
  const taken = new Set(slides.map(({ title: own }) => own));
  const spare = [...fillers, ...createSpareSlides(language, missing - fillers.length, taken)];
  const end = slides.at(-1)?.kind === "closing" ? slides.length - 1 : slides.length;
  return [...slides.slice(0, end), ...spare, ...slides.slice(end)];
}

interface SlideContext {
  readonly composition: Composition;
  readonly used: Set<string>;
  /** The titles of the slides behind the cover, for an agenda. */
  readonly names: readonly string[];
}

function writeSlide(matter: PlannedMatter, isLast: boolean, context: SlideContext): OutlineSlide {
  const { slide, notes } = matter;
  const blocks = matter.blocks.map(asParagraph).map(withoutBrackets);
  const written = writeBody({ ...matter, blocks }, isLast, context);
  const said = [written.notes ?? "", ...notes].filter((line) => line.trim() !== "").join("\n");
  const isSaid = slide.form === "statement" && written.kind === "statement";
  const isNamed =
    slide.title !== "" && !isSaid && !(written.kind === "closing" && endWords.test(slide.title));
  const title = isNamed ? capitalise(slide.title) : titleOf(written, context);
  return { ...written, title: clip(title, longestTitle), ...(said === "" ? {} : { notes: said }) };
}

/** A planned slide without a name is named by what it shows. */
function titleOf(slide: OutlineSlide, { composition }: SlideContext): string {
  if (slide.title.trim() !== "") return slide.title;
  const [text] = shownTexts(slide).filter((words) => words.trim() !== "");
  const overview = labelsOf(composition.language)?.overview ?? composition.deckTitle;
  return nameOfContent(slide) ?? (text !== undefined && countColumns(text) <= longestTitle ? text : overview);
}

function writeBody({ slide, blocks }: PlannedMatter, isLast: boolean, context: SlideContext): OutlineSlide {
  const { composition, used, names } = context;
  const { language } = composition;
  const ideas = createIdeas(createSectionTree(blocks), language, slide.title);
  const title = capitalise(slide.title);
  const hasMatter = ideas.some(({ parts, exhibit }) => exhibit !== undefined || parts.length > 0);
  if (!hasMatter) {
    const agenda = writeAgenda(slide, names, language);
    if (agenda !== undefined) return agenda;
    if (isLast && endWords.test(slide.title)) return { kind: "closing", title };
    const open = createOpenSlide({ text: slide.title, ...(slide.form && { form: slide.form }) }, language, {
      used,
      isBare: false,
    });
    // What a deck ends with, without a word of more, is said by its name: "Ask the board to renew the licence".
    return isLast && open.kind === "bullets" ? { kind: "closing", title } : open;
  }
  if (slide.form === "statement") {
    const said = writeStatement(blocks, title);
    if (said !== undefined) return said;
  }
  const merged = mergeIdeas(ideas);
  const notes = ideas.map(writeNotes).join("\n");
  const shown = showAsPlanned({ slide, ideas, blocks, title }, language);
  if (shown !== undefined) return { ...shown, title, notes };
  const headed = withHeading(merged, slide.title);
  if (isLast && endWords.test(slide.title)) {
    const [only, ...others] = blocks.flatMap(toPlainLines);
    const words = unquoted(only ?? "");
    if (others.length === 0 && words !== "" && countColumns(words) <= longestEnding)
      return { kind: "closing", title: words, notes };
    const { slide: list } = composePoints(headed, composition);
    return { kind: "closing", title, items: list.items, notes };
  }
  const words = blocks.flatMap(toPlainLines).join("\n");
  const { slide: composed } = composeSlide(headed, composition);
  // Its title is the plan's.
  const { title: _title, notes: _notes, ...body } = composed;
  const told = tellsAll(body, words, language) ? composed : composePoints(headed, composition).slide;
  return { ...told, notes };
}

/** One sentence that is to own its slide has its name below it. */
function writeStatement(blocks: readonly Block[], name: string): OutlineSlide | undefined {
  const [only, ...others] = blocks.flatMap(toPlainLines);
  const sentence = capitalise((only ?? "").trim().replace(/[.。]$/u, ""));
  if (others.length > 0 || sentence === "" || countColumns(sentence) > longestTitle) return undefined;
  return { kind: "statement", title: sentence, ...(name === "" ? {} : { support: name }) };
}

/** One line to end with is the last slide's title. */
const longestEnding = 100;

function unquoted(words: string): string {
  return words.replace(/^["“„«「]\s?/u, "").replace(/\s?["”“»」]$/u, "");
}

const endWords =
  /^(?:closing|close|the end|end|thank|thanks|q ?& ?a|questions|schluss|abschluss|danke|fragen|fin$|merci|conclusion|cierre|gracias|preguntas|encerramento|obrigad|chiusura|grazie|domande|bedankt|slot|avslutning|tack|koniec|dziękuję|závěr|děkuj|конец|спасибо|вопросы|итог|кінець|дякую|kapanış|teşekkür|まとめ|おわりに|ご清聴|质疑|谢谢|总结|結び|마무리|감사|الختام|شكرا|סיום|תודה)/iu;

/** Its own form first, then what the ideas of its matter show best, if they are one. */
function showAsPlanned(
  content: {
    readonly slide: PlannedSlide;
    readonly ideas: readonly Idea[];
    readonly blocks: readonly Block[];
    readonly title: string;
  },
  language: string,
): OutlineSlide | undefined {
  const { slide, ideas, blocks, title } = content;
  const words = blocks.flatMap(toPlainLines).join("\n");
  const planned = { title: slide.title, words, members: membersOf(blocks), blocks, form: slide.form };
  const body = showPlanned(planned, { language, subject: slide.title });
  if (body !== undefined && slide.form !== undefined && isForm(body.kind, slide.form))
    return { ...drawAs(body, slide.form), title };
  const fitting = ideas.find(({ exhibit }) => exhibit !== undefined && isForm(exhibit.body.kind, slide.form));
  if (slide.form !== undefined && fitting?.exhibit !== undefined)
    return { ...drawAs(fitting.exhibit.body, slide.form), title };
  if (body !== undefined) return { ...body, title };
  const [only, ...others] = ideas;
  const shown = others.length === 0 ? only?.exhibit?.body : undefined;
  return shown !== undefined && tellsAll(shown, words, language) ? { ...shown, title } : undefined;
}

const leastTold = 0.9;

/** What a plan puts on a slide stands on it: figures alone are not shown where words beside them would go. */
function tellsAll(body: object, words: string, language: string): boolean {
  const asked = new Set(readContentWords(words, language));
  const told = new Set(readContentWords(textsIn(body).join("\n"), language));
  return [...asked].filter((key) => told.has(key)).length >= asked.size * leastTold;
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function isForm(kind: OutlineSlide["kind"], form: WantedForm | undefined): boolean {
  return form !== undefined && kindsOfForms[form].includes(kind);
}

const agendaWords =
  /^(?:agenda|outline|overview|table of contents|contents|inhalt|gliederung|tagesordnung|sommaire|au programme|plan|índice|contenido|indice|inhoud|spis treści|innehåll|obsah|план|зміст|содержание|目录|目錄|目次|アジェンダ|목차|جدول الأعمال|المحتويات|סדר יום|içindekiler|gündem)$/iu;

/** An agenda that the plan only names lists the slides behind it. */
function writeAgenda(
  { title, form }: PlannedSlide,
  names: readonly string[],
  language: string,
): OutlineSlide | undefined {
  if (form !== "agenda" && !agendaWords.test(title)) return undefined;
  const entries = names.filter((name) => name !== "" && name !== title).slice(0, 20);
  if (entries.length < 2) return undefined;
  const heading = title === "" ? (taskWordsOf(language)?.agenda ?? "Agenda") : capitalise(title);
  return {
    kind: "agenda",
    title: heading,
    entries: entries.map((name) => ({ title: clip(name, longestTitle) })),
  };
}

function withHeading(idea: Idea, text: string): Idea {
  const [part, ...others] = idea.parts;
  if (part === undefined || others.length > 0 || part.heading !== undefined || text === "") return idea;
  return { ...idea, parts: [{ ...part, heading: { text: capitalise(text) } }] };
}

function withNotes(slides: readonly OutlineSlide[], spoken: readonly string[]): readonly OutlineSlide[] {
  const [first, ...rest] = slides;
  if (first === undefined || spoken.length === 0) return slides;
  const notes = [first.notes ?? "", ...spoken].filter((line) => line !== "").join("\n");
  return [{ ...first, notes }, ...rest];
}
