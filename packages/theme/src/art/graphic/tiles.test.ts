import { expect, test } from "vitest";
import { contrastRatio } from "../../contrast.ts";
import type { Shape } from "../../file/shape.ts";
import { leavesOf } from "../../file/shape.ts";
import { atlas } from "../../looks/atlas.ts";

const seeds = Array.from({ length: atlas.arrangements ?? 1 }, (_, arrangement) => arrangement);

test("a mosaic never has two tiles beside each other on one ground, but in its target", () => {
  for (const arrangement of seeds) {
    const tiles = tilesOf(arrangement);
    expect(tiles).toHaveLength(6);
    for (const one of tiles) {
      const beside = tiles.find(({ box }) => box.y === one.box.y && box.x === one.box.x + one.box.width);
      if (beside) expect(JSON.stringify(beside.fill)).not.toBe(JSON.stringify(one.fill));
    }
  }
});

test("decks have mosaics of their own", () => {
  const seen = new Set(seeds.map((arrangement) => JSON.stringify(atlas.pages({ arrangement }).cover.motif)));
  expect(seen.size).toBe(seeds.length);
});

test("figures are told from the ground of their tile", () => {
  const { palette } = atlas;
  const pairs = [
    [palette.dk2, palette.accent2],
    [palette.dk1, palette.lt2],
    [palette.accent2, palette.dk1],
    [palette.accent3, palette.dk2],
    [palette.lt2, palette.dk2],
    [palette.accent1, palette.dk1],
  ] as const;
  for (const [ground, figure] of pairs) expect(contrastRatio(ground, figure)).toBeGreaterThanOrEqual(3);
});

function tilesOf(arrangement: number): readonly Shape[] {
  const { motif } = atlas.pages({ arrangement }).cover;
  return leavesOf(motif).filter(({ name }) => name.startsWith("Tile "));
}
