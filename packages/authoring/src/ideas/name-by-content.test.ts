import type { OutlineSlide } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import { nameByContent } from "./name-by-content.ts";

const list: OutlineSlide = { kind: "bullets", title: "Harbour", items: [{ text: [{ text: "It is deep" }] }] };
const numbers: OutlineSlide = {
  kind: "numbers",
  title: "Harbour",
  figures: [
    { value: "9 m", label: "Depth" },
    { value: "4 t", label: "Crane" },
  ],
};

describe("slides of one title", () => {
  it("are named by what they show; a list without terms keeps the title", () => {
    expect(nameByContent([numbers, list]).map(({ title }) => title)).toEqual([
      "Harbour: Depth · Crane",
      "Harbour",
    ]);
  });

  it("keep titles that are their own", () => {
    const slides = [numbers, { ...list, title: "Quay" }];
    expect(nameByContent(slides)).toEqual(slides);
  });

  it.each([
    {
      slide: { kind: "quote", title: "Harbour", quotation: "Deep water is patient.", name: "Ida Moe" },
      want: "Harbour: Ida Moe",
    },
    { slide: { kind: "code", title: "Harbour", code: "$ tide show --week\n12" }, want: "Harbour: tide show" },
    {
      slide: {
        kind: "timeline",
        title: "Harbour",
        events: [
          { date: "1901", title: "Quay" },
          { date: "1955", title: "Crane" },
        ],
      },
      want: "Harbour: 1901 – 1955",
    },
    {
      slide: {
        kind: "process",
        title: "Harbour",
        steps: [{ title: "08:30 – 09:15" }, { title: "09:15 – 10:00" }, { title: "18:30" }],
      },
      want: "Harbour: 08:30 – 18:30",
    },
  ] as const)("are called $want", ({ slide, want }) => {
    expect(nameByContent([list, slide])[1]?.title).toBe(want);
  });
});
