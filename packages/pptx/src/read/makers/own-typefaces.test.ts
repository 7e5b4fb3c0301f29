import { expect, test } from "vitest";
import { oddTemplates } from "../../testing/odd-templates.ts";
import { readTemplate } from "../read-template.ts";

test.each([
  { name: "text that own slides set in a family of their own", want: "Times New Roman" },
  { name: "text that own slides set in several families", want: undefined },
  { name: "running text that own slides colour", want: undefined },
])("$name: text of ours stands in $want", ({ name, want }) => {
  const found = oddTemplates().find((template) => template.name === name);
  if (!found) throw new RangeError(`Expected a template with ${name}, found none.`);
  const { layouts } = readTemplate(found.bytes).template;
  const isOwn = want !== undefined;
  for (const { theme, statedFonts, placeholders } of layouts) {
    expect(theme.fonts.body.latin === "Times New Roman").toBe(isOwn);
    expect(theme.fonts.heading.latin).not.toBe("Times New Roman");
    expect(statedFonts).toEqual(isOwn ? ["body"] : undefined);
    const body = placeholders.find(({ type }) => type === "obj");
    if (isOwn && body) expect(body.levels[0]).toMatchObject({ fontFamily: want, font: "body" });
  }
});
