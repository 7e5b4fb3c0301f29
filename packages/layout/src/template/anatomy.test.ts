import { type Box, inches, type TemplateLayout } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import { bottomOf } from "../geometry.ts";
import { bareTemplate, classicTemplate, fullTemplate } from "../testing/index.ts";
import { ownBoxOf, readAnatomy } from "./anatomy.ts";
import { asOpening } from "./layouts/opening.ts";

function layoutOf(layouts: readonly TemplateLayout[], name: string): TemplateLayout {
  const found = layouts.find((layout) => layout.name === name);
  if (!found) throw new RangeError(`Expected a layout ${name}.`);
  return found;
}

function boxAt(x: number, y: number, width: number, height: number): Box {
  return { x: inches(x), y: inches(y), width: inches(width), height: inches(height) };
}

const content = layoutOf(fullTemplate.layouts, "c");

describe("places for text are cut clear of artwork", () => {
  it.each([
    { what: "a band at the start", drawn: boxAt(0, 0, 1.5, 7.5), side: "x", want: inches(1.5) },
    { what: "a label at the foot", drawn: boxAt(8, 6.25, 3, 0.5), side: "bottom", want: inches(6.25) },
  ])("$what", ({ drawn, side, want }) => {
    const body = readAnatomy({ ...content, artwork: [drawn] }).body;
    expect(body && (side === "x" ? body.box.x : bottomOf(body.box))).toBe(want);
    expect(body && ownBoxOf(body)).toEqual(boxAt(0.75, 1.85, 11.83, 4.9));
  });

  it("a rule through a title, which stands above it", () => {
    const title = readAnatomy({ ...content, artwork: [boxAt(0, 1.3, 13.333, 0)] }).title;
    expect(title && bottomOf(title.box)).toBe(bottomOf(boxAt(0.75, 0.8, 11.83, 0.75)));
    const ruled = readAnatomy({ ...content, artwork: [boxAt(0, 1.3, 13.333, 0.01)] }).title;
    expect(ruled && bottomOf(ruled.box)).toBe(inches(1.3));
  });

  it.each([
    { what: "a panel beneath", drawn: boxAt(0.5, 1.5, 12.3, 5.5) },
    { what: "artwork that would leave next to nothing", drawn: boxAt(0.75, 1.85, 9, 4.9) },
  ])("but not of $what", ({ drawn }) => {
    const body = readAnatomy({ ...content, artwork: [drawn] }).body;
    expect(body?.box).toEqual(boxAt(0.75, 1.85, 11.83, 4.9));
  });
});

describe("what is said begins", () => {
  const title = content.placeholders.find(({ type }) => type === "title");
  const body = content.placeholders.find(({ type, box }) => type !== "title" && box.height > inches(3));
  const line = (index: number, box: Box) => ({ ...body, type: "body" as const, index, box });
  const withLines = (...boxes: readonly Box[]) =>
    readAnatomy({
      ...content,
      placeholders: [
        ...content.placeholders.map((one) =>
          one === body ? { ...one, box: boxAt(0.75, 2.6, 11.83, 4.15) } : one,
        ),
        ...boxes.map((box, index) => line(20 + index, box)),
      ] as TemplateLayout["placeholders"],
      contentArea: boxAt(0.75, 2.6, 11.83, 4.15),
    });

  it("where a line below the title would, which no page fills", () => {
    const plain = withLines();
    const led = withLines(boxAt(0.75, 2, 11.83, 0.4));
    expect(plain.contentBox.y).toBe(inches(2.6));
    expect(led.contentBox.y).toBe(
      Math.max(inches(2), bottomOf(title?.box ?? boxAt(0, 0, 0, 0)) + inches(0.16)),
    );
    expect(led.body?.box.y).toBe(led.contentBox.y);
    expect(bottomOf(led.contentBox)).toBe(bottomOf(plain.contentBox));
  });

  it("below headings that stand side by side", () => {
    const headed = withLines(boxAt(0.75, 2, 5.5, 0.4), boxAt(6.9, 2, 5.5, 0.4));
    expect(headed.contentBox.y).toBe(inches(2.6));
  });

  it("a little below a bar that ends there, its list as well", () => {
    const barred = readAnatomy({ ...content, artwork: [boxAt(0, 0, 13.333, 1.85)] });
    const gap = inches(0.14);
    expect(barred.contentBox.y).toBe(inches(1.85) + gap);
    expect(barred.body?.box.y).toBe(inches(1.85) + gap);
  });
});

it("a page that opens something has a large title in its middle where the layout has no place for one", () => {
  const [bare] = bareTemplate.layouts;
  const opening = bare && asOpening(readAnatomy(bare), 44, bareTemplate.slideSize);
  expect(opening?.bareTitleSize).toBe(44);
  expect(opening?.titleBox.y).toBeGreaterThan(inches(1.5));
  expect(opening?.contentBox.y).toBeGreaterThanOrEqual(bottomOf(opening?.titleBox ?? boxAt(0, 0, 0, 0)));
  const titled = readAnatomy(classicTemplate.layouts[0] ?? content);
  expect(asOpening(titled, 44, fullTemplate.slideSize).title).toBe(titled.title);
});
