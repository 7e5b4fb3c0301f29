import { createOutline, type OutlineSlide } from "@lectern/deck";
import { looks } from "@lectern/theme";
import { describe, expect, it } from "vitest";
import { renderOutline } from "./index.ts";

const cover: OutlineSlide = {
  kind: "title",
  title: "Our open-air pool in 2025: more visitors, and the slide cannot wait",
  subtitle: "28,250 visitors, 64 first badges, 412 members",
  byline: "General meeting of the friends of the pool · Friday, 14 November, 7 pm · The Lime Tree",
};
const other: OutlineSlide = { kind: "statement", title: "Nobody was hurt" };

describe.each(looks)("a cover that says much in $name", ({ name }) => {
  it.each([undefined, "swimming pool", "bicycle"])("stands on one page with %s", (picture) => {
    const slides = [{ ...cover, ...(picture && { picture }) }, other];
    const outline = createOutline({ title: cover.title, language: "en", direction: "ltr", slides });
    const { deck, inspection } = renderOutline(outline, { look: name });
    expect(deck.slides).toHaveLength(2);
    expect(inspection.findings).toEqual([]);
  });
});
