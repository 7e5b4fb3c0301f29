import {
  contrastRatio,
  type PlacedElement,
  type Placeholder,
  resolveThemeColor,
  type ThemeColor,
} from "@lectern/deck";
import type { Anatomy } from "./anatomy.ts";

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
  const paragraphs = element.text.paragraphs.map((paragraph) => ({
    ...paragraph,
    runs: paragraph.runs.map((run) => (run.color ? run : { ...run, color: ownInk })),
  }));
  return { ...element, text: { ...element.text, paragraphs } };
}

const runningText: ReadonlySet<string> = new Set(["body", "obj"]);
