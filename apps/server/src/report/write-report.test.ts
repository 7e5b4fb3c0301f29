import { readContract } from "@lectern/spec";
import type { PresentationReport } from "@lectern/types";
import { expect, test } from "vitest";
import { writeReport } from "./write-report.ts";

const operation = readContract().operations.find(
  ({ operationId }) => operationId === "getPresentationReport",
);
const [document, topic, byModel] = (operation?.responses["200"]?.content["application/json"]?.examples ??
  []) as readonly [PresentationReport, PresentationReport, PresentationReport];

test("a report has a line for each thing understood, and a list for each that has entries", () => {
  expect(writeReport(document)).toBe(`Written by        the embedded author, from the prompt's own words
Understood        as a text to present
Title             Third quarter
Audience          the board
Slides asked for  at most 8
Parts             deliveries (chart); what we change
On a slide        at most 4 points
Ending            next steps
Not to be told    the pending lawsuit
Language          en
Slides            6

Decided
  - The prompt is a text to present, read as Markdown: 9 idea(s).
  - To keep to the limits asked for, 2 line(s) went from slides to their notes.
  - Meant for: the board.

On no slide
  - in the notes: Spare parts took five days on average, eight in July. (said with the slide, not shown on it)
  - left out: … (said to stay out)
`);
});

test("a deck of questions says why, and what would fill it", () => {
  expect(writeReport(topic)).toContain("Why slides hold questions\n  - The prompt brings no text");
  expect(writeReport(document)).not.toContain("questions");
  expect(writeReport(byModel)).not.toContain("questions");
});

test("a model's deck says so, and what to check", () => {
  expect(writeReport(byModel)).toMatch(/^Written by +a language model, 1 of the slides without it\n/);
  expect(writeReport(byModel)).toMatch(
    /Not found in the prompt: check before you present\n {2}- slide 4: 38 % of households\n$/,
  );
});

test.each([
  { reason: "model_timeout", want: "took too long" },
  { reason: "model_failed", want: "gave no presentation" },
] as const)("it says why the embedded author stood in: $reason", ({ reason, want }) => {
  expect(writeReport({ ...topic, author: { name: "embedded", reason, replaced: 0 } })).toContain(want);
});
