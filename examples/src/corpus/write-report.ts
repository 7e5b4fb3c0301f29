import type { SlideKind } from "@lectern/deck";
import { toMedian } from "./density.ts";
import { findKnownMisses, type Judgement, type MetExpectation } from "./judge-deck.ts";
import type { CorpusDeck } from "./make-deck.ts";

/** A deck, what is known about it, and its faults in other templates, by their names. */
export interface CorpusEntry {
  readonly deck: CorpusDeck;
  readonly judgement: Judgement;
  readonly templateFaults: Readonly<Record<string, readonly string[]>>;
}

/** Returns the report on a corpus as Markdown: a table with a row for each deck, then what is to be seen of each. */
export function toReport(entries: readonly CorpusEntry[]): string {
  return [
    "# The corpus",
    "",
    "Made by `pnpm corpus`: every prompt of a folder by the embedded author, in the built-in theme. Words and points are",
    "median (most) a slide, titles left aside; “added” counts figures, addresses and names that the prompt does not hold,",
    "“kept” the prompt's distinct figures that stand on slides or in notes; “faults” are findings of the inspection, the",
    "package lint and the Open XML SDK; “known” counts expectations that are known to be missed: ◌ below, with what comes",
    "out instead.",
    "",
    "The author was made with these prompts in view: they are for training and looking, not for proof.",
    "",
    toTable([headings, headings.map(() => "---"), ...entries.map(toRow), toTotals(entries)]),
    "",
    ...entries.flatMap(toDetails),
  ].join("\n");
}

const headings = [
  "prompt",
  "slides",
  "kinds",
  "words",
  "points",
  "added",
  "kept",
  "cut off",
  "page in use",
  "faults",
  "expected",
  "known",
  "ms",
];

function toRow({ deck, judgement }: CorpusEntry): string[] {
  const { density, faithfulness, brokenOff, expectations, countMissed } = judgement;
  const met = expectations.filter(({ miss }) => miss === undefined).length;
  return [
    deck.name,
    `${deck.rendered.slideCount}${countMissed ? " ✗" : ""}`,
    toKinds(deck),
    `${density.medianWords} (${density.mostWords})`,
    `${density.medianItems} (${density.mostItems})`,
    String(faithfulness.invented.length),
    toShare(faithfulness.figures - faithfulness.lost.length, faithfulness.figures),
    String(brokenOff.length),
    `${Math.round(density.contentShare * 100)} %`,
    String(deck.faults.length),
    expectations.length > 0 ? `${met} of ${expectations.length}` : "",
    String(findKnownMisses(judgement).length),
    deck.milliseconds.author.toFixed(0),
  ];
}

function toTotals(entries: readonly CorpusEntry[]): string[] {
  const sum = (count: (entry: CorpusEntry) => number) =>
    entries.reduce((total, entry) => total + count(entry), 0);
  const median = (value: (entry: CorpusEntry) => number) => toMedian(entries.map(value));
  const figures = sum(({ judgement }) => judgement.faithfulness.figures);
  const lost = sum(({ judgement }) => judgement.faithfulness.lost.length);
  const expected = sum(({ judgement }) => judgement.expectations.length);
  const missed = sum(({ judgement }) => countMisses(judgement));
  return [
    `${entries.length} prompts`,
    String(sum(({ deck }) => deck.rendered.slideCount)),
    "",
    String(median(({ judgement }) => judgement.density.medianWords)),
    String(median(({ judgement }) => judgement.density.medianItems)),
    String(sum(({ judgement }) => judgement.faithfulness.invented.length)),
    toShare(figures - lost, figures),
    String(sum(({ judgement }) => judgement.brokenOff.length)),
    `${Math.round(median(({ judgement }) => judgement.density.contentShare) * 100)} %`,
    String(sum(({ deck }) => deck.faults.length)),
    `${expected - missed} of ${expected}`,
    String(sum(({ judgement }) => findKnownMisses(judgement).length)),
    String(Math.round(sum(({ deck }) => deck.milliseconds.author))),
  ];
}

function countMisses({ expectations }: Judgement): number {
  return expectations.filter(({ miss }) => miss !== undefined).length;
}

function toShare(part: number, whole: number): string {
  return whole === 0 ? "–" : `${Math.floor((100 * part) / whole)} %`;
}

/** "bullets 4, chart 2, …", the commonest first; covers aside. */
function toKinds({ authored }: CorpusDeck): string {
  const counts = new Map<SlideKind, number>();
  for (const { kind } of authored.outline.slides) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  counts.delete("title");
  return [...counts]
    .sort(([, first], [, second]) => second - first)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(", ");
}

function toDetails({ deck, judgement, templateFaults }: CorpusEntry): string[] {
  const { faithfulness, brokenOff, shortened, bareTitles, countMissed, expectations } = judgement;
  const { report, outline } = deck.authored;
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ["Slide count missed", countMissed ? [countMissed] : []],
    ["Added", faithfulness.invented],
    ["Figures lost", faithfulness.lost],
    ["Cut off", brokenOff],
    ["Ends inside a clause of the prompt", shortened],
    ["Titles without a point", bareTitles],
    ["Faults", deck.faults],
    ...Object.entries(templateFaults).map(([name, faults]) => [`Faults in ${name}`, faults] as const),
  ];
  return [
    `## ${deck.name}`,
    "",
    `${outline.title} · ${report.mode}, ${outline.language} ${outline.direction}`,
    "",
    ...expectations.map(toExpected),
    ...lists.filter(([, found]) => found.length > 0).map(([says, found]) => `- ${says}: ${quote(found)}`),
    "",
  ];
}

function toExpected({ says, miss, known }: MetExpectation): string {
  if (miss === undefined) return `- ✓ ${says}`;
  return known === undefined ? `- ✗ ${says}: ${miss}` : `- ◌ ${says}: ${miss}. ${known}`;
}

function quote(found: readonly string[]): string {
  const shown = found.slice(0, shownAtMost).map((text) => `“${text.replace(/\s+/gu, " ")}”`);
  const more = found.length > shownAtMost ? [`and ${found.length - shownAtMost} more`] : [];
  return [...shown, ...more].join(" · ");
}

const shownAtMost = 12;

function toTable(rows: readonly (readonly string[])[]): string {
  return rows
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`)
    .join("\n");
}
