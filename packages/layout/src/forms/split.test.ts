import { expect, test } from "vitest";
import { chooseLayouts } from "../template/layouts/choose-layout.ts";
import { fullTemplate } from "../testing/index.ts";
import { textOf } from "../testing/place-slide.ts";
import { composeSplit } from "./split.ts";

const { split } = chooseLayouts(fullTemplate);

test.each([
  { texts: ["Check date", "Stamp it", "Never keep it"], least: 32 },
  { texts: ["Check the date", "Check the number of people", "Stamp it", "Never keep it"], least: 28 },
])("few short points beside a title have type that grows to their room: $texts", ({ texts, least }) => {
  if (!split) throw new Error("Expected a layout with its title beside the list.");
  const blocks = texts.map((text) => [{ level: 0, text: [{ text }] }]);
  const [list] = composeSplit(blocks, split, "ltr") ?? [];
  expect(textOf(list).split("\n")).toEqual(texts);
  const sizes = list?.kind === "placeholder" ? list.text?.paragraphs.map(({ runs }) => runs[0]?.size) : [];
  expect(Math.min(...(sizes ?? []).map((size) => size ?? 0))).toBeGreaterThanOrEqual(least);
});

test("gives the last word of a point company on its line", () => {
  if (!split) throw new Error("Expected a layout with its title beside the list.");
  const texts = ["Ring the office in the morning at the latest", "Somebody near by comes along then"];
  const blocks = texts.map((text) => [{ level: 0, text: [{ text }] }]);
  const [list] = composeSplit(blocks, split, "ltr") ?? [];
  expect(textOf(list)).toContain("\u00a0");
  expect(textOf(list).replaceAll("\u00a0", " ").split("\n")).toEqual(texts);
});
