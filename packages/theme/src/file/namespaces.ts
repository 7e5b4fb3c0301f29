const office = "http://schemas.openxmlformats.org/officeDocument/2006";

/** The namespaces that every part of PresentationML declares at its root. */
export const rootNamespaces = {
  "xmlns:a": "http://schemas.openxmlformats.org/drawingml/2006/main",
  "xmlns:r": `${office}/relationships`,
  "xmlns:p": "http://schemas.openxmlformats.org/presentationml/2006/main",
} as const;

/** Relationship types, by what they lead to. */
export const relationshipTypes = {
  officeDocument: `${office}/relationships/officeDocument`,
  slideMaster: `${office}/relationships/slideMaster`,
  slideLayout: `${office}/relationships/slideLayout`,
  notesMaster: `${office}/relationships/notesMaster`,
  theme: `${office}/relationships/theme`,
  presProps: `${office}/relationships/presProps`,
  viewProps: `${office}/relationships/viewProps`,
  tableStyles: `${office}/relationships/tableStyles`,
} as const;

const presentationml = "application/vnd.openxmlformats-officedocument.presentationml";

/** Media types of the parts, by what they are. */
export const mediaTypes = {
  relationships: "application/vnd.openxmlformats-package.relationships+xml",
  xml: "application/xml",
  presentation: `${presentationml}.presentation.main+xml`,
  slideMaster: `${presentationml}.slideMaster+xml`,
  slideLayout: `${presentationml}.slideLayout+xml`,
  notesMaster: `${presentationml}.notesMaster+xml`,
  presProps: `${presentationml}.presProps+xml`,
  viewProps: `${presentationml}.viewProps+xml`,
  tableStyles: `${presentationml}.tableStyles+xml`,
  theme: "application/vnd.openxmlformats-officedocument.theme+xml",
} as const;
