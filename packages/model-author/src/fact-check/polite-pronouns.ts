/** What people are addressed with, which some languages write with a capital: no names. By language, all forms. */
const pronouns: Readonly<Record<string, RegExp>> = {
  da: /^(?:De|Dem|Deres)$/u,
  de: /^(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)$/u,
  es: /^(?:Usted(?:es)?|Uds?)$/u,
  it: /^(?:Lei|Loro|Voi|Vi|Vostr[aeio]|Su[aeo]i?)$/u,
  nb: /^(?:De|Dem|Deres)$/u,
  pl: /^(?:Pan(?:a|u|em|owie|ów|i|ią|ie|iom)?|Państw(?:o|a|u|em))$/u,
  ru: /^(?:Вы|Вас|Вам|Вами|Ваш(?:а|е|и|его|ей|ему|им|ими|их|у)?)$/u,
  uk: /^(?:Ви|Вас|Вам|Вами|Ваш(?:а|е|і|ого|ої|ому|им|ими|их|у)?)$/u,
};

/** Says whether a word addresses people politely in a language (a BCP 47 tag). */
export function isPolitePronoun(word: string, language: string): boolean {
  return pronouns[language.split("-")[0] ?? ""]?.test(word) === true;
}
