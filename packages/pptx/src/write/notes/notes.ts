import { element, serializedXml, textContent, type Xml, type XmlChild } from "@lectern/ooxml";
import { partNamespaces } from "../names.ts";
import { masterColorMap, shapeTree } from "../shape-tree.ts";
import type { SlideScope } from "../slide-scope.ts";
import { directionAttributes } from "../text/paragraph.ts";

/** What the paragraphs of notes depend on. */
export type NotesSurroundings = Pick<SlideScope, "language" | "direction">;

const paragraphEnds = /\r\n|[\n\r\v\u2028\u2029]/;

/** Returns a notes slide with the paragraphs of its notes: the picture of its slide, and the text (ISO 29500-1, 19.3.1.26). */
export function notesElement(paragraphs: XmlChild): Xml {
  const tree = shapeTree(slideImage(), notesBody(paragraphs));
  return element("p:notes", partNamespaces, element("p:cSld", undefined, tree), masterColorMap);
}

/** Returns the paragraphs of notes, one a line. */
export function notesParagraphs(
  notes: string,
  masterIsRightToLeft: boolean,
  surroundings: NotesSurroundings,
): Xml {
  const paragraphs = notes
    .split(paragraphEnds)
    .map((line) => notesParagraph(line, masterIsRightToLeft, surroundings));
  return serializedXml(paragraphs.join(""));
}

function slideImage(): Xml {
  const nonVisual = element(
    "p:nvSpPr",
    undefined,
    element("p:cNvPr", { id: 2, name: "Slide Image Placeholder 1" }),
    element("p:cNvSpPr", undefined, element("a:spLocks", { noGrp: true, noRot: true, noChangeAspect: true })),
    element("p:nvPr", undefined, element("p:ph", { type: "sldImg" })),
  );
  return element("p:sp", undefined, nonVisual, element("p:spPr"));
}

function notesBody(paragraphs: XmlChild): Xml {
  const nonVisual = element(
    "p:nvSpPr",
    undefined,
    element("p:cNvPr", { id: 3, name: "Notes Placeholder 2" }),
    element("p:cNvSpPr", undefined, element("a:spLocks", { noGrp: true })),
    element("p:nvPr", undefined, element("p:ph", { type: "body", idx: 1 })),
  );
  const body = element("p:txBody", undefined, element("a:bodyPr"), element("a:lstStyle"), paragraphs);
  return element("p:sp", undefined, nonVisual, element("p:spPr"), body);
}

function notesParagraph(line: string, rightToLeft: boolean, scope: NotesSurroundings): Xml {
  const direction = directionAttributes(undefined, { alignment: "start", rightToLeft }, scope);
  const properties = direction.rtl !== undefined && element("a:pPr", direction);
  const language = { lang: scope.language, dirty: false };
  if (line === "") return element("a:p", undefined, properties, element("a:endParaRPr", language));
  const text = element("a:t", undefined, textContent(line));
  return element("a:p", undefined, properties, element("a:r", undefined, element("a:rPr", language), text));
}
