import { element, type Xml } from "@lectern/ooxml";
import type { ColorMap } from "../color.ts";
import type { Look } from "../looks/look.ts";
import type { LayoutDescription } from "./layout-description.ts";
import { masterPlaceholders } from "./layouts.ts";
import { rootNamespaces } from "./namespaces.ts";
import type { Placeholder } from "./placeholder.ts";
import { backgroundXml, drawingXml } from "./shape-tree.ts";
import type { Direction, TextStyle } from "./text-style.ts";

/** Returns the root element of a slide layout part (ISO 29500-1, 19.3.1.39 sldLayout). */
export function layoutPart(layout: LayoutDescription, look: Look, direction: Direction): Xml {
  const { name, type, surface } = layout;
  const { page } = look.surfaces;
  const inheritedLevels = levelsOfMaster(look);
  return element(
    "p:sldLayout",
    { ...rootNamespaces, type, preserve: true, userDrawn: true },
    element(
      "p:cSld",
      { name },
      surface === page ? undefined : backgroundXml(surface),
      drawingXml(layout, { direction, inheritedLevels }),
    ),
    element("p:clrMapOvr", {}, colorMapXml(surface.map, page.map)),
  );
}

/** A slide's titles follow the master's title, footers its footers, everything else its body (19.3.1.36 ph). */
function levelsOfMaster(look: Look): (placeholder: Placeholder) => readonly TextStyle[] | undefined {
  const placeholders = masterPlaceholders(look);
  return ({ type }) => {
    const followed = type === "ctrTitle" ? "title" : type === "obj" || type === "subTitle" ? "body" : type;
    return placeholders.find((placeholder) => placeholder.type === followed)?.levels;
  };
}

function colorMapXml(map: ColorMap, ofMaster: ColorMap): Xml {
  return map === ofMaster ? element("a:masterClrMapping") : element("a:overrideClrMapping", map);
}
