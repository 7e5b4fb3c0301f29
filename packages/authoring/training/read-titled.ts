import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readAnnotated } from "../src/brief/testing/read-annotated.ts";

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

/** Returns the prompts of files of keys (JSON, a list of `{ text, key: { lang, title } }`), in the order of the files. */
function readKeyedTitles(files: readonly URL[]): readonly TitledPrompt[] {
  return files.flatMap((file) => {
    const keyed = JSON.parse(readFileSync(file, "utf8")) as readonly KeyedPrompt[];
    const writer = basename(file.pathname, ".json");
    return keyed.map(({ text, key }) => ({
      writer,
      language: key.lang,
      titles: key.title,
      text: text.trim(),
    }));
  });
}

interface KeyedPrompt {
  readonly text: string;
  readonly key: { readonly lang: string; readonly title: readonly string[] };
}

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Returns annotated prompts by their ideal titles, and by the topics that they name where the deck speaks their language. */
function readAnnotatedTitles(folder: string): readonly TitledPrompt[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((name) =>
      readAnnotated(readFileSync(join(folder, name), "utf8")).flatMap(({ ideal, language, slots, text }) => {
        if (ideal === undefined) return [];
        const isTranslated = ideal.language.slice(0, 2) !== language.slice(0, 2);
        const named = slots.filter(({ slot }) => !isTranslated && (slot === "topic" || slot === "title"));
        const titles = [ideal.title, ...named.map((slot) => slot.text)];
        return [{ writer: name.slice(0, 2), language: ideal.language, titles, text }];
      }),
    );
}

/** All prompts that only titles are learnt from; keyed sets behind `h` only measure. */
export function readAllTitled(): readonly TitledPrompt[] {
  const keyed = [..."abcdefgh"].map(
    (set) => new URL(`../../../examples/keyed/everyday-${set}.json`, import.meta.url),
  );
  return [
    ...readTitled(pathOf("../titled")),
    ...readAnnotatedTitles(pathOf("../../../examples/annotated-untrained")),
    ...readKeyedTitles(keyed),
  ];
}
