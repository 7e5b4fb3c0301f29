import { type Derived, deriveNumbers } from "./derive-numbers.ts";
import type { NumberMention } from "./read-mentions.ts";
import type { Neighbourhood } from "./read-prompt.ts";
import { sliceBetween } from "./slice-between.ts";

/** What follows from a prompt's numbers, in the order of size. */
export interface DerivedNumbers {
  /** Returns those from half a number to its double. */
  around(claim: NumberMention): readonly Derived[];
}

/** So many are reckoned at most; the neighbourhoods of a long prompt's end go without. */
const mostDerived = 30_000;

/** Returns what follows from the numbers of neighbourhoods; reckoned when it is first asked for. */
export function createDerivedNumbers(neighbourhoods: readonly Neighbourhood[]): DerivedNumbers {
  let sorted: readonly Derived[] | undefined;
  return {
    around({ plain, scale }) {
      sorted ??= deriveAll(neighbourhoods);
      const value = plain * scale;
      return sliceBetween(sorted, value / 2, value * 2);
    },
  };
}

function deriveAll(neighbourhoods: readonly Neighbourhood[]): readonly Derived[] {
  const derived: Derived[] = [];
  for (const neighbourhood of neighbourhoods) {
    if (derived.length > mostDerived) break;
    for (const one of deriveNumbers(neighbourhood)) derived.push(one);
  }
  return derived.toSorted((one, other) => one.value - other.value);
}
