import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type AnnotatedPrompt, readAnnotated } from "../src/brief/testing/read-annotated.ts";
import { writeMadeRequests } from "./made/made-requests.ts";

/** A prompt and who annotated it: the folder of its file. */
export interface WrittenPrompt extends AnnotatedPrompt {
  readonly writer: string;
}

/** Returns the annotated prompts of a folder `<writer>/*.txt`, in the order of their names; writers left out are not read. */
export function readWriters(folder: string, leftOut: readonly string[]): readonly WrittenPrompt[] {
  return readdirSync(folder)
    .filter((writer) => !leftOut.includes(writer))
    .sort()
    .flatMap((writer) =>
      readdirSync(join(folder, writer))
        .filter((name) => name.endsWith(".txt"))
        .sort()
        .flatMap((name) =>
          readAnnotated(readFileSync(join(folder, writer, name), "utf8")).map((prompt) => ({
            ...prompt,
            writer,
          })),
        ),
    );
}

/** Returns the requests of one line that are made of phrases. */
export function readMade(): readonly AnnotatedPrompt[] {
  return readAnnotated(writeMadeRequests());
}
