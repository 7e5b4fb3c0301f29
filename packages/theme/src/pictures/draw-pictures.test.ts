import type { OutlineSlide } from "@lectern/deck";
import { describe, expect, it, test } from "vitest";
import { builtInTemplate } from "../built-in-template.ts";
import { looks } from "../looks/looks.ts";
import { nameOfVariant } from "../page-variants.ts";
import { drawPictures } from "./draw-pictures.ts";

const pictured: readonly OutlineSlide[] = [
  { kind: "statement", title: "A", picture: "rooster" },
  { kind: "section", title: "B", summary: "It is only weather", picture: "umbrella" },
  {
    kind: "bullets",
    title: "C",
    items: [{ text: [{ text: "c" }] }, { text: [{ text: "d" }] }],
    picture: "trophy",
  },
  { kind: "closing", title: "D", picture: "guitar" },
];
const outlineOf = (slides: readonly OutlineSlide[], direction: "ltr" | "rtl" = "ltr") =>
  ({ title: "A year", language: "en", direction, slides }) as const;
/** The middle of a page, in EMU. */
const middle = 6_096_000;

describe.each(looks)("pictures in $name", (look) => {
  const { pictures, variants } = drawPictures(outlineOf(pictured), { look });

  it("stand on the page, in the half that their layout keeps for them", () => {
    for (const [title, side] of [
      ["A", 1],
      ["B", -1],
    ] as const) {
      const { x, y, width, height } = pictures.get(title)?.page?.drawing.box ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      };
      expect(Math.sign(x + width / 2 - middle)).toBe(side);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(2 * middle);
      expect(y + height).toBeLessThanOrEqual(6_858_000);
      expect((width * height) / (2 * middle * 6_858_000)).toBeGreaterThan(0.04);
    }
  });

  it("have layouts in the template, and those that they need alone", () => {
    expect(variants.map(nameOfVariant)).toEqual([
      "Statement with picture",
      "Section with picture 2",
      "Closing with picture 3",
    ]);
    expect(builtInTemplate(look, { variants }).length).toBeGreaterThan(builtInTemplate(look).length);
  });

  it("are told to who cannot see them", () => {
    expect(pictures.get("A")?.page?.drawing.description).toBe("rooster");
    expect(pictures.get("C")?.name).toBe("trophy");
  });
});

test("from right to left, they stand on the other side and are not mirrored themselves", () => {
  const [look] = looks;
  if (!look) throw new Error("Expected a look.");
  const drawn = (["ltr", "rtl"] as const).map(
    (direction) => drawPictures(outlineOf(pictured, direction), { look }).pictures.get("A")?.page?.drawing,
  );
  const [ltr, rtl] = drawn;
  if (!ltr || !rtl) throw new Error("Expected drawings.");
  expect(rtl.box.x + rtl.box.width).toBeCloseTo(2 * middle - ltr.box.x, -3);
  expect(rtl.elements.map(({ name }) => name)).toEqual(ltr.elements.map(({ name }) => name));
});

test("statements without a picture take turns, three at most", () => {
  const [look] = looks;
  if (!look) throw new Error("Expected a look.");
  const slides = ["A", "B", "C", "D", "E"].map((title): OutlineSlide => ({ kind: "statement", title }));
  const named = (count: number) =>
    drawPictures(outlineOf(slides.slice(0, count)), { look }).variants.map(nameOfVariant);
  expect(named(1)).toEqual([]);
  expect(named(2)).toEqual(["Statement 2"]);
  expect(named(5)).toEqual(["Statement 2", "Statement 3"]);
});
