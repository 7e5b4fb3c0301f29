import { describe, expect, it } from "vitest";
import { toDeck, toPrompt } from "../prompts/testing.ts";
import { matchParts } from "./match-parts.ts";

const request = "⟦request|Cover ⟦part|evaporation⟧, ⟦part|condensation of steam⟧ and ⟦part|rain⟧.⟧";
const cover = { title: "The water cycle" };

function missing(slides: Parameters<typeof toDeck>[0], prompt = toPrompt(request)): readonly string[] {
  return matchParts(prompt, toDeck(slides)).missing;
}

describe("matchParts", () => {
  it("finds each part on a slide of its own, in the title or in the body", () => {
    const slides = [cover, { title: "Evaporation" }, { title: "Steam", body: ["condenses by condensation"] }];
    expect(missing([...slides, { title: "Rain" }])).toEqual([]);
    expect(missing(slides)).toEqual(["rain"]);
  });

  it("takes no agenda, no slide that only lists parts and no cover for a part's own slide", () => {
    const agenda = { title: "Agenda", body: ["Evaporation", "Condensation of steam", "More"] };
    const others = [{ title: "Evaporation" }, { title: "Condensation of steam" }];
    expect(missing([cover, agenda, ...others])).toEqual(["rain"]);
    expect(
      missing([cover, { title: "Overview", body: ["evaporation, condensation of steam, rain"] }]),
    ).toHaveLength(3);
    expect(missing([{ title: "Rain, evaporation, condensation of steam" }])).toHaveLength(3);
  });

  it("does not take a shown request for what it asks for", () => {
    const long = toPrompt("⟦request|I want six slides for the board, one with ⟦part|the risks⟧.⟧");
    expect(missing([cover, { title: "I want six slides for the board, one with the risks" }], long)).toEqual([
      "the risks",
    ]);
    expect(missing([cover, { title: "The risks" }], long)).toEqual([]);
  });

  it("does not count one slide for two parts, but finds the way to seat them all", () => {
    const both = { title: "Evaporation and condensation of steam" };
    expect(missing([cover, both, { title: "Rain" }])).toHaveLength(1);
    expect(missing([cover, both, { title: "Evaporation" }, { title: "Rain" }])).toEqual([]);
  });

  it("counts it for two where the asked number leaves no more slides", () => {
    const slides = [cover, { title: "Evaporation and condensation of steam" }, { title: "Rain" }];
    expect(missing(slides, toPrompt(request, "Water | 3"))).toEqual([]);
    expect(missing(slides, toPrompt(request, "Water | 4"))).toHaveLength(1);
  });

  it("reads planned slides by their part or title, and leaves out how a plan names its cover", () => {
    const plan = toPrompt(
      "⟦plan|Slide ⟦slide|1⟧: ⟦part|Title slide⟧⟧ ⟦plan|⟦slide|2⟧: ⟦title|Why now⟧⟧ ⟦plan|⟦slide|3⟧: ⟦part|Team⟧⟧",
    );
    expect(matchParts(plan, toDeck([cover, { title: "Team" }]))).toEqual({
      asked: ["Why now", "Team"],
      missing: ["Why now"],
    });
  });

  it("wants no slide that says slide", () => {
    const slide = toPrompt("⟦request|Add ⟦part|a slide on the risks⟧ and ⟦part|a title⟧.⟧");
    expect(matchParts(slide, toDeck([cover, { title: "Risks" }]))).toEqual({
      asked: ["a slide on the risks"],
      missing: [],
    });
  });

  it("lets the first planned slide be the cover", () => {
    const plan = toPrompt("⟦plan|1: ⟦part|Water cycle⟧⟧ ⟦plan|2: ⟦part|Team⟧⟧");
    expect(missing([cover, { title: "Team" }], plan)).toEqual([]);
  });
});
