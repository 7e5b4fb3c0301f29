// Outlines -> .pptx -> PDF (soffice) -> words (pdftotext): is each where the placed deck says, in LibreOffice's rendering?
//   node src/pixels.ts [NAME…]
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gallery } from "./gallery.ts";
import { compareWords, type PageComparison, tolerance } from "./pictures/compare-words.ts";
import { writePdfs } from "./pictures/convert.ts";
import { readPdfPages } from "./pictures/pdf-words.ts";
import { findProgram } from "./pictures/programs.ts";
import { readTextBoxes } from "./pictures/text-boxes.ts";
import { printTable } from "./print-table.ts";
import { renderExample } from "./render-example.ts";

const names = process.argv.slice(2);
const soffice = requireProgram("soffice", "libreoffice-impress");
const pdftotext = requireProgram("pdftotext", "poppler-utils");
const examples = gallery.filter(({ name }) => names.length === 0 || names.includes(name)).map(renderExample);
const folder = mkdtempSync(join(tmpdir(), "lectern-pixels-"));
try {
  const compared = await compareAll();
  printDecks(compared);
  const findings = compared.flatMap(toFindings);
  if (findings.length > 0) console.log(`\n${findings.join("\n")}`);
  process.exitCode = findings.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

interface ComparedDeck {
  readonly name: string;
  readonly pages: readonly PageComparison[];
}

async function compareAll(): Promise<ComparedDeck[]> {
  for (const { name, bytes } of examples) writeFileSync(join(folder, `${name}.pptx`), bytes);
  const files = examples.map(({ name }) => join(folder, `${name}.pptx`));
  await writePdfs(soffice, files, folder);
  return Promise.all(
    examples.map(async ({ name, deck }) => {
      const pages = await readPdfPages(pdftotext, join(folder, `${name}.pdf`));
      if (!deck || pages.length !== deck.slides.length) {
        throw new Error(`Expected ${deck?.slides.length} pages of ${name}, got ${pages.length}.`);
      }
      const compared = deck.slides.flatMap((slide, index) => {
        const page = pages[index];
        return page ? [compareWords(page, readTextBoxes(slide, deck))] : [];
      });
      return { name, pages: compared };
    }),
  );
}

function printDecks(decks: readonly ComparedDeck[]): void {
  const headings = [
    "deck",
    "slides",
    "words",
    "known",
    "outside slide",
    "outside box",
    "collisions",
    "farthest, pt",
  ];
  const rows = [...decks, { name: `${decks.length} decks`, pages: decks.flatMap(({ pages }) => pages) }].map(
    ({ name, pages }) => {
      const found = pages.flatMap(({ findings }) => findings);
      const count = (kind: string) => String(found.filter((finding) => finding.kind === kind).length);
      return [
        name,
        String(pages.length),
        String(pages.reduce((sum, { words }) => sum + words, 0)),
        String(pages.reduce((sum, { known }) => sum + known, 0)),
        count("outsideSlide"),
        count("outsideBox"),
        count("collision"),
        Math.max(0, ...pages.map(({ farthest }) => farthest)).toFixed(1),
      ];
    },
  );
  printTable(headings, rows, 1);
  console.log(`A word counts as outside from ${tolerance} pt on.`);
}

function toFindings({ name, pages }: ComparedDeck): string[] {
  return pages.flatMap(({ findings }, index) =>
    findings.map(
      ({ kind, word, other, distance }) =>
        `${name} ${index + 1}: ${kind}, "${word}" by ${distance.toFixed(1)} pt (${other})`,
    ),
  );
}

function requireProgram(name: string, debianPackage: string): string {
  const path = findProgram(name);
  if (path) return path;
  console.error(`Expected ${name} on the PATH, found none. Debian: apt install ${debianPackage}`);
  process.exit(2);
}
