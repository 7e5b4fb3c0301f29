import { expect, it } from "vitest";
import { thingShapes } from "../generated/thing-shapes.ts";
import { nameThing } from "./name-thing.ts";
import { thingSynonyms } from "./thing-synonyms.ts";

it.each([
  ["violin", "violin"],
  ["fiddle", "violin"],
  ["steam locomotive", "locomotive"],
  ["Lighthouse", "lighthouse"],
  ["cherries", "cherries"],
  ["tomatoes", "tomato"],
  ["loaf of bread", "bread"],
  ["loaves", "bread"],
  ["hives", "beehive"],
  ["old bicycle", "bicycle"],
  ["fire extinguisher", "fire-extinguisher"],
  ["coffee cup", "hot-beverage"],
  ["tooth", "tooth"],
  ["rugby ball", "rugby-football"],
  ["milk churn", "milk-churn"],
  ["shadow puppet", "shadow-puppet"],
  ["coffee bean", "coffee-beans"],
  ["fridge", "refrigerator"],
  ["fluffy chick", "baby-chick"],
  ["mug of tea", "hot-beverage"],
  ["ship's bell", "bell"],
  ["silver medal", "sports-medal"],
])("draws %s as %s", (noun, thing) => {
  expect(nameThing(noun)).toBe(thing);
});

it.each([
  "",
  "sea horse",
  "guinea pig",
  "toy train",
  "gravy boat",
  "sea lion",
  "rowing boat",
  "station clock",
  "hand plane",
  "flower bed",
  "World Cup",
  "cheese board",
  "hot air balloon",
  "ice cream van",
  "double bed",
  "shop door",
  "shed",
  "blue door",
  "trust",
  "kefir",
  "mate",
  "x",
])("draws nothing for %s, rather than something related", (noun) => {
  expect(nameThing(noun)).toBeUndefined();
});

it("knows every drawing of the stock that a synonym is for, and no synonym twice", () => {
  const words = Object.values(thingSynonyms).flatMap((list) => list.split(" "));
  expect(Object.keys(thingSynonyms).filter((name) => !Object.hasOwn(thingShapes, name))).toEqual([]);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});
