import { expect, test } from "vitest";
import { lightness, seenFill } from "../contrast.ts";
import { boundsOf, leavesOf } from "../file/shape.ts";
import { inches } from "../grid.ts";
import { classics } from "./classics.ts";
import { ledger } from "./ledger.ts";

test.each(classics)("$name shows what a deck is about large on a pale panel", ({ pages, palette }) => {
  const { surface, motif } = pages({ arrangement: 0, thing: "locomotive" }).cover;
  const shapes = leavesOf(motif);
  const ground = shapes.find(({ name }) => name === "Ground")?.fill;
  const seen = ground ? seenFill(ground, surface.map, palette, palette.lt1) : [];
  expect(Math.min(...seen.map(lightness))).toBeGreaterThan(85);
  const { width, height } = boundsOf(shapes.filter(({ name }) => name === "Thing"));
  expect(Math.max(width, height)).toBeGreaterThan(inches(4.2));
});

test("ledger is closed where it has nothing to show", () => {
  const kindFor = (source: object) => ledger.pages({ arrangement: 0, ...source }).cover.surface.kind;
  expect(kindFor({})).toBe("field");
  expect(kindFor({ thing: "locomotive" })).toBe("paper");
  expect(kindFor({ hasChart: true })).toBe("paper");
});

test("ledger has room for three lines of a cover's title at its own size", () => {
  const { size, lineSpacing } = ledger.scale.cover;
  const { height } = ledger.pages({ arrangement: 0, thing: "locomotive" }).cover.places.title.box;
  expect(height).toBeGreaterThanOrEqual(inches((3 * size * lineSpacing * 1.2207) / 72));
});

test.each(classics)(
  "$name shows its motif at the edges of content pages, clear of their text",
  ({ frame }) => {
    const shapes = leavesOf(frame.furniture);
    expect(shapes.length).toBeGreaterThan(0);
    for (const { box } of shapes)
      for (const place of [frame.kicker, frame.title.box, frame.content, frame.footer.box]) {
        const isBeside = box.x + box.width <= place.x || place.x + place.width <= box.x;
        expect(isBeside || box.y + box.height <= place.y || place.y + place.height <= box.y).toBe(true);
      }
  },
);

test("no two classics show the same at the edges of their pages", () => {
  const drawn = classics.map(({ frame }) => JSON.stringify(frame.furniture));
  expect(new Set(drawn).size).toBe(classics.length);
});

test.each(classics)(
  "$name has statements in turn on grounds that neither each other nor content pages have",
  ({ pages, palette, surfaces: { page } }) => {
    const groundOf = ({ background, map }: typeof page) => seenFill(background, map, palette, palette.lt1)[0];
    const grounds = [0, 1].map((turn) => groundOf(pages({ arrangement: 0, turn }).statement.surface));
    expect(grounds[0]).not.toBe(grounds[1]);
    expect(grounds[1]).not.toBe(groundOf(page));
  },
);
