import { language } from "../texts/texts.ts";

/** Returns a fraction in percent, rounded, as the page's language writes it: "40%". */
export function toPercent(fraction: number): string {
  return new Intl.NumberFormat(language.code, { style: "percent" }).format(fraction);
}
