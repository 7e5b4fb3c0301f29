import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, parse } from "node:path";
import { readTemplate, type TemplatePackage } from "@lectern/engine";

/** A prompt of a corpus and the name that its deck gets: that of its file, without the ending. */
export interface CorpusPrompt {
  readonly name: string;
  readonly text: string;
}

/** A .pptx or .potx file of a corpus. */
export interface CorpusTemplate {
  readonly name: string;
  readonly template: TemplatePackage;
}

/** Returns every file of a folder but its README and hidden ones as a prompt, in the order of the names. */
export function readPrompts(folder: string): readonly CorpusPrompt[] {
  return listFiles(folder).map((file) => ({
    name: parse(file).name,
    // A final line feed belongs to the file, not to the prompt.
    text: readFileSync(join(folder, file), "utf8").replace(/\r?\n$/u, ""),
  }));
}

/** Returns the .pptx and .potx files of a folder, in the order of the names; throws TemplateUnusableError. */
export function readTemplates(folder: string): readonly CorpusTemplate[] {
  return listFiles(folder)
    .filter((file) => /\.p[op]tx$/iu.test(file))
    .map((file) => ({ name: parse(file).name, template: readTemplate(readFileSync(join(folder, file))) }));
}

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((file) => !/^(?:\.|readme)/iu.test(file) && statSync(join(folder, file)).isFile())
    .sort();
}
