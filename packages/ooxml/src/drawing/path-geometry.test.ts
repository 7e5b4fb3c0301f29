import { describe, expect, test } from "vitest";
import { parseXml } from "../parse-xml.ts";
import { childElements, descendantElements } from "../xml-element.ts";
import { type DrawingPath, pathGeometry } from "./path-geometry.ts";

const field = { width: 24, height: 12 };

function drawn(geometry: DrawingPath): string[] {
  const root = parseXml(pathGeometry(geometry).replaceAll("a:", ""));
  return childElements(descendantElements(root, "path")[0]).map((command) => {
    const points = childElements(command).map(({ attributes }) => `${attributes["x"]},${attributes["y"]}`);
    return [command.name, ...points].join(" ");
  });
}

describe("pathGeometry", () => {
  test("states the field in whole numbers that keep its proportions", () => {
    expect(pathGeometry({ ...field, commands: "M 0 0 Z" })).toContain('<a:path w="100000" h="50000">');
  });

  test.each([
    {
      title: "each command",
      commands: "M 0 0 L 24 12 C 0 1 2 3 4 5 Z",
      want: ["moveTo 0,0", "lnTo 100000,50000", "cubicBezTo 0,4167 8333,12500 16667,20833", "close"],
    },
    {
      title: "numbers that are not kept apart",
      commands: "M0-12L.6.6,1e1-3",
      want: ["moveTo 0,-50000", "lnTo 2500,2500", "lnTo 41667,-12500"],
    },
    {
      title: "a move that goes on as lines",
      commands: "M 0 0 12 6 24 0",
      want: ["moveTo 0,0", "lnTo 50000,25000", "lnTo 100000,0"],
    },
    {
      title: "two strokes",
      commands: "M 0 0 L 12 0 M 0 6 L 12 6",
      want: ["moveTo 0,0", "lnTo 50000,0", "moveTo 0,25000", "lnTo 50000,25000"],
    },
    {
      title: "level and upright lines",
      commands: "M 6 6 H 12 V 0 3 H 0",
      want: ["moveTo 25000,25000", "lnTo 50000,25000", "lnTo 50000,0", "lnTo 50000,12500", "lnTo 0,12500"],
    },
    {
      title: "a quadratic curve as a cubic one",
      commands: "M 0 0 Q 12 12 24 0",
      want: ["moveTo 0,0", "cubicBezTo 33333,33333 66667,33333 100000,0"],
    },
    {
      title: "half a circle as two curves that end where it ends",
      commands: "M 0 6 A 6 6 0 0 1 12 6 L 12 12",
      want: [
        "moveTo 0,25000",
        "cubicBezTo 0,11193 11193,0 25000,0",
        "cubicBezTo 38807,0 50000,11193 50000,25000",
        "lnTo 50000,50000",
      ],
    },
    {
      title: "the same half the other way round",
      commands: "M 0 6 A 6 6 0 0 0 12 6",
      want: [
        "moveTo 0,25000",
        "cubicBezTo 0,38807 11193,50000 25000,50000",
        "cubicBezTo 38807,50000 50000,38807 50000,25000",
      ],
    },
    {
      title: "three quarters of a circle",
      commands: "M 6 0 A 6 6 0 1 1 0 6",
      want: [
        "moveTo 25000,0",
        "cubicBezTo 38807,0 50000,11193 50000,25000",
        "cubicBezTo 50000,38807 38807,50000 25000,50000",
        "cubicBezTo 11193,50000 0,38807 0,25000",
      ],
    },
    {
      title: "an arc whose radii are too small, as large as it needs",
      commands: "M 0 6 A 1 1 0 0 1 12 6",
      want: [
        "moveTo 0,25000",
        "cubicBezTo 0,11193 11193,0 25000,0",
        "cubicBezTo 38807,0 50000,11193 50000,25000",
      ],
    },
    {
      title: "an arc of an ellipse that is turned by a quarter",
      commands: "M 6 0 A 6 3 90 0 1 6 12",
      want: [
        "moveTo 25000,0",
        "cubicBezTo 31904,0 37500,11193 37500,25000",
        "cubicBezTo 37500,38807 31904,50000 25000,50000",
      ],
    },
    {
      title: "an arc without a radius as a line, and one that leads nowhere not at all",
      commands: "M 0 0 A 0 3 0 0 1 12 0 A 3 3 0 0 1 12 0",
      want: ["moveTo 0,0", "lnTo 50000,0"],
    },
  ])("draws $title", ({ commands, want }) => {
    expect(drawn({ ...field, commands })).toEqual(want);
  });

  test.each([
    "",
    "L 0 0",
    "M 0",
    "M 0 0 l 1 1",
    "M 0 0 A 1 1 0 0 2 2",
    "M 0 0 S 1 1 2 2",
    "M 0 0 C 1 1 2 2",
    "4 M 0 0",
    "M 0 0 #",
  ])("refuses %j", (commands) => {
    expect(() => pathGeometry({ ...field, commands })).toThrow(
      "Expected absolute M, L, H, V, C, Q, A and Z commands",
    );
  });
});
