import { describe, expect, it } from "vitest";
import { createOutline } from "../outline/create-outline.ts";
import type { Outline } from "../outline/outline.ts";
import { OutlineError } from "../outline/outline-error.ts";

const egg = {
  width: 60,
  height: 80,
  areas: [{ tone: 2, commands: "M0 40C0 0 60 0 60 40C60 80 0 80 0 40Z" }],
};

function outlineWith(drawings: unknown): Outline {
  const outline = {
    title: "Eggs",
    language: "en",
    direction: "ltr",
    slides: [{ kind: "title", title: "Eggs" }],
    drawings,
  };
  return outline as Outline;
}

function pointersOf(drawings: unknown): readonly string[] {
  try {
    createOutline(outlineWith(drawings));
    return [];
  } catch (error) {
    return error instanceof OutlineError ? error.findings.map(({ pointer }) => pointer) : [String(error)];
  }
}

describe("the drawings of an outline", () => {
  it("are kept as they are", () => {
    const drawings = { "hatching egg": egg };
    expect(createOutline(outlineWith(drawings)).drawings).toEqual(drawings);
  });

  it.each([
    {
      given: "a tone that there is not",
      area: { ...egg.areas[0], tone: 5 },
      want: ["/drawings/egg/areas/0/tone"],
    },
    {
      given: "a path of other commands",
      area: { tone: 1, commands: "M0 0h10z" },
      want: ["/drawings/egg/areas/0/commands"],
    },
    {
      given: "a path that is too long",
      area: { tone: 1, commands: `M0 0${"L10 10".repeat(3_000)}` },
      want: ["/drawings/egg/areas/0/commands"],
    },
  ])("are refused with $given", ({ area, want }) => {
    expect(pointersOf({ egg: { ...egg, areas: [area] } })).toEqual(want);
  });

  it("keep where labels point to, and refuse what is no such place", () => {
    const anchors = [{ label: "Shell", x: 2, y: 40 }];
    expect(createOutline(outlineWith({ egg: { ...egg, anchors } })).drawings).toEqual({
      egg: { ...egg, anchors },
    });
    const many = Array.from({ length: 10_000 }, () => anchors[0]);
    expect(pointersOf({ egg: { ...egg, anchors: many } })).toEqual(["/drawings/egg/anchors"]);
    const nowhere = [
      { label: "", x: Number.NaN, y: 1e308 },
      { label: "Yolk", x: -1, y: 0.5 },
    ];
    expect(pointersOf({ egg: { ...egg, anchors: nowhere } })).toEqual([
      "/drawings/egg/anchors/0/label",
      "/drawings/egg/anchors/0/x",
      "/drawings/egg/anchors/0/y",
      "/drawings/egg/anchors/1/x",
      "/drawings/egg/anchors/1/y",
    ]);
  });

  it("are refused where there are too many, or what is none", () => {
    const many = Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`egg ${index}`, egg]));
    expect(pointersOf(many)).toEqual(["/drawings"]);
    expect(pointersOf("egg")).toEqual(["/drawings"]);
    expect(pointersOf({ egg: { ...egg, width: 1e308 } })).toEqual(["/drawings/egg/width"]);
  });
});
