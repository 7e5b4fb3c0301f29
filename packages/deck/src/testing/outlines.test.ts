import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createOutline } from "../outline/create-outline.ts";
import type { Outline, SlideKind } from "../outline/outline.ts";
import { slideKinds } from "../read/read-slide.ts";
import { outlines } from "./outlines.ts";

const kindsOf = ({ slides }: Outline): readonly SlideKind[] => slides.map(({ kind }) => kind);

describe("outlines", () => {
  it.each([
    { what: "usual", hostile: false },
    { what: "hostile", hostile: true },
  ])("makes $what outlines that all are valid, in all languages and of all kinds", ({ hostile }) => {
    const kinds = new Set<SlideKind>();
    const languages = new Set<string>();
    fc.assert(
      fc.property(outlines({ hostile }), (outline) => {
        expect(createOutline(outline)).toEqual(outline);
        for (const kind of kindsOf(outline)) kinds.add(kind);
        languages.add(outline.language);
      }),
      { numRuns: 300, seed: 1 },
    );
    expect([...kinds].toSorted()).toEqual([...slideKinds].toSorted());
    expect(languages.size).toBe(10);
  });

  it("keeps to the kinds, the languages and the number of slides that are asked for", () => {
    const options = { kinds: ["table", "quote"], languages: ["ar"], mostSlides: 3 } as const;
    fc.assert(
      fc.property(outlines(options), (outline) => {
        const [cover, ...others] = kindsOf(outline);
        expect(cover).toBe("title");
        expect(others.every((kind) => kind === "table" || kind === "quote")).toBe(true);
        expect(others.length).toBeLessThanOrEqual(2);
        expect([outline.language, outline.direction]).toEqual(["ar", "rtl"]);
      }),
    );
  });

  it("refuses languages that it has no words of", () => {
    expect(() => outlines({ languages: ["tlh"] })).toThrow(/got tlh/u);
  });

  it("reaches the limits where it is hostile", () => {
    const samples = fc.sample(outlines({ hostile: true }), { numRuns: 300, seed: 1 });
    const slides = samples.flatMap((outline) => outline.slides);
    const longest = Math.max(...slides.map(({ title }) => [...title].length));
    const rows = Math.max(...slides.map((slide) => (slide.kind === "table" ? slide.rows.length : 0)));
    const points = Math.max(
      ...slides.map((slide) => (slide.kind === "chart" ? slide.chart.categories.length : 0)),
    );
    expect({ longest, rows: rows > 150, points: points > 40 }).toEqual({
      longest: 200,
      rows: true,
      points: true,
    });
  });
});
