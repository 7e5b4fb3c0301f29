import { describe, expect, test } from "vitest";
import { readSlideLink, toSlideLink } from "./slide-link.ts";

describe("readSlideLink", () => {
  test.each([
    { given: "#1", want: 0 },
    { given: "#4", want: 3 },
    { given: "#012", want: 11 },
    { given: "#slide-4", want: 3 },
    { given: "#99", want: 11 },
    { given: "#0", want: undefined },
    { given: "#", want: undefined },
    { given: "", want: undefined },
    { given: "#-2", want: undefined },
    { given: "#4th", want: undefined },
    { given: "#99999999999999999999", want: undefined },
  ])("reads $given in a deck of twelve as index $want", ({ given, want }) => {
    expect(readSlideLink(given, 12)).toBe(want);
  });

  test("reads back what toSlideLink writes", () => {
    for (const index of [0, 3, 11]) expect(readSlideLink(toSlideLink(index), 12)).toBe(index);
  });
});
