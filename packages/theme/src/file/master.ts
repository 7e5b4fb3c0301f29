import { element, type Xml } from "@lectern/ooxml";
import type { Emu } from "../grid.ts";
import type { Look, PageFrame } from "../looks/look.ts";
import { listStyle, plainStyle, textStyle } from "../typography.ts";
import { masterPlaceholders } from "./layouts.ts";
import { rootNamespaces } from "./namespaces.ts";
import type { Placeholder } from "./placeholder.ts";
import { backgroundXml, drawingXml } from "./shape-tree.ts";
import { type Direction, levelsXml, type TextStyle } from "./text-style.ts";

/** Guides are placed in eighths of a point. */
const guideUnit = 12_700 / 8;

/** One layout in a master's list. */
export interface LayoutReference {
  readonly relationshipId: string;
  /** From 2,147,483,648 on, one space with the masters' ids. */
  readonly id: number;
}

/** Returns the root element of the slide master part (ISO 29500-1, 19.3.1.42 sldMaster). */
export function masterPart(look: Look, layouts: readonly LayoutReference[], direction: Direction): Xml {
  const { page } = look.surfaces;
  const drawing = { motif: [], art: [], placeholders: masterPlaceholders(look) };
  const titles = [textStyle(look.scale.title, page.heading ?? page.ink)];
  const lists = listStyle(look.scale, page);
  const textStyleOf = ({ type }: Placeholder): readonly TextStyle[] | undefined => {
    if (type === "title") return titles;
    return type === "body" ? lists : undefined;
  };
  return element(
    "p:sldMaster",
    { ...rootNamespaces, preserve: true },
    element(
      "p:cSld",
      {},
      backgroundXml(page),
      drawingXml(drawing, { direction, inheritedLevels: textStyleOf }),
    ),
    element("p:clrMap", page.map),
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
      element("p:otherStyle", {}, levelsXml(plainStyle(page, 18), direction)),
    ),
    element("p:extLst", {}, guidesXml(look.frame)),
  );
}

/** Guides at the margins and between title, content and footer ([MS-PPTX] 2.6.2 sldGuideLst), for people who edit. */
function guidesXml({ kicker, content, footer }: PageFrame): Xml {
  const edges: readonly Emu[] = [kicker.y, content.y, content.y + content.height, footer.box.y];
  const upright = [content.x, content.x + content.width].map((position) => ({ orient: undefined, position }));
  const level = edges.map((position) => ({ orient: "horz", position }));
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
