import { expect, test } from "vitest";
import { blueprint } from "../../looks/blueprint.ts";

const covers = (subject: "building" | "technology", arrangement: number) =>
  blueprint.pages({ arrangement, subject }).cover.motif.map(({ name }) => name);

test("a deck on buildings has the plan of a flat on its cover, others a study of proportions", () => {
  expect(covers("building", 1)).toContain("Leaf");
  expect(covers("building", 1)).not.toContain("Curve 1");
  expect(covers("technology", 1)).toContain("Curve 1");
});

test("a flat's walls stand on the page, whatever the arrangement", () => {
  for (let arrangement = 0; arrangement < 16; arrangement += 1) {
    const { motif } = blueprint.pages({ arrangement, subject: "building" }).cover;
    const walls = motif.flatMap((drawn) =>
      "box" in drawn && drawn.name.startsWith("Wall") ? [drawn.box] : [],
    );
    expect(walls.length).toBeGreaterThan(7);
    expect(Math.min(...walls.map(({ x }) => x))).toBeGreaterThanOrEqual(716 * 9_525);
    expect(Math.max(...walls.map(({ x, width }) => x + width))).toBeLessThanOrEqual(1_172 * 9_525 + 953);
  }
});
