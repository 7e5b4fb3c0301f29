import type { DeckMetrics, Share } from "./metrics.ts";

/** Returns a row for each metric: what it is, then its value in each deck. */
export function toMetricRows(decks: readonly DeckMetrics[]): string[][] {
  return lines.map(({ label, show }) => [label, ...decks.map(show)]);
}

const lines: readonly { readonly label: string; readonly show: (deck: DeckMetrics) => string }[] = [
  { label: "Slides", show: ({ slides }) => String(slides) },
  { label: "Slides with a title placeholder", show: ({ titled }) => toText(titled) },
  { label: "Repeated titles", show: ({ repeatedTitles }) => String(repeatedTitles) },
  { label: "Shapes out of bounds", show: ({ outOfBounds }) => String(outOfBounds) },
  { label: "Overlapping pairs", show: ({ overlaps }) => String(overlaps) },
  { label: "Smallest text, pt", show: ({ smallestText }) => toNumber(smallestText) },
  { label: "Words on a slide, median", show: ({ wordsPerSlide }) => toNumber(wordsPerSlide) },
  { label: "Words on a slide, most", show: ({ mostWords }) => String(mostWords) },
  { label: "Left edges on a slide, median", show: ({ edges }) => toNumber(edges.x) },
  { label: "Upper edges on a slide, median", show: ({ edges }) => toNumber(edges.y) },
  { label: "Fonts", show: ({ fonts }) => String(fonts) },
  { label: "Text sizes", show: ({ sizes }) => String(sizes) },
  { label: "Colours", show: ({ colors }) => String(colors) },
  { label: "Colours that follow the theme", show: ({ themeColors }) => toPercent(themeColors) },
  { label: "Layouts used", show: ({ layouts }) => String(layouts) },
  { label: "Longest run of one layout", show: ({ longestRunOfOneLayout }) => String(longestRunOfOneLayout) },
  { label: "Texts in placeholders", show: ({ textInPlaceholders }) => toPercent(textInPlaceholders) },
  { label: "Area that is no picture", show: ({ nativeArea }) => `${Math.round(nativeArea * 100)} %` },
  {
    label: "Editability (PEI), rungs met",
    show: ({ editability: { level, rungs } }) => `L${level} (${rungs.join(" ") || "none"})`,
  },
  { label: "Charts with workbook", show: ({ chartsWithWorkbook }) => toText(chartsWithWorkbook) },
  { label: "Tables with header flag", show: ({ tablesWithHeader }) => toText(tablesWithHeader) },
  { label: "Pictures, charts, tables with alt text", show: ({ described }) => toText(described) },
  { label: "Runs with a language", show: ({ runsWithLanguage }) => toPercent(runsWithLanguage) },
  { label: "Slides with notes", show: ({ notes }) => toText(notes) },
  { label: "Empty placeholders", show: ({ emptyPlaceholders }) => String(emptyPlaceholders) },
  { label: "Package lint findings", show: ({ lintFindings }) => String(lintFindings) },
];

function toText({ count, of }: Share): string {
  return of === 0 ? "none" : `${count}/${of}`;
}

function toPercent({ count, of }: Share): string {
  return of === 0 ? "none" : `${Math.round((100 * count) / of)} %`;
}

function toNumber(value: number | undefined): string {
  return value === undefined ? "none" : value.toFixed(1).replace(".0", "");
}
