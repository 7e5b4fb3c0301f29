import { readSource } from "../src/source/read-source.ts";
import type { Source } from "../src/source/unit.ts";
import { type DocumentFacts, readDocumentFacts } from "../src/tagging/chain/document-facts.ts";
import { createFeatureReader } from "../src/tagging/chain/features.ts";
import { boundariesOf, unitsOfChain } from "../src/tagging/chain/model.ts";
import { roles } from "../src/tagging/role.ts";
import { cutTurns } from "../src/tagging/turns/cut-turns.ts";
import { estimateTurns, loadTurns } from "../src/tagging/turns/estimate-turns.ts";
import type { Example } from "./chain-trainer.ts";
import { goldRolesOf } from "./gold-roles.ts";
import type { AnnotatedPrompt } from "./read-annotated.ts";

/** A prompt with all that training and measuring need of it. */
export interface PreparedPrompt extends Example {
  readonly prompt: AnnotatedPrompt;
  readonly source: Source;
  readonly facts: DocumentFacts;
  /** By unit the annotated role, those of carriers too; -1 where no one annotated. */
  readonly annotated: readonly number[];
}

/** Returns a prompt made ready; what belongs to its carrier for sure counts as chrome, however it was annotated. */
export function preparePrompt(prompt: AnnotatedPrompt): PreparedPrompt {
  const read = readSource(prompt.text);
  const { source } = cutTurns(read, estimateTurns(read, loadTurns()));
  const facts = readDocumentFacts(source);
  const featuresOf = createFeatureReader(facts);
  const gold = goldRolesOf(prompt, source);
  const chained = unitsOfChain(facts);
  const labels = gold.map((role, index) => {
    if (source.units[index]?.form === "carrier") return roles.indexOf("chrome");
    return role === undefined ? -1 : roles.indexOf(role);
  });
  return {
    prompt,
    source,
    facts,
    features: chained.map((index) => Uint32Array.from(featuresOf(index))),
    boundaries: boundariesOf(facts, chained),
    labels: chained.map((index) => labels[index] ?? -1),
    annotated: labels,
  };
}

/** The writer of short prompts like those that tests hold; as they are few, each counts so many times in training. */
export const ownWriter = "ow";
export const timesOwn = 5;

/** Returns the prompts of the own writer once more for each time that they count beyond the first. */
export function ownAgain<Item>(items: readonly Item[], writerOf: (item: Item) => string): readonly Item[] {
  const own = items.filter((item) => writerOf(item) === ownWriter);
  return Array.from({ length: timesOwn - 1 }, () => own).flat();
}

/** The writer none of whose prompts are trained on. */
export const testWriter = "f";

/** Says whether a prompt is only tested on: those of one writer, and of the others one in eight by the hash of its id. */
export function isTestPrompt({ id, writer }: AnnotatedPrompt): boolean {
  if (writer === testWriter) return true;
  let value = 2_166_136_261;
  for (let index = 0; index < id.length; index += 1)
    value = Math.imul(value ^ id.charCodeAt(index), 16_777_619);
  value ^= value >>> 15;
  value = Math.imul(value, 0x85eb_ca6b);
  value ^= value >>> 13;
  return (value >>> 0) % 8 === 0;
}
