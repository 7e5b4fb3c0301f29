import { element, schemeColor, solidFill, type Xml } from "@lectern/ooxml";
import { themeSlots } from "../color.ts";
import { type FontFamily, scriptFonts } from "../font-pair.ts";
import { points } from "../grid.ts";
import type { Look } from "../looks/look.ts";
import { rootNamespaces } from "./namespaces.ts";

/** Returns the root element of a theme part (ISO 29500-1, 20.1.6.9 theme): flat fills, thin lines, no effects. */
export function themePart({ name, palette, fonts }: Look): Xml {
  const title = `Lectern ${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return element(
    "a:theme",
    { "xmlns:a": rootNamespaces["xmlns:a"], name: title },
    element(
      "a:themeElements",
      {},
      element(
        "a:clrScheme",
        { name: title },
        themeSlots.map((slot) => element(`a:${slot}`, {}, element("a:srgbClr", { val: palette[slot] }))),
      ),
      element(
        "a:fontScheme",
        { name: title },
        element("a:majorFont", {}, familyXml(fonts.heading)),
        element("a:minorFont", {}, familyXml(fonts.body)),
      ),
      formatScheme(title),
    ),
    element("a:objectDefaults", {}, shapeDefaults(), lineDefaults()),
    element("a:extraClrSchemeLst"),
  );
}

function familyXml(family: FontFamily): Xml[] {
  return [
    element("a:latin", { typeface: family.latin }),
    element("a:ea", { typeface: "" }),
    element("a:cs", { typeface: "" }),
    ...Object.entries(scriptFonts(family)).map(([script, typeface]) =>
      element("a:font", { script, typeface }),
    ),
  ];
}

function formatScheme(name: string): Xml {
  const fill = solidFill({ scheme: "phClr" });
  const line = (width: number): Xml =>
    element(
      "a:ln",
      { w: points(width), cap: "flat", cmpd: "sng", algn: "ctr" },
      fill,
      element("a:prstDash", { val: "solid" }),
      element("a:miter", { lim: 800_000 }),
    );
  const noEffect = element("a:effectStyle", {}, element("a:effectLst"));
  return element(
    "a:fmtScheme",
    { name },
    element("a:fillStyleLst", {}, fill, fill, fill),
    element("a:lnStyleLst", {}, line(0.75), line(1.5), line(2.25)),
    element("a:effectStyleLst", {}, noEffect, noEffect, noEffect),
    element("a:bgFillStyleLst", {}, fill, fill, fill),
  );
}

/** New shapes: filled with the second colour, on which paper-white text can be read, without an outline. */
function shapeDefaults(): Xml {
  return element(
    "a:spDef",
    {},
    element("a:spPr"),
    element("a:bodyPr", { rtlCol: false, anchor: "ctr" }),
    element("a:lstStyle"),
    styleXml({ line: 0, fill: 1, font: "lt1" }),
  );
}

/** New lines: hairlines of the second colour. */
function lineDefaults(): Xml {
  return element(
    "a:lnDef",
    {},
    element("a:spPr"),
    element("a:bodyPr"),
    element("a:lstStyle"),
    styleXml({ line: 1, fill: 0, font: "tx1" }),
  );
}

function styleXml({ line, fill, font }: { line: number; fill: number; font: "lt1" | "tx1" }): Xml {
  const second = schemeColor({ scheme: "accent2" });
  return element(
    "a:style",
    {},
    element("a:lnRef", { idx: line }, second),
    element("a:fillRef", { idx: fill }, second),
    element("a:effectRef", { idx: 0 }, second),
    element("a:fontRef", { idx: "minor" }, element("a:schemeClr", { val: font })),
  );
}
