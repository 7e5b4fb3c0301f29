import { createOutline, directionOf } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import { shownTexts } from "../planning/fit-limits.ts";
import { createSkeletonSlide } from "./skeletons/skeleton-slide.ts";
import { skeletonLanguages, skeletonTextsOf } from "./skeletons/skeleton-texts-of.ts";
import { readOptions, readTalkKind, type TalkKind, talks } from "./skeletons/talks.ts";
import { createTopicSkeleton } from "./topic-skeleton.ts";

const kinds = Object.keys(talks) as readonly TalkKind[];
const cases = skeletonLanguages.flatMap((language) => kinds.map((kind) => ({ language, kind })));

describe("the skeletons", () => {
  it("speak ten languages", () => {
    expect(skeletonLanguages).toEqual(["en", "de", "fr", "es", "pt", "it", "ru", "zh", "ja", "ar"]);
  });

  it.each(cases)(
    "make valid, short slides of many kinds of a talk: $kind in $language",
    ({ language, kind }) => {
      const texts = skeletonTextsOf(language);
      const slides = talks[kind].slides.map((key) => createSkeletonSlide(key, texts, { topic: "Moss" }));
      const cover = { kind: "title", title: "Moss" } as const;
      const outline = {
        title: "Moss",
        language,
        direction: directionOf(language),
        slides: [cover, ...slides],
      };
      expect(createOutline(outline).slides.slice(1)).toEqual(slides);
      expect(new Set(slides.map(({ title }) => title)).size).toBe(slides.length);
      expect(new Set(slides.map((slide) => slide.kind)).size).toBeGreaterThanOrEqual(4);
      for (const slide of slides) {
        const shown = shownTexts(slide).join(" ");
        expect(shown).not.toMatch(/[{}[\]|\p{Nd}]/u);
        expect(shown.split(/\s+/u).length).toBeLessThanOrEqual(36);
        expect(slide.notes).toBeTruthy();
      }
    },
  );

  it.each(skeletonLanguages)("have all their words in %s", (language) => {
    const [texts, english] = [skeletonTextsOf(language), skeletonTextsOf("en")];
    for (const [key, [title, parts, note]] of Object.entries(texts.slides)) {
      const [englishTitle, englishParts] = english.slides[key as keyof typeof english.slides];
      expect(title === "").toBe(englishTitle === "");
      expect(parts.map((part) => part.split(" | ").length)).toEqual(
        englishParts.map((part) => part.split(" | ").length),
      );
      expect(note).not.toBe("");
    }
  });
});

describe("readTalkKind", () => {
  it.each<[string, TalkKind]>([
    ["Pitch für Investoren: Moos als Dämmstoff", "pitch"],
    ["Bilan du projet de la mare", "review"],
    ["Cómo cuidar el musgo", "howTo"],
    ["Урок о мхах для детей", "lesson"],
    ["Mosses for my 6th grade class, with a quiz", "lesson"],
    ["Moose für die Schüler der Klasse 6", "lesson"],
    ["新员工培训", "training"],
    ["苔の育て方", "howTo"],
    ["مقارنة بين الشاي والقهوة", "comparison"],
    ["Lançamento do novo ferry", "launch"],
    ["Proposta per un nuovo molo", "proposal"],
    ["Doctoral thesis: moss in cities", "research"],
    ["Moss", "general"],
  ])("reads %s", (given, want) => {
    expect(readTalkKind(given)).toBe(want);
  });
});

describe("createTopicSkeleton", () => {
  it("compares what the topic names", () => {
    expect(readOptions("Tea versus coffee")).toEqual(["Tea", "Coffee"]);
    const { slides } = createTopicSkeleton({
      topic: "Tea versus coffee",
      language: "en",
      wishes: { points: [] },
    });
    expect(slides.find(({ kind }) => kind === "comparison")).toMatchObject({
      options: [{ heading: "Tea" }, { heading: "Coffee" }],
    });
  });

  it("shows a process and myths where a brief asks for them, and ends as it says", () => {
    const points = ["what moss is", "how to keep it", "simple process", "myths and facts"];
    const { slides } = createTopicSkeleton({
      topic: "Moss",
      language: "en",
      wishes: { points, closing: "two things to do today" },
      slideCount: 6,
    });
    expect(slides.map(({ kind }) => kind)).toEqual([
      "title",
      "bullets",
      "columns",
      "process",
      "comparison",
      "closing",
    ]);
    expect(slides.at(-1)).toMatchObject({
      title: "Two things to do today",
      items: [{ text: [{ text: "Keep it" }] }, { text: [{ text: "Find out what moss is" }] }],
    });
  });

  it("has an agenda where there are many slides", () => {
    const { slides } = createTopicSkeleton({
      topic: "Moss",
      language: "de",
      wishes: { points: [] },
      slideCount: 14,
    });
    expect(slides).toHaveLength(14);
    expect(slides[1]).toMatchObject({ kind: "agenda", title: "Agenda" });
  });
});
