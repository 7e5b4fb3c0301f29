import { describe, expect, test } from "vitest";
import { paperMap } from "../../color.ts";
import { slideSize } from "../../grid.ts";
import { type Figure, toShapes } from "../drawing/figure.ts";
import type { ThingName } from "../things/thing.ts";
import { paintOn } from "./paint.ts";
import { closingScene, coverScene, landScene, quoteScene, type SceneOptions, sectionScene } from "./scene.ts";

const scenes: Readonly<Record<string, (options: SceneOptions) => Figure>> = {
  cover: coverScene,
  section: sectionScene,
  quote: quoteScene,
  land: landScene,
  closing: closingScene,
};
const paint = paintOn(paperMap);
const things: readonly (ThingName | undefined)[] = [undefined, "honeybee", "giraffe", "racing-car"];
const cases = things.flatMap((thing) => Object.keys(scenes).map((scene) => ({ thing, scene })));

describe.each(cases)("the $scene scene with $thing", ({ thing, scene }) => {
  const draw = (seed: string): Figure => scenes[scene]?.({ ...(thing && { thing }), seed, paint }) ?? [];

  test("is drawn on the page, and nowhere beyond it", () => {
    const shapes = toShapes(draw("A title"));
    expect(shapes.length).toBeGreaterThan(5);
    for (const { box } of shapes) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(slideSize.width);
      expect(box.y + box.height).toBeLessThanOrEqual(slideSize.height);
      expect(Math.min(box.width, box.height)).toBeGreaterThan(0);
    }
  });

  test("is the same for the same seed", () => {
    expect(draw("A title")).toEqual(draw("A title"));
  });
});

test("covers of two decks differ", () => {
  const cover = (seed: string) => coverScene({ seed, paint });
  expect(cover("One title")).not.toEqual(cover("Another title"));
});

test("a deck about nothing in particular shows hills and nothing on them", () => {
  const names = coverScene({ seed: "A title", paint }).map(({ name }) => name);
  expect(new Set(names)).not.toContain("Thing");
  expect(names).toContain("Hill");
});

test("a thing that stands on no hill is seen before hills that lie far behind it", () => {
  for (const scene of [coverScene, closingScene]) {
    const names = scene({ thing: "teapot", seed: "A title", paint }).map(({ name }) => name);
    expect(names.indexOf("Hill")).toBeLessThan(names.indexOf("Sun"));
    expect(names.indexOf("Sun")).toBeLessThan(names.indexOf("Thing"));
  }
});

test("a cover keeps the room of its title free of everything but the sky", () => {
  for (const thing of things) {
    const low = toShapes(coverScene({ ...(thing && { thing }), seed: "A title", paint })).filter(
      ({ box }) => box.x < 664 * 9525,
    );
    expect(Math.min(...low.map(({ box }) => box.y))).toBeGreaterThan(388 * 9525);
  }
});
