import { expect, test } from "vitest";
import { readAnnotated } from "../src/brief/testing/read-annotated.ts";
import { isPart } from "./part-labels.ts";

const [prompt] = readAnnotated(
  "=== p1 | en | instruction\n⟦request|5 slides on ⟦topic|bees⟧, ⟦tone|cheerful⟧, with ⟦part|the harvest⟧ and ⟦part|winter feeding⟧⟧\n",
);

test.each([
  ["the harvest", true],
  ["harvest", true],
  ["cheerful", false],
  ["bees", undefined],
])("%s: %s", (words, want) => {
  const unit = prompt?.units[0];
  if (prompt === undefined || unit === undefined) throw new Error("expected a prompt with a unit");
  const start = unit.text.indexOf(words);
  expect(isPart({ part: { text: words }, unit, start, end: start + words.length }, prompt)).toBe(want);
});
