import type { Example } from "./examples/example.ts";
import type { Texts } from "./texts-of-language.ts";

/** A language that the app speaks. */
export interface Language {
  /** BCP 47. */
  readonly code: string;
  /** What its speakers call it. */
  readonly name: string;
  readonly direction: "ltr" | "rtl";
  /** Fetches its texts: each language is a chunk of its own. */
  readonly load: () => Promise<{ readonly texts: Texts }>;
  /** Fetches its prompts to start from. */
  readonly loadExamples: () => Promise<{ readonly examples: readonly Example[] }>;
}

/** English, for whoever's language is not here. */
export const english: Language = {
  code: "en",
  name: "English",
  direction: "ltr",
  load: () => import("./languages/en.ts"),
  loadExamples: () => import("./examples/en.ts"),
};

/** All languages, in the order in which they are offered. */
export const languages: readonly Language[] = [
  {
    code: "de",
    name: "Deutsch",
    direction: "ltr",
    load: () => import("./languages/de.ts"),
    loadExamples: () => import("./examples/de.ts"),
  },
  english,
  {
    code: "es",
    name: "Español",
    direction: "ltr",
    load: () => import("./languages/es.ts"),
    loadExamples: () => import("./examples/es.ts"),
  },
  {
    code: "fr",
    name: "Français",
    direction: "ltr",
    load: () => import("./languages/fr.ts"),
    loadExamples: () => import("./examples/fr.ts"),
  },
  {
    code: "pt",
    name: "Português",
    direction: "ltr",
    load: () => import("./languages/pt.ts"),
    loadExamples: () => import("./examples/pt.ts"),
  },
  {
    code: "ar",
    name: "العربية",
    direction: "rtl",
    load: () => import("./languages/ar.ts"),
    loadExamples: () => import("./examples/ar.ts"),
  },
  {
    code: "zh",
    name: "简体中文",
    direction: "ltr",
    load: () => import("./languages/zh.ts"),
    loadExamples: () => import("./examples/zh.ts"),
  },
  {
    code: "ja",
    name: "日本語",
    direction: "ltr",
    load: () => import("./languages/ja.ts"),
    loadExamples: () => import("./examples/ja.ts"),
  },
];

/** Returns the first of the wished languages that the app speaks, whatever its region; else English. */
export function chooseLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const [primary = ""] = wish.toLowerCase().split("-");
    const found = languages.find(({ code }) => code === primary);
    if (found !== undefined) return found;
  }
  return english;
}
