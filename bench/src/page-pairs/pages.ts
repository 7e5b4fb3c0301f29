import { spawnSync } from "node:child_process";
import { basename, join } from "node:path";

/** Who draws the same outlines. */
export const contestants = ["today", "older", "pptxgenjs", "pandoc"] as const;

/** One of those who draw. */
export type Contestant = (typeof contestants)[number];

/** A page of a drawn deck. */
export interface Page {
  readonly contestant: string;
  readonly deck: string;
  readonly pdf: string;
  /** From 1. */
  readonly number: number;
  /** Lower case, those of a letter alone left out. */
  readonly words: ReadonlySet<string>;
}

/** Reads the pages of a contestant's decks, in one of their looks (from 0), from their PDFs with the words on each; needs pdftotext. */
export function toPages(folder: string, decks: readonly string[], look = 0): readonly Page[] {
  return decks.flatMap((deck) => {
    const pdf = join(folder, `${deck}${look === 0 ? "" : `@${look + 1}`}.pdf`);
    const { stdout } = spawnSync("pdftotext", ["-layout", pdf, "-"], { encoding: "utf8" });
    const texts = stdout.split("\f").slice(0, -1);
    return texts.map((text, index) => ({
      contestant: basename(folder),
      deck,
      pdf,
      number: index + 1,
      words: new Set(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu)),
    }));
  });
}

/** Writes a page as PATH.png, 1280 pixels wide; throws where pdftoppm fails. */
export function writePage({ pdf, number }: Page, path: string): void {
  const page = String(number);
  const size = ["-scale-to-x", "1280", "-scale-to-y", "-1"];
  const args = ["-png", "-singlefile", "-f", page, "-l", page, ...size, pdf, path];
  const { status, stderr } = spawnSync("pdftoppm", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`Expected pdftoppm to draw page ${page} of ${pdf}: ${stderr}`);
}
