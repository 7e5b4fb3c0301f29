import type { Figure, Reference, Share } from "@lectern/deck";
import { formatPlain } from "../../text/numbers/format-number.ts";
import { isHundredPercent } from "./part-of-whole.ts";

/** Returns a figure that says in its text what has no room as a picture. */
export function figureInWords(
  { share, references = [], series, ...figure }: Figure,
  language: string,
): Figure {
  const words = [
    share && shareInWords(share, figure.value, language),
    ...references.map((reference) => referenceInWords(reference, language)),
    series && [series.label, seriesInWords(series.values, language)].filter(Boolean).join(": "),
  ].filter((word) => word !== undefined);
  if (words.length === 0) return figure;
  return { ...figure, text: [...(figure.text ? [figure.text] : []), ...words].join(" · ") };
}

/** "70 %" and "7 of 10" say it themselves. */
function shareInWords({ part, whole, thing }: Share, value: string, language: string): string | undefined {
  const says = (number: number) => value.includes(formatPlain(number, language));
  if (says(part) && (says(whole) || (whole === 100 && /[%٪％]/u.test(value)))) return thing;
  const share = `${formatPlain(part, language)}/${formatPlain(whole, language)}`;
  return thing === undefined ? share : `${share} (${thing})`;
}

// A whole of 100 % says no more than its name.
function referenceInWords(reference: Reference, language: string): string {
  const { label, value, shown } = reference;
  if (isHundredPercent(reference)) return label;
  return `${label}: ${shown ?? formatPlain(value, language)}`;
}

function seriesInWords(values: readonly number[], language: string): string {
  return values.map((value) => formatPlain(value, language)).join(", ");
}
