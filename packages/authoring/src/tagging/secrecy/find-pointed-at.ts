import { confidenceBits } from "../../text/lexicon/secrecy/confidences.ts";
import { termBits } from "../../text/lexicon/terms/find-terms.ts";
import type { DocumentFacts } from "../chain/document-facts.ts";
import { findReferences } from "../chain/references.ts";
import { roles } from "../role.ts";
import { sentenceAround } from "./sentence-around.ts";

const request = roles.indexOf("request");
const withhold = roles.indexOf("withhold");
const secretive = termBits("secretLabel", "secretHint");
const hushing = confidenceBits("telling", "keeping", "secrecy", "nobody");
const likely = 0.3;
const surelyAsked = 0.85;

/**
 * Returns the units that a word of silence points at by the number of an item or its place in a row: "section 4 is for the auditors
 * alone, drop it", "the last sentence must not be known". Of 14 wishes with such words that point so, 11 keep out what they point at.
 */
export function findPointedAt(facts: DocumentFacts, estimates: Float64Array): readonly number[] {
  const estimate = (index: number, role: number): number => estimates[index * roles.length + role] ?? 0;
  return findReferences(facts).flatMap(({ from, to }) => {
    const wish = facts.units[from];
    if (wish === undefined) return [];
    const isHushed = sentenceAround(facts.units, from).some((index) => {
      const { terms = 0, confided = 0 } = facts.units[index] ?? {};
      return (terms & secretive) !== 0 || (confided & hushing) !== 0;
    });
    const isSaid = estimate(from, request) + estimate(from, withhold) >= likely;
    return isHushed && isSaid && estimate(to, request) < surelyAsked ? [to] : [];
  });
}
