import { renderOutline } from "@lectern/engine";
import { type Parts, packParts, samplePresentation } from "@lectern/ooxml/testing";
import { describe, expect, it } from "vitest";
import { createSampleDeck } from "../sample-deck.ts";
import { type DeckMetrics, measureDeck } from "./metrics.ts";
import { toMetricRows } from "./metrics-table.ts";

interface Case {
  readonly given: string;
  /** Shapes to put on the second slide, after its title and a picture across the top. */
  readonly shapes?: string;
  readonly change?: (parts: Parts) => void;
  readonly want: Partial<DeckMetrics>;
}

const inch = 914_400;

function textBox(box: readonly number[], paragraphs: string, properties = ""): string {
  const [x = 0, y = 0, cx = 0, cy = 0] = box.map((side) => side * inch);
  return (
    '<p:sp><p:nvSpPr><p:cNvPr id="20" name="Box"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm>' +
    `<a:off x="${x}" y="${y}"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm>${properties}</p:spPr>` +
    `<p:txBody><a:bodyPr/><a:lstStyle/>${paragraphs}</p:txBody></p:sp>`
  );
}

const text = (content: string, properties = "") =>
  `<a:p><a:r><a:rPr ${properties}/><a:t>${content}</a:t></a:r></a:p>`;

const table = (header: string) =>
  '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="30" name="Table"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr>' +
  `<p:xfrm><a:off x="0" y="2743200"/><a:ext cx="914400" cy="457200"/></p:xfrm><a:graphic><a:graphicData uri="t"><a:tbl><a:tblPr ${header}/>` +
  '<a:tblGrid><a:gridCol w="914400"/></a:tblGrid><a:tr h="457200"><a:tc><a:txBody><a:bodyPr/><a:lstStyle/>' +
  `${text("Cell", 'sz="1050"')}</a:txBody><a:tcPr/></a:tc></a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;

const emptyBody =
  '<p:sp><p:nvSpPr><p:cNvPr id="21" name="Body"/><p:cNvSpPr/><p:nvPr><p:ph idx="1"/></p:nvPr></p:nvSpPr><p:spPr/>' +
  "<p:txBody><a:bodyPr/><a:lstStyle/><a:p/></p:txBody></p:sp>";

const filledBody = emptyBody.replace("<a:p/>", text("Eight words are on this slide by now"));

const group =
  '<p:grpSp><p:nvGrpSpPr><p:cNvPr id="40" name="Group"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm>' +
  `<a:off x="${10 * inch}" y="${2 * inch}"/><a:ext cx="${4 * inch}" cy="${4 * inch}"/><a:chOff x="0" y="0"/>` +
  `<a:chExt cx="${2 * inch}" cy="${2 * inch}"/></a:xfrm></p:grpSpPr>${textBox([0, 0, 1, 1], text("In"))}` +
  `${textBox([1, 1, 1, 1], text("Out"))}</p:grpSp>`;

const cases: readonly Case[] = [
  {
    given: "as it is",
    want: {
      slides: 2,
      titled: { count: 2, of: 2 },
      repeatedTitles: 0,
      outOfBounds: 0,
      // The picture lies across the upper edge of the title's box.
      overlaps: 1,
      smallestText: 44,
      mostWords: 2,
      fonts: 1,
      colors: 0,
      layouts: 2,
      longestRunOfOneLayout: 1,
      described: { count: 1, of: 1 },
      notes: { count: 1, of: 2 },
      emptyPlaceholders: 0,
      lintFindings: 0,
    },
  },
  {
    given: "with a box over the edge",
    shapes: textBox([12, 3, 2, 1], text("Out", 'sz="900"')),
    want: { outOfBounds: 1, smallestText: 9, textInPlaceholders: { count: 2, of: 3 } },
  },
  {
    given: "with two boxes across each other",
    shapes: textBox([1, 3, 3, 1], text("One")) + textBox([3, 3.5, 3, 1], text("Two")),
    want: { overlaps: 2, edges: { x: 2.5, y: 2.5 } },
  },
  {
    given: "with text on a panel",
    shapes: textBox([1, 3, 6, 3], text("Panel")) + textBox([2, 4, 2, 1], text("On it")),
    want: { overlaps: 1 },
  },
  { given: "with an empty placeholder", shapes: emptyBody, want: { emptyPlaceholders: 1 } },
  {
    given: "with text that inherits its size from the layout",
    shapes: filledBody,
    want: { smallestText: 28, sizes: 2, mostWords: 10, runsWithLanguage: { count: 2, of: 3 } },
  },
  {
    given: "with text that PowerPoint shrank",
    shapes: filledBody.replace("<a:bodyPr/>", '<a:bodyPr><a:normAutofit fontScale="50000"/></a:bodyPr>'),
    want: { smallestText: 14 },
  },
  {
    given: "with a title twice",
    change: (parts) => replaceIn(parts, "ppt/slides/slide2.xml", "Sample content", "sample  TITLE"),
    want: { repeatedTitles: 1 },
  },
  {
    given: "with a slide without a title",
    change: (parts) => replaceIn(parts, "ppt/slides/slide2.xml", 'type="title"', 'type="body" idx="1"'),
    want: { titled: { count: 1, of: 2 } },
  },
  {
    given: "with the group's second box out of bounds",
    shapes: group,
    want: { outOfBounds: 1, editability: { level: 1, rungs: [1, 3] } },
  },
  {
    given: "with a table whose header is flagged",
    shapes: table('firstRow="1"'),
    want: { tablesWithHeader: { count: 1, of: 1 }, described: { count: 1, of: 2 }, smallestText: 10.5 },
  },
  {
    given: "with a table without header",
    shapes: table(""),
    want: { tablesWithHeader: { count: 0, of: 1 } },
  },
  {
    given: "with a colour of its own beside one of the theme",
    shapes: textBox(
      [1, 3, 1, 1],
      text("Blue"),
      '<a:solidFill><a:srgbClr val="0000FF"/></a:solidFill><a:ln><a:solidFill><a:schemeClr val="accent1"/></a:solidFill></a:ln>',
    ),
    want: { colors: 2, themeColors: { count: 1, of: 2 } },
  },
];

describe("measureDeck", () => {
  it.each(cases)("measures a presentation $given", ({ shapes, change, want }) => {
    const parts = samplePresentation();
    if (shapes) replaceIn(parts, "ppt/slides/slide2.xml", "</p:spTree>", `${shapes}</p:spTree>`);
    change?.(parts);
    expect(measureDeck(packParts(parts))).toMatchObject(want);
  });

  it("finds in a deck of ours what it should", () => {
    const measured = measureDeck(renderOutline(createSampleDeck(1), { look: "fern" }).bytes);
    const { slides, chartsWithWorkbook, tablesWithHeader, described, runsWithLanguage, themeColors } =
      measured;
    expect(measured).toMatchObject({ repeatedTitles: 0, outOfBounds: 0, overlaps: 0, lintFindings: 0 });
    expect(measured.titled).toEqual({ count: slides, of: slides });
    for (const share of [chartsWithWorkbook, tablesWithHeader, described, runsWithLanguage, themeColors]) {
      expect(share.of).toBeGreaterThan(0);
      expect(share.count).toBe(share.of);
    }
    expect(measured.smallestText).toBeGreaterThanOrEqual(10);
  });

  it("refuses what is no package", () => {
    expect(() => measureDeck(Uint8Array.of(1, 2, 3))).toThrow(/zip/i);
  });
});

it("shows a value in every column of every row", () => {
  const measured = measureDeck(packParts(samplePresentation()));
  const rows = toMetricRows([measured, measured]);
  expect(rows.map((row) => row.length)).toEqual(rows.map(() => 3));
  expect(rows.flat().filter((cell) => cell === "" || cell.includes("NaN"))).toEqual([]);
});

function replaceIn(parts: Parts, name: string, from: string, to: string): void {
  const part = String(parts.get(name));
  if (!part.includes(from)) throw new Error(`Expected ${from} in ${name}, got none.`);
  parts.set(name, part.replaceAll(from, to));
}
