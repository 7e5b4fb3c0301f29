import { expect, it } from "vitest";
import { readSource } from "../../source/read-source.ts";
import { tagUnits } from "../tag-units.ts";

function shown(prompt: string): string {
  return tagUnits(readSource(prompt))
    .filter(({ place }) => place === "slide")
    .map(({ text }) => text)
    .join("\n");
}

const matter = `Left on the plates, grams per child and meal:
May 142
June 138
September 121
October 104
November 97

What we changed:
- bread is at the end of the counter
- two pupils weigh what is left
- break comes before lunch`;

it("speaks what says in the line of a request who asks and who is to listen", () => {
  const prompt = `I run the kitchen of Elm Road school and have to report to the council on what we throw away. The head and six parents will be there. 9 slides please, with a chart.\n\n${matter}`;
  expect(shown(prompt)).not.toMatch(/I run the kitchen|six parents/u);
  expect(shown(prompt)).toContain("November 97");
});

it("speaks what only hands the matter over", () => {
  const prompt = `8 slides for the town council please, plain and short.\n\nHere is everything I have, sorry:\n\n${matter}`;
  expect(shown(prompt)).not.toContain("everything I have");
  expect(shown(prompt)).toContain("October 104");
});

it("shows facts that a request is followed by in its line, and a prompt of one paragraph", () => {
  const facts =
    "8 slides for our investors please. Revenue hit $61k in May. Burn is down to $38k a month. Gross margin is 74%.";
  expect(shown(`${facts}\n\n${matter}`)).toContain("Burn is down");
  expect(shown(facts)).toContain("Gross margin is 74%");
});
