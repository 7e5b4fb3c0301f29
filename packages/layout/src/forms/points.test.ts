import { emu, inches, points } from "@lectern/deck";
import { describe, expect, test } from "vitest";
import { boxOf } from "../geometry.ts";
import { lookOf } from "../parts/place-text.ts";
import { type Anatomy, readAnatomy } from "../template/anatomy.ts";
import { fullTemplate } from "../testing/index.ts";
import { measurePlacedText } from "../text/lines/measure-placed-text.ts";
import { toBlocks } from "../text/list-paragraphs.ts";
import { composePoints } from "./points.ts";

function contentAnatomy(bodySize: number): Anatomy {
  const layout = fullTemplate.layouts.find(({ type }) => type === "obj");
  if (!layout) throw new Error("Expected a layout for content.");
  const placeholders = layout.placeholders.map((placeholder) => {
    if (placeholder.type !== "obj") return placeholder;
    return {
      ...placeholder,
      levels: placeholder.levels.map((level) => ({ ...level, size: points(bodySize) })),
    };
  });
  return readAnatomy({ ...layout, placeholders });
}

function listOf(...lines: readonly string[]) {
  return toBlocks(lines.map((text) => ({ text: [{ text }] })));
}

describe("a list of points", () => {
  test.each([
    { what: "20 points in a template whose lists have them", bodySize: 20, want: 20 },
    { what: "24 points where the template's own are larger", bodySize: 28, want: 24 },
  ])("of five short lines is set in $what", ({ bodySize, want }) => {
    const lines = ["Revenue", "Margin", "Retention", "Costs", "Cash"].map((name) => `${name} rose once more`);
    const [page = []] = composePoints(listOf(...lines), contentAnatomy(bodySize), "ltr");
    const [list] = page.flatMap((element) => (element.kind === "placeholder" ? [element] : []));
    expect(list?.text.paragraphs[0]?.runs[0]?.size).toBe(want);
  });

  test("has markers and the makers' own size where slides of theirs have them", () => {
    const { layout, ...anatomy } = contentAnatomy(28);
    const lines = ["Revenue", "Margin", "Retention", "Costs", "Cash"].map((name) => `${name} rose once more`);
    const setIn = (uses: number) => {
      const used = { ...layout, brand: { lead: { scheme: "accent2" } as const }, uses };
      return composePoints(listOf(...lines), { ...anatomy, layout: used }, "ltr")[0] ?? [];
    };
    const [list, ...others] = setIn(3);
    expect(others).toEqual([]);
    const paragraphs = list?.kind === "placeholder" ? list.text.paragraphs : [];
    expect(paragraphs.map(({ bullet, runs }) => [bullet, runs[0]?.size])).toEqual(
      lines.map(() => [undefined, 28]),
    );
    expect(setIn(0).length).toBeGreaterThan(1);
  });

  test("has rules between its rows only where every line ends for sure, in a program that sets text narrower, too", () => {
    const anatomy = contentAnatomy(20);
    const { body, layout } = anatomy;
    if (!body) throw new Error("Expected a body.");
    const blocks = listOf(
      "Carbon dioxide, through the stomata",
      "Water, from the roots",
      "Light, caught by leaves",
    );
    const ruled = Array.from({ length: 60 }, (_, step) => {
      const box = boxOf(inches(1), inches(2), inches(2) + step * inches(0.02), inches(4));
      const [page = []] = composePoints(blocks, anatomy, "ltr", "aboveEach", box);
      const [list] = page.flatMap((element) => (element.kind === "placeholder" ? [element] : []));
      const rules = page.filter(({ name }) => name.startsWith("Line"));
      if (!list || rules.length === 0) return undefined;
      const linesAt = (share: number) =>
        measurePlacedText(list.text.paragraphs, lookOf(body, layout), emu(list.box.width * share)).lines;
      return [0.975, 1, 1.012].map(linesAt);
    }).filter((lines) => lines !== undefined);
    expect(ruled.length).toBeGreaterThan(20);
    expect(ruled.filter((lines) => new Set(lines).size > 1)).toEqual([]);
  });
});
