import { expect, it } from "vitest";
import { withoutSmileys } from "./smileys.ts";

it.each([
  ["12% pet passed away :( 7% other", "12% pet passed away, 7% other"],
  ["See you there ;-) Bring cake", "See you there. Bring cake"],
  ["thanks a lot :)", "thanks a lot"],
  ["Costs: 40 :), next line", "Costs: 40, next line"],
  ["the hours (9:00) and costs: (see below)", "the hours (9:00) and costs: (see below)"],
  ["Prix : (voir annexe)", "Prix : (voir annexe)"],
  ["see https://example.org/a :/b", "see https://example.org/a :/b"],
  ["```\nx = a :) b\n```", "```\nx = a :) b\n```"],
])("%s", (text, expected) => {
  expect(withoutSmileys(text)).toBe(expected);
});
