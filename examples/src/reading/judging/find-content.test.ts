import { expect, it } from "vitest";
import { toDeck, toPrompt } from "../prompts/testing.ts";
import { findContent } from "./find-content.ts";

const annotated =
  "⟦content|Rents rose by 12 % downtown.⟧ ⟦content|Wages stayed behind.⟧ ⟦content|Ask Mrs Okafor.⟧";

it("tells what stands on slides, what in notes, and what nowhere", () => {
  const deck = toDeck([
    { title: "Rents", body: ["rose by 12"] },
    { title: "Wages", notes: "They stayed behind." },
  ]);
  expect(findContent(toPrompt(annotated), deck)).toEqual({
    units: 3,
    onSlides: 1,
    lost: ["Ask Mrs Okafor."],
    isFree: true,
  });
});

it("wants three fifths of a unit's words and figures", () => {
  const unit = toPrompt("⟦content|Rents rose by 12 % downtown.⟧");
  expect(findContent(unit, toDeck([{ title: "Rents rose" }])).onSlides).toBe(0);
  expect(findContent(unit, toDeck([{ title: "Rents rose 12" }])).onSlides).toBe(1);
});

it("knows where a number of slides or a limit forces less", () => {
  const isFree = (prompt: ReturnType<typeof toPrompt>) => findContent(prompt, toDeck([])).isFree;
  expect(isFree(toPrompt(annotated, "Rents | 5"))).toBe(false);
  expect(isFree(toPrompt(`⟦request|⟦limit|Three bullets each⟧⟧ ${annotated}`, "Rents | -"))).toBe(false);
  expect(isFree(toPrompt(annotated, "Rents | -"))).toBe(true);
});
