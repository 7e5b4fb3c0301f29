import { expect, test } from "vitest";
import { findPictogram, pictogramNames } from "./pictograms.ts";

test("has pictograms of the things that decks count, by names in kebab case", () => {
  expect(pictogramNames.length).toBeGreaterThanOrEqual(60);
  for (const name of pictogramNames) expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/u);
  for (const name of ["person", "house", "bus", "bed", "tree", "coin", "book", "cup"]) {
    expect(pictogramNames).toContain(name);
  }
});

test("draws every pictogram with absolute M, L, C and Z commands inside its field, each part closed", () => {
  for (const name of pictogramNames) {
    const { commands = "", width = 0, height = 0 } = findPictogram(name) ?? {};
    expect(commands, name).toMatch(/^M[\d. MLCZ]+Z$/u);
    expect(commands.match(/M/gu)?.length, name).toBe(commands.match(/Z/gu)?.length);
    const numbers = commands.match(/\d+(?:\.\d+)?/gu)?.map(Number) ?? [];
    expect(numbers.length % 2, name).toBe(0);
    const across = numbers.filter((_, index) => index % 2 === 0);
    const down = numbers.filter((_, index) => index % 2 === 1);
    expect(Math.max(...across), name).toBeLessThanOrEqual(width);
    expect(Math.max(...down), name).toBeLessThanOrEqual(height);
  }
});

test.each([
  { icon: "users", like: "person" },
  { icon: "home", like: "house" },
  { icon: "coffee", like: "cup" },
])("finds the pictogram of the icon $icon", ({ icon, like }) => {
  expect(findPictogram(icon)).toEqual(findPictogram(like));
  expect(findPictogram(like)).toBeDefined();
});

test.each(["no-such-thing", "constructor", ""])("has no pictogram named %j", (name) => {
  expect(findPictogram(name)).toBeUndefined();
});
