import { expect, test } from "vitest";
import { createNumberReader } from "./typed-number.ts";

test.each([
  { keys: "7 Enter", want: 7 },
  { keys: "1 2 Enter", want: 12 },
  { keys: "Enter", want: undefined },
  { keys: "0 Enter", want: undefined },
  { keys: "1 ArrowRight 2 Enter", want: 2 },
  { keys: "3 Enter Enter", want: undefined },
  { keys: "9 1 2 3 4 Enter", want: 1234 },
])("reads $keys as $want", ({ keys, want }) => {
  const read = createNumberReader();
  expect(keys.split(" ").map(read).at(-1)).toBe(want);
});
