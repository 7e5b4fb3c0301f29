import { inches, plainStyle } from "@lectern/deck";
import { expect, test } from "vitest";
import { boxOf } from "../geometry.ts";
import { fullTemplate } from "../testing/index.ts";
import { pagesOf, placeSlide } from "../testing/place-slide.ts";
import { partPlaces } from "./part-places.ts";

const [page] = pagesOf(
  placeSlide(
    {
      kind: "table",
      title: "Short",
      columns: [{ heading: "One" }, { heading: "Two" }],
      rows: Array.from({ length: 7 }, () => ({ cells: [[{ text: "Some" }], [{ text: "words" }]] })),
    },
    { template: { ...fullTemplate, style: plainStyle } },
  ),
);
const layout = fullTemplate.layouts.find(({ id }) => id === page?.layoutId);

function titleAndTable(elements = page?.elements ?? []) {
  const title = elements.find(({ kind }) => kind === "placeholder");
  const table = elements.find(({ kind }) => kind === "table");
  if (title?.kind !== "placeholder" || !table || !layout) throw new Error("Expected a title and a table.");
  return { title, table, layout };
}

test("a place ends where that begins which stands below its text", () => {
  const { title, table, layout: own } = titleAndTable();
  const { x, y, width } = title.box;
  const reaching = { ...title, box: boxOf(x, y, width, table.box.y + inches(0.2) - y) };
  const [parted] = partPlaces([reaching, table], own);
  expect(parted).toEqual({
    ...title,
    box: boxOf(x, y, width, table.box.y - y),
    inheritsBox: false,
  });
});

test("a place whose own text reaches down to what comes next stays as it is", () => {
  const { title, table, layout: own } = titleAndTable();
  const high = { ...title, text: { ...title.text, measured: { ...title.text.measured, height: inches(2) } } };
  expect(partPlaces([high, table], own)).toEqual([high, table]);
});
