import { type SlideKind, slideKinds } from "@lectern/deck";
import type { Fields } from "../answer/model-deck.ts";
import { readKind } from "../answer/read-model-deck.ts";
import { slideShapes } from "./slide-fields.ts";

/** What the kinds are called elsewhere. */
const otherNames: Readonly<Record<string, SlideKind>> = {
  ...named("title", "cover intro introduction opening front welcome"),
  ...named("agenda", "toc tableofcontents contents"),
  ...named("section", "divider chapter part separator sectionheader transition"),
  ...named("bullets", "bullet content list text bulletpoints points"),
  ...named("columns", "twocolumn threecolumn"),
  ...named("comparison", "prosandcons proscons versus compare options"),
  ...named("table", "grid matrixtable datatable"),
  ...named("chart", "graph plot barchart columnchart linechart piechart doughnutchart donutchart diagram"),
  ...named("timeline", "roadmap milestones history schedule chronology"),
  ...named("process", "steps workflow procedure howto phases"),
  ...named("numbers", "stats statistics metrics bignumber kpi keyfigures figures keynumbers"),
  ...named("quote", "quotation testimonial citation"),
  ...named("statement", "keymessage bigidea message hero callout"),
  ...named("cards", "card features tiles iconlist"),
  ...named("code", "snippet codeblock sourcecode"),
  ...named(
    "closing",
    "conclusion end summary thanks thankyou questions takeaways nextsteps contact calltoaction",
  ),
};

/**
 * Returns the kind that a model chose by whatever name, or else the one whose fields it wrote; on the first slide what is no
 * list is the cover. undefined: nothing tells.
 */
export function findKind(given: Fields, isFirst: boolean): SlideKind | undefined {
  const word = readKind(given)
    .toLowerCase()
    .replaceAll(/[^a-z]/gu, "");
  const kind =
    kindOf(word) ?? kindOf(word.replace(/(?:slide|page|layout)s?$/u, "")) ?? kindOf(word.replace(/s$/u, ""));
  if (kind !== undefined && !(kind === "title" && !isFirst && !isAsked(word))) return kind;
  const isList = Object.values(given).some((value) => Array.isArray(value) && value.length > 0);
  if (isFirst && !isList && given["chart"] === undefined) return "title";
  return slideKinds.find((one) => isWrittenAs(given, one));
}

/** True where a slide has a field that this kind needs, besides the title. */
export function hasFieldsOf(given: Fields, kind: SlideKind): boolean {
  const needs = neededFields(kind);
  return needs.length === 0 || needs.some((name) => given[name] !== undefined);
}

function named(kind: SlideKind, words: string): Readonly<Record<string, SlideKind>> {
  return Object.fromEntries(words.split(" ").map((word) => [word, kind]));
}

function kindOf(word: string): SlideKind | undefined {
  return slideKinds.find((one) => one.toLowerCase() === word) ?? otherNames[word];
}

/** An introduction after the cover is no second one. */
function isAsked(word: string): boolean {
  return /^(?:title|cover)/u.test(word);
}

/** True where a slide has every field that this kind needs, of which there is another one than the title. */
function isWrittenAs(given: Fields, kind: SlideKind): boolean {
  const needs = neededFields(kind);
  return needs.length > 0 && needs.every((name) => !isEmpty(given[name]));
}

function neededFields(kind: SlideKind): readonly string[] {
  return Object.entries(slideShapes[kind].shape.fields).flatMap(([name, field]) =>
    field.isNeeded && name !== "title" ? [name] : [],
  );
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}
