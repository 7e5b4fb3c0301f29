import { expect, test } from "vitest";
import { createStopwatch, toElapsedText } from "./stopwatch.ts";

test("a stopwatch runs, stands still while it is stopped, and starts over", () => {
  let time = 1000;
  const stopwatch = createStopwatch(() => time);
  time += 500;
  expect(stopwatch.elapsed()).toBe(500);
  stopwatch.toggle();
  time += 5000;
  expect([stopwatch.elapsed(), stopwatch.isRunning()]).toEqual([500, false]);
  stopwatch.toggle();
  time += 250;
  expect([stopwatch.elapsed(), stopwatch.isRunning()]).toEqual([750, true]);
  stopwatch.reset();
  time += 100;
  expect(stopwatch.elapsed()).toBe(100);
});

test.each([
  [0, "0:00"],
  [5_999, "0:05"],
  [750_000, "12:30"],
  [3_723_000, "1:02:03"],
])("%d ms are %s", (milliseconds, want) => {
  expect(toElapsedText(milliseconds)).toBe(want);
});
