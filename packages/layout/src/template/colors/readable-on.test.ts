import { expect, test } from "vitest";
import { fullTemplate } from "../../testing/index.ts";
import { lightOnMiddleTones } from "./readable-on.ts";

const [layout] = fullTemplate.layouts.filter(({ type }) => type === "titleOnly");

test.each([
  {
    what: "a large dark title on brown",
    own: "000000",
    grounds: ["846848", "967652"],
    size: 40,
    want: "bg1",
  },
  { what: "a large dark title on pale blue", own: "000000", grounds: ["7CA0D0"], size: 40, want: undefined },
  { what: "a small dark title on brown", own: "000000", grounds: ["846848"], size: 18, want: undefined },
  { what: "a title in a colour", own: "F0FC02", grounds: ["846848"], size: 40, want: undefined },
  {
    what: "a dark title on what nobody could look at",
    own: "000000",
    grounds: [],
    size: 40,
    want: undefined,
  },
  { what: "a dark title on paper", own: "000000", grounds: ["FFFFFF"], size: 40, want: undefined },
])("$what is light: $want", ({ own, grounds, size, want }) => {
  if (!layout) throw new RangeError("Expected a layout with a title only.");
  expect(lightOnMiddleTones(grounds, own, { size, bold: false }, layout)?.scheme).toBe(want);
});
