import { describe, expect, it } from "vitest";
import { matchAnchors } from "./match-anchors.ts";

const anchors = [
  { label: "Scroll", x: 1, y: 1 },
  { label: "Pegs", x: 2, y: 2 },
  { label: "Bridge", x: 3, y: 3 },
];
const violin = { width: 40, height: 100, areas: [], anchors };
const xOf = (labels: readonly string[]) => matchAnchors(labels, violin)?.map(({ x }) => x);

describe("what labels point to", () => {
  it("goes with their words, though somebody put them in another order", () => {
    expect(xOf(["Bridge", "Scroll", "Pegs"])).toEqual([3, 1, 2]);
  });

  it("goes with their order where they were reworded", () => {
    expect(xOf(["The scroll", "Pegs", "Bridge"])).toEqual([1, 2, 3]);
    expect(xOf(["Bridge", "The scroll", "The pegs"])).toEqual([3, 1, 2]);
  });

  it("is not known of more or fewer labels, of points beside the drawing or of no number", () => {
    expect(xOf(["Scroll", "Pegs"])).toBeUndefined();
    expect(xOf(["Scroll", "Pegs", "Bridge", "Bow"])).toBeUndefined();
    expect(
      matchAnchors(["Scroll"], { ...violin, anchors: [{ label: "Scroll", x: 41, y: 1 }] }),
    ).toBeUndefined();
    expect(
      matchAnchors(["Scroll"], { ...violin, anchors: [{ label: "Scroll", x: Number.NaN, y: 1 }] }),
    ).toBeUndefined();
    const { anchors: _, ...bare } = violin;
    expect(matchAnchors(["Scroll"], bare)).toBeUndefined();
  });
});
