import { interjections } from "./interjections.ts";
import { createNumbers } from "./made-requests.ts";
import type { AnnotatedPrompt, AnnotatedUnit } from "./read-annotated.ts";

/** A prompt has to tell so much for somebody to speak in between. */
const fewestTold = 3;
const longestPrompt = 5000;
const wide = /[\u3040-\u30ff\u4e00-\u9fff]/u;

interface Insertion {
  readonly at: number;
  readonly text: string;
  /** Where its words stand in the text. */
  readonly start: number;
  readonly end: number;
}

/**
 * Returns prompts again with up to five sentences to the maker of the deck put in between what they tell, as people write who ask while
 * they tell; always the same ones. Only prompts in languages of {@link interjections} that tell enough in sentences or lines.
 */
export function interject(prompts: readonly AnnotatedPrompt[]): readonly AnnotatedPrompt[] {
  const next = createNumbers(11);
  return prompts.flatMap((prompt) => {
    const phrases = interjections[prompt.language.split("-")[0] ?? ""];
    const places = placesOf(prompt);
    if (phrases === undefined || places.length < fewestTold || prompt.text.length > longestPrompt) return [];
    const count = 2 + next(Math.min(4, Math.floor(places.length / 3) + 1));
    const chosen = new Set(Array.from({ length: count }, () => places[next(places.length)] ?? 0));
    const asides = phrases.asides.split("|");
    const leads = phrases.leads.split("|");
    const insertions = [...chosen]
      .sort((one, other) => one - other)
      .map((at): Insertion => {
        const list = next(3) === 0 ? leads : asides;
        return toInsertion(prompt, at, list[next(list.length)] ?? "");
      });
    return [insertAll(prompt, insertions)];
  });
}

/** Between two units of matter that are no rows: where the second begins. */
function placesOf({ text, units }: AnnotatedPrompt): readonly number[] {
  return units.flatMap(({ start, end, role }, index) => {
    const before = units[index - 1];
    if (role !== "content" || before?.role !== "content") return [];
    const isRow = text.slice(start, end).includes("|") || text.slice(before.start, before.end).includes("|");
    const gap = text.slice(before.end, start);
    return isRow || !/[.!?。！？:]["”»」]?$/u.test(text.slice(0, before.end)) || /\S/u.test(gap)
      ? []
      : [start];
  });
}

function toInsertion({ text }: AnnotatedPrompt, at: number, words: string): Insertion {
  const isLine = /\n\s*$/u.test(text.slice(0, at));
  const gap = isLine ? "\n" : wide.test(words) ? "" : " ";
  return { at, text: words + gap, start: 0, end: words.length };
}

function insertAll(prompt: AnnotatedPrompt, insertions: readonly Insertion[]): AnnotatedPrompt {
  let text = "";
  let from = 0;
  const asked: AnnotatedUnit[] = [];
  for (const { at, text: own, end } of insertions) {
    text += prompt.text.slice(from, at);
    asked.push({ start: text.length, end: text.length + end, role: "request" });
    text += own;
    from = at;
  }
  text += prompt.text.slice(from);
  const moved = prompt.units.map(({ start, end, role }): AnnotatedUnit => {
    const by = insertions.reduce((sum, one) => (one.at <= start ? sum + one.text.length : sum), 0);
    return { start: start + by, end: end + by, role };
  });
  const units = [...moved, ...asked].toSorted((one, other) => one.start - other.start);
  return { ...prompt, id: `${prompt.id}+`, text, units };
}
