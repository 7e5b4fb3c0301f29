import { element, type Xml } from "@lectern/ooxml";
import { type ColorMap, paperMap } from "./color.ts";
import type { LayoutDescription } from "./layout-description.ts";
import { masterPlaceholders } from "./layouts.ts";
import { rootNamespaces } from "./namespaces.ts";
import type { Placeholder } from "./placeholder.ts";
import { backgroundXml, drawingXml } from "./shape-tree.ts";
import type { Direction, TextStyle } from "./text-style.ts";

/** Returns the root element of a slide layout part (ISO 29500-1, 19.3.1.39 sldLayout). */
export function layoutPart(layout: LayoutDescription, direction: Direction): Xml {
  const { name, type, surface } = layout;
  return element(
    "p:sldLayout",
    { ...rootNamespaces, type, preserve: true, userDrawn: true },
    element(
      "p:cSld",
      { name },
      surface.kind === "paper" ? undefined : backgroundXml(surface),
      drawingXml(layout, { direction, inheritedLevels }),
    ),
    element("p:clrMapOvr", {}, colorMapXml(surface.map)),
  );
}

/** A slide's titles follow the master's title, footers its footers, everything else its body (19.3.1.36 ph). */
function inheritedLevels({ type }: Placeholder): readonly TextStyle[] | undefined {
  const followed = type === "ctrTitle" ? "title" : type === "obj" || type === "subTitle" ? "body" : type;
  return masterPlaceholders().find((placeholder) => placeholder.type === followed)?.levels;
}

function colorMapXml(map: ColorMap): Xml {
  return map === paperMap ? element("a:masterClrMapping") : element("a:overrideClrMapping", map);
}
