import { describe, expect, test } from "vitest";
import { inches, points } from "../units.ts";
import { connectShapes } from "./connect-shapes.ts";
import type { PlacedShape, Side } from "./placed-deck.ts";

const line = { color: { scheme: "tx1" }, width: points(2) } as const;

function node(name: string, x: number, y: number): PlacedShape {
  const box = { x: inches(x), y: inches(y), width: inches(2), height: inches(1) };
  return { kind: "shape", name, geometry: "rectangle", box };
}

/** The route between two nodes of 2 by 1 inches, in inches. */
function routeOf(path: "straight" | "elbow", from: PlacedShape, leaves: Side, to: PlacedShape, enters: Side) {
  const plan = {
    name: "Way",
    path,
    line,
    from: { shape: from, side: leaves },
    to: { shape: to, side: enters },
  };
  return connectShapes(plan).route.map(({ x, y }) => [x / 914_400, y / 914_400]);
}

const origin = node("A", 0, 0);

describe("connectShapes", () => {
  test("leads straight from side to side", () => {
    expect(routeOf("straight", origin, "right", node("B", 4, 3), "left")).toEqual([
      [2, 0.5],
      [4, 3.5],
    ]);
  });

  test.each([
    {
      way: "to the left side of what is to the right: it turns half-way",
      leaves: "right",
      to: node("B", 4, 3),
      enters: "left",
      want: [
        [2, 0.5],
        [3, 0.5],
        [3, 3.5],
        [4, 3.5],
      ],
    },
    {
      way: "down to what is below and to the left",
      leaves: "bottom",
      to: node("B", -3, 3),
      enters: "top",
      want: [
        [1, 1],
        [1, 2],
        [-2, 2],
        [-2, 3],
      ],
    },
    {
      way: "to the top of what is below: one corner",
      leaves: "right",
      to: node("B", 4, 3),
      enters: "top",
      want: [
        [2, 0.5],
        [5, 0.5],
        [5, 3],
      ],
    },
    {
      way: "up to the right side of what is above and to the left: one corner",
      leaves: "top",
      to: node("B", -4, -3),
      enters: "right",
      want: [
        [1, 0],
        [1, -2.5],
        [-2, -2.5],
      ],
    },
    {
      way: "to the same side of what is below: around it",
      leaves: "right",
      to: node("B", 0, 3),
      enters: "right",
      want: [
        [2, 0.5],
        [2.25, 0.5],
        [2.25, 3.5],
        [2, 3.5],
      ],
    },
    {
      way: "back to what is behind and below: between the two",
      leaves: "right",
      to: node("B", -4, 3),
      enters: "left",
      want: [
        [2, 0.5],
        [2.25, 0.5],
        [2.25, 2],
        [-4.25, 2],
        [-4.25, 3.5],
        [-4, 3.5],
      ],
    },
    {
      way: "back to what is straight behind: below both",
      leaves: "right",
      to: node("B", -4, 0),
      enters: "left",
      want: [
        [2, 0.5],
        [2.25, 0.5],
        [2.25, 1.25],
        [-4.25, 1.25],
        [-4.25, 0.5],
        [-4, 0.5],
      ],
    },
    {
      way: "to the far side of what is below: around its corner",
      leaves: "right",
      to: node("B", 4, 3),
      enters: "bottom",
      want: [
        [2, 0.5],
        [3.5, 0.5],
        [3.5, 4.25],
        [5, 4.25],
        [5, 4],
      ],
    },
  ] as const)("leads $way", ({ leaves, to, enters, want }) => {
    expect(routeOf("elbow", origin, leaves, to, enters)).toEqual(want);
  });

  test("keeps the names of what it connects, and a box around its way", () => {
    const connector = connectShapes({
      name: "Way",
      path: "elbow",
      line,
      from: { shape: origin, side: "right" },
      to: { shape: node("B", 0, 3), side: "right" },
    });
    expect(connector).toMatchObject({
      from: { shape: "A", side: "right" },
      to: { shape: "B", side: "right" },
      box: { x: inches(2), y: inches(0.5), width: inches(0.25), height: inches(3) },
    });
  });
});
