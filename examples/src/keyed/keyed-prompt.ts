import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** What the sender of a prompt wants to see of it, written down by somebody who does not know the author's code. */
export interface PromptKey {
  /** BCP 47. */
  readonly lang: string;
  /** The number of slides that the text firmly asks for. */
  readonly count: number | null;
  /** Ideal titles of the cover, best first. */
  readonly title: readonly string[];
  /** What the sender asks to be covered, in the sender's words. */
  readonly parts: readonly string[];
  /** Facts, each of one to three verbatim strings that have to stand together on one slide. */
  readonly facts: readonly (readonly string[])[];
  readonly forms: readonly WantedForm[];
  /** Verbatim pieces of the request, greetings and chatter: never on a slide. */
  readonly asks: readonly string[];
  /** Verbatim strings that may stand nowhere in the file. */
  readonly secret: readonly string[];
}

export const formKinds = [
  "chart",
  "table",
  "timeline",
  "process",
  "comparison",
  "figures",
  "quote",
  "code",
] as const;
export type FormKind = (typeof formKinds)[number];

/** What a designer would draw natively, and the verbatim strings that stand in it. */
export interface WantedForm {
  readonly kind: FormKind;
  readonly of: readonly string[];
}

export interface KeyedPrompt {
  /** Its set and number: "spring/07"; in a file of JSON the number alone. */
  readonly name: string;
  readonly text: string;
  readonly key: PromptKey;
}

/**
 * Reads the prompts and keys of a set: a folder of prompts (NN.txt) and keys (NN.json), or one file of JSON that lists
 * `{ name, text, key }`.
 *
 * @throws Error that names the file and the string where a key quotes what its prompt does not say.
 */
export function readKeyedPrompts(path: string): readonly KeyedPrompt[] {
  const set = basename(path, ".json");
  const prompts = path.endsWith(".json")
    ? (JSON.parse(readFileSync(path, "utf8")) as readonly KeyedPrompt[])
    : readFolder(path);
  return prompts.map(({ name: number, text, key }) => {
    const name = `${set}/${number}`;
    checkKey(name, text, key);
    return { name, text, key };
  });
}

function readFolder(folder: string): readonly KeyedPrompt[] {
  const numbers = readdirSync(folder).flatMap((file) => /^(.+)\.txt$/u.exec(file)?.[1] ?? []);
  return numbers.sort().map((name) => ({
    name,
    text: readFileSync(join(folder, `${name}.txt`), "utf8"),
    key: JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8")) as PromptKey,
  }));
}

function checkKey(name: string, text: string, key: PromptKey): void {
  const quoted = [...key.facts.flat(), ...key.forms.flatMap((form) => form.of), ...key.asks, ...key.secret];
  const foreign = quoted.find((string) => !text.includes(string));
  if (foreign !== undefined)
    throw new Error(`${name}: expected only words of the prompt in its key, found "${foreign}"`);
  const unknown = key.forms.find(({ kind }) => !formKinds.includes(kind));
  if (unknown)
    throw new Error(`${name}: expected a form of ${formKinds.join(", ")}, found "${unknown.kind}"`);
}
