import { describe, expect, test } from "vitest";
import { disc, page } from "./pen.ts";

const fill = { scheme: "accent1" } as const;

describe("a disc", () => {
  test("is an ellipse where the page holds it whole", () => {
    const { geometry, box } = disc("Disc", { x: 640, y: 360, radius: 96 }, { fill });
    expect(geometry).toEqual({ kind: "preset", preset: "ellipse" });
    expect(box).toEqual({ x: 5_181_600, y: 2_514_600, width: 1_828_800, height: 1_828_800 });
  });

  test.each([
    { name: "one edge", circle: { x: 1280, y: 360, radius: 100 } },
    { name: "two edges that meet", circle: { x: 1200, y: 680, radius: 300 } },
    { name: "three edges", circle: { x: 1040, y: 360, radius: 420 } },
    { name: "an edge outside of which its middle lies", circle: { x: 640, y: 760, radius: 120 } },
  ])("is cut off at $name and stays on the page", ({ circle }) => {
    const { geometry, box } = disc("Disc", circle, { fill });
    if (geometry.kind !== "svg") throw new Error(`Expected a path, got ${geometry.kind}.`);
    expect(box.x + box.width).toBeLessThanOrEqual(12_192_000);
    expect(box.y + box.height).toBeLessThanOrEqual(6_858_000);
    expect(geometry.commands).toMatch(/^M[^A]*A.*Z/u);
    expect(areaOf(geometry.commands)).toBeCloseTo(sharedArea(circle), -3);
  });

  test("of which nothing is left is refused", () => {
    expect(() => disc("Moon", { x: 2000, y: 360, radius: 100 }, { fill })).toThrow(
      "Expected a disc that reaches into its frame, got Moon.",
    );
  });
});

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The area within a path of lines and of arcs around one middle, by the shoelace rule. */
function areaOf(commands: string): number {
  const spots: Spot[] = [];
  for (const [, letter, written = ""] of commands.matchAll(/([MLA])([^MLAZ]*)/gu)) {
    const numbers = written.trim().split(/\s+/u).map(Number);
    const to = { x: numbers.at(-2) ?? 0, y: numbers.at(-1) ?? 0 };
    const from = spots.at(-1) ?? to;
    if (letter === "A") spots.push(...arcSpots(from, to, numbers[0] ?? 0, numbers[3] === 1));
    spots.push(to);
  }
  return Math.abs(
    spots.reduce((sum, { x, y }, index) => {
      const next = spots[(index + 1) % spots.length] ?? { x, y };
      return sum + (x * next.y - next.x * y) / 2;
    }, 0),
  );
}

function arcSpots(from: Spot, to: Spot, radius: number, isLarge: boolean): readonly Spot[] {
  const chord = Math.hypot(to.x - from.x, to.y - from.y);
  const away = Math.sqrt(Math.max(0, radius ** 2 - (chord / 2) ** 2)) * (isLarge ? -1 : 1);
  const middle = {
    x: (from.x + to.x) / 2 - (away * (to.y - from.y)) / chord,
    y: (from.y + to.y) / 2 + (away * (to.x - from.x)) / chord,
  };
  const start = Math.atan2(from.y - middle.y, from.x - middle.x);
  const sweep = (Math.atan2(to.y - middle.y, to.x - middle.x) - start + 2 * Math.PI) % (2 * Math.PI);
  return Array.from({ length: 200 }, (_, index) => {
    const turn = start + (sweep * (index + 1)) / 201;
    return { x: middle.x + radius * Math.cos(turn), y: middle.y + radius * Math.sin(turn) };
  });
}

/** The area that a circle shares with the page, in strips of a fifth of a pixel. */
function sharedArea({ x, y, radius }: { x: number; y: number; radius: number }): number {
  const strip = 0.2;
  let sum = 0;
  for (let at = Math.max(0, x - radius); at < Math.min(page.width, x + radius); at += strip) {
    const reach = Math.sqrt(Math.max(0, radius ** 2 - (at - x) ** 2));
    sum += strip * Math.max(0, Math.min(page.height, y + reach) - Math.max(0, y - reach));
  }
  return sum;
}
