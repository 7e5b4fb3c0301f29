import { type FlowNode, type FlowSlide, plainStyle } from "@lectern/deck";
import { describe, expect, test } from "vitest";
import { fullTemplate } from "../../testing/index.ts";
import { named, pagesOf, placeSlide } from "../../testing/place-slide.ts";

const template = { ...fullTemplate, style: plainStyle };

function sizesOf(nodes: readonly FlowNode[]): readonly number[] {
  const slide: FlowSlide = { kind: "flow", title: "Who decides", nodes };
  const [page] = pagesOf(placeSlide(slide, { template }));
  return named(page, /^Node/u).flatMap(({ text }) => text?.paragraphs[0]?.runs[0]?.size ?? []);
}

describe("a flow", () => {
  test("of three boxes has large words in large boxes", () => {
    const sizes = sizesOf([
      {
        id: "a",
        form: "question",
        text: "Is it in the list?",
        edges: [
          { to: "b", label: "Yes" },
          { to: "c", label: "No" },
        ],
      },
      { id: "b", form: "end", text: "Go on" },
      { id: "c", form: "end", text: "Ask the office" },
    ]);
    expect(new Set(sizes).size).toBe(1);
    expect(sizes[0]).toBeGreaterThanOrEqual(24);
  });

  test("takes more rows, and its answers more lines, before its words are small", () => {
    const sizes = sizesOf([
      {
        id: "a",
        form: "step",
        text: "Apply ten working days before the first day away",
        edges: [{ to: "b" }],
      },
      {
        id: "b",
        form: "question",
        text: "What does the manager decide within five days?",
        edges: [
          { to: "c", label: "refusal" },
          { to: "d", label: "approval, or no answer in time" },
        ],
      },
      { id: "c", form: "step", text: "Refusal in writing, with the reason", edges: [{ to: "e" }] },
      { id: "d", form: "end", text: "Approved" },
      { id: "e", form: "end", text: "An appeal to the head of the house" },
    ]);
    expect(sizes).toHaveLength(5);
    expect(sizes[0]).toBeGreaterThanOrEqual(14);
  });
});
