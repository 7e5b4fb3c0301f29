import { describe, expect, it } from "vitest";
import type { Brief } from "../../brief/brief.ts";
import { readSource } from "../../source/read-source.ts";
import { toPlainLines } from "../../structure/blocks.ts";
import { toldAsParts } from "./told-as-parts.ts";

function told(prompt: string, parts: readonly string[], brief: Partial<Brief> = {}): string {
  const units = readSource(prompt).units.map((unit) => ({
    ...unit,
    role: "request" as const,
    place: "nowhere" as const,
    confidence: 1,
    reason: "",
  }));
  const wanted = parts.map((text) => ({ text }));
  const asked: Brief = { parts: wanted, forms: [], excluded: [], instruction: prompt, ...brief };
  return toldAsParts(units, asked, "en").flatMap(toPlainLines).join("\n");
}

describe("toldAsParts", () => {
  it.each([
    [
      "slides on closing up, first lock the shed, then feed the hens, then switch off the lamp",
      ["lock the shed", "feed the hens", "switch off the lamp"],
      "First lock the shed, then feed the hens, then switch off the lamp.",
    ],
    [
      "Roof: tiles 8,400, frame 2,100, gutters 950.",
      ["frame 2,100", "gutters 950"],
      "- Tiles 8,400\n- Frame 2,100\n- Gutters 950",
    ],
    [
      "a short deck on the bike shed: at the back, open from 1 September, pass needed",
      ["at the back", "open from 1 September", "pass needed"],
      "- At the back\n- Open from 1 September\n- Pass needed",
    ],
  ])("tells the row of %j", (prompt, parts, want) => {
    expect(told(prompt, parts)).toBe(want);
  });

  it.each([
    ["a deck on bees: history, anatomy, honey", ["history", "anatomy", "honey"], {}],
    ["a deck on bees: a quiz with 3 questions, a map", ["a quiz with 3 questions", "a map"], {}],
    [
      "3 slides: first lock the shed, then feed the hens",
      ["lock the shed", "feed the hens"],
      { slideCount: { count: 3, bound: "exactly", least: 3, most: 3 } },
    ],
  ] as const)("leaves the names of slides in %j", (prompt, parts, brief) => {
    expect(told(prompt, parts, brief)).toBe("");
  });
});
