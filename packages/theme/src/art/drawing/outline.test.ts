import { describe, expect, test } from "vitest";
import { cutTo, extent, mark, placed, toShapes } from "./figure.ts";
import { bar, ellipse, flattened, outline, polygon, ribbon, ring } from "./outline.ts";

const fill = { scheme: "accent1" } as const;

describe("path data", () => {
  test("keeps straight strokes and curves, and writes level and upright ones out", () => {
    expect(outline("M1 2H5V9C1 2 3 4 5 6Z")).toEqual([
      { kind: "move", x: 1, y: 2 },
      { kind: "line", x: 5, y: 2 },
      { kind: "line", x: 5, y: 9 },
      {
        kind: "curve",
        points: [
          { x: 1, y: 2 },
          { x: 3, y: 4 },
          { x: 5, y: 6 },
        ],
      },
      { kind: "close" },
    ]);
  });

  test.each([
    { data: "M-10 0A10 10 0 0 1 10 0", top: -10, bottom: 0 },
    { data: "M-10 0A10 10 0 0 0 10 0", top: 0, bottom: 10 },
    { data: "M-10 0A10 20 0 0 1 10 0", top: -20, bottom: 0 },
  ])("takes the arc $data over the right side", ({ data, top, bottom }) => {
    const found = extent(outline(data));
    expect(found.top).toBeCloseTo(top, 1);
    expect(found.bottom).toBeCloseTo(bottom, 1);
  });

  test("refuses letters that nobody has written a stroke for", () => {
    expect(() => outline("M0 0S1 1 2 2")).toThrow("Expected one of the letters M, L, H, V, C, Q, A and Z");
  });
});

test("an ellipse, a bar and a ring are as large as they say", () => {
  expect(extent(ellipse(5, 5, 3, 4))).toMatchObject({ left: 2, right: 8, top: 1, bottom: 9 });
  const rod = extent(bar(0, 0, 10, 0, 4));
  expect([rod.left, rod.right, rod.top, rod.bottom].map(Math.round)).toEqual([-2, 12, -2, 2]);
  expect(extent(ring(0, 0, 10, 8)).right).toBeCloseTo(10);
});

test("a ribbon is as wide as its pen", () => {
  const { left, right, top, bottom } = extent(ribbon("M0 0L0 100", 6));
  expect(right - left).toBeCloseTo(6);
  expect(bottom - top).toBeCloseTo(106);
});

test("what crosses a frame is cut at it, what lies beyond is gone", () => {
  const frame = { left: 0, top: 0, right: 10, bottom: 10 };
  const square = (x: number) =>
    mark(
      "Square",
      fill,
      polygon([
        [x, 2],
        [x + 6, 2],
        [x + 6, 8],
        [x, 8],
      ]),
    );
  const cut = cutTo([square(-3), square(2), square(20)], frame);
  expect(cut).toHaveLength(2);
  expect(extent(cut[0]?.outline ?? [])).toEqual({ left: 0, right: 3, top: 2, bottom: 8 });
  expect(cut[1]).toEqual(square(2));
});

test("a figure is scaled, turned and mirrored about its origin", () => {
  const [one] = placed(
    [
      mark(
        "Bar",
        fill,
        polygon([
          [0, -10],
          [2, -10],
          [2, 0],
          [0, 0],
        ]),
      ),
    ],
    {
      x: 100,
      y: 50,
      scale: 2,
      turn: 90,
      mirrored: true,
    },
  );
  const found = extent(one?.outline ?? []);
  expect([found.left, found.right, found.top, found.bottom].map(Math.round)).toEqual([80, 100, 50, 54]);
});

test("a shape's path lies in its box, in EMU", () => {
  const [shape] = toShapes([mark("Disc", fill, ellipse(96, 96, 48))]);
  expect(shape?.box).toEqual({ x: 457_200, y: 457_200, width: 914_400, height: 914_400 });
});

test("a curve is flattened into as many pieces as asked for", () => {
  expect(flattened(outline("M0 0C0 1 1 1 1 0"), 4)[0]).toHaveLength(5);
});
