import { createOutline, type OutlineSlide } from "@lectern/deck";
import { looks } from "@lectern/theme";
import { describe, expect, it } from "vitest";
import { renderOutline } from "./index.ts";

const cover: OutlineSlide = {
  kind: "title",
  title: "Unser Freibad 2025: mehr Besucher, und die Rutsche drängt",
  subtitle: "28.250 Besucher, 64 Seepferdchen, 412 Mitglieder",
  byline: "Mitgliederversammlung des Fördervereins · Freitag, 14. November, 19 Uhr · Gasthof Linde",
};
const other: OutlineSlide = { kind: "statement", title: "Niemand wurde verletzt" };

describe.each(looks)("a cover that says much in $name", ({ name }) => {
  it.each([undefined, "umbrella", "bicycle"])("stands on one page with %s", (picture) => {
    const slides = [{ ...cover, ...(picture && { picture }) }, other];
    const outline = createOutline({ title: cover.title, language: "de", direction: "ltr", slides });
    const { deck, inspection } = renderOutline(outline, { look: name });
    expect(deck.slides).toHaveLength(2);
    expect(inspection.findings).toEqual([]);
  });
});
