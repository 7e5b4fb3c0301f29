import { expect, it } from "vitest";
import { toDeck, toPrompt } from "../prompts/testing.ts";
import { judgeTitle } from "./judge-title.ts";

const cases: readonly (readonly [title: string, isRight: boolean])[] = [
  ["Repairing the East Dock", true],
  ["The East Dock", true],
  ["East Dock: repairs", true],
  ["The dock", false],
  ["Please turn this forwarded mail about repairing our east dock into slides", false],
  ["", false],
];
it.each(cases)("holds %j against the ideal title", (title, isRight) => {
  const prompt = toPrompt("⟦content|The dock crumbles.⟧", "Repairing the East Dock");
  expect(judgeTitle(prompt, toDeck([{ title }]))?.isRight).toBe(isRight);
});

const asked = "⟦request|Do me ⟦count|3 slides⟧ on ⟦topic|gym membership churn⟧, ⟦tone|not too sad⟧.⟧";
const asking: readonly (readonly [title: string, isRight: boolean])[] = [
  ["Gym membership churn", true],
  ["Do me 3 slides on gym membership churn", false],
  ["Gym membership churn, not too sad", false],
];
it.each(asking)("takes the topic for a title, but no request: %j", (title, isRight) => {
  const prompt = toPrompt(asked, "Why Members Leave in Spring");
  expect(judgeTitle(prompt, toDeck([{ title }]))?.isRight).toBe(isRight);
});

it("reads a subtitle, too, and judges nothing without an ideal title", () => {
  const prompt = toPrompt("⟦content|The dock crumbles.⟧", "Repairing the East Dock of Ellery Harbour");
  expect(judgeTitle(prompt, toDeck([{ title: "East Dock" }]))?.isRight).toBe(false);
  expect(judgeTitle(prompt, toDeck([{ title: "East Dock", body: ["Ellery Harbour"] }]))?.isRight).toBe(true);
  expect(judgeTitle(toPrompt("⟦content|a⟧"), toDeck([{ title: "a" }]))).toBeUndefined();
});
