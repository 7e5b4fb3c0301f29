import { element, serializedXml, textContent, type Xml, type XmlChild } from "@lectern/ooxml";

/** What a file says about itself. */
export interface DocumentProperties {
  readonly title: string;
  readonly language: string;
  readonly createdAt?: Date;
}

/** Returns the root of the core properties (ISO 29500-2, 8.3). */
export function corePropertiesElement(properties: XmlChild): Xml {
  return element(
    "cp:coreProperties",
    {
      "xmlns:cp": "http://schemas.openxmlformats.org/package/2006/metadata/core-properties",
      "xmlns:dc": "http://purl.org/dc/elements/1.1/",
      "xmlns:dcterms": "http://purl.org/dc/terms/",
      "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
    },
    properties,
  );
}

/** Returns the core properties that a deck has; without dates where none is given. */
export function coreProperties({ title, language, createdAt }: DocumentProperties): Xml {
  const dates = createdAt
    ? [dateElement("dcterms:created", createdAt), dateElement("dcterms:modified", createdAt)]
    : [];
  return serializedXml(
    [
      element("dc:title", undefined, textContent(title)),
      element("dc:language", undefined, textContent(language)),
      ...dates,
    ].join(""),
  );
}

/** Returns the extended properties (ISO 29500-1, 22.2.2.22): no counts, which somebody would have to keep right. */
export function extendedPropertiesElement(): Xml {
  return element(
    "Properties",
    { xmlns: "http://schemas.openxmlformats.org/officeDocument/2006/extended-properties" },
    element("Application", undefined, textContent("Lectern")),
  );
}

function dateElement(name: string, date: Date): Xml {
  const seconds = `${date.toISOString().slice(0, 19)}Z`;
  return element(name, { "xsi:type": "dcterms:W3CDTF" }, textContent(seconds));
}
