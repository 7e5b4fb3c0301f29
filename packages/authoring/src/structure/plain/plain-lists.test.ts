import { describe, expect, it } from "vitest";
import { type Block, toPlainLines } from "../blocks.ts";
import { readPlainText } from "./plain-text.ts";

function outlineOf(text: string): readonly string[] {
  return readPlainText(text, 0).blocks.map((block) => `${nameOf(block)} ${toPlainLines(block).join(" / ")}`);
}

function nameOf(block: Block): string {
  return block.kind === "heading" ? `h${block.level}` : block.kind;
}

const passage =
  "We weighed forty hives each Monday. Twelve of them stood on roofs, the others in gardens. None was fed. Rain was measured at the port.";

describe("lines one below the other", () => {
  it("are parts under their labels where one of them holds several sentences", () => {
    const given = `Aim: We wanted to know what rain does.\nMethods: ${passage}\nResult: Rain costs honey.`;
    expect(outlineOf(given)).toEqual([
      "h5 Aim",
      "paragraph We wanted to know what rain does.",
      "h5 Methods",
      "list - We weighed forty hives each Monday. / - Twelve of them stood on roofs, the others in gardens. / - None was fed. / - Rain was measured at the port.",
      "h5 Result",
      "paragraph Rain costs honey.",
    ]);
  });

  it("are a list where each says little after its label", () => {
    expect(outlineOf("Aim: know more.\nPlace: the port.\nTime: May.")).toEqual([
      "list - Aim: know more. / - Place: the port. / - Time: May.",
    ]);
  });

  it("are a list where three of them open with a name and a dash, with the short lines right below", () => {
    expect(outlineOf("Small - 4 hours, $65\nMiddle - 6 hours\nLarge – 8 hours\nextra hour $12")).toEqual([
      "list - Small - 4 hours, $65 / - Middle - 6 hours / - Large – 8 hours / - extra hour $12",
    ]);
    const wrapped =
      "We met in Lund - a small town - and went on\nby boat - a slow one - as far as the sea, where\nnobody - not one of us - wanted to go on.";
    expect(outlineOf(wrapped)).toEqual([`paragraph ${wrapped.replaceAll("\n", " ")}`]);
  });

  it("are paragraphs where one of them holds several sentences", () => {
    expect(outlineOf(`The hives\n\nTo our members\n${passage}\nThe board\nMay 2026`)).toEqual([
      "h1 The hives",
      "paragraph To our members",
      `paragraph ${passage}`,
      "paragraph The board",
      "paragraph May 2026",
    ]);
  });

  it("are a list in which each of the things at one hour has the hour", () => {
    expect(outlineOf("Day\n\n09:00 – 09:30 Welcome\n09:30 – 10:00 A: Sails | B: Ropes\n10:00 Lunch")).toEqual(
      [
        "h1 Day",
        "list - 09:00 – 09:30 Welcome / - 09:30 – 10:00 A: Sails / - 09:30 – 10:00 B: Ropes / - 10:00 Lunch",
      ],
    );
  });

  it("are a list where each opens with an hour behind its small word", () => {
    expect(outlineOf("Day\n\num 8:30 Uhr Treffen\num 9:15 Uhr Abfahrt\num 12:00 Uhr Mittag")).toEqual([
      "h1 Day",
      "list - um 8:30 Uhr Treffen / - um 9:15 Uhr Abfahrt / - um 12:00 Uhr Mittag",
    ]);
  });

  it("are entries of their own where each opens large, has a figure and ends no sentence", () => {
    expect(
      outlineOf(
        "Master of Botany, University of Lund on the Hill, 2016 (first)\nBachelor of Botany, University of Lund, in the year 2014",
      ),
    ).toEqual([
      "paragraph Master of Botany, University of Lund on the Hill, 2016 (first)",
      "paragraph Bachelor of Botany, University of Lund, in the year 2014",
    ]);
  });
});
