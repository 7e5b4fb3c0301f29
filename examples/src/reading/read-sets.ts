import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { type AnnotatedPrompt, AnnotationError, parseAnnotatedPrompts } from "./annotated-prompt.ts";

/**
 * Returns the annotated prompts of files and of the .txt files of folders, in the order of the names. Throws an
 * AnnotationError on a fault of one of them, and where two files have the same name.
 */
export function readSets(paths: readonly string[]): readonly AnnotatedPrompt[] {
  const files = paths.flatMap((path) => (statSync(path).isDirectory() ? listTexts(path) : [path]));
  const names = files.map((file) => basename(file));
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new AnnotationError(`${twice}: expected one file of this name, got two.`);
  return files.flatMap((file) => parseAnnotatedPrompts(basename(file), readFileSync(file, "utf8")));
}

function listTexts(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .map((name) => join(folder, name));
}
