import { describe, expect, it } from "vitest";
import { isDatum } from "./data-items.ts";

describe("isDatum", () => {
  it.each([
    "3 May",
    "samedi 12 octobre",
    "10月3日",
    "Monday closed",
    "Tuesday to Friday 10 to 19",
    "mardi de 9 à 13 h",
    "fest@verein.example",
  ])("knows what is to be shown itself: %s", (words) => {
    expect(isDatum(words)).toBe(true);
  });

  it.each(["3 goals", "Monday", "history", "why we do it", "mars et la lune", "samples"])(
    "takes no name for it: %s",
    (words) => {
      expect(isDatum(words)).toBe(false);
    },
  );
});
