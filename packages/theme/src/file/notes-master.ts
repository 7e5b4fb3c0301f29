import { element, textContent, transform, type Xml } from "@lectern/ooxml";
import { paperMap } from "../color.ts";
import { type Box, inches } from "../grid.ts";
import { plainStyle } from "../typography.ts";
import { rootNamespaces } from "./namespaces.ts";
import { type Placeholder, placeholderXml } from "./placeholder.ts";
import { notesSize } from "./presentation.ts";
import { backgroundXml, shapeTreeXml } from "./shape-tree.ts";
import { paper } from "./surface.ts";
import { type Direction, levelsXml, type TextStyle } from "./text-style.ts";

// Boxes are as wide as the text on both sides, so a right-to-left page needs no mirror.
const width = notesSize.width - inches(1.5);
const pictureBox = { x: inches(0.75), y: inches(0.75), width, height: Math.round((width * 9) / 16) };

const notesText: readonly TextStyle[] = plainStyle(paper, 12).map((style) => ({ ...style, spaceBefore: 6 }));

/** Returns the root element of the notes master part (ISO 29500-1, 19.3.1.27 notesMaster). */
export function notesMasterPart(direction: Direction): Xml {
  return element(
    "p:notesMaster",
    rootNamespaces,
    element(
      "p:cSld",
      {},
      backgroundXml(paper),
      shapeTreeXml([
        slidePicture(),
        placeholderXml(notes, { id: 3, direction, inherited: notesText }),
        placeholderXml(pageNumber, { id: 4, direction }),
      ]),
    ),
    element("p:clrMap", paperMap),
    element("p:notesStyle", {}, levelsXml(notesText, direction)),
  );
}

const notes: Placeholder = {
  type: "body",
  index: 3,
  name: "Notes",
  prompt: ["Click to add notes"],
  box: inPage(4.45, 9.1),
  anchor: "top",
  levels: notesText,
};

const pageNumber: Placeholder = {
  type: "sldNum",
  index: 5,
  name: "Slide number",
  prompt: [],
  box: inPage(9.35, 9.6),
  anchor: "middle",
  levels: plainStyle(paper, 10).map((style) => ({
    ...style,
    color: paper.quiet,
    lineSpacing: 1,
    alignment: "end" as const,
  })),
};

function slidePicture(): Xml {
  const locks = { noGrp: true, noRot: true, noChangeAspect: true };
  return element(
    "p:sp",
    {},
    element(
      "p:nvSpPr",
      {},
      element("p:cNvPr", { id: 2, name: "Slide" }),
      element("p:cNvSpPr", {}, element("a:spLocks", locks)),
      element("p:nvPr", {}, element("p:ph", { type: "sldImg", idx: 2 })),
    ),
    element(
      "p:spPr",
      {},
      transform(pictureBox),
      element("a:prstGeom", { prst: "rect" }, element("a:avLst")),
      element("a:noFill"),
    ),
    element(
      "p:txBody",
      {},
      element("a:bodyPr"),
      element("a:lstStyle"),
      element("a:p", {}, element("a:endParaRPr", { lang: "en-US" }, textContent(""))),
    ),
  );
}

function inPage(top: number, bottom: number): Box {
  return { x: inches(0.75), y: inches(top), width, height: inches(bottom) - inches(top) };
}
