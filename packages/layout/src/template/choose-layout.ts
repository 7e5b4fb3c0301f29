import { type Box, inches, type Placeholder, type Template, type TemplateLayout } from "@lectern/deck";
import { areaOf, bottomOf, intersectionOf } from "../geometry.ts";
import { onUsualPages } from "../pages/page-scale.ts";
import { type Anatomy, areSideBySide, asOpening, ownBoxOf, readAnatomy } from "./anatomy.ts";
import { type ColumnLayout, readColumnLayout } from "./column-layout.ts";

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

/** The layouts of a template for the slides of a deck. */
export interface ChosenLayouts {
  readonly cover: Anatomy;
  readonly section: Anatomy;
  /** Title above, body below. */
  readonly content: Anatomy;
  /** Title above, below it room for our own shapes. */
  readonly rows: Anatomy;
  /** Title beside the body; few templates have it. */
  readonly split?: Anatomy;
  /** One sentence, large, and a line or two below it. */
  readonly statement?: Anatomy;
  /** Somebody's words as the title, their source below it. */
  readonly quote?: Anatomy;
  /** Title above, lists side by side below it: for each number of them, with and without headings, the first that there is. */
  readonly columns: readonly ColumnLayout[];
  readonly closing: Anatomy;
}

/** Chooses a layout for each role by structure: placeholder types, geometry and the type attribute, never by name. */
export function chooseLayouts(template: Template): ChosenLayouts {
  const chosen = chosenLayouts.get(template) ?? chooseAnew(template);
  chosenLayouts.set(template, chosen);
  return chosen;
}

// Chosen once for a template, kept as long as that is.
const chosenLayouts = new WeakMap<Template, ChosenLayouts>();

function chooseAnew(given: Template): ChosenLayouts {
  // What is large enough for something is told on a page of a usual size.
  const template = onUsualPages(given);
  const all = template.layouts.map(readAnatomy).map((anatomy) => {
    return { anatomy, scores: scoreAnatomy(anatomy, template) };
  });
  const scored = ofOneMaster(all);
  const anatomies = scored.map(({ anatomy }) => anatomy);
  const best = (role: LayoutRole, like?: Anatomy): { anatomy: Anatomy; score: number } => {
    const ranked = scored
      .map(({ anatomy, scores }) => ({ anatomy, score: scores[role] - differenceOf(anatomy, like) }))
      .toSorted((first, second) => second.score - first.score);
    const [first] = ranked;
    if (!first) throw new RangeError("Expected a template with at least one layout, got none: add a layout.");
    return first;
  };
  const content = best("content").anatomy;
  const cover = best("cover", content);
  const section = best("section", content);
  const rows = alignRows(best("rows", content), content);
  const split = best("split", content);
  const statement = best("statement", content);
  const quote = best("quote", content);
  const coverAnatomy = cover.score > 0 ? cover.anatomy : content;
  const closing = chooseClosing(scored, content, coverAnatomy);
  const isOwn = (anatomy: Anatomy) => differenceOf(anatomy, content) === 0 && !isVertical(anatomy);
  return {
    content,
    cover: asOpening(coverAnatomy, 44),
    section: asOpening(section.score > 0 ? section.anatomy : coverAnatomy, 36),
    rows,
    closing,
    ...(split.score > 0 && !isCaption(split.anatomy, content) && { split: split.anatomy }),
    columns: anatomies.flatMap((anatomy) =>
      isOwn(anatomy) && !isOnArtwork(anatomy) ? (readColumnLayout(anatomy) ?? []) : [],
    ),
    ...(statement.score > 0 && { statement: statement.anatomy }),
    ...(quote.score > 0 && { quote: quote.anatomy }),
  };
}

interface Scored {
  readonly anatomy: Anatomy;
  readonly scores: LayoutScores;
}

/**
 * Keeps the layouts of one master: layouts of several do not mix well. Of those that have a place for content it is the
 * one that most of the template's own slides stand on; else the first.
 */
function ofOneMaster(all: readonly Scored[]): readonly Scored[] {
  const masters = Map.groupBy(all, ({ anatomy }) => anatomy.layout.master);
  const ranked = [...masters.values()].map((scored) => ({
    scored,
    serves: scored.some(({ scores }) => scores.content > 0),
    uses: scored.reduce((sum, { anatomy }) => sum + (anatomy.layout.uses ?? 0), 0),
  }));
  const [first] = ranked.toSorted(
    (one, other) => Number(other.serves) - Number(one.serves) || other.uses - one.uses,
  );
  return first?.scored ?? all;
}

// A title much smaller than those of other pages is the caption of what stands beside it.
function isCaption({ title }: Anatomy, content: Anatomy): boolean {
  const [size, usual] = [title?.levels[0]?.size ?? 0, content.title?.levels[0]?.size ?? 0];
  return size < 0.8 * usual;
}

// Its places were made for another background than the one that it has.
function isOnArtwork({ layout, title }: Anatomy): boolean {
  const places = layout.placeholders.filter(
    ({ type }) => type === "body" || type === "obj" || type === title?.type,
  );
  return places.some((place) => coveredShareOf(place.box, layout.artwork) > 0.1);
}

function coveredShareOf(box: Box | undefined, artwork: readonly Box[]): number {
  if (!box || areaOf(box) === 0) return 0;
  const covered = artwork.reduce((sum, drawn) => sum + areaOf(intersectionOf(drawn, box)), 0);
  return Math.min(1, covered / areaOf(box));
}

function isVertical({ layout }: Anatomy): boolean {
  return /^vert/u.test(layout.type ?? "");
}

// Slides of one deck shall look alike: where the title looks otherwise, or the page does, the content layout does for both.
// Where both have their title in one place, their content shall begin in one place as well.
function alignRows(rows: { readonly anatomy: Anatomy; readonly score: number }, content: Anatomy): Anatomy {
  if (rows.score <= 0 || !looksLike(rows.anatomy, content)) return content;
  const isAligned = JSON.stringify(rows.anatomy.title?.box) === JSON.stringify(content.title?.box);
  return isAligned ? { ...rows.anatomy, contentBox: content.contentBox } : rows.anatomy;
}

function looksLike(first: Anatomy, second: Anatomy): boolean {
  if (first.layout.background !== second.layout.background) return false;
  const look = ({ title }: Anatomy) => {
    const { fontFamily, bold, italic, color } = title?.levels[0] ?? {};
    return JSON.stringify([fontFamily, bold, italic, color]);
  };
  return look(first) === look(second);
}

/** Scores every layout of a template for every role, in the template's order, so that a choice can be explained. */
export function scoreLayouts(
  given: Template,
): readonly { readonly id: string; readonly scores: LayoutScores }[] {
  const template = onUsualPages(given);
  return template.layouts.map((layout) => ({
    id: layout.id,
    scores: scoreAnatomy(readAnatomy(layout), template),
  }));
}

function scoreAnatomy(anatomy: Anatomy, template: Template): LayoutScores {
  const shape = describe(anatomy, template);
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

interface Shape {
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

function describe({ layout, title, body, numeral, others }: Anatomy, { slideSize }: Template): Shape {
  const bodyArea = body ? areaOf(body.box) : 0;
  const media = new Set(["pic", "tbl", "chart", "dgm", "media", "clipArt"]);
  const texts = [body, numeral, ...others];
  return {
    pictures: layout.placeholders.filter(({ type }) => media.has(type)).length,
    isVertical: /^vert/u.test(layout.type ?? ""),
    isSideBySide: title !== undefined && body !== undefined && areSideBySide(title.box, body.box),
    titleIsAbove:
      title !== undefined && body !== undefined && bottomOf(title.box) <= body.box.y + inches(0.3),
    bodyShare: bodyArea / (slideSize.width * slideSize.height),
    coveredShare: coveredShareOf(body && ownBoxOf(body), layout.artwork),
    titleCoveredShare: coveredShareOf(title && ownBoxOf(title), layout.artwork),
    isNarrow: body !== undefined && body.box.width < 0.7 * layout.contentArea.width,
    hasObject: texts.some((placeholder) => placeholder?.type === "obj"),
  };
}

function scoreCover({ layout, title, body, others, numeral }: Anatomy, shape: Shape): number {
  if (!title || shape.isVertical) return -100;
  let score = 0;
  if (layout.type === "title") score += 50;
  if (title.type === "ctrTitle") score += 30;
  if (body?.type === "subTitle") score += 25;
  if (shape.hasObject) score -= 40;
  if (layout.type === "secHead" || numeral) score -= 30;
  const covered = shape.titleCoveredShare + shape.coveredShare;
  return score - 8 * shape.pictures - 3 * Math.max(0, others.length - 1) - 40 * covered + usedBonus(layout);
}

function scoreSection({ layout, title, body, others, numeral }: Anatomy, shape: Shape): number {
  if (!title || shape.isVertical) return -100;
  let score = 0;
  if (layout.type === "secHead") score += 60;
  if (numeral) score += 30;
  if (shape.hasObject) score -= 40;
  if (layout.type === "title") score += 15;
  if (body?.type === "body" && shape.bodyShare < 0.25 && others.length === 0) score += 10;
  const covered = shape.titleCoveredShare + shape.coveredShare;
  return score - 15 * shape.pictures - 3 * others.length - 150 * covered;
}

// Our own text boxes do where no body takes the whole of the content area.
function scoreBare(anatomy: Anatomy, shape: Shape): number {
  const score = scoreRows(anatomy, shape);
  if (score > 0) return Math.min(10, score - 30);
  return anatomy.title ? -60 : -90;
}

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
  if (body.fill !== undefined && body.fill !== layout.background) score -= 120;
  if (body.type === "subTitle" || layout.type === "title" || layout.type === "secHead" || numeral)
    score -= 50;
  return score - 15 * shape.pictures - 20 * others.length - 20 * shape.coveredShare + usedBonus(layout);
}

// Among layouts that are alike, the one that its makers use.
function usedBonus({ uses = 0 }: TemplateLayout): number {
  return Math.min(3, uses);
}

// Without a body, resetting the slide in PowerPoint brings no empty placeholder back.
function scoreRows({ layout, title, body, others, contentBox }: Anatomy, shape: Shape): number {
  if (!title || body || numeral(layout.type) || shape.isVertical) return -100;
  if (areaOf(contentBox) === 0 || title.type === "ctrTitle") return -100;
  return (layout.type === "titleOnly" ? 40 : 20) - 15 * shape.pictures - 10 * others.length;
}

function numeral(type: string | undefined): boolean {
  return type === "secHead" || type === "title" || type === "blank";
}

function scoreSplit({ layout, title, body, others, kicker }: Anatomy, shape: Shape): number {
  if (!title || !body || shape.isVertical || !shape.isSideBySide || body.type === "subTitle") return -100;
  if (title.box.width > 0.8 * body.box.width || title.box.height < inches(1.4) || shape.bodyShare < 0.25)
    return -100;
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
  const isLarge = (title.levels[0]?.size ?? 0) >= 40 && title.box.height >= inches(1.5);
  if (!isLarge || shape.hasObject || others.length > 0 || shape.bodyShare > 0.2) return -100;
  return namesItsSource(title, body) ? 10 : 30;
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

function scoreClosing({ layout, title, body, numeral: figure, others }: Anatomy, shape: Shape): number {
  if (!title || !body || shape.isVertical || !shape.titleIsAbove || figure || shape.bodyShare < 0.12)
    return -100;
  if (layout.type !== undefined && layout.type !== "cust") return -100;
  let score = 40 * Math.min(shape.bodyShare, 0.5) - 15 * shape.pictures - 15 * Math.max(0, others.length - 1);
  if (others.some(({ box }) => box.y >= bottomOf(body.box) - inches(0.1))) score += 15;
  if (layout.artwork.length > 0) score += 10;
  return score;
}

// A closing slide returns to the cover's field, or has one of its own, where its title is set large as those of openings are;
// a template that has no such layout for a list closes on a content layout.
function chooseClosing(
  scored: readonly { readonly anatomy: Anatomy; readonly scores: LayoutScores }[],
  content: Anatomy,
  cover: Anatomy,
): Anatomy {
  const [best] = scored
    .filter(
      ({ anatomy, scores }) =>
        scores.closing > 20 &&
        (anatomy.layout.background === cover.layout.background || isSetLarger(anatomy, content)),
    )
    .toSorted((first, second) => second.scores.closing - first.scores.closing);
  return best?.anatomy ?? content;
}

const muchLarger = 1.5;

function isSetLarger({ title }: Anatomy, content: Anatomy): boolean {
  return (title?.levels[0]?.size ?? 0) >= muchLarger * (content.title?.levels[0]?.size ?? Infinity);
}

// Layouts of several masters do not mix well in one deck.
function differenceOf({ layout }: Anatomy, like: Anatomy | undefined): number {
  return like && !hasSameTheme(layout, like.layout) ? 25 : 0;
}

function hasSameTheme(first: TemplateLayout, second: TemplateLayout): boolean {
  if (first.theme === second.theme) return true;
  return (
    JSON.stringify(first.theme.colors) === JSON.stringify(second.theme.colors) &&
    first.theme.fonts.heading.latin === second.theme.fonts.heading.latin
  );
}
