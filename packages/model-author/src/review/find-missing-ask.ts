import { toWesternDigits } from "@lectern/authoring";
import type { OutlineSlide } from "@lectern/deck";
import { contentKeysOf, countShared } from "./content-keys.ts";
import type { Flaw } from "./flaw.ts";
import { leavesOf } from "./slide-leaves.ts";

/** On the last slide an ask may be put in other words: one word in six of what was noted down is enough to know it by. */
const leastShareOfLast = 1 / 6;
const leastShareOfTitle = 0.4;
const asks = /[?？؟]\W*$/u;

/** Whom to call, by when, how much: in languages that bend their words the figure of an ask is what it is known by. */
function sharesFigure(ask: string, shown: string): boolean {
  const figures = (text: string) => toWesternDigits(text).match(/\d{3,}/gu) ?? [];
  const known = new Set(figures(shown));
  return figures(ask).some((figure) => known.has(figure));
}

/**
 * Returns the last slide where it does not hold what the writer said beforehand is asked of the audience: neither as a next
 * step nor in words that are nearly the same, nor as a question. A slide before it whose title asks for it will do, for a prompt may plan it so.
 */
export function findMissingAsk(slides: readonly OutlineSlide[], ask: string): readonly Flaw[] {
  const { words } = contentKeysOf(ask);
  const place = slides.findLastIndex((slide) => !("backup" in slide && slide.backup === true));
  const last = slides[place];
  if (last === undefined || words.size === 0) return [];
  if (last.kind === "closing" && (last.nextSteps ?? []).length > 0) return [];
  // "End with a question that I can ask them": a question asks, too.
  if (last.kind === "closing" && asks.test(last.title)) return [];
  const shown = leavesOf(last).filter(({ pointer }) => pointer !== "/notes");
  const holds = (text: string, share: number): boolean =>
    countShared(words, contentKeysOf(text).words) >= words.size * share;
  const all = shown.map(({ text }) => text).join("\n");
  // Whom to turn to is what such a slide asks of people: one word of it is enough.
  const turnsTo = last.kind === "closing" && last.contact !== undefined;
  const shared = countShared(words, contentKeysOf(all).words);
  const isSaid =
    sharesFigure(ask, all) ||
    shared >= (turnsTo ? 1 : words.size * leastShareOfLast) ||
    slides.slice(0, place).some(({ title }) => holds(title, leastShareOfTitle));
  if (isSaid) return [];
  return [
    {
      slide: place,
      pointer: "",
      message: `expected what is asked of the audience on the last slide ("${ask}"), in its title or as nextSteps, got none of it`,
      told: "closes the deck without what it asks for",
    },
  ];
}
