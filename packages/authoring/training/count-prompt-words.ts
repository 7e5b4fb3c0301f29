import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { packBytes } from "../src/brief/packed-bytes.ts";
import {
  frequencyBucket,
  frequencyBuckets,
  frequencyStem,
  rarest,
} from "../src/brief/title/ranking/word-frequency.ts";
import { readContentWords } from "../src/text/words/words.ts";
import { toPackedSource } from "./packed-source.ts";
import { readAllTitled } from "./read-titled.ts";
import { readWriters } from "./read-writers.ts";

/**
 * Counts in how many prompts words stand, and writes the table of them that the ranker of titles knows rare words by:
 * `node training/count-prompt-words.ts`, before `train-titles.ts`.
 */
const fewest = 3;
const longestText = 6_000;
const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const prompts = [...readWriters(pathOf("../annotated"), []), ...readAllTitled()];
const counts = new Map<string, number>();
for (const { text, language } of prompts)
  for (const stem of new Set(readContentWords(text.slice(0, longestText), language).map(frequencyStem)))
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
const table = new Float32Array(frequencyBuckets);
for (const [stem, count] of counts) {
  if (count < fewest) continue;
  const level = Math.min(rarest, Math.round(Math.log2((2 * count) / fewest)));
  const bucket = frequencyBucket(stem);
  table[bucket] = Math.max(table[bucket] ?? 0, level);
}
const { bytes, scale } = packBytes(table, 0.9999);
const file = toPackedSource({
  origin: `training/count-prompt-words.ts from ${prompts.length} prompts`,
  again: "pnpm run train-titles",
  told: "By place of a word in how many prompts it stands, as logarithms, packed.",
  name: "promptWords",
  packed: { bytes, scale },
});
writeFileSync(pathOf("../src/generated/prompt-words.ts"), file);
console.log(`${prompts.length} prompts, ${Math.round(bytes.length / 1000)} kB`);
