// Letters of a picture -> fonts of ours that have them, else one of the machine's -> their files in the cuts that occur.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { findMachineFont, type MachineFont } from "./find-machine-font.ts";
import type { FileOf } from "./measure-text.ts";
import { type HasLetter, readLetters } from "./read-letters.ts";
import type { FindFont } from "./set-fonts.ts";

/** The fonts for one picture. */
export interface OpenFonts {
  readonly find: FindFont;
  /** Returns the files of the fonts that were found. */
  readFiles(): Promise<Uint8Array[]>;
  /** Returns the same files by family and cut. */
  readFilesByCut(): Promise<FileOf>;
}

/** The fonts that are here. */
export interface FontShelf {
  /** Returns the fonts for the letters of an SVG document. */
  open(svg: string): Promise<OpenFonts>;
}

/** A font of ours, all cuts of which are in a package. */
interface Font {
  readonly family: string;
  /** What of a list of families in CSS asks for it. */
  readonly asked: RegExp;
  readonly hasSerifs?: boolean;
  /** It has no italic. */
  readonly isUpright?: boolean;
}

const tinos: Font = { family: "Tinos", asked: /tinos|(?<!sans-)serif/iu, hasSerifs: true };
const arimo: Font = { family: "Arimo", asked: /(?:)/u };
const arabic: Font = { family: "Noto Sans Arabic", asked: /(?!)/u, isUpright: true };
const emoji: Font = { family: "Noto Emoji", asked: /(?!)/u, isUpright: true };
/** Free twins of the fonts that decks have, and last what stands in for letters that these lack, one after the other. */
const fonts: readonly Font[] = [
  { family: "Carlito", asked: /carlito/iu },
  { family: "Caladea", asked: /caladea/iu, hasSerifs: true },
  { family: "Gelasio", asked: /gelasio/iu, hasSerifs: true },
  { family: "Cousine", asked: /cousine|monospace/iu },
  tinos,
  arimo,
  arabic,
  emoji,
];
const standIns = [arimo, arabic, emoji];

/** The fonts that letters are looked for in, the wished one first. */
function candidatesFor(families: string): readonly Font[] {
  const wished = fonts.find(({ asked }) => asked.test(families)) ?? arimo;
  return [wished, ...(wished.hasSerifs ? [tinos] : []), ...standIns];
}

/** Returns fonts that are read from their packages when a picture first needs them. */
export function createFontShelf(): FontShelf {
  const files = new Map<string, Promise<Uint8Array>>();
  const ofMachine = new Map<string, Promise<MachineFont | undefined>>();
  const read: Read = (path) => getOr(files, path, () => readFile(path));
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
      return openFonts(svg, { has, machine, read });
    },
  };
}

interface Shelf {
  readonly has: (font: Font, codePoint: number) => boolean;
  readonly machine: ReadonlyMap<number, MachineFont | undefined>;
  readonly read: Read;
}

function openFonts(svg: string, { has, machine, read }: Shelf): OpenFonts {
  const taken = createTakenCuts(svg);
  const wholes = new Map<string, Font | undefined>();
  /** A text in a family that lacks letters of it is in one that has all of them, where there is one, digits too. */
  const findForAll = (families: string, among: string): Font | undefined => {
    const key = `${families} ${among}`;
    if (wholes.has(key)) return wholes.get(key);
    const letters = [...new Set(among.replace(/[^\p{L}\p{N}]/gu, ""))].map(codePointOf);
    const whole = candidatesFor(families).find((font) => letters.every((letter) => has(font, letter)));
    wholes.set(key, whole);
    return whole;
  };
  return {
    find(families, codePoint, among) {
      const candidates = candidatesFor(families);
      const [wished = arimo] = candidates;
      const whole = findForAll(families, among) ?? wished;
      const font = [whole, ...candidates].find((one) => has(one, codePoint));
      const found = font ? undefined : machine.get(blockOf(codePoint));
      return found ? taken.addOfMachine(found) : taken.add(font ?? wished);
    },
    readFiles: () => Promise.all([...new Set(taken.list().map(({ path }) => path))].map(read)),
    readFilesByCut: () => readFilesByCut(taken.list(), read),
  };
}

/** Returns what keeps the fonts that letters of a picture are drawn in, in the cuts that occur in it. */
function createTakenCuts(svg: string) {
  const cuts = cutsOf(svg);
  const taken = new Map<string, TakenCut>();
  const addCut = (cut: TakenCut) => taken.set(`${cut.family} ${cut.isBold} ${cut.isItalic}`, cut);
  return {
    add(font: Font): string {
      for (const { name, ...cut } of font.isUpright ? cuts.filter(({ isItalic }) => !isItalic) : cuts)
        addCut({ family: font.family, ...cut, path: pathOf(font, name), index: 0 });
      return font.family;
    },
    addOfMachine({ family, path, index, bold }: MachineFont): string {
      addCut({ family, isBold: false, isItalic: false, path, index });
      if (bold && cuts.some(({ isBold }) => isBold))
        addCut({ family, isBold: true, isItalic: false, ...bold });
      return family;
    },
    list: () => [...taken.values()],
  };
}

/** A cut of a family that letters are drawn in. */
interface TakenCut extends FontCut {
  readonly family: string;
  readonly path: string;
  readonly index: number;
}

interface FontCut {
  readonly isBold: boolean;
  readonly isItalic: boolean;
}

/** A cut that a family lacks is drawn in the nearest that it has. */
async function readFilesByCut(taken: readonly TakenCut[], read: Read): Promise<FileOf> {
  const cuts = await Promise.all(
    taken.map(async ({ path, ...cut }) => ({ ...cut, bytes: await read(path) })),
  );
  return (family, isBold, isItalic) => {
    const own = cuts.filter((cut) => cut.family === family);
    return (
      own.find((cut) => cut.isBold === isBold && cut.isItalic === isItalic) ??
      own.find((cut) => cut.isBold === isBold) ??
      own[0]
    );
  };
}

type Read = (path: string) => Promise<Uint8Array>;

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

/** Weights and styles that occur, with their names in the packages. */
function cutsOf(svg: string): readonly (FontCut & { readonly name: string })[] {
  const weights = svg.includes('font-weight="700"') ? [false, true] : [false];
  const styles = svg.includes('font-style="italic"') ? [false, true] : [false];
  return weights.flatMap((isBold) =>
    styles.map((isItalic) => ({
      isBold,
      isItalic,
      name: `${isBold ? "700Bold" : regular}${isItalic ? "_Italic" : ""}`,
    })),
  );
}

/** The code points of the texts, without blanks and marks. */
function lettersOf(svg: string): ReadonlySet<number> {
  const texts = svg.match(/>[^<]+(?=<)/gu) ?? [];
  const letters = texts.join("").replace(/[\s\p{M}\p{C}]/gu, "");
  return new Set([...letters].map(codePointOf));
}

function codePointOf(letter: string): number {
  return letter.codePointAt(0) ?? 0;
}

async function readAllLetters(read: Read): Promise<ReadonlyMap<Font, HasLetter>> {
  const entries = fonts.map(async (font) => [font, readLetters(await read(pathOf(font, regular)))] as const);
  return new Map(await Promise.all(entries));
}

function pathOf({ family }: Font, cut: string): string {
  const [folder, name] = [family.toLowerCase().replaceAll(" ", "-"), family.replaceAll(" ", "")];
  return fileURLToPath(import.meta.resolve(`@expo-google-fonts/${folder}/${cut}/${name}_${cut}.ttf`));
}
