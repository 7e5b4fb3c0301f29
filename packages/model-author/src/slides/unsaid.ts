import type { OutlineSlide, RichText } from "@lectern/deck";
import type { Fields } from "../answer/model-deck.ts";
import { readNumber } from "./read-number.ts";
import { plainTextOf, tidyCode, tidyLine, tidyRich } from "./tidy-text.ts";

/** Fields whose words choose a look or a place and are not shown. */
const silent = new Set(
  "kind type layout form icon alignment sign recommended highlighted highlightedCategory decimals state states emphasis plannedFrom backup id to".split(
    " ",
  ),
);
const roles = new Set(["total", "highlight", "was", "target", "other", "none"]);

/** Returns what a model wrote on a slide and the outline's slide does not say: texts and numbers, in their order. */
export function findUnsaid(given: Fields, slide: OutlineSlide, language: string): readonly string[] {
  const said = textsOf(slide);
  const texts = said.filter((one): one is string => typeof one === "string");
  const numbers = new Set(said.filter((one) => typeof one === "number"));
  const all = texts.map(spaced).join("\n");
  const isSaid = (leaf: string | number) => {
    if (typeof leaf === "number") return numbers.has(leaf) || all.includes(String(leaf));
    const number = numbers.size === 0 ? undefined : readNumber(leaf, language);
    if (number !== undefined && numbers.has(number.value) && all.includes(number.unit)) return true;
    return formsOf(leaf).some((form) => all.includes(spaced(form)));
  };
  return leavesOf(given, slide.kind)
    .filter((leaf) => !isSaid(leaf))
    .map((leaf) => (typeof leaf === "number" ? String(leaf) : tidyLine(leaf, Number.POSITIVE_INFINITY)))
    .filter((leaf) => leaf !== "");
}

/** A text as it stands, as one line, as a paragraph with looks, and as code. */
function formsOf(leaf: string): readonly string[] {
  const most = Number.POSITIVE_INFINITY;
  return [leaf, tidyLine(leaf, most), plainTextOf(tidyRich(leaf, most)), tidyCode(leaf, most)];
}

/** Returns every text of a slide, one for each paragraph, and every number. */
export function textsOf(value: unknown): readonly (string | number)[] {
  if (typeof value === "string" || typeof value === "number") return [value];
  if (isRichText(value)) return [plainTextOf(value), ...value.flatMap(({ href }) => href ?? [])];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (name === "kind" ? [] : textsOf(part)));
}

function leavesOf(value: unknown, kind: string, name = ""): readonly (string | number)[] {
  if (silent.has(name)) return [];
  if (typeof value === "number") return Number.isFinite(value) ? [value] : [];
  if (typeof value === "string") return isSilent(value, kind, name) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((one) => leavesOf(one, kind, name));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([inner, part]) => leavesOf(part, kind, inner));
}

/** Signs of options, the numbers of steps, which the process draws itself, and the words for nothing. */
function isSilent(text: string, kind: string, name: string): boolean {
  if (name === "role" && roles.has(text)) return true;
  if (
    name === "label" &&
    kind === "comparison" &&
    /^(?:[+−–-]|pros?|cons?|contra|plus|minus|(?:dis)?advantage)$/iu.test(text.trim())
  )
    return true;
  if (name === "label" && kind === "process" && /^\d{1,2}[.)]?$/u.test(text.trim())) return true;
  return /^(?:none|null)$/iu.test(text) || !/[\p{L}\p{N}]/u.test(text);
}

function isRichText(value: unknown): value is RichText {
  const looks = ["text", "bold", "italic", "code", "href"];
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (run) =>
        typeof run?.text === "string" && Object.keys(run as object).every((key) => looks.includes(key)),
    )
  );
}

function spaced(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/\s{1,1000}/gu, " ")
    .trim();
}
