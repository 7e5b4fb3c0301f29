import type { Outline } from "@lectern/deck";
import { changeRunningText } from "../running-text.ts";
import { hasOrdinalPoints, unitWordsOf } from "./unit-words.ts";

/**
 * Returns an outline in which no line can end inside what is read as one: between a number and its unit or month ("37 %",
 * "0.9 million", "1 March"), inside a number ("87 600 ₽"), after the sign of a clause ("§ 5 (4)") or a currency ("NOK 12"),
 * after an ordinal ("1. Quartal"), before a letter that names something ("option B"), after a short preposition where printers
 * hold to that ("o przerwie"), before a point between parts ("Quarter · Revenue"), a colon or a mark of question that has a space before it ("l'an prochain : l'eau"):
 * the space between them is one that does not break. Programs and notes stay as they are.
 */
export function holdUnits(outline: Outline): Outline {
  const patterns = patternsOf(outline.language);
  const isSlavic = slavic.test(outline.language);
  const hold = (pieces: readonly string[]) => pieces.map((piece) => holdText(piece, patterns, isSlavic));
  return { ...outline, slides: outline.slides.map((slide) => changeRunningText(slide, hold)) };
}

const asked = /[\p{Nd}§№«]| [:;!?»·]| \p{Lu}(?![\p{L}\p{Nd}])/u;

function holdText(text: string, patterns: readonly RegExp[], isSlavic: boolean): string {
  if (!text.includes(" ") || !(isSlavic || asked.test(text))) return text;
  return patterns.reduce((so, pattern) => so.replace(pattern, "\u00a0"), text);
}

/** Languages whose printers let no line end with a preposition of a letter or two (BCP 47). */
const slavic = /^(?:be|bg|bs|cs|hr|mk|pl|ru|sk|sl|sr|uk)(?:-|$)/iu;
const afterPreposition =
  / (?<=(?<![\p{L}\p{M}\p{Nd}'’-])(?:\p{L}|[dn][ao]|p[or]|z[ae]|od|we|ve|k[eu]|на|по|до|за|от|од|із|з[іа]|об|из|[свк]о|не) )(?=[\p{L}\p{Nd}„«»"])/giu;

// Each finds a space, and looks back from it only where there is one.
const everywhere: readonly RegExp[] = [
  / (?=[:;!?»](?![\p{L}\p{Nd}]))/gu,
  / (?=· )/gu,
  / (?<=(?<![\p{L}\p{Nd}])« )/gu,
  / (?<=\p{Nd} )(?=[%‰€£¥₽₹°])/gu,
  / (?<=\p{L}\. )(?=[€£¥₽₹$])/gu,
  / (?<=\p{Nd} )(?=\p{L}{1,5}\.\u00a0[€£¥₽₹$])/gu,
  / (?<=(?<![\p{Nd}.,])\p{Nd}{1,3} |[\u00a0 ]\p{Nd}{3} )(?=\p{Nd}{3}(?!\p{Nd}))/gu,
  / (?<=[§№] )(?=[\p{Nd}])/gu,
  / (?<=\p{Ll}{2} )(?=[B-HJ-Z](?![\p{L}\p{M}\p{Nd}.&'’])|A(?=[,;:!?)]|$))/gu,
  / (?<=§[\s\u00a0]?\p{Nd}{1,4}\p{Ll}? )(?=\(\p{Nd})/gu,
  / (?<=(?<!\p{L})(?:\p{Lu}{3}|\p{Lu}{0,3}[€£$¥₽₹]) )(?=[+−-]?\p{Nd})/gu,
  / (?<=\p{Nd} )(?=\p{Lu}{3}(?![\p{L}\p{Nd}]))/gu,
  / (?<=\p{Nd} )(?=(?:[kMGTm]?(?:Wh?|Hz|VA?|Pa|bar|mol|B|bit\/s|B\/s)|kWp|dB|ppm|[kc]?m[²³]?|mm|µm|[km]?g|m?l|h|t|ha)(?![\p{L}\p{Nd}]))/gu,
];

const knownPatterns = new Map<string, readonly RegExp[]>();

function patternsOf(language: string): readonly RegExp[] {
  const known = knownPatterns.get(language);
  if (known) return known;
  const words = unitWordsOf(language).map((word) => word.replace(/[.]/gu, "\\."));
  const patterns = [
    ...everywhere,
    ...(words.length > 0 ? [new RegExp(` (?<=\\p{Nd}\\.? )(?=(?:${words.join("|")})(?!\\p{L}))`, "gu")] : []),
    ...(slavic.test(language) ? [afterPreposition] : []),
    ...(hasOrdinalPoints(language) ? [/ (?<=(?<![\p{L}\p{Nd}.,])\p{Nd}{1,2}\. )(?=\p{L})/gu] : []),
  ];
  if (knownPatterns.size >= mostKept) knownPatterns.clear();
  knownPatterns.set(language, patterns);
  return patterns;
}

/** Outlines may name any BCP 47 tag. */
const mostKept = 64;
