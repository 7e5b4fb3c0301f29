import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const source = dirname(createRequire(import.meta.url).resolve("@expo-google-fonts/gelasio/package.json"));
const faces = ["400Regular", "400Regular_Italic", "700Bold", "700Bold_Italic"];

/** How far Georgia's lines reach above and below the baseline, in em. */
const georgia = { ascent: 0.917, descent: 0.219 } as const;

/**
 * Writes Gelasio, which has Georgia's advances and comes with no distribution, in lines as high as Georgia's, and a configuration of
 * fontconfig that shows Georgia in it. Returns its path, for `FONTCONFIG_FILE`: lines in pictures end where they do in PowerPoint,
 * and LibreOffice does not shrink titles that are taller in another font.
 */
export function writeOfficeFonts(): string {
  const folder = join(tmpdir(), "lectern-office-fonts");
  mkdirSync(folder, { recursive: true });
  for (const face of faces) {
    const name = `Gelasio_${face}.ttf`;
    writeFileSync(join(folder, name), withLineHeight(readFileSync(join(source, face, name))));
  }
  const file = join(folder, "fonts.conf");
  writeFileSync(file, toConfiguration(folder));
  return file;
}

/** Returns a TrueType font whose lines are as high as Georgia's: the fields of hhea and OS/2 (ISO/IEC 14496-22). */
export function withLineHeight(font: Buffer): Buffer {
  const changed = Buffer.from(font);
  const tables = readTables(font);
  const [head = 0, hhea = 0, os2 = 0] = ["head", "hhea", "OS/2"].map((name) => tables.get(name));
  const unitsPerEm = font.readUInt16BE(head + 18);
  const ascent = Math.round(georgia.ascent * unitsPerEm);
  const descent = Math.round(georgia.descent * unitsPerEm);
  for (const at of [hhea + 4, os2 + 68]) {
    changed.writeInt16BE(ascent, at);
    changed.writeInt16BE(-descent, at + 2);
    changed.writeInt16BE(0, at + 4);
  }
  changed.writeUInt16BE(ascent, os2 + 74);
  changed.writeUInt16BE(descent, os2 + 76);
  return changed;
}

function readTables(font: Buffer): ReadonlyMap<string, number> {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const at = 12 + 16 * index;
      return [font.toString("latin1", at, at + 4), font.readUInt32BE(at + 8)] as const;
    }),
  );
}

function toConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}</dir>
  <alias binding="same"><family>Georgia</family><prefer><family>Gelasio</family></prefer></alias>
</fontconfig>
`;
}
