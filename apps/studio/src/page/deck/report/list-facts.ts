import type { UnderstoodPrompt } from "@lectern/types";
import { texts } from "../../texts/texts.ts";

/** Something understood of a prompt, in words. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** Returns what was understood of a prompt, each as a name and its words; what the prompt does not say is left out. */
export function listFacts(understood: UnderstoodPrompt): readonly Fact[] {
  const words = texts.report;
  const { minutes, slideCount, parts, forms, limits, excluded, plan, ...plain } = understood;
  const values: Readonly<Record<keyof typeof words.facts, string | undefined>> = {
    title: plain.title,
    topic: plain.topic,
    genre: plain.genre,
    audience: plain.audience,
    tone: plain.tone,
    occasion: plain.occasion,
    language: plain.language,
    minutes: minutes?.toString(),
    slideCount: slideCount && words.slideCount(slideCount),
    parts: join(parts.map(({ text, form }) => (form === undefined ? text : `${text} (${form})`))),
    forms: join(forms),
    limits: limits && join(Object.entries(limits).map(([of, most]) => words.limit(most, of))),
    ending: plain.ending,
    excluded: join(excluded),
    plan: join(plan.map(({ first, title }) => `${first}. ${title}`.trim())),
  };
  return (Object.keys(words.facts) as (keyof typeof words.facts)[]).flatMap((name) => {
    const value = values[name];
    return value === undefined || value === "" ? [] : [{ name: words.facts[name], value }];
  });
}

function join(names: readonly string[]): string {
  return names.join(" · ");
}
