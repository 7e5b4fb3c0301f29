import { describe, expect, it } from "vitest";
import { noDeck } from "../deck/deck-words.ts";
import { toPrompt } from "../prompts/testing.ts";
import { matchForms } from "./match-forms.ts";

const prompt = toPrompt(
  "⟦request|Sales as ⟦form|a line chart⟧, the price as ⟦form|a bar chart⟧, the plan as ⟦form|Zeitstrahl⟧, ⟦form|cosy⟧.⟧ " +
    "⟦content|A ⟦form|table⟧ of oak.⟧",
);

function missing(forms: readonly string[]): readonly string[] {
  return matchForms(prompt, { ...noDeck, forms }).missing;
}

describe("matchForms", () => {
  it("counts the forms that are asked for and can be drawn", () => {
    expect(matchForms(prompt, noDeck).asked).toEqual(["a line chart", "a bar chart", "Zeitstrahl"]);
  });

  it("wants the very form, and a slide for each", () => {
    expect(missing(["title", "line", "column", "timeline"])).toEqual([]);
    expect(missing(["title", "column", "column", "timeline"])).toEqual(["a line chart"]);
    expect(missing(["title", "line", "timeline", "table"])).toEqual(["a bar chart"]);
  });
});
