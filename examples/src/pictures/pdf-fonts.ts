import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);
const subsetMark = /^[A-Z]{6}\+/;

/** Returns the names of the fonts in a PDF, as poppler's pdffonts prints them, each once. */
export async function readPdfFonts(pdffonts: string, pdf: string): Promise<string[]> {
  const { stdout } = await run(pdffonts, [pdf]);
  const rows = stdout.split("\n").slice(2);
  const names = rows.flatMap((row) => row.split(/\s+/)[0] || []).map((name) => name.replace(subsetMark, ""));
  return [...new Set(names)].sort();
}
