import { expect, it } from "vitest";
import { readAnnotated } from "../testing/read-annotated.ts";
import { readCalledName } from "./called-name.ts";

function nameIn(text: string): string | undefined {
  const [prompt] = readAnnotated(`=== x01 | en | test\n⟦content|${text}⟧`);
  return readCalledName(prompt?.units ?? []);
}

it.each([
  ["My talk needs new slides. It is called Salt Roads of the North.", "Salt Roads of the North"],
  ["On s'appelle Tisane & Co et on vend des infusions.", "Tisane & Co"],
  ["Unsere Firma heißt Kranich Solar, wir sind sechs.", "Kranich Solar"],
  ["El proyecto se llama Plazas Verdes y empieza en mayo.", "Plazas Verdes"],
  ["Ons bedrijf heet Zilt 27.", "Zilt 27"],
])("reads the name that %s gives", (text, want) => {
  expect(nameIn(text)).toBe(want);
});

it.each([
  "My name is Ruth and I am called Ruthie by all.",
  "Je m'appelle Paul.",
  "It is called off when it rains.",
  "On s'appelle demain.",
  "Das Projekt heißt so, weil es lange dauert.",
  "We called Mrs Berger twice.",
])("reads none from %s", (text) => {
  expect(nameIn(text)).toBeUndefined();
});
