import { describe, expect, test } from "vitest";
import type { Direction, Move } from "./navigation.ts";
import { createWheelReader } from "./wheel.ts";

type Turn = readonly [time: number, deltaX: number, deltaY: number];

function read(turns: readonly Turn[], direction: Direction = "ltr"): (Move | undefined)[] {
  const reader = createWheelReader(direction);
  return turns.map(([time, deltaX, deltaY]) => reader({ time, deltaX, deltaY })).filter(Boolean);
}

/** What a touchpad sends for one push: a fast start and a long after-run. */
const push = (start: number, strength: number): Turn[] =>
  Array.from({ length: 60 }, (_, index) => [start + index * 16, 0, strength * 0.94 ** index]);

describe("the wheel", () => {
  test.each<{ of: string; turns: readonly Turn[]; want: readonly Move[]; direction?: Direction }>([
    { of: "one notch down", turns: [[0, 0, 100]], want: ["next"] },
    { of: "one notch up", turns: [[0, 0, -100]], want: ["previous"] },
    {
      of: "a finger that rests",
      turns: [
        [0, 0, 4],
        [16, 0, -3],
      ],
      want: [],
    },
    {
      of: "three quick notches",
      turns: [
        [0, 0, 120],
        [40, 0, 120],
        [80, 0, 120],
      ],
      want: ["next"],
    },
    {
      of: "notches with a pause between",
      turns: [
        [0, 0, 120],
        [300, 0, 120],
      ],
      want: ["next", "next"],
    },
    { of: "a push with its after-run", turns: push(0, 60), want: ["next"] },
    {
      of: "a second push into the after-run",
      turns: [...push(0, 60).slice(0, 40), ...push(650, 60)],
      want: ["next", "next"],
    },
    { of: "a stroke to the right", turns: [[0, 50, 5]], want: ["next"] },
    { of: "the same in a right-to-left deck", turns: [[0, 50, 5]], want: ["previous"], direction: "rtl" },
  ])("$of asks for $want", ({ turns, want, direction }) => {
    expect(read(turns, direction)).toEqual(want);
  });
});
