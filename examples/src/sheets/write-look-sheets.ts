import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderOutline } from "@lectern/engine";
import sharp from "sharp";
import { writePdfs, writePictures } from "../pictures/convert.ts";
import { findProgram } from "../pictures/programs.ts";
import { type Amount, amounts, sheetOutline } from "./sheet-outline.ts";

/** Of a sheet, in pixels. */
const sheet = { tileWidth: 250, gap: 4, between: 12, background: "#c4c4c4", quality: 72 } as const;
const tileHeight = Math.round((sheet.tileWidth * 9) / 16);
/** Compositions in a row, each in its three amounts. */
const across = 2;

/**
 * Writes a picture for each look into a folder, `LOOK.jpg`: twelve compositions, each with a third of what it is made for, with
 * that, and with twice as much, side by side; and, if asked for, `overview.jpg`, a few pages of each. Throws where a program is missing or fails.
 */
export async function writeLookSheets(
  looks: readonly string[],
  folder: string,
  { hasOverview }: { readonly hasOverview: boolean },
): Promise<void> {
  const [soffice, pdftoppm] = [findProgram("soffice"), findProgram("pdftoppm")];
  if (!soffice || !pdftoppm) throw new Error("Expected soffice and pdftoppm on the PATH, got not both.");
  mkdirSync(folder, { recursive: true });
  const samples: LookSample[] = [];
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
      const usual = pictures[amounts.indexOf("usual")] ?? [];
      samples.push({
        look,
        tiles: await Promise.all(sampled.flatMap((page) => usual[page] ?? []).map(toTile)),
      });
    }
    if (hasOverview) await writeOverview(samples, join(folder, "overview.jpg"));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** The cover, the section, the cards, the figures and the dates. */
const sampled = [0, 2, 4, 5, 9];

interface LookSample {
  readonly look: string;
  readonly tiles: readonly Buffer[];
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
  const { tileWidth, gap, between } = sheet;
  const group = amounts.length * (tileWidth + gap) - gap;
  const perRow = across * amounts.length;
  const rows = Math.ceil(pictures.length / perRow);
  const tiles = await Promise.all(
    pictures.map(async (picture, index) => {
      const column = index % perRow;
      return {
        input: await toTile(picture),
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
  await writeTiles(tiles, { width, height }, file);
}

const nameHeight = 22;

// Two looks in a row, each with its name above it.
async function writeOverview(samples: readonly LookSample[], file: string): Promise<void> {
  const { tileWidth, gap, between } = sheet;
  const group = sampled.length * (tileWidth + gap) - gap;
  const rowHeight = nameHeight + tileHeight + gap;
  const tiles = samples.flatMap((sample, index) => {
    const left = between + (index % 2) * (group + between);
    const top = between + Math.floor(index / 2) * rowHeight;
    const words = `<svg width="${group}" height="${nameHeight}"><text y="16" font-family="Arial" font-size="15">${sample.look}</text></svg>`;
    return [
      { input: Buffer.from(words), left, top },
      ...sample.tiles.map((input, column) => ({
        input,
        left: left + column * (tileWidth + gap),
        top: top + nameHeight,
      })),
    ];
  });
  const width = between + Math.min(2, samples.length) * (group + between);
  await writeTiles(tiles, { width, height: 2 * between + Math.ceil(samples.length / 2) * rowHeight }, file);
}

function toTile(picture: string): Promise<Buffer> {
  return sharp(picture).resize(sheet.tileWidth, tileHeight, { fit: "fill" }).toBuffer();
}

interface Tile {
  readonly input: Buffer;
  readonly left: number;
  readonly top: number;
}

async function writeTiles(
  tiles: readonly Tile[],
  { width, height }: { readonly width: number; readonly height: number },
  file: string,
): Promise<void> {
  const { background, quality } = sheet;
  await sharp({ create: { width, height, channels: 3, background } })
    .composite([...tiles])
    .jpeg({ quality, mozjpeg: true })
    .toFile(file);
}
