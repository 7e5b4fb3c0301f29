import { expect, test } from "vitest";
import { isClauseOfEnding, withoutLastSlide } from "./name-ending.ts";

test.each([
  ["the last one should be something we all say", "something we all say"],
  ["a list of sources on the final slide", "a list of sources"],
  ["die letzte Folie ist ein Quiz", "ein Quiz"],
  ["a last one that invites questions", "questions"],
  ["the vote on the switches is the last slide", "the vote on the switches"],
  ["die Abstimmung ist die letzte Folie", "die Abstimmung"],
  ["please three questions for the audience", "three questions for the audience"],
  ["the last slide", ""],
  ["on the second to last slide", ""],
  ["the last bus home", "the last bus home"],
  ["three slides of sources", "three slides of sources"],
])("%s shows: %s", (text, want) => {
  expect(withoutLastSlide(text)).toBe(want);
});

test.each(["they need to see how the vote works", "soll abgestimmt werden können", "people can photograph"])(
  "%s names nothing",
  (text) => {
    expect(isClauseOfEnding(text)).toBe(true);
  },
);

test.each([
  "what each of us will do this week",
  "the questions we still have to put to each bidder",
  "something they can do before next week",
  "la fecha de la próxima junta",
  "wie wir abstimmen",
  "un quiz",
])("%s is a name", (text) => {
  expect(isClauseOfEnding(text)).toBe(false);
});
