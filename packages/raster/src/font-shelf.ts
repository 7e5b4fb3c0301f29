// Letters of a picture -> fonts of ours that have them, else one of the machine's -> their files in the cuts that occur.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { findMachineFont, type MachineFont } from "./find-machine-font.ts";
import type { FileOf } from "./measure-clusters.ts";
import { type HasLetter, readLetters } from "./read-letters.ts";
import type { FindFont } from "./set-fonts.ts";

/** The fonts for one picture. */
export interface OpenFonts {
  readonly find: FindFont;
  /** Returns the files of the fonts that were found. */
  readFiles(): Promise<Uint8Array[]>;
  /** Returns the files of the machine's fonts that were found, by family and cut; collections of fonts are none. */
  readMachineFiles(): Promise<FileOf>;
}

/** The fonts that are here. */
export interface FontShelf {
  /** Returns the fonts for the letters of an SVG document. */
  open(svg: string): Promise<OpenFonts>;
}

/** Free twins of the fonts that decks have: what of a list of families in CSS asks for them. */
const fonts = [
  { family: "Carlito", asked: /carlito/iu },
  { family: "Caladea", asked: /caladea/iu },
  { family: "Gelasio", asked: /gelasio/iu },
  { family: "Cousine", asked: /cousine|monospace/iu },
  { family: "Tinos", asked: /tinos|(?<!sans-)serif/iu },
  { family: "Arimo", asked: /(?:)/u },
  { family: "Noto Sans Arabic", asked: /(?!)/u, isUpright: true },
] as const;

type Font = (typeof fonts)[number];
/** What stands in for letters that a font lacks, one after the other. */
const standIns = fonts.slice(-2);

/** Returns fonts that are read from their packages when a picture first needs them. */
export function createFontShelf(): FontShelf {
  const files = new Map<string, Promise<Uint8Array>>();
  const ofMachine = new Map<string, Promise<MachineFont | undefined>>();
  const read = (path: string) => getOr(files, path, () => readFile(path));
  let reading: Promise<ReadonlyMap<Font, HasLetter>> | undefined;
  return {
    async open(svg) {
      reading ??= readAllLetters(read);
      const letters = await reading;
      const has = (font: Font, codePoint: number) => letters.get(font)?.(codePoint) ?? false;
      const machine = new Map<number, MachineFont | undefined>();
      const drawn = lettersOf(svg);
      const language = eastAsianLanguageOf(drawn);
      const foreign = [...drawn].filter((letter) => !standIns.some((font) => has(font, letter)));
      for (const [block, letters] of Map.groupBy(foreign, blockOf)) {
        const find = () => findMachineFont(letters, block < 0 ? language : undefined);
        machine.set(block, await getOr(ofMachine, `${block} ${language}`, find));
      }
      const paths = new Set<string>();
      const taken = new Set<MachineFont>();
      const cuts = cutsOf(svg);
      const isBold = cuts.some((cut) => cut.startsWith("700"));
      const take = (font: Font) => {
        for (const cut of "isUpright" in font ? cuts.filter((one) => !one.endsWith("Italic")) : cuts)
          paths.add(pathOf(font, cut));
        return font.family;
      };
      return {
        find(families, codePoint) {
          const wished = fonts.find(({ asked }) => asked.test(families)) ?? fonts[0];
          const font = [wished, ...standIns].find((one) => has(one, codePoint));
          if (font) return take(font);
          const found = machine.get(blockOf(codePoint));
          if (!found) return take(wished);
          taken.add(found);
          paths.add(found.path);
          if (isBold && found.boldPath !== undefined) paths.add(found.boldPath);
          return found.family;
        },
        readFiles: () => Promise.all([...paths].map(read)),
        readMachineFiles: async () => {
          const single = [...taken].filter(({ path }) => !path.toLowerCase().endsWith(".ttc"));
          const entries = single.map(async ({ family, path, boldPath = path }) => {
            const [regularFile, boldFile] = await Promise.all([read(path), read(isBold ? boldPath : path)]);
            return [family, { regularFile, boldFile }] as const;
          });
          const files = new Map(await Promise.all(entries));
          return (family, bold) => files.get(family)?.[bold ? "boldFile" : "regularFile"];
        },
      };
    },
  };
}

function getOr<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

/** Letters that are likely to stand in the same font have one: 128 of them, of the many of East Asia, below 0, 4,096. */
function blockOf(codePoint: number): number {
  return isEastAsian(codePoint) ? -(codePoint >> 12) : codePoint >> 7;
}

function isEastAsian(codePoint: number): boolean {
  return codePoint >= 0x3000 && codePoint < 0xd7b0;
}

/** The language whose forms of ideographs are drawn, as far as other letters beside them tell it. */
function eastAsianLanguageOf(letters: ReadonlySet<number>): string | undefined {
  const all = String.fromCodePoint(...letters);
  if (/[\p{scx=Hira}\p{scx=Kana}]/u.test(all)) return "ja";
  if (/\p{Script=Hangul}/u.test(all)) return "ko";
  return /\p{Script=Han}/u.test(all) ? "zh-cn" : undefined;
}

const regular = "400Regular";

/** Weights and styles that occur, as the packages name them. */
function cutsOf(svg: string): readonly string[] {
  const weights = [regular, ...(svg.includes('font-weight="700"') ? ["700Bold"] : [])];
  const styles = ["", ...(svg.includes('font-style="italic"') ? ["_Italic"] : [])];
  return weights.flatMap((weight) => styles.map((style) => `${weight}${style}`));
}

/** The code points of the texts, without blanks and marks. */
function lettersOf(svg: string): ReadonlySet<number> {
  const texts = svg.match(/>[^<]+(?=<)/gu) ?? [];
  const letters = texts.join("").replace(/[\s\p{M}\p{C}]/gu, "");
  return new Set([...letters].map((letter) => letter.codePointAt(0) ?? 0));
}

async function readAllLetters(
  read: (path: string) => Promise<Uint8Array>,
): Promise<ReadonlyMap<Font, HasLetter>> {
  const entries = fonts.map(async (font) => [font, readLetters(await read(pathOf(font, regular)))] as const);
  return new Map(await Promise.all(entries));
}

function pathOf({ family }: Font, cut: string): string {
  const [folder, name] = [family.toLowerCase().replaceAll(" ", "-"), family.replaceAll(" ", "")];
  return fileURLToPath(import.meta.resolve(`@expo-google-fonts/${folder}/${cut}/${name}_${cut}.ttf`));
}
