import { inches } from "@lectern/deck";
import { childElements, descendantElements, type XmlElement } from "@lectern/ooxml";
import { describe, expect, test } from "vitest";
import { pointingShapes } from "../testing/sample-graphics.ts";
import { changedTemplate } from "../testing/sample-template.ts";
import { attributesOf, namesIn, partsWith, xmlOf } from "../testing/written-parts.ts";

const slide = xmlOf(partsWith(changedTemplate(), pointingShapes()), "ppt/slides/slide1.xml");

function propertiesOf(name: string): XmlElement[] {
  return [...descendantElements(slide, "sp"), ...descendantElements(slide, "cxnSp")]
    .filter((shape) => attributesOf(shape, "cNvPr")[0]?.["name"] === name)
    .flatMap((shape) => childElements(shape, "spPr"));
}

describe("shape", () => {
  test("shapes that PowerPoint knows are written by name", () => {
    expect(attributesOf(slide, "prstGeom").map(({ prst }) => prst)).toEqual([
      "chevron",
      "chevron",
      "homePlate",
      "homePlate",
      "rightArrow",
      "roundRect",
      "line",
    ]);
  });

  test("a corner's radius is a share of the shorter side, up to a half", () => {
    const radius = (cornerRadius: number): string | undefined => {
      const card = pointingShapes().filter(({ name }) => name === "Card");
      const round = card.map((shape) => ({ ...shape, cornerRadius: inches(cornerRadius) }));
      const parts = partsWith(changedTemplate(), round);
      return attributesOf(xmlOf(parts, "ppt/slides/slide1.xml"), "gd")[0]?.["fmla"];
    };
    expect(radius(0.1)).toBe("val 10000");
    expect(radius(3)).toBe("val 50000");
    expect(radius(0)).toBe("val 0");
  });

  test("a shape is mirrored, not its text", () => {
    const flips = propertiesOf("Chevron").map((shape) => attributesOf(shape, "xfrm")[0]);
    expect(flips).toEqual([{}, { flipH: "1" }]);
    expect(attributesOf(slide, "bodyPr").every((body) => body["rot"] === undefined)).toBe(true);
  });

  test("a path is drawn in its field, its strokes with round ends", () => {
    const [icon] = propertiesOf("Icon");
    expect(namesIn(icon)).toEqual(["xfrm", "custGeom", "noFill", "ln"]);
    expect(namesIn(childElements(icon, "custGeom")[0])).toEqual([
      "avLst",
      "gdLst",
      "ahLst",
      "cxnLst",
      "rect",
      "pathLst",
    ]);
    expect(icon && attributesOf(icon, "ln")).toEqual([{ w: "25400", cap: "rnd" }]);
    expect(namesIn(childElements(icon, "ln")[0])).toEqual(["solidFill", "round"]);
  });
});
