import type { OutlineSlide } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import { pagesOf, placeSlide } from "../../testing/place-slide.ts";

const slides: readonly { readonly slide: OutlineSlide; readonly want: readonly string[] }[] = [
  {
    slide: {
      kind: "flow",
      title: "T",
      nodes: [
        { id: "a", form: "question", text: "Leaks?", edges: [{ to: "b", label: "Yes" }, { to: "c" }] },
        { id: "b", form: "step", text: "Dock it", edges: [{ to: "a", label: "Done" }] },
        { id: "c", form: "end", text: "Sail" },
      ],
    },
    want: ["Leaks?", "Yes", "Dock it", "Done", "Sail"],
  },
  {
    slide: {
      kind: "hierarchy",
      title: "T",
      root: {
        name: "Ana",
        text: "Captain",
        children: [
          {
            name: "Ben",
            amount: { value: 3, shown: "3 boats" },
            children: [{ name: "Cy", children: [{ name: "Dee", children: [{ name: "Eve" }] }] }],
          },
        ],
      },
    },
    want: ["Ana", "Captain", "Ben", "3 boats", "Cy", "Dee", "Eve"],
  },
  {
    slide: {
      kind: "matrix",
      title: "T",
      quadrants: [
        { heading: "Now", points: [{ text: [{ text: "Rope" }] }] },
        { heading: "Plan" },
        { heading: "Later" },
        { heading: "Never" },
      ],
      horizontal: { name: "Effort", low: "Little", high: "Much" },
      vertical: { name: "Use" },
      items: [{ label: "Paint", x: 0.25, y: 1 }],
    },
    want: ["Now", "Rope", "Plan", "Later", "Never", "Effort", "Little", "Much", "Use", "Paint"],
  },
  {
    slide: {
      kind: "plan",
      title: "T",
      periods: ["April", "May", "June"],
      rows: [
        { label: "Hull", start: 0, end: 1.5, owner: "Ben", done: 0.5, milestones: [{ at: 1, label: "Dry" }] },
        { label: "Launch", start: 3, end: 3, dates: "30 June" },
      ],
    },
    want: ["April", "May", "June", "Hull", "Ben", "Dry", "Launch", "30 June"],
  },
];

describe("diagrams", () => {
  it.each(slides)("show all that they say: $slide.kind", ({ slide, want }) => {
    const shown = JSON.stringify(pagesOf(placeSlide(slide)).map(({ elements }) => elements));
    for (const words of want) expect(shown).toContain(words);
  });
});
