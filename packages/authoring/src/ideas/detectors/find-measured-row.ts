import { countColumns } from "../../text/columns.ts";
import { readDates } from "../../text/read-dates.ts";
import { type Quantity, readQuantities } from "../../text/read-quantities.ts";
import type { Exhibit, ExhibitContext } from "../exhibits.ts";
import { findSeries } from "./find-series.ts";

const fewestMembers = 3;
const longestSentence = 240;
const longestTitle = 90;
const mostLabelWords = 3;
const conjunctions = /, (?:(?:and|und|et|y|e|и|en|och|og) )?| (?:and|und|et|y|e|и|en|och|og) /gu;

/** Small words and verbs between a name and its amount: "July came in at €2 million", "valves with €2 million". */
const links = new Set(
  "came in at made was were is are has had of with for to by reached stood totalled contributed brought earned cost costs and the a about around from kam auf mit bei war waren ist sind hat betrug machte machten erreichte brachte und der die das rund etwa von est sont était étaient à avec de et la le les a atteint environ es son fue fueron con y el los las en unos è sono era con e il i gli di circa foi são com o os em cerca".split(
    " ",
  ),
);

/**
 * Returns the chart that a sentence tells in words: "July came in at €2.41 million, August at €1.78 million and September
 * at €2.65 million". Each member has a name of a few words and one amount, all of one unit; its title is the sentence's own.
 */
export function findMeasuredRow(sentence: string, context: ExhibitContext): Exhibit | undefined {
  if (sentence.length > longestSentence) return undefined;
  const words = sentence.replace(/[.。]$/u, "");
  const [opening = "", ...others] = words.split(conjunctions);
  const hasIntroduction = !/\p{Nd}/u.test(opening);
  const members = hasIntroduction ? others : [opening, ...others];
  if (members.length < fewestMembers) return undefined;
  const pairs = members.flatMap((member) => readMember(member, context.language) ?? []);
  if (pairs.length < members.length) return undefined;
  const series = findSeries(
    pairs.map(({ label, amount }) => `${label} ${amount}`),
    context,
    { name: "" },
  );
  if (series === undefined) return undefined;
  const title = countColumns(words) <= longestTitle ? words : hasIntroduction ? opening : undefined;
  const { finding: _, ...exhibit } = series;
  return title === undefined ? exhibit : { ...exhibit, title };
}

function readMember(member: string, language: string): { label: string; amount: string } | undefined {
  const dates = readDates(member, language);
  const quantities = readQuantities(member, language).filter(
    ({ start, end }) => !dates.some((date) => start < date.end && end > date.start),
  );
  const [quantity, ...more] = quantities;
  if (quantity === undefined || more.length > 0 || !hasUnit(quantity)) return undefined;
  const behind = member.slice(quantity.end).trim();
  const label = labelOf(member.slice(0, quantity.start));
  if (label === undefined || behind !== "") return undefined;
  return { label, amount: member.slice(quantity.start, quantity.end) };
}

function hasUnit({ prefix, unit }: Quantity): boolean {
  return prefix !== "" || unit !== "";
}

function labelOf(before: string): string | undefined {
  const words = before.trim().split(/\s+/u);
  while (words.length > 0 && links.has(words.at(-1) ?? "")) words.pop();
  while (words.length > 0 && links.has((words[0] ?? "").toLowerCase())) words.shift();
  return words.length === 0 || words.length > mostLabelWords || words.join("") === ""
    ? undefined
    : words.join(" ");
}
