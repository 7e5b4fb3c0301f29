import { expect, it } from "vitest";
import { takeLook } from "./look-clause.ts";

it.each([
  ["insight, one huge sentence", { name: "insight", form: "statement" }],
  ["Safety first, one giant number", { name: "Safety first", form: "numbers" }],
  ["l'équipe, trois visages", { name: "l'équipe" }],
  ["Leiter oder Gerüst? Zwei Spalten", { name: "Leiter oder Gerüst?", form: "comparison" }],
  ["Umsatz – ein Balkendiagramm", { name: "Umsatz", form: "bar" }],
])("takes the look off %s", (title, want) => {
  expect(takeLook(title)).toEqual(want);
});

it.each([
  "Tea, coffee",
  "Who we are, what we sentence",
  "Prices, old and new",
  "The team, three nurses",
  "Pay, line by line",
])("leaves %s as it is", (title) => {
  expect(takeLook(title)).toEqual({ name: title });
});
