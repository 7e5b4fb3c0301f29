import type { Size } from "@lectern/deck";
import { coordinate, element, extent, textContent, type Xml } from "@lectern/ooxml";
import { partNamespaces } from "../names.ts";
import { guid } from "../parts/guid.ts";
import { shapeTree } from "../shape-tree.ts";

/** Shares of the page: the slide above, the notes below, the number in the corner, as Office lays out its own. */
const imageArea = { left: 0.1, top: 0.125, width: 0.8, height: 0.3375 };
const bodyArea = { left: 0.1, top: 0.48, width: 0.8, height: 0.4 };
const numberArea = { left: 0.5664, top: 0.9498, width: 0.4333, height: 0.0502 };
const notesSize = 1200;
const levelIndent = 457_200;
const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const number = "‹#›";

/** Returns a notes master for pages of a size, for templates that have none (ISO 29500-1, 19.3.1.27). */
export function notesMasterElement(page: Size, slideSize: Size): Xml {
  const background = element(
    "p:bg",
    undefined,
    element("p:bgRef", { idx: 1001 }, element("a:schemeClr", { val: "bg1" })),
  );
  const tree = shapeTree(imagePlaceholder(page, slideSize), bodyPlaceholder(page), numberPlaceholder(page));
  return element(
    "p:notesMaster",
    partNamespaces,
    element("p:cSld", undefined, background, tree),
    colorMap,
    element("p:notesStyle", undefined, levels.map(notesLevel)),
  );
}

const colorMap = element("p:clrMap", {
  bg1: "lt1",
  tx1: "dk1",
  bg2: "lt2",
  tx2: "dk2",
  accent1: "accent1",
  accent2: "accent2",
  accent3: "accent3",
  accent4: "accent4",
  accent5: "accent5",
  accent6: "accent6",
  hlink: "hlink",
  folHlink: "folHlink",
});

interface PlaceholderParts {
  readonly id: number;
  readonly name: string;
  readonly ph: Readonly<Record<string, string>>;
  readonly locks: Readonly<Record<string, boolean>>;
  readonly outline?: Xml;
  readonly text?: Xml;
}

function placeholder(area: typeof imageArea, page: Size, parts: PlaceholderParts): Xml {
  const nonVisual = element(
    "p:nvSpPr",
    undefined,
    element("p:cNvPr", { id: parts.id, name: parts.name }),
    element("p:cNvSpPr", undefined, element("a:spLocks", { noGrp: true, ...parts.locks })),
    element("p:nvPr", undefined, element("p:ph", parts.ph)),
  );
  const frame = element(
    "a:xfrm",
    undefined,
    element("a:off", { x: coordinate(area.left * page.width), y: coordinate(area.top * page.height) }),
    element("a:ext", { cx: extent(area.width * page.width), cy: extent(area.height * page.height) }),
  );
  const geometry = element("a:prstGeom", { prst: "rect" }, element("a:avLst"));
  return element(
    "p:sp",
    undefined,
    nonVisual,
    element("p:spPr", undefined, frame, geometry, parts.outline),
    parts.text,
  );
}

/** As large as its area allows in the slide's own proportions. */
function imagePlaceholder(page: Size, slideSize: Size): Xml {
  const scale = Math.min(
    (imageArea.width * page.width) / slideSize.width,
    (imageArea.height * page.height) / slideSize.height,
  );
  const width = (slideSize.width * scale) / page.width;
  const height = (slideSize.height * scale) / page.height;
  const area = { left: (1 - width) / 2, top: imageArea.top, width, height };
  const outline = element(
    "a:ln",
    { w: 12_700 },
    element("a:solidFill", undefined, element("a:prstClr", { val: "black" })),
  );
  const locks = { noRot: true, noChangeAspect: true };
  const ph = { type: "sldImg", idx: "2" };
  return placeholder(area, page, { id: 2, name: "Slide Image Placeholder 1", ph, locks, outline });
}

function bodyPlaceholder(page: Size): Xml {
  const text = element(
    "p:txBody",
    undefined,
    element("a:bodyPr"),
    element("a:lstStyle"),
    element("a:p", undefined, element("a:endParaRPr")),
  );
  const ph = { type: "body", sz: "quarter", idx: "3" };
  return placeholder(bodyArea, page, { id: 3, name: "Notes Placeholder 2", ph, locks: {}, text });
}

function numberPlaceholder(page: Size): Xml {
  const field = element(
    "a:fld",
    { id: guid("lectern:field:slidenum"), type: "slidenum" },
    element("a:rPr"),
    element("a:t", undefined, textContent(number)),
  );
  const text = element(
    "p:txBody",
    undefined,
    element("a:bodyPr", { anchor: "b" }),
    element(
      "a:lstStyle",
      undefined,
      element("a:lvl1pPr", { algn: "r" }, element("a:defRPr", { sz: notesSize })),
    ),
    element("a:p", undefined, field, element("a:endParaRPr")),
  );
  const ph = { type: "sldNum", sz: "quarter", idx: "5" };
  return placeholder(numberArea, page, { id: 4, name: "Slide Number Placeholder 3", ph, locks: {}, text });
}

function notesLevel(level: number): Xml {
  const run = element(
    "a:defRPr",
    { sz: notesSize, kern: notesSize },
    element("a:solidFill", undefined, element("a:schemeClr", { val: "tx1" })),
    element("a:latin", { typeface: "+mn-lt" }),
    element("a:ea", { typeface: "+mn-ea" }),
    element("a:cs", { typeface: "+mn-cs" }),
  );
  const attributes = { marL: (level - 1) * levelIndent, algn: "l", defTabSz: 914_400, rtl: false };
  return element(`a:lvl${level}pPr`, attributes, run);
}
