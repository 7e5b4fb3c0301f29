// Prompts with keys of what their senders want to see -> decks -> figures.
//   node src/keyed.ts SET… [--show] [--only NN]
// With --show, every fault and the slides of its deck are printed.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { generateDeck } from "@lectern/engine";
import { figures, type Judged, judgeDeck } from "./keyed/judge-deck.ts";
import { type KeyedPrompt, readKeyedPrompts } from "./keyed/keyed-prompt.ts";
import { printTable } from "./print-table.ts";
import { toDeckWords } from "./reading/deck/deck-words.ts";
import { readPptx } from "./reading/deck/read-pptx.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    show: { type: "boolean", default: false },
    only: { type: "string", multiple: true, default: [] },
  },
});
if (positionals.length === 0) {
  console.error("Expected sets, folders with NN.txt and NN.json or one file of JSON each: pnpm keyed SET….");
  process.exit(2);
}
const fromCaller = (path: string) => resolve(process.env["INIT_CWD"] ?? ".", path);
const isWanted = ({ name }: KeyedPrompt) =>
  values.only.length === 0 || values.only.some((only) => name.endsWith(`/${only}`));

const rows: string[][] = [];
for (const folder of positionals.map(fromCaller)) {
  const judged: Judged[] = [];
  for (const prompt of readKeyedPrompts(folder).filter(isWanted)) judged.push(await judge(prompt));
  rows.push([
    folder.split("/").at(-1) ?? "",
    String(judged.length),
    ...figures.map((figure) => sum(judged, figure)),
  ]);
}
printTable(["set", "prompts", ...figures], rows, 1);

async function judge(prompt: KeyedPrompt): Promise<Judged> {
  const { bytes, outline } = await generateDeck({ prompt: prompt.text });
  const words = toDeckWords(readPptx(bytes));
  const judged = judgeDeck(prompt, words, outline.slides);
  if (values.show) {
    console.log(`\n## ${prompt.name}\n${prompt.text.trim()}\n--`);
    for (const [index, slide] of words.slides.entries()) {
      console.log(
        `${index + 1} [${outline.slides[index]?.kind ?? "continued"}] ${slide.title} | ${slide.body.join(" | ")}`,
      );
      if (slide.notes.length > 0) console.log(`    notes: ${slide.notes.join(" | ").slice(0, 300)}`);
    }
    for (const figure of figures)
      for (const fault of judged[figure].faults) console.log(`  ${figure}: ${fault.replaceAll("\n", " ")}`);
  }
  return judged;
}

function sum(judged: readonly Judged[], figure: (typeof figures)[number]): string {
  const wanted = judged.reduce((total, one) => total + one[figure].wanted, 0);
  const faults = judged.reduce((total, one) => total + one[figure].faults.length, 0);
  return wanted === 0 ? "-" : `${wanted - faults}/${wanted}`;
}
