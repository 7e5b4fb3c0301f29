export {
  type ContentTypes,
  contentTypeOf,
  contentTypesPart,
  contentTypesPartName,
  extensionOf,
  parseContentTypes,
} from "./content-types.ts";
export { type DrawingColor, schemeColor, solidFill } from "./drawing/color.ts";
export {
  type DrawingFill,
  type DrawingGradient,
  type DrawingPattern,
  fillElement,
  noFill,
} from "./drawing/fill.ts";
export {
  type DrawingGeometry,
  type DrawingPreset,
  type DrawingSector,
  geometryElement,
} from "./drawing/geometry.ts";
export {
  angle,
  coordinate,
  extent,
  fontSize,
  integer,
  spacingPoints,
  textIndent,
  textMargin,
  thousandthsOfPercent,
} from "./drawing/integer.ts";
export {
  type DrawingLine,
  type LineCap,
  type LineDash,
  type LineEnd,
  type LineName,
  lineElement,
} from "./drawing/line.ts";
export { customGeometry, type DrawingPath, pathGeometry } from "./drawing/path-geometry.ts";
export { type DrawingBox, type DrawingTurn, groupTransform, transform } from "./drawing/transform.ts";
export { lintPackage } from "./lint/lint-package.ts";
export type { PackageFinding, PackageFindingCode } from "./lint/package-finding.ts";
export { OoxmlError, type OoxmlErrorCode } from "./ooxml-error.ts";
export { decodeXml, parseXml, type XmlElement, type XmlLimits } from "./parse-xml.ts";
export { readZip, type ZipArchive, type ZipLimits } from "./read-zip.ts";
export {
  parseRelationships,
  type Relationship,
  relationshipsPart,
  relationshipsPartName,
  relativeTarget,
  resolveTarget,
} from "./relationships.ts";
export { remember } from "./remember.ts";
export { inOnePiece, rememberXml } from "./remember-xml.ts";
export { joinChunks, writeZip, writeZipChunks } from "./write-zip.ts";
export {
  type AttributeValue,
  element,
  serializedXml,
  textContent,
  type Xml,
  type XmlChild,
  xmlDocument,
  xmlHole,
} from "./xml.ts";
export { childElements, descendantElements, elementText, firstElement, localName } from "./xml-element.ts";
export { xmlEntry } from "./xml-entry.ts";
export { createXmlFrame, fillXmlFrame, type XmlFrame } from "./xml-frame.ts";
export {
  type DeflateEffort,
  deflateEntry,
  inflateEntry,
  storeEntry,
  verifyEntry,
  type ZipEntry,
} from "./zip-entry.ts";
