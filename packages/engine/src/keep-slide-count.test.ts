import { shortenSlide } from "@lectern/authoring";
import { createOutline } from "@lectern/deck";
import { placeDeck } from "@lectern/layout";
import { readTemplate } from "@lectern/pptx";
import { builtInTemplate, chooseVariation } from "@lectern/theme";
import { describe, expect, it } from "vitest";
import { keepSlideCount } from "./keep-slide-count.ts";

const { template } = readTemplate(builtInTemplate(chooseVariation("Rope bridge").name, { direction: "ltr" }));

const rows = Array.from({ length: 40 }, (_, index) => ({
  cells: [[{ text: `Plank ${index + 1}` }], [{ text: `${index + 3} kg` }]],
}));

const outline = createOutline({
  title: "Rope bridge",
  language: "en",
  direction: "ltr",
  slides: [
    { kind: "title", title: "Rope bridge" },
    { kind: "table", title: "All planks", columns: [{ heading: "Plank" }, { heading: "Weight" }], rows },
  ],
});

describe("keepSlideCount", () => {
  it("shortens what would go on over more pages than the prompt allows, and keeps its words in the notes", () => {
    expect(placeDeck(outline, template).slides.length).toBeGreaterThan(2);
    const kept = keepSlideCount(outline, template, 2, shortenSlide);
    expect(placeDeck(kept, template).slides).toHaveLength(2);
    expect(kept.slides[1]?.notes).toContain("Plank 40 | 42 kg");
  });

  it("leaves an outline alone that nobody asked a number for, or that fits", () => {
    expect(keepSlideCount(outline, template, undefined, shortenSlide)).toBe(outline);
    expect(keepSlideCount(outline, template, 12, shortenSlide)).toBe(outline);
  });
});
