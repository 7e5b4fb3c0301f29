import { capitalise } from "../../text/words/capitalise.ts";

const days = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gu;
const monthNames =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december)";
const months = /\b(?:january|february|april|june|july|august|september|october|november|december)\b/gu;
/** "Second" counts minutes elsewhere. */
const secondOf = new RegExp(`\\bthe (?:(twenty|20)[ -])?second of (?=${monthNames})`, "giu");
const shortened = /\b(do|does|did|is|are|was|were|has|have|had|would|could|should|ca|wo)nt\b/giu;

/** Returns a dictated English sentence with the capitals and apostrophes of writing, and its days as figures: "the 22nd of march" is "22 March". */
export function writeEnglish(sentence: string): string {
  return sentence
    .replaceAll(secondOf, (_, tens: string | undefined) => (tens === undefined ? "2 " : "22 "))
    .replaceAll(/\bi(?=\s|['’]|$)/gu, "I")
    .replaceAll(days, capitalise)
    .replaceAll(months, capitalise)
    .replaceAll(shortened, "$1n't")
    .replaceAll(/\b(?<=\d )(?:march|may)\b/giu, capitalise)
    .replaceAll(/\b(that|there|it|what|here)s\b(?=\s)/giu, (whole, stem: string) =>
      stem.toLowerCase() === "it" ? whole : `${stem}'s`,
    );
}
