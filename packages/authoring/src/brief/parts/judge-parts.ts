import { partWeights } from "../../generated/part-weights.ts";
import { overlap } from "../../text/span.ts";
import { unpackBytes } from "../packed-bytes.ts";
import { scoreCandidates } from "../title/ranking/ranker.ts";
import { readNamedParts } from "./named-parts.ts";
import { isNoPart } from "./no-part.ts";
import { readGivenSlides, readSlideLeads } from "./own-slides.ts";
import type { PartCandidate } from "./part-candidate.ts";
import { type PartContext, readPartSigns } from "./part-signs.ts";

/** Returns how likely each candidate is a part that is asked for, 0 to 1. */
export type PartJudge = (candidates: readonly PartCandidate[], context: PartContext) => readonly number[];

let trained: Int8Array | undefined;

/** {@link PartJudge} by the trained weights. */
export const judgeParts: PartJudge = (candidates, context) => {
  if (candidates.length === 0) return [];
  trained ??= unpackBytes(partWeights.bytes);
  const scores = scoreCandidates(readPartSigns(candidates, context), trained);
  return candidates.map((candidate, index) => {
    if (isNoPart(candidate)) return 0;
    return hasOwnSlide(candidate) || isNamed(candidate)
      ? 1
      : 1 / (1 + Math.exp(-(scores[index] ?? 0) * partWeights.scale));
  });
};

const longestArticle = 5;

/** "A slide on allergies", "prices get a slide to themselves": nothing is surer. */
function hasOwnSlide({ unit: { text }, start, end }: PartCandidate): boolean {
  return (
    readSlideLeads(text).some((lead) => start >= lead.end && start - lead.end <= longestArticle) ||
    readGivenSlides(text).some((given) => overlap(given, { start, end }))
  );
}

/** "Then the rules", "a chart of the calls": the grammar of the sentence says it. */
function isNamed({ unit: { text }, start, end }: PartCandidate): boolean {
  return readNamedParts(text).some((named) => overlap(named, { start, end }));
}

/** Beside matter of its own a prompt is served by fewer slides that wait for words; a bare wish by more. */
const leastBesideMatter = 0.5;
const leastOfWish = 0.35;
const fewestOfMatter = 3;

/** "A chart of the visits": what is to have a form is asked for, however it is called. */
const leastOfForm = 0.15;

/** Returns how likely a candidate has to be a part, so that it may become a slide. */
export function leastChance({ part }: PartCandidate, { units }: PartContext): number {
  if (part.form !== undefined) return leastOfForm;
  const told = units.filter(({ role }) => role === "content").length;
  return told >= fewestOfMatter ? leastBesideMatter : leastOfWish;
}

/** A candidate with what was judged of it. */
export interface JudgedCandidate extends PartCandidate {
  readonly chance: number;
  readonly isAsked: boolean;
}

const ofList = "lists what is to be covered";

/** Returns the candidates with the members of a list of parts asked for together, where most of them are. */
export function askAlike(judged: readonly JudgedCandidate[]): readonly JudgedCandidate[] {
  const lists = Map.groupBy(
    judged.filter(({ unit, chance }) => unit.reason === ofList && chance > 0),
    ({ unit }) => unit,
  );
  return judged.map((one) => {
    const row = lists.get(one.unit) ?? [];
    const isMember = row.includes(one) && row.filter(({ isAsked }) => isAsked).length * 2 > row.length;
    return isMember ? { ...one, isAsked: true } : one;
  });
}
