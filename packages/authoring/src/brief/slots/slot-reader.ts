import { slotWeights } from "../../generated/slot-weights.ts";
import type { TaggedUnit } from "../../tagging/role.ts";
import type { ChainWeights } from "./chain.ts";
import { toSlotUnits } from "./contexts.ts";
import { type ChainReading, readSlots } from "./find-slots.ts";
import { unpackWeights } from "./pack-weights.ts";

let trained: ChainWeights | undefined;
/** A prompt asks in a few dozen units; what goes far beyond that is no longer searched, so that it cannot take long. */
const mostUnits = 1_000;
const mostCharacters = 24_000;

/** Returns what the trained chain reads in each unit that asks or plans; weights may be given for measuring. */
export function readUnitSlots(
  units: readonly TaggedUnit[],
  weights?: ChainWeights,
): ReadonlyMap<TaggedUnit, ChainReading> {
  trained ??= unpackWeights(slotWeights);
  const chain = weights ?? trained;
  const found = new Map<TaggedUnit, ChainReading>();
  let characters = 0;
  for (const { unit, context } of toSlotUnits(units)) {
    characters += unit.text.length;
    if (found.size >= mostUnits || characters > mostCharacters) break;
    found.set(unit, readSlots(context, chain));
  }
  return found;
}
