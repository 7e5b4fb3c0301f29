import type { DocumentFacts } from "./chain/document-facts.ts";
import { roles } from "./role.ts";

const leastShare = 0.6;
const fewest = 6;
const likely = 0.5;
const matterRoles = ["content", "heading", "title", "plan"] as const;

/** Returns what says of units whether they are most of the matter: whoever sends a text to be shown keeps back a part of it and not the whole. */
export function createNearlyAll(
  { units }: DocumentFacts,
  estimates: Float64Array,
): (taken: readonly number[]) => boolean {
  const share = (index: number): number =>
    matterRoles.reduce((sum, role) => sum + (estimates[index * roles.length + roles.indexOf(role)] ?? 0), 0);
  const matter = new Set([...units.keys()].filter((index) => share(index) > likely));
  return (taken) => {
    const count = new Set(taken.filter((index) => matter.has(index))).size;
    return count >= fewest && count >= matter.size * leastShare;
  };
}
