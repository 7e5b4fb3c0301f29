import {
  contrastRatio,
  type PlacedElement,
  type PlacedPlaceholder,
  type PlacedRun,
  type Placeholder,
  resolveThemeColor,
  type ThemeColor,
} from "@lectern/deck";
import type { Anatomy } from "../anatomy.ts";

/** What text must have (WCAG 2.2, 1.4.3). */
const readable = 4.5;

/** Returns a layout whose running text has the colour that the makers' own slides give it, where it is read on the page. */
export function withOwnInk(anatomy: Anatomy, ownInk: ThemeColor | undefined): Anatomy {
  const { layout, body } = anatomy;
  const color = ownInk && resolveThemeColor(ownInk, layout);
  if (!ownInk || color === undefined || contrastRatio(color, layout.background) < readable) return anatomy;
  const inked = (placeholder: Placeholder): Placeholder => ({
    ...placeholder,
    levels: placeholder.levels.map((level) => ({ ...level, color })),
  });
  return {
    ...anatomy,
    layout: { ...layout, textColor: color },
    ownInk,
    ...(body && { body: inked(body) }),
  };
}

/** Returns what stands in a place for running text with the layout's own ink stated, wherever no other colour is. */
export function inOwnInk(element: PlacedElement, { ownInk, title }: Anatomy): PlacedElement {
  if (element.kind !== "placeholder" || !ownInk) return element;
  const isTitle = title?.type === element.type && title.index === element.index;
  if (isTitle || !runningText.has(element.type)) return element;
  return withRuns(element, (run) => (run.color ? run : { ...run, color: ownInk }));
}

/** Returns what stands in a place of the layout with its font stated, where own slides have another one there. */
export function inOwnFont(
  element: PlacedElement,
  { layout: { statedFonts = [] }, title }: Anatomy,
): PlacedElement {
  if (element.kind !== "placeholder" || statedFonts.length === 0) return element;
  const isTitle = title?.type === element.type && title.index === element.index;
  const font = isTitle ? "heading" : "body";
  if (!statedFonts.includes(font) || !(isTitle || isText(element.type))) return element;
  return withRuns(element, (run) => (run.font ? run : { ...run, font }));
}

function isText(type: string): boolean {
  return runningText.has(type) || type === "subTitle";
}

function withRuns(element: PlacedPlaceholder, toRun: (run: PlacedRun) => PlacedRun): PlacedPlaceholder {
  const paragraphs = element.text.paragraphs.map((paragraph) => ({
    ...paragraph,
    runs: paragraph.runs.map(toRun),
  }));
  return { ...element, text: { ...element.text, paragraphs } };
}

const runningText: ReadonlySet<string> = new Set(["body", "obj"]);
