import type { PlacedChart } from "@lectern/deck";
import { remember } from "@lectern/ooxml";
import type { ChartScope } from "./chart-scope.ts";

/**
 * How Windows counts the languages that do not write 1,234.5 (MS-LCID), by their ISO 639 codes; of a language with more
 * than one country the one with most of its readers.
 */
const languageNumbers: Readonly<Record<string, number>> = {
  af: 0x436,
  bg: 0x402,
  ca: 0x403,
  cs: 0x405,
  da: 0x406,
  de: 0x407,
  el: 0x408,
  es: 0xc0a,
  et: 0x425,
  eu: 0x42d,
  fi: 0x40b,
  fr: 0x40c,
  gl: 0x456,
  hr: 0x41a,
  hu: 0x40e,
  hy: 0x42b,
  id: 0x421,
  is: 0x40f,
  it: 0x410,
  ka: 0x437,
  kk: 0x43f,
  lt: 0x427,
  lv: 0x426,
  mk: 0x42f,
  nb: 0x414,
  nl: 0x413,
  nn: 0x814,
  no: 0x414,
  pl: 0x415,
  pt: 0x416,
  ro: 0x418,
  ru: 0x419,
  sk: 0x41b,
  sl: 0x424,
  sq: 0x41c,
  sr: 0x81a,
  sv: 0x41d,
  tr: 0x41f,
  uk: 0x422,
  vi: 0x42a,
};
const regionNumbers: Readonly<Record<string, number>> = {
  "de-AT": 0xc07,
  "de-CH": 0x807,
  "es-MX": 0x80a,
  "fr-CH": 0x100c,
  "it-CH": 0x810,
  "pt-PT": 0x816,
};
/** What a format says already: for negative numbers too, of a language, or that it is text. */
const isFinished = /;|\[\$|@/;
const hasDigits = /[0#]/;
const plainDecimal = ".";

/**
 * Returns a number format whose numbers a chart shows as its deck's language writes them: below zero with a minus sign, not a
 * hyphen, and with the language's number (ISO 29500-1, 18.8.31), by which LibreOffice takes its decimal sign; PowerPoint takes
 * that of whoever looks at it. A format that says so itself stays as it is.
 */
export function localNumberFormat(format: string, { chart, language }: ChartScope): string {
  if (isFinished.test(format) || !hasDigits.test(format)) return format;
  const mark = languageMark(language);
  return reachesBelowZero(chart) ? `${mark}${format};${mark}"\u2212"${format}` : `${mark}${format}`;
}

function reachesBelowZero({ series, valueAxis }: PlacedChart): boolean {
  return (
    (valueAxis?.minimum ?? 0) < 0 || series.some(({ values }) => values.some((value) => (value ?? 0) < 0))
  );
}

// Asking for a language's signs takes as long as placing a slide.
const languageMark = remember(200, (language: string): string => {
  const [code = ""] = language.split("-");
  const number = regionNumbers[language] ?? languageNumbers[code.toLowerCase()];
  if (number === undefined || decimalSign(language) === plainDecimal) return "";
  return `[$-${number.toString(16).toUpperCase()}]`;
});

function decimalSign(language: string): string {
  try {
    const parts = new Intl.NumberFormat(language, { numberingSystem: "latn" }).formatToParts(1.5);
    return parts.find(({ type }) => type === "decimal")?.value ?? plainDecimal;
  } catch {
    return plainDecimal;
  }
}
