// Recorded answers of a writer in a model's place -> decks -> checks -> contact sheets.
//   node src/answers.ts [CASE…] [--record] [--out FOLDER] [--no-pictures]
// CASE is the name of a case or of a set ("everyday", "corpus/08-data-museum"). With --record, requests without an answer
// are written beside their case as request-N.txt, and the command waits for answer-N.txt.
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type AnswerCase, isAnswered, readAnswerCases } from "./answers/answer-case.ts";
import { startAnswerServer } from "./answers/answer-server.ts";
import { type AnsweredDeck, makeAnsweredDeck } from "./answers/make-answered-deck.ts";
import { answersFolder, outFolder } from "./folders.ts";
import { writeContactSheets } from "./pictures/write-contact-sheets.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    record: { type: "boolean", default: false },
    out: { type: "string", default: join(outFolder, "answers") },
    pictures: { type: "boolean", default: true },
  },
});
const out = resolve(process.env["INIT_CWD"] ?? ".", values.out);
const isAsked = ({ name }: AnswerCase) =>
  positionals.length === 0 || positionals.some((asked) => name === asked || name.startsWith(`${asked}/`));
const cases = readAnswerCases(answersFolder).filter(
  (given) => isAsked(given) && (values.record || isAnswered(given)),
);
mkdirSync(out, { recursive: true });
await using server = await startAnswerServer(cases, { waits: values.record });
const made = values.record ? await Promise.all(cases.map(make)) : await makeInTurn(cases);
const decks = made.filter((deck) => deck !== undefined);
if (values.pictures) await writeContactSheets(out, decks.map(toFileName));
const differences = decks.flatMap((deck) => deck.differences);
const faulty = decks.filter(({ faults }) => faults.length > 0);
console.log(
  `\n${decks.length} of ${cases.length} decks, ${faulty.length} with faults, ${differences.length} texts not as they were written`,
);
process.exitCode = decks.length < cases.length || faulty.length > 0 ? 1 : 0;

async function makeInTurn(given: readonly AnswerCase[]): Promise<(AnsweredDeck | undefined)[]> {
  const all: (AnsweredDeck | undefined)[] = [];
  for (const one of given) all.push(await make(one));
  return all;
}

async function make(given: AnswerCase): Promise<AnsweredDeck | undefined> {
  try {
    const deck = await makeAnsweredDeck(given, server, { validated: true });
    writeFileSync(join(out, `${toFileName(deck)}.pptx`), deck.bytes);
    console.log(toLines(deck).join("\n"));
    return deck;
  } catch (error) {
    console.log(`${given.name}: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

function toFileName({ name }: AnsweredDeck): string {
  return name.replaceAll("/", "-");
}

function toLines({
  name,
  slideCount,
  answers,
  requests,
  faults,
  differences,
}: AnsweredDeck): readonly string[] {
  return [
    `${name.padEnd(44)} ${slideCount} slides, ${answers} answers to ${requests} requests, ${faults.length} faults, ${differences.length} differences`,
    ...faults.map((fault) => `  ${fault}`),
    ...differences.map(
      ({ pointer, text, missing }) =>
        `  ${pointer}: ${missing.length > 0 ? `without ${missing.join(", ")}` : "in another order"}: ${text.slice(0, 80)}`,
    ),
  ];
}
