/** Languages whose capitals tell no names: German nouns have them, and titles in English. */
const capitalising: ReadonlySet<string> = new Set(["de", "en"]);

/**
 * Returns a text without words that its capitals show to be names, line by line: those joined by hyphens ("lycée Jean-Moulin"),
 * and those within a sentence ("basisschool De Regenboog"). A line that capitalises all words of some length shows nothing.
 */
export function withoutNames(text: string, language: string): string {
  const [primary = ""] = language.toLowerCase().split("-");
  if (capitalising.has(primary) || !/\p{Lu}/u.test(text)) return text;
  return text
    .split("\n")
    .map((line) => line.replace(joinedNames, " "))
    .map((line) => (smallWord.test(line) ? line.replace(namesWithin, " ") : line))
    .join("\n");
}

/** Returns a title without words that may be names: all with a capital but its first, in languages whose other words have none. */
export function withoutCapitals(title: string, language: string): string {
  const [primary = ""] = language.toLowerCase().split("-");
  return capitalising.has(primary) ? title : title.replace(capitalsWithin, " ");
}

const capitalsWithin = /(?<=[\p{L}\p{M}\p{N}'’]\s)\p{Lu}[\p{L}\p{M}]*/gu;

const joinedNames = /\p{Lu}[\p{L}\p{M}]+(?:-\p{Lu}[\p{L}\p{M}]+)+/gu;
const smallWord = /(?<![\p{L}\p{M}])\p{Ll}[\p{L}\p{M}]{3}/u;
const namesWithin = /(?<=\p{Ll}\s)\p{Lu}[\p{L}\p{M}]+(?:\s\p{Lu}[\p{L}\p{M}]+)*/gu;
