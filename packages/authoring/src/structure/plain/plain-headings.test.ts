import { describe, expect, it } from "vitest";
import { type Block, toPlainLines } from "../blocks.ts";
import { readPlainText } from "./plain-text.ts";

function outlineOf(text: string): readonly string[] {
  return readPlainText(text, 0).blocks.map((block) => `${nameOf(block)} ${toPlainLines(block).join(" / ")}`);
}

function nameOf(block: Block): string {
  return block.kind === "heading" ? `h${block.level}` : block.kind;
}

const prose = "We keep forty hives on the roofs of the old port, and sell the honey at the market.";

describe("a short line directly above its text", () => {
  it.each([
    {
      what: "prose",
      given: `The club\n\nWho we are\n${prose}`,
      want: ["h1 The club", "h3 Who we are", `paragraph ${prose}`],
    },
    {
      what: "an answer, if it asks",
      given: "The club\n\nMay I bring my own hive?\nYes, in spring.",
      want: ["h1 The club", "h3 May I bring my own hive?", "paragraph Yes, in spring."],
    },
    {
      what: "labelled lines",
      given: "The club\n\nMoney\nHoney: 4,200\nFees: 1,150",
      want: ["h1 The club", "h3 Money", "list - Honey: 4,200 / - Fees: 1,150"],
    },
    {
      what: "names in a row, as others stood above prose",
      given: `The club\n\nAim\n${prose}\n\nMarket\n${prose}\n\nTeam\nAda Lund (bees), Ben Ray (boats)\n\nDay 4 of 9\nBen Ray stays at home with his boats`,
      want: [
        "h1 The club",
        "h3 Aim",
        `paragraph ${prose}`,
        "h3 Market",
        `paragraph ${prose}`,
        "h3 Team",
        "paragraph Ada Lund (bees), Ben Ray (boats)",
        "paragraph Day 4 of 9",
        "paragraph Ben Ray stays at home with his boats",
      ],
    },
    {
      what: "lines that end in figures",
      given: "The club\n\nWhy did you join? (more than one answer)\nHoney 71%\nCompany 64%\nBees 12%",
      want: [
        "h1 The club",
        "h3 Why did you join? (more than one answer)",
        "list - Honey 71% / - Company 64% / - Bees 12%",
      ],
    },
    {
      what: "a line that names the first of its groups",
      given: "The club\n\nTo bring\nFor the hive:\nwood\nnails\nwax",
      want: ["h1 The club", "h3 To bring", "h5 For the hive", "list - wood / - nails / - wax"],
    },
  ])("is a heading above $what", ({ given, want }) => {
    expect(outlineOf(given)).toEqual(want);
  });

  it.each([
    ["a greeting", `The club\n\nDear members,\n${prose}`],
    ["a sentence", `The club\n\nIt was a warm winter.\n${prose}`],
    [
      "the first of the lines of a paragraph that was wrapped",
      "The club\n\nIn the year 1923 the beekeepers of the old\nHarbourmaster’s office and those of the sugar\nfactory met for the first time in this room.",
    ],
    [
      "a line that goes on in the next",
      "The club\n\nThe hives on the roofs\nare looked after by twelve members, most of them retired sailors.",
    ],
    ["a row of particulars", `The club\n\n41 members | 40 hives | since 1923\n\n${prose}`],
    ["the first point of a programme", "The club\n\n08.45 coffee\n09.00 welcome\n10.30 tour of the hives"],
    ["a signature", "The club\n\nMarta Ray\nKeeper of the hives"],
  ])("is no heading where it is %s", (_, given) => {
    expect(
      readPlainText(given, 0)
        .blocks.slice(1)
        .map(({ kind }) => kind),
    ).not.toContain("heading");
  });

  it("is a heading above a list also where something stands at its right margin", () => {
    const given =
      "LIFE\n\nWORK\nPilot, Port of Lund, and of the islands               2019 – 2024\n• 41 ships\n• 2 ferries";
    expect(outlineOf(given)).toEqual([
      "h1 LIFE",
      "h2 WORK",
      "h3 Pilot, Port of Lund, and of the islands · 2019 – 2024",
      "list - 41 ships / - 2 ferries",
    ]);
  });
});
