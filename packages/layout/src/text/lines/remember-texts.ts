const memories: { forget(): void }[] = [];
let isRemembering = false;

/** Runs a function while which those of `rememberTexts` do their work once for each text; what they found is forgotten after it. */
export function rememberingTexts<Result>(run: () => Result): Result {
  isRemembering = true;
  try {
    return run();
  } finally {
    isRemembering = false;
    for (const memory of memories) memory.forget();
  }
}

/**
 * Returns a pure function of a text that does its work once for each text while `rememberingTexts` runs, and anew at each call
 * else: forms and sizes tried one after the other ask the same of the same words.
 */
export function rememberTexts<Value>(create: (text: string) => Value): (text: string) => Value {
  // A map of its own for each run: one that is cleared is old to the garbage collector, and what it held lives on for long.
  let memory: Map<string, Value> | undefined;
  memories.push({
    forget() {
      memory = undefined;
    },
  });
  return (text) => {
    const known = memory?.get(text);
    if (known !== undefined) return known;
    const value = create(text);
    if (isRemembering) {
      memory ??= new Map();
      memory.set(text, value);
    }
    return value;
  };
}
