import { expect, test } from "vitest";
import { oddTemplates } from "../../testing/odd-templates.ts";
import { readTemplate } from "../read-template.ts";

test.each([
  { name: "panels of own slides with square corners", want: 0 },
  { name: "panels of own slides with round corners", want: 182_880 },
  { name: "own slides with all their text in boxes", want: undefined },
])("$name: the corners of ours are $want", ({ name, want }) => {
  const found = oddTemplates().find((template) => template.name === name);
  if (!found) throw new RangeError(`Expected a template with ${name}, found none.`);
  expect(readTemplate(found.bytes).template.ownCorners).toBe(want);
});
