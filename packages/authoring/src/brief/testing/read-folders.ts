import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type AnnotatedPrompt, readAnnotated } from "./read-annotated.ts";

/** A prompt and who annotated it: the first letter of its file. */
export interface WrittenPrompt extends AnnotatedPrompt {
  readonly writer: string;
}

/** Returns the annotated prompts of the files `x-*.txt` of some folders, in the order of their names; writers left out are not read. */
export function readFolders(folders: readonly string[], leftOut: string): readonly WrittenPrompt[] {
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^[a-z]-.*\.txt$/u.test(name) && !leftOut.includes(name.charAt(0)))
      .sort()
      .flatMap((name) =>
        readAnnotated(readFileSync(join(folder, name), "utf8")).map((prompt) => ({
          ...prompt,
          writer: name.charAt(0),
        })),
      ),
  );
}
