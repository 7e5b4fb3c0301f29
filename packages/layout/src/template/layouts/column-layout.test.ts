import { type Box, inches, type Placeholder } from "@lectern/deck";
import { expect, test } from "vitest";
import { rightOf } from "../../geometry.ts";
import { fullTemplate } from "../../testing/index.ts";
import { chooseLayouts } from "./choose-layout.ts";
import { type ColumnLayout, onEdgesOf } from "./column-layout.ts";

const { rows, columns } = chooseLayouts(fullTemplate);
const [pair] = columns.filter(({ bodies }) => bodies.length === 2);
if (!pair) throw new RangeError("Expected a layout for two lists.");
const { contentBox } = rows;

/** Two lists that stand further in than content does on other pages, each by so much. */
function inset(by: number, drawn: readonly Box[] = []): ColumnLayout {
  const width = (contentBox.width - inches(0.5)) / 2 - by;
  const bodies = pair?.bodies.map((place, index): Placeholder => {
    const start = index === 0 ? contentBox.x + by : rightOf(contentBox) - by - width;
    const { left, right } = place.insets;
    const box = { ...place.box, x: start - left, width: width + left + right } as Box;
    return { ...place, box };
  });
  const anatomy = { ...rows, layout: { ...rows.layout, artwork: drawn } };
  return { anatomy, bodies: bodies ?? [], headings: [] };
}

function edgesOf({ bodies: [first, last] }: ColumnLayout) {
  const [left, right] = [
    (first?.box.x ?? 0) + (first?.insets.left ?? 0),
    last ? rightOf(last.box) - last.insets.right : 0,
  ];
  return [Math.round(left / 1000), Math.round(right / 1000)];
}

const outer = [Math.round(contentBox.x / 1000), Math.round(rightOf(contentBox) / 1000)];

test.each([
  { what: "a little further in begin and end where content does", by: inches(0.35), isWidened: true },
  { what: "far in stand where they were placed", by: inches(1.5), isWidened: false },
  { what: "that begin there already stay", by: 0, isWidened: true },
])("columns $what", ({ by, isWidened }) => {
  const given = inset(by);
  expect(edgesOf(onEdgesOf(rows, given))).toEqual(isWidened ? outer : edgesOf(given));
});

test("columns beside a drawing do not grow over it", () => {
  const sign = { ...contentBox, x: rightOf(contentBox) - inches(0.3), width: inches(0.3) } as Box;
  const given = inset(inches(0.35), [sign]);
  expect(onEdgesOf(rows, given)).toBe(given);
});
