import { packParts } from "@lectern/ooxml/testing";
import { expect, test } from "vitest";
import { oddTemplates } from "../../testing/odd-templates.ts";
import { changedParts, changedTemplate } from "../../testing/sample-template.ts";
import { titleText, withSlides } from "../../testing/template-parts.ts";
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

test("the slide that opens a file of several tells where its title stands", () => {
  const opening = "ppt/slides/slide1.xml";
  const added = Array.from({ length: 4 }, () => ({ layout: 3, shapes: [titleText("Next", "")] }));
  const read = (y: number) => {
    const parts = withSlides(changedParts(), added);
    const frame = `<a:xfrm><a:off x="914400" y="${y}"/><a:ext cx="9144000" cy="2743200"/></a:xfrm>`;
    const slide = String(parts.get(opening));
    const title = /(<p:ph type="(?:ctrT|t)itle"\/><\/p:nvPr><\/p:nvSpPr>)<p:spPr(?:\/>|>.*?<\/p:spPr>)/u;
    expect(slide).toMatch(title);
    parts.set(opening, slide.replace(title, `$1<p:spPr>${frame}</p:spPr>`));
    const { layouts } = readTemplate(packParts(parts)).template;
    return layouts.find(({ opens }) => opens)?.ownTitle?.box;
  };
  expect(read(300_000)?.y).toBe(300_000);
  expect(read(6_000_000)).toBeUndefined();
});

test("a file whose few slides keep to their layouts tells nothing", () => {
  expect(changedTemplate().template.layouts.map(({ ownTitle }) => ownTitle)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
