import { english, type Language } from "./languages.ts";
import type { Texts } from "./texts-of-language.ts";

/** The texts of the language that the page speaks; `speak` comes before anything is shown. */
export let texts: Texts;

/** The language that the page speaks. */
export let language: Language = english;

/** Fetches the texts of a language and has the page speak it; what is shown has to be rendered again. */
export async function speak(next: Language): Promise<void> {
  const loaded = await next.load();
  texts = loaded.texts;
  language = next;
}
