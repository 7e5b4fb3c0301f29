import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderOutline } from "@lectern/engine";
import sharp from "sharp";
import { writePdfs, writePictures } from "../pictures/convert.ts";
import { findProgram } from "../pictures/programs.ts";
import { type Amount, amounts, sheetOutline } from "./sheet-outline.ts";

/** Of a sheet, in pixels. */
const sheet = { tileWidth: 250, gap: 4, between: 12, background: "#8a8a8a", quality: 72 } as const;
/** Compositions in a row, each in its three amounts. */
const across = 2;

/**
 * Writes a picture for each look into a folder, `LOOK.jpg`: twelve compositions, each with a third of what it is made for, with
 * that, and with twice as much, side by side. Throws where a program is missing or fails.
 */
export async function writeLookSheets(looks: readonly string[], folder: string): Promise<void> {
  const [soffice, pdftoppm] = [findProgram("soffice"), findProgram("pdftoppm")];
  if (!soffice || !pdftoppm) throw new Error("Expected soffice and pdftoppm on the PATH, got not both.");
  mkdirSync(folder, { recursive: true });
  const scratch = mkdtempSync(join(tmpdir(), "lectern-sheets-"));
  try {
    for (const look of looks) {
      const decks = amounts.map((amount) => writeDeck(look, amount, scratch));
      const files = decks.map(({ name }) => join(scratch, `${name}.pptx`));
      await writePdfs(soffice, files, scratch);
      const pictures: (readonly string[])[] = [];
      for (const { name, pages } of decks) {
        const all = await writePictures(pdftoppm, join(scratch, `${name}.pdf`), join(scratch, name));
        pictures.push(pages.flatMap((page) => all[page] ?? []));
      }
      await writeSheet(inTurn(pictures), join(folder, `${look}.jpg`));
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** A deck and the page, from 0, on which each slide of its outline begins. */
interface SheetDeck {
  readonly name: string;
  readonly pages: readonly number[];
}

function writeDeck(look: string, amount: Amount, folder: string): SheetDeck {
  const outline = sheetOutline(amount);
  const { bytes, deck } = renderOutline(outline, { look });
  const name = `${look}-${amount}`;
  writeFileSync(join(folder, `${name}.pptx`), bytes);
  const sections = outline.slides.flatMap(({ kind }, index) => (kind === "section" ? [index] : []));
  const pages = outline.slides.flatMap((_, index) =>
    sections.indexOf(index) > 0 ? [] : [deck.slides.findIndex(({ outlineSlide }) => outlineSlide === index)],
  );
  return { name, pages };
}

function inTurn(pictures: readonly (readonly string[])[]): readonly string[] {
  return (pictures[0] ?? []).flatMap((_, index) => pictures.flatMap((amount) => amount[index] ?? []));
}

async function writeSheet(pictures: readonly string[], file: string): Promise<void> {
  const { tileWidth, gap, between, background, quality } = sheet;
  const tileHeight = Math.round((tileWidth * 9) / 16);
  const group = amounts.length * (tileWidth + gap) - gap;
  const perRow = across * amounts.length;
  const rows = Math.ceil(pictures.length / perRow);
  const tiles = await Promise.all(
    pictures.map(async (picture, index) => {
      const column = index % perRow;
      return {
        input: await sharp(picture).resize(tileWidth, tileHeight, { fit: "fill" }).toBuffer(),
        left:
          between +
          Math.floor(column / amounts.length) * (group + between) +
          (column % amounts.length) * (tileWidth + gap),
        top: between + Math.floor(index / perRow) * (tileHeight + between),
      };
    }),
  );
  const width = between + across * (group + between);
  const height = between + rows * (tileHeight + between);
  await sharp({ create: { width, height, channels: 3, background } })
    .composite(tiles)
    .jpeg({ quality, mozjpeg: true })
    .toFile(file);
}
