// What `pnpm examples` has written: the decks of the gallery and how LibreOffice renders them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, parse } from "node:path";
import { fileURLToPath } from "node:url";

const outFolder = fileURLToPath(new URL("../../../examples/out", import.meta.url));

/** A deck of the gallery. */
export interface GalleryDeck {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Pictures of its slides by LibreOffice, in their order; none where it was not installed. */
  readonly pictures: readonly string[];
}

/** Reads the decks, or those of these names. Throws an Error that says what to run where there are none. */
export function readGalleryDecks(names: readonly string[] = []): GalleryDeck[] {
  const files = existsSync(outFolder) ? readdirSync(outFolder).filter((file) => file.endsWith(".pptx")) : [];
  const known = files.map((file) => parse(file).name).sort();
  const wanted = names.length === 0 ? known : names;
  if (wanted.length === 0 || wanted.some((name) => !known.includes(name)))
    throw new Error(`Expected ${wanted.join(", ") || "decks"} in ${outFolder}; run "pnpm examples" first.`);
  return wanted.map((name) => ({
    name,
    bytes: readFileSync(join(outFolder, `${name}.pptx`)),
    pictures: listPictures(join(outFolder, "pictures", name)),
  }));
}

function listPictures(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith(".png"));
  return files.sort().map((file) => join(folder, file));
}
