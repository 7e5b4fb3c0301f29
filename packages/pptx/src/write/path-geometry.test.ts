import type { PathGeometry } from "@lectern/deck";
import { childElements, descendantElements, parseXml } from "@lectern/ooxml";
import { describe, expect, test } from "vitest";
import { pathGeometry } from "./path-geometry.ts";

const field = { width: 24, height: 12 };

function drawn(geometry: PathGeometry): string[] {
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
  ])("draws $title", ({ commands, want }) => {
    expect(drawn({ ...field, commands })).toEqual(want);
  });

  test.each([
    "",
    "L 0 0",
    "M 0",
    "M 0 0 l 1 1",
    "M 0 0 A 1 1 0 0 0 2 2",
    "M 0 0 C 1 1 2 2",
    "4 M 0 0",
    "M 0 0 #",
  ])("refuses %j", (commands) => {
    expect(() => pathGeometry({ ...field, commands })).toThrow("Expected absolute M, L, C and Z commands");
  });
});
