import { findAddresses, findClockTimes, findFigures, findNames, withoutOrdinals } from "./find-figures.ts";
import type { CorpusDeck } from "./make-deck.ts";
import { normalise } from "./normalise.ts";
import { toBodyStrings, toSlideStrings } from "./slide-strings.ts";

/** How a deck keeps to its prompt. */
export interface Faithfulness {
  /** Figures, addresses and names on slides or in notes that the prompt does not hold. */
  readonly invented: readonly string[];
  /** Figures of the prompt that neither a slide nor the notes hold; those of its instruction left aside. */
  readonly lost: readonly string[];
  /** How many distinct figures the prompt holds, its instruction left aside. */
  readonly figures: number;
}

/** Returns what a deck adds to its prompt and what it loses of it. */
export function judgeFaithfulness(deck: CorpusDeck): Faithfulness {
  const { prompt, authored } = deck;
  const { brief, mode } = authored.report;
  const told = toTold(deck);
  const given = new Set([...findFigures(prompt), ...findClockTimes(prompt)]);
  const kept = findFigures(told);
  const material = brief.instruction.split("\n").reduce((rest, line) => rest.replace(line, ""), prompt);
  const wanted = mode === "topic" ? [] : [...findFigures(withoutOrdinals(material))];
  return {
    invented: [...notIn(kept, given), ...inventedAddresses(told, prompt), ...inventedNames(deck)],
    lost: wanted.filter((found) => !kept.has(found)),
    figures: wanted.length,
  };
}

/** Everything that a deck says, on slides and in notes, a line each. */
function toTold({ authored }: CorpusDeck): string {
  return authored.outline.slides.flatMap((slide) => [...toSlideStrings(slide), slide.notes ?? ""]).join("\n");
}

function notIn(found: ReadonlySet<string>, given: ReadonlySet<string>): string[] {
  const all = [...given];
  // Digits of a longer figure count as given, such as the 18 of an 18-month plan written "18mo".
  return [...found].filter((figure) => !given.has(figure) && !all.some((other) => other.startsWith(figure)));
}

function inventedAddresses(told: string, prompt: string): string[] {
  // Hard-wrapped text breaks addresses over two lines.
  const given = `${prompt}\n${prompt.replace(/\s+/gu, "")}`;
  return [...findAddresses(told)].filter((address) => !given.includes(address));
}

// The skeleton of a bare topic is our own wording, which in German has nouns with capitals.
function inventedNames({ prompt, authored }: CorpusDeck): string[] {
  if (authored.report.mode === "topic") return [];
  const given = normalise(prompt);
  const shown = authored.outline.slides.flatMap(toBodyStrings);
  const names = shown.flatMap((text) => [...findNames(text)]);
  return [...new Set(names)].filter((found) => !given.includes(normalise(found)));
}
