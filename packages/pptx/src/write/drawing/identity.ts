import { element, type Xml, type XmlChild } from "@lectern/ooxml";
import { namespaces } from "../names.ts";

const decorativeExtension = "{C183D7F6-B498-43B3-948B-1728B52AA6E4}";

/** What is told of a drawing apart from its look. */
export interface DrawingIdentity {
  readonly id: number;
  readonly name: string;
  /** What a screen reader says; left out where its own text says it. */
  readonly descr?: string | undefined;
  /** True where a screen reader passes over it. */
  readonly isDecoration: boolean;
}

/** Returns the number, the name and the description of a drawing (ISO 29500-1, 19.3.1.12 cNvPr). */
export function drawingIdentity({ id, name, descr, isDecoration }: DrawingIdentity): Xml {
  return element("p:cNvPr", { id, name, descr }, isDecoration && decorative);
}

/** What a screen reader passes over: Office's own extension of 2019. */
const decorative: XmlChild = element(
  "a:extLst",
  undefined,
  element(
    "a:ext",
    { uri: decorativeExtension },
    element("adec:decorative", { "xmlns:adec": namespaces.decorative, val: true }),
  ),
);
