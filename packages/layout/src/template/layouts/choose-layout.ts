import {
  resolveThemeColor,
  type Size,
  type Template,
  type TemplateLayout,
  type ThemeColor,
} from "@lectern/deck";
import { bottomOf, boxOf } from "../../geometry.ts";
import { onUsualPages } from "../../pages/page-scale.ts";
import { type Anatomy, areSideBySide, isSeen, readAnatomy } from "../anatomy.ts";
import { brandOf } from "../brand.ts";
import { onCalmPage, panelOfMakers } from "../calm-page.ts";
import { withClearance, withTitleRoom } from "../clearance.ts";
import { withOwnInk } from "../colors/own-ink.ts";
import { isStrong } from "../colors/palette.ts";
import {
  chooseCover,
  isInStyle,
  isOnSameGround,
  isUnlikePages,
  offPicture,
  tellingUses,
} from "../one-style.ts";
import { withOpeningTitle, withOwnTitles } from "../own-title.ts";
import { forPoints, isFullOfArt, withRoom } from "../page-room.ts";
import { onSlideDesign } from "../slide-design.ts";
import { designed } from "../undesigned.ts";
import { withWideTitle } from "../wide-title.ts";
import type { ChosenLayouts } from "./chosen-layouts.ts";
import { onEdgesOf, readColumnLayout } from "./column-layout.ts";
import { purposeOf } from "./layout-purpose.ts";
import { asLoweredOpening, asOpening, onOneAxis } from "./opening.ts";
import { coveredShareOf, type LayoutRole, type ScoredAnatomy, scoreAnatomies } from "./score-layouts.ts";

/**
 * Chooses a layout for each role by structure (placeholder types, geometry, the type attribute), by what the makers' own
 * slides stand on, and by name where these leave it open.
 */
export function chooseLayouts(template: Template): ChosenLayouts {
  const known = chosenLayouts.get(template.layouts);
  if (known && isSame(known.template, template)) return known.chosen;
  const anew = chooseAnew(template);
  const set = template.style ? anew : designed(anew, onUsualPages(template));
  const chosen = withBrand(cleared(set, template), template);
  chosenLayouts.set(template.layouts, { template, chosen });
  return chosen;
}

// Chosen once for a template, kept as long as that is: what is drawn on its pages is another thing in each deck.
const chosenLayouts = new WeakMap<
  Template["layouts"],
  { readonly template: Template; readonly chosen: ChosenLayouts }
>();

function isSame(one: Template, other: Template): boolean {
  return (
    one.slideSize === other.slideSize &&
    one.style === other.style &&
    one.ownTitle === other.ownTitle &&
    one.slideDesigns === other.slideDesigns
  );
}

function chooseAnew(template: Template): ChosenLayouts {
  const chosen = chooseAmong(template);
  const { slideDesigns, slideSize } = onUsualPages(template);
  const { cover, content } = slideDesigns ?? {};
  const onCover =
    cover &&
    onOneAxis(
      asLoweredOpening(onSlideDesign(withOpeningTitle(chosen.cover, template), cover), slideSize),
      slideSize,
    );
  const opened = onCover ? { ...chosen, cover: onCover, section: onCover } : chosen;
  if (!content) return opened;
  // The places of other layouts were made for a page without the picture.
  const { split: _, statement: __, quote: ___, ...kept } = opened;
  return {
    ...kept,
    content: onSlideDesign(chosen.content, content),
    rows: onSlideDesign(chosen.rows, content),
    closing: onSlideDesign(chosen.content, content),
    columns: [],
  };
}

// Our own looks were made with all that around.
function cleared(chosen: ChosenLayouts, template: Template): ChosenLayouts {
  if (template.style) return chosen;
  const { slideSize } = onUsualPages(template);
  const cleared = (anatomy: Anatomy) => withWideTitle(withClearance(anatomy, slideSize));
  const rows = cleared(chosen.rows);
  return {
    ...chosen,
    cover: withAirInBand(chosen.cover, slideSize),
    section: withAirInBand(chosen.section, slideSize),
    content: cleared(chosen.content),
    rows,
    columns: chosen.columns.map((columns) =>
      onEdgesOf(rows, { ...columns, anatomy: withWideTitle(columns.anatomy) }),
    ),
    closing: cleared(chosen.closing),
  };
}

function withAirInBand(anatomy: Anatomy, slideSize: Size): Anatomy {
  return anatomy.title && isSeen(anatomy.title) ? withTitleRoom(anatomy, slideSize) : anatomy;
}

// A template of our own states its colours.
function withBrand(chosen: ChosenLayouts, template: Template): ChosenLayouts {
  if (template.style) return chosen;
  const brand = brandOf(template, chosen.content.layout, chosen.cover.layout);
  // Lists without the layout's own place have the colours of those in it.
  const branded = (anatomy: Anatomy): Anatomy => {
    const textColor = anatomy.body?.levels[0]?.color ?? anatomy.layout.textColor;
    return { ...anatomy, layout: { ...anatomy.layout, brand, ...(textColor && { textColor }) } };
  };
  const led = (anatomy: Anatomy) => withOwnInk(branded(anatomy), template.ownInk);
  const opened = (anatomy: Anatomy) => inLeadingColor(branded(anatomy), brand.lead);
  const { cover, section, content, rows, closing, split, statement, quote } = chosen;
  return {
    cover: opened(cover),
    section: opened(section),
    content: led(content),
    rows: led(rows),
    closing: led(closing),
    columns: chosen.columns.map((column) => ({ ...column, anatomy: led(column.anatomy) })),
    ...(split && { split: led(split) }),
    ...(statement && { statement: branded(statement) }),
    ...(quote && { quote: branded(quote) }),
  };
}

// Without anything drawn on it, a page that opens something is told by its colour.
function inLeadingColor(anatomy: Anatomy, fill: ThemeColor): Anatomy {
  if (!anatomy.backdrop?.isBare || isStrong(anatomy.layout.background)) return anatomy;
  const background = resolveThemeColor(fill, anatomy.layout);
  return {
    ...anatomy,
    layout: { ...anatomy.layout, background },
    backdrop: { ...anatomy.backdrop, color: background, fill },
    ...(anatomy.sheet && { sheet: { ...anatomy.sheet, fill } }),
  };
}

function chooseAmong(given: Template): ChosenLayouts {
  // What is large enough for something is told on a page of a usual size.
  const template = onUsualPages(given);
  const { slideSize } = template;
  const all = scoreAnatomies(
    withOwnTitles(
      template.layouts.map((layout) => readAnatomy(layout, slideSize)),
      template.ownTitle,
    ),
    template,
  );
  const scored = ofOneMaster(all);
  const anatomies = scored.map(({ anatomy }) => anatomy);
  const best = (role: LayoutRole, like?: Anatomy, among = scored): { anatomy: Anatomy; score: number } => {
    const ranked = among
      .map(({ anatomy, scores }) => ({ anatomy, score: scores[role] - differenceOf(anatomy, like) }))
      .toSorted((first, second) => second.score - first.score);
    const [first] = ranked;
    if (!first) throw new RangeError("Expected a template with at least one layout, got none: add a layout.");
    return first;
  };
  const usual = best("content").anatomy;
  const plain = offPicture(usual, best("rows", usual));
  if (isFullOfArt(plain)) return onCalmPages(plain, template);
  const content = forPoints(withRoom(plain, template));
  // A cover opens the deck: it may stand on another master than the pages that follow.
  const cover = best("cover", content, all);
  const section = best("section", content);
  const rows = alignRows(best("rows", content), content);
  const split = best("split", content);
  const statement = best("statement", content);
  const quote = best("quote", content);
  const coverAnatomy = chooseCover(cover.score > 0 ? cover.anatomy : plain, content, anatomies, slideSize);
  const closing = chooseClosing(scored, content, coverAnatomy);
  const isSectionOwn = section.score > 0 && isInStyle(section.anatomy, coverAnatomy, content);
  const opening = isSectionOwn ? section.anatomy : coverAnatomy;
  const isOwn = (anatomy: Anatomy) =>
    differenceOf(anatomy, content) === 0 && !isVertical(anatomy) && isOnSameGround(anatomy, content);
  return {
    content,
    cover: asOpening(coverAnatomy, 44, slideSize),
    section: asOpening(
      isUnlikePages(opening, content) ? asLoweredOpening(content, slideSize) : opening,
      36,
      slideSize,
    ),
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

// Where every page is full of something, none of it can lie behind what is said: pages are of the makers' colours alone.
function onCalmPages(plain: Anatomy, { slideSize, layouts }: Template): ChosenLayouts {
  const { panel = "bg1" } = plain.layout;
  const content = onCalmPage(plain, panelOfMakers(plain.layout, layouts) ?? { scheme: panel }, slideSize);
  const opening = withLowSheet(asLoweredOpening(content, slideSize), slideSize);
  return { content, rows: content, closing: content, cover: opening, section: opening, columns: [] };
}

const lowSheet = 0.22;

// Above the words that open something, there is room to see the picture.
function withLowSheet({ sheet, ...anatomy }: Anatomy, { height }: Size): Anatomy {
  if (!sheet) return anatomy;
  const top = lowSheet * height;
  return {
    ...anatomy,
    sheet: { ...sheet, box: boxOf(sheet.box.x, top, sheet.box.width, bottomOf(sheet.box) - top) },
  };
}

/**
 * Keeps the layouts of one master: layouts of several do not mix well. Of those that have a place for content it is the
 * one that most of the template's own slides stand on; else the first.
 */
function ofOneMaster(all: readonly ScoredAnatomy[]): readonly ScoredAnatomy[] {
  const masters = Map.groupBy(all, ({ anatomy }) => anatomy.layout.master);
  const ranked = [...masters.values()].map((scored) => ({
    scored,
    serves: scored.some(({ scores }) => scores.content > 0),
    uses: scored.reduce((sum, { anatomy: { layout } }) => sum + weightOf(layout), 0),
  }));
  const [first] = ranked.toSorted(
    (one, other) => Number(other.serves) - Number(one.serves) || other.uses - one.uses,
  );
  return first?.scored ?? all;
}

// The first slide shows what the file is about.
function weightOf({ uses = 0, opens }: TemplateLayout): number {
  return uses + (opens ? 2 : 0);
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

function isVertical({ layout }: Anatomy): boolean {
  return /^vert/u.test(layout.type ?? "");
}

// Slides of one deck shall look alike: where the title looks otherwise, or the page does, the content layout does for both.
// Where both have their title in one place, their content shall begin in one place as well.
function alignRows(rows: { readonly anatomy: Anatomy; readonly score: number }, content: Anatomy): Anatomy {
  if (rows.score <= 0) return content;
  // Beside a title there is no room for tables and charts, whatever another page looks like.
  if (isBesideTitle(content) && rows.anatomy.layout.background === content.layout.background)
    return rows.anatomy;
  if (!looksLike(rows.anatomy, content)) return content;
  // A page that has none of the picture that the makers write on would be none of theirs.
  if (content.layout.panel !== undefined && rows.anatomy.layout.panel === undefined) return content;
  const isStranger = (content.layout.uses ?? 0) >= tellingUses && rows.anatomy.layout.uses === undefined;
  if (isStranger && !isDrawnAlike(rows.anatomy, content)) return content;
  const isAligned = JSON.stringify(rows.anatomy.title?.box) === JSON.stringify(content.title?.box);
  const { contentBox, panelBox } = content;
  return isAligned ? { ...rows.anatomy, contentBox, ...(panelBox && { panelBox }) } : rows.anatomy;
}

function isBesideTitle({ title, contentBox }: Anatomy): boolean {
  return title !== undefined && areSideBySide(title.box, contentBox);
}

function isDrawnAlike(first: Anatomy, second: Anatomy): boolean {
  return JSON.stringify(first.layout.artwork) === JSON.stringify(second.layout.artwork);
}

function looksLike(first: Anatomy, second: Anatomy): boolean {
  if (first.layout.background !== second.layout.background) return false;
  const look = ({ title }: Anatomy) => {
    const { fontFamily, bold, italic, color } = title?.levels[0] ?? {};
    return JSON.stringify([fontFamily, bold, italic, color]);
  };
  return look(first) === look(second);
}

// A closing slide returns to the cover's field, or has one of its own, where its title is set large as those of openings are;
// a template that has no such layout for a list closes on a content layout.
function chooseClosing(scored: readonly ScoredAnatomy[], content: Anatomy, cover: Anatomy): Anatomy {
  const hasOwnSlides = scored.some(({ anatomy }) => (anatomy.layout.uses ?? 0) > 0);
  // Makers who left slides of their own close on a layout that they use, or on one that is named for it.
  const isKnown = ({ uses, name }: TemplateLayout) =>
    !hasOwnSlides || uses !== undefined || purposeOf(name) === "closing";
  const [best] = scored
    .filter(
      ({ anatomy, scores }) =>
        scores.closing > 20 &&
        isKnown(anatomy.layout) &&
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
  if (!like || layout.master === like.layout.master) return 0;
  return hasSameTheme(layout, like.layout) ? 8 : 45;
}

function hasSameTheme(first: TemplateLayout, second: TemplateLayout): boolean {
  if (first.theme === second.theme) return true;
  return (
    JSON.stringify(first.theme.colors) === JSON.stringify(second.theme.colors) &&
    first.theme.fonts.heading.latin === second.theme.fonts.heading.latin
  );
}
