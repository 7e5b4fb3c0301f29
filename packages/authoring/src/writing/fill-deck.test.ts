import type { OutlineSlide } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import type { Material } from "../planning/material.ts";
import { fillDeck } from "./fill-deck.ts";

const material: Material = {
  brief: { parts: [], forms: [], excluded: [], instruction: "" },
  structure: { format: "plain text", blocks: [], leftOut: [] },
  title: "Night buses",
  guess: undefined,
  language: "en",
  mostSlides: 40,
};
const cover: OutlineSlide = { kind: "title", title: "Night buses" };
const sentence = (title: string): OutlineSlide => ({ kind: "statement", title });
const sentences = ["The badge is the ticket", "It stops at the gate", "It runs all night"].map(sentence);
const asked = (least: number) => ({
  bounds: { least, most: least, isAsked: true },
  ending: { kind: "none" as const },
});

describe("fillDeck", () => {
  it("closes with an end that invites questions before anything else is filled in", () => {
    const slides = fillDeck([cover, ...sentences.slice(0, 2)], asked(4), material);
    expect(slides.map(({ kind }) => kind)).toEqual(["title", "statement", "statement", "closing"]);
  });

  it("adds no empty slide up to a limit", () => {
    const slideCount = { count: 8, bound: "atMost", least: 4, most: 8 } as const;
    const limited: Material = { ...material, brief: { ...material.brief, slideCount } };
    expect(fillDeck([cover, ...sentences.slice(0, 1)], asked(4), limited)).toHaveLength(2);
  });

  it("lists the parts next", () => {
    const slides = fillDeck([cover, ...sentences], asked(6), material);
    expect(slides[1]).toMatchObject({ kind: "agenda", entries: sentences.map(({ title }) => ({ title })) });
  });

  it("lists the text's own ending as a part, and asks for nothing that a part answers", () => {
    const own = {
      bounds: asked(6).bounds,
      ending: { kind: "own" as const, idea: { parts: [], path: [], opens: [] } },
    };
    const parts = ["Problem", "Costs"].map(sentence);
    const closing: OutlineSlide = { kind: "closing", title: "Next steps", items: [] };
    const pitch: Material = { ...material, brief: { ...material.brief, genre: "pitch" } };
    const slides = fillDeck([cover, ...parts, closing], own, pitch);
    expect(slides[1]).toMatchObject({
      kind: "agenda",
      entries: [{ title: "Problem" }, { title: "Costs" }, { title: "Next steps" }],
    });
    expect(slides.filter(({ title }) => /problem/iu.test(title))).toHaveLength(1);
    expect(slides.at(-1)).toBe(closing);
  });

  it("lists no parts whose titles are long sentences", () => {
    const long = sentence("The trial lasts from the first of March to the end of August next year");
    const slides = fillDeck([cover, ...sentences.slice(0, 2), long], asked(6), material);
    expect(slides.map(({ kind }) => kind)).not.toContain("agenda");
  });

  it("fills up to about so many as well", () => {
    const slideCount = { count: 9, bound: "about", least: 8, most: 10 } as const;
    const about: Material = { ...material, brief: { ...material.brief, slideCount } };
    expect(fillDeck([cover, ...sentences], asked(8), about)).toHaveLength(8);
  });

  it("asks what may be asked of anything before the end", () => {
    const slides = fillDeck([cover, ...sentences], asked(8), material);
    expect(slides).toHaveLength(8);
    expect(slides.slice(-3).map(({ title }) => title)).toEqual([
      "One example, told well",
      "What gets better, and for whom",
      "Your questions",
    ]);
  });

  it("leaves a deck alone that has what was asked for, or of which no number was asked", () => {
    const slides = [cover, ...sentences];
    expect(fillDeck(slides, asked(4), material)).toBe(slides);
    const free = { bounds: { least: 9, most: 20, isAsked: false }, ending: { kind: "none" as const } };
    expect(fillDeck(slides, free, material)).toBe(slides);
  });
});
