/** The word between two things of which one is chosen. */
const words: Readonly<Record<string, string>> = {
  en: "or",
  de: "oder",
  fr: "ou",
  es: "o",
  it: "o",
  pt: "ou",
  nl: "of",
  pl: "czy",
  sv: "eller",
  da: "eller",
  no: "eller",
  nb: "eller",
  fi: "vai",
  cs: "nebo",
  sk: "alebo",
  hu: "vagy",
  ro: "sau",
  tr: "ya da",
  ru: "или",
  uk: "чи",
  bg: "или",
  hr: "ili",
  sl: "ali",
  el: "ή",
  ca: "o",
  gl: "ou",
  id: "atau",
  ms: "atau",
  vi: "hay",
};

/** Returns what two options are called together: "Repair or replace"; more of them, or in a language without a word for it here, in a row. */
export function joinOptions(names: readonly string[], language: string): string {
  const word = words[language.split("-", 1)[0] ?? ""];
  return names.length === 2 && word !== undefined ? names.join(` ${word} `) : names.join(" · ");
}
