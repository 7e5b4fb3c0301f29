import { expect, it } from "vitest";
import { makeReadings } from "./make-readings.ts";
import { toPrompt } from "./prompts/testing.ts";

it("makes decks in threads, in the order of the prompts, the same every time", async () => {
  const topics = ["City bees", "Night trains", "Glass"].map((topic) =>
    toPrompt(`⟦request|⟦topic|${topic}⟧⟧`, topic),
  );
  const options = { jobs: 2, deadline: 60_000 };
  const readings = await makeReadings(topics, options);
  expect(readings.map(({ title }) => title?.ideal)).toEqual(["City bees", "Night trains", "Glass"]);
  expect(readings.every(({ slideCount }) => slideCount > 1)).toBe(true);
  expect(await makeReadings(topics, { ...options, jobs: 1 })).toEqual(readings);
});

it("goes on after a prompt that has no deck", async () => {
  const prompts = [toPrompt("⟦chrome| ⟧"), toPrompt("⟦request|⟦topic|City bees⟧⟧")];
  const [first, second] = await makeReadings(prompts, { jobs: 1, deadline: 60_000 });
  expect(first?.failure).toMatch(/PromptUnusable/u);
  expect(second?.failure).toBeUndefined();
});
