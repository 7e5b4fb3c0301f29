// The embedded author on texts of 2,000 and 64,000 characters, beside a Markdown parser that only reads them. Prints the table
// of README.md.
import { createEmbeddedAuthor } from "@lectern/authoring";
import MarkdownIt from "markdown-it";
import { measureInTurn, timesOf } from "./measure.ts";
import { printTable, toFigure } from "./print-table.ts";
import { median, medianRatio, smallest } from "./statistics.ts";

const cargoes = ["timber", "fish", "grain", "cement", "salt", "machinery", "fruit"];
const lengths = [2000, 64_000];
const rounds = { warmUp: 20, measured: 40 };

const author = createEmbeddedAuthor();
const markdown = new MarkdownIt();
const rows: string[][] = [];
for (const length of lengths) {
  const reports = Array.from({ length: 8 }, (_, number) => createReport(length, number));
  const pick = (round: number) => reports[round % reports.length] ?? "";
  const times = await measureInTurn(
    [
      { name: "author", run: (round) => author.compose({ prompt: pick(round) }) },
      { name: "markdown-it", run: (round) => markdown.parse(pick(round), {}) },
    ],
    rounds,
  );
  const [own, parsing] = [timesOf(times, "author"), timesOf(times, "markdown-it")];
  rows.push([
    length.toLocaleString("en"),
    toFigure(median(own)),
    toFigure(smallest(own)),
    toFigure(median(parsing)),
    toFigure(medianRatio(own, parsing)),
  ]);
}
console.log(`\nprompt → outline, warm, ${rounds.measured} rounds in turn\n`);
printTable(["characters", "median ms", "least ms", "markdown-it, ms", "× markdown-it"], rows);

/** Returns a report in Markdown of a certain length: headings, paragraphs, lists and tables, no two sentences alike. */
function createReport(length: number, number: number): string {
  const parts = [`# Annual report ${2000 + number} of the harbour company\n`];
  for (let part = 1, size = 0; size < length; part += 1) {
    const text = createPart(part, number);
    parts.push(text);
    size += text.length;
  }
  return parts.join("\n").slice(0, length);
}

function createPart(part: number, number: number): string {
  const figure = (step: number) => ((part * 31 + number * 17 + step * 7) % 97) + 3;
  const pick = (words: readonly string[], step: number) => words[figure(step) % words.length] ?? "";
  return [
    `## ${pick(["Quays", "Cranes", "Pilots", "Ferries", "Warehouses"], 1)} in part ${part}`,
    "",
    `Revenue from ${pick(cargoes, 2)} rose by ${figure(3)} % to NOK ${figure(4)}.${figure(5) % 10} million in ${1990 + part}. ` +
      `The ${pick(cargoes, 6)} terminal handled ${figure(7)},${100 + figure(8)} containers, although quay ${figure(9)} was closed for ` +
      `${figure(10)} days. Staff in shift ${part} asked for ${pick(["quieter", "larger", "safer"], 11)} machines.`,
    "",
    ...[12, 13, 14].map(
      (step) =>
        `- **${pick(cargoes, step)}:** ${figure(step)} ships, of which ${figure(step + 1)} came late in week ${figure(step + 2)}`,
    ),
    "",
    ...(part % 4 === 0 ? createTable(figure) : []),
    `Next year the board wants to renew berth ${figure(20)} and to hire ${figure(21)} pilots by ${(figure(22) % 27) + 1} March.`,
    "",
  ].join("\n");
}

function createTable(figure: (step: number) => number): readonly string[] {
  const rows = ["Q1", "Q2", "Q3", "Q4"].map(
    (quarter, index) => `| ${quarter} | ${figure(index)} | ${figure(index + 5)} |`,
  );
  return ["| Quarter | Ships | Tonnes |", "| --- | ---: | ---: |", ...rows, ""];
}
