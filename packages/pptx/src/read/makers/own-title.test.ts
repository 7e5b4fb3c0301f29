import { expect, test } from "vitest";
import { oddTemplates } from "../../testing/odd-templates.ts";
import { changedTemplate } from "../../testing/sample-template.ts";
import { readTemplate } from "../read-template.ts";

function ownTitleIn(name: string) {
  const found = oddTemplates().find((template) => template.name === name);
  if (!found) throw new RangeError(`Expected a template with ${name}, found none.`);
  const { layouts } = readTemplate(found.bytes).template;
  return layouts.find(({ type }) => type === "obj")?.ownTitle;
}

test("what most own slides fill and set their titles with is told, in colours of the theme", () => {
  expect(ownTitleIn("titles that own slides fill")).toEqual({
    bold: true,
    color: { scheme: "bg1" },
    fill: { scheme: "accent1" },
  });
});

test("a colour that is none of the theme's stays itself, and a place of their own comes with what is below", () => {
  const own = ownTitleIn("titles that own slides move and colour");
  expect(own?.color?.rgb).toBe("B00060");
  expect(own?.size).toBe(20);
  expect(own?.box?.y).toBe(60_000);
  expect(own?.content?.y).toBe(1_300_000);
});

test("a file whose few slides keep to their layouts tells nothing", () => {
  expect(changedTemplate().template.layouts.map(({ ownTitle }) => ownTitle)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
