import { type Box, inches, type Placeholder, type Template, type TemplateLayout } from "@lectern/deck";
import { areaOf, bottomOf, intersectionOf } from "../../geometry.ts";
import { onUsualPages } from "../../pages/page-scale.ts";
import { type Anatomy, areSideBySide, ownBoxOf, readAnatomy } from "../anatomy.ts";
import { withOwnTitles } from "../own-title.ts";
import { type LayoutPurpose, purposeOf } from "./layout-purpose.ts";

/** What a layout may be used for. */
export type LayoutRole =
  | "cover"
  | "section"
  | "content"
  | "rows"
  | "split"
  | "statement"
  | "quote"
  | "closing";

/** How well a layout serves each role: above 0 it can, and more is better. */
export type LayoutScores = Readonly<Record<LayoutRole, number>>;

/** Scores every layout of a template for every role, in the template's order, so that a choice can be explained. */
export function scoreLayouts(
  given: Template,
): readonly { readonly id: string; readonly scores: LayoutScores }[] {
  const template = onUsualPages(given);
  return scoreAnatomies(
    withOwnTitles(
      template.layouts.map((layout) => readAnatomy(layout, template.slideSize)),
      template.ownTitle,
    ),
    template,
  ).map(({ anatomy, scores }) => ({
    id: anatomy.layout.id,
    scores,
  }));
}

/** A layout, read, with its scores. */
export interface ScoredAnatomy {
  readonly anatomy: Anatomy;
  readonly scores: LayoutScores;
}

/** Scores the layouts of a template, whose pages are of a usual size, beside each other. */
export function scoreAnatomies(anatomies: readonly Anatomy[], template: Template): readonly ScoredAnatomy[] {
  const habits = readHabits(anatomies);
  return anatomies.map((anatomy) => ({ anatomy, scores: scoreAnatomy(anatomy, template, habits) }));
}

function scoreAnatomy(anatomy: Anatomy, template: Template, habits: Habits): LayoutScores {
  const shape = describe(anatomy, template, habits);
  return {
    cover: scoreCover(anatomy, shape),
    section: scoreSection(anatomy, shape),
    content: scoreContent(anatomy, shape),
    rows: scoreRows(anatomy, shape),
    split: scoreSplit(anatomy, shape),
    statement: scoreStatement(anatomy, shape),
    quote: scoreQuote(anatomy, shape),
    closing: scoreClosing(anatomy, shape),
  };
}

/** What the makers do with their layouts. */
interface Habits {
  /** Of their own slides, all of them. */
  readonly slides: number;
  /** How many of them stand on layouts that look alike, by their look; where there are none, how many layouts. */
  readonly byLook: ReadonlyMap<string, number>;
  /** Those of them on layouts without a place for a title. */
  readonly bareByLook: ReadonlyMap<string, number>;
  /** Of titles at the top of a page, in points. */
  readonly titleSize: number;
}

function readHabits(anatomies: readonly Anatomy[]): Habits {
  const slides = anatomies.reduce((sum, { layout }) => sum + (layout.uses ?? 0), 0);
  const byLook = new Map<string, number>();
  const bareByLook = new Map<string, number>();
  for (const { layout, title } of anatomies) {
    const uses = layout.uses ?? 0;
    addTo(byLook, lookOf(layout), slides > 0 ? uses : 1);
    if (!title) addTo(bareByLook, lookOf(layout), uses);
  }
  const sizes = anatomies
    .filter(isContentLike)
    .flatMap(({ title }) => title?.levels[0]?.size ?? [])
    .toSorted((first, second) => first - second);
  return { slides, byLook, bareByLook, titleSize: sizes[Math.floor(sizes.length / 2)] ?? 0 };
}

function addTo(sums: Map<string, number>, key: string, count: number): void {
  sums.set(key, (sums.get(key) ?? 0) + count);
}

function isContentLike({ title, layout }: Anatomy): boolean {
  return title?.type === "title" && layout.type !== "secHead" && layout.type !== "title";
}

/** Layouts of one look have the same colour and the same drawings behind what they say. */
function lookOf({ background, artwork, master }: TemplateLayout): string {
  return JSON.stringify([master, background, artwork]);
}

interface Shape {
  /**
   * Of the makers' own slides, those that stand on it; one with places for a title and a body has those too that stand on
   * layouts without, if these look like it.
   */
  readonly usedShare: number;
  /** How many slides of their own the makers left. */
  readonly slides: number;
  /** Of the makers' own slides, those that look like it. */
  readonly lookShare: number;
  readonly purpose: LayoutPurpose | undefined;
  /** The title stands at the top of the page, above all else. */
  readonly isHeaded: boolean;
  /** Of the title, in those of usual titles. */
  readonly titleScale: number;
  /** Of the title, in the page's width. */
  readonly titleShare: number;
  /** The title takes less than half of the page's width: what stands beside it is a picture. */
  readonly isTitleNarrow: boolean;
  /** Of the room for content, as a share of the slide. */
  readonly roomShare: number;
  readonly pictures: number;
  readonly isVertical: boolean;
  readonly isSideBySide: boolean;
  readonly titleIsAbove: boolean;
  /** Of the body's place, as a share of the slide. */
  readonly bodyShare: number;
  /** Of the body's place, covered by artwork. */
  readonly coveredShare: number;
  readonly titleCoveredShare: number;
  /** The body takes but a part of what the layout has for content. */
  readonly isNarrow: boolean;
  readonly hasObject: boolean;
}

/** A title that ends further down than this stands in mid-page. */
const lowestHeading = 0.42;
/** A few slides tell little of what their makers do. */
const tellingSlides = 4;

function describe(anatomy: Anatomy, { slideSize }: Template, habits: Habits): Shape {
  const { layout, title, body, numeral, others, titleBox, contentBox } = anatomy;
  const page = slideSize.width * slideSize.height;
  // A place that grows with what it holds is as large as it can grow.
  const isGrowing = body && areaOf(intersectionOf(body.box, contentBox)) > 0.7 * areaOf(body.box);
  const bodyArea = body ? Math.max(areaOf(body.box), isGrowing ? areaOf(contentBox) : 0) : 0;
  const sum =
    habits.slides > 0 ? habits.slides : [...habits.byLook.values()].reduce((one, two) => one + two, 0);
  const media = new Set(["pic", "tbl", "chart", "dgm", "media", "clipArt"]);
  const texts = [body, numeral, ...others];
  return {
    usedShare: usesLike(anatomy, habits) / Math.max(tellingSlides, habits.slides),
    lookShare: (habits.byLook.get(lookOf(layout)) ?? 0) / Math.max(tellingSlides, sum),
    slides: habits.slides,
    purpose: purposeOf(layout.name),
    isHeaded: bottomOf(titleBox) <= lowestHeading * slideSize.height && contentBox.y >= titleBox.y,
    titleScale: habits.titleSize > 0 ? (title?.levels[0]?.size ?? 0) / habits.titleSize : 1,
    titleShare: titleBox.width / slideSize.width,
    isTitleNarrow: titleBox.width < 0.5 * slideSize.width,
    roomShare: areaOf(contentBox) / page,
    pictures: layout.placeholders.filter(({ type }) => media.has(type)).length,
    isVertical: /^vert/u.test(layout.type ?? ""),
    isSideBySide: title !== undefined && body !== undefined && areSideBySide(title.box, body.box),
    titleIsAbove:
      title !== undefined && body !== undefined && bottomOf(title.box) <= body.box.y + inches(0.3),
    bodyShare: bodyArea / page,
    coveredShare: coveredShareOf(body && ownBoxOf(body), layout.artwork),
    titleCoveredShare: coveredShareOf(title && ownBoxOf(title), layout.artwork),
    isNarrow:
      body !== undefined &&
      Math.max(body.box.width, isGrowing ? contentBox.width : 0) < 0.7 * layout.contentArea.width,
    hasObject: texts.some((placeholder) => placeholder?.type === "obj"),
  };
}

function usesLike({ layout, title, body }: Anatomy, { bareByLook }: Habits): number {
  const bare = title && body ? (bareByLook.get(lookOf(layout)) ?? 0) : 0;
  return (layout.uses ?? 0) + bare;
}

function scoreCover({ layout, title, body, others, numeral }: Anatomy, shape: Shape): number {
  if (!title || shape.isVertical) return -100;
  let score = 0;
  if (layout.type === "title") score += 50;
  if (title.type === "ctrTitle") score += 30;
  if (body?.type === "subTitle") score += 25;
  if (shape.hasObject) score -= 40;
  if (layout.type === "secHead" || numeral) score -= 30;
  if (layout.opens) score += openingBonus(shape);
  if (shape.titleScale >= largeTitle) score += 20;
  if (shape.titleShare < narrowestCover) score -= 50;
  // Whatever it is called, what the makers open with in large letters is their cover.
  const isMakersOwn = layout.opens === true && shape.titleScale >= largeTitle;
  if (isMakersOwn && shape.slides >= tellingSlides) score += 70;
  if (body?.type === "body" && shape.bodyShare > leastRoom && !isMakersOwn) score -= 40;
  if (shape.purpose === "cover") score += 20;
  else if (shape.purpose !== undefined && !isMakersOwn) score -= 30;
  const covered = shape.titleCoveredShare + shape.coveredShare;
  return score - 8 * shape.pictures - 3 * Math.max(0, others.length - 1) - 40 * covered + usedBonus(layout);
}

/** Of the page's width: in less, the title of a deck is broken into single words. */
const narrowestCover = 0.3;
/** Of the sizes of titles at the top of a page: from here on it is one of a page that opens something. */
const largeTitle = 1.5;

// The first of several slides opens them; a single one may show anything.
function openingBonus({ usedShare, slides }: Shape): number {
  if (slides < 3) return 10;
  return usedShare > 0.5 ? 20 : 40;
}

/** From so many slides on, what none of them looks like is no part of the makers' design. */
const manySlides = 8;

// What the makers use again and again with a title much larger than others, and nothing below it.
function isDivider({ title, layout: { uses = 0 } }: Anatomy, { titleScale, bodyShare }: Shape): boolean {
  return title !== undefined && uses >= 2 && titleScale >= largeTitle && bodyShare < leastRoom;
}

function scoreSection(anatomy: Anatomy, shape: Shape): number {
  const { layout, title, body, others, numeral } = anatomy;
  if (!title || shape.isVertical) return -100;
  let score = 0;
  if (layout.type === "secHead") score += 60;
  if (numeral) score += 30;
  if (shape.hasObject) score -= 40;
  if (layout.type === "title") score += 15;
  if (isDivider(anatomy, shape)) score += 20 + 40 * shape.usedShare;
  if (shape.purpose === "section") score += 45;
  else if (shape.purpose !== undefined && shape.purpose !== "cover") score -= 30;
  if (score > 0) score += usedBonus(layout) + (shape.titleScale >= largeTitle ? 5 : 0);
  if (shape.slides >= manySlides && shape.lookShare === 0) score = Math.min(score, 0);
  if (body?.type === "body" && shape.bodyShare < 0.25 && others.length === 0) score += 10;
  const covered = shape.titleCoveredShare + shape.coveredShare;
  return score - 15 * shape.pictures - 3 * others.length - 150 * covered;
}

// Our own text boxes do where no body takes the whole of the content area.
function scoreBare(anatomy: Anatomy, shape: Shape): number {
  const score = scoreRows(anatomy, shape);
  const habit = habitBonus(shape);
  // However many slides stand on a layout for pictures and drawings, lists belong in a body where there is one.
  if (score > 0) return Math.min(10, score - 10) + bareHabit * habit;
  if (anatomy.title) return -60 + habit;
  return (anatomy.layout.titleArea ? 0 : -90) + habit;
}

const bareHabit = 0.4;

// What the makers made most of their own slides with, and what looks like it, before all that structure says.
function habitBonus({ usedShare, lookShare, purpose }: Shape): number {
  return 140 * usedShare + 25 * lookShare - (purpose === undefined ? 0 : foreignPurpose[purpose]);
}

/** What a layout made for something else is worth less for what a deck says. */
const foreignPurpose: Readonly<Record<LayoutPurpose, number>> = {
  agenda: 70,
  closing: 40,
  contact: 40,
  cover: 25,
  quote: 40,
  section: 40,
};

function scoreContent(anatomy: Anatomy, shape: Shape): number {
  const { layout, title, body, others, numeral } = anatomy;
  if (shape.isVertical) return -100;
  if (!body) return scoreBare(anatomy, shape);
  let score = 60 * Math.min(shape.bodyShare, 0.6);
  if (layout.type === "obj") score += 30;
  if (layout.type === "tx") score += 25;
  if (title?.type === "title") score += 15;
  if (shape.titleIsAbove) score += 25;
  if (shape.isSideBySide) score -= 30;
  if (shape.isNarrow) score -= 40;
  if (shape.bodyShare < 0.2) score -= 60;
  if (shape.titleScale >= largeTitle) score -= 40;
  if (!shape.isHeaded && !shape.isSideBySide) score -= 30;
  if (body.fill !== undefined && body.fill !== layout.background) score -= 120;
  if (body.type === "subTitle" || layout.type === "title" || layout.type === "secHead" || numeral)
    score -= 50;
  return score - 15 * shape.pictures - 20 * others.length - 20 * shape.coveredShare + habitBonus(shape);
}

// Among layouts that are alike, the one that its makers use.
function usedBonus({ uses = 0 }: TemplateLayout): number {
  return Math.min(3, uses);
}

/** Of the slide: on less, tables and charts cannot be read. */
const leastRoom = 0.3;

// Without a body, resetting the slide in PowerPoint brings no empty placeholder back.
function scoreRows(anatomy: Anatomy, shape: Shape): number {
  const { layout, title, body, others, contentBox } = anatomy;
  if (!title || body || anatomy.numeral || numeral(layout.type) || shape.isVertical) return -100;
  if (areaOf(contentBox) === 0 || title.type === "ctrTitle") return -100;
  if (!shape.isHeaded || shape.roomShare < leastRoom || shape.titleScale >= largeTitle) return -100;
  const score = layout.type === "titleOnly" ? 40 : 20;
  const foreign = shape.purpose === undefined ? 0 : 15;
  return (
    score + 10 * shape.usedShare + 10 * shape.lookShare - foreign - 15 * shape.pictures - 10 * others.length
  );
}

function numeral(type: string | undefined): boolean {
  return type === "secHead" || type === "title" || type === "blank";
}

function scoreSplit({ layout, title, body, others, kicker }: Anatomy, shape: Shape): number {
  if (!title || !body || shape.isVertical || !shape.isSideBySide || body.type === "subTitle") return -100;
  if (title.box.width > 0.8 * body.box.width || title.box.height < inches(1.4) || shape.bodyShare < 0.25)
    return -100;
  // Captions beside a picture's place are for pictures, unless the makers set text there.
  const isForCaptions = /^(?:obj|pic)Tx$/u.test(layout.type ?? "");
  if (isForCaptions && shape.slides > 0 && layout.uses === undefined) return -100;
  let score = 20;
  if (kicker) score += 5;
  if (layout.artwork.length > 0) score += 15;
  // A place for a word more below the title may stay empty.
  const beside = others.filter(({ box }) => areSideBySide(title.box, box) || !areSideBySide(box, body.box));
  return score - 20 * shape.pictures - 40 * beside.length - 5 * (others.length - beside.length);
}

function scoreStatement({ layout, title, body, others, numeral: figure }: Anatomy, shape: Shape): number {
  if (!title || !body || figure || shape.isVertical || !shape.titleIsAbove || shape.pictures > 0) return -100;
  if (layout.type !== undefined && layout.type !== "cust") return -100;
  if (isOnPicture(title) || isOnPicture(body)) return -100;
  const isLarge = (title.levels[0]?.size ?? 0) >= 40 && title.box.height >= inches(1.5);
  if (!isLarge || shape.isTitleNarrow || shape.hasObject || others.length > 0 || shape.bodyShare > 0.2)
    return -100;
  return namesItsSource(title, body) ? 10 : 30;
}

// Such a picture says something of its own, which is not what the page says.
function isOnPicture({ behind = [] }: Placeholder): boolean {
  return behind.length > 2;
}

function scoreQuote({ layout, title, body, others, numeral: figure }: Anatomy, shape: Shape): number {
  if (!title || !body || figure || shape.isVertical || !shape.titleIsAbove || shape.pictures > 0) return -100;
  if (layout.type !== undefined && layout.type !== "cust") return -100;
  if (!namesItsSource(title, body) || shape.hasObject || others.length > 0) return -100;
  return title.box.height >= inches(1.5) && shape.bodyShare <= 0.2 ? 30 : -100;
}

// Words of somebody are set light, and below them stand a name that is set off and a role that is not.
function namesItsSource(title: Placeholder, body: Placeholder): boolean {
  const [words, name, role] = [title.levels[0], body.levels[0], body.levels[1]];
  return words?.bold === false && name?.bold === true && role?.bold === false;
}

/** In points: in less, nobody would set next steps. */
const leastList = 12;

function scoreClosing({ layout, title, body, numeral: figure, others }: Anatomy, shape: Shape): number {
  if (!title || !body || shape.isVertical || !shape.titleIsAbove || figure || shape.bodyShare < 0.12)
    return -100;
  if (layout.type !== undefined && layout.type !== "cust") return -100;
  if ((body.levels[0]?.size ?? 0) < leastList) return -100;
  let score = 40 * Math.min(shape.bodyShare, 0.5) - 15 * shape.pictures - 15 * Math.max(0, others.length - 1);
  if (shape.purpose === "closing") score += 20;
  else if (shape.purpose !== undefined) score -= 30;
  if (others.some(({ box }) => box.y >= bottomOf(body.box) - inches(0.1))) score += 15;
  if (layout.artwork.length > 0) score += 10;
  return score;
}

/** What holds the whole of a place is a panel that it was made to stand on. */
const panelShare = 0.95;

/** Returns how much of a place artwork covers, as a share of it. */
export function coveredShareOf(box: Box | undefined, artwork: readonly Box[]): number {
  if (!box || areaOf(box) === 0) return 0;
  const drawn = artwork.filter((one) => areaOf(intersectionOf(one, box)) < panelShare * areaOf(box));
  const covered = drawn.reduce((sum, one) => sum + areaOf(intersectionOf(one, box)), 0);
  return Math.min(1, covered / areaOf(box));
}
