import type { TaggedUnit } from "../../tagging/role.ts";

/** Words in capitals next to each other, with small words of names between them; or what stands in corner brackets. */
const names =
  /(?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}\p{Nd}'’&.-]{1,30}(?: (?:(?:of|de|da|do|del|della|di|la|le|the|van|von|den|am|im|an der|der) )?(?:\p{Lu}[\p{L}\p{M}\p{Nd}'’&-]{1,30}|\p{Nd}{1,4}(?![\p{Nd}.,:%])))*|[「『《“«„][^」』》”»“\n]{2,30}[」』》”»“]/gu;
const mostUnits = 200;
const longestUnit = 600;

/**
 * Returns the name that the matter says most, of a firm, a place, a product: several words in capitals, or one that
 * stands inside sentences in two units or more; undefined where there is none that so many units say.
 */
export function readSalientName(
  units: readonly TaggedUnit[],
  without: string,
  fewest = 1,
): string | undefined {
  const counts = new Map<string, number>();
  for (const { role, text } of units.slice(0, mostUnits)) {
    if (role !== "content" && role !== "heading" && role !== "request") continue;
    for (const name of namesOf(text.slice(0, longestUnit))) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const small = without.toLowerCase();
  let best: string | undefined;
  let most = 0;
  for (const [name, count] of counts) {
    const words = name.split(" ").length;
    if (words > 6 || small.includes(name.toLowerCase()) || count < (words === 1 ? 2 : fewest)) continue;
    const worth = count * (words > 1 ? 1.6 : 1);
    if (worth <= most || isDate(name)) continue;
    best = name;
    most = worth;
  }
  return best;
}

/** "Nov 30", "Monday of W17", "4 May": a day, month or week in the languages that write them with capitals, and a number. */
const dated =
  /(?<![\p{L}])(?:jan|feb|mar|mär|apr|may|mai|maj|jun|jul|aug|sep|sept|oct|okt|out|nov|dec|dez|dic|déc)(?:\p{L}{0,7})\.?(?![\p{L}])|(?<![\p{L}])(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?<![\p{L}])(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|(?<![\p{L}])(?:Q\d|KW ?\d|W\d{1,2}|week \d|woche \d)/iu;
const word = /\p{L}{2,}/gu;

function isDate(name: string): boolean {
  const words = name.match(word) ?? [];
  return dated.test(name) && (/\p{Nd}/u.test(name) || words.length <= 2);
}

/** Words in capitals throughout, in a sentence that has others. */
function isStressed(name: string, text: string): boolean {
  return !/\p{Ll}/u.test(name) && /\p{Ll}/u.test(text);
}

/** Each name of a unit once; a word that only opens a sentence is none. */
function namesOf(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const match of text.matchAll(names)) {
    const before = text.slice(0, match.index).trimEnd();
    const opens = before === "" || /[.!?:;•|"“–—-]$/u.test(before);
    const name = match[0].replace(/[.'’-]+$/u, "").replace(/^[「『《“«„]|[」』》”»“]$/gu, "");
    const words = name.split(" ");
    if (opens && words.length < 3) continue;
    // "Two minutes EVEN IF it looks done" is stressed.
    if (words.length > 1 && isStressed(name, text)) continue;
    // "5 Jahre Gewährleistung" is an amount, and so is "Förderung 50 %".
    if (/\p{Nd}\s?$/u.test(before) || /^\s?(?:%|\p{Nd})/u.test(text.slice(match.index + match[0].length)))
      continue;
    // "Wechsel 69 Euro" is a price.
    if (words.slice(0, -1).some((word) => /^\p{Nd}+$/u.test(word))) continue;
    if (
      /^(?:I|I'm|I'd|I've|We|Please|The|A|An|If|It|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Q\d|PPT|PowerPoint|EUR|USD|OK)$/u.test(
        name,
      )
    )
      continue;
    found.add(name);
  }
  return found;
}
