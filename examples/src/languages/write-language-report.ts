import type { JudgedTranslation } from "./judge-translations.ts";

/** What the columns of the table of translations hold. */
export const languageHeadings = [
  "language",
  "taken for",
  "marked as",
  "direction",
  "slides",
  "median",
  "kinds alike",
  "breaks",
];

/** Returns the row of a translation: what was made of it, and how that is beside the median deck. */
export function toLanguageRow(translation: JudgedTranslation): readonly string[] {
  const { language, detected, tag, direction, kinds, excess, otherKinds, breaks } = translation;
  const widest = Math.max(kinds.length, kinds.length - excess);
  return [
    language,
    detected,
    tag ?? "–",
    direction,
    String(kinds.length),
    excess === 0 ? "" : `${excess > 0 ? "+" : "−"}${Math.abs(excess)}`,
    `${widest - otherKinds} of ${widest}`,
    breaks.join("; "),
  ];
}

/** Returns the report on documents as Markdown: a table for each, with a row for each language. */
export function toLanguageReport(
  documents: readonly (readonly [name: string, rows: readonly JudgedTranslation[]])[],
): string {
  const tables = documents.flatMap(([name, rows]) => [`## ${name}`, "", toTable(rows), ""]);
  return [
    "# The same documents in many languages",
    "",
    "Made by `pnpm languages`: every translation by the embedded author. The numbers of slides, and how many of them are of",
    "the same kinds, are those beside the median deck of the document.",
    "",
    ...tables,
  ].join("\n");
}

function toTable(rows: readonly JudgedTranslation[]): string {
  const lines = [languageHeadings, languageHeadings.map(() => "---"), ...rows.map(toLanguageRow)];
  return lines
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`)
    .join("\n");
}
