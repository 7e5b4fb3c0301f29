import type { PlacedRun } from "@lectern/deck";
import {
  element,
  fontSize,
  rememberXml,
  solidFill,
  textContent,
  type Xml,
  type XmlChild,
} from "@lectern/ooxml";
import { guid } from "./guid.ts";
import { toLegalUri } from "./hyperlink.ts";
import type { SlideScope } from "./slide-scope.ts";

const lineBreaks = /\r\n|[\n\r\v\u2028\u2029]/;
const slideNumberField = guid("lectern:field:slidenum");
const codeFont = "Courier New";

/**
 * Returns a run, split where its text has line breaks (ISO 29500-1, 21.1.2.3.8 r, 21.1.2.2.1 br), or a field; nothing where it
 * has no text.
 */
export function runElements(run: PlacedRun, scope: SlideScope): XmlChild {
  if (run.text === "") return undefined;
  const properties = runProperties("a:rPr", run, scope);
  if (run.field !== undefined) return slideNumber(run, properties);
  if (!lineBreaks.test(run.text)) return textRun(run.text, properties);
  return run.text.split(lineBreaks).flatMap((line, index) => {
    const breakBefore = index === 0 ? [] : [element("a:br", undefined, properties)];
    return line === "" ? breakBefore : [...breakBefore, textRun(line, properties)];
  });
}

/** Returns the properties of a run under a name that its place asks for: rPr, endParaRPr (21.1.2.3.9). */
export function runProperties(name: "a:rPr" | "a:endParaRPr", run: PlacedRun, scope: SlideScope): Xml {
  const uri = run.href === undefined || name === "a:endParaRPr" ? undefined : toLegalUri(run.href);
  return rememberedProperties(
    name,
    run.language ?? scope.language,
    run.size,
    run.bold,
    run.italic,
    run.color && solidFill(run.color),
    run.font,
    uri && scope.linkTo(uri),
    run.letterSpacing,
  );
}

const rememberedProperties = rememberXml(
  (
    name: "a:rPr" | "a:endParaRPr",
    lang: string,
    size: number,
    b: boolean | undefined,
    i: boolean | undefined,
    fill: Xml | undefined,
    font: PlacedRun["font"],
    link: string | undefined,
    letterSpacing: number | undefined,
  ) =>
    element(
      name,
      { lang, sz: fontSize(size), b, i, spc: letterSpacing && Math.round(letterSpacing * 100), dirty: false },
      fill,
      font && fontElements(font),
      link !== undefined && element("a:hlinkClick", { "r:id": link }),
    ),
);

function textRun(text: string, properties: Xml): Xml {
  return element("a:r", undefined, properties, textElement(text));
}

function slideNumber({ text }: PlacedRun, properties: Xml): Xml {
  return element("a:fld", { id: slideNumberField, type: "slidenum" }, properties, textElement(text));
}

function textElement(text: string): Xml {
  return element("a:t", undefined, textContent(text));
}

function fontElements(font: NonNullable<PlacedRun["font"]>): readonly Xml[] {
  switch (font) {
    case "heading":
      return headingFont;
    case "body":
      return bodyFont;
    case "code":
      return codeFonts;
  }
}

/** The fonts of a role in the theme, for every script (20.1.4.1.16 to 18). */
function themeFont(prefix: "+mj" | "+mn"): readonly Xml[] {
  return [
    typeface("a:latin", `${prefix}-lt`),
    typeface("a:ea", `${prefix}-ea`),
    typeface("a:cs", `${prefix}-cs`),
  ];
}

function typeface(name: string, family: string): Xml {
  return element(name, { typeface: family });
}

const headingFont = themeFont("+mj");
/** The theme's font for all that is no heading. */
export const bodyFont: readonly Xml[] = themeFont("+mn");
const codeFonts = [typeface("a:latin", codeFont), typeface("a:cs", codeFont)];
