import { describe, expect, it } from "vitest";
import { openSentencesLarge } from "./typed-small.ts";

describe("openSentencesLarge", () => {
  it.each([
    [
      "ok so the idea is basically this: we put a box (cheap) over the bin. it saved 930. then we sold six, approx. one a day. they like it",
      "We put a box (cheap) over the bin. It saved 930. Then we sold six, approx. one a day. They like it",
    ],
    [
      "the boiler failed. we lost two batches. iPhones rang. Then it rained.",
      "The boiler failed. We lost two batches. iPhones rang. Then it rained.",
    ],
    ["Hi from the roof. it leaks. we need tar.", "Hi from the roof. It leaks. We need tar."],
  ])("opens the sentences of %j", (given, want) => {
    expect(openSentencesLarge(given)).toBe(want);
  });

  it.each([
    "Ask the head of the dept. or the vice princ. tomorrow. She was in the library.",
    "The Vermessg. durch das Amt dauert. Am 3. mai ist sie fertig.",
    "npm is a tool",
    "",
  ])("leaves %j as it is", (given) => {
    expect(openSentencesLarge(given)).toBe(given);
  });
});
