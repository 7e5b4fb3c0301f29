import { type Parts, packParts, samplePresentation } from "./sample-presentation.ts";

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const officeDocument = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageNamespace = "http://schemas.openxmlformats.org/package/2006";
const openXml = "application/vnd.openxmlformats-officedocument";
const chartNamespace = "http://schemas.openxmlformats.org/drawingml/2006/chart";
const spreadsheet = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

/** Returns the parts of the sample presentation with a chart on its second slide. */
export function presentationWithChart(): Parts {
  const parts = samplePresentation();
  const change = (name: string, from: string, to: string): void => {
    parts.set(name, String(parts.get(name)).replace(from, to));
  };
  change("[Content_Types].xml", "</Types>", `${chartTypes}</Types>`);
  change("ppt/slides/slide2.xml", "</p:spTree>", `${frame}</p:spTree>`);
  const toChart = relationship("rId20", "chart", "../charts/chart1.xml");
  change("ppt/slides/_rels/slide2.xml.rels", "</Relationships>", `${toChart}</Relationships>`);
  parts.set("ppt/charts/chart1.xml", declaration + chart);
  parts.set(
    "ppt/charts/_rels/chart1.xml.rels",
    relationships(relationship("rId1", "package", "../embeddings/Workbook1.xlsx")),
  );
  parts.set("ppt/embeddings/Workbook1.xlsx", packParts(sampleWorkbook()));
  return parts;
}

/** Returns the parts of the smallest workbook. */
export function sampleWorkbook(): Parts {
  const sheet = '<sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets>';
  return new Map([
    [
      "[Content_Types].xml",
      `${declaration}<Types xmlns="${packageNamespace}/content-types">${workbookTypes}</Types>`,
    ],
    ["_rels/.rels", relationships(relationship("rId1", "officeDocument", "xl/workbook.xml"))],
    ["xl/workbook.xml", `<workbook xmlns="${spreadsheet}" xmlns:r="${officeDocument}">${sheet}</workbook>`],
    ["xl/_rels/workbook.xml.rels", relationships(relationship("rId1", "worksheet", "worksheets/sheet1.xml"))],
    ["xl/worksheets/sheet1.xml", `<worksheet xmlns="${spreadsheet}"><sheetData/></worksheet>`],
  ]);
}

function relationships(list: string): string {
  return `${declaration}<Relationships xmlns="${packageNamespace}/relationships">${list}</Relationships>`;
}

function relationship(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${officeDocument}/${type}" Target="${target}"/>`;
}

const chartTypes =
  `<Default Extension="xlsx" ContentType="${openXml}.spreadsheetml.sheet"/>` +
  `<Override PartName="/ppt/charts/chart1.xml" ContentType="${openXml}.drawingml.chart+xml"/>`;

const workbookTypes =
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${openXml}.spreadsheetml.sheet.main+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${openXml}.spreadsheetml.worksheet+xml"/>`;

const frame =
  '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="20" name="Chart"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr>' +
  '<p:xfrm><a:off x="0" y="0"/><a:ext cx="914400" cy="914400"/></p:xfrm><a:graphic>' +
  `<a:graphicData uri="${chartNamespace}"><c:chart xmlns:c="${chartNamespace}" r:id="rId20"/></a:graphicData>` +
  "</a:graphic></p:graphicFrame>";

const series =
  '<c:ser><c:idx val="0"/><c:order val="0"/><c:dLbls><c:dLblPos val="outEnd"/><c:showVal val="1"/></c:dLbls></c:ser>';

const chart =
  `<c:chartSpace xmlns:c="${chartNamespace}" xmlns:r="${officeDocument}"><c:chart><c:plotArea>` +
  `<c:barChart><c:barDir val="col"/><c:grouping val="clustered"/>${series}<c:axId val="1"/><c:axId val="2"/></c:barChart>` +
  '<c:catAx><c:axId val="1"/><c:crossAx val="2"/></c:catAx><c:valAx><c:axId val="2"/><c:crossAx val="1"/></c:valAx>' +
  '</c:plotArea></c:chart><c:externalData r:id="rId1"><c:autoUpdate val="0"/></c:externalData></c:chartSpace>';
