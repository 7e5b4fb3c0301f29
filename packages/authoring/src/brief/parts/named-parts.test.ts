import { expect, test } from "vitest";
import { readNamedParts } from "./named-parts.ts";

const namesIn = (text: string): readonly string[] =>
  readNamedParts(text).map(({ text: name, form }) => (form === undefined ? name : `${name}: ${form}`));

test.each([
  ["Then the rules.", ["the rules"]],
  ["Next what changes for drivers, step by step:", ["what changes for drivers"]],
  ["Luego las propuestas:", ["las propuestas"]],
  ["Then next winter.", ["next winter"]],
  ["Now the bills, as a line going up:", ["the bills: line"]],
  ["A timeline of her life from that please.", ["her life: timeline"]],
  ["Un graphique pour le chiffre d'affaires, s'il vous plaît.", ["le chiffre d'affaires: chart"]],
  ["How a shift goes as steps please:", ["How a shift goes: process"]],
  ["Diese Reihenfolge bitte als Ablauf mit Pfeilen.", ["Reihenfolge: process"]],
  ["人数变化请画成柱状图。", ["人数变化: column"]],
  ["Give me a chart of sales and costs.", ["sales and costs: chart"]],
])("%s names a part", (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

test.each([
  "Put that in a table.",
  "Then list all door codes.",
  "These two against each other, as bars.",
  "First aid for parents, 6 slides",
  "Next year we move to the new hall.",
  "Then please make a deck of it.",
  "Add a table of contents.",
  "Then we sing, then we eat.",
])("%s names none", (text) => {
  expect(namesIn(text)).toEqual([]);
});
