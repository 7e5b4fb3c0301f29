import { describe, expect, it } from "vitest";
import { type Block, toPlainLines } from "./blocks.ts";
import { readStructure } from "./read-structure.ts";
import { unfoldCodes } from "./unfold-codes.ts";

function outlineOf(text: string): readonly string[] {
  return readStructure(text).blocks.map((block) => `${nameOf(block)} ${toPlainLines(block).join(" / ")}`);
}

function nameOf(block: Block): string {
  return block.kind === "heading" ? `h${block.level}` : block.kind;
}

describe("unfoldCodes", () => {
  it.each([
    {
      what: "tickets with what is agreed for each",
      given:
        "EPIC: Returns\n\nRET-1 As a customer, I want a label. (5 SP)\n - AC: as PDF\n - AC: as code\nRET-2 As an agent, I see the status.\nRET-7 As a clerk, I scan it.\n\nTotal 47 SP.",
      want: [
        "h1 Returns",
        "list - RET-1: As a customer, I want a label. (5 SP) /   - as PDF /   - as code / - RET-2: As an agent, I see the status. / - RET-7: As a clerk, I scan it.",
        "paragraph Total 47 SP.",
      ],
    },
    {
      what: "goals with their results",
      given:
        "OKRs 2026\n\nObjective 1: No silent churn\nKR1: Retention from 88% to 92%\nKR2: 45 reviews\nOwner: Sam\n\nObjective 2: A good team\nKR1: eNPS from 12 to 30\nOwner: Bo",
      want: [
        "h1 OKRs 2026",
        "h2 No silent churn",
        "list - Retention from 88% to 92% / - 45 reviews / - Owner: Sam",
        "h2 A good team",
        "list - eNPS from 12 to 30 / - Owner: Bo",
      ],
    },
    {
      what: "German goals",
      given:
        "Ziel 1: Mehr Gäste\nKR1: 400 am Tag\nKR2: 60 % kommen wieder\n\nZiel 2: Weniger Abfall\nKR1: 12 statt 30 kg",
      want: [
        "h2 Mehr Gäste",
        "list - 400 am Tag / - 60 % kommen wieder",
        "h2 Weniger Abfall",
        "list - 12 statt 30 kg",
      ],
    },
  ])("reads $what", ({ given, want }) => {
    expect(outlineOf(given)).toEqual(want);
  });

  it.each([
    "COVID-19 closed the hall.\nCOVID-19 closed the bath.\nCOVID-19 closed the bar.",
    "B-52 came late.\nB-17 came first.\nB-29 came then.",
    "Goal 1: win\nGoal 2: learn",
  ])("leaves other texts as they are: %s", (given) => {
    expect(unfoldCodes(given)).toBe(given);
  });
});
