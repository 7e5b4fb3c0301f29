import { parseXml } from "@lectern/ooxml";
import { expect, test } from "vitest";
import { readShapeTree } from "./shape-tree.ts";

const frame = '<a:xfrm><a:off x="100" y="200"/><a:ext cx="300" cy="400"/></a:xfrm>';
const picture = `<p:pic><p:nvPicPr><p:cNvPr id="0" name="Object"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill/><p:spPr>${frame}</p:spPr></p:pic>`;

function leavesOf(shapes: string) {
  const source = `<p:sld xmlns:p="p" xmlns:a="a" xmlns:mc="mc"><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`;
  return readShapeTree(parseXml(new TextEncoder().encode(source)));
}

function frameWith(data: string, uri: string, place = ""): string {
  return (
    `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4" name="Object"/><p:cNvGraphicFramePr/><p:nvPr>${place}</p:nvPr></p:nvGraphicFramePr>` +
    `<p:xfrm><a:off x="1" y="2"/><a:ext cx="3" cy="4"/></p:xfrm><a:graphic><a:graphicData uri="${uri}">${data}</a:graphicData></a:graphic></p:graphicFrame>`
  );
}

const ole = "http://schemas.openxmlformats.org/presentationml/2006/ole";
const embedded = `<mc:AlternateContent><mc:Choice Requires="v"><p:oleObj/></mc:Choice><mc:Fallback><p:oleObj>${picture}</p:oleObj></mc:Fallback></mc:AlternateContent>`;

test("an object of another program is read as the picture that it shows of itself", () => {
  const [leaf] = leavesOf(frameWith(embedded, ole));
  expect(leaf?.element.name).toBe("p:pic");
  expect(leaf?.box).toEqual({ x: 100, y: 200, width: 300, height: 400 });
});

test.each([
  { what: "without a picture", source: frameWith("<p:oleObj/>", ole) },
  { what: "in a placeholder", source: frameWith(embedded, ole, "<p:ph/>") },
  {
    what: "with a chart",
    source: frameWith("<c/>", "http://schemas.openxmlformats.org/drawingml/2006/chart"),
  },
])("a frame $what stays a frame", ({ source }) => {
  expect(leavesOf(source).map(({ element }) => element.name)).toEqual(["p:graphicFrame"]);
});
