import {
  type Box,
  contrastRatio,
  type HexColor,
  type PlacedElement,
  type PlacedParagraph,
  type PlacedPlaceholder,
  type Placeholder,
  type Points,
  points,
  resolveThemeColor,
  type TemplateLayout,
  type ThemeColor,
} from "@lectern/deck";
import { areaOf, intersectionOf } from "../../geometry.ts";
import { paletteOf } from "../../parts/place-text.ts";
import type { Anatomy } from "../anatomy.ts";
import { choosePalette, isReadable, quietLike, readableLike } from "./palette.ts";
import { panelFor } from "./panel-ground.ts";
import {
  isFull,
  isUnreadableOn,
  leastContrast,
  lightOnMiddleTones,
  nearestScheme,
  neededContrast,
  readableOn,
} from "./readable-on.ts";

/**
 * Returns an element with text in the layout's readable colour, wherever the colour that it would inherit cannot be
 * read on what is behind it; text on what nobody could look at keeps what the template gives it.
 */
export function makeReadable(element: PlacedElement, anatomy: Anatomy): PlacedElement {
  if (element.kind !== "placeholder") return element;
  const { layout } = anatomy;
  const placeholder = layout.placeholders.find(
    ({ index, type }) => index === element.index && type === element.type,
  );
  if (!placeholder) return element;
  const role = { placeholder, isTitle: isTitle(placeholder) || isTitleOf(anatomy, placeholder) };
  return inPlainColors(onWhatIsBehind(element, role, anatomy), placeholder, layout);
}

/** A placeholder, and whether it is the title of its page, whatever its type. */
interface Role {
  readonly placeholder: Placeholder;
  readonly isTitle: boolean;
}

// Makers who keep no place for a title on a page have one in large letters: it is read as a title is.
function isTitleOf({ title }: Anatomy, { index, type }: Placeholder): boolean {
  return title?.index === index && title.type === type;
}

function onWhatIsBehind(element: PlacedPlaceholder, role: Role, anatomy: Anatomy): PlacedPlaceholder {
  const { placeholder } = role;
  const { layout } = anatomy;
  const fill = element.fill ? resolveThemeColor(element.fill, layout) : placeholder.fill;
  if (fill !== undefined) return onOwnFill(element, { ...role, fill, layout });
  const panel = panelFor(element, layout);
  if (panel)
    return onOwnFill(element, { ...role, fill: resolveThemeColor({ scheme: panel }, layout), layout });
  // What was looked at lies behind the placeholder's own place.
  if (placeholder.behind && areaOf(intersectionOf(element.box, placeholder.box)) > 0)
    return onGrounds(element, role, placeholder.behind, anatomy);
  if (layout.artwork.some((box) => isOn(element, box))) return element;
  const { text } = paletteOf(anatomy);
  const paragraphs = element.text.paragraphs.map((paragraph) => recolor(paragraph, role, layout, text));
  return { ...element, text: { ...element.text, paragraphs } };
}

/** Of a veil: what is drawn shines through it, and does not come near the text. */
const veilOpacity = 0.6;

/**
 * Returns what a line of small print is to be filled with where no colour of the theme reads on all that is behind it: a
 * veil of the colour that is furthest from the one which comes nearest to that; undefined where one reads.
 */
export function veilFor(
  { behind = [], levels }: Placeholder,
  layout: TemplateLayout,
): ThemeColor | undefined {
  const [style] = levels;
  if (!style || !isUnreadableOn(behind, style.color, style, layout)) return undefined;
  const { text } = choosePalette({
    ...layout,
    background: behind[Math.floor(behind.length / 2)] ?? "FFFFFF",
  });
  const ink = readableOn(behind, style.color, style, layout) ?? text;
  const ranked = (["tx1", "bg1"] as const).toSorted(
    (one, other) => contrastTo(ink, other, layout) - contrastTo(ink, one, layout),
  );
  return { scheme: ranked[0] ?? "bg1", alpha: veilOpacity };
}

function contrastTo(ink: ThemeColor, scheme: "tx1" | "bg1", layout: TemplateLayout): number {
  return contrastRatio(resolveThemeColor(ink, layout), resolveThemeColor({ scheme }, layout));
}

// Programs that know no gradients in text show it black.
function inPlainColors(
  element: PlacedPlaceholder,
  { levels }: Placeholder,
  layout: TemplateLayout,
): PlacedPlaceholder {
  if (!levels.some(({ shaded }) => shaded)) return element;
  const paragraphs = element.text.paragraphs.map((paragraph) => {
    const style = levels[paragraph.level];
    if (!style?.shaded) return paragraph;
    const color = { scheme: nearestScheme(style.color, layout) };
    return { ...paragraph, runs: paragraph.runs.map((run) => (run.color ? run : { ...run, color })) };
  });
  return { ...element, text: { ...element.text, paragraphs } };
}

// Where nobody could look at what is behind the text, there are no grounds, and its maker knew what goes with it.
function onGrounds(
  element: PlacedPlaceholder,
  role: Role,
  grounds: readonly HexColor[],
  { layout, titleLook }: Anatomy,
): PlacedPlaceholder {
  const { levels } = role.placeholder;
  const paragraphs = element.text.paragraphs.map((paragraph) => ({
    ...paragraph,
    runs: paragraph.runs.map(({ color, ...run }) => {
      const own = levels[paragraph.level]?.color ?? grounds[0] ?? layout.background;
      const bold = run.bold ?? levels[paragraph.level]?.bold ?? false;
      const look = { size: grounds.some(isFull) ? run.size : sizeToRead(run.size, role), bold };
      const stated = color && resolveThemeColor(color, layout);
      const isRead = stated !== undefined && leastContrast(stated, grounds) >= neededContrast(look);
      const light = role.isTitle ? lightOnMiddleTones(grounds, stated ?? own, look, layout) : undefined;
      // What most titles of the makers' own slides have is no slip.
      const isMakers = color !== undefined && color === titleLook?.color;
      if (light && !(isRead && isMakers)) return { ...run, color: light };
      if (color && isRead) return { ...run, color };
      const better = readableOn(grounds, own, look, layout);
      return better ? { ...run, color: better } : run;
    }),
  }));
  return { ...element, text: { ...element.text, paragraphs } };
}

interface Filled extends Role {
  readonly fill: HexColor;
  readonly layout: TemplateLayout;
}

// Accents were chosen for the page, and a placeholder with a fill of its own is no page.
function onOwnFill(element: PlacedPlaceholder, { fill, layout, ...role }: Filled): PlacedPlaceholder {
  const { placeholder } = role;
  const surface = { ...layout, background: fill };
  const { text } = choosePalette(surface, placeholder.levels[0]?.color);
  const paragraphs = element.text.paragraphs.map((paragraph) => {
    const runs = paragraph.runs.map((run) => {
      const size = { size: run.size, bold: run.bold ?? false };
      const isFit = run.color && isReadable(resolveThemeColor(run.color, surface), size, surface);
      const { color: _, ...plain } = run;
      return isFit ? run : plain;
    });
    return recolor({ ...paragraph, runs }, role, surface, text);
  });
  return { ...element, text: { ...element.text, paragraphs } };
}

/** In points: what is read as small text, whatever its size: second lines and footers are pale and thin beside their titles. */
const smallText = points(12);

function sizeToRead(size: Points, { isTitle }: Role): Points {
  return isTitle ? size : points(Math.min(size, smallText));
}

function isTitle({ type }: Placeholder): boolean {
  return type === "title" || type === "ctrTitle";
}

function isOn({ box }: PlacedElement, artwork: Box): boolean {
  return areaOf(intersectionOf(artwork, box)) > 0.25 * areaOf(box);
}

function recolor(
  paragraph: PlacedParagraph,
  { placeholder, isTitle }: Role,
  layout: TemplateLayout,
  color: ThemeColor,
): PlacedParagraph {
  const style = placeholder.levels[paragraph.level];
  if (!style) return paragraph;
  return {
    ...paragraph,
    runs: paragraph.runs.map((run) => {
      const look = { size: sizeToRead(run.size, { placeholder, isTitle }), bold: run.bold ?? style.bold };
      if (run.color || isReadable(style.color, look, layout)) return run;
      const quiet = isTitle ? undefined : quietLike(style.color, color, layout);
      const like = readableLike(style.color, look, layout) ?? quiet;
      return { ...run, color: like ?? color };
    }),
  };
}
