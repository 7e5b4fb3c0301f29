import { describe, expect, it } from "vitest";
import { readSource } from "../../source/read-source.ts";
import type { Place, Role } from "../../tagging/role.ts";
import { toPlainText } from "../../text/markup/rich-text.ts";
import { toldInRequest } from "./told-in-request.ts";

function told(prompt: string, place: Place = "nowhere", role: Role = "request"): string {
  const units = readSource(prompt).units.map((unit) => ({ ...unit, role, place, confidence: 1, reason: "" }));
  return toldInRequest(units)
    .map((block) => ("text" in block ? toPlainText(block.text) : ""))
    .join("\n");
}

describe("toldInRequest", () => {
  it.each([
    [
      "Make slides about our bakery, which opened in 2015 and sells 300 breads a day, for the bank.",
      "Opened in 2015. Sells 300 breads a day.",
    ],
    [
      "Ich brauche Folien über unseren Laden, der 2015 eröffnete, 300 Brote am Tag verkauft und 6 Leute beschäftigt.",
      "2015 eröffnete. 300 Brote am Tag verkauft. 6 Leute beschäftigt.",
    ],
    [
      "Can you make a presentation that we need a second nurse because we miss 30 calls a day",
      "We miss 30 calls a day.",
    ],
  ])("tells the facts behind the topic of %j", (prompt, want) => {
    expect(told(prompt)).toBe(want);
  });

  it("tells what doubtful sentences say behind the one that asks, under the labels between them", () => {
    const prompt =
      "make a presentation why we should get a dog. costs: it is about 80 pounds a month, half of it is mine.";
    expect(told(prompt, "notes")).toBe("Costs: it is about 80 pounds a month, half of it is mine.");
    expect(told(prompt)).toBe("");
  });

  it.each([
    "Make 5 slides about our bakery, which should be short and friendly.",
    "Photosynthesis for 7th graders",
    "Please make slides on the harbour, at most 6 of them",
  ])("finds nothing told in %j", (prompt) => {
    expect(told(prompt)).toBe("");
  });

  it("leaves alone what is no request", () => {
    expect(told("Make slides about our bakery, which opened in 2015.", "slide", "content")).toBe("");
  });
});
