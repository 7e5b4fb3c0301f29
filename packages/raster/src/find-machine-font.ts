import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** A font of this machine. */
export interface MachineFont {
  readonly family: string;
  readonly path: string;
  /** Which it is of the fonts in its file. */
  readonly index: number;
  /** Of its bold cut, where there is one. */
  readonly bold?: { readonly path: string; readonly index: number };
}

/** A file of a font, as fontconfig has it. */
export interface ListedFont {
  readonly path: string;
  readonly index: number;
  readonly family: string;
  /** 80 where it is regular, 200 where it is bold. */
  readonly weight: number;
}

const run = promisify(execFile);

/**
 * Returns a font of this machine that has letters, or else the first of them, the one that fontconfig would take for a language
 * (BCP 47) where it is given: ideographs are drawn in other forms in China than in Japan. Undefined where fontconfig is not
 * there, or knows none.
 */
export async function findMachineFont(
  letters: readonly number[],
  language?: string,
): Promise<MachineFont | undefined> {
  try {
    const all = await findOne(letters.slice(0, mostAsked), language);
    return all ?? (await findOne(letters.slice(0, 1), language));
  } catch {
    return undefined;
  }
}

const mostAsked = 64;

async function findOne(
  letters: readonly number[],
  language: string | undefined,
): Promise<MachineFont | undefined> {
  const charset = `charset=${letters.map((letter) => letter.toString(16)).join(" ")}`;
  const wish = `sans-serif:${charset}${language === undefined ? "" : `:lang=${language}`}`;
  const [listed, wished] = await Promise.all([
    run("fc-list", ["-f", "%{file}\t%{family[0]}\t%{weight}\t%{slant}\t%{index}\n", `:${charset}`], {
      timeout: 5_000,
    }),
    run("fc-match", ["-f", "%{family[0]}", wish], { timeout: 5_000 }),
  ]);
  return chooseFont(readListed(listed.stdout), wished.stdout);
}

/** Reads what fontconfig lists: upright fonts in files that can be drawn from. */
function readListed(listed: string): readonly ListedFont[] {
  return listed
    .split("\n")
    .map((line) => line.split("\t"))
    .filter(([path = "", , , slant]) => /\.(?:ttf|otf|ttc)$/iu.test(path) && slant === "0")
    .map(([path = "", family = "", weight = "", , index = ""]) => ({
      path,
      // Fontconfig keeps the number of a named instance in the upper half.
      index: (Number.parseInt(index, 10) || 0) & 0xff_ff,
      family: family.replaceAll(/["'<>&]/gu, ""),
      weight: Number.parseFloat(weight) || regular,
    }));
}

const regular = 80;
const bold = 200;

/** Returns the wished family of those listed, or else one without serifs, in its regular and its bold cut. */
export function chooseFont(listed: readonly ListedFont[], wished: string): MachineFont | undefined {
  const chosen =
    listed.find(({ family }) => family === wished) ??
    listed.find(({ family }) => /sans/iu.test(family) && !/mono/iu.test(family)) ??
    listed[0];
  if (!chosen) return undefined;
  const cuts = listed.filter(({ family }) => family === chosen.family);
  const nearest = (weight: number) =>
    cuts.toSorted((one, other) => Math.abs(one.weight - weight) - Math.abs(other.weight - weight))[0];
  const upright = nearest(regular) ?? chosen;
  const boldCut = nearest(bold);
  return {
    family: chosen.family,
    path: upright.path,
    index: upright.index,
    ...(boldCut && boldCut.weight >= semibold && { bold: { path: boldCut.path, index: boldCut.index } }),
  };
}

const semibold = 180;
