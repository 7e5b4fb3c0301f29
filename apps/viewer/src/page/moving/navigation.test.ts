import { describe, expect, test } from "vitest";
import { moveFrom, readClickMove, readKeyMove, readSwipeMove } from "./navigation.ts";

describe("moveFrom", () => {
  test.each([
    { given: { index: 3, move: "next" }, want: 4 },
    { given: { index: 3, move: "previous" }, want: 2 },
    { given: { index: 3, move: "first" }, want: 0 },
    { given: { index: 3, move: "last" }, want: 11 },
    { given: { index: 11, move: "next" }, want: 11 },
    { given: { index: 0, move: "previous" }, want: 0 },
  ] as const)("goes from $given.index by $given.move to $want of twelve slides", ({ given, want }) => {
    expect(moveFrom(given.index, given.move, 12)).toBe(want);
  });
});

describe("readKeyMove", () => {
  test.each([
    { key: "ArrowRight", want: "next", wantInRtl: "previous" },
    { key: "ArrowLeft", want: "previous", wantInRtl: "next" },
    { key: "ArrowDown", want: "next", wantInRtl: "next" },
    { key: "ArrowUp", want: "previous", wantInRtl: "previous" },
    { key: "PageDown", want: "next", wantInRtl: "next" },
    { key: "PageUp", want: "previous", wantInRtl: "previous" },
    { key: " ", want: "next", wantInRtl: "next" },
    { key: "Home", want: "first", wantInRtl: "first" },
    { key: "End", want: "last", wantInRtl: "last" },
    { key: "Tab", want: undefined, wantInRtl: undefined },
    { key: "a", want: undefined, wantInRtl: undefined },
  ])("takes the key '$key' as $want, in a right-to-left deck as $wantInRtl", ({ key, want, wantInRtl }) => {
    expect(readKeyMove({ key, shiftKey: false }, "ltr")).toBe(want);
    expect(readKeyMove({ key, shiftKey: false }, "rtl")).toBe(wantInRtl);
  });

  test("takes space with shift as a step back", () => {
    expect(readKeyMove({ key: " ", shiftKey: true }, "ltr")).toBe("previous");
  });
});

describe("readClickMove", () => {
  test.each([
    { x: 10, direction: "ltr", want: "previous" },
    { x: 399, direction: "ltr", want: "previous" },
    { x: 400, direction: "ltr", want: "next" },
    { x: 10, direction: "rtl", want: "next" },
    { x: 790, direction: "rtl", want: "previous" },
  ] as const)(
    "takes a click at $x of 800 in a deck that runs $direction as $want",
    ({ x, direction, want }) => {
      expect(readClickMove(x, 800, direction)).toBe(want);
    },
  );
});

describe("readSwipeMove", () => {
  test.each([
    { given: { deltaX: -80, deltaY: 10 }, want: "next" },
    { given: { deltaX: 80, deltaY: -10 }, want: "previous" },
    { given: { deltaX: -30, deltaY: 0 }, want: undefined },
    { given: { deltaX: -80, deltaY: 70 }, want: undefined },
    { given: { deltaX: 0, deltaY: 200 }, want: undefined },
  ])("takes a stroke of $given.deltaX, $given.deltaY as $want", ({ given, want }) => {
    expect(readSwipeMove(given, "ltr")).toBe(want);
  });

  test("follows the direction of the deck", () => {
    expect(readSwipeMove({ deltaX: -80, deltaY: 0 }, "rtl")).toBe("previous");
  });
});
