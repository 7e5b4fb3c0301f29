import { readTemplate } from "@lectern/engine";
import { packParts, samplePresentation } from "@lectern/ooxml/testing";
import { describe, expect, it } from "vitest";
import { describeTemplate } from "./describe-template.ts";

const parts = samplePresentation();
const describeChanged = (part: string, from: string | RegExp, to: string): string => {
  const source = String(parts.get(part));
  expect(source).toMatch(from);
  const changed = new Map(parts).set(part, source.replace(from, to));
  return describeTemplate(readTemplate(packParts(changed)).template);
};
const text = describeTemplate(readTemplate(packParts(parts)).template);

describe("the description of a template", () => {
  it("says how it looks", () => {
    expect(text).toMatch(/^Slides of 13\.33 x 7\.50 in, 3 layouts\.\nFonts: .+ for titles, .+ for text\.\n/);
    expect(text).toMatch(/Colours: dk1 [0-9A-F]{6}, lt1 [0-9A-F]{6}, .*folHlink [0-9A-F]{6}\.\n/);
  });

  it("says in their order what each layout serves, and with which score", () => {
    expect(text).toMatch(/\nTitle Slide +cover \d+.*\n.*lists and text \d+.*\n.*tables, charts, cards \d+/);
  });

  it("says what is missing and what to do about it", () => {
    expect(text).toContain('- Sections look like the cover: add a layout "Section Header"');
    expect(text).toContain('- Comparisons become text boxes: add a layout "Two Content"');
    expect(text).not.toContain('Title Only", with');
    const bare = describeChanged("ppt/slideLayouts/slideLayout2.xml", /<p:sp>.*<\/p:sp>/u, "");
    expect(bare).toContain("- No layout has a title above one large place for text");
  });

  it("says which texts hardly stand out", () => {
    const pale = describeChanged(
      "ppt/theme/theme1.xml",
      /<a:dk2>.*?<\/a:dk2>/u,
      '<a:dk2><a:srgbClr val="DDDDDD"/></a:dk2>',
    );
    expect(pale).toMatch(/- The title of ".+" hardly stands out from its background/);
  });
});
