import { describe, expect, it } from "vitest";
import type { WantedPart } from "../brief/brief.ts";
import type { Exhibit } from "../ideas/exhibits.ts";
import type { Heading, Idea, Passage } from "../ideas/ideas.ts";
import { chooseSlides } from "./choose-slides.ts";

function passage(text: string, paragraph = 1): Passage {
  return { kind: "listed", text, columns: text.length, paragraph, point: { text: [{ text }] }, score: 1 };
}

function idea(heading: Heading, points: readonly string[], more: Partial<Idea> = {}): Idea {
  const passages = points.map((text, index) => passage(text, index));
  return { parts: [{ heading, passages }], path: [], opens: [], ...more };
}

const heading = (text: string): Heading => ({ text });
const point = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `Point ${index} says what there is to say of it in a line`);

const timeline: Exhibit = {
  body: { kind: "timeline", events: [{ date: "1850", title: "Cable laid" }] },
  score: 0.9,
};

const free = { least: 1, most: 24, perSlide: 0.2, language: "en" };
const textsOf = (slides: readonly Idea[]): readonly (readonly string[])[] =>
  slides.map(({ parts }) => parts.map(({ heading: own }) => own?.text ?? ""));

describe("chooseSlides", () => {
  it("gives each idea that fills a slide a slide of its own", () => {
    const ideas = [idea(heading("A"), point(4)), idea(heading("B"), point(5)), idea(heading("C"), point(3))];
    expect(textsOf(chooseSlides(ideas, free))).toEqual([["A"], ["B"], ["C"]]);
  });

  it("gathers a run of single short points below one heading on one slide", () => {
    const above = heading("Findings");
    const short = ["Roof leaks", "Door sticks", "Paint peels"].map((text) =>
      idea(heading(text), [text], { path: [above] }),
    );
    expect(chooseSlides(short, free)).toHaveLength(1);
  });

  it.each([1, 2, 3, 5, 8])("tells a text on exactly %i slides", (count) => {
    const ideas = ["A", "B", "C", "D"].map((name) => idea(heading(name), point(4)));
    expect(chooseSlides(ideas, { least: count, most: count, perSlide: 0, language: "en" })).toHaveLength(
      count,
    );
  });

  it("returns fewer slides than asked for where the text has no more points", () => {
    const slides = chooseSlides([idea(heading("A"), point(2))], {
      least: 6,
      most: 6,
      perSlide: 0,
      language: "en",
    });
    expect(slides).toHaveLength(2);
  });

  it("keeps what is set out as a timeline whole when others have to share a slide", () => {
    const ideas = [
      idea(heading("A"), point(2)),
      idea(heading("B"), point(2)),
      idea(heading("C"), [], { exhibit: timeline }),
    ];
    const slides = chooseSlides(ideas, { least: 2, most: 2, perSlide: 0, language: "en" });
    expect(textsOf(slides)).toEqual([["A", "B"], ["C"]]);
  });

  it("does not put two wanted parts on one slide while there is room", () => {
    const [one, other]: readonly WantedPart[] = [{ text: "costs" }, { text: "risks" }];
    const ideas = [
      idea(heading("A"), ["Cheap"], one && { wanted: one }),
      idea(heading("B"), ["Small"], other && { wanted: other }),
      idea(heading("C"), point(4)),
      idea(heading("D"), point(4)),
    ];
    expect(textsOf(chooseSlides(ideas, { least: 3, most: 3, perSlide: 0, language: "en" }))).toEqual([
      ["A"],
      ["B"],
      ["C", "D"],
    ]);
  });

  it("searches hundreds of ideas", () => {
    const many = Array.from({ length: 600 }, (_, index) => idea(heading(`H${index}`), point(3)));
    const slides = chooseSlides(many, { least: 30, most: 30, perSlide: 0, language: "en" });
    expect(slides).toHaveLength(30);
    expect(slides.flatMap(({ parts }) => parts)).toHaveLength(600);
  });

  describe("with single sentences", () => {
    const sentences = (count: number): readonly Idea[] =>
      Array.from({ length: count }, (_, index) => ({
        parts: [{ passages: [passage(`The gate number ${index} opens at dawn for all`, index)] }],
        path: [],
        opens: [],
      }));
    const sizes = (slides: readonly Idea[]): readonly number[] =>
      slides.map(({ parts }) => parts.flatMap(({ passages }) => passages).length);

    it("gathers a third one in a row with others where slides may be filled up", () => {
      const slides = chooseSlides(sentences(5), { ...free, least: 5, most: 5, mayFill: true });
      expect(Math.max(...sizes(slides))).toBeGreaterThanOrEqual(2);
      expect(slides.length).toBeLessThan(5);
    });

    it("leaves two of them alone", () => {
      expect(sizes(chooseSlides(sentences(2), { ...free, least: 2, most: 2, mayFill: true }))).toEqual([
        1, 1,
      ]);
    });

    it("leaves them alone where slides of questions part them anyway", () => {
      const slides = chooseSlides(sentences(3), { ...free, least: 7, most: 7, mayFill: true });
      expect(sizes(slides)).toEqual([1, 1, 1]);
    });
  });

  it("tells a timeline of many events in two halves rather than as fewer slides than asked for", () => {
    const events = Array.from({ length: 6 }, (_, index) => ({
      date: `190${index}`,
      title: `Event ${index}`,
    }));
    const told = idea(heading("A"), point(1), {
      exhibit: { body: { kind: "timeline", events }, score: 0.6 },
    });
    const slides = chooseSlides([told], { ...free, least: 2, most: 2 });
    expect(slides.map(({ exhibit }) => exhibit?.title)).toEqual(["1900 – 1902", "1903 – 1905"]);
  });
});
