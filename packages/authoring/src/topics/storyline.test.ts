import { createOutline, directionOf, type OutlineSlide } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import type { Brief, SlideCount } from "../brief/brief.ts";
import { countColumns } from "../text/words/columns.ts";
import { nameIn } from "./name-part.ts";
import { type StoryKind, stories } from "./story-kinds.ts";
import { storyLanguages, storyTextsOf } from "./story-texts-of.ts";
import { createStoryline, type Storyline } from "./storyline.ts";

const empty: Brief = { parts: [], forms: [], excluded: [], instruction: "" };
const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 18, 24];
/** How slides are chosen is the same in every language: other ones show their texts, of short decks and long ones. */
const countsIn = (language: string): readonly number[] =>
  language === "en" ? [...counts, 40] : [2, 8, 18, 24];

/** A genre that names each kind, where a topic of one word does not tell it. */
const genres: Readonly<Record<StoryKind, Partial<Brief> & { readonly topic?: string }>> = {
  general: {},
  lesson: { genre: "lesson" },
  pitch: { genre: "pitch deck" },
  proposal: { genre: "proposal" },
  quarterly: { genre: "quarterly review" },
  review: { genre: "project review" },
  howTo: { topic: "How to bake bread" },
  training: { genre: "training" },
  onboarding: { genre: "onboarding" },
  research: { genre: "thesis" },
  launch: { genre: "product launch" },
  comparison: { topic: "Tea vs coffee" },
  debate: { topic: "Should we ban cars?" },
  celebration: { genre: "wedding speech" },
  event: { genre: "event" },
  travel: { genre: "travel plan" },
  place: { topic: "Iceland" },
  person: { topic: "Ada Lovelace" },
  history: { topic: "History of salt" },
  nature: { topic: "Penguins" },
  book: { topic: "Book review: Momo" },
  campaign: { genre: "fundraising" },
  offer: { genre: "sales proposal" },
  application: { genre: "job application" },
  explanation: { topic: "What is gravity" },
  question: { topic: "Why is the sky blue?" },
};

const exactly = (count: number): SlideCount => ({ count, bound: "exactly", least: count, most: count });

function tell(topic: string, brief: Partial<Brief> = {}, language = "en"): Storyline {
  return createStoryline({ topic, language, brief: { ...empty, ...brief }, mostSlides: 40 });
}

/** All that a slide shows, a line each. */
function shownOf(slide: OutlineSlide): readonly string[] {
  const { notes: _, kind: __, ...shown } = slide;
  const texts: string[] = [];
  JSON.stringify(shown, (key, value: unknown) => {
    if (typeof value === "string" && key !== "sign") texts.push(value);
    return value;
  });
  return texts;
}

function assertSound(slides: readonly OutlineSlide[], language: string, topic: string): void {
  const cover: OutlineSlide = { kind: "title", title: topic };
  const whole = slides[0]?.kind === "title" ? slides : [cover, ...slides];
  createOutline({ title: topic, language, direction: directionOf(language), slides: whole });
  const titles = slides.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(slides.flatMap(faultsOf)).toEqual([]);
  expect(askedTwice(slides)).toEqual([]);
}

/** What is wrong with a slide by itself; empty where nothing is. */
function faultsOf(slide: OutlineSlide): readonly string[] {
  const texts = shownOf(slide);
  const items = slide.kind === "bullets" || slide.kind === "closing" ? slide.items : undefined;
  return [
    ...(countColumns(slide.title) > 60 ? [`long title: ${slide.title}`] : []),
    ...texts.filter((text) => countColumns(text) > 120).map((text) => `long: ${text}`),
    ...texts.filter((text) => /[{}~|…]/u.test(text)).map((text) => `mark: ${text}`),
    ...(items !== undefined && !isGap(slide) && (items.length < 3 || items.length > 5)
      ? [`points: ${slide.title}`]
      : []),
  ];
}

/** A slide that only says that its points are to be added. */
function isGap(slide: OutlineSlide): boolean {
  const [, only, ...more] = shownOf(slide);
  const lines = storyLanguages.flatMap((language) => {
    const { gap } = storyTextsOf(language);
    return [nameIn(gap, slide.title), nameIn(gap, undefined)];
  });
  return only !== undefined && more.length === 0 && lines.includes(only);
}

/** Options are asked the same, next to each other; nothing else is. */
function askedTwice(slides: readonly OutlineSlide[]): readonly string[] {
  const asked = slides
    .filter(({ kind }) => kind !== "title" && kind !== "agenda")
    .flatMap((slide) => [...new Set(shownOf(slide).filter((text) => /[?;\uFF1F؟]$/u.test(text)))]);
  return asked.filter((question, index) => asked.indexOf(question) < index);
}

describe("every storyline", () => {
  const cases = storyLanguages.flatMap((language) =>
    Object.keys(stories).map((kind) => ({ language, kind })),
  );

  it.each(cases)("is sound at any number of slides: $kind in $language", ({ language, kind }) => {
    const { topic = "Zest", ...brief } = genres[kind as StoryKind];
    for (const count of countsIn(language)) {
      const story = tell(topic, { ...brief, slideCount: exactly(count) }, language);
      expect(story.kind).toBe(kind);
      expect(story.language).toBe(language);
      expect(story.slides).toHaveLength(count);
      assertSound(story.slides, language, topic);
    }
    const natural = tell(topic, brief, language).slides;
    expect(natural.length).toBeGreaterThanOrEqual(6);
    expect(natural.length).toBeLessThanOrEqual(10);
    expect(new Set(natural.map((slide) => slide.kind)).size).toBeGreaterThanOrEqual(3);
  });

  it.each(storyLanguages)("gives parts a slide each, in order: %s", (language) => {
    const parts = ["Alpha", "Beta", "Gamma", "Delta"].map((text) => ({ text }));
    for (const count of counts.filter((count) => count >= 5)) {
      const { slides } = tell("Zest", { parts, slideCount: exactly(count) }, language);
      expect(slides).toHaveLength(count);
      assertSound(slides, language, "Zest");
      const titles = slides
        .map(({ title }) => title)
        .filter((title) => parts.some(({ text }) => text === title));
      expect(titles).toEqual(["Alpha", "Beta", "Gamma", "Delta"]);
      // No stock points close what somebody has listed.
      expect(slides.at(-1)).not.toHaveProperty("items.1");
    }
  });

  it("has forty slides where forty are asked for", () => {
    for (const language of storyLanguages) {
      const { slides } = tell("Zest", { slideCount: exactly(40) }, language);
      expect(slides).toHaveLength(40);
      expect(new Set(slides.map(({ title }) => title)).size).toBe(40);
    }
  });

  it("says on its cover why it holds questions", () => {
    for (const language of storyLanguages) {
      const [cover] = tell("Zest", {}, language).slides;
      const texts = storyTextsOf(language);
      expect(cover).toMatchObject({ kind: "title", subtitle: texts.draft, notes: texts.cover.join(" ") });
    }
  });
});

describe("createStoryline", () => {
  it("gives what a request includes a slide each", () => {
    const parts = ["statistics", "challenges", "recommendations"].map((text) => ({ text }));
    const { slides } = tell("Benefits of remote work", { parts, slideCount: exactly(8) });
    expect(slides.map(({ title }) => title)).toEqual(
      expect.arrayContaining(["Statistics", "Challenges", "Recommendations"]),
    );
    expect(slides.find(({ title }) => title === "Statistics")).toMatchObject({ kind: "table" });
  });

  it("ends with the decision that a board is asked for", () => {
    const { slides, kind } = tell("Why we should move the warehouse to Leipzig", {
      audience: "the board",
      slideCount: exactly(6),
      ending: { kind: "ask", text: "decision needed" },
    });
    expect(kind).toBe("proposal");
    expect(slides.at(-1)).toMatchObject({ kind: "closing", title: "Decision needed" });
  });

  it("keeps the slides of three parts in five", () => {
    const parts = ["attic", "walls", "windows"].map((text) => ({ text }));
    const { slides } = tell("Home insulation", { parts, slideCount: exactly(5) });
    expect(slides.map(({ title }) => title).slice(0, 4)).toEqual([
      "Home insulation",
      "Attic",
      "Walls",
      "Windows",
    ]);
  });

  it.each([
    [{ kind: "nextSteps", text: "next steps" }, "Next steps"],
    [{ kind: "thanks", text: "a big thank-you" }, "A big thank-you"],
    [{ kind: "other", text: "a quiz of three questions" }, "A quiz of three questions"],
    [{ kind: "questions", text: "" }, "Your questions"],
  ] as const)("ends as asked: %o", (ending, want) => {
    for (const count of [2, 5, 12]) {
      expect(tell("Zest", { ending, slideCount: exactly(count) }).slides.at(-1)).toMatchObject({
        kind: "closing",
        title: want,
      });
    }
  });

  it("shows forms that are asked for, without inventing what they hold", () => {
    const parts = [
      { text: "delays", form: "chart" },
      { text: "the itinerary", form: "table" },
      { text: "discovery", form: "timeline" },
      { text: "baking", form: "process" },
      { text: "wood or steel", form: "comparison" },
    ] as const;
    const { slides } = tell("Zest", { parts });
    const kinds = parts.map(({ text }) => slides.find(({ title }) => title.toLowerCase() === text)?.kind);
    expect(kinds).toEqual(["table", "table", "timeline", "process", "comparison"]);
    expect(slides.find(({ title }) => title === "Delays")?.notes).toContain(storyTextsOf("en").hints.chart);
  });

  it("has an agenda in a long deck, and in a short one that asks for it", () => {
    expect(tell("Zest", { slideCount: exactly(14) }).slides[1]).toMatchObject({ kind: "agenda" });
    expect(tell("Zest", { slideCount: exactly(6), forms: ["agenda"] }).slides[1]).toMatchObject({
      kind: "agenda",
    });
    expect(tell("Zest", { slideCount: exactly(6) }).slides[1]?.kind).not.toBe("agenda");
  });

  it("has none of more words than a slide may have", () => {
    const { slides } = tell("Zest", { slideCount: exactly(14), limits: { words: 20 } });
    expect(slides).toHaveLength(14);
    expect(slides.map(({ kind }) => kind)).not.toContain("agenda");
  });

  it("keeps within a range", () => {
    const slideCount: SlideCount = { count: 5, bound: "range", least: 4, most: 6 };
    expect(tell("Zest", { slideCount }).slides).toHaveLength(5);
    expect(
      tell("Zest", { slideCount: { count: 4, bound: "atMost", least: 1, most: 4 } }).slides,
    ).toHaveLength(4);
    expect(
      tell("Zest", { slideCount: { count: 15, bound: "atLeast", least: 15, most: 40 } }).slides,
    ).toHaveLength(15);
  });

  it("says in English that a language has no questions yet", () => {
    const story = tell("Zest", {}, "sw");
    expect(story.language).toBe("en");
    expect(story.why).toContain('no questions in "sw"');
  });
});

describe("the parts of a storyline", () => {
  const parts = (...texts: readonly string[]) => texts.map((text) => ({ text }));
  const bodyOf = (slide: OutlineSlide | undefined): string => {
    const { title: _, notes: __, ...body } = slide ?? { title: "" };
    return JSON.stringify(body);
  };

  it("have no other slides beside them but a cover, and an end where a number of slides leaves room", () => {
    const asked = parts("Tides", "Locks", "Weirs");
    const titlesOf = (slideCount: SlideCount | undefined): readonly string[] =>
      tell("Rivers", { parts: asked, ...(slideCount && { slideCount }) }).slides.map(({ title }) => title);
    const own = ["Rivers", "Tides", "Locks", "Weirs"];
    expect(titlesOf(undefined)).toEqual(own);
    expect(titlesOf({ count: 9, bound: "atMost", least: 1, most: 9 })).toEqual(own);
    expect(titlesOf({ count: 8, bound: "about", least: 6, most: 10 })).toEqual([...own, expect.any(String)]);
    const filled = titlesOf(exactly(6));
    expect(filled).toEqual(["Rivers", expect.any(String), "Tides", "Locks", "Weirs", expect.any(String)]);
  });

  it("follow what leads to the subject, and stand before what follows from it", () => {
    const asked = parts("History", "Benefits", "Costs");
    const titles = tell("Trams", { parts: asked, slideCount: exactly(9) }).slides.map(({ title }) => title);
    expect(titles.indexOf("What it is, in plain words")).toBeLessThan(titles.indexOf("History"));
    expect(titles.indexOf("One example, told well")).toBeGreaterThan(titles.indexOf("Costs"));
    expect(new Set(titles).size).toBe(9);
  });

  it.each(storyLanguages)("share a slide in %s with questions that name nothing", (language) => {
    const asked = parts("Tides", "Locks", "Weirs", "Mills", "Ferries");
    const brief = { parts: asked, slideCount: exactly(4) };
    const { slides } = tell("Rivers", brief, language);
    expect(slides.map(bodyOf).join("")).not.toMatch(/\{topic\}|~/u);
    expect(JSON.stringify(slides)).toContain("Ferries");
  });

  it("end the talk where the last of them is what talks end with", () => {
    const { slides } = tell("Move the store", {
      parts: parts("Costs", "Decision needed"),
      slideCount: exactly(5),
    });
    expect(slides.at(-1)).toMatchObject({ kind: "closing", title: "Decision needed" });
    expect(slides.filter(({ title }) => title === "Decision needed")).toHaveLength(1);
  });

  it("keep their place where the last of them ends no talk", () => {
    const { slides } = tell("Move the store", {
      parts: parts("Decision needed", "Costs"),
      slideCount: exactly(6),
    });
    expect(slides.at(-1)?.title).not.toMatch(/Costs|Decision needed/u);
  });
});
