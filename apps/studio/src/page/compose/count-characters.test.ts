import { expect, test } from "vitest";
import { countCharacters } from "./count-characters.ts";

test.each([
  { given: "", want: 0 },
  { given: "Grüße", want: 5 },
  { given: "😀😀😀", want: 3 },
  { given: "قطار", want: 4 },
  { given: "half \uD83D", want: 6 },
])("counts $want characters in $given", ({ given, want }) => {
  expect(countCharacters(given)).toBe(want);
  expect(countCharacters(given)).toBe([...given].length);
});
