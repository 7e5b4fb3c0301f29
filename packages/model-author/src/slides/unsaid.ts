import type { Chart, OutlineSlide, RichText } from "@lectern/deck";
import type { Fields } from "../answer/model-deck.ts";
import { covers } from "./charts/chart-unit.ts";
import { readNumber } from "./charts/read-number.ts";
import { saysNothing } from "./nothing.ts";
import { plainTextOf, tidyCode, tidyLine, tidyRich } from "./tidy-text.ts";

/** The names of fields whose words choose a look or a place and are not shown. */
export const silentNames: ReadonlySet<string> = new Set(
  "kind type layout form icon alignment sign recommended highlighted highlightedCategory decimals state states emphasis plannedFrom backup id to picture partsOf".split(
    " ",
  ),
);
const roles = new Set(["total", "highlight", "was", "target", "other", "none"]);

/**
 * Returns what a model wrote on a slide and the outline's slide does not say, in its order. Every text needs a place of its
 * own on the slide, and what a model wrote twice may stand there once.
 */
export function findUnsaid(given: Fields, slide: OutlineSlide, language: string): readonly string[] {
  const leaves = leavesOf(given, slide.kind).flatMap((leaf): readonly (string | number)[] =>
    typeof leaf === "number" ? [leaf] : leaf.split("\n").filter((line) => isTelling(line)),
  );
  const room = createRoom(slide, language);
  // The longer first: what is short may stand in what is long.
  const inTurn = [...leaves.keys()].toSorted(
    (one, other) => String(leaves[other]).length - String(leaves[one]).length,
  );
  const unsaid = new Set(inTurn.filter((index) => !room.take(leaves[index] ?? "")));
  return leaves
    .filter((_, index) => unsaid.has(index))
    .map((leaf) => (typeof leaf === "number" ? String(leaf) : tidyLine(leaf, Number.POSITIVE_INFINITY)))
    .filter((leaf) => leaf !== "");
}

/** What a slide says, of which each text is taken once. */
function createRoom(slide: OutlineSlide, language: string) {
  const said = textsOf(slide);
  const texts = said.flatMap((one) => (typeof one === "string" ? one.split("\n").map(spaced) : []));
  const numbers = said.filter((one) => typeof one === "number");
  const unit = slide.kind === "chart" ? unitsOf(slide.chart) : "";
  const taken = new Set<string>();
  const takeNumber = (value: number) => {
    const index = numbers.indexOf(value);
    if (index !== -1) numbers.splice(index, 1);
    return index !== -1;
  };
  const takeText = (leaf: string) =>
    formsOf(leaf).some((form) => {
      const place = findPlace(texts, form);
      if (place === undefined) return false;
      const text = texts[place.index] ?? "";
      texts[place.index] = `${text.slice(0, place.at)}\n${text.slice(place.at + form.length)}`;
      return true;
    });
  return {
    take(leaf: string | number): boolean {
      if (typeof leaf === "number") return takeNumber(leaf) || takeText(String(leaf));
      const number = slide.kind === "chart" ? readNumber(leaf, language) : undefined;
      if (number !== undefined && covers(unit, number.unit) && takeNumber(number.value)) return true;
      // What stands in the unit of all is said by it, and so is a unit by those that hold it.
      if (unit !== "" && covers(unit, leaf) && number === undefined) return true;
      const isSaid = taken.has(leaf) || takeText(leaf);
      if (isSaid) taken.add(leaf);
      return isSaid;
    },
  };
}

function unitsOf(chart: Chart | undefined): string {
  return [chart?.unit, ...(chart?.series ?? []).map((one) => one.unit)].filter(Boolean).join(" ");
}

function findPlace(
  texts: readonly string[],
  form: string,
): { readonly index: number; readonly at: number } | undefined {
  if (form === "") return undefined;
  for (const [index, text] of texts.entries())
    for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + 1))
      if (isApart(text, at) && isApart(text, at + form.length)) return { index, at };
  return undefined;
}

/** False within a number, or within a word of a script that parts its words by spaces. */
function isApart(text: string, at: number): boolean {
  const around = text.slice(Math.max(0, at - 2), at + 2);
  const [before = "", after = ""] = [text.slice(Math.max(0, at - 1), at), text.slice(at, at + 1)];
  if (/\p{Nd}$/u.test(before) && /^\p{Nd}/u.test(after)) return false;
  if (/\p{Nd}[.,:]\p{Nd}/u.test(around) && (/[.,:]/u.test(before) || /[.,:]/u.test(after))) return false;
  return !(isPartOfWord(before) && isPartOfWord(after));
}

function isPartOfWord(character: string): boolean {
  return /[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Arabic}\p{sc=Hebrew}]/u.test(character);
}

/** A text as it stands, as one line, as a paragraph with looks, and as code. */
function formsOf(leaf: string): readonly string[] {
  const most = Number.POSITIVE_INFINITY;
  return [leaf, tidyLine(leaf, most), plainTextOf(tidyRich(leaf, most)), tidyCode(leaf, most)].map(spaced);
}

/** Returns every text of a slide, one for each paragraph, and every number. */
export function textsOf(value: unknown): readonly (string | number)[] {
  if (typeof value === "string" || typeof value === "number") return [value];
  if (isRichText(value)) return [plainTextOf(value), ...value.flatMap(({ href }) => href ?? [])];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    silentNames.has(name) || (name === "role" && roles.has(String(part))) ? [] : textsOf(part),
  );
}

function leavesOf(value: unknown, kind: string, name = ""): readonly (string | number)[] {
  if (silentNames.has(name)) return [];
  if (typeof value === "number") return Number.isFinite(value) ? [value] : [];
  if (typeof value === "string") return isSilent(value, kind, name) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((one) => leavesOf(one, kind, name));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([inner, part]) => leavesOf(part, kind, inner));
}

/** Signs of options, and the numbers of steps, which the process draws itself. */
function isSilent(text: string, kind: string, name: string): boolean {
  if (name === "role" && roles.has(text)) return true;
  if (
    name === "label" &&
    kind === "comparison" &&
    /^(?:[+−–-]|pros?|cons?|contra|plus|minus|(?:dis)?advantage)$/iu.test(text.trim())
  )
    return true;
  return name === "label" && kind === "process" && /^\d{1,2}[.)]?$/u.test(text.trim());
}

/** A text of letters or digits that says something. */
function isTelling(text: string): boolean {
  return !saysNothing(text) && /[\p{L}\p{N}]/u.test(text);
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
