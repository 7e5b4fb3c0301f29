import { inches, plainStyle } from "@lectern/deck";
import { describe, expect, test } from "vitest";
import { boxOf } from "../geometry.ts";
import type { Canvas } from "../parts/canvas.ts";
import { createCanvas } from "../parts/canvas.ts";
import { chooseLayouts } from "../template/layouts/choose-layout.ts";
import { fullTemplate } from "../testing/index.ts";
import { measurePlacedText } from "../text/lines/measure-placed-text.ts";
import { setTileBands, type TileBand } from "./tile-bands.ts";

const canvas: Canvas = {
  ...createCanvas({
    layouts: chooseLayouts(fullTemplate),
    slideSize: fullTemplate.slideSize,
    direction: "ltr",
    style: plainStyle,
    illustrations: {},
    variants: [],
    isOwnLook: false,
    language: "en",
    toDigits: String,
  }),
  box: boxOf(inches(0.75), inches(1.85), inches(11.8), inches(4.6)),
};
const bandsOf = (...headings: readonly string[]): readonly TileBand[] =>
  headings.map((heading, index) => ({ marker: `${index + 1}`, heading, isMarked: false }));

describe("bands with tiles", () => {
  test("share the height of their place", () => {
    const elements = setTileBands(bandsOf("Stop", "Look", "Go"), "number", canvas) ?? [];
    const bands = elements.filter(({ name }) => name.startsWith("Band"));
    expect(bands).toHaveLength(3);
    const last = bands.at(-1)?.box;
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeGreaterThan(canvas.box.y + canvas.box.height - 10);
  });

  test("mark the one to look at by the colour of its tile", () => {
    const rows = bandsOf("Stop", "Look").map((row, index) => ({ ...row, isMarked: index === 1 }));
    const tiles = (setTileBands(rows, "number", canvas) ?? []).flatMap((element) =>
      element.kind === "shape" && element.name.startsWith("Tile") ? [JSON.stringify(element.fill)] : [],
    );
    expect(new Set(tiles).size).toBe(2);
  });

  test("show the sign of a warning clear of the words", () => {
    const rows = bandsOf("Never call it fake coffee", "Serve it hot").map((row, index) => ({
      ...row,
      warns: index === 0,
    }));
    const elements = setTileBands(rows, "date", canvas) ?? [];
    const signs = elements.filter(({ name }) => name.startsWith("Warning"));
    expect(signs.map(({ name }) => name)).toEqual(["Warning 1"]);
    const words = elements.filter(({ name }) => name.startsWith("Words"));
    expect((words[0]?.box.x ?? 0) + (words[0]?.box.width ?? 0)).toBeLessThanOrEqual(signs[0]?.box.x ?? 0);
    // Only where it stands does it take room.
    expect(words[1]?.box.width).toBeGreaterThan(words[0]?.box.width ?? 0);
  });

  test("fit beside the sign of a warning", () => {
    const narrow: Canvas = { ...canvas, box: boxOf(inches(0.75), inches(1.85), inches(6.8), inches(4.2)) };
    const rows = [
      {
        marker: "Lettering",
        heading: "Comes out backwards, which everyone forgets",
        isMarked: true,
        warns: true,
      },
      { marker: "Cheap", heading: "Only about a hundred years old as an art form", isMarked: false },
      { marker: "Cut away", heading: "Stays white", isMarked: false },
    ];
    const words = (setTileBands(rows, "date", narrow) ?? []).flatMap((element) =>
      element.kind === "shape" && element.name.startsWith("Words") && element.text ? [element] : [],
    );
    expect(words).toHaveLength(3);
    for (const { box, text } of words) {
      const { height } = measurePlacedText(text?.paragraphs ?? [], narrow.look, box.width);
      expect(height).toBeLessThanOrEqual(box.height);
    }
  });

  test.each([
    { what: "short words", headings: ["Keep left", "Look up"], want: [true, true] },
    {
      what: "sentences",
      headings: ["Shade cools the ground and the air as water evaporates", "Rain soaks into open soil"],
      want: [undefined, undefined],
    },
  ])("have $what in bold or not, all alike", ({ headings, want }) => {
    const rows = headings.map((heading, index) => ({ marker: `Term ${index}`, heading, isMarked: false }));
    const words = (setTileBands(rows, "date", canvas) ?? []).flatMap((element) =>
      element.kind === "shape" && element.name.startsWith("Words")
        ? [element.text?.paragraphs[0]?.runs[0]?.bold || undefined]
        : [],
    );
    expect(words).toEqual(want);
  });

  test.each([
    { what: "one row", rows: bandsOf("Stop") },
    { what: "many rows", rows: bandsOf(..."abcdefgh") },
    { what: "long rows", rows: bandsOf("word ".repeat(80), "word ".repeat(80), "word ".repeat(80)) },
  ])("are not for $what", ({ rows }) => {
    expect(setTileBands(rows, "number", canvas)).toBeUndefined();
  });
});
