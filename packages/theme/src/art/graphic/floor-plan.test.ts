import { expect, test } from "vitest";
import { blueprint } from "../../looks/blueprint.ts";

const covers = (subject: "building" | "technology", arrangement: number) =>
  blueprint.pages({ arrangement, subject }).cover.motif.map(({ name }) => name);

test("a deck on buildings has the plan of a flat on its cover, others a part of a machine", () => {
  expect(covers("building", 1)).toContain("Leaf");
  expect(covers("building", 1)).not.toContain("Bore");
  expect(covers("technology", 1)).toContain("Bore");
});

test("a flat's walls stand on the page, whatever the arrangement", () => {
  for (let arrangement = 0; arrangement < 16; arrangement += 1) {
    const { motif } = blueprint.pages({ arrangement, subject: "building" }).cover;
    for (const { name, box } of motif.filter(({ name }) => name.startsWith("Wall"))) {
      expect(box.x, name).toBeGreaterThanOrEqual(716 * 9_525);
      expect(box.x + box.width, name).toBeLessThanOrEqual(1_172 * 9_525 + 953);
    }
  }
});
