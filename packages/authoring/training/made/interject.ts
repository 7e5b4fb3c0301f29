import type { AnnotatedPrompt, AnnotatedUnit } from "../read-annotated.ts";
import { createNumbers } from "./made-requests.ts";
import { type Interjection, type InterjectionKind, readInterjections } from "./read-interjections.ts";

/** A prompt has to tell so much for somebody to speak in between. */
const fewestTold = 3;
const longestPrompt = 5000;
const wide = /[\u3040-\u30ff\u4e00-\u9fff]/u;

/** How often each kind is put in, in twentieths. */
const shares: Readonly<Record<InterjectionKind, number>> = {
  aside: 10,
  lead: 4,
  both: 3,
  secret: 1,
  fact: 2,
};

interface Insertion {
  /** Where it is put in, in the prompt. */
  readonly at: number;
  /** With the space or line behind it. */
  readonly text: string;
  readonly units: readonly AnnotatedUnit[];
}

/** How often each prompt is made again, with other interjections. */
const times = 2;

/**
 * Returns prompts twice again with up to five interjections put in between what they tell, as people write who ask while they tell;
 * always the same ones. Only prompts in languages of {@link readInterjections} that tell enough in sentences or lines.
 */
export function interject(prompts: readonly AnnotatedPrompt[]): readonly AnnotatedPrompt[] {
  const next = createNumbers(11);
  const known = Map.groupBy(readInterjections(), ({ language }) => language);
  return Array.from({ length: times }, () => prompts)
    .flat()
    .flatMap((prompt) => {
      const own = known.get(prompt.language.split("-")[0] ?? "") ?? [];
      const places = placesOf(prompt);
      if (own.length === 0 || places.length < fewestTold || prompt.text.length > longestPrompt) return [];
      const count = 2 + next(Math.min(4, Math.floor(places.length / 3) + 1));
      const chosen = new Set(Array.from({ length: count }, () => places[next(places.length)] ?? 0));
      const byKind = Map.groupBy(own, ({ kind }) => kind);
      const insertions = [...chosen]
        .sort((one, other) => one - other)
        .flatMap((at): readonly Insertion[] => {
          const some = byKind.get(chooseKind(next)) ?? byKind.get("aside") ?? own;
          const one = some[next(some.length)];
          return one === undefined ? [] : [toInsertion(prompt, at, one)];
        });
      return [insertAll(prompt, insertions)];
    });
}

function chooseKind(next: (below: number) => number): InterjectionKind {
  const kinds = Object.entries(shares).flatMap(([kind, share]) =>
    Array.from({ length: share }, () => kind as InterjectionKind),
  );
  return kinds[next(kinds.length)] ?? "aside";
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

function toInsertion({ text }: AnnotatedPrompt, at: number, { text: words, units }: Interjection): Insertion {
  const isLine = /\n\s*$/u.test(text.slice(0, at));
  const gap = isLine ? "\n" : wide.test(words) ? "" : " ";
  return { at, text: words + gap, units };
}

function insertAll(prompt: AnnotatedPrompt, insertions: readonly Insertion[]): AnnotatedPrompt {
  let text = "";
  let from = 0;
  const put: AnnotatedUnit[] = [];
  for (const { at, text: words, units } of insertions) {
    text += prompt.text.slice(from, at);
    for (const { start, end, role } of units)
      put.push({ start: text.length + start, end: text.length + end, role });
    text += words;
    from = at;
  }
  text += prompt.text.slice(from);
  const moved = prompt.units.map(({ start, end, role }): AnnotatedUnit => {
    const by = insertions.reduce((sum, one) => (one.at <= start ? sum + one.text.length : sum), 0);
    return { start: start + by, end: end + by, role };
  });
  const units = [...moved, ...put].toSorted((one, other) => one.start - other.start);
  return { ...prompt, id: `${prompt.id}+`, text, units };
}
