import type { PlacedElement, PlacedShape } from "@lectern/deck";
import { childElements, descendantElements, type XmlElement } from "@lectern/ooxml";
import { describe, expect, test } from "vitest";
import { connectedNodes } from "../../testing/sample-drawings.ts";
import { changedTemplate } from "../../testing/sample-template.ts";
import { attributesOf, namesIn, partsWith, xmlOf } from "../../testing/written-parts.ts";

function slideOf(elements: readonly PlacedElement[]): XmlElement {
  return xmlOf(partsWith(changedTemplate(), elements), "ppt/slides/slide1.xml");
}

const slide = slideOf(connectedNodes());

function connector(name: string, root = slide): XmlElement {
  const found = descendantElements(root, "cxnSp").find(
    (each) => attributesOf(each, "cNvPr")[0]?.["name"] === name,
  );
  if (!found) throw new Error(`Expected the connector ${name}.`);
  return found;
}

function idOf(name: string): string | undefined {
  return attributesOf(slide, "cNvPr").find((each) => each["name"] === name)?.["id"];
}

/** The preset with its handles, and the frame with its turn. */
function formOf(name: string): readonly unknown[] {
  const root = connector(name);
  const guides = attributesOf(root, "gd").map(({ name: guide, fmla }) => `${guide} ${fmla}`);
  return [attributesOf(root, "prstGeom")[0]?.["prst"], ...guides, attributesOf(root, "xfrm")[0]];
}

describe("connector", () => {
  test("is attached to shapes that are drawn over it, at the sites in the middle of their sides", () => {
    const way = connector("Question to No");
    expect(attributesOf(way, "stCxn")).toEqual([{ id: idOf("Question"), idx: "2" }]);
    expect(attributesOf(way, "endCxn")).toEqual([{ id: idOf("No"), idx: "0" }]);
    expect(attributesOf(connector("No to Start"), "stCxn")).toEqual([{ id: idOf("No"), idx: "2" }]);
    const ids = attributesOf(slide, "cNvPr").map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each([
    { way: "Start to Question", want: ["straightConnector1", {}] },
    { way: "Question to Yes", want: ["bentConnector3", "adj1 val 50000", {}] },
    { way: "Question to No", want: ["bentConnector3", "adj1 val 50000", { rot: "16200000", flipH: "1" }] },
    { way: "No to Start", want: ["bentConnector2", { flipH: "1", flipV: "1" }] },
  ])("is drawn as PowerPoint draws $way", ({ way, want }) => {
    expect(formOf(way)).toEqual(want);
  });

  test("leads around a corner with handles beyond its frame", () => {
    const around = descendantElements(slide, "cxnSp").find(
      (each) => attributesOf(each, "prstGeom")[0]?.["prst"] === "bentConnector4",
    );
    expect(around && attributesOf(around, "gd")).toEqual([
      { name: "adj1", fmla: "val -6250" },
      { name: "adj2", fmla: "val 113514" },
    ]);
  });

  test("has heads and is passed over by screen readers", () => {
    const way = connector("Start to Question");
    expect(attributesOf(way, "tailEnd")).toEqual([{ type: "triangle", w: "med", len: "med" }]);
    expect(attributesOf(way, "decorative")).toMatchObject([{ val: "1" }]);
    expect(namesIn(childElements(way, "nvCxnSpPr")[0])).toEqual(["cNvPr", "cNvCxnSpPr", "nvPr"]);
  });

  test("is attached to the other side of a shape that is mirrored", () => {
    const mirrored = connectedNodes().map((each) =>
      each.kind === "shape" ? { ...each, flipped: true } : each,
    );
    const way = connector("Question to Yes", slideOf(mirrored));
    expect(attributesOf(way, "stCxn")[0]?.["idx"]).toBe("1");
    expect(attributesOf(way, "endCxn")[0]?.["idx"]).toBe("3");
  });

  test("refuses what is not there, and what has no site to be attached to", () => {
    const nodes = connectedNodes();
    const without = nodes.filter(({ name }) => name !== "No");
    expect(() => slideOf(without)).toThrow('Expected a shape "No" to connect, got none.');
    const pointed = nodes.map((each) => (each.name === "No" ? withGeometry(each, "star") : each));
    expect(() => slideOf(pointed)).toThrow("Expected a shape with connection sites on all four sides");
  });
});

function withGeometry(element: PlacedElement, geometry: PlacedShape["geometry"]): PlacedElement {
  return element.kind === "shape" ? { ...element, geometry } : element;
}
