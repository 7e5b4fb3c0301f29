import { createOutline } from "@lectern/deck";
import { renderOutline } from "@lectern/engine";
import { expect, it } from "vitest";
import { compareAnswer } from "./compare-answer.ts";

const outline = createOutline({
  title: "Boats",
  language: "en",
  direction: "ltr",
  slides: [
    { kind: "title", title: "Boats" },
    {
      kind: "bullets",
      title: "Fares rise by 4 %",
      items: [{ text: [{ text: "From 1 June 2026" }] }, { text: [{ text: "A day ticket costs 12.50" }] }],
      notes: "Say why.",
    },
  ],
});
const { bytes } = renderOutline(outline);
const answer = {
  title: "Boats",
  slides: [
    { kind: "title", title: "Boats" },
    {
      kind: "bullets",
      title: "Fares rise by **4 %**",
      items: ["From 1 June 2026", "A day ticket costs 12.50"],
      notes: "Say why.",
    },
  ],
};

it("finds nothing where every text is in the file", () => {
  expect(compareAnswer(answer, bytes)).toEqual([]);
});

it("looks for no plan, and takes what is told as left out for told", () => {
  const planned = {
    message: "Boats get dearer",
    ask: "Buy now",
    plan: ["Fares"],
    ...structuredClone(answer),
  };
  (planned.slides[1] as { items: string[] }).items.push("Fares rise again");
  expect(compareAnswer(planned, bytes)).toMatchObject([{ text: "Fares rise again" }]);
  expect(compareAnswer(planned, bytes, ["Fares rise again"])).toEqual([]);
});

it.each([
  // Figures are compared without their sign and final zeros.
  ["a number", "A day ticket costs 12.60", ["126"]],
  ["a word", "A week ticket costs 12.50", ["week"]],
  ["a text", "Boats leave hourly", ["leave", "hourly"]],
  ["the order", "A ticket day costs 12.50", []],
])("tells what was changed: %s", (_, text, missing) => {
  const changed = structuredClone(answer);
  (changed.slides[1] as { items: string[] }).items[1] = text;
  expect(compareAnswer(changed, bytes)).toMatchObject([{ pointer: "/slides/1/items/1", text, missing }]);
});
