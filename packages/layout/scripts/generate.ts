/**
 * Writes src/generated/font-advances.ts: the advance widths of the fonts that are metric twins of Office's.
 * Run with `pnpm --filter @lectern/layout generate` after a font package was updated; the same fonts give the same bytes.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

interface Font {
  readonly unitsPerEm: number;
  readonly characterSet: readonly number[];
  readonly hmtx: {
    readonly metrics: { readonly length: number; get(index: number): { readonly advance: number } };
  };
  glyphForCodePoint(codePoint: number): { readonly id: number };
}

const require = createRequire(import.meta.url);
const { openSync } = require("fontkit") as { openSync(path: string): Font };

const families = ["Carlito", "Caladea", "Arimo", "Gelasio", "Tinos", "Cousine"];
const styles = [
  ["regular", "400Regular"],
  ["bold", "700Bold"],
  ["italic", "400Regular_Italic"],
  ["boldItalic", "700Bold_Italic"],
] as const;

const unitsPerEm = 2048;
const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const target = join(import.meta.dirname, "../src/generated/font-advances.ts");
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, renderModule());

function renderModule(): string {
  const faces = families.flatMap((family) =>
    styles.map(([style, folder]) => renderFace(family, style, readFont(family, folder))),
  );
  return [
    "// Generated from the fonts by scripts/generate.ts. Do not edit: run `pnpm --filter @lectern/layout generate`.",
    "",
    "/** The advances of one font face, packed. */",
    "export interface PackedFace {",
    '  /** Ranges of code points, hexadecimal, ends included: "20-7e,a9". */',
    "  readonly ranges: string;",
    "  /** Two digits of base 64 for each code point of the ranges, in 1/2048 em. */",
    "  readonly advances: string;",
    "}",
    "",
    "/** The digits that advances are written in: the place of each is its value. */",
    `export const advanceDigits = ${JSON.stringify(digits)};`,
    "",
    "/** How many units of an advance make an em. */",
    `export const unitsPerEm = ${unitsPerEm};`,
    "",
    '/** Every face, keyed by family and style: "Carlito bold". */',
    "export const packedFaces: Readonly<Record<string, PackedFace>> = {",
    ...faces,
    "};",
    "",
  ].join("\n");
}

function readFont(family: string, folder: string): Font {
  const packageRoot = dirname(require.resolve(`@expo-google-fonts/${family.toLowerCase()}/package.json`));
  return openSync(join(packageRoot, folder, `${family}_${folder}.ttf`));
}

function renderFace(family: string, style: string, font: Font): string {
  const codePoints = font.characterSet.filter(isMeasured).toSorted((first, second) => first - second);
  const advances = codePoints.map((codePoint) => toDigits(advanceOf(font, codePoint))).join("");
  return `  ${JSON.stringify(`${family} ${style}`)}: {\n    ranges: ${JSON.stringify(toRanges(codePoints))},\n    advances:\n      ${JSON.stringify(advances)},\n  },`;
}

// Controls, private use, and the presentation forms that shaping makes by itself are not text that anyone writes.
function isMeasured(codePoint: number): boolean {
  if (codePoint < 0x20 || (codePoint >= 0x7f && codePoint < 0xa0)) return false;
  return codePoint < 0xa640 || (codePoint >= 0xfb00 && codePoint <= 0xfb06) || codePoint === 0xfffd;
}

// Straight from the hmtx table: a glyph's own advanceWidth reads its outline as well, which a few fonts have broken.
function advanceOf(font: Font, codePoint: number): number {
  const { metrics } = font.hmtx;
  const { advance } = metrics.get(Math.min(font.glyphForCodePoint(codePoint).id, metrics.length - 1));
  return Math.min(Math.round((advance * unitsPerEm) / font.unitsPerEm), 4095);
}

function toDigits(advance: number): string {
  return `${digits.charAt(advance >> 6)}${digits.charAt(advance & 63)}`;
}

function toRanges(codePoints: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const codePoint of codePoints) {
    const last = ranges.at(-1);
    if (last && last[1] === codePoint - 1) last[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  return ranges
    .map(([first, last]) =>
      first === last ? first.toString(16) : `${first.toString(16)}-${last.toString(16)}`,
    )
    .join(",");
}
