import { element, fillElement, geometryElement, textContent, transform, type Xml } from "@lectern/ooxml";
import { type Box, type Emu, mirroredBox } from "../grid.ts";
import type { Fill } from "./shape.ts";
import type { Surface } from "./surface.ts";
import { type Direction, levelsXml, type TextStyle } from "./text-style.ts";

/** What a placeholder of the built-in template is for (ISO 29500-1, 19.7.10 ST_PlaceholderType). */
export type PlaceholderType = "title" | "ctrTitle" | "subTitle" | "body" | "obj" | "dt" | "ftr" | "sldNum";

/** A place for text or content, with the look of text in it. */
export interface Placeholder {
  readonly type: PlaceholderType;
  /** By which a slide's placeholder names it; titles have 0, which is not written. */
  readonly index: number;
  readonly name: string;
  /** What it says while it is empty, a paragraph to each list level. */
  readonly prompt: readonly string[];
  /** True where PowerPoint's own words for the type ("Click to add text") would not say what belongs there. */
  readonly customPrompt?: boolean;
  readonly box: Box;
  readonly anchor: "top" | "middle" | "bottom";
  readonly levels: readonly TextStyle[];
  /** What it stands on, where that is not the layout's own background. */
  readonly surface?: Surface;
  /** Left out: it is not to be seen. */
  readonly panel?: PlaceholderPanel;
}

const anchors = { top: "t", middle: "ctr", bottom: "b" } as const;
const footers: readonly PlaceholderType[] = ["dt", "ftr", "sldNum"];

/** The shape of a placeholder that is filled itself. */
export interface PlaceholderPanel {
  readonly fill: Fill;
  readonly cornerRadius: Emu;
  /** Between its sides and its text. */
  readonly inset: Emu;
}

/** How a placeholder is written. */
export interface PlaceholderContext {
  readonly id: number;
  readonly direction: Direction;
  /** The levels it has from the master anyway; they are written only where its own are others. */
  readonly inherited?: readonly TextStyle[] | undefined;
}

/** Returns a placeholder as an element of a layout's or master's shape tree, mirrored for right-to-left decks. */
export function placeholderXml(
  placeholder: Placeholder,
  { id, direction, inherited }: PlaceholderContext,
): Xml {
  const box = direction === "rtl" ? mirroredBox(placeholder.box) : placeholder.box;
  return element(
    "p:sp",
    {},
    element(
      "p:nvSpPr",
      {},
      element("p:cNvPr", { id, name: placeholder.name }),
      element("p:cNvSpPr", {}, element("a:spLocks", { noGrp: true })),
      element("p:nvPr", {}, typeXml(placeholder)),
    ),
    element("p:spPr", {}, transform(box), ...panelXml(placeholder)),
    element(
      "p:txBody",
      {},
      bodyXml(anchors[placeholder.anchor], direction, placeholder.panel?.inset),
      element(
        "a:lstStyle",
        {},
        !isSame(placeholder.levels, inherited) && levelsXml(placeholder.levels, direction),
      ),
      promptXml(placeholder, direction),
    ),
  );
}

/** Its form, and its fill where it has one; corners are round by a share of the shorter side (`roundRect`). */
function panelXml({ panel, box }: Placeholder): readonly Xml[] {
  if (!panel) return [geometryElement({ preset: "rect" })];
  const share = Math.min(0.5, panel.cornerRadius / Math.min(box.width, box.height));
  return [
    geometryElement({ preset: "roundRect", adjustments: [Math.round(share * 100_000)] }),
    fillElement(panel.fill),
  ];
}

/** Returns the properties of a text box: no insets, so that text stands on the grid, and sizes as they are given. */
function bodyXml(anchor: "t" | "ctr" | "b", direction: Direction, inset = 0): Xml {
  return element(
    "a:bodyPr",
    {
      vert: "horz",
      wrap: "square",
      lIns: inset,
      tIns: 0,
      rIns: inset,
      bIns: 0,
      rtlCol: direction === "rtl",
      anchor,
    },
    element("a:noAutofit"),
  );
}

function isSame(levels: readonly TextStyle[], inherited: readonly TextStyle[] | undefined): boolean {
  return JSON.stringify(levels) === JSON.stringify(inherited);
}

function typeXml({ type, index, customPrompt }: Placeholder): Xml {
  return element("p:ph", {
    // An object placeholder is the one without a type (19.3.1.36 ph).
    type: type === "obj" ? undefined : type,
    sz: footers.includes(type) ? "quarter" : undefined,
    idx: index === 0 ? undefined : index,
    hasCustomPrompt: customPrompt,
  });
}

function promptXml({ type, prompt }: Placeholder, direction: Direction): Xml | Xml[] {
  if (type === "sldNum") return element("a:p", {}, slideNumber(), endOfParagraph());
  if (prompt.length === 0) return element("a:p", {}, endOfParagraph());
  return prompt.map((text, level) =>
    element(
      "a:p",
      {},
      element("a:pPr", { lvl: level, rtl: direction === "rtl" || undefined }),
      element("a:r", {}, element("a:rPr", { lang: "en-US" }), element("a:t", {}, textContent(text))),
    ),
  );
}

function slideNumber(): Xml {
  return element(
    "a:fld",
    { id: "{6D22F896-40B5-4ADD-8801-0D06FADFA095}", type: "slidenum" },
    element("a:rPr", { lang: "en-US" }),
    element("a:t", {}, textContent("‹#›")),
  );
}

function endOfParagraph(): Xml {
  return element("a:endParaRPr", { lang: "en-US" });
}
