import { expect, it } from "vitest";
import { rememberLatest } from "./remember-latest.ts";

it("gives the same result for the same objects, and asks anew for others that are merely alike", () => {
  const asked: string[] = [];
  const join = rememberLatest((words: readonly string[], between: string) => {
    asked.push(between);
    return { text: words.join(between) };
  });
  const words = ["a", "b"];
  expect(join(words, "-")).toBe(join(words, "-"));
  expect(join(words, "+")).toEqual({ text: "a+b" });
  expect(join([...words], "-")).toEqual({ text: "a-b" });
  expect(asked).toEqual(["-", "+", "-"]);
});

it("keeps few results, and is right about those that it kept no more", () => {
  let count = 0;
  const square = rememberLatest((side: number) => {
    count += 1;
    return side * side;
  });
  const sides = Array.from({ length: 100 }, (_, side) => side);
  const squares = sides.map((side) => side * side);
  expect(sides.map((side) => square(side))).toEqual(squares);
  expect(sides.map((side) => square(side))).toEqual(squares);
  expect(count).toBe(200);
});
