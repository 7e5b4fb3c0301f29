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
import type { Typefaces } from "../../read/text-styles.ts";
import { guid } from "../parts/guid.ts";
import type { SlideScope } from "../slide-scope.ts";
import { toLegalUri } from "./hyperlink.ts";

const lineBreaks = /\r\n|[\n\r\v\u2028\u2029]/;
const slideNumberField = guid("lectern:field:slidenum");

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
    run.font && typefaceOf(run.font, scope),
    uri && scope.linkTo(uri),
    run.letterSpacing,
    run.capitals === undefined ? undefined : run.capitals ? "all" : "none",
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
    typeface: string | undefined,
    link: string | undefined,
    letterSpacing: number | undefined,
    cap: "all" | "none" | undefined,
  ) =>
    element(
      name,
      {
        lang,
        sz: fontSize(size),
        b,
        i,
        cap,
        spc: letterSpacing && Math.round(letterSpacing * 100),
        dirty: false,
      },
      fill,
      typeface !== undefined && fontElements(typeface),
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

const codeFont = "Courier New";
/** The theme's own fonts, for text and for titles. */
export const themeTypefaces: Typefaces = { heading: "+mj-lt", body: "+mn-lt" };

function typefaceOf(
  font: NonNullable<PlacedRun["font"]>,
  { typefaces }: Pick<SlideScope, "typefaces">,
): string {
  return font === "code" ? codeFont : typefaces[font];
}

/** Returns the fonts of a typeface: for every script that of the theme's role, or for Latin letters the one it names. */
export function fontElements(name: string): readonly Xml[] {
  if (name === codeFont) return codeFonts;
  if (!name.startsWith("+")) return [typeface("a:latin", name)];
  const role = name.slice(0, 3);
  return ["lt", "ea", "cs"].map((script) =>
    typeface(script === "lt" ? "a:latin" : `a:${script}`, `${role}-${script}`),
  );
}

function typeface(name: string, family: string): Xml {
  return element(name, { typeface: family });
}

const codeFonts = [typeface("a:latin", codeFont), typeface("a:cs", codeFont)];
