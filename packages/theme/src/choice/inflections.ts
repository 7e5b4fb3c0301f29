/** How a language bends and joins the names of things. */
export interface Inflection {
  /** What may follow a name, or a name without its last vowel. */
  readonly endings: RegExp;
  /** Whether names are joined with others to one word. */
  readonly isJoining: boolean;
}

/** Returns how a language bends names, by its primary subtag; most know a plural with s. */
export function inflectionOf(language: string): Inflection {
  const endings = endingsBy[language] ?? "e?s";
  return { endings: new RegExp(`^(?:${endings})$`, "u"), isJoining: joining.has(language) };
}

const joining: ReadonlySet<string> = new Set(["de", "nl", "sv", "no", "da", "fi", "hu"]);

const nordic = "e|r|s|n|en|et|er|ar|or|na|ne|ens|ets|ene|erne|rne|arna|erna|orna|arnas|ernas";
const latinSlavic = "a|i|o|u|y|e|ow|om|ami|ach|ych|ou|em|um|ech|ich|ov|ova|ami|ama|ima|oj|om|ek|ki|ka";
const cyrillic = "а|я|и|ы|о|у|ю|е|ой|ою|ов|ев|ей|ам|ям|ами|ями|ах|ях|ом|ем|і|ів|ї|ою|ці|та|ите|ът|ят|ове";

const endingsBy: Readonly<Record<string, string>> = {
  de: "e|n|s|en|es|er|ern|em|ns",
  nl: "s|e|n|en|je|jes|tje|tjes",
  sv: nordic,
  no: nordic,
  da: nordic,
  fr: "s|x",
  it: "a|e|i|o|he|hi",
  ro: "a|e|i|u|ul|le|lui|lor|uri|ile|ilor|urile|ului",
  pl: latinSlavic,
  cs: latinSlavic,
  sk: latinSlavic,
  hr: latinSlavic,
  ru: cyrillic,
  uk: cyrillic,
  bg: cyrillic,
  el: "α|ι|ο|η|ες|ας|ης|ων|ου|ους|οι|ος|ια|ιων|εις",
  tr: "i|u|a|e|in|un|lar|ler|lari|leri|larin|lerin|nin|nun|da|de|dan|den|si|su|yi|yu|ya|ye",
  fi: "t|n|a|en|in|ta|ja|ien|jen|ssa|sta|lla|lta|ksi|ssä|stä|et|at",
  hu: "k|t|i|a|e|ek|ak|ok|et|ot|at|ban|ben|nak|nek|ai|ei|as|es|os",
  ar: "ات|ين|ون|ة|ها",
  fa: "ها|های|ان",
  he: "ים|ות|ת",
  hi: "ों|ें|ियां|यां|ियों",
};
