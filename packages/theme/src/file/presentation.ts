import { element, type Xml } from "@lectern/ooxml";
import { inches, slideSize } from "../grid.ts";
import { plainStyle } from "../typography.ts";
import { rootNamespaces } from "./namespaces.ts";
import { paper } from "./surface.ts";
import { type Direction, levelsXml } from "./text-style.ts";

/** By which relationships a presentation finds its masters. */
export interface MasterReferences {
  readonly slideMaster: string;
  readonly slideMasterId: number;
  readonly notesMaster: string;
}

/** The page that notes are printed on: 7.5 x 10 in. */
export const notesSize = { width: inches(7.5), height: inches(10) } as const;

/** Returns the root element of the presentation part (ISO 29500-1, 19.2.1.26 presentation): masters, no slides. */
export function presentationPart(masters: MasterReferences, direction: Direction): Xml {
  return element(
    "p:presentation",
    {
      ...rootNamespaces,
      saveSubsetFonts: true,
      autoCompressPictures: false,
      rtl: direction === "rtl" || undefined,
    },
    element(
      "p:sldMasterIdLst",
      {},
      element("p:sldMasterId", { id: masters.slideMasterId, "r:id": masters.slideMaster }),
    ),
    element("p:notesMasterIdLst", {}, element("p:notesMasterId", { "r:id": masters.notesMaster })),
    element("p:sldSz", { cx: slideSize.width, cy: slideSize.height }),
    element("p:notesSz", { cx: notesSize.width, cy: notesSize.height }),
    element("p:defaultTextStyle", {}, levelsXml(plainStyle(paper, 18), direction)),
  );
}

/** Returns the root element of the presentation properties part (19.2.1.27 presentationPr). */
export function presentationPropertiesPart(): Xml {
  return element("p:presentationPr", rootNamespaces);
}

/** Returns the root element of the view properties part (19.2.1.39 viewPr). */
export function viewPropertiesPart(): Xml {
  return element(
    "p:viewPr",
    rootNamespaces,
    element(
      "p:normalViewPr",
      {},
      element("p:restoredLeft", { sz: 16_000, autoAdjust: false }),
      element("p:restoredTop", { sz: 80_000 }),
    ),
    element("p:gridSpacing", { cx: inches(0.125), cy: inches(0.125) }),
  );
}
