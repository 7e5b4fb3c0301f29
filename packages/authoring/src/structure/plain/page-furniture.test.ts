import { describe, expect, it } from "vitest";
import { toPlainLines } from "../blocks.ts";
import { readPlainText } from "./plain-text.ts";

const header = "Port of Lund            Yearly report";
const first =
  "2.1 Ferries\n\nThe ferries carried 8.6 million guests last year, fewer than in the year\nbefore. Their captains² complain about the tide, and of 41 calls only";
const second =
  "seven were on time. A pump of 30 m² shall keep the quay dry in winter, when\nthe wind is from the east.\n\n2.2 Cranes\n\nThe cranes stood still for nine weeks.";

function read(text: string): { lines: readonly string[]; reasons: readonly string[]; title?: string } {
  const { blocks, leftOut, title } = readPlainText(text, 0);
  return {
    lines: blocks.flatMap(toPlainLines),
    reasons: leftOut.map(({ reason }) => reason),
    ...(title === undefined ? {} : { title }),
  };
}

describe("a text copied from pages", () => {
  it("loses numbers, headers and footnotes, and goes on over the page", () => {
    const given = `${header}\nPage 4\n\n${first}\n\n² Heard on board.\n\n${header}\nPage 5\n\n${second}`;
    expect(read(given)).toEqual({
      lines: [
        "2.1 Ferries",
        "The ferries carried 8.6 million guests last year, fewer than in the year before. Their captains complain about the tide, and of 41 calls only seven were on time. A pump of 30 m² shall keep the quay dry in winter, when the wind is from the east.",
        "2.2 Cranes",
        "The cranes stood still for nine weeks.",
      ],
      reasons: [
        "header or footer of pages",
        "page number",
        "footnote",
        "header or footer of pages",
        "page number",
      ],
      title: "Port of Lund – Yearly report",
    });
  });

  it.each(["- 3 -", "Seite 3 von 9", "第 3 页", "Страница 3"])("loses %j", (mark) => {
    expect(read(`The cranes stood still.\n\n${mark}\n\nThey were painted.`).reasons).toEqual(["page number"]);
  });

  it.each(["", " / 12"])("loses bare numbers that count on, followed by %j", (total) => {
    const pages = ["Cranes", "Ferries", "Quays"].map(
      (goods, index) =>
        `${goods} stood still for ${index + 3} weeks.\n\n${goods} were painted.\n\nThen ${goods} moved.\n\n${index + 7}${total}`,
    );
    expect(read(pages.join("\n\n")).reasons).toEqual(["page number", "page number", "page number"]);
  });

  it.each([
    ["numbers that say something", "Guests\n\n12\n\nCranes\n\n13\n\nQuays\n\n14"],
    ["a date alone", "Diary\n\n12/03\n\nThe cranes stood still."],
    ["a plan by pages", "Page 1: Ferries\nPage 2: Cranes"],
    ["lines that come back elsewhere", "Ferries\n\nmore next week\n\nCranes\n\nmore next week"],
    ["raised figures in a text without pages", "² is the mark of squares."],
  ])("keeps %s", (_, given) => {
    expect(read(given).reasons).toEqual([]);
  });
});
