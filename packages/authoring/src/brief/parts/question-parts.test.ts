import { expect, it } from "vitest";
import { readQuestionParts } from "./question-parts.ts";

const partsOf = (text: string): readonly string[] => readQuestionParts(text, []).map((part) => part.text);

it.each([
  [
    "slides on the hall - what it costs, who has the key and how to book",
    ["what it costs", "who has the key", "how to book"],
  ],
  ["sie sollen verstehen warum alle spielen und wer wann wäscht", ["warum alle spielen", "wer wann wäscht"]],
  ["расскажи что купить, кто платит и когда едем", ["что купить", "кто платит", "когда едем"]],
])("reads the questions in a row of %s", (given, want) => {
  expect(partsOf(given)).toEqual(want);
});

it.each([
  "what do you think of it, make it short",
  "for people who moved here, and those who will",
  "how to breathe when you sing",
])("reads none in %s", (given) => {
  expect(partsOf(given)).toEqual([]);
});

it("leaves what is kept out, and the end", () => {
  const text = "say who pays, what it costs, why not";
  const exclude = { slot: "exclude", start: 22, end: 28, text: "costs" } as const;
  expect(readQuestionParts(text, [exclude]).map((part) => part.text)).not.toContain("what it costs");
});
