import { readFile, writeFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import { text } from "node:stream/consumers";
import { readContract } from "@lectern/spec";
import { systemClock } from "../clock.ts";
import { createValidation } from "../http/validation.ts";
import { toAuthorHeader } from "../report/author-header.ts";
import { createToReport } from "../report/to-report.ts";
import { readSettings } from "../settings.ts";
import { loadEngine } from "../work/load-engine.ts";
import { parseWords } from "./command-error.ts";
import { toPath } from "./data.ts";

/** lectern generate: a deck from a file or from stdin, without the service. */
export async function generate(words: readonly string[]): Promise<void> {
  const { operands, options } = parseWords(words, {
    usage: "lectern generate FILE|- [--template FILE] [-o FILE]",
    operandCount: 1,
    options: { template: undefined, output: "o" },
  });
  const [file = ""] = operands;
  const prompt = file === "-" ? await text(process.stdin) : await readFile(toPath(file), "utf8");
  assertPrompt(prompt);
  const engine = await loadEngine(readSettings(process.env).model);
  const template = options.template && engine.readTemplate(await readFile(toPath(options.template)));
  const { chunks, slideCount, report } = await engine.generateDeck({
    prompt,
    createdAt: systemClock(),
    ...(template && { template }),
  });
  const output = options.output ?? nameOutput(file);
  if (output === "-") for (const chunk of chunks) process.stdout.write(chunk);
  else await writeFile(toPath(output), chunks);
  const { author } = createToReport(readContract())(report);
  const facts = [
    `${slideCount} slides`,
    `${chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0)} bytes`,
    `author: ${toAuthorHeader(author)}`,
  ];
  process.stderr.write(`${output === "-" ? "" : `${output}: `}${facts.join(", ")}\n`);
}

function nameOutput(file: string): string {
  return file === "-" ? "presentation.pptx" : `${basename(file, extname(file))}.pptx`;
}

// The same limits as over HTTP, from the same place.
function assertPrompt(prompt: string): void {
  const operation = readContract().operations.find(
    ({ operationId }) => operationId === "generatePresentation",
  );
  if (operation) createValidation()(operation)({ path: {}, header: {}, body: { prompt } });
}
