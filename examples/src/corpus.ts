// A folder of prompts, and one of templates -> decks -> checks -> one report with contact sheets.
//   node src/corpus.ts [PROMPTS] [--templates FOLDER] [--out FOLDER] [--report FILE] [--no-pictures]
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import {
  findKnownMisses,
  findMetAgain,
  findNewMisses,
  judgeDeck,
  type MetExpectation,
} from "./corpus/judge-deck.ts";
import { type CorpusDeck, findTemplateFaults, makeDeck } from "./corpus/make-deck.ts";
import { type CorpusTemplate, readPrompts, readTemplates } from "./corpus/read-folder.ts";
import { type CorpusEntry, toReport } from "./corpus/write-report.ts";
import { corpusFolder, outFolder } from "./folders.ts";
import { writeContactSheets } from "./pictures/write-contact-sheets.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    out: { type: "string", default: join(outFolder, "corpus") },
    report: { type: "string" },
    templates: { type: "string" },
    pictures: { type: "boolean", default: true },
  },
});
// The paths are the caller's, who may stand in another folder than this package.
const fromCaller = (path: string) => resolve(process.env["INIT_CWD"] ?? ".", path);
const [given] = positionals;
const promptsFolder = given === undefined ? corpusFolder : fromCaller(given);
const out = fromCaller(values.out);
const templates = values.templates === undefined ? [] : readTemplates(fromCaller(values.templates));
mkdirSync(out, { recursive: true });
const entries: CorpusEntry[] = [];
for (const prompt of readPrompts(promptsFolder)) {
  const deck = await makeDeck(prompt);
  writeFileSync(join(out, `${deck.name}.pptx`), deck.rendered.bytes);
  const entry = { deck, judgement: judgeDeck(deck), templateFaults: await tryTemplates(deck, templates) };
  entries.push(entry);
  console.log(toLine(entry));
}
const report = toReport(entries);
const reportFile = values.report === undefined ? join(out, "report.md") : fromCaller(values.report);
writeFileSync(reportFile, `${report.trimEnd()}\n`);
if (values.pictures)
  await writeContactSheets(
    out,
    entries.map(({ deck }) => deck.name),
  );
console.log(`\nThe decks are in ${out}, the report is ${reportFile}`);
printList("Known misses", findKnownMisses, ({ known }) => known);
printList("Missed and not listed in expectations.ts", findNewMisses, ({ miss }) => miss);
printList("Listed as missed in expectations.ts, but met", findMetAgain, () => undefined);
const broken = entries.filter(isBroken);
if (broken.length > 0) console.log(`Not sound: ${broken.map(({ deck }) => deck.name).join(", ")}`);
process.exitCode = broken.length > 0 ? 1 : 0;

// The SDK's validator is slow: it sees each template with some of the prompts, in turn.
async function tryTemplates(deck: CorpusDeck, given: readonly CorpusTemplate[]) {
  const faults: Record<string, readonly string[]> = {};
  for (const [index, { name, template }] of given.entries()) {
    const validated = index === entries.length % given.length;
    const found = await findTemplateFaults(deck, template, { validated });
    if (found.length > 0) faults[name] = found;
  }
  return faults;
}

function printList(
  heading: string,
  find: (judgement: CorpusEntry["judgement"]) => readonly MetExpectation[],
  explain: (expectation: MetExpectation) => string | undefined,
): void {
  const lines = entries.flatMap(({ deck, judgement }) =>
    find(judgement).map((found) =>
      [`  ${deck.name}`, found.says, explain(found)].filter((part) => part !== undefined).join(": "),
    ),
  );
  if (lines.length > 0) console.log(`\n${heading} (${lines.length})\n${lines.join("\n")}`);
}

function toLine({ deck, judgement, templateFaults }: CorpusEntry): string {
  const { faithfulness, brokenOff, expectations, countMissed } = judgement;
  const misses = expectations.filter(({ miss }) => miss !== undefined).length;
  const known = findKnownMisses(judgement).length;
  return [
    deck.name.padEnd(34),
    `${deck.rendered.slideCount} slides${countMissed ? " (asked for another number)" : ""}`,
    `${deck.faults.length + Object.values(templateFaults).flat().length} faults`,
    `${faithfulness.invented.length} added`,
    `${faithfulness.lost.length} of ${faithfulness.figures} figures lost`,
    `${brokenOff.length} cut off`,
    `${expectations.length - misses} of ${expectations.length} expectations met${known > 0 ? `, ${known} known misses` : ""}`,
  ].join(", ");
}

/**
 * What fails the command: a deck that is not sound, adds to its prompt, has another number of slides or misses what is
 * not known to be missed, and a known miss that is met, so that their list only shrinks.
 */
function isBroken({ deck, judgement, templateFaults }: CorpusEntry): boolean {
  return (
    deck.faults.length > 0 ||
    Object.keys(templateFaults).length > 0 ||
    judgement.faithfulness.invented.length > 0 ||
    judgement.countMissed !== undefined ||
    findNewMisses(judgement).length > 0 ||
    findMetAgain(judgement).length > 0
  );
}
