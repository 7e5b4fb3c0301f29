import type { OutlineSlide, RichText } from "@lectern/deck";
import { isPlaceholder } from "./find-placeholders.ts";

/** Names of fields that a slide can do without. */
const optional = new Set(
  "byline subtitle text reading takeaway contact source summary caption role footnote notes".split(" "),
);

/**
 * Returns a slide without the texts that are nothing but the phrase of a template ("Click to add text") and that the prompt
 * does not hold. What a slide cannot do without stays: it is told in the report.
 */
export function dropPlaceholders(slide: OutlineSlide, prompt: string): OutlineSlide {
  return without(slide, prompt) as OutlineSlide;
}

function without(value: unknown, prompt: string): unknown {
  if (Array.isArray(value)) return value.map((part) => without(part, prompt));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      // The words of a point are all that it says.
      const isDropped =
        optional.has(name) && !(name === "text" && !hasOwnName(value)) && isEmpty(part, prompt);
      return isDropped ? [] : [[name, without(part, prompt)]];
    }),
  );
}

/** Says whether a part of a slide is named by something else than its text. */
function hasOwnName(part: object): boolean {
  return ["label", "heading", "title", "value"].some((name) => name in part);
}

function isEmpty(part: unknown, prompt: string): boolean {
  const text = typeof part === "string" ? part : isRuns(part) ? part.map((run) => run.text).join("") : "";
  return text !== "" && isPlaceholder(text) && !prompt.includes(text);
}

function isRuns(part: unknown): part is RichText {
  return Array.isArray(part) && part.every((run) => typeof run?.text === "string" && run.items === undefined);
}
