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

  it("names a layout that is there and does not serve, with the reason", () => {
    const untitled = describeChanged(
      "ppt/slideLayouts/slideLayout1.xml",
      /<p:ph type="ctrTitle"\/>/u,
      '<p:ph type="pic" idx="9"/>',
    );
    expect(untitled).not.toContain('add a layout "Title Slide"');
    expect(untitled).toContain('"Title Slide" is there, but has no place for a title');
  });

  it("warns of drawings on which no colour reads, and of what nobody can look at", () => {
    const striped = describeChanged(
      "ppt/slideMasters/slideMaster1.xml",
      /<p:bgPr>.*<\/p:bgPr>/u,
      '<p:bgPr><a:gradFill><a:gsLst><a:gs pos="0"><a:srgbClr val="000000"/></a:gs><a:gs pos="100000"><a:srgbClr val="FFFFFF"/></a:gs></a:gsLst><a:lin ang="0"/></a:gradFill><a:effectLst/></p:bgPr>',
    );
    expect(striped).toMatch(/- Behind the text of ".+" is a drawing on which no colour reads/);
    const unseen = describeChanged(
      "ppt/slideMasters/slideMaster1.xml",
      /<p:bgPr>.*<\/p:bgPr>/u,
      "<p:bgPr><a:blipFill/><a:effectLst/></p:bgPr>",
    );
    expect(unseen).toMatch(/- What is behind the title of ".+" cannot be looked at/);
  });

  it("warns of the accents that Office gave the theme", () => {
    const office = describeChanged(
      "ppt/theme/theme1.xml",
      /<a:accent1>.*<\/a:accent2>/u,
      '<a:accent1><a:srgbClr val="4472C4"/></a:accent1><a:accent2><a:srgbClr val="ED7D31"/></a:accent2>',
    );
    expect(office).toContain("- The theme still has the accents of Office");
    expect(text).not.toContain("accents of Office");
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
