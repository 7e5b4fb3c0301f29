import { describe, expect, it } from "vitest";
import { saysTheSame } from "./title-reward.ts";

describe("saysTheSame", () => {
  it.each([
    ["Moving the Leeds office", "Leeds office move to Canal Wharf", false],
    ["Minding a guinea pig", "Minding your guinea pig", true],
    ["The boiler", "Boiler", true],
    ["Bees", "Bees and wasps of the northern moors", false],
    ["Rents", "Repairs", false],
  ])("of %s and %s: %s", (one, other, want) => {
    expect(saysTheSame(one, other, "en")).toBe(want);
  });
});
