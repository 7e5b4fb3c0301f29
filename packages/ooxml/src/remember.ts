/** What a result may depend on: values that are the same whenever they look the same. */
export type RememberedValue = string | number | boolean | undefined;

interface Branch<Result> {
  readonly next: Map<RememberedValue, Branch<Result>>;
  result?: Result;
}

/**
 * Returns the same function, which makes only once what the same values give; after `most` results it starts anew. The values
 * are looked up one after the other: a key put together from them would cost as much as what it saves.
 */
export function remember<Values extends readonly RememberedValue[], Result>(
  most: number,
  make: (...values: Values) => Result,
): (...values: Values) => Result {
  let root: Branch<Result> = { next: new Map() };
  let count = 0;
  return (...values) => {
    let branch = root;
    for (let index = 0; index < values.length; index += 1) {
      branch = branch.next.get(values[index]) ?? grow(branch, values[index]);
    }
    if (branch.result !== undefined) return branch.result;
    if (count >= most) [root, count] = [{ next: new Map() }, 0];
    count += 1;
    branch.result = make(...values);
    return branch.result;
  };
}

function grow<Result>(branch: Branch<Result>, value: RememberedValue): Branch<Result> {
  const grown: Branch<Result> = { next: new Map() };
  branch.next.set(value, grown);
  return grown;
}
