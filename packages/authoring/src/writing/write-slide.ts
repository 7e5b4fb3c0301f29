import type { BulletItem, BulletsSlide, Card, Column, OutlineSlide, RichText } from "@lectern/deck";
import { mostBriefPoints } from "../ideas/cut-ideas.ts";
import type { Exhibit } from "../ideas/exhibits.ts";
import {
  contentWordsOf,
  countLines,
  countPassageColumns,
  type Heading,
  hasPoint,
  type Idea,
  isBrief,
  type Part,
  type Passage,
  pointsOf,
} from "../ideas/ideas.ts";
import { nameOfContent } from "../ideas/name-by-content.ts";
import { overlapOf } from "../ideas/rank-sentences.ts";
import { splitClauses, splitEnumeration, unfoldSentences } from "../ideas/unfold-sentences.ts";
import { isBareHeading } from "../text/languages/labels.ts";
import { capitaliseText, toPlainText, toRichText } from "../text/markup/rich-text.ts";
import { spanOfHours } from "../text/numbers/read-times.ts";
import { namesNobody, saysLittle, standsAlone } from "../text/sentences/stands-alone.ts";
import { readSubjectOf } from "../text/sentences/subject-of.ts";
import { capitalise } from "../text/words/capitalise.ts";
import { clip, withoutFinalStop } from "../text/words/clip.ts";
import { countColumns } from "../text/words/columns.ts";
import { speaksStories, storyTextsOf } from "../topics/story-texts-of.ts";
import { nameList } from "./name-list.ts";
import { shortenTitle } from "./shorten-title.ts";

/** What holds for every slide of a deck. */
export interface Composition {
  readonly language: string;
  readonly deckTitle: string;
  /** The same, where the text itself opens with it: what its lists are about. */
  readonly topic?: string;
  /** True where people look things up by the numbers of sections and clauses. */
  readonly keepsNumbers: boolean;
  /** How many columns of sentences a slide shows. */
  readonly proseColumns: number;
  /** True where the text is so short that no sentence of it is left to the notes for the sake of looks. */
  readonly showsAll: boolean;
  /** True where it has several paragraphs: what opens one of them says what it is about. */
  readonly hasParagraphs: boolean;
}

/** A slide, the idea behind it, and which of its passages it shows. */
export interface ComposedSlide {
  readonly slide: OutlineSlide;
  readonly idea: Idea;
  readonly shown: ReadonlySet<Passage>;
}

type Shown = Passage & { readonly point: BulletItem };

const mostItems = 6;
const mostLines = 12;
const enoughItems = 4;
/** With so few points a sentence of a slide may be shown as a list. */
const mostBesideMembers = 2;
const mostBesideList = 3;
/** So little under a heading is shown whole: every sentence of it was weighed by its writer. */
const mostColumnsOfBrief = 270;
const longestTitle = 80;
const longestOpening = 110;
/** Longer texts would make the cards go on over a second page. */
const longestOnCard = 150;
const longestTitleOfAll = 110;
/** "Day 1 (Fri 3 April) – Day 10 (Sun 12 April)" is a title still. */
const longestSpanEnd = 24;

/** Returns the slide of an idea: its exhibit where it has one, else its points. */
export function composeSlide(idea: Idea, composition: Composition): ComposedSlide {
  const { exhibit } = idea;
  if (exhibit === undefined) return asStatement(sideBySide(composePoints(idea, composition)));
  const notes = writeNotes(idea);
  const title = clip(titleOfExhibit(idea, exhibit, composition), longestTitleOfAll);
  const slide: OutlineSlide = {
    ...withoutSigner(withoutRepeat(exhibit.body, title), title),
    title,
    ...(notes === "" ? {} : { notes }),
  };
  return { slide, idea, shown: new Set(idea.parts.flatMap(({ passages }) => passages)) };
}

/** The title has said the takeaway. */
function withoutRepeat(body: Exhibit["body"], title: string): Exhibit["body"] {
  if (!("takeaway" in body) || body.takeaway === undefined) return body;
  if (
    withoutFinalStop(body.takeaway)
      .map(({ text }) => text)
      .join("") !== title
  )
    return body;
  const { takeaway: _, ...rest } = body;
  return rest;
}

/** Who heads a quotation needs not sign it. */
function withoutSigner(body: Exhibit["body"], title: string): Exhibit["body"] {
  if (body.kind !== "quote" || body.name !== title) return body;
  const { name: _, ...rest } = body;
  return rest;
}

/** The sentences of a slide that has no more than two of them and nothing else. */
function fewSentencesOf({ parts: [part, ...others] }: Idea): readonly RichText[] {
  if (part === undefined || part.heading !== undefined || others.length > 0) return [];
  const points = part.passages.filter(hasPoint);
  const areFew = points.length <= 2 && points.every(({ kind }) => kind === "sentence");
  return areFew ? points.map(wholeText) : [];
}

/** A point may be shortened; what is taken apart has to be whole. */
function wholeText({ text, point }: Shown): RichText {
  return text.length > toPlainText(point.text).length + 1 ? toRichText(text) : point.text;
}

/** A slide whose only point is its title says it once, large. */
function asStatement(composed: ComposedSlide): ComposedSlide {
  const { slide, idea } = composed;
  if (slide.kind !== "bullets") return composed;
  const [item, ...more] = slide.items;
  if (item === undefined || more.length > 0 || item.lead !== undefined || item.children !== undefined)
    return composed;
  const words = toPlainText(item.text);
  const title = slide.title.replace(/…$/u, "");
  // The slide of a part that is asked for keeps the name of the part.
  if (idea.wanted !== undefined && title !== words) return composed;
  const { items: _, ...frame } = slide;
  if (!words.startsWith(title)) return composed;
  if (countColumns(words) <= longestTitleOfAll)
    return { ...composed, slide: { ...frame, kind: "statement", title: words } };
  // What the title begins goes on below it.
  const support = words.slice(title.length).replace(/^[\s,;:–—-]{1,3}/u, "");
  const isBorder = title === slide.title && /^[\s,;:]/u.test(words.slice(title.length));
  if (!isBorder || countColumns(support) < shortestSupport || countColumns(support) > longestSupport)
    return composed;
  return { ...composed, slide: { ...frame, kind: "statement", support: capitalise(support) } };
}

const shortestSupport = 16;
const longestSupport = 180;

/** Two to four parts that share a slide stand side by side: in columns, or on cards where each says one thing. */
function sideBySide(composed: ComposedSlide & { readonly slide: BulletsSlide }): ComposedSlide {
  const { idea, slide } = composed;
  const { items, kind: _, ...frame } = slide;
  if (idea.parts.length < 2 || items.length !== idea.parts.length || items.length > 4) return composed;
  const columns = items.flatMap((item): readonly Column[] => {
    const { lead, text, children } = item;
    if (lead !== undefined && children === undefined) return [{ heading: lead, items: [{ text }] }];
    return children === undefined ? [] : [{ heading: toPlainText(text), items: children }];
  });
  const isFitting = columns.every(
    ({ heading = "", items: own }) =>
      countColumns(heading) <= 60 && own.every((item) => countLines(item) <= 3),
  );
  if (columns.length < items.length || !isFitting) return composed;
  const cards = columns.flatMap(({ heading = "", items: [first, ...more] }): readonly Card[] =>
    first === undefined || more.length > 0 || first.children !== undefined || first.lead !== undefined
      ? []
      : [{ heading, text: first.text }],
  );
  if (cards.length === columns.length) {
    const fit = cards.every(({ text = [] }) => countColumns(toPlainText(text)) <= longestOnCard);
    return fit ? { ...composed, slide: { ...frame, kind: "cards", cards } } : composed;
  }
  return columns.length === 2 ? { ...composed, slide: { ...frame, kind: "columns", columns } } : composed;
}

/** What the figures show, if that fits; else the heading; else a statement of the text itself. */
function titleOfExhibit(idea: Idea, exhibit: Exhibit, composition: Composition): string {
  const asked = nameOfAsked(idea, composition);
  if (asked !== undefined) return titleOfAsked(asked, exhibit.title ?? exhibit.finding);
  if (exhibit.title !== undefined) return exhibit.title;
  if (exhibit.finding !== undefined && countColumns(exhibit.finding) <= longestTitle) return exhibit.finding;
  if (idea.parts.length > 1) return titleOfParts(idea, composition);
  const [part] = idea.parts;
  if (part?.heading !== undefined) return headingText(part.heading, composition);
  if (exhibit.body.kind === "quote" && exhibit.body.name !== undefined) {
    const { quotation, name } = exhibit.body;
    // A page of somebody's words needs no other title than these.
    return countColumns(quotation) <= longestTitleOfAll ? quotation : name;
  }
  const steps = exhibit.body.kind === "process" ? stepsIn(composition.language) : undefined;
  if (steps !== undefined && idea.path.length === 0) return steps;
  const span = exhibit.body.kind === "timeline" ? nameOfContent({ ...exhibit.body, title: "" }) : undefined;
  if (span !== undefined) return span;
  const { title } = titleOf(idea, part ?? { passages: [] }, composition);
  // A sentence that tells all figures of a chart is the chart once more.
  const isSentence = exhibit.body.kind === "chart" && countColumns(title) > longestTitle;
  return (isSentence ? nameOfContent({ ...exhibit.body, title: "" }) : undefined) ?? title;
}

/** The heading of what a prompt asks for by name. */
function nameOfAsked({ wanted, parts }: Idea, composition: Composition): string | undefined {
  const [part, ...others] = parts;
  return wanted === undefined || part?.heading === undefined || others.length > 0
    ? undefined
    : headingText(part.heading, composition);
}

/** A name that is asked for stands before what the figures show: "Call-outs: 12 → 31 (2021 – 2024)". */
function titleOfAsked(name: string, shown: string | undefined): string {
  if (shown === undefined || shown === name) return name;
  if (shown.toLowerCase().includes(name.toLowerCase()) && countColumns(shown) <= longestTitle) return shown;
  const change = /^(?:[^:]{1,60}: )?(\S.{0,40} → .{1,40})$/u.exec(shown)?.[1];
  const whole = `${name}: ${change ?? ""}`;
  return change !== undefined && countColumns(whole) <= longestTitle ? whole : name;
}

/** What steps without a heading are called. */
function stepsIn(language: string): string | undefined {
  return speaksStories(language) ? storyTextsOf(language).slides.steps[0] : undefined;
}

/** Returns the slide of an idea as a list: a title that says it, the points that carry it, and all of its words as notes. */
export function composePoints(
  idea: Idea,
  composition: Composition,
): ComposedSlide & { readonly slide: BulletsSlide } {
  const chosen = idea.parts.length === 1 ? chooseOne(idea, composition) : chooseFromParts(idea, composition);
  const { title, items, shown } = chosen;
  const slide: BulletsSlide = {
    kind: "bullets",
    title: clip(title, longestTitleOfAll),
    items,
    notes: writeNotes(idea),
  };
  return { slide, idea, shown: new Set(shown) };
}

interface Chosen {
  readonly title: string;
  readonly items: readonly BulletItem[];
  readonly shown: readonly Passage[];
}

function chooseOne(idea: Idea, composition: Composition): Chosen {
  const part = idea.parts[0] ?? { passages: [] };
  const unfolded = unfoldSentences(fewSentencesOf(idea));
  if (unfolded !== undefined) return { ...unfolded, shown: part.passages };
  const { title, source } = titleOf(idea, part, composition);
  const isHeaded = part.heading !== undefined && columnsOfSentences(part) <= mostColumnsOfBrief;
  const room = isHeaded ? mostColumnsOfBrief : undefined;
  const chosen = choosePoints(part, composition, source, mostItems, room);
  const others = chosen.filter(
    ({ point }) => ![title, composition.deckTitle].includes(toPlainText(point.text)),
  );
  const points = others.length >= 1 ? others : chosen;
  const clauses = points.length === 1 && part.heading === undefined ? points.flatMap(clausesOf) : [];
  if (clauses.length > 1) {
    const [first, ...rest] = clauses;
    const claim = toPlainText(first?.text ?? []);
    // A title that is the sentence itself says its first clause; the others follow below it.
    const told = title.startsWith(claim) ? { title: claim, items: rest } : { title, items: clauses };
    return { ...told, shown: withSource(points, source) };
  }
  if (points.length > 0) {
    const items = points.flatMap((passage) => itemsOf(passage, title, points.length));
    return { title, items, shown: withSource(points, source) };
  }
  const fallback = fallbackItems(part, title);
  return { title, items: fallback, shown: withSource([], source) };
}

/** A long sentence that only lists things is shown as a list, where there is room for one. */
function itemsOf(passage: Shown, title: string, count: number): readonly BulletItem[] {
  const { point } = passage;
  const isPlain = point.lead === undefined || point.lead === title;
  const members = count > mostBesideMembers || !isPlain ? [] : splitEnumeration(point.text);
  return members.length > 1 && point.children === undefined
    ? members.map((text) => ({ text: capitaliseText(text) }))
    : [withoutLead(point, title)];
}

/** The title has said it. */
function withoutLead({ lead, ...item }: BulletItem, title: string): BulletItem {
  if (lead === undefined) return item;
  return lead === title ? { ...item, text: capitaliseText(item.text) } : { lead, ...item };
}

/** "It costs 2,900 pounds; 1,500 are promised" is two points. */
function clausesOf(passage: Shown): readonly BulletItem[] {
  if (passage.kind !== "sentence" || passage.point.lead !== undefined) return [];
  return splitClauses(wholeText(passage)).map((text) => ({ text: capitaliseText(text) }));
}

function withSource(points: readonly Shown[], source: Passage | undefined): readonly Passage[] {
  return source === undefined ? points : [source, ...points];
}

/** A part without any point still shows what it has: the sentence of the title, a listing's first lines, its words. */
function fallbackItems(part: Part, title: string): readonly BulletItem[] {
  const own = part.passages.filter(hasPoint).map(({ point }) => point);
  if (own.length > 0) return own.slice(0, 1);
  const lines = part.passages.filter(({ text }) => text.trim() !== "").slice(0, 5);
  const items = lines.map(({ text }): BulletItem => ({ text: [{ text: clip(oneLine(text), 100) }] }));
  return items.length > 0 ? items : [{ text: [{ text: title }] }];
}

function columnsOfSentences({ passages }: Part): number {
  const sentences = passages.filter(hasPoint).filter(({ kind }) => kind === "sentence");
  return sentences.reduce((sum, { point }) => sum + countColumns(toPlainText(point.text)), 0);
}

/** Lists are shown whole where they fit; sentences fill up what is left by how much they say, in the order of the text. */
function choosePoints(
  part: Part,
  { language, proseColumns }: Composition,
  used: Passage | undefined,
  most = mostItems,
  mostColumns = proseColumns,
): readonly Shown[] {
  const candidates = part.passages.filter(hasPoint).filter((passage) => passage !== used);
  if (candidates.length <= most && areShownWhole(candidates, mostColumns)) return candidates;
  const rows = candidates.filter(({ kind }) => kind === "listed");
  // Rows of a few words go on beside others; of longer ones the first stand for the rest.
  const areBrief = rows.length <= mostBriefPoints && most > 1 && rows.every(isBrief);
  const listed = rows.slice(0, areBrief ? mostBriefPoints : most);
  // Two sentences beside a list of a few short rows make one line more than usual.
  const isShort = rows.length <= enoughItems + 1 && rows.every((row) => countPassageColumns([row]) <= 90);
  const left = isShort && most === mostItems ? Math.max(most - listed.length, 2) : most - listed.length;
  const room = listed.length === 0 ? Math.min(most, enoughItems) : Math.min(left, mostBesideList);
  const sentences = candidates.filter(({ kind }) => kind === "sentence");
  const worth = (one: Shown): number => worthOf(one) * brevityOf(one) * (one.columns > mostColumns ? 0.4 : 1);
  const best = sortedBy(heaviest(sentences), worth);
  const chosen: Shown[] = [...listed];
  const words = new Map(chosen.map((passage) => [passage, contentWordsOf(passage, language)]));
  // A row or two take their room from the sentences; a list is what the slide is about.
  let columns = listed.length <= 2 ? countPassageColumns(listed) : 0;
  for (const sentence of best.slice(0, 40)) {
    if (chosen.length >= listed.length + room) break;
    // The rest is spoken: one sentence at least, more of them if they are short.
    const width = countColumns(toPlainText(sentence.point.text));
    if (chosen.length >= 1 && columns + width > mostColumns) continue;
    const own = contentWordsOf(sentence, language);
    const repeats = [...words.values()].some((others) => overlapOf(own, others) > 0.6);
    if (repeats || (!isWhole(sentence) && best.some((other) => other !== sentence && isWhole(other))))
      continue;
    words.set(sentence, own);
    chosen.push(sentence);
    columns += width;
  }
  return fitLines(inOrder(part, chosen));
}

/** So little that all of it is read: sentences that follow on each other, or a list with one of them. */
function areShownWhole(candidates: readonly Shown[], mostColumns: number): boolean {
  const columns = candidates.reduce((sum, { point }) => sum + countColumns(toPlainText(point.text)), 0);
  const countOf = (wanted: Passage["kind"]) => candidates.filter(({ kind }) => kind === wanted).length;
  const [sentences, listed] = [countOf("sentence"), countOf("listed")];
  return (
    columns <= mostColumns &&
    (sentences === candidates.length || (sentences <= 1 && listed + sentences === candidates.length))
  );
}

/** Says whether a point can be understood by those who have not heard what stood before it. */
function isWhole({ text, point }: Shown): boolean {
  const words = toPlainText(point.text);
  return (
    standsAlone(words) && (standsAlone(text) || words !== text.replace(/[.。]$/u, "")) && !saysLittle(words)
  );
}

function brevityOf({ point }: Shown): number {
  const columns = countColumns(toPlainText(point.text));
  return columns > 180 ? 0.25 : columns > longestOpening + 20 ? 0.5 : 1;
}

/** Sentences that had to be cut off say less than whole ones; an amount of money is remembered. */
function worthOf({ score, point }: Shown): number {
  const words = toPlainText(point.text);
  return score * (words.endsWith("…") ? 0.3 : namesMoney(words) ? 1.6 : 1);
}

function namesMoney(words: string): boolean {
  return /[$€£¥₽]/.test(words) && /[$€£¥₽]\s?\p{Nd}|\p{Nd}\s?[$€£¥₽]/u.test(words);
}

function inOrder(part: Part, chosen: readonly Shown[]): readonly Shown[] {
  const set = new Set<Passage>(chosen);
  return part.passages.filter(hasPoint).filter((passage) => set.has(passage));
}

function fitLines(points: readonly Shown[]): readonly Shown[] {
  const fitting: Shown[] = [];
  let lines = 0;
  for (const point of points) {
    lines += countLines(point.point);
    if (lines > mostLines && fitting.length > 0) break;
    fitting.push(point);
  }
  return fitting;
}

/** Parts that share a slide each get a point: their heading first, then what they say. */
function chooseFromParts(idea: Idea, composition: Composition): Chosen {
  const parts = heaviestParts(idea.parts);
  const isWhole = composition.showsAll && areAllShown(parts, composition);
  const shown: Passage[] = [];
  const items = parts.flatMap((part): readonly BulletItem[] => {
    const points = choosePoints(
      part,
      composition,
      undefined,
      isWhole ? mostItems : parts.length <= 2 ? 2 : 1,
      isWhole ? composition.proseColumns : (composition.proseColumns * 1.2) / parts.length,
    );
    shown.push(...points);
    return itemsOfPart(part, points, composition);
  });
  return { title: titleOfParts(idea, composition), items: items.slice(0, mostItems), shown };
}

/** So little that all parts of a slide are shown with all of their points. */
function areAllShown(parts: readonly Part[], { proseColumns }: Composition): boolean {
  const points = parts.flatMap(({ passages }) => passages.filter(hasPoint));
  return points.length + parts.length <= mostOfParts && countPassageColumns(points) <= proseColumns;
}

const mostOfParts = 10;

function itemsOfPart(part: Part, points: readonly Shown[], composition: Composition): readonly BulletItem[] {
  const [first, ...more] = points;
  const name = part.heading === undefined ? "" : clip(headingText(part.heading, composition), 100);
  if (name === "") return points.map(({ point }) => point);
  if (first === undefined) return [{ text: [{ text: name }] }];
  if (
    more.length === 0 &&
    first.point.children === undefined &&
    first.point.lead === undefined &&
    name.length <= 60
  ) {
    return [{ lead: name, text: first.point.text }];
  }
  return [
    { text: [{ text: name, bold: true }], children: points.map(({ point }) => withoutDeepLevels(point)) },
  ];
}

function withoutDeepLevels({ children, ...item }: BulletItem): BulletItem {
  return children === undefined
    ? item
    : { ...item, children: children.map(({ children: _, ...child }) => child) };
}

function heaviestParts(parts: readonly Part[]): readonly Part[] {
  if (parts.length <= mostItems) return parts;
  const weight = (part: Part): number => part.passages.reduce((sum, { text }) => sum + text.length, 0);
  const kept = new Set([...parts].sort((one, other) => weight(other) - weight(one)).slice(0, mostItems));
  return parts.filter((part) => kept.has(part));
}

/** Returns a heading's words, with its number where the deck keeps numbers. */
export function headingText({ text, number }: Heading, { keepsNumbers }: Composition): string {
  return number !== undefined && keepsNumbers ? `${number} ${text}` : text;
}

function titleOf(idea: Idea, part: Part, composition: Composition): { title: string; source?: Passage } {
  const heading = part.heading === undefined ? undefined : headingText(part.heading, composition);
  const isBare = !composition.keepsNumbers && isBareHeading(part.heading?.text ?? "");
  const isNew = part.continues !== true;
  const statement = statementOf(part, heading !== undefined && !isBare && isNew, composition);
  if ((isBare || !isNew) && statement !== undefined) return statement;
  if (heading === undefined) {
    const labels = nameOfLabels(part);
    if (labels !== undefined) return { title: labels };
    if (statement !== undefined) return statement;
    const above = idea.path.at(-1);
    return { title: above === undefined ? firstWords(idea, composition) : headingText(above, composition) };
  }
  if (statement === undefined || countColumns(heading) > 32) return { title: heading };
  const title = `${heading}: ${statement.title}`;
  return countColumns(title) <= longestTitle ? { title, source: statement.source } : { title: heading };
}

/** The labels of sentences that open with one, where the first does, name them; one that opens a paragraph names that. */
function nameOfLabels({ passages }: Part): string | undefined {
  const points = passages.filter(hasPoint);
  const [first] = points;
  if (first?.kind !== "sentence" || first.point.lead === undefined || points.length < 2) return undefined;
  const leads = [...new Set(points.flatMap(({ point }) => point.lead ?? []))];
  if (leads.length > mostNamed) return undefined;
  if (leads.length >= 2) return leads.length * 2 >= points.length ? joinNames(leads) : undefined;
  return points.every(({ paragraph }) => paragraph === first.paragraph) ? first.point.lead : undefined;
}

/** A sentence that says what the slide is about in a line or two: the opening one under a heading, else the best one. */
function statementOf(
  part: Part,
  isHeaded: boolean,
  { deckTitle, showsAll, hasParagraphs }: Composition,
): { title: string; source: Passage } | undefined {
  const points = part.passages.filter(hasPoint);
  // Sentences of one paragraph follow on each other; what stands in rows or lines of its own names no others.
  const isNamedByOne =
    !isHeaded && showsAll && !hasParagraphs && points.every(({ kind }) => kind === "sentence");
  if (points.length < (isNamedByOne ? 2 : 3)) return undefined;
  // Of a text that is shown whole only what opens a paragraph stands for what follows.
  const opensSlide = isHeaded || showsAll;
  if (!isHeaded && showsAll && !isNamedByOne && !(hasParagraphs && goesOn(points))) return undefined;
  const candidates = opensSlide ? points.filter((passage) => passage === part.passages[0]) : points;
  const openers = openersOf(points);
  const worth = (passage: Shown): number => titleWorth(passage, openers);
  const mayName = (passage: Shown): boolean =>
    (opensSlide || !saysLittle(toPlainText(passage.point.text))) &&
    isStatement(passage, !isHeaded && passage === points[0] ? longestOpening : longestTitle) &&
    toPlainText(passage.point.text) !== deckTitle;
  const best =
    sortedBy(heaviest(candidates), worth).find(mayName) ?? (isNamedByOne ? points.find(mayName) : undefined);
  return best === undefined ? undefined : { title: toPlainText(best.point.text), source: best };
}

/** The opening sentence is mostly what a paragraph is about; one that leans on "she" or is very short says little alone. */
function titleWorth(passage: Shown, openers: readonly Passage[]): number {
  const words = toPlainText(passage.point.text);
  const opens = openers[0] === passage ? 2.2 : openers.includes(passage) ? 1.6 : 1;
  // A date stands in the points, or in a timeline; the title says what came of it.
  const dated =
    /^(?:(?:on|in|by|am|im|le|en|el|il|nel|em|в|с) )?(?:\p{L}{3,10} )?\p{Nd}|^\p{L}{2,3} \p{Lu}\p{Ll}{2,10} \p{Nd}{4}/iu.test(
      words,
    )
      ? 0.6
      : /^(?:in|im|en|в) \p{Lu}\p{Ll}{2,9} (?!\p{Nd})/iu.test(words)
        ? 0.7
        : 1;
  const leans = namesNobody(words) ? 0.2 : 1;
  // What is named is more of a claim than what is only pointed at.
  const named = /(?<=[\p{Ll},] )\p{Lu}/u.test(words) ? 1.2 : 1;
  return passage.score * opens * leans * dated * named * (countColumns(words) < 24 ? 0.8 : 1);
}

/** The paragraph that the first opens tells more: a line of its own stands for nothing else. */
function goesOn([first, second]: readonly Shown[]): boolean {
  return first !== undefined && first.paragraph === second?.paragraph;
}

const mostOpeners = 12;

/** The first passages of the first paragraphs. */
function openersOf(points: readonly Passage[]): readonly Passage[] {
  return points
    .filter(({ paragraph }, index) => paragraph !== points[index - 1]?.paragraph)
    .slice(0, mostOpeners);
}

const mostToWeigh = 60;

/** Of a very long part only what says most is looked at closely, and how it begins. */
function heaviest(points: readonly Shown[]): readonly Shown[] {
  if (points.length <= mostToWeigh) return points;
  const kept = new Set(sortedBy(points, ({ score }) => score).slice(0, mostToWeigh));
  return points.filter((point, index) => index === 0 || kept.has(point));
}

/** Returns the items by what they are worth, the best first; each is weighed once. */
function sortedBy<Item>(items: readonly Item[], worthOfItem: (item: Item) => number): readonly Item[] {
  return items
    .map((item) => ({ item, worth: worthOfItem(item) }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ item }) => item);
}

function isStatement({ kind, text, point }: Shown, limit = longestTitle): boolean {
  const words = toPlainText(point.text);
  const columns = countColumns(words);
  if (kind !== "sentence" || point.lead !== undefined || columns < 16 || columns > limit) return false;
  if (words.endsWith("…") || words.includes("://") || /["“”„«»!]/u.test(words)) return false;
  return standsAlone(text) && /^[\p{Lu}\p{Lo}\p{Nd}]/u.test(words);
}

/** Points without a heading are named by their own terms, else by how the first of them begins. */
function firstWords(idea: Idea, { deckTitle, topic, language }: Composition): string {
  const points = pointsOf(idea).filter(hasPoint);
  const leads = [...new Set(points.flatMap(({ point }) => point.lead ?? []))];
  const hours = spanOfHours(leads);
  if (hours !== undefined) return hours;
  const [first, last] = [leads[0], leads.at(-1)];
  if (
    first !== undefined &&
    last !== undefined &&
    leads.length >= 3 &&
    leads.every((lead) => countColumns(lead) <= longestSpanEnd && /\p{Nd}/u.test(lead))
  ) {
    return `${first} – ${last}`;
  }
  // A label here and there names its own row.
  if (
    first !== undefined &&
    leads.length >= 2 &&
    leads.length * 2 > points.length &&
    leads.length <= mostNamed
  )
    return joinNames(leads);
  // An address names nothing, and would be cut.
  const isAddress = ({ text }: Shown): boolean => /^\W{0,2}(?:https?:|www\.)/iu.test(text);
  const opening = points.find((point) => !isAddress(point)) ?? points[0];
  if (opening === undefined) return first ?? deckTitle;
  // One row of a list is no name for the others, and what leans on words before it none for what follows.
  const isList = points.length >= fewestOfList || splitEnumeration(opening.point.text).length > 1;
  const overview = subjectApart(points, language, deckTitle) ?? nameList(points.length, topic, language);
  const isNamed = first !== undefined && points.length === 1;
  if (overview !== undefined && !isNamed && (isList || !standsAlone(opening.text))) return overview;
  const title = first ?? shortenTitle(toPlainText(opening.point.text), language, longestTitleOfAll);
  // A sentence that has no place to end early is no title.
  return title.endsWith("…") ? (overview ?? title) : title;
}

/** More names side by side are a list, and no title. */
const mostNamed = 3;

/** What the first of several sentences speaks of, where that is a part of what the deck is about. */
function subjectApart(points: readonly Shown[], language: string, deckTitle: string): string | undefined {
  const [first] = points;
  const subject =
    first?.kind === "sentence" && points.length <= mostOfSubject
      ? readSubjectOf(first.text, language)
      : undefined;
  if (subject === undefined || countColumns(subject) > longestSubject || /["“”„«»]/u.test(subject))
    return undefined;
  return deckTitle.toLowerCase().includes(subject.toLowerCase()) ? undefined : capitalise(subject);
}

const mostOfSubject = 3;
const longestSubject = 40;
const fewestOfList = 2;

/** As many names as a title holds. */
function joinNames(names: readonly string[]): string {
  let joined = clip(names[0] ?? "", longestTitle);
  for (const name of names.slice(1)) {
    const longer = `${joined} · ${name}`;
    if (countColumns(longer) > longestTitle - 10) return joined;
    joined = longer;
  }
  return joined;
}

function titleOfParts(idea: Idea, composition: Composition): string {
  const headings = idea.parts.flatMap(({ heading }) => (heading === undefined ? [] : [heading]));
  const joined = headings.map((heading) => headingText(heading, composition)).join(" · ");
  const above = idea.path.at(-1);
  const [first, last] = [headings[0], headings.at(-1)];
  if (headings.length <= 3 && joined !== "" && countColumns(joined) <= longestTitle) return joined;
  if (above !== undefined) {
    const isRange = composition.keepsNumbers && first?.number !== undefined && last?.number !== undefined;
    return isRange ? `${first?.number}–${last?.number} ${above.text}` : headingText(above, composition);
  }
  if (first === undefined) return firstWords(idea, composition);
  const rest = headings.length - 1;
  return rest === 0
    ? headingText(first, composition)
    : joinNames(headings.map((heading) => headingText(heading, composition)));
}

/** Returns everything that the idea's part of the text says, headings and all, paragraph by paragraph. */
export function writeNotes(idea: Idea): string {
  const lines: string[] = idea.opens.map(fullHeading);
  for (const { heading, passages } of idea.parts) {
    if (heading !== undefined) lines.push(fullHeading(heading));
    for (const paragraph of Map.groupBy(passages, ({ paragraph: number }) => number).values()) {
      const separator = paragraph.some(({ kind, text }) => kind === "listed" || text.includes("|"))
        ? "\n"
        : " ";
      lines.push(
        paragraph
          .map(({ text }) => (text.includes("\t") ? text.replaceAll("\t", "  ") : text))
          .join(isCode(paragraph) ? "\n" : separator),
      );
    }
  }
  return lines.filter((line) => line.trim() !== "").join("\n");
}

function isCode(paragraph: readonly Passage[]): boolean {
  return paragraph.every(({ kind, point }) => kind === "aside" && point !== undefined);
}

function fullHeading({ number, text }: Heading): string {
  return number === undefined ? text : `${number} ${text}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}
