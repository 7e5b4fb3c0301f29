import { hasStem } from "../text/words/stems.ts";
import type { WantedChart, WantedEnding, WantedForm } from "./brief.ts";
import { chartsByShape } from "./lexicon/drawn-words.ts";
import { endingWords, formWords, labelledPictures, sideWords } from "./lexicon/form-words.ts";

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
  // "A labelled diagram" is a picture.
  if (hasStem(small, pictures)) return undefined;
  const form = formNames.find((name) => hasStem(small, stemsOf.get(name) ?? []));
  if (form !== "column") return form;
  // A table has columns, and two of them stand side by side.
  if (hasStem(small, stemsOf.get("table") ?? [])) return "table";
  return hasStem(small, sides) ? "comparison" : form;
}

const pictures = labelledPictures.split("|");
const sides = sideWords.split("|");

const shapes = Object.entries(chartsByShape).map(
  ([name, words]) => [name, new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "iu")] as const,
);

/** Returns the form of words that are known to ask for one, where a mere shape is a chart: "a ring", "als Balken". */
export function readWishedForm(words: string): WantedForm | undefined {
  const form = readForm(words);
  if (form !== undefined && form !== "chart") return form;
  const own = words.slice(0, longestRead);
  if (hasStem(` ${own.toLowerCase()} `, sides)) return "comparison";
  const shape = shapes.find(([, pattern]) => pattern.test(own))?.[0];
  return isShape(shape) ? shape : form;
}

function isShape(name: string | undefined): name is WantedChart {
  return name !== undefined && Object.hasOwn(chartsByShape, name);
}

const chartForms: ReadonlySet<WantedForm> = new Set(["chart", "line", "bar", "column", "pie"]);

/** Says whether a form is a chart, be it of a kind or of any. */
export function isChart(form: WantedForm): form is WantedChart | "chart" {
  return chartForms.has(form);
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
