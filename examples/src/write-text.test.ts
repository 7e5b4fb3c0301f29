import { expect, it } from "vitest";
import { points, rich, rows, signed } from "./write-text.ts";

it.each([
  { given: "plain", want: [{ text: "plain" }] },
  { given: "up **18 %** now", want: [{ text: "up " }, { text: "18 %", bold: true }, { text: " now" }] },
  {
    given: "*one* of `two`",
    want: [{ text: "one", italic: true }, { text: " of " }, { text: "two", code: true }],
  },
  { given: "[site](https://example.org)", want: [{ text: "site", href: "https://example.org" }] },
  { given: "3 * 4", want: [{ text: "3 * 4" }] },
  { given: "", want: [] },
])("writes $given as runs", ({ given, want }) => {
  expect(rich(given)).toEqual(want);
});

it("sets leads off and nests points", () => {
  expect(points("Price :: 15 % above", ["Top", "below"])).toEqual([
    { lead: "Price", text: [{ text: "15 % above" }] },
    { text: [{ text: "Top" }], children: [{ text: [{ text: "below" }] }] },
  ]);
});

it("reads the signs of points and the roles of rows", () => {
  expect(signed("+ a", "- b", "c").map(({ sign }) => sign)).toEqual(["plus", "minus", undefined]);
  expect(rows("a | b", "= a |", "> -1 | b").map(({ role, cells }) => [role, cells.length])).toEqual([
    [undefined, 2],
    ["total", 2],
    ["highlight", 2],
  ]);
});
