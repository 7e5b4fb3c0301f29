import { chooseLanguage, type Language, languages } from "./languages.ts";

/** The code of the language that somebody chose; undefined: the browser's. */
export type LanguageChoice = string | undefined;

/** Returns the choice that was kept as this JSON. */
export function parseLanguageChoice(json: unknown): LanguageChoice {
  return languages.find(({ code }) => code === json)?.code;
}

/** Returns the language to speak: the chosen one, else the first that the browser asks for. */
export function toLanguage(choice: LanguageChoice, wishes: readonly string[]): Language {
  return languages.find(({ code }) => code === choice) ?? chooseLanguage(wishes);
}

/** Tells the page which language it is in, and which way that runs. */
export function applyLanguage(root: HTMLElement, { code, direction }: Language): void {
  root.lang = code;
  root.dir = direction;
}
