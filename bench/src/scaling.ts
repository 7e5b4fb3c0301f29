// Decks of 10, 100 and 1,000 slides: does a slide cost the same in a long deck? Prints the table of README.md.
import { fileURLToPath } from "node:url";
import { renderOutline } from "@lectern/engine";
import { placeDeck } from "@lectern/layout";
import { readTemplate, writePresentation } from "@lectern/pptx";
import { builtInTemplate } from "@lectern/theme";
import { measureInTurn, timesOf } from "./measuring/measure.ts";
import { runProcess } from "./measuring/measure-process.ts";
import { printTable, toFigure } from "./measuring/print-table.ts";
import { median } from "./measuring/statistics.ts";
import { createLongDeck } from "./sample-deck.ts";

const slideCounts = [10, 100, 1000];
const look = "harbor";
const warmUpSlides = 3000;
const rounds = 30;

// Called with a number of slides, it makes one deck of them and prints the most memory that its process had, in MiB.
const [, , slideCount] = process.argv;
if (slideCount === undefined) await printScaling();
else {
  renderOutline(createLongDeck(Number(slideCount)), { look });
  console.log(process.resourceUsage().maxRSS / 1024);
}

async function printScaling(): Promise<void> {
  const rows: string[][] = [];
  for (const count of slideCounts) rows.push(await measureDeck(count));
  console.log(
    `\nWarm, median ms for each slide, ${rounds} rounds; memory of a process that makes one such deck\n`,
  );
  printTable(["slides", "layout", "writing", "outline → bytes", "KB a slide", "peak MiB"], rows);
}

async function measureDeck(count: number): Promise<string[]> {
  const template = readTemplate(builtInTemplate(look));
  const outline = createLongDeck(count);
  const placed = placeDeck(outline, template.template);
  const { bytes } = renderOutline(outline, { look });
  const times = await measureInTurn(
    [
      { name: "layout", run: () => placeDeck(outline, template.template) },
      { name: "writing", run: () => writePresentation(placed, template) },
      { name: "whole", run: () => renderOutline(outline, { look }) },
    ],
    { warmUp: Math.ceil(warmUpSlides / count), measured: rounds },
  );
  const peak = Number(await runProcess([process.execPath, fileURLToPath(import.meta.url), String(count)]));
  return [
    count.toLocaleString("en"),
    ...["layout", "writing", "whole"].map((name) => toFigure(median(timesOf(times, name)) / count)),
    toFigure(bytes.length / 1000 / count),
    Math.round(peak).toString(),
  ];
}
