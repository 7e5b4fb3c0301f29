import type { Source } from "../../source/unit.ts";
import { readMarginals } from "../chain/chain.ts";
import { unpackModel } from "../chain/load-model.ts";
import { emit, type Model } from "../chain/model.ts";
import { kinds } from "./kinds.ts";
import { readWords, type Word } from "./read-words.ts";
import { turnWeights } from "./weights.generated.ts";

/** The words of a prompt's prose and how likely each is of each kind: words × kinds. */
export interface Turns {
  readonly words: readonly Word[];
  readonly likely: Float64Array;
}

let loaded: Model | undefined;

/** Returns the trained model of turns, unpacked once. */
export function loadTurns(): Model {
  loaded ??= unpackModel(turnWeights, kinds.length);
  return loaded;
}

/** Returns what each word of a prompt's prose is likely to do, by a chain over all of its words. */
export function estimateTurns(source: Source, model: Model): Turns {
  const { words, features, boundaries } = readWords(source);
  const emissions = emit(words.length, kinds.length, (place) => features[place] ?? [], model);
  const { transitions } = model;
  return { words, likely: readMarginals({ labels: kinds.length, emissions, transitions, boundaries }) };
}
