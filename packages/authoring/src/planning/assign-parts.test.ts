import { describe, expect, it } from "vitest";
import type { Idea, Passage } from "../ideas/ideas.ts";
import { assignParts } from "./assign-parts.ts";

function passage(text: string, lead?: string): Passage {
  const point = { text: [{ text }], ...(lead === undefined ? {} : { lead }) };
  return { kind: "listed", text, columns: text.length, paragraph: 1, point, score: 1 };
}

function idea(heading: string | undefined, passages: readonly Passage[]): Idea {
  const part = heading === undefined ? { passages } : { heading: { text: heading }, passages };
  return { parts: [part], path: [], opens: [] };
}

const seen = (ideas: readonly Idea[]): readonly (string | undefined)[] =>
  ideas.map(({ wanted, isOpen }) => (isOpen === true ? `open ${wanted?.text}` : wanted?.text));

describe("assignParts", () => {
  it("finds the part that a heading names, whatever its ending", () => {
    const ideas = [idea("Our statistics", [passage("Output rose")]), idea("Team", [passage("Two bakers")])];
    expect(seen(assignParts(ideas, [{ text: "statistic" }], "en"))).toEqual(["statistic", undefined]);
  });

  it("cuts an idea between the parts that its points tell of", () => {
    const ideas = [idea(undefined, [passage("60 % work full time", "Problem"), passage("500k", "Ask")])];
    expect(seen(assignParts(ideas, [{ text: "problem" }, { text: "ask" }], "en"))).toEqual([
      "problem",
      "ask",
    ]);
  });

  it("takes a heading that is a shorter name of a part for it, and names it as the part is asked for", () => {
    const ideas = [
      idea("Weekend", [passage("Friday 15:00 stop work")]),
      idea("Prices", [passage("30 euros")]),
    ];
    const wanted = [{ text: "the moving weekend hour by hour" }, { text: "why we are moving" }];
    const assigned = assignParts(ideas, wanted, "en");
    expect(seen(assigned)).toEqual([wanted[0]?.text, `open ${wanted[1]?.text}`, undefined]);
    expect(assigned[0]?.parts[0]?.heading?.text).toBe("The moving weekend hour by hour");
  });

  it("leaves a heading its name where that says more than the part", () => {
    const assigned = assignParts(
      [idea("Costs of the new hall", [passage("30 euros")])],
      [{ text: "costs" }],
      "en",
    );
    expect(assigned[0]?.parts[0]?.heading?.text).toBe("Costs of the new hall");
  });

  it("opens a slide for what the matter says nothing of, between the parts that it stands between", () => {
    const ideas = [idea("Costs", [passage("30 euros")]), idea("Outlook", [passage("More rain")])];
    const wanted = [{ text: "costs" }, { text: "risks" }, { text: "outlook" }];
    expect(seen(assignParts(ideas, wanted, "en"))).toEqual(["costs", "open risks", "outlook"]);
  });

  it("opens it at the end where nothing is found at all", () => {
    const ideas = [idea("Costs", [passage("30 euros")])];
    expect(seen(assignParts(ideas, [{ text: "volunteers" }], "en"))).toEqual([undefined, "open volunteers"]);
  });

  it("leaves ideas alone where no part is asked for", () => {
    const ideas = [idea("Costs", [passage("30 euros")])];
    expect(assignParts(ideas, [], "en")).toBe(ideas);
  });
});
