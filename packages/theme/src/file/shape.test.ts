import { childElements, descendantElements, parseXml, type XmlElement } from "@lectern/ooxml";
import { describe, expect, test } from "vitest";
import { slideSize } from "../grid.ts";
import { boundsOf, type Drawn, drawnXml, leavesOf, mirrored, type Shape, turned } from "./shape.ts";

const square: Shape = {
  name: "Square",
  box: { x: 100, y: 200, width: 300, height: 300 },
  geometry: { kind: "preset", preset: "rect" },
};
const nested: Drawn = {
  name: "Scene",
  shapes: [square, { name: "House", shapes: [{ ...square, name: "Roof", box: { ...square.box, x: 900 } }] }],
};

function written(drawn: Drawn): XmlElement {
  let id = 6;
  const xml = drawnXml(drawn, () => {
    id += 1;
    return id;
  });
  return parseXml(xml.replaceAll(/<(\/?)[ap]:/g, "<$1"));
}

function first(root: XmlElement, name: string): XmlElement {
  const [found] = [root, ...descendantElements(root, name)].filter((each) => each.name === name);
  if (!found) throw new Error(`Expected ${name}.`);
  return found;
}

function names(root: XmlElement): readonly string[] {
  return childElements(root).map(({ name }) => name);
}

describe("drawnXml", () => {
  test("fills a shape with colours that run into each other, let through by a share", () => {
    const root = written({
      ...square,
      fill: {
        kind: "gradient",
        angle: 90,
        stops: [
          { position: 0, color: { scheme: "accent1", alpha: 0.4 } },
          { position: 1, color: { scheme: "bg1" } },
        ],
      },
    });
    expect(descendantElements(root, "gs").map(({ attributes }) => attributes["pos"])).toEqual([
      "0",
      "100000",
    ]);
    expect(first(root, "alpha").attributes).toEqual({ val: "40000" });
    expect(first(root, "lin").attributes).toEqual({ ang: "5400000", scaled: "0" });
  });

  test("refuses a gradient of one colour", () => {
    const stops = [{ position: 0, color: { scheme: "accent1" } }] as const;
    const draw = () => written({ ...square, fill: { kind: "gradient", angle: 0, stops } });
    expect(draw).toThrow("Expected a gradient of at least two stops, got 1.");
  });

  test("fills a shape with a pattern", () => {
    const [foreground, background] = [{ scheme: "accent2" }, { scheme: "bg1" }] as const;
    const root = written({
      ...square,
      fill: { kind: "pattern", preset: "wdUpDiag", foreground, background },
    });
    expect(first(root, "pattFill").attributes).toEqual({ prst: "wdUpDiag" });
    expect(names(first(root, "pattFill"))).toEqual(["fgClr", "bgClr"]);
  });

  test("draws a dashed line with round caps and heads, its parts in the order of the schema", () => {
    const root = written({
      ...square,
      line: {
        color: { scheme: "tx1" },
        width: 12_700,
        dash: "sysDash",
        cap: "round",
        start: { form: "oval", size: "small" },
        end: { form: "triangle" },
      },
    });
    const line = first(root, "ln");
    expect(line.attributes).toEqual({ w: "12700", cap: "rnd" });
    expect(names(line)).toEqual(["solidFill", "prstDash", "round", "headEnd", "tailEnd"]);
    expect(first(line, "headEnd").attributes).toEqual({ type: "oval", w: "sm", len: "sm" });
    expect(first(line, "tailEnd").attributes).toEqual({ type: "triangle", w: "med", len: "med" });
  });

  test.each([
    {
      title: "a preset with its handles",
      geometry: { kind: "preset", preset: "round2SameRect", adjustments: [50_000, 0] },
      want: ["round2SameRect", "adj1 val 50000", "adj2 val 0"],
    },
    {
      title: "a preset with one handle",
      geometry: { kind: "preset", preset: "triangle", adjustments: [20_000] },
      want: ["triangle", "adj val 20000"],
    },
    {
      title: "a slice, by degrees",
      geometry: { kind: "sector", sector: "pie", from: -90, to: 30 },
      want: ["pie", "adj1 val 16200000", "adj2 val 1800000"],
    },
    {
      title: "a part of a ring",
      geometry: { kind: "sector", sector: "ring", from: 180, to: 360, thickness: 0.1 },
      want: ["blockArc", "adj1 val 10800000", "adj2 val 0", "adj3 val 10000"],
    },
    {
      title: "a whole ring",
      geometry: { kind: "sector", sector: "ring", from: 0, to: 360, thickness: 0.1 },
      want: ["donut", "adj val 10000"],
    },
  ] as const)("draws $title", ({ geometry, want }) => {
    const root = written({ ...square, geometry });
    const guides = descendantElements(root, "gd").map(
      ({ attributes }) => `${attributes["name"]} ${attributes["fmla"]}`,
    );
    expect([first(root, "prstGeom").attributes["prst"], ...guides]).toEqual(want);
  });

  test("draws a path of SVG in its own field", () => {
    const root = written({
      ...square,
      geometry: { kind: "svg", width: 10, height: 10, commands: "M 0 5 A 5 5 0 0 1 10 5 Z" },
    });
    expect(names(first(root, "path"))).toEqual(["moveTo", "cubicBezTo", "cubicBezTo", "close"]);
  });

  test("writes groups in groups, numbered as they are drawn, in coordinates of the slide", () => {
    const root = written(nested);
    expect(descendantElements(root, "cNvPr").map(({ attributes }) => attributes)).toEqual([
      { id: "7", name: "Scene" },
      { id: "8", name: "Square" },
      { id: "9", name: "House" },
      { id: "10", name: "Roof" },
    ]);
    const frame = { x: "100", y: "200" };
    expect(first(root, "off").attributes).toEqual(frame);
    expect(first(root, "chOff").attributes).toEqual(frame);
    expect(first(root, "chExt").attributes).toEqual({ cx: "1100", cy: "300" });
  });
});

test("groups are measured and taken apart by their shapes", () => {
  expect(boundsOf([nested])).toEqual({ x: 100, y: 200, width: 1100, height: 300 });
  expect(leavesOf([nested]).map(({ name }) => name)).toEqual(["Square", "Roof"]);
});

test("a mirror moves every shape of a group, and turns the other way what is turned", () => {
  const [seen] = leavesOf([mirrored({ name: "Scene", shapes: [{ ...square, rotation: 30 }] })]);
  expect(seen).toMatchObject({ flippedHorizontally: true, rotation: -30 });
  expect(seen?.box.x).toBe(slideSize.width - 400);
});

test("what is turned upside down hangs from the upper edge", () => {
  const [seen] = leavesOf([turned(nested)]);
  expect(seen).toMatchObject({ flippedVertically: true });
  expect(seen?.box.y).toBe(slideSize.height - 500);
});
