// Decks in each template of a folder -> PDF (soffice) -> pixels (pdftoppm), with and without their text: does all text stand
// out from what is behind it? Lists what has a contrast below 4.5, or below 3 where all text of a box is large (WCAG 2.2,
// 1.4.3: from 18 points, bold from 14); exit 1 where there is any on artwork.
//   node src/text-contrast.ts FOLDER [NAME…]
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { type BoxContrast, measureContrast, type Picture } from "./contrast/measure-contrast.ts";
import { withoutText } from "./contrast/without-text.ts";
import { gallery } from "./gallery.ts";
import { writePdfs, writePictures } from "./pictures/convert.ts";
import { findProgram } from "./pictures/programs.ts";
import { readTextBoxes, type TextBox } from "./pictures/text-boxes.ts";
import { printTable } from "./print-table.ts";
import { readExampleTemplate, renderInTemplate, type TemplateDeck } from "./templates/render-in-template.ts";

const needed = { large: 3, other: 4.5 };
/** So that strokes of small text are wider than a pixel. */
const dotsPerInch = 160;
const examples = gallery.filter(({ name }) => name === "business-review");
const [folder, ...names] = process.argv.slice(2);
if (folder === undefined) throw new RangeError("Expected a folder of templates, got none.");
const from = resolve(process.env["INIT_CWD"] ?? "", folder);
const soffice = requireProgram("soffice", "libreoffice-impress");
const pdftoppm = requireProgram("pdftoppm", "poppler-utils");
const files = readdirSync(from)
  .filter((file) => /\.p(?:pt|ot)x$/iu.test(file))
  .filter((file) => names.length === 0 || names.some((name) => file.includes(name)));
const work = mkdtempSync(join(tmpdir(), "lectern-contrast-"));
const rows: string[][] = [];
const faint: Measured[] = [];
try {
  for (const file of files) rows.push(await measureTemplate(file));
} finally {
  rmSync(work, { recursive: true, force: true });
}
printTable(["template", "text boxes", "of them large", "on art", "too faint", "too faint on art"], rows, 1);
for (const { deck, slide, box, contrast, isOnArt, least } of faint) {
  console.log(`${deck} ${slide}: ${contrast.toFixed(2)} of ${least}${isOnArt ? " on art" : ""}, ${box}`);
}
process.exitCode = faint.some(({ isOnArt }) => isOnArt) ? 1 : 0;

interface Measured extends BoxContrast {
  readonly deck: string;
  readonly slide: number;
  readonly box: string;
  /** The contrast that text of its size needs. */
  readonly least: number;
}

async function measureTemplate(file: string): Promise<string[]> {
  const source = readExampleTemplate(join(from, file));
  const measured: Measured[] = [];
  for (const example of examples) measured.push(...(await measureDeck(renderInTemplate(example, source))));
  const below = measured.filter(({ contrast, least }) => contrast < least);
  faint.push(...below);
  const count = (some: readonly Measured[]) => String(some.length);
  return [
    source.name,
    count(measured),
    count(measured.filter(({ least }) => least === needed.large)),
    count(measured.filter(({ isOnArt }) => isOnArt)),
    count(below),
    count(below.filter(({ isOnArt }) => isOnArt)),
  ];
}

async function measureDeck({ name, bytes, deck }: TemplateDeck): Promise<Measured[]> {
  if (!deck) throw new Error(`Expected a placed deck of ${name}, got none.`);
  const shown = await renderPages("shown", bytes);
  const behind = await renderPages("behind", withoutText(bytes));
  return deck.slides.flatMap((slide, index) => {
    const [page, ground] = [shown[index], behind[index]];
    if (!page || !ground)
      throw new Error(`Expected ${deck.slides.length} pages of ${name}, got ${shown.length}.`);
    const scale = page.width / (deck.slideSize.width / 12_700);
    return readTextBoxes(slide, deck).flatMap((box: TextBox): Measured[] => {
      const found = box.text === "" ? undefined : measureContrast(page, ground, box, scale);
      const least = box.isLarge ? needed.large : needed.other;
      return found ? [{ deck: name, slide: index + 1, box: box.name, least, ...found }] : [];
    });
  });
}

async function renderPages(name: string, bytes: Uint8Array): Promise<Picture[]> {
  const file = join(work, `${name}.pptx`);
  writeFileSync(file, bytes);
  await writePdfs(soffice, [file], work);
  const pictures = await writePictures(pdftoppm, join(work, `${name}.pdf`), join(work, name), dotsPerInch);
  return Promise.all(
    pictures.map(async (picture) => {
      const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      return { width: info.width, height: info.height, data };
    }),
  );
}

function requireProgram(name: string, debianPackage: string): string {
  const path = findProgram(name);
  if (path) return path;
  console.error(`Expected ${name} on the PATH, found none. Debian: apt install ${debianPackage}`);
  process.exit(2);
}
