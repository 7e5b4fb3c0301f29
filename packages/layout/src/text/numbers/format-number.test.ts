import { expect, test } from "vitest";
import { formatDecimals, formatPercent, formatPlain } from "./format-number.ts";

test("sets thousands apart by a space that every font has", () => {
  expect(formatPlain(19_250, "fr")).toBe("19\u00a0250");
  expect(formatDecimals(1_234.5, 1, "fr")).toBe("1\u00a0234,5");
  expect(formatPercent(0.5, 0, "fr")).toBe("50\u00a0%");
});
