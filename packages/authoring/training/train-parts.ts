import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { packBytes } from "../src/brief/packed-bytes.ts";
import type { PartCandidate } from "../src/brief/parts/part-candidate.ts";
import { readPartSigns } from "../src/brief/parts/part-signs.ts";
import { readBriefWith } from "../src/brief/read-brief.ts";
import { readSource } from "../src/source/read-source.ts";
import { tagUnits } from "../src/tagging/tag-units.ts";
import { toPackedSource } from "./packed-source.ts";
import { isPart } from "./part-labels.ts";
import { readAnnotatedFolder } from "./read-annotated.ts";
import { readWriters, type WrittenPrompt } from "./read-writers.ts";
import { type Readers, trainReaders } from "./title-sources.ts";
import { type RankedExample, type RankerTraining, trainRanker } from "./title-trainer.ts";

/**
 * Trains the judge of parts from the annotated prompts and writes its weights: `node training/train-parts.ts`. Prompts are read by a
 * tagger and a reader of slots that were trained on other writers, so that it learns to judge what is as unsure as it is for prompts
 * that people send. Each candidate is ranked beside none.
 */
const training: RankerTraining = {
  bits: 14,
  epochs: 12,
  rate: 0.05,
  decay: 0.001,
  sharpness: 12,
  fewest: 5,
  kept: 4_000,
};
/** The share of weights that keep their size. */
const covered = 0.998;

const folder = fileURLToPath(new URL("../annotated", import.meta.url));
const tagged = readAnnotatedFolder(folder);
const prompts = readWriters(folder, []);
const writers = [...new Set(prompts.map(({ writer }) => writer))];
const examples = [0, 1].flatMap((half) =>
  readHalf(new Set(writers.filter((_, index) => index % 2 === half))),
);
const packed = packBytes(trainRanker(examples, training), covered);
writeFileSync(
  new URL("../src/generated/part-weights.ts", import.meta.url),
  toPackedSource({
    origin: `training/train-parts.ts from ${examples.length} candidates`,
    again: "pnpm run train-parts",
    told: "The weights of the judge of parts that a prompt may ask for, packed.",
    name: "partWeights",
    packed,
  }),
);
console.log(`${examples.length} candidates, ${Math.round(packed.bytes.length / 1000)} kB`);

function readHalf(own: ReadonlySet<string>): readonly RankedExample[] {
  const isOther = ({ writer }: { readonly writer: string }): boolean => !own.has(writer);
  const readers = trainReaders(tagged.filter(isOther), prompts.filter(isOther));
  return prompts.filter((prompt) => !isOther(prompt)).flatMap((prompt) => readExamples(prompt, readers));
}

function readExamples(prompt: WrittenPrompt, { model, slots: weights }: Readers): readonly RankedExample[] {
  const { text, language } = prompt;
  const examples: RankedExample[] = [];
  readBriefWith(tagUnits(readSource(text), model), {
    text,
    language,
    weights,
    judge: (candidates, context) => {
      const signs = readPartSigns(candidates, context);
      examples.push(...candidates.flatMap((candidate, index) => toExample(candidate, signs[index], prompt)));
      return candidates.map(() => 1);
    },
  });
  return examples;
}

function toExample(
  candidate: PartCandidate,
  signs: Uint32Array | undefined,
  prompt: WrittenPrompt,
): readonly RankedExample[] {
  const label = isPart(candidate, prompt);
  if (label === undefined || signs === undefined) return [];
  return [{ features: [signs, new Uint32Array()], rewards: label ? [1, 0] : [0, 1] }];
}
