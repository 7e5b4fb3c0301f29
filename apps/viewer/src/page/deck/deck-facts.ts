import type { Direction } from "../moving/navigation.ts";
import type { Letters } from "../slides/office-fonts.ts";
import { decodeEntities } from "./xml-text.ts";

/** The parts of a presentation that are read as text. */
export interface DeckParts {
  readonly presentation: string;
  readonly slides: ReadonlyMap<string, string>;
}

/** What the page must know of a deck before a slide is rendered. */
export interface DeckFacts {
  readonly direction: Direction;
  /** BCP 47 tag of most of its text, where the file says so. */
  readonly language: string | undefined;
}

/** Reads the facts straight from the XML: much faster than parsing every slide, which is done one by one when shown. */
export function readDeckFacts({ presentation, slides }: DeckParts): DeckFacts {
  const texts = [...slides.values()];
  const language = mostFrequent(texts.flatMap((xml) => allMatches(xml, /\blang="([^"]+)"/g)));
  return { direction: readDirection(presentation, texts), language };
}

/**
 * Reads the title out of the part with the deck's properties (ISO 29500-2, 8.3.3.3 title); undefined where there is none. Unlike
 * the name of a file it keeps every sign.
 */
export function readDeckTitle(properties: string | undefined): string | undefined {
  const [title] = allMatches(properties ?? "", /<dc:title\b[^>]*>([^<]*)</g);
  return decodeEntities(title ?? "").trim() || undefined;
}

/** The XML that decides how a slide's text looks. */
export interface SlideSources {
  /** What holds the text: the slide itself and its charts. */
  readonly texts: readonly string[];
  /** Where the text gets its look from: layout, master, theme. */
  readonly styles: readonly string[];
}

/** Reads what letters a slide needs: at least those that it shows, in every font and look that they may have. */
export function readLetters({ texts, styles }: SlideSources): Letters {
  const everything = [...texts, ...styles];
  return {
    families: new Set(everything.flatMap(listFamilies)),
    characters: collectCharacters(texts),
    bold: everything.some((xml) => /\sb="(?:1|true)"/.test(xml)),
    italic: everything.some((xml) => /\si="(?:1|true)"/.test(xml)),
  };
}

/** ISO 29500-1, 21.1.2.3.7 latin, 21.1.2.3.3 ea, 21.1.2.3.1 cs; names with "+" only point into the theme. */
function listFamilies(xml: string): string[] {
  return allMatches(xml, /<a:(?:latin|ea|cs)\b[^>]*?\btypeface="([^"+][^"]*)"/g);
}

/** Right to left where the presentation says so (19.2.1.26, rtl) or most of the paragraphs with text on its slides do. */
function readDirection(presentation: string, slides: readonly string[]): Direction {
  if (/<p:presentation\b[^>]*\srtl="(?:1|true)"/.test(presentation)) return "rtl";
  let balance = 0;
  for (const xml of slides) {
    for (const paragraph of allMatches(xml, /<a:p>(.*?)<\/a:p>/gs)) {
      if (!paragraph.includes("<a:t>")) continue;
      balance += /<a:pPr\b[^>]*\srtl="(?:1|true)"/.test(paragraph) ? 1 : -1;
    }
  }
  return balance > 0 ? "rtl" : "ltr";
}

function collectCharacters(xmlTexts: readonly string[]): string {
  const characters = new Set("0123456789");
  for (const xml of xmlTexts) {
    for (const text of allMatches(xml, /<(?:a:t|c:v)>([^<]*)</g)) {
      for (const character of text) characters.add(character);
    }
  }
  return [...characters].join("");
}

function allMatches(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), (match) => match[1] ?? "");
}

function mostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0];
}
