import { expect, test } from "vitest";
import { findIcon, iconNames } from "./icons.ts";

test("has many icons, each once, by names in kebab case", () => {
  expect(iconNames.length).toBeGreaterThanOrEqual(150);
  expect(new Set(iconNames).size).toBe(iconNames.length);
  expect(iconNames.filter((name) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(name))).toEqual([]);
});

test("draws every icon with absolute M, L, C and Z commands inside its field", () => {
  for (const name of iconNames) {
    const { commands = "" } = findIcon(name) ?? {};
    expect(commands, name).toMatch(/^M[-\d. MLCZ]+$/u);
    const numbers = commands.match(/-?\d+(?:\.\d+)?/gu)?.map(Number) ?? [];
    expect(Math.min(...numbers), name).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers), name).toBeLessThanOrEqual(24);
  }
});

test.each([
  { name: "light-bulb", like: "lightbulb" },
  { name: "home", like: "house" },
  { name: "bar-chart", like: "chart-column" },
])("knows $name by another name", ({ name, like }) => {
  expect(findIcon(name)).toEqual(findIcon(like));
});

test.each(["no-such-icon", "constructor", ""])("has no icon named %j", (name) => {
  expect(findIcon(name)).toBeUndefined();
});
