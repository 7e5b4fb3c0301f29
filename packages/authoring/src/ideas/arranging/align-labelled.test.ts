import { expect, it } from "vitest";
import type { Block } from "../../structure/blocks.ts";
import { toPlainText, toRichText } from "../../text/markup/rich-text.ts";
import { alignLabelled } from "./align-labelled.ts";

const list = (...items: readonly string[]): Block => ({
  kind: "list",
  ordered: false,
  items: items.map((text) => ({ text: toRichText(text), children: [] })),
  source: { start: 0, end: 0 },
});

it("sets what lines tell of each label side by side", () => {
  const [table, rest] = alignLabelled([
    list(
      "Old: three shifts, 40 hours, every third weekend.",
      "New: four shifts, 36 hours, every fourth weekend.",
      "The council agreed in May",
    ),
  ]);
  if (table?.kind !== "table") throw new Error("expected a table");
  expect(table.header.map(toPlainText)).toEqual(["Old", "New"]);
  expect(table.rows.map((row) => row.map(toPlainText))).toEqual([
    ["Three shifts", "Four shifts"],
    ["40 hours", "36 hours"],
    ["Every third weekend", "Every fourth weekend"],
  ]);
  expect(rest?.kind).toBe("list");
});

it.each([
  [["Bring: boots, a coat", "Rules: no phones, no fires"]],
  [["Price: 61,000, 90 days"]],
  [["We open at nine", "We close at six"]],
])("leaves %j", (items) => {
  const block = list(...items);
  expect(alignLabelled([block])).toEqual([block]);
});
