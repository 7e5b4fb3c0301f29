import { type Box, inches } from "@lectern/deck";
import { expect, test } from "vitest";
import { rightOf } from "../geometry.ts";
import { classicTemplate } from "../testing/index.ts";
import type { Anatomy } from "./anatomy.ts";
import { chooseLayouts } from "./layouts/choose-layout.ts";
import { withWideTitle } from "./wide-title.ts";

const { rows } = chooseLayouts(classicTemplate);

function withTitleOf(width: number, drawn: readonly Box[] = []): Anatomy {
  const { title, layout } = rows;
  if (!title) throw new RangeError("Expected a title.");
  const box = { ...rows.titleBox, width: inches(width) } as Box;
  const levels = title.levels.map((level) => ({ ...level, alignment: "start" as const }));
  return { ...rows, titleBox: box, title: { ...title, box, levels }, layout: { ...layout, artwork: drawn } };
}

const sign = { ...rows.titleBox, x: rightOf(rows.titleBox) - inches(1), width: inches(1) } as Box;

test.each([
  { what: "takes the width of its content where it is narrow and alone", width: 4, drawn: [], isWider: true },
  { what: "keeps clear of what is drawn beside it", width: 4, drawn: [sign], isWider: false },
  { what: "keeps its place where that is wide", width: 7, drawn: [], isWider: false },
])("a title $what", ({ width, drawn, isWider }) => {
  const given = withTitleOf(width, drawn);
  const wide = withWideTitle(given);
  if (!isWider) expect(wide).toBe(given);
  else expect(rightOf(wide.titleBox)).toBeGreaterThanOrEqual(rightOf(given.contentBox) - 1);
  expect(wide.titleBox.x).toBe(given.titleBox.x);
});
