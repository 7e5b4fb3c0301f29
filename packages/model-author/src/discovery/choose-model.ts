import type { LocalModel } from "./local-model.ts";

/** Weights in four bits, with what else a running model needs for each. */
const bytesPerParameter = 0.6;
/** Taken for a model whose size nobody tells. */
const usualParameters = 4e9;
/** So much of the memory may a model take. */
const memoryShare = 0.75;

const specialNames = /cod(?:e|er|estral|ing)\b|\bmath|sql|\bmed|thinking|\br1\b|\bqwq\b|reason|magistral/iu;
const untunedNames = /\bbase\b|\bpt\b|[:-]text\b|pretrain/iu;

/**
 * Returns the model to write decks with: one that writes prose and fits into the memory; of these one for every purpose
 * before one for code, mathematics, pictures or long thoughts; tuned to follow instructions before untuned; then the
 * larger; of equals the one that is loaded, then the newest. undefined: there is none.
 */
export function chooseModel<Model extends LocalModel>(
  models: readonly Model[],
  memoryBytes: number,
): Model | undefined {
  return models
    .filter((model) => model.kind !== "other" && fits(model, memoryBytes))
    .toSorted((one, other) => compare(ranksOf(one), ranksOf(other)))
    .at(0);
}

function fits(model: LocalModel, memoryBytes: number): boolean {
  const { isLoaded, bytes, parameters = 0 } = model;
  return isLoaded || (bytes ?? parameters * bytesPerParameter) <= memoryBytes * memoryShare;
}

/** The lower, the better; the first that differs decides. */
function ranksOf(model: LocalModel): readonly number[] {
  const { name, kind, bytes, isLoaded, changedAt = 0 } = model;
  const isSpecial = kind === "vision" || specialNames.test(name);
  const parameters = model.parameters ?? (bytes === undefined ? usualParameters : bytes / bytesPerParameter);
  return [Number(isSpecial), Number(untunedNames.test(name)), -parameters, Number(!isLoaded), -changedAt];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((rank, index) => rank !== other[index]);
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
