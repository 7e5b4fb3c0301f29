/** Returns a function that makes a value when it is first asked for it, and gives that value from then on. */
export function once<Value extends object>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= create();
    return value;
  };
}
