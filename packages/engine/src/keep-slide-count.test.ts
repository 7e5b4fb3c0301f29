import { shortenSlide } from "@lectern/authoring";
import { createOutline } from "@lectern/deck";
import { placeDeck } from "@lectern/layout";
import { readTemplate } from "@lectern/pptx";
import { builtInTemplate } from "@lectern/theme";
import { describe, expect, it } from "vitest";
import { keepSlideCount } from "./keep-slide-count.ts";

const { template } = readTemplate(builtInTemplate("fern", { direction: "ltr" }));

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

  it("holds a closing of takeaways and next steps to one page, with all of its words in the notes", () => {
    const text = "Hang the new planks before the rains begin, and walk over them once with the whole village";
    const items = Array.from({ length: 5 }, (_, index) => ({ text: [{ text: `${index}: ${text}` }] }));
    const nextSteps = Array.from({ length: 9 }, (_, index) => ({
      action: `${text}, day ${index}`,
      owner: `Team ${index}`,
      date: `${index + 1} May`,
    }));
    const [cover] = outline.slides;
    const closing = {
      kind: "closing",
      title: "Go",
      items,
      nextSteps,
      contact: "bridge@example.com",
    } as const;
    const slides = cover === undefined ? [closing] : [cover, closing];
    const ending = createOutline({ ...outline, slides });
    expect(placeDeck(ending, template).slides.length).toBeGreaterThan(2);
    const kept = keepSlideCount(ending, template, 2, shortenSlide);
    expect(placeDeck(kept, template).slides).toHaveLength(2);
    const words = JSON.stringify(kept);
    for (const { action, owner, date } of nextSteps)
      for (const part of [action, owner, date]) expect(words).toContain(part);
    for (const item of items) expect(words).toContain(item.text[0]?.text);
  });

  it("leaves an outline alone that nobody asked a number for, or that fits", () => {
    expect(keepSlideCount(outline, template, undefined, shortenSlide)).toBe(outline);
    expect(keepSlideCount(outline, template, 12, shortenSlide)).toBe(outline);
  });
});
