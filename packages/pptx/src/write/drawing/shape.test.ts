import { inches, type PlacedShape, points } from "@lectern/deck";
import { childElements, descendantElements, type XmlElement } from "@lectern/ooxml";
import { describe, expect, test } from "vitest";
import { pointingShapes } from "../../testing/sample-graphics.ts";
import { changedTemplate } from "../../testing/sample-template.ts";
import { attributesOf, namesIn, partsWith, xmlOf } from "../../testing/written-parts.ts";

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

  test("handles stand where they are put, angles among them", () => {
    const guidesOf = (geometry: PlacedShape["geometry"], changes: Partial<PlacedShape> = {}) => {
      const parts = partsWith(changedTemplate(), [{ ...card(), geometry, ...changes }]);
      const root = xmlOf(parts, "ppt/slides/slide1.xml");
      const guides = attributesOf(root, "gd").map(({ name, fmla }) => `${name} ${fmla}`);
      return [attributesOf(root, "prstGeom")[0]?.["prst"], ...guides];
    };
    expect(guidesOf({ preset: "triangle", adjustments: [0.2] })).toEqual(["triangle", "adj val 20000"]);
    expect(guidesOf({ preset: "rightArrow", adjustments: [0.3, 0.8] })).toEqual([
      "rightArrow",
      "adj1 val 30000",
      "adj2 val 80000",
    ]);
    expect(guidesOf({ sector: "pie", from: -90, to: 30 })).toEqual([
      "pie",
      "adj1 val 16200000",
      "adj2 val 1800000",
    ]);
    expect(guidesOf("roundedTop", { cornerRadius: inches(0.1) })).toEqual([
      "round2SameRect",
      "adj1 val 10000",
      "adj2 val 0",
    ]);
    expect(guidesOf("flowDecision")).toEqual(["flowChartDecision"]);
  });

  test("a shape is turned and stood on its head in its own frame", () => {
    const frameOf = (changes: Partial<PlacedShape>) => {
      const parts = partsWith(changedTemplate(), [{ ...card(), ...changes }]);
      return attributesOf(xmlOf(parts, "ppt/slides/slide1.xml"), "xfrm").at(-1);
    };
    expect(frameOf({ rotation: -30 })).toEqual({ rot: "19800000" });
    expect(frameOf({ rotation: 0, flippedVertically: true })).toEqual({ flipV: "1" });
  });

  test("lines have dashes and heads, and fills more than one colour", () => {
    const line = {
      color: { scheme: "tx1", alpha: 0.5 },
      width: points(2),
      dash: "sysDash",
      end: { form: "triangle", size: "large" },
    } as const;
    const foreground = { scheme: "accent2" } as const;
    const fill = { kind: "pattern", preset: "wdUpDiag", foreground, background: { scheme: "bg1" } } as const;
    const parts = partsWith(changedTemplate(), [{ ...card(), line, fill }]);
    const root = xmlOf(parts, "ppt/slides/slide1.xml");
    expect(namesIn(descendantElements(root, "ln")[0])).toEqual(["solidFill", "prstDash", "tailEnd"]);
    expect(attributesOf(root, "alpha")).toEqual([{ val: "50000" }]);
    expect(attributesOf(root, "tailEnd")).toEqual([{ type: "triangle", w: "lg", len: "lg" }]);
    expect(attributesOf(root, "pattFill")).toEqual([{ prst: "wdUpDiag" }]);
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

function card(): PlacedShape {
  const found = pointingShapes().find(({ name }) => name === "Card");
  if (!found) throw new Error("Expected the card.");
  const { cornerRadius: _, ...rest } = found;
  return rest;
}
