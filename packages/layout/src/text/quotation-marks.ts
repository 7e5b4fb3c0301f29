import { rememberLatest } from "./lines/remember-latest.ts";

/** What stands before and after a quotation, the spaces that belong to it included. */
export interface QuotationMarks {
  readonly open: string;
  readonly close: string;
}

const marks = (open: string, close: string): QuotationMarks => ({ open, close });
const english = marks("“", "”");
const german = marks("„", "“");
const polish = marks("„", "”");
const swedish = marks("”", "”");
const guillemets = marks("«", "»");
const french = marks("«\u202f", "\u202f»");
const corners = marks("「", "」");

/** By language, or by language and region or script where those differ (Unicode CLDR, delimiters). */
const marksByLanguage: Readonly<Record<string, QuotationMarks>> = {
  ar: guillemets,
  az: guillemets,
  be: guillemets,
  bg: german,
  ca: guillemets,
  cs: german,
  da: marks("»", "«"),
  de: german,
  "de-CH": guillemets,
  "de-LI": guillemets,
  el: guillemets,
  es: guillemets,
  et: german,
  eu: guillemets,
  fa: guillemets,
  fi: swedish,
  fr: french,
  "fr-CH": guillemets,
  gl: guillemets,
  he: swedish,
  hr: polish,
  hu: polish,
  hy: guillemets,
  is: german,
  it: guillemets,
  ja: corners,
  ka: german,
  kk: guillemets,
  lt: german,
  lv: guillemets,
  mk: german,
  nb: guillemets,
  nn: guillemets,
  no: guillemets,
  pl: polish,
  pt: english,
  "pt-PT": guillemets,
  ro: polish,
  ru: guillemets,
  sk: german,
  sl: german,
  sq: guillemets,
  sr: polish,
  sv: swedish,
  uk: guillemets,
  uz: guillemets,
  "zh-HK": corners,
  "zh-Hant": corners,
  "zh-MO": corners,
  "zh-TW": corners,
};

/** Returns the quotation marks of a language given by its BCP 47 tag; English ones where its own are not known. */
export const quotationMarksOf = rememberLatest((language: string): QuotationMarks => {
  const { language: base, script, region } = new Intl.Locale(language);
  const known = [`${base}-${region}`, `${base}-${script}`, base].find((key) =>
    Object.hasOwn(marksByLanguage, key),
  );
  return (known === undefined ? undefined : marksByLanguage[known]) ?? english;
});
