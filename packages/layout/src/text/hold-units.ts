import type { Outline, OutlineSlide } from "@lectern/deck";

/**
 * Returns an outline in which no line can end between a figure and the sign of its unit ("37 %", "40 °C", "280 €"): the
 * space between them is one that does not break. Programs and notes stay as they are.
 */
export function holdUnits(outline: Outline): Outline {
  return { ...outline, slides: outline.slides.map((slide) => held(slide) as OutlineSlide) };
}

/** What no reader sees as running text. */
const untouched = new Set(["kind", "code", "codeLanguage", "href", "icon", "notes"]);

function held(value: unknown): unknown {
  if (typeof value === "string") return value.replace(spaceBeforeSign, "\u00a0");
  if (Array.isArray(value)) return value.map(held);
  if (typeof value !== "object" || value === null || isProgram(value)) return value;
  const copy: Record<string, unknown> = { ...value };
  for (const key of Object.keys(copy)) {
    if (!untouched.has(key)) copy[key] = held(copy[key]);
  }
  return copy;
}

function isProgram(value: object): boolean {
  return "code" in value && value.code === true;
}

// The space comes first: there are fewer of them than places to look back from.
const spaceBeforeSign = / (?<=\p{Nd} )(?=[%‰€£¥₽₹°])/gu;
