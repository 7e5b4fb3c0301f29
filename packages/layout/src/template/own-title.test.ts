import { emu, inches, type OwnTitle, points, type TemplateLayout } from "@lectern/deck";
import { expect, test } from "vitest";
import { bottomOf } from "../geometry.ts";
import { classicTemplate } from "../testing/index.ts";
import { type Anatomy, readAnatomy } from "./anatomy.ts";
import { withOwnTitles } from "./own-title.ts";

const [, content] = classicTemplate.layouts;

function withOwn(ownTitle: OwnTitle, change: Partial<TemplateLayout> = {}): Anatomy {
  if (!content) throw new RangeError("Expected a layout for content.");
  const layout = { ...content, ...change, ownTitle };
  const [anatomy] = withOwnTitles([readAnatomy(layout, classicTemplate.slideSize)]);
  if (!anatomy) throw new RangeError("Expected an anatomy.");
  return anatomy;
}

const box = { x: inches(1), y: inches(0.1), width: inches(8), height: inches(0.5) };
const down = (height: number) => ({
  x: inches(0.5),
  y: inches(0.8),
  width: inches(9),
  height: inches(height),
});

test("what the makers' slides fill ends above the footers of a page", () => {
  const { contentBox, layout, footer } = withOwn({ box, content: down(6.6) });
  expect(footer?.box.y).toBe(inches(6.95));
  expect(bottomOf(contentBox)).toBeLessThan(inches(6.95));
  expect(layout.contentArea).toEqual(contentBox);
});

test("and is as they have it where there are none, or where they end above these", () => {
  expect(withOwn({ box, content: down(5) }).contentBox).toEqual(down(5));
  const placeholders = content?.placeholders.filter(({ type }) => type !== "ftr" && type !== "sldNum") ?? [];
  expect(withOwn({ box, content: down(6.6) }, { placeholders }).contentBox).toEqual(down(6.6));
});

test("a title of which only the place is known stays off what stands below it", () => {
  expect(withOwn({ box }).titleBox).toEqual(box);
  const [own] = content?.placeholders ?? [];
  expect(withOwn({ box: down(2) }).titleBox).toEqual(own?.box);
});

test("a full colour of their titles that is a little too pale for the page is darkened, and a readable one is not", () => {
  const colorOf = (scheme: "accent1" | "accent2") =>
    withOwn({ color: { scheme }, size: points(28), bold: false }).title?.levels[0]?.color;
  expect(content?.theme.colors.accent1).toBe("E8962E");
  expect(colorOf("accent1")).not.toBe("E8962E");
  expect(colorOf("accent2")).toBe("22707F");
});

test("a title on something that was looked at keeps the colour that the makers gave it", () => {
  const placeholders = content?.placeholders.map((one) =>
    one.type === "title" ? { ...one, behind: ["000000"] } : one,
  );
  const own = withOwn({ color: { scheme: "accent1" } }, placeholders && { placeholders });
  expect(own.title?.levels[0]?.color).toBe("E8962E");
  expect(own.title?.box.x).toBe(emu(inches(0.5)));
});
