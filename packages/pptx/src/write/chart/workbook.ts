import type { PlacedChart } from "@lectern/deck";
import {
  contentTypesPart,
  contentTypesPartName,
  element,
  type Relationship,
  textContent,
  writeZip,
  type Xml,
  type XmlChild,
  xmlEntry,
  type ZipEntry,
} from "@lectern/ooxml";
import { contentTypes, namespaces, relationshipTypes } from "../names.ts";
import { relationshipsEntry, rememberedXmlEntry } from "../parts/entry.ts";
import { numberText, spreadsheetText, textElement } from "./elements.ts";
import { columnLetters, sheetName } from "./sheet-range.ts";

const spreadsheet = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const officeDocument = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const spreadsheetType = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const parts = { workbook: "xl/workbook.xml", sheet: "xl/worksheets/sheet1.xml", styles: "xl/styles.xml" };
const firstFreeFormat = 164;
/** The cell format with the chart's number format; 0 is the plain one. */
const numberStyle = 1;

/**
 * Returns the numbers of a chart as an .xlsx: categories down column A, a series a column from B, as the chart's formulas
 * say. All but the sheet is deflated once in the life of the process.
 */
export function writeWorkbook(chart: PlacedChart): Uint8Array {
  return writeZip([
    ...workbookEntries,
    rememberedXmlEntry(parts.styles, stylesElement(chart.numberFormat)),
    xmlEntry(parts.sheet, sheetElement(chart)),
  ]);
}

/** ISO 29500-1, 18.3.1.99 worksheet. */
function sheetElement({ categories, series }: PlacedChart): Xml {
  const corner = `${columnLetters(series.length)}${categories.length + 1}`;
  const heads = series.map(({ name }, index) => textCell(index + 1, 1, name));
  const rows = categories.map((category, index) => {
    const number = index + 2;
    const numbers = series.map(({ values }, at) => numberCell(at + 1, number, values[index] ?? null));
    return element("row", { r: number }, textCell(0, number, category), numbers);
  });
  return element(
    "worksheet",
    { xmlns: spreadsheet },
    element("dimension", { ref: `A1:${corner}` }),
    categoryColumn,
    element("sheetData", undefined, element("row", { r: 1 }, heads), rows),
  );
}

/** Wide enough to be read, as it is what somebody edits. */
const categoryColumn = element(
  "cols",
  undefined,
  element("col", { min: 1, max: 1, width: 24, customWidth: true }),
);

function textCell(column: number, row: number, text: string): XmlChild {
  if (text === "") return undefined;
  const content = element("t", { "xml:space": "preserve" }, textContent(spreadsheetText(text)));
  return element(
    "c",
    { r: `${columnLetters(column)}${row}`, t: "inlineStr" },
    element("is", undefined, content),
  );
}

function numberCell(column: number, row: number, value: number | null): XmlChild {
  if (value === null) return undefined;
  return element(
    "c",
    { r: `${columnLetters(column)}${row}`, s: numberStyle },
    textElement("v", numberText(value)),
  );
}

/** 18.8.39 styleSheet: what Excel asks for at least, and the number format. */
function stylesElement(numberFormat: string): Xml {
  const format = element("numFmt", { numFmtId: firstFreeFormat, formatCode: numberFormat });
  const none = { numFmtId: 0, fontId: 0, fillId: 0, borderId: 0 };
  const plain = element("xf", { ...none, xfId: 0 });
  const number = element("xf", { ...none, numFmtId: firstFreeFormat, xfId: 0, applyNumberFormat: true });
  return element(
    "styleSheet",
    { xmlns: spreadsheet },
    list("numFmts", format),
    list(
      "fonts",
      element("font", undefined, element("sz", { val: 11 }), element("name", { val: "Calibri" })),
    ),
    list("fills", pattern("none"), pattern("gray125")),
    list("borders", element("border", undefined, borderSides)),
    list("cellStyleXfs", element("xf", none)),
    list("cellXfs", plain, number),
    list("cellStyles", element("cellStyle", { name: "Normal", xfId: 0, builtinId: 0 })),
  );
}

const borderSides = ["left", "right", "top", "bottom", "diagonal"].map((side) => element(side));

function list(name: string, ...items: Xml[]): Xml {
  return element(name, { count: items.length }, items);
}

function pattern(patternType: string): Xml {
  return element("fill", undefined, element("patternFill", { patternType }));
}

const workbookElement = element(
  "workbook",
  { xmlns: spreadsheet, "xmlns:r": namespaces.relationships },
  element("sheets", undefined, element("sheet", { name: sheetName, sheetId: 1, "r:id": "rId1" })),
);

const sheetRelationships: readonly Relationship[] = [
  { id: "rId1", type: `${officeDocument}/worksheet`, target: "worksheets/sheet1.xml" },
  { id: "rId2", type: `${officeDocument}/styles`, target: "styles.xml" },
];

const workbookContentTypes = contentTypesPart({
  defaults: new Map([
    ["rels", contentTypes.relationships],
    ["xml", contentTypes.xml],
  ]),
  overrides: new Map([
    [parts.workbook, `${spreadsheetType}.sheet.main+xml`],
    [parts.sheet, `${spreadsheetType}.worksheet+xml`],
    [parts.styles, `${spreadsheetType}.styles+xml`],
  ]),
});

const workbookEntries: readonly ZipEntry[] = [
  xmlEntry(contentTypesPartName, workbookContentTypes),
  relationshipsEntry("", [{ id: "rId1", type: relationshipTypes.officeDocument, target: parts.workbook }]),
  xmlEntry(parts.workbook, workbookElement),
  relationshipsEntry(parts.workbook, sheetRelationships),
];
