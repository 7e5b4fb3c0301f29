import { promptWords } from "../../../generated/prompt-words.ts";
import { hash } from "../../../tagging/chain/feature-hash.ts";
import { unpackBytes } from "../../packed-bytes.ts";

const stemLength = 7;
const bits = 16;
let table: Int8Array | undefined;

/** Returns by what a word is counted: its first letters. */
export function frequencyStem(word: string): string {
  return word.slice(0, stemLength);
}

/** Returns the place of a word in the table of how many prompts have it. */
export function frequencyBucket(stem: string): number {
  const value = Math.imul(hash(stem), 0x85eb_ca6b);
  return (value ^ (value >>> 15)) & ((1 << bits) - 1);
}

/** How many places the table has. */
export const frequencyBuckets = 1 << bits;

/** How rare a word is that hardly any prompt has. */
export const rarest = 10;

/**
 * Returns how rare a word is among prompts, 0 to {@link rarest}: one less each time that twice as many have it. What asks for slides or
 * greets is common in any language; what a prompt is about is rare.
 */
export function readRarity(stem: string): number {
  table ??= unpackBytes(promptWords.bytes);
  return rarest - Math.round((table[frequencyBucket(stem)] ?? 0) * promptWords.scale);
}
