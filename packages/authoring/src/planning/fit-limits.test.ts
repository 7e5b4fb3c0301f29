import type { OutlineSlide } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import { fitLimits } from "./fit-limits.ts";

const cards: OutlineSlide = {
  kind: "cards",
  title: "Three boats",
  cards: ["Ann", "Bea", "Cleo"].map((heading) => ({ heading, text: [{ text: "sails on every Sunday" }] })),
};
const bullets: OutlineSlide = {
  kind: "bullets",
  title: "Rules",
  items: ["Be kind", "Be early", "Be brief"].map((text) => ({ text: [{ text }] })),
};

describe("fitLimits", () => {
  it("leaves slides within the limits as they are", () => {
    expect(fitLimits([cards], { words: 30 })).toEqual({ slides: [cards], moved: [], tooFull: [] });
  });

  it("moves explanations to the notes before what they explain", () => {
    const { slides, moved } = fitLimits([cards], { words: 10 });
    expect(slides[0]).toMatchObject({ cards: [{ text: [{}] }, { heading: "Bea" }, { heading: "Cleo" }] });
    expect(moved).toEqual(["Bea: sails on every Sunday", "Cleo: sails on every Sunday"]);
    expect(slides[0]?.notes).toBe(moved.join("\n"));
  });

  it("moves the last points to the notes", () => {
    const { slides } = fitLimits([bullets], { points: 2 });
    expect(slides[0]).toMatchObject({ items: [{}, {}], notes: "Be brief" });
  });

  it("counts characters without spaces", () => {
    expect(fitLimits([bullets], { characters: 20 }).slides[0]).toMatchObject({ items: [{}, {}] });
  });

  it("names the slides that cannot be cut", () => {
    expect(fitLimits([bullets], { words: 1 }).tooFull).toEqual(["Rules"]);
  });
});
