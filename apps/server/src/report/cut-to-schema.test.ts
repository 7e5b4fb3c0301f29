import { expect, test } from "vitest";
import { cutToSchema } from "./cut-to-schema.ts";

test.each([
  { given: "short", schema: { maxLength: 5 }, want: "short" },
  { given: "longer", schema: { maxLength: 5 }, want: "long…" },
  { given: "🎈🎈🎈", schema: { maxLength: 3 }, want: "🎈🎈🎈" },
  { given: "🎈🎈🎈🎈", schema: { maxLength: 3 }, want: "🎈🎈…" },
  { given: [1, 2, 3], schema: { maxItems: 2 }, want: [1, 2] },
  { given: ["abc", "d"], schema: { items: { maxLength: 2 } }, want: ["a…", "d"] },
  {
    given: { name: "abc", list: ["abc"], free: "abc" },
    schema: { properties: { name: { maxLength: 2 }, list: { items: { maxLength: 2 } } } },
    want: { name: "a…", list: ["a…"], free: "abc" },
  },
  { given: 7, schema: { maxLength: 1 }, want: 7 },
  { given: null, schema: {}, want: null },
])("$given becomes $want", ({ given, schema, want }) => {
  expect(cutToSchema<unknown>(given, schema)).toEqual(want);
});
