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
    const names = ["The badge", "Stops", "All night"].map(sentence);
    const slides = fillDeck([cover, ...names], asked(6), material);
    expect(slides[1]).toMatchObject({ kind: "agenda", entries: names.map(({ title }) => ({ title })) });
  });

  it("lists no parts where slides say a sentence each, or have no name of their own", () => {
    for (const slides of [sentences, ["Overview (1/2)", "Stops", "All night"].map(sentence)])
      expect(fillDeck([cover, ...slides], asked(6), material).map(({ kind }) => kind)).not.toContain(
        "agenda",
      );
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

  it("asks questions before the end, other ones on each slide, and none that a title speaks of", () => {
    const slides = fillDeck([cover, ...sentences, sentence("Risks")], asked(14), material);
    expect(slides).toHaveLength(14);
    const fillers = slides.slice(6, -1);
    expect(new Set(fillers.map(({ title }) => title)).size).toBe(fillers.length);
    expect(new Set(fillers.map((slide) => JSON.stringify({ ...slide, title: "" }))).size).toBe(
      fillers.length,
    );
    expect(fillers.filter(({ title }) => /risk|point of your own/iu.test(title))).toEqual([]);
    expect(slides.at(-1)?.title).toBe("Your questions");
  });

  it("lists a part once, and asks what the audience does before what presumes a subject", () => {
    const names = ["The badge", "The badge", "Stops", "All night"].map(sentence);
    const pitch: Material = { ...material, brief: { ...material.brief, genre: "pitch" } };
    const slides = fillDeck([cover, ...names], asked(9), pitch);
    expect(slides[1]).toMatchObject({
      entries: [{ title: "The badge" }, { title: "Stops" }, { title: "All night" }],
    });
    expect(slides[6]?.title).toBe("Where this can be looked up");
    expect(slides.map(({ title }) => title)).not.toContain("The problem we want to solve");
  });

  it("leaves a deck alone that has what was asked for, or of which no number was asked", () => {
    const slides = [cover, ...sentences];
    expect(fillDeck(slides, asked(4), material)).toBe(slides);
    const free = { bounds: { least: 9, most: 20, isAsked: false }, ending: { kind: "none" as const } };
    expect(fillDeck(slides, free, material)).toBe(slides);
  });
});
