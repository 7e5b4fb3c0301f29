import { describe, expect, it } from "vitest";
import { type Block, toPlainLines } from "../../structure/blocks.ts";
import { readStructure } from "../../structure/read-structure.ts";
import { arrangeMatter } from "./arrange-matter.ts";

function outlineOf(text: string, language = "en"): readonly string[] {
  const show = (block: Block): string => `${block.kind} ${toPlainLines(block).join(" / ")}`;
  return arrangeMatter(readStructure(text).blocks, language).map(show);
}

describe("arrangeMatter", () => {
  it.each([
    {
      language: "en",
      text: "Problem: 60% of owners work full time. Solution: book a walker in 2 minutes. Ask: 500k EUR seed round.",
      want: ["heading Problem", "heading Solution", "heading Ask"],
    },
    {
      language: "de",
      text: "Problem: Die Hälfte arbeitet ganztags. Lösung: Ein Klick genügt. Preis: 20 % je Gang.",
      want: ["heading Problem", "heading Lösung", "heading Preis"],
    },
    {
      language: "fr",
      text: "Problème : la moitié travaille à plein temps. Solution : deux minutes suffisent. Demande : 500 000 euros.",
      want: ["heading Problème", "heading Solution", "heading Demande"],
    },
  ])("heads labelled sentences of one paragraph ($language)", ({ text, want, language }) => {
    expect(outlineOf(text, language).filter((line) => line.startsWith("heading"))).toEqual(want);
  });

  it("ends a labelled part where a sentence without a label stands alone, not where one goes on", () => {
    expect(
      outlineOf(
        "Problem: tents cost 480 euro. They stand unused for months. Solution: tents by post. Sixty groups use it. Bookings grew fourfold. Nobody else delivers.",
      ),
    ).toEqual([
      "heading Problem",
      "paragraph Tents cost 480 euro. They stand unused for months.",
      "heading Solution",
      "paragraph Tents by post.",
      "heading ",
      "paragraph Sixty groups use it. Bookings grew fourfold. Nobody else delivers.",
    ]);
  });

  it("heads what a single label lists, and ends it with its sentence", () => {
    expect(
      outlineOf("We have 64 plots. Big issues: the lock, two bonfires, and the pump. Rents are due in May."),
    ).toEqual([
      "paragraph We have 64 plots.",
      "heading Big issues",
      "list - The lock / - Two bonfires / - The pump",
      "heading ",
      "paragraph Rents are due in May.",
    ]);
  });

  it("takes labels typed small where all is typed small", () => {
    const text = "problem: a van costs 780. solution: a bike costs 219. team: jo and merel.";
    expect(outlineOf(text).filter((line) => line.startsWith("heading"))).toEqual([
      "heading Problem",
      "heading Solution",
      "heading Team",
    ]);
  });

  it.each([
    "We have a plan: it is good. Nobody knows it. Everybody will.",
    "He said: stay. We stayed. She said nothing at all, and left.",
    "Open from 9:30 to 17:00. The number is 12:1. Nothing else.",
  ])("leaves %j a paragraph", (text) => {
    expect(outlineOf(text).filter((line) => line.startsWith("heading"))).toEqual([]);
  });

  it.each([
    {
      text: "Pier | Daily | Lift\nQuay | 480 | yes\nPoint | 74 | no",
      want: ["table Pier | Daily | Lift / Quay | 480 | yes / Point | 74 | no"],
    },
    {
      text: "| Luz | cm |\n| branca | 4,1 |\n| azul | 3,9 |",
      want: ["table Luz | cm / branca | 4,1 / azul | 3,9"],
    },
  ])("makes rows with bars a table: $want", ({ text, want }) => {
    expect(outlineOf(text)).toEqual(want);
  });

  it("shows no bar of a line that is no row", () => {
    const lines = outlineOf("Roof | Bergen\n\nThe roof is new. It was paid for by the members in two years.");
    expect(lines.join(" ")).not.toContain("|");
  });

  it("gives each note with a label a part, and keeps those without one before them", () => {
    const notes = [
      "- release moved from Nov 30 to Dec 14 because the certification is late and nobody can help it",
      "- budget: spent 182k of 250k, forecast 244k, and nothing of it is in doubt for the steering group",
      "- team: Lena joins as lead on Monday, Tom leaves at the end of the year for another house",
      "- risks: certification slips again (high), data untested with real volume (medium), holidays (known)",
    ];
    const headings = outlineOf(notes.join("\n")).filter((line) => line.startsWith("heading"));
    expect(headings).toEqual(["heading Budget", "heading Team", "heading Risks"]);
  });
});
