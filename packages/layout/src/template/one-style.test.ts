import { expect, test } from "vitest";
import { fullTemplate } from "../testing/index.ts";
import { readAnatomy } from "./anatomy.ts";
import { chooseCover, isInStyle, isOnSameGround, offPicture } from "./one-style.ts";

const [first, , listed] = fullTemplate.layouts;
if (!first || !listed) throw new RangeError("Expected three layouts.");
const tan = { ...listed, background: "DDD9C3", uses: 1 };
const white = { ...first, background: "FFFFFF", artwork: [], uses: 1, opens: true };
const content = readAnatomy(tan);
const cover = readAnatomy(white);

test("a white cover of a file whose layouts are used once each has the look of its pages", () => {
  const chosen = chooseCover(cover, content, [cover, content], fullTemplate.slideSize);
  expect(chosen.layout.background).toBe("DDD9C3");
  expect(chosen.titleBox.y).toBeGreaterThan(content.titleBox.y);
});

test("a white cover before many slides of another colour is their makers' own", () => {
  const used = readAnatomy({ ...tan, uses: 12 });
  expect(chooseCover(cover, used, [cover, used], fullTemplate.slideSize)).toBe(cover);
});

test("a page for sections like all others gives way to a cover with a ground of its own, unless a slide stands on it", () => {
  const { uses: _, ...unused } = { ...tan, id: "section" };
  expect(isInStyle(readAnatomy(unused), cover, content)).toBe(false);
  expect(isInStyle(readAnatomy(unused), readAnatomy({ ...white, background: "DDD9C3" }), content)).toBe(true);
  expect(isInStyle(readAnatomy({ ...unused, uses: 1 }), cover, content)).toBe(true);
});

test("columns stand on layouts with the ground of pages of content, and with their band", () => {
  expect(isOnSameGround(cover, content)).toBe(false);
  expect(isOnSameGround(readAnatomy({ ...tan, id: "other" }), content)).toBe(true);
  const placeholders = tan.placeholders.map((one) =>
    one.type === "title" ? { ...one, fill: "595959", box: { ...one.box, y: one.box.height } } : one,
  );
  expect(isOnSameGround(readAnatomy({ ...tan, placeholders }), content)).toBe(false);
});

test("a page for sections gives way to a cover that the makers open with again and again", () => {
  const { uses: _, ...unused } = { ...tan, id: "section", background: "EEEEEE" };
  expect(isInStyle(readAnatomy(unused), cover, content)).toBe(true);
  expect(isInStyle(readAnatomy(unused), readAnatomy({ ...white, uses: 6 }), content)).toBe(false);
});

test("a picture that most of the makers' slides stand on stays behind pages of content", () => {
  const onPanel = (uses: number) => readAnatomy({ ...tan, panel: "bg1", uses });
  const plain = { anatomy: readAnatomy({ ...tan, id: "plain", uses: 1 }), score: 20 };
  expect(offPicture(onPanel(1), plain)).toBe(plain.anatomy);
  const usual = onPanel(2);
  expect(offPicture(usual, plain)).toBe(usual);
});
