import { expect, it } from "vitest";
import { looks } from "../looks/looks.ts";
import { lookChoices } from "./look-choices.ts";

it("tells of every look its manner, moods and subjects, in a line", () => {
  expect(lookChoices.map(({ name }) => name)).toEqual(looks.map(({ name }) => name));
  expect(lookChoices.find(({ name }) => name === "ledger")?.description).toBe(
    "White ruled paper, spruce and ledger red, sober, made for print; formal; for money, law, business, community",
  );
  for (const { description } of lookChoices) expect(description).toMatch(/^[^\n;]+(?:; [^\n;]+){1,2}$/u);
});
