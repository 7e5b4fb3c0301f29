import { inflateEntry } from "@lectern/ooxml";
import { packParts } from "@lectern/ooxml/testing";
import { describe, expect, it } from "vitest";
import { changedParts, samplePart } from "../../testing/sample-template.ts";
import { readTemplate } from "../read-template.ts";
import { describeUnsafe } from "./external-target.ts";

const types = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

function relationshipTo(target: string, type: "image" | "hyperlink"): string {
  return `<Relationship Id="rId77" Type="${types}/${type}" Target="${target}" TargetMode="External"/></Relationships>`;
}

const picture =
  '</p:grpSpPr><p:pic><p:nvPicPr><p:cNvPr id="77" name="Tracked"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:link="rId77"/>' +
  '<a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="914400" cy="914400"/></a:xfrm>' +
  '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>';

describe("external relationships of a template", () => {
  it.each([
    ["http://tracker.example/logo.png", "image", /loads something from elsewhere/],
    ["https://tracker.example/logo.png", "image", /loads something from elsewhere/],
    ["ftp://tracker.example/logo.png", "image", /loads something from elsewhere/],
    ["file://host/share/logo.png", "image", /another machine/],
    ["file:////host/share/logo.png", "image", /another machine/],
    ["\\\\host\\share\\logo.png", "hyperlink", /another machine/],
    ["javascript:alert(1)", "hyperlink", /runs a script/],
    ["java\nscript:alert(1)", "hyperlink", /runs a script/],
    ["https://example.com/brand", "hyperlink", undefined],
    ["mailto:brand@example.com", "hyperlink", undefined],
    ["file:///C:/logo.png", "image", undefined],
    ["logo.png", "image", undefined],
  ] as const)("to %s as %s", (target, type, want) => {
    const found = describeUnsafe({ id: "rId1", type: `${types}/${type}`, target, external: true });
    if (want) expect(found).toMatch(want);
    else expect(found).toBeUndefined();
  });

  it("are refused with the reason where the design refers to them", () => {
    const bytes = packParts(
      changedParts(
        [samplePart.masterRels, "</Relationships>", relationshipTo("http://tracker.example/a.png", "image")],
        [samplePart.master, "</p:grpSpPr>", picture],
      ),
    );
    expect(() => readTemplate(bytes)).toThrow(
      /tracker\.example.*loads something from elsewhere.*into the file/,
    );
  });

  it("are left out of decks where nothing refers to them", () => {
    const rels = relationshipTo("http://tracker.example/a.png", "image");
    const bytes = packParts(changedParts([samplePart.masterRels, "</Relationships>", rels]));
    const { entries } = readTemplate(bytes).skeleton.kept;
    const kept = entries.filter(({ name }) => name === samplePart.masterRels);
    expect(kept).toHaveLength(1);
    expect(kept.map((entry) => Buffer.from(inflateEntry(entry)).toString()).join()).not.toContain("tracker");
  });
});
