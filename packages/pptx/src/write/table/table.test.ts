import { emu, type PlacedLine, type PlacedTable, points } from "@lectern/deck";
import { childElements, descendantElements, elementText, type XmlElement } from "@lectern/ooxml";
import { packParts } from "@lectern/ooxml/testing";
import { builtInTemplate } from "@lectern/theme";
import { describe, expect, test } from "vitest";
import { readTemplate } from "../../read/read-template.ts";
import type { TemplatePackage } from "../../template-package.ts";
import { deckWith, run, textOf } from "../../testing/sample-deck.ts";
import { sampleTable } from "../../testing/sample-graphics.ts";
import { changedParts, changedTemplate, samplePart } from "../../testing/sample-template.ts";
import { attributesOf, namesIn, partsWith, valuesOf, xmlOf } from "../../testing/written-parts.ts";
import { writePresentation } from "../write-presentation.ts";

const sample = changedTemplate();
const firstSlide = "ppt/slides/slide1.xml";
const tableStyles = "ppt/tableStyles.xml";
const noStyleNoGrid = "{2D5ABB26-0587-4C30-8999-92F81FD0307C}";
const thin: PlacedLine = { color: { scheme: "tx1" }, width: points(1) };
const thick: PlacedLine = { color: { scheme: "accent1" }, width: points(2) };

function slideWith(table: PlacedTable, direction: "ltr" | "rtl" = "ltr"): XmlElement {
  return xmlOf(partsWith(sample, [table], { direction }), firstSlide);
}

function cellsOf(slide: XmlElement): XmlElement[] {
  return descendantElements(slide, "tc");
}

describe("table", () => {
  test("21: the widths of its columns and the heights of its rows are as placed", () => {
    const slide = slideWith(sampleTable());
    expect(attributesOf(slide, "gridCol").map(({ w }) => w)).toEqual(["3657600", "1828800", "1828800"]);
    expect(attributesOf(slide, "tr").map(({ h }) => h)).toEqual(Array(4).fill("457200"));
    expect(attributesOf(slide, "ext").at(-1)).toEqual({ cx: "7315200", cy: "1828800" });
  });

  test("21: every row has a cell a column, or the table is refused", () => {
    const slide = slideWith(sampleTable());
    expect(descendantElements(slide, "tr").map((tr) => childElements(tr, "tc").length)).toEqual([3, 3, 3, 3]);
    const short = sampleTable({ columnWidths: [emu(1), emu(1)] });
    expect(() => slideWith(short)).toThrow("Expected 2 cells in row 1 of Table, one for each column, got 3.");
  });

  test("21: every cell has a text body with a paragraph, then its properties, without text too", () => {
    const slide = slideWith(sampleTable());
    for (const cell of cellsOf(slide)) expect(namesIn(cell)).toEqual(["txBody", "tcPr"]);
    for (const body of cellsOf(slide).map((cell) => childElements(cell, "txBody")[0])) {
      expect(namesIn(body)).toEqual(["bodyPr", "lstStyle", "p"]);
    }
  });

  test("21: a cell's properties are in the order of the schema", () => {
    const [cell] = descendantElements(slideWith(sampleTable()), "tcPr");
    expect(namesIn(cell)).toEqual(["lnL", "lnR", "lnT", "lnB", "solidFill"]);
    expect({ ...cell?.attributes }).toEqual({
      marL: "91440",
      marR: "91440",
      marT: "45720",
      marB: "45720",
      anchor: "ctr",
    });
  });

  test("an empty cell takes the size of its row, so that it does not make it higher", () => {
    const empty = cellsOf(slideWith(sampleTable())).filter((cell) => elementText(cell) === "");
    expect(empty.flatMap((cell) => attributesOf(cell, "endParaRPr").map(({ sz }) => sz))).toEqual(["1400"]);
  });

  test("two cells state the same line at the edge that they share, the wider of two", () => {
    const row = (borders: Partial<PlacedTable["rows"][number]["cells"][number]>) => ({
      height: emu(400_000),
      cells: [{ text: textOf(run("x")), ...borders }],
    });
    const rows = [row({ borderBottom: thin }), row({ borderTop: thick }), row({}), row({ borderTop: thin })];
    const slide = slideWith(sampleTable({ columnWidths: [emu(400_000)], rows }));
    const widths = (name: string) => attributesOf(slide, name).map(({ w }) => w);
    expect(widths("lnT")).toEqual([undefined, "25400", undefined, "12700"]);
    expect(widths("lnB")).toEqual(["25400", undefined, "12700", undefined]);
  });

  test("a cell says all that a table style would say otherwise", () => {
    const rows = [{ height: emu(400_000), cells: [{ text: textOf("Plain") }] }];
    const slide = slideWith(sampleTable({ columnWidths: [emu(400_000)], rows }));
    expect(attributesOf(slide, "rPr")[0]).toMatchObject({ b: "0" });
    expect(namesIn(descendantElements(slide, "rPr")[0])).toEqual(["solidFill", "latin", "ea", "cs"]);
    expect(attributesOf(slide, "pPr")).toEqual([{ algn: "l" }]);
    expect(namesIn(descendantElements(slide, "tcPr")[0])).toEqual(["lnL", "lnR", "lnT", "lnB", "noFill"]);
  });

  test.each([
    { direction: "ltr", want: { firstRow: "1", firstCol: "1", lastRow: "1" } },
    { direction: "rtl", want: { rtl: "1", firstRow: "1", firstCol: "1", lastRow: "1" } },
  ] as const)(
    "$direction: what its rows are is said, and the cells keep their order",
    ({ direction, want }) => {
      const slide = slideWith(sampleTable(), direction);
      expect(attributesOf(slide, "tblPr")).toEqual([want]);
      expect(cellsOf(slide).slice(0, 3).map(elementText)).toEqual(["City", "2025", "2026"]);
    },
  );

  test("what its rows are not is not said", () => {
    const plain = sampleTable({ headerRow: false, firstColumn: false, totalRow: false });
    expect(attributesOf(slideWith(plain), "tblPr")).toEqual([{}]);
  });

  test("a screen reader hears what it is", () => {
    expect(attributesOf(slideWith(sampleTable()), "cNvPr")[1]).toEqual({
      id: "2",
      name: "Table",
      descr: "Cost by city & year",
    });
  });
});

describe("table style", () => {
  const style = (prefix: string, id: string) =>
    `<${prefix}:tblStyle styleId="${id}" styleName="Own"><${prefix}:wholeTbl/></${prefix}:tblStyle>`;
  const list = (prefix: string, fallback: string, styles: string) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<${prefix}:tblStyleLst xmlns:${prefix}="http://schemas.openxmlformats.org/drawingml/2006/main" def="${fallback}">${styles}</${prefix}:tblStyleLst>`;
  const withStyles = (source: string): TemplatePackage => {
    const parts = changedParts(
      [
        samplePart.presentationRels,
        "</Relationships>",
        '<Relationship Id="rId70" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/tableStyles" Target="tableStyles.xml"/></Relationships>',
      ],
      [
        samplePart.contentTypes,
        "</Types>",
        '<Override PartName="/ppt/tableStyles.xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.tableStyles+xml"/></Types>',
      ],
    );
    parts.set(tableStyles, source);
    return readTemplate(packParts(parts));
  };
  const own = "{11111111-0000-4000-8000-000000000001}";
  const mediumStyle = "{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}";

  test.each([
    { title: "none", template: sample, want: noStyleNoGrid, styles: [noStyleNoGrid] },
    {
      title: "a default of its own",
      template: withStyles(list("a", own, style("a", own))),
      want: own,
      styles: [own],
    },
    {
      title: "a default that it does not have",
      template: withStyles(list("a", mediumStyle, style("a", own))),
      want: noStyleNoGrid,
      styles: [own, noStyleNoGrid],
    },
    {
      title: "an empty list",
      template: withStyles(list("a", mediumStyle, "").replace("></a:tblStyleLst>", "/>")),
      want: noStyleNoGrid,
      styles: [noStyleNoGrid],
    },
    {
      title: "another prefix than ours",
      template: withStyles(list("d", mediumStyle, style("d", own))),
      want: noStyleNoGrid,
      styles: [own, noStyleNoGrid],
    },
  ])("21: a template with $title: the table's style is there", ({ template, want, styles }) => {
    const parts = partsWith(template, [sampleTable()]);
    expect(elementText(descendantElements(xmlOf(parts, firstSlide), "tableStyleId")[0] ?? fail())).toBe(want);
    expect(attributesOf(xmlOf(parts, tableStyles), "tblStyle").map(({ styleId }) => styleId)).toEqual(styles);
  });

  test("a deck that is a template again keeps its list as it is", () => {
    const first = writePresentation(deckWith(sample.template, [sampleTable()]), sample);
    const again = readTemplate(first);
    const parts = partsWith(again, [sampleTable()]);
    expect(attributesOf(xmlOf(parts, tableStyles), "tblStyle")).toHaveLength(1);
    expect(valuesOf(xmlOf(parts, tableStyles), "schemeClr")).toEqual(["tx1"]);
  });

  test("the built-in template's tables have its own", () => {
    const harbor = readTemplate(builtInTemplate("harbor"));
    const slide = xmlOf(partsWith(harbor, [sampleTable()]), firstSlide);
    const [id] = descendantElements(slide, "tableStyleId");
    expect(id && elementText(id)).not.toBe(noStyleNoGrid);
  });
});

function fail(): never {
  throw new Error("Expected an element.");
}
