import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/**
 * What is edited: the title, the second paragraph of a text, a cell, the first number in the data of a chart, and the place of
 * a shape whose connector is to follow.
 */
export const editKinds = ["title", "point", "table cell", "chart number", "connector"] as const;

/** An edit that was made in LibreOffice and looked for in the deck that it stored. */
export interface OfficeEdit {
  readonly deck: string;
  readonly kind: (typeof editKinds)[number];
  readonly slide: number;
  readonly before: string | number;
  readonly wanted: string | number;
  /** Null where the shape is gone. */
  readonly found: string | number | null;
}

const run = promisify(execFile);
const script = fileURLToPath(new URL("office-edits.py", import.meta.url));
const mostOutput = 64 * 1024 * 1024;
/** The system's own Python first, to which LibreOffice's module belongs. */
const pythons = ["/usr/bin/python3", "python3"];

/** Edits decks in LibreOffice, stores them in a folder and reads them again. Throws where there is no Python with its module. */
export async function editInOffice(
  soffice: string,
  folder: string,
  decks: readonly string[],
): Promise<readonly OfficeEdit[]> {
  const python = await findPython();
  const { stdout } = await run(python, [script, soffice, folder, ...decks], { maxBuffer: mostOutput });
  return JSON.parse(stdout);
}

async function findPython(): Promise<string> {
  for (const python of pythons) {
    const isFit = await run(python, ["-c", "import uno"]).then(
      () => true,
      () => false,
    );
    if (isFit) return python;
  }
  throw new Error("Expected a Python with the module uno, found none. Debian: apt install python3-uno");
}
