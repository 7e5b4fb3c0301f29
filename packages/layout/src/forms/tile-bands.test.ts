import { inches, plainStyle } from "@lectern/deck";
import { describe, expect, test } from "vitest";
import { boxOf } from "../geometry.ts";
import type { Canvas } from "../parts/canvas.ts";
import { createCanvas } from "../parts/canvas.ts";
import { chooseLayouts } from "../template/layouts/choose-layout.ts";
import { fullTemplate } from "../testing/index.ts";
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
    for (const { box } of words) expect(box.x + box.width).toBeLessThanOrEqual(signs[0]?.box.x ?? 0);
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
