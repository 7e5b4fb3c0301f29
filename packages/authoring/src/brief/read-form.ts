import { hasStem } from "../text/words/stems.ts";
import type { WantedEnding, WantedForm } from "./brief.ts";
import { endingWords, formWords } from "./lexicon/form-words.ts";

const stemsOf = new Map(
  [...Object.entries(formWords), ...Object.entries(endingWords)].map(([name, words]) => [
    name,
    words.split("|"),
  ]),
);
const formNames = Object.keys(formWords).filter((name): name is keyof typeof formWords =>
  Object.hasOwn(formWords, name),
);
const endingNames = Object.keys(endingWords).filter((name): name is keyof typeof endingWords =>
  Object.hasOwn(endingWords, name),
);
const longestRead = 400;

/** Returns the form that a few words ask for ("bar chart", "Tabelle", "Zeitstrahl"), if they name one that slides have. */
export function readForm(words: string): WantedForm | undefined {
  const small = ` ${words.slice(0, longestRead).toLowerCase()} `;
  return formNames.find((name) => hasStem(small, stemsOf.get(name) ?? []));
}

/** Returns what sort of ending a few words ask for. */
export function readEndingKind(words: string): WantedEnding["kind"] {
  const small = ` ${words.slice(0, longestRead).toLowerCase()} `;
  return endingNames.find((name) => hasStem(small, stemsOf.get(name) ?? [])) ?? "other";
}

/** Says whether words ask to weigh things against each other: "compare", "versus", "Vergleich". */
export function asksComparison(words: string): boolean {
  const small = ` ${words.slice(0, longestRead).toLowerCase()} `;
  return hasStem(small, stemsOf.get("comparison") ?? []);
}
