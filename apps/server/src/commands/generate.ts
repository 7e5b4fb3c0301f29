import { readFile, writeFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import { text } from "node:stream/consumers";
import { readContract } from "@lectern/spec";
import type { PresentationReport } from "@lectern/types";
import { systemClock } from "../clock.ts";
import { createValidation } from "../http/validation.ts";
import { chooseAuthor } from "../model/choose-author.ts";
import { toAuthorNote } from "../model/describe-author.ts";
import { toAuthorHeader } from "../report/author-header.ts";
import { createToReport } from "../report/to-report.ts";
import { writeReport } from "../report/write-report.ts";
import { readEnvironment } from "../settings/environment.ts";
import { readSettings } from "../settings/settings.ts";
import { loadEngine } from "../work/load-engine.ts";
import { parseWords, UsageError } from "./command-error.ts";
import { toPath } from "./data.ts";

const usage = "lectern generate FILE|- [--template FILE] [-o FILE] [--report[=json]]";

/** lectern generate: a deck from a file or from stdin, without the service. */
export async function generate(words: readonly string[]): Promise<void> {
  const { operands, options } = parseWords(
    words.map((word) => (word === "--report" ? "--report=text" : word)),
    { usage, operandCount: 1, options: { template: undefined, output: "o", report: undefined } },
  );
  const toText = chooseFormat(options.report);
  const [file = ""] = operands;
  const prompt = file === "-" ? await text(process.stdin) : await readFile(toPath(file), "utf8");
  assertPrompt(prompt);
  const { author: choice, settings } = await chooseAuthor(readSettings(readEnvironment(process.env)), {
    environment: readEnvironment(process.env),
  });
  if (choice.kind === "found") process.stderr.write(`${toAuthorNote(choice)}\n`);
  const engine = await loadEngine(settings.model);
  const template = options.template && engine.readTemplate(await readFile(toPath(options.template)));
  const { chunks, slideCount, report } = await engine.generateDeck({
    prompt,
    createdAt: systemClock(),
    ...(template && { template }),
  });
  const output = options.output ?? nameOutput(file);
  if (output === "-") for (const chunk of chunks) process.stdout.write(chunk);
  else await writeFile(toPath(output), chunks);
  const told = createToReport(readContract())(report);
  const facts = [
    `${slideCount} slides`,
    `${chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0)} bytes`,
    `author: ${toAuthorHeader(told.author)}`,
  ];
  process.stderr.write(`${output === "-" ? "" : `${output}: `}${facts.join(", ")}\n`);
  // Where the deck goes to stdout, nothing else may.
  if (toText) (output === "-" ? process.stderr : process.stdout).write(toText(told));
}

function chooseFormat(format: string | undefined): ((report: PresentationReport) => string) | undefined {
  switch (format) {
    case undefined:
      return undefined;
    case "text":
      return writeReport;
    case "json":
      return (report) => `${JSON.stringify(report, null, 2)}\n`;
    default:
      throw new UsageError(`--report takes json, or nothing; got "${format}".\nusage: ${usage}`);
  }
}

function nameOutput(file: string): string {
  return file === "-" ? "presentation.pptx" : `${basename(file, extname(file))}.pptx`;
}

// The same limits as over HTTP, from the same place.
function assertPrompt(prompt: string): void {
  const operation = readContract().operations.find(
    ({ operationId }) => operationId === "generatePresentation",
  );
  if (operation) createValidation()(operation)({ path: {}, header: {}, query: {}, body: { prompt } });
}
