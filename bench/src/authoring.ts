// The embedded author on reports of 2,000 to 64,000 characters in several languages, beside a Markdown parser that only reads
// them. Prints the table of README.md; names of languages after the command measure these alone.
import { createEmbeddedAuthor } from "@lectern/authoring";
import MarkdownIt from "markdown-it";
import {
  createReport,
  type ReportForm,
  type ReportLanguage,
  reportLanguages,
} from "./authoring/report-texts.ts";
import { measureInTurn, timesOf } from "./measuring/measure.ts";
import { printTable, toFigure } from "./measuring/print-table.ts";
import { median, medianRatio, smallest } from "./measuring/statistics.ts";

const lengths = [2000, 16_000, 32_000, 64_000];
const forms: readonly ReportForm[] = ["markdown", "prose"];
const rounds = { warmUp: 4, measured: 12 };

const author = createEmbeddedAuthor();
const markdown = new MarkdownIt();
const asked = process.argv.slice(2);
const rows: string[][] = [];
for (const language of reportLanguages) {
  if (asked.length > 0 && !asked.includes(language)) continue;
  for (const form of forms) {
    for (const length of lengths) rows.push(await measureReports(language, form, length));
  }
}
console.log(`\nprompt → outline, warm, ${rounds.measured} rounds in turn\n`);
printTable(["report", "characters", "median ms", "least ms", "markdown-it, ms", "× markdown-it"], rows);

async function measureReports(language: ReportLanguage, form: ReportForm, length: number): Promise<string[]> {
  const reports = Array.from({ length: 8 }, (_, number) => createReport({ language, form, length, number }));
  const pick = (round: number) => reports[round % reports.length] ?? "";
  const times = await measureInTurn(
    [
      { name: "author", run: (round) => author.compose({ prompt: pick(round) }) },
      { name: "markdown-it", run: (round) => markdown.parse(pick(round), {}) },
    ],
    rounds,
  );
  const [own, parsing] = [timesOf(times, "author"), timesOf(times, "markdown-it")];
  return [
    `${language}, ${form === "markdown" ? "Markdown" : "prose"}`,
    length.toLocaleString("en"),
    toFigure(median(own)),
    toFigure(smallest(own)),
    toFigure(median(parsing)),
    toFigure(medianRatio(own, parsing)),
  ];
}
