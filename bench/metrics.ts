// Prints figures of .pptx files that need no judge, a column for each file:  node metrics.ts FILE.pptx…
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { printTable } from "./src/measuring/print-table.ts";
import { measureDeck } from "./src/metrics/metrics.ts";
import { toMetricRows } from "./src/metrics/metrics-table.ts";

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error("Expected the names of .pptx files, got none: node bench/metrics.ts FILE.pptx…");
  process.exit(2);
}
const decks = files.map((file) => measureDeck(readFileSync(file)));
printTable(["Metric", ...files.map((file) => basename(file, ".pptx"))], toMetricRows(decks));
