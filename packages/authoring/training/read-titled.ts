import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A prompt as its sender types it, with the titles that its cover might have. */
export interface TitledPrompt {
  /** The name of its file. */
  readonly writer: string;
  /** Of the prompt and its deck, as a BCP 47 tag. */
  readonly language: string;
  /** The best first. */
  readonly titles: readonly string[];
  readonly text: string;
}

const entry = /^(?<language>[a-zA-Z-]+)\n--- title: (?<titles>[^\n]+)\n(?<text>[\s\S]+)$/u;

/**
 * Returns the prompts of a folder's files, each headed by `=== <language>` and `--- title: <one> | <another>`. Throws where a head is
 * of another form.
 */
export function readTitled(folder: string): readonly TitledPrompt[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((name) =>
      readFileSync(join(folder, name), "utf8")
        .split(/^=== /mu)
        .filter((part) => part.trim() !== "")
        .map((part) => toPrompt(part, name.slice(0, -".txt".length))),
    );
}

function toPrompt(part: string, writer: string): TitledPrompt {
  const { language, titles, text } = entry.exec(part)?.groups ?? {};
  if (language === undefined || titles === undefined || text === undefined)
    throw new Error(
      `Expected "=== <language>", a line "--- title: …" and a prompt in ${writer}.txt, got "${part.slice(0, 60)}". Add what is missing.`,
    );
  return { writer, language, titles: titles.split(" | "), text: text.trim() };
}
