import { expect, test } from "vitest";
import { oddTemplates } from "../../testing/odd-templates.ts";
import { readTemplate } from "../read-template.ts";

test.each([
  {
    name: "tables of own slides with a full head and stripes",
    want: { head: "fill", rows: "stripes" },
  },
  { name: "tables of own slides with a pale head", want: { head: "tint", rows: "rules" } },
  { name: "tables of own slides in a style that the file does not bring along", want: undefined },
  { name: "titles that own slides move and colour", want: undefined },
])("$name: their tables are set as $want", ({ name, want }) => {
  const found = oddTemplates().find((template) => template.name === name);
  if (!found) throw new RangeError(`Expected a template with ${name}, found none.`);
  expect(readTemplate(found.bytes).template.ownTable).toEqual(want);
});
