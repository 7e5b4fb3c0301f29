import { advanceDigits, packedFaces, unitsPerEm } from "../generated/font-advances.ts";
import { findFamilyMetrics, type TwinFamily } from "./font-family.ts";
import { estimatedBit, isWithoutWidth, scriptAdvances } from "./script-advances.ts";

/** A font family in one weight and slant, ready to measure with. */
export interface FontFace {
  /** For each code unit its advance in 1/2048 em, with `estimatedBit` and `tallBit`. */
  readonly advances: Uint16Array;
  /** The same where East Asian text surrounds it: its quotation marks, dashes and dots are a full em wide. */
  readonly eastAsianAdvances: Uint16Array;
  /** The em share that one unit of an advance stands for, safety factor included. */
  readonly unit: number;
  /** Single line spacing as a share of the text size. */
  readonly lineHeight: number;
  /** False where the advances are a neighbour's. */
  readonly exact: boolean;
}

/** Returns the face of a family by its Office name; made on first use, then kept. */
export function findFontFace(family: string, bold: boolean, italic: boolean): FontFace {
  const faces = styles[(bold ? 1 : 0) + (italic ? 2 : 0)] ?? new Map<string, FontFace>();
  const known = faces.get(family);
  if (known) return known;
  const face = createFontFace(family, bold, italic);
  // Family names come from files that strangers upload.
  if (faces.size >= 64) faces.clear();
  faces.set(family, face);
  return face;
}

// A map for each style: every run that is measured looks its face up, and joining a key would take longer than finding it.
const styles = Array.from({ length: 4 }, () => new Map<string, FontFace>());
const unpackedFaces = new Map<string, Pick<FontFace, "advances" | "eastAsianAdvances">>();

function createFontFace(family: string, bold: boolean, italic: boolean): FontFace {
  const { twin, safety, lineHeight, exact } = findFamilyMetrics(family);
  const style = bold ? (italic ? "boldItalic" : "bold") : italic ? "italic" : "regular";
  return { ...findAdvances(twin, style), unit: safety / unitsPerEm, lineHeight, exact };
}

function findAdvances(twin: TwinFamily, style: string): Pick<FontFace, "advances" | "eastAsianAdvances"> {
  const key = `${twin} ${style}`;
  const known = unpackedFaces.get(key);
  if (known) return known;
  const advances = createAdvances(twin, style);
  const unpacked = { advances, eastAsianAdvances: widenForEastAsia(advances) };
  unpackedFaces.set(key, unpacked);
  return unpacked;
}

// Cambria and Georgia have Greek and Cyrillic, their twins do not; both run wider than Times New Roman.
const widerThanTimes = 1.15;

function createAdvances(twin: TwinFamily, style: string): Uint16Array {
  const advances = scriptAdvances(style.startsWith("bold")).slice();
  if (twin === "Caladea" || twin === "Gelasio") {
    unpackFace(`Tinos ${style}`, (code, advance) => {
      advances[code] = Math.round(advance * widerThanTimes) | estimatedBit;
    });
  }
  unpackFace(`${twin} ${style}`, (code, advance) => {
    advances[code] = isWithoutWidth(code) ? 0 : advance;
  });
  return advances;
}

function unpackFace(key: string, visit: (code: number, advance: number) => void): void {
  const face = packedFaces[key];
  if (!face) throw new Error(`Expected the advances of "${key}", found none: run the generate script.`);
  let place = 0;
  for (const range of face.ranges.split(",")) {
    const [first, last = first] = range.split("-").map((code) => Number.parseInt(code, 16));
    if (first === undefined || last === undefined) continue;
    for (let code = first; code <= last; code += 1) {
      visit(code, digitAt(face.advances, place) * 64 + digitAt(face.advances, place + 1));
      place += 2;
    }
  }
}

function digitAt(digits: string, place: number): number {
  return digitValues[digits.charCodeAt(place)] ?? 0;
}

const digitValues = new Uint8Array(128);
for (let value = 0; value < advanceDigits.length; value += 1) {
  digitValues[advanceDigits.charCodeAt(value)] = value;
}

function widenForEastAsia(advances: Uint16Array): Uint16Array {
  const widened = advances.slice();
  for (const character of "“”‘’…—·×→←↑↓①②③④⑤⑥⑦⑧⑨")
    widened[character.charCodeAt(0)] = unitsPerEm | estimatedBit;
  return widened;
}
