import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { type AnnotatedPrompt, AnnotationError, parseAnnotatedPrompts } from "./annotated-prompt.ts";

/**
 * Returns the annotated prompts of files and of the .txt files of folders, in the order of the names. Throws an
 * AnnotationError on a fault of one of them, and where two files have the same name.
 */
export function readSets(paths: readonly string[]): readonly AnnotatedPrompt[] {
  const files = paths.flatMap((path) => (statSync(path).isDirectory() ? listTexts(path) : [path]));
  const names = files.map(nameOf);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new AnnotationError(`${twice}: expected one file of this name, got two.`);
  return files.flatMap((file) => parseAnnotatedPrompts(nameOf(file), readFileSync(file, "utf8")));
}

/** A file that is only numbered bears the name of its folder, too: "g/01.txt" is "g-01.txt". */
function nameOf(file: string): string {
  const name = basename(file);
  return /^\p{Nd}/u.test(name) ? `${basename(dirname(resolve(file)))}-${name}` : name;
}

function listTexts(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .map((name) => join(folder, name));
}
