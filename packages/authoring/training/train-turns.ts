import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readSource } from "../src/source/read-source.ts";
import { kindOf, kinds } from "../src/tagging/turns/kinds.ts";
import { readWords } from "../src/tagging/turns/read-words.ts";
import { type Example, trainChain } from "./chain-trainer.ts";
import { isTestPrompt, ownAgain } from "./examples.ts";
import { interject } from "./made/interject.ts";
import { packModel, writeWeights } from "./pack-model.ts";
import { type AnnotatedPrompt, readAnnotatedFolder } from "./read-annotated.ts";
import { mostTurnRows, turnTraining } from "./training-options.ts";

/**
 * Trains the chain of turns, which tells within a sentence what is told from what is asked, and writes its weights:
 * `node training/train-turns.ts`, before `train.ts`. The prompts of the writers in LEFT_OUT ("v,w") are not read.
 */
const longestPrompt = 6000;
const folder = fileURLToPath(new URL("../annotated", import.meta.url));
const leftOut = (process.env["LEFT_OUT"] ?? "").split(",");
const prompts = readAnnotatedFolder(folder).filter(
  (prompt) => !isTestPrompt(prompt) && !leftOut.includes(prompt.writer),
);
const own = ownAgain(prompts, ({ writer }) => writer);
const model = trainChain([...prompts, ...own, ...interject(prompts)].flatMap(toExample), turnTraining);
const file = writeWeights(packModel(model, kinds.length, mostTurnRows), {
  name: "turnWeights",
  says: "The weights of the chain that finds where a sentence turns from telling to asking.",
  path: "../chain/packed-model.ts",
});
writeFileSync(new URL("../src/tagging/turns/weights.generated.ts", import.meta.url), file);
console.log(
  `Turns: trained on ${prompts.length} prompts; the weights take ${Math.round(file.length / 1000)} kB.`,
);

function toExample({ text, units }: AnnotatedPrompt): readonly Example[] {
  if (text.length > longestPrompt) return [];
  const byCharacter = new Int8Array(text.length).fill(-1);
  for (const { start, end, role } of units) byCharacter.fill(kindOf(role), start, end);
  const { words, features, boundaries } = readWords(readSource(text));
  if (words.length === 0) return [];
  return [
    {
      features: features.map((own) => Uint32Array.from(own)),
      boundaries,
      labels: words.map(({ start }) => byCharacter[start] ?? -1),
    },
  ];
}
