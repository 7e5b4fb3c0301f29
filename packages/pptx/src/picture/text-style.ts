import { emu, type LevelStyle, type LineSpacing, points, type Spacing } from "@lectern/deck";
import { childElements, elementText, firstElement, localName, type XmlElement } from "@lectern/ooxml";
import { fillOf } from "../read/fill.ts";
import { booleanAttribute, integerAttribute, shareAttribute } from "../read/package/attributes.ts";
import { type ListStyle, readSpacing, resolveLevels, type StyleContext } from "../read/text-styles.ts";
import type { BreakableParagraph, BreakableRun } from "./break-text.ts";
import { colorIn, type Paint } from "./paint.ts";
import type { PictureScope } from "./scope.ts";

/** A run as it is drawn. */
export interface DrawnRun extends BreakableRun {
  readonly paint: Paint;
  readonly isUnderlined: boolean;
}

/** The mark before a paragraph. */
export interface Bullet {
  readonly text: string;
  readonly paint: Paint;
}

/** A paragraph as it is drawn. */
export interface DrawnParagraph extends BreakableParagraph {
  readonly runs: readonly DrawnRun[];
  readonly side: "left" | "center" | "right";
  readonly isRightToLeft: boolean;
  readonly mark?: Bullet;
}

/** What a text inherits: list styles, the most specific first, and the colour that its shape's style gives it. */
export interface TextSource {
  readonly styles: readonly ListStyle[];
  readonly color?: Paint;
  /** Shrunk as a whole (21.1.2.1.3 normAutofit): 1 where it is not. */
  readonly scale: number;
}

/** Returns the paragraphs of a text body with all that they inherit (ISO 29500-1, 21.1.2.2.6 p). */
export function drawnParagraphs(
  body: XmlElement,
  source: TextSource,
  scope: PictureScope,
): readonly DrawnParagraph[] {
  const { levels, rightToLeft } = resolveLevels(source.styles, scope.context);
  const counts = new Map<number, number>();
  return childElements(body, "p").map((paragraph) => {
    const properties = firstElement(paragraph, "pPr");
    const level = integerAttribute(properties, "lvl") ?? 0;
    const style = levels[level] ?? levels[0];
    if (!style) throw new RangeError("Expected nine levels of a list style, got none.");
    const isRightToLeft = booleanAttribute(properties, "rtl") ?? rightToLeft;
    const runs = drawnRuns(paragraph, style, source, scope);
    const chain = bulletChain(properties, source.styles, level);
    const mark = runs.some(({ text }) => text !== "")
      ? bulletOf(chain, runs[0], { counts, level, scope })
      : undefined;
    return {
      runs,
      marginStart: emu(integerAttribute(properties, "marL") ?? style.marginStart),
      indent: emu(integerAttribute(properties, "indent") ?? style.indent),
      bullet: mark !== undefined,
      lineSpacing: spacingIn(properties, "lnSpc") ?? style.lineSpacing,
      spaceBefore: spacingIn(properties, "spcBef") ?? style.spaceBefore,
      spaceAfter: spacingIn(properties, "spcAft") ?? style.spaceAfter,
      side: sideOf(properties, style, rightToLeft),
      isRightToLeft,
      ...(mark && { mark }),
    };
  });
}

function spacingIn(properties: XmlElement | undefined, name: string): LineSpacing | Spacing | undefined {
  return readSpacing(firstElement(properties, name));
}

/** In DrawingML "l" and "r" are sides of the page, whatever the direction (20.1.10.59). */
function sideOf(
  properties: XmlElement | undefined,
  { alignment }: LevelStyle,
  rightToLeft: boolean,
): DrawnParagraph["side"] {
  switch (properties?.attributes["algn"]) {
    case "ctr":
      return "center";
    case "r":
      return "right";
    case undefined:
      break;
    default:
      return "left";
  }
  if (alignment === "center") return "center";
  return (alignment === "end") === rightToLeft ? "left" : "right";
}

function drawnRuns(
  paragraph: XmlElement,
  style: LevelStyle,
  source: TextSource,
  scope: PictureScope,
): readonly DrawnRun[] {
  const runs = childElements(paragraph).flatMap((child): DrawnRun[] => {
    const properties = firstElement(child, "rPr");
    switch (localName(child.name)) {
      case "r":
        return [drawnRun(elementText(firstElement(child, "t") ?? child), properties, style, source, scope)];
      case "fld": {
        const isNumber = child.attributes["type"] === "slidenum";
        const text = isNumber ? String(scope.slideNumber) : elementText(firstElement(child, "t") ?? child);
        return [drawnRun(text, properties, style, source, scope)];
      }
      case "br":
        return [drawnRun("\n", properties, style, source, scope)];
      default:
        return [];
    }
  });
  if (runs.length > 0) return runs;
  return [drawnRun("", firstElement(paragraph, "endParaRPr"), style, source, scope)];
}

function drawnRun(
  text: string,
  properties: XmlElement | undefined,
  style: LevelStyle,
  { color, scale }: TextSource,
  scope: PictureScope,
): DrawnRun {
  const size = ((integerAttribute(properties, "sz") ?? style.size * 100) / 100) * scale;
  const spacing = integerAttribute(properties, "spc");
  const letterSpacing = spacing === undefined ? (style.letterSpacing ?? 0) * size : spacing / 100;
  const isCapital = (properties?.attributes["cap"] ?? (style.capitals ? "all" : "none")) === "all";
  const isSmall = (integerAttribute(properties, "baseline") ?? 0) !== 0;
  const link = firstElement(properties, "hlinkClick") && `#${linkColor(scope.context)}`;
  const stated = textPaint(fillOf(properties), scope);
  return {
    text: isCapital ? text.toUpperCase() : text,
    size: points(isSmall ? size * 0.66 : size),
    family: familyOf(properties, style, scope.context),
    bold: booleanAttribute(properties, "b") ?? style.bold,
    italic: booleanAttribute(properties, "i") ?? style.italic,
    ...(letterSpacing !== 0 && { letterSpacing: points(letterSpacing) }),
    paint: link ? { color: link } : (stated ?? color ?? { color: `#${style.color}` }),
    isUnderlined: link !== undefined || !["none", undefined].includes(properties?.attributes["u"]),
  };
}

function linkColor({ colors, colorMap }: StyleContext): string {
  return colors[colorMap.hlink];
}

/** Of a gradient, text has the first colour. */
function textPaint(fill: XmlElement | undefined, { context }: PictureScope): Paint | undefined {
  if (!fill) return undefined;
  if (localName(fill.name) === "solidFill") return colorIn(fill, context);
  const stop = firstElement(fill, "gsLst", "gs");
  return stop && colorIn(stop, context);
}

function familyOf(properties: XmlElement | undefined, style: LevelStyle, { theme }: StyleContext): string {
  const typeface = firstElement(properties, "latin")?.attributes["typeface"];
  if (typeface === undefined) return style.fontFamily;
  if (typeface.startsWith("+mj")) return theme.fonts.heading.latin;
  return typeface.startsWith("+mn") ? theme.fonts.body.latin : typeface;
}

/** The paragraph's own properties and those of its level in every style that it inherits. */
function bulletChain(
  properties: XmlElement | undefined,
  styles: readonly ListStyle[],
  level: number,
): readonly XmlElement[] {
  const inherited = styles.map((style) => firstElement(style, `lvl${level + 1}pPr`));
  return [properties, ...inherited].filter((each) => each !== undefined);
}

interface BulletSource {
  readonly counts: Map<number, number>;
  readonly level: number;
  readonly scope: PictureScope;
}

/** 21.1.2.4.1 buAutoNum, 21.1.2.4.3 buChar; the nearest that says anything decides. */
function bulletOf(
  chain: readonly XmlElement[],
  first: DrawnRun | undefined,
  { counts, level, scope }: BulletSource,
): Bullet | undefined {
  const kinds = ["buNone", "buChar", "buAutoNum", "buBlip"];
  const [found] = chain.flatMap(
    (each) => childElements(each).find(({ name }) => kinds.includes(localName(name))) ?? [],
  );
  const kind = found && localName(found.name);
  if (!found || kind === "buNone") return undefined;
  const [color] = chain.flatMap((each) => colorIn(firstElement(each, "buClr"), scope.context) ?? []);
  const paint = color ?? first?.paint ?? { color: "#000" };
  if (kind === "buAutoNum") {
    const count = (counts.get(level) ?? (integerAttribute(found, "startAt") ?? 1) - 1) + 1;
    counts.set(level, count);
    return { text: numeral(count, found.attributes["type"] ?? ""), paint };
  }
  const character = kind === "buChar" ? (found.attributes["char"] ?? "•") : "•";
  // Private characters are those of symbol fonts, which nobody but Office has.
  return { text: /[\uE000-\uF8FF]/u.test(character) ? "•" : character, paint };
}

function numeral(count: number, type: string): string {
  const letter = String.fromCharCode(96 + ((count - 1) % 26) + 1);
  const written = type.startsWith("alphaUc")
    ? letter.toUpperCase()
    : type.startsWith("alphaLc")
      ? letter
      : String(count);
  if (type.endsWith("ParenBoth")) return `(${written})`;
  return type.endsWith("ParenR") ? `${written})` : type.endsWith("Plain") ? written : `${written}.`;
}

/** Returns how much a text is shrunk, and its lines (21.1.2.1.3 normAutofit). */
export function shrinkOf(bodies: readonly (XmlElement | undefined)[]): number {
  const [fit] = bodies.flatMap((body) => firstElement(body, "normAutofit") ?? []);
  return shareAttribute(fit, "fontScale") ?? 1;
}
