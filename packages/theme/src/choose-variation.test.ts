import { expect, test } from "vitest";
import { chooseVariation } from "./choose-variation.ts";
import { looks } from "./looks/looks.ts";

test("the same title always gets the same look, whatever its case and spaces", () => {
  const chosen = chooseVariation("Growth came from customers we already had");
  expect(chooseVariation("  growth came from\ncustomers WE already had ")).toBe(chosen);
  expect(chosen.name).toBe("fern");
});

test("titles are spread over all looks", () => {
  const counts = new Map(looks.map(({ name }) => [name, 0]));
  for (let year = 1000; year < 1600; year += 1) {
    const { name } = chooseVariation(`Annual report ${year}`);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  for (const count of counts.values()) expect(count).toBeGreaterThan(60);
});

test("a title without any text gets a look too", () => {
  expect(looks).toContain(chooseVariation(""));
});
