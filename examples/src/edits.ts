// Can people edit the gallery? Edits by LibreOffice's own interface, and other colours and fonts in the theme, looked at as pixels.
//   node src/edits.ts [NAME…]
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { editInOffice, editKinds, type OfficeEdit } from "./edits/office-edits.ts";
import { fontOfGrayTheme, withGrayTheme } from "./edits/with-gray-theme.ts";
import { gallery } from "./gallery.ts";
import { writePdfs, writePictures } from "./pictures/convert.ts";
import { countColored } from "./pictures/count-colored.ts";
import { readPdfFonts } from "./pictures/pdf-fonts.ts";
import { findProgram } from "./pictures/programs.ts";
import { printTable } from "./print-table.ts";
import { renderExample } from "./render-example.ts";

const names = process.argv.slice(2);
const soffice = requireProgram("soffice", "libreoffice-impress");
const pdftoppm = requireProgram("pdftoppm", "poppler-utils");
const pdffonts = requireProgram("pdffonts", "poppler-utils");
const examples = gallery.filter(({ name }) => names.length === 0 || names.includes(name)).map(renderExample);
const folder = mkdtempSync(join(tmpdir(), "lectern-edits-"));
try {
  const faults = [...(await editAll()), ...(await repaintAll())];
  if (faults.length > 0) console.log(`\n${faults.join("\n")}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function editAll(): Promise<string[]> {
  const given = put("given", ({ bytes }) => bytes);
  const edited = join(folder, "edited");
  mkdirSync(edited);
  const edits = await editInOffice(soffice, edited, given);
  const isKept = ({ found, wanted }: OfficeEdit) => found === wanted;
  console.log("\nEdited, stored and opened again in LibreOffice: edits found again / edits made\n");
  const toRow = (name: string, own: readonly OfficeEdit[]) => [
    name,
    ...editKinds.map((kind) => {
      const ofKind = own.filter((edit) => edit.kind === kind);
      return `${ofKind.filter(isKept).length}/${ofKind.length}`;
    }),
  ];
  const rows = examples.map(({ name }) =>
    toRow(
      name,
      edits.filter(({ deck }) => deck === name),
    ),
  );
  printTable(["deck", ...editKinds], [...rows, toRow(`${examples.length} decks`, edits)], 1);
  const lost = edits.filter((edit) => !isKept(edit));
  return lost.map(
    ({ deck, kind, slide, before, found }) => `${deck} ${slide}: ${kind} was ${before}, is ${found}`,
  );
}

async function repaintAll(): Promise<string[]> {
  const given = await writeAll("own theme", ({ bytes }) => bytes);
  const gray = await writeAll("gray theme", ({ bytes }) => withGrayTheme(bytes));
  console.log(
    "\nA theme of grays alone, and other fonts: slides with a coloured pixel, share of the fonts\n",
  );
  const rows: string[][] = [];
  const faults: string[] = [];
  for (const [index, { name, slideCount }] of examples.entries()) {
    const before = await measure(given[index] ?? "", join(folder, "pictures"));
    const after = await measure(gray[index] ?? "", join(folder, "pictures"));
    const ofTheme = after.fonts.filter((font) => font.startsWith(fontOfGrayTheme.embedded));
    const others = after.fonts.filter((font) => !ofTheme.includes(font));
    rows.push([name, `${before.colored}/${slideCount}`, `${after.colored}/${slideCount}`, others.join(", ")]);
    if (after.colored > 0) faults.push(`${name}: ${after.colored} slides keep a colour of their own.`);
    if (before.colored === 0) faults.push(`${name}: no slide had a colour before.`);
    if (ofTheme.length === 0) faults.push(`${name}: the theme's font is nowhere.`);
  }
  printTable(["deck", "own theme", "gray theme", "fonts besides the theme's"], rows, 1);
  return faults;
}

async function measure(pdf: string, pictures: string) {
  const colored = await Promise.all((await writePictures(pdftoppm, pdf, pictures)).map(countColored));
  return { colored: colored.filter((count) => count > 0).length, fonts: await readPdfFonts(pdffonts, pdf) };
}

async function writeAll(name: string, toBytes: (example: Example) => Uint8Array): Promise<string[]> {
  const files = put(name, toBytes);
  await writePdfs(soffice, files, join(folder, name));
  return files.map((file) => file.replace(/\.pptx$/, ".pdf"));
}

type Example = (typeof examples)[number];

function put(name: string, toBytes: (example: Example) => Uint8Array): string[] {
  mkdirSync(join(folder, name));
  return examples.map((example) => {
    const file = join(folder, name, `${example.name}.pptx`);
    writeFileSync(file, toBytes(example));
    return file;
  });
}

function requireProgram(name: string, debianPackage: string): string {
  const path = findProgram(name);
  if (path) return path;
  console.error(`Expected ${name} on the PATH, found none. Debian: apt install ${debianPackage}`);
  process.exit(2);
}
