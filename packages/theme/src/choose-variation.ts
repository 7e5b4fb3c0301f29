import type { Variation } from "./variation.ts";
import { variations } from "./variations.ts";

/**
 * Returns the variation for a seed such as a deck's title: always the same one for the same text, whatever its case
 * and its spaces. It depends on how many variations there are, so a new one reshuffles the choice.
 */
export function chooseVariation(seed: string): Variation {
  const text = seed.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
  const chosen = variations[hash(text) % variations.length];
  if (chosen === undefined) throw new RangeError("Expected at least one variation to choose from, got none.");
  return chosen;
}

/** 32-bit FNV-1a over UTF-8 with the final mix of MurmurHash3, so that the low bits depend on all characters. */
function hash(text: string): number {
  let value = 0x81_1c_9d_c5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01_00_01_93);
  value = Math.imul(value ^ (value >>> 16), 0x85_eb_ca_6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2_b2_ae_35);
  return (value ^ (value >>> 16)) >>> 0;
}
