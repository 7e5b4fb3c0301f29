import { expect, test } from "vitest";
import { readSource } from "../../source/read-source.ts";
import { splitSentences } from "./sentences.ts";

function unitsOf(text: string): readonly string[] {
  return readSource(text).units.map((unit) => unit.text);
}

test("a number ends a sentence", () => {
  expect(unitsOf("In 2023 we sang 11 times, in 2024 14. That as columns, please.")).toEqual([
    "In 2023 we sang 11 times, in 2024 14.",
    "That as columns, please.",
  ]);
  expect(unitsOf("Rehearsals start at 19:30. Entry is free.")).toHaveLength(2);
  expect(unitsOf("Nel 2024 siamo scesi da 41 a 29. Le cadute restano.")).toHaveLength(2);
  expect(unitsOf("Wir sind im Chor jetzt 41. Das sind mehr als 2023.")).toHaveLength(2);
});

test("the stop of an ordinal, or of a number before items, ends none", () => {
  expect(unitsOf("Der 3. Preis ging an uns und die 2. Mannschaft.")).toHaveLength(1);
  expect(unitsOf("Das Konzert ist am 14. Mai im Saal.")).toHaveLength(1);
  expect(unitsOf("Wir spielen Beethovens 9. Sinfonie und wollen: 2. Platz.")).toHaveLength(2);
  expect(unitsOf("Steps are 1. Wash 2. Dry 3. Iron")).toHaveLength(1);
  expect(unitsOf("Rule 4. Add acid to water.")).toHaveLength(1);
});

test("German sentences of a slide end in numbers, too", () => {
  const text = "2023 waren es 11. Das sind mehr als 2022. Der 3. Preis ging an uns.";
  expect(splitSentences(text, "de")).toHaveLength(3);
});
