import { readdirSync, readFileSync } from "node:fs";
import { join, parse } from "node:path";

/** A document in many languages. */
export interface TranslatedDocument {
  readonly name: string;
  readonly translations: readonly Translation[];
}

/** One of its translations; `language` is the BCP 47 tag that its file is named by. */
export interface Translation {
  readonly language: string;
  readonly text: string;
}

/** Returns the documents of a folder: each of its folders is one, or it is one itself; their files are named "pt-BR.md". */
export function readTranslatedDocuments(folder: string): readonly TranslatedDocument[] {
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => join(folder, name));
  return [folder, ...folders.sort()]
    .map((path) => ({ name: parse(path).name, translations: readTranslations(path) }))
    .filter(({ translations }) => translations.length > 0);
}

function readTranslations(folder: string): readonly Translation[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && isTag(parse(entry.name).name))
    .map(({ name }) => ({ language: parse(name).name, text: readFileSync(join(folder, name), "utf8") }))
    .sort((one, other) => (one.language < other.language ? -1 : 1));
}

function isTag(name: string): boolean {
  return /^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/u.test(name);
}
