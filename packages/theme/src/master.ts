import { element, type Xml } from "@lectern/ooxml";
import { paperMap } from "./color.ts";
import { margin, slideSize, zoneEdges } from "./grid.ts";
import { masterPlaceholders } from "./layouts.ts";
import { rootNamespaces } from "./namespaces.ts";
import type { Placeholder } from "./placeholder.ts";
import { backgroundXml, drawingXml } from "./shape-tree.ts";
import { paper } from "./surface.ts";
import { type Direction, levelsXml, type TextStyle } from "./text-style.ts";
import { listStyle, plainStyle, titleStyle } from "./typography.ts";

/** Guides are placed in eighths of a point. */
const guideUnit = 12_700 / 8;

const titles = titleStyle(paper, 30);
const lists = listStyle(paper);

/** One layout in a master's list. */
export interface LayoutReference {
  readonly relationshipId: string;
  /** From 2,147,483,648 on, one space with the masters' ids. */
  readonly id: number;
}

/** Returns the root element of the slide master part (ISO 29500-1, 19.3.1.42 sldMaster). */
export function masterPart(layouts: readonly LayoutReference[], direction: Direction): Xml {
  const drawing = { motif: [], art: [], placeholders: masterPlaceholders() };
  return element(
    "p:sldMaster",
    { ...rootNamespaces, preserve: true },
    element(
      "p:cSld",
      {},
      backgroundXml(paper),
      drawingXml(drawing, { direction, inheritedLevels: textStyleOf }),
    ),
    element("p:clrMap", paperMap),
    element(
      "p:sldLayoutIdLst",
      {},
      layouts.map(({ id, relationshipId }) => element("p:sldLayoutId", { id, "r:id": relationshipId })),
    ),
    element(
      "p:txStyles",
      {},
      element("p:titleStyle", {}, levelsXml(titles, direction)),
      element("p:bodyStyle", {}, levelsXml(lists, direction)),
      element("p:otherStyle", {}, levelsXml(plainStyle(paper, 18), direction)),
    ),
    element("p:extLst", {}, guidesXml()),
  );
}

function textStyleOf({ type }: Placeholder): readonly TextStyle[] | undefined {
  if (type === "title") return titles;
  return type === "body" ? lists : undefined;
}

/** Guides at the margins and between title, content and footer ([MS-PPTX] 2.6.2 sldGuideLst), for people who edit. */
function guidesXml(): Xml {
  const end = slideSize.width - margin;
  const upright = [margin, end].map((position) => ({ orient: undefined, position }));
  const level = zoneEdges.map((position) => ({ orient: "horz", position }));
  return element(
    "p:ext",
    { uri: "{27BBF7A9-308A-43DC-89C8-2F10F3537804}" },
    element(
      "p15:sldGuideLst",
      { "xmlns:p15": "http://schemas.microsoft.com/office/powerpoint/2012/main" },
      [...upright, ...level].map(({ orient, position }, index) =>
        element(
          "p15:guide",
          { id: index + 1, orient, pos: Math.round(position / guideUnit), userDrawn: true },
          element("p15:clr", {}, element("a:srgbClr", { val: "F26B43" })),
        ),
      ),
    ),
  );
}
