import { type BulletItem, inches, plainStyle } from "@lectern/deck";
import { describe, expect, test } from "vitest";
import { boxOf } from "../../geometry.ts";
import { type Canvas, createCanvas } from "../../parts/canvas.ts";
import { chooseLayouts } from "../../template/layouts/choose-layout.ts";
import { fullTemplate } from "../../testing/index.ts";
import { setTonedRows } from "./toned-rows.ts";

const canvas: Canvas = {
  ...createCanvas({
    layouts: chooseLayouts(fullTemplate),
    slideSize: fullTemplate.slideSize,
    direction: "ltr",
    style: plainStyle,
    illustrations: {},
    variants: [],
    isOwnLook: true,
    language: "en",
    toDigits: String,
  }),
  box: boxOf(inches(0.75), inches(1.85), inches(11.8), inches(4.6)),
};
const itemsOf = (...texts: readonly string[]): readonly BulletItem[] =>
  texts.map((text) => ({ text: [{ text }] }));
const shapesOf = (items: readonly BulletItem[], tone: "strong" | "quiet" = "strong") =>
  (setTonedRows(items, tone, canvas) ?? []).flatMap((element) => (element.kind === "shape" ? [element] : []));

describe("rows on panels of one tone", () => {
  test("share the height of their place, in large type", () => {
    const shapes = shapesOf(itemsOf("A rowing boat", "A dog", "Never a timetable again"));
    const panels = shapes.filter(({ name }) => name.startsWith("Row"));
    const last = panels.at(-1)?.box;
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeGreaterThan(canvas.box.y + canvas.box.height - 10);
    expect(new Set(panels.map(({ fill }) => JSON.stringify(fill))).size).toBe(1);
    const sizes = shapes.flatMap(({ text }) => text?.paragraphs.map(({ runs }) => runs[0]?.size ?? 0) ?? []);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(36);
  });

  test("keep a term above its text, and take its colon away", () => {
    const shapes = shapesOf([
      { lead: "Blue spot:", text: [{ text: "Not working" }] },
      { lead: "Dock light", text: [{ text: "Not fixed" }] },
    ]);
    const said = shapes.flatMap(({ text }) =>
      text ? [text.paragraphs.map(({ runs }) => runs.map((run) => run.text).join(""))] : [],
    );
    expect(said).toEqual([
      ["Blue spot", "Not working"],
      ["Dock light", "Not fixed"],
    ]);
  });

  test("are pale where they are many: more dark ones would be louder than what stands on them", () => {
    const fillOf = (count: number) => {
      const [panel] = shapesOf(itemsOf(..."abcdef".slice(0, count)));
      return JSON.stringify(panel?.fill);
    };
    expect(fillOf(5)).not.toBe(fillOf(4));
    expect(fillOf(5)).toBe(JSON.stringify(shapesOf(itemsOf("a", "b"), "quiet")[0]?.fill));
  });

  test("stand on the page itself between rules, in the middle where the title does", () => {
    const [title] = canvas.anatomy.title ? [canvas.anatomy.title] : [];
    const levels = title?.levels.map((level) => ({ ...level, alignment: "center" as const })) ?? [];
    const centered = {
      ...canvas,
      anatomy: { ...canvas.anatomy, ...(title && { title: { ...title, levels } }) },
    };
    const alignments = [canvas, centered].map((on) => {
      const shapes = setTonedRows(itemsOf("A dog", "A boat"), "bare", on) ?? [];
      expect(shapes.filter(({ name }) => name.startsWith("Row"))).toEqual([]);
      expect(shapes.filter(({ name }) => name.startsWith("Line"))).toHaveLength(1);
      return shapes.flatMap((one) => (one.kind === "shape" && one.text ? one.text.paragraphs : []))[0]
        ?.alignment;
    });
    expect(alignments).toEqual(["start", "center"]);
    expect(setTonedRows(itemsOf(..."abcdefgh"), "bare", canvas)).toBeDefined();
    expect(setTonedRows(itemsOf(..."abcdefghi"), "bare", canvas)).toBeUndefined();
  });

  test.each([
    { what: "many points", items: itemsOf(..."abcdefg") },
    { what: "long points", items: itemsOf("word ".repeat(60), "word ".repeat(60), "word ".repeat(60)) },
    { what: "amounts", items: [{ text: [{ text: "Hall" }], amount: { value: 660, shown: "660" } }] },
    { what: "a warning", items: [{ text: [{ text: "Never" }], emphasis: "warning" as const }] },
    {
      what: "points below points",
      items: [{ text: [{ text: "One" }], children: [{ text: [{ text: "Two" }] }] }],
    },
  ])("are not for $what", ({ items }) => {
    expect(setTonedRows(items, "strong", canvas)).toBeUndefined();
  });
});
