import { describe, expect, it } from "vitest";
import { pointsOf } from "../ideas/ideas.ts";
import { ideaOf } from "./idea.fixture.ts";
import { partProse } from "./part-prose.ts";

function parted(
  sentences: readonly string[],
  language = "en",
  heading?: string,
): readonly (readonly string[])[] {
  return partProse(ideaOf(sentences, heading), language).map((idea) =>
    pointsOf(idea).map(({ text }) => text),
  );
}

const visits = "The library had 96,000 visits last year.";
const young = "40% of visitors are under 18.";
const roof = "The roof leaks in three places.";
const hours = "Opening hours were cut to 28 a week in 2021.";
const helpers = "Volunteers (currently 23) cover Saturdays.";
const ask = "We ask the council to fund the repair.";
const signed = "The petition was signed by 3,812 residents.";

describe("partProse", () => {
  it("cuts a run of sentences where they begin to speak of something else, and before what is asked for", () => {
    expect(parted([visits, young, roof, hours, helpers, ask, signed])).toEqual([
      [visits, young],
      [roof, hours, helpers],
      [ask, signed],
    ]);
  });

  it("keeps a sentence with the one that it points back at", () => {
    const [, ...others] = parted([roof, hours, helpers, "They do so without pay.", young, signed]);
    expect(others.map(([first]) => first)).not.toContain("They do so without pay.");
  });

  it("cuts before a label rather than behind it", () => {
    const labelled = ideaOf([visits, young, roof, "Risk: a copy has appeared.", helpers]);
    const [part] = labelled.parts;
    const passages = (part?.passages ?? []).map((passage) =>
      passage.text.startsWith("Risk")
        ? { ...passage, point: { lead: "Risk", text: [{ text: "a copy has appeared" }] } }
        : passage,
    );
    const cut = partProse({ ...labelled, parts: [{ passages }] }, "en");
    expect(cut.map((idea) => pointsOf(idea)[0]?.text)).toEqual([visits, "Risk: a copy has appeared."]);
  });

  it("cuts Japanese, which sets no spaces", () => {
    const told = [
      "去年は約600人が来ました。",
      "予算は45万円です。",
      "屋台は12軒です。",
      "雨なら翌日です。",
      "会場は公園です。",
      "あと8人足りません。",
    ];
    expect(parted(told, "ja").map((own) => own.length)).toEqual([3, 3]);
  });

  it.each([
    ["few sentences", [visits, young, roof], undefined],
    ["sentences below a heading", [visits, young, roof, hours, helpers, signed], "The library"],
  ])("leaves %s together", (_, sentences, heading) => {
    expect(parted(sentences, "en", heading)).toEqual([sentences]);
  });
});
