import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** A font of this machine. */
export interface MachineFont {
  readonly path: string;
  readonly family: string;
}

const run = promisify(execFile);

/** Returns a font of this machine that has a letter; undefined where fontconfig is not there, or knows none. */
export async function findMachineFont(codePoint: number): Promise<MachineFont | undefined> {
  try {
    const wish = `:charset=${codePoint.toString(16)}`;
    const { stdout } = await run("fc-list", ["-f", "%{file}\t%{family[0]}\n", wish], { timeout: 5_000 });
    const found = stdout
      .split("\n")
      .map((line) => line.split("\t"))
      .filter(([path = ""]) => /\.(?:ttf|otf|ttc)$/iu.test(path))
      .map(([path = "", family = ""]) => ({ path, family: family.replaceAll(/["'<>&]/gu, "") }));
    return found.find(({ path }) => /sans.*regular/iu.test(path)) ?? found[0];
  } catch {
    return undefined;
  }
}
