import type { OutlineSlide } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import { createEmbeddedAuthor } from "../../embedded-author.ts";
import { readOrdinals } from "./ordinals.ts";

describe("readOrdinals", () => {
  it.each([
    [
      ["First, the rack.", "It takes nine weeks.", "Second, the people."],
      [7, 0, 8],
    ],
    [
      ["Erstens, das Regal.", "Zweitens, die Leute."],
      [9, 10],
    ],
    [
      ["Во-первых, полки.", "Во-вторых, люди."],
      [11, 11],
    ],
    [
      ["第一，货架。", "第二，人员。"],
      [3, 3],
    ],
  ])("counts %j", (sentences, lengths) => {
    expect(readOrdinals(sentences)).toEqual(lengths);
  });

  it("finds none in a single first or in another order", () => {
    expect(readOrdinals(["First, the rack.", "Then the people."])).toBeUndefined();
    expect(readOrdinals(["Second, the people.", "First, the rack."])).toBeUndefined();
  });
});

describe("sentences that are counted", () => {
  it("stay together as a list, without their ordinals", async () => {
    const prompt =
      "# Move\n\nThree things can go wrong. First, the rack takes nine weeks from the order. Second, fourteen people live more than an hour away. Third, the lift carries one desk at a time.";
    const { outline } = await createEmbeddedAuthor().compose({ prompt });
    const list = outline.slides.find(
      (slide): slide is Extract<OutlineSlide, { kind: "bullets" }> => slide.kind === "bullets",
    );
    const points = list?.items.map(({ text }) => text.map((run) => run.text).join("")) ?? [];
    expect(points).toEqual(
      expect.arrayContaining([
        "The rack takes nine weeks from the order",
        "Fourteen people live more than an hour away",
        "The lift carries one desk at a time",
      ]),
    );
  });
});
