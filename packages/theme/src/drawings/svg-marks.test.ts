import { describe, expect, it } from "vitest";
import { readDrawing } from "./read-drawing.ts";

const body = '<circle cx="50" cy="50" r="40" fill="main"/><circle cx="50" cy="50" r="20" fill="paper"/>';

function marksIn(marks: string) {
  const read = readDrawing(`<svg viewBox="0 0 100 100">${body}${marks}</svg>`);
  return read.kind === "drawn"
    ? read.marks.map(({ item, x, y }) => [item, Math.round(x), Math.round(y)])
    : read.reason;
}

describe("marks of a drawing", () => {
  it("are read in the field of what is drawn, and not drawn themselves", () => {
    // The circle fills the field: 10 to 90 are 0 to 760.
    expect(marksIn('<circle data-item="1" cx="50" cy="10" r="1"/>')).toEqual([[1, 380, 0]]);
    const read = readDrawing(
      `<svg viewBox="0 0 100 100">${body}<circle data-item="1" cx="2" cy="2" r="1" fill="ink"/></svg>`,
    );
    expect(read.kind === "drawn" && read.illustration.areas).toHaveLength(2);
    expect(read.kind === "drawn" && read.illustration.width).toBe(760);
  });

  it("move with the groups that they stand in, and may be of other shapes", () => {
    const marks =
      '<g transform="translate(10 0)"><rect data-item="2" x="40" y="50" width="1" height="1"/></g>';
    expect(marksIn(marks)).toEqual([[2, 380, 380]]);
  });

  it.each([
    { given: "no number", mark: '<circle data-item="1" cx="NaN" cy="50" r="1"/>' },
    { given: "a place beyond all numbers", mark: '<circle data-item="1" cx="1e308" cy="50" r="1"/>' },
    { given: "an infinite place", mark: '<circle data-item="1" cx="Infinity" cy="50" r="1"/>' },
    { given: "no place", mark: '<circle data-item="1" r="1"/>' },
    { given: "an item that is none", mark: '<circle data-item="one" cx="50" cy="50" r="1"/>' },
    { given: "item 0", mark: '<circle data-item="0" cx="50" cy="50" r="1"/>' },
    {
      given: "a place moved out of all numbers",
      mark: '<g transform="scale(1e300)"><circle data-item="1" cx="50" cy="50"/></g>',
    },
  ])("are passed over where they have $given", ({ mark }) => {
    expect(marksIn(mark)).toEqual([]);
  });

  it("of any number neither throw nor take long", () => {
    const many = (count: number) => '<circle data-item="1" cx="50" cy="50" r="1"/>'.repeat(count);
    expect(marksIn(many(80))).toHaveLength(40);
    const begunAt = performance.now();
    expect(marksIn(many(10_000))).toMatch(/longer than|shapes|well-formed/u);
    expect(performance.now() - begunAt).toBeLessThan(1_000);
  });
});
