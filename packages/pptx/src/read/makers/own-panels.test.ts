import { expect, test } from "vitest";
import { oddTemplates } from "../../testing/odd-templates.ts";
import { readTemplate } from "../read-template.ts";

test.each([
  { name: "boxes of own slides with full fills", want: "full" },
  { name: "boxes of own slides with pale fills", want: "pale" },
  { name: "boxes of own slides with a line around", want: "outline" },
  { name: "boxes of own slides, most of them pale", want: "pale" },
  { name: "one box with a fill on a dozen slides", want: "none" },
  { name: "words of own slides on panels behind them", want: "full" },
  { name: "running text that own slides colour", want: "none" },
  // Three slides are no habit.
  { name: "panels of own slides with square corners", want: undefined },
])("$name: the makers' panels are $want", ({ name, want }) => {
  const found = oddTemplates().find((template) => template.name === name);
  if (!found) throw new RangeError(`Expected a template with ${name}, found none.`);
  expect(readTemplate(found.bytes).template.ownPanels).toBe(want);
});
