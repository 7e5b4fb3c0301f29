// The same 12 slides by us, by PptxGenJS and, where it is installed, by pandoc: what the metrics say of each.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderOutline } from "@lectern/engine";
import { loadPeer } from "./load-peer.ts";
import { printTable } from "./measuring/print-table.ts";
import { measureDeck } from "./metrics/metrics.ts";
import { toMetricRows } from "./metrics/metrics-table.ts";
import { toPlainSlides } from "./plain-slides.ts";
import { createSampleDeck } from "./sample-deck.ts";
import { toMarkdown } from "./to-markdown.ts";

const outline = createSampleDeck(0);
const slides = toPlainSlides(outline);
const pptxGenJs = await loadPeer("pptxgenjs");
const pandoc = runPandoc(toMarkdown(outline.title, slides));
const decks = [
  { name: "Lectern", bytes: renderOutline(outline, { look: "harbor" }).bytes },
  { name: "PptxGenJS", bytes: await pptxGenJs.createDeck({ title: outline.title, slides }) },
  ...(pandoc ? [{ name: "pandoc", bytes: pandoc }] : []),
];
printTable(
  ["Metric", ...decks.map(({ name }) => name)],
  toMetricRows(decks.map(({ bytes }) => measureDeck(bytes))),
);
if (!pandoc) console.log("\npandoc is not on the PATH: its column is left out.");

function runPandoc(markdown: string): Uint8Array | undefined {
  const folder = mkdtempSync(join(tmpdir(), "lectern-metrics-"));
  try {
    const [input, output] = [join(folder, "deck.md"), join(folder, "deck.pptx")];
    writeFileSync(input, markdown);
    const { status } = spawnSync("pandoc", ["--slide-level=2", input, "-o", output]);
    return status === 0 ? readFileSync(output) : undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
