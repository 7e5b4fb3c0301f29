import {
  type Box,
  type HexColor,
  inches,
  type OwnTitle,
  type Placeholder,
  resolveThemeColor,
  type Template,
  type TemplateLayout,
} from "@lectern/deck";
import { areaOf, bottomOf, boxOf, intersectionOf } from "../geometry.ts";
import { type Anatomy, ownBoxOf } from "./anatomy.ts";
import { isReadable, readableLike } from "./colors/palette.ts";

/**
 * Returns layouts as a template's own slides use them: with titles placed and set as most of those have them. Layouts that
 * no slides tell of follow the most used one of their master that has the same title, or else most slides of the file.
 */
export function withOwnTitles(anatomies: readonly Anatomy[], usual?: OwnTitle): readonly Anatomy[] {
  const models = anatomies
    .filter(({ layout }) => layout.ownTitle !== undefined && layout.opens !== true)
    .toSorted((one, other) => (other.layout.uses ?? 0) - (one.layout.uses ?? 0));
  if (models.length === 0 && !usual && anatomies.every(({ layout }) => !layout.ownTitle)) return anatomies;
  return anatomies.map((anatomy) => {
    const { ownTitle } = anatomy.layout;
    if (ownTitle) return withOwnTitle(anatomy, ownTitle);
    const model = models.find((one) => hasSameTitle(one, anatomy))?.layout.ownTitle;
    const look = model ?? (isHeading(anatomy) ? usual : undefined);
    if (!look) return anatomy;
    const { box: _, content: __, ...setting } = look;
    return withOwnTitle(anatomy, setting);
  });
}

/** Returns a cover with its title set as the first of the makers' own slides has it, whichever layout that stands on. */
export function withOpeningTitle(cover: Anatomy, { layouts }: Pick<Template, "layouts">): Anatomy {
  const opening = layouts.find(({ opens }) => opens)?.ownTitle;
  if (cover.titleLook || !opening) return cover;
  const { box: _, content: __, ...look } = opening;
  return withOwnTitle(cover, look);
}

function isHeading({ title, titleBox, contentBox, layout }: Anatomy): boolean {
  if (!title) return layout.titleArea !== undefined;
  if (title.type !== "title" || layout.type === "secHead" || layout.type === "title") return false;
  return titleBox.y + titleBox.height / 2 < contentBox.y + contentBox.height / 2;
}

function hasSameTitle(one: Anatomy, other: Anatomy): boolean {
  if (one.layout.master !== other.layout.master || !one.title || !other.title) return false;
  if (one.title.type !== other.title.type) return false;
  return (
    areaOf(intersectionOf(one.title.box, other.title.box)) >= 0.9 * areaOf(one.title.box) &&
    JSON.stringify(one.title.levels[0]) === JSON.stringify(other.title.levels[0])
  );
}

function withOwnTitle(anatomy: Anatomy, given: OwnTitle): Anatomy {
  const { title, layout } = anatomy;
  const own = readableThere(offBody(given, anatomy), anatomy);
  const { box: _, content: __, ...titleLook } = own;
  if (!title) return { ...anatomy, titleLook };
  const changed = setAsOwn(title, own, layout);
  const moved = own.content ? onContent(anatomy, own.content) : anatomy;
  return {
    ...moved,
    title: changed,
    titleLook,
    layout: {
      ...layout,
      placeholders: layout.placeholders.map((one) =>
        one.index === title.index && one.type === title.type ? changed : one,
      ),
      ...(own.content && { contentArea: moved.contentBox }),
    },
    ...(own.box && { titleBox: own.box }),
  };
}

// Of a page on which nothing is known but the place of its title, that keeps off the body's.
function offBody(own: OwnTitle, { body }: Anatomy): OwnTitle {
  if (!own.box || own.content || !body || areaOf(intersectionOf(own.box, body.box)) === 0) return own;
  const { box: _, ...look } = own;
  return look;
}

const large = 18;

// A full colour that is a little too pale for the page is darkened a little.
function readableThere(own: OwnTitle, { title, layout }: Anatomy): OwnTitle {
  if (!own.color || own.fill || title?.fill !== undefined || title?.behind) return own;
  const look = { size: own.size ?? title?.levels[0]?.size ?? large, bold: own.bold ?? false };
  const seen = resolveThemeColor(own.color, layout);
  if (isReadable(seen, look, layout)) return own;
  const like = readableLike(seen, look, layout);
  return like ? { ...own, color: like } : own;
}

function setAsOwn(title: Placeholder, own: OwnTitle, layout: TemplateLayout): Placeholder {
  const { size, bold, italic, alignment, font, box } = own;
  const color: HexColor | undefined = own.color && resolveThemeColor(own.color, layout);
  const levels = title.levels.map((level) => ({
    ...level,
    ...(size !== undefined && { size }),
    ...(bold !== undefined && { bold }),
    ...(italic !== undefined && { italic }),
    ...(font && { font, fontFamily: layout.theme.fonts[font].latin }),
    ...(alignment && { alignment }),
    ...(color !== undefined && { color }),
  }));
  const set = { ...title, levels, ...(own.fill && { fill: resolveThemeColor(own.fill, layout) }) };
  if (!box) return set;
  // What was looked at lies behind the layout's own place.
  const { behind: _, ...rest } = set;
  const moved = { ...rest, box, ownBox: ownBoxOf(title) };
  return moved;
}

// The place of a layout's subtitle says nothing of what stands below another title than its own.
function onContent({ body, ...anatomy }: Anatomy, own: Box): Anatomy {
  const content = aboveFurniture(own, anatomy);
  const moved = { ...anatomy, contentBox: content, others: [] };
  const isList = body !== undefined && (body.type === "obj" || body.levels[0]?.bullet === true);
  if (!isList) return moved;
  const list = { ...body, box: content, ownBox: ownBoxOf(body) };
  return { ...moved, body: list };
}

const aboveFooter = inches(0.08);
const leastKept = 0.75;

// What slides without a footer fill ends where those with one have it.
function aboveFurniture(box: Box, { footer, slideNumber }: Pick<Anatomy, "footer" | "slideNumber">): Box {
  const tops = [footer, slideNumber].flatMap((one) =>
    one && areaOf(intersectionOf(one.box, box)) > 0 ? one.box.y - aboveFooter : [],
  );
  const height = Math.min(bottomOf(box), ...tops) - box.y;
  return height >= leastKept * box.height ? boxOf(box.x, box.y, box.width, height) : box;
}
