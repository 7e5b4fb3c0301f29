// Prompts -> outlines -> what a sender would have to mend on their slides -> counts.
//   node src/oddities.ts SET… [--show] [--kind KIND] [--only NN]
// A set is a file of keyed prompts, or a file or folder of annotated ones. With --show, every oddity is printed.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { createEmbeddedAuthor } from "@lectern/authoring";
import { readKeyedPrompts } from "./keyed/keyed-prompt.ts";
import { findOddities } from "./oddities/find-oddities.ts";
import { type Oddity, oddityKinds } from "./oddities/oddity.ts";
import { printTable } from "./print-table.ts";
import { readSets } from "./reading/prompts/read-sets.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    show: { type: "boolean", default: false },
    kind: { type: "string", multiple: true, default: [] },
    only: { type: "string", multiple: true, default: [] },
  },
});
if (positionals.length === 0) {
  console.error("Expected sets, files of JSON or folders of annotated prompts: pnpm oddities SET….");
  process.exit(2);
}
const author = createEmbeddedAuthor();
const fromCaller = (path: string) => resolve(process.env["INIT_CWD"] ?? ".", path);
const rows: string[][] = [];
for (const path of positionals.map(fromCaller)) {
  const prompts = readPrompts(path);
  const found: Oddity[] = [];
  for (const prompt of prompts) found.push(...(await judge(prompt)));
  const counts = oddityKinds.map((kind) => found.filter((oddity) => oddity.kind === kind).length);
  const each = prompts.length === 0 ? "–" : (found.length / prompts.length).toFixed(2);
  rows.push([path.split("/").at(-1) ?? "", String(prompts.length), each, ...counts.map(String)]);
}
printTable(["set", "prompts", "a deck", ...oddityKinds], rows, 1);

interface Prompt {
  readonly name: string;
  readonly text: string;
}

function readPrompts(path: string): readonly Prompt[] {
  const all = path.endsWith(".json") ? readKeyedPrompts(path) : readSets([path]);
  return all.filter(
    ({ name }) => values.only.length === 0 || values.only.some((only) => name.endsWith(only)),
  );
}

async function judge({ name, text }: Prompt): Promise<readonly Oddity[]> {
  const { outline } = await author.compose({ prompt: text });
  const found = findOddities(text, outline.slides);
  if (values.show)
    for (const oddity of found)
      if (values.kind.length === 0 || values.kind.includes(oddity.kind))
        console.log(`${name} ${oddity.slide} [${oddity.kind}] ${oddity.text}`);
  return found;
}
