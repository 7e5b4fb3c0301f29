import { existsSync } from "node:fs";
import { join } from "node:path";
import { writeContactSheet } from "./contact-sheet.ts";
import { writePdfs, writePictures } from "./convert.ts";
import { findProgram } from "./programs.ts";

/**
 * Writes a PDF, a PNG of each slide and a contact sheet of each `NAME.pptx` of a folder into that folder, and says
 * where they are, or what is missing; throws where LibreOffice could not open a deck.
 */
export async function writeContactSheets(folder: string, names: readonly string[]): Promise<void> {
  // Without a file to open, LibreOffice waits for somebody to pick one.
  if (names.length === 0) return;
  const soffice = findProgram("soffice");
  const pdftoppm = findProgram("pdftoppm");
  if (!soffice || !pdftoppm) {
    const missing = [
      ...(soffice ? [] : ["soffice (Debian: libreoffice-impress)"]),
      ...(pdftoppm ? [] : ["pdftoppm (Debian: poppler-utils)"]),
    ];
    console.log(`\nNo pictures were made: ${missing.join(" and ")} not found on the PATH.`);
    return;
  }
  const decks = names.map((name) => join(folder, `${name}.pptx`));
  await writePdfs(soffice, decks, join(folder, "pdf"));
  for (const name of names) {
    const pdf = join(folder, "pdf", `${name}.pdf`);
    if (!existsSync(pdf)) throw new Error(`Expected ${pdf} from ${soffice}, got none: it could not open it.`);
    const pictures = await writePictures(pdftoppm, pdf, join(folder, "pictures", name));
    await writeContactSheet(pictures, join(folder, `${name}.png`));
  }
  console.log(`\nContact sheets: ${join(folder, "*.png")}; slides: ${join(folder, "pictures")}`);
}
