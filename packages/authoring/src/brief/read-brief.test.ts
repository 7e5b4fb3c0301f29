import { describe, expect, it } from "vitest";
import { readBrief } from "./read-brief.ts";
import { readAnnotated } from "./testing/read-annotated.ts";
import { chooseDeckTitle } from "./title/choose-title.ts";

function read(annotated: string, language = "en") {
  const [prompt] = readAnnotated(`=== x01 | ${language} | test\n${annotated}`);
  if (prompt === undefined) throw new Error("expected a prompt, got none");
  const brief = readBrief(prompt.units, prompt.text, language);
  return {
    brief,
    title: chooseDeckTitle({ brief, units: prompt.units, text: prompt.text, language }),
    prompt,
  };
}

describe("readBrief", () => {
  it("takes topic, genre and count out of the sentence that asks", () => {
    const { brief, title } = read(
      '⟦request|Make a 5 slide pitch deck for "PawPath", a mobile app that matches dog owners with trusted walkers nearby.⟧ ⟦content|Problem: 60% of owners work full time.⟧',
    );
    expect(brief).toMatchObject({ topic: "PawPath", slideCount: { count: 5 } });
    expect(title).toContain("PawPath");
  });

  it("leaves nothing out that is not to be skipped", () => {
    const { brief } = read("⟦request|Make 9 slides for the board. Don't skip the drying.⟧");
    expect(brief.excluded).toEqual([]);
  });

  it.each([
    [
      "Please include statistics, challenges and recommendations.",
      ["statistics", "challenges", "recommendations"],
    ],
    ["Home insulation: attic, walls, windows. 5 slides.", ["attic", "walls", "windows"]],
    ["Erkläre bitte Ebbe, Flut und Springtide.", ["Ebbe", "Flut", "Springtide"]],
    ["必须包含：政策背景、回收流程、成本收益", ["政策背景", "回收流程", "成本收益"]],
  ])("finds the parts of %s", (given, want) => {
    expect(read(`⟦request|${given}⟧`).brief.parts.map(({ text }) => text)).toEqual(want);
  });

  it("reads a list that was cut at a comma whole, and its first part out of the topic", () => {
    const { brief, title } = read(
      "⟦request|Deck on ferns with history,⟧ ⟦request|uses, risks and care in 9 slides⟧",
    );
    expect(brief.topic).toBe("ferns");
    expect(title).toBe("Ferns");
    expect(brief.parts.map(({ text }) => text)).toEqual(["history", "uses", "risks", "care"]);
  });

  it("takes what a list leaves out, or whom it is for, for no part", () => {
    const { brief } = read("⟦request|Slides about moss, max 7 slides, no jokes, for beginners.⟧");
    expect(brief.parts).toEqual([]);
  });

  it("reads a labelled form", () => {
    const { brief } = read(
      "⟦request|Title: The Long Way Home⟧\n⟦request|Audience: garden clubs⟧\n⟦request|Language: German⟧",
    );
    expect(brief).toMatchObject({ title: "The Long Way Home", audience: "garden clubs", language: "de" });
  });

  it("reads a plan slide by slide with what stands on each", () => {
    const { brief, prompt } = read(
      "⟦plan|Slide 1: cover⟧\n⟦plan|Slides 2-3 (two slides): Where the heat goes⟧\n⟦content|Roof 46 %.⟧\n⟦note|Say hello.⟧\n⟦plan|Slide 4: Prices (table)⟧\n⟦content|Wool 4 EUR⟧",
    );
    const words = (brief.plan ?? []).map(({ matter, notes, ...slide }) => ({
      ...slide,
      matter: matter.map(({ start, end }) => prompt.text.slice(start, end)),
      notes: notes.length,
    }));
    expect(words).toEqual([
      { first: 1, last: 1, title: "", matter: [], notes: 0 },
      { first: 2, last: 3, title: "Where the heat goes", matter: ["Roof 46 %."], notes: 1 },
      { first: 4, last: 4, title: "Prices", form: "table", matter: ["Wool 4 EUR"], notes: 0 },
    ]);
  });

  it("asks nothing where nothing is asked", () => {
    const { brief } = read("⟦content|Moss grows slowly. We saw 12 slides of it.⟧\n⟦content|It likes shade.⟧");
    expect(brief).toMatchObject({ parts: [], forms: [], excluded: [], instruction: "" });
  });

  it("never throws and stays quick, whatever the roles are", () => {
    const long = "a,b: c; 5 slides – ".repeat(3_000);
    for (const role of ["request", "plan", "content", "title"])
      expect(() => read(`⟦${role}|${long}⟧\n⟦plan|2: x⟧\n⟦plan|3: y⟧`)).not.toThrow();
  });
});

describe("chooseDeckTitle", () => {
  it.each([
    ['⟦request|Please call it "Soil Carbon under Hedgerows".⟧\n⟦title|Notes⟧', "Soil Carbon under Hedgerows"],
    [
      "⟦request|Turn this into slides.⟧\n⟦title|Five rules for a good talk⟧\n⟦content|Know it by heart.⟧",
      "Five rules for a good talk",
    ],
    [
      "⟦chrome|Subject: Fwd: RE: New bus lane on Mill Road⟧\n⟦request|Slides please.⟧\n⟦content|It opens in May.⟧",
      "New bus lane on Mill Road",
    ],
  ])("takes the title of %s", (given, want) => {
    expect(read(given).title).toBe(want);
  });

  it("takes no sentence that asks for a title", () => {
    const { title } = read(
      "⟦request|Can you please make slides from my notes?⟧\n⟦content|The pump broke.⟧\n⟦content|The pump is new now.⟧",
    );
    expect(title ?? "").not.toMatch(/make|please|…/u);
  });
});

it("counts no bags beside a number of slides", () => {
  const { brief } = read(
    "⟦request|花火大会の報告会のスライドを作ってください。⟧⟦request|10枚以内でお願いします。⟧⟦request|(昨年298枚)⟧",
    "ja",
  );
  expect(brief.slideCount).toMatchObject({ most: 10 });
});
