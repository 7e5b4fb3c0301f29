import { expect, test } from "vitest";
import { oddTemplates } from "../../testing/odd-templates.ts";
import { readTemplate } from "../read-template.ts";

test.each([
  { name: "running text that own slides colour", want: { scheme: "tx2" } },
  { name: "running text of many colours on own slides", want: undefined },
  { name: "titles that own slides move and colour", want: undefined },
])("$name: the ink that most of it states is $want", ({ name, want }) => {
  const found = oddTemplates().find((template) => template.name === name);
  if (!found) throw new RangeError(`Expected a template with ${name}, found none.`);
  expect(readTemplate(found.bytes).template.ownInk).toEqual(want);
});
