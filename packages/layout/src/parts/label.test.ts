import { type Box, inches, points } from "@lectern/deck";
import { expect, test } from "vitest";
import { chooseLayouts } from "../template/layouts/choose-layout.ts";
import { fullTemplate } from "../testing/index.ts";
import { placeKicker } from "./label.ts";

test("a kicker rises above its place by no more than its script needs", () => {
  const { rows } = chooseLayouts(fullTemplate);
  if (!rows.kicker) throw new RangeError("Expected a place for the line above a title.");
  const box: Box = { ...rows.kicker.box, y: inches(0.5), height: inches(0.2) };
  const levels = rows.kicker.levels.map((level) => ({ ...level, size: points(12) }));
  const anatomy = { ...rows, kicker: { ...rows.kicker, box, levels } };
  const placed = placeKicker("\u0645\u0627 \u062a\u0643\u0644\u0641\u0647", anatomy);
  expect(placed?.box.height).toBeGreaterThan(box.height);
  expect(placed?.box.height).toBeLessThan((placed?.text.measured.height ?? 0) + 0.2 * box.height);
});
