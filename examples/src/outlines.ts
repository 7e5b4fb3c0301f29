// Outlines as JSON, ten of each source: recorded answers, the embedded author's of the corpus, the gallery's.
//   node src/outlines.ts FOLDER [--each 10]
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Outline } from "@lectern/deck";
import { generateDeck } from "@lectern/engine";
import { type AnswerCase, isAnswered, readAnswerCases } from "./answers/answer-case.ts";
import { startAnswerServer } from "./answers/answer-server.ts";
import { makeAnsweredDeck } from "./answers/make-answered-deck.ts";
import { readPrompts } from "./corpus/read-folder.ts";
import { answersFolder, corpusFolder } from "./folders.ts";
import { gallery } from "./gallery.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { each: { type: "string", default: "10" } },
});
const [folder] = positionals;
if (folder === undefined) throw new TypeError("Expected a folder to write to, got none.");
const out = resolve(process.env["INIT_CWD"] ?? ".", folder);
const each = Number(values.each);
mkdirSync(out, { recursive: true });
for (const { name, outline } of evenly(gallery)) write(`gallery-${name}`, outline);
for (const { name, text } of evenly(readPrompts(corpusFolder)))
  write(`embedded-${name}`, (await generateDeck({ prompt: text })).outline);
const cases = evenly(readAnswerCases(answersFolder).filter(isSound));
await using server = await startAnswerServer(cases, { waits: false });
for (const given of cases) {
  const { outline } = await makeAnsweredDeck(given, server, { validated: false });
  write(`recorded-${given.name.replaceAll("/", "-")}`, outline);
}

function isSound(given: AnswerCase): boolean {
  return isAnswered(given) && given.name.startsWith("everyday/");
}

function evenly<Item>(items: readonly Item[]): readonly Item[] {
  const step = Math.max(1, items.length / each);
  return Array.from(
    { length: Math.min(each, items.length) },
    (_, index) => items[Math.floor(index * step)],
  ).filter((item) => item !== undefined);
}

function write(name: string, outline: Outline): void {
  writeFileSync(join(out, `${name}.json`), `${JSON.stringify(outline, undefined, 1)}\n`);
}
