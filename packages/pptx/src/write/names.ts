/** Namespaces, relationship types and content types of PresentationML, transitional (ISO 29500-1 annex A, 29500-4). */
export const namespaces = {
  drawing: "http://schemas.openxmlformats.org/drawingml/2006/main",
  presentation: "http://schemas.openxmlformats.org/presentationml/2006/main",
  relationships: "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
  chart: "http://schemas.openxmlformats.org/drawingml/2006/chart",
  table: "http://schemas.openxmlformats.org/drawingml/2006/table",
  decorative: "http://schemas.microsoft.com/office/drawing/2017/decorative",
  powerPoint2010: "http://schemas.microsoft.com/office/powerpoint/2010/main",
} as const;

const officeDocument = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** The types of relationships between the parts that we write. */
export const relationshipTypes = {
  officeDocument: `${officeDocument}/officeDocument`,
  extendedProperties: `${officeDocument}/extended-properties`,
  coreProperties: "http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties",
  slide: `${officeDocument}/slide`,
  slideLayout: `${officeDocument}/slideLayout`,
  notesSlide: `${officeDocument}/notesSlide`,
  notesMaster: `${officeDocument}/notesMaster`,
  theme: `${officeDocument}/theme`,
  hyperlink: `${officeDocument}/hyperlink`,
  tableStyles: `${officeDocument}/tableStyles`,
  chart: `${officeDocument}/chart`,
  image: `${officeDocument}/image`,
  /** Of a chart to its workbook. */
  package: `${officeDocument}/package`,
} as const;

const openXml = "application/vnd.openxmlformats-officedocument";

/** The content types of the parts that we write. */
export const contentTypes = {
  relationships: "application/vnd.openxmlformats-package.relationships+xml",
  xml: "application/xml",
  presentation: `${openXml}.presentationml.presentation.main+xml`,
  slide: `${openXml}.presentationml.slide+xml`,
  notesSlide: `${openXml}.presentationml.notesSlide+xml`,
  notesMaster: `${openXml}.presentationml.notesMaster+xml`,
  theme: `${openXml}.theme+xml`,
  tableStyles: `${openXml}.presentationml.tableStyles+xml`,
  chart: `${openXml}.drawingml.chart+xml`,
  workbook: `${openXml}.spreadsheetml.sheet`,
  coreProperties: "application/vnd.openxmlformats-package.core-properties+xml",
  extendedProperties: `${openXml}.extended-properties+xml`,
} as const;

/** The namespace declarations of a slide, a notes slide or a master that we write. */
export const partNamespaces = {
  "xmlns:a": namespaces.drawing,
  "xmlns:r": namespaces.relationships,
  "xmlns:p": namespaces.presentation,
} as const;
