import { expect, it } from "vitest";
import { rememberingTexts, rememberTexts } from "./remember-texts.ts";

const asked: string[] = [];
const capitals = rememberTexts((text) => {
  asked.push(text);
  return text.toUpperCase();
});
const askTwice = () => ["a", "b", "a"].map(capitals);

it("does its work once for each text in a run, and anew in the next one, also after one that failed", () => {
  expect(rememberingTexts(askTwice)).toEqual(["A", "B", "A"]);
  expect(asked.splice(0)).toEqual(["a", "b"]);
  expect(() =>
    rememberingTexts(() => {
      askTwice();
      throw new Error("No room.");
    }),
  ).toThrow("No room.");
  expect(asked.splice(0)).toEqual(["a", "b"]);
  rememberingTexts(askTwice);
  expect(asked.splice(0)).toEqual(["a", "b"]);
});

it("keeps nothing outside of a run", () => {
  askTwice();
  expect(asked.splice(0)).toEqual(["a", "b", "a"]);
});
