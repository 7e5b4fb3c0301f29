import {
  type Alignment,
  emu,
  type HexColor,
  type LevelStyle,
  type LineSpacing,
  points,
  type Theme,
} from "@lectern/deck";
import { childElements, firstElement, localName, type XmlElement } from "@lectern/ooxml";
import type { ColorContext } from "./color.ts";
import { averageFillColor, fillOf } from "./fill.ts";
import { booleanAttribute, integerAttribute, shareAttribute } from "./package/attributes.ts";

/** A lstStyle or one of a master's text styles: it has a lvl1pPr to lvl9pPr and perhaps a defPPr. */
export type ListStyle = XmlElement | undefined;

/** What text styles are resolved in. */
export interface StyleContext extends ColorContext {
  readonly theme: Theme;
}

/** The levels of a placeholder and whether their text runs from right to left. */
export interface ResolvedLevels {
  readonly levels: readonly LevelStyle[];
  readonly rightToLeft: boolean;
}

const levelCount = 9;
const defaultSize = 18;
const singleSpacing: LineSpacing = { kind: "share", share: 1 };
const noSpacing: LineSpacing = { kind: "fixed", points: points(0) };

/** Returns the nine levels of list styles that inherit from each other, the most specific first (21.1.2.4). */
export function resolveLevels(styles: readonly ListStyle[], context: StyleContext): ResolvedLevels {
  const chains = Array.from({ length: levelCount }, (_, level) => levelChain(styles, level));
  return {
    levels: chains.map((chain) => resolveLevel(chain, context)),
    rightToLeft: chains.some((chain) => isRightToLeft(chain)),
  };
}

/** Says whether list styles state the size of their first level, rather than to leave it to the program that shows it. */
export function stateSize(styles: readonly ListStyle[]): boolean {
  const runs = levelChain(styles, 0).flatMap((level) => firstElement(level, "defRPr") ?? []);
  return nearest(runs, (run) => integerAttribute(run, "sz")) !== undefined;
}

function levelChain(styles: readonly ListStyle[], level: number): XmlElement[] {
  return styles.flatMap((style) =>
    [firstElement(style, `lvl${level + 1}pPr`), firstElement(style, "defPPr")].filter(
      (found) => found !== undefined,
    ),
  );
}

function resolveLevel(chain: readonly XmlElement[], context: StyleContext): LevelStyle {
  const runs = chain.flatMap((level) => firstElement(level, "defRPr") ?? []);
  const typeface = nearest(runs, (run) => firstElement(run, "latin")?.attributes["typeface"]);
  return {
    size: points((nearest(runs, (run) => integerAttribute(run, "sz")) ?? defaultSize * 100) / 100),
    bold: nearest(runs, (run) => booleanAttribute(run, "b")) ?? false,
    italic: nearest(runs, (run) => booleanAttribute(run, "i")) ?? false,
    ...resolveFont(typeface, context.theme),
    color: nearest(runs, (run) => textColor(run, context)) ?? context.colors[context.colorMap.tx1],
    ...(nearest(runs, textFill) === "gradFill" && { shaded: true }),
    alignment: resolveAlignment(chain),
    lineSpacing: nearest(chain, (level) => readSpacing(firstElement(level, "lnSpc"))) ?? singleSpacing,
    spaceBefore: nearest(chain, (level) => readSpacing(firstElement(level, "spcBef"))) ?? noSpacing,
    spaceAfter: nearest(chain, (level) => readSpacing(firstElement(level, "spcAft"))) ?? noSpacing,
    marginStart: emu(nearest(chain, (level) => integerAttribute(level, "marL")) ?? 0),
    indent: emu(nearest(chain, (level) => integerAttribute(level, "indent")) ?? 0),
    bullet: nearest(chain, hasBullet) ?? false,
    ...(nearest(runs, ({ attributes }) => attributes["cap"]) === "all" && { capitals: true }),
    ...readLetterSpacing(runs),
  };
}

/** The typefaces of titles and of text, as runs name them: those of the theme, "+mj-lt" and "+mn-lt", or a family. */
export interface Typefaces {
  readonly heading: string;
  readonly body: string;
}

/** Returns the typeface of a style, as runs name it. */
export function typefaceOf({ font, fontFamily }: Pick<LevelStyle, "font" | "fontFamily">): string {
  if (font === "other") return fontFamily;
  return font === "heading" ? "+mj-lt" : "+mn-lt";
}

function readLetterSpacing(runs: readonly XmlElement[]): Pick<LevelStyle, "letterSpacing"> {
  const hundredths = nearest(runs, (run) => integerAttribute(run, "spc")) ?? 0;
  const size = nearest(runs, (run) => integerAttribute(run, "sz")) ?? defaultSize * 100;
  return hundredths === 0 ? {} : { letterSpacing: hundredths / size };
}

function nearest<Value>(
  chain: readonly XmlElement[],
  pick: (element: XmlElement) => Value | undefined,
): Value | undefined {
  for (const element of chain) {
    const value = pick(element);
    if (value !== undefined) return value;
  }
  return undefined;
}

function resolveFont(
  typeface: string | undefined,
  { fonts }: Theme,
): Pick<LevelStyle, "fontFamily" | "font"> {
  if (typeface?.startsWith("+mj")) return { fontFamily: fonts.heading.latin, font: "heading" };
  if (!typeface || typeface.startsWith("+mn")) return { fontFamily: fonts.body.latin, font: "body" };
  return { fontFamily: typeface, font: "other" };
}

function textColor(run: XmlElement, context: ColorContext): HexColor | undefined {
  const fill = fillOf(run);
  return fill && averageFillColor(fill, context);
}

function textFill(run: XmlElement): string | undefined {
  const fill = fillOf(run);
  return fill && localName(fill.name);
}

function isRightToLeft(chain: readonly XmlElement[]): boolean {
  return nearest(chain, (level) => booleanAttribute(level, "rtl")) ?? false;
}

/** In DrawingML "l" and "r" are sides of the page whatever the direction; a template's own direction tells which is the start. */
function resolveAlignment(chain: readonly XmlElement[]): Alignment {
  const written = nearest(chain, (level) => level.attributes["algn"]);
  const startsAt = isRightToLeft(chain) ? "r" : "l";
  switch (written) {
    case "ctr":
      return "center";
    case "just":
    case "justLow":
    case "dist":
    case "thaiDist":
      return "justify";
    case "l":
    case "r":
      return written === startsAt ? "start" : "end";
    default:
      return startsAt === "l" ? "start" : "end";
  }
}

/** Returns the distance that an lnSpc, spcBef or spcAft states, or undefined. */
export function readSpacing(spacing: XmlElement | undefined): LineSpacing | undefined {
  const share = shareAttribute(firstElement(spacing, "spcPct"), "val");
  if (share !== undefined) return { kind: "share", share };
  const hundredths = integerAttribute(firstElement(spacing, "spcPts"), "val");
  return hundredths === undefined ? undefined : { kind: "fixed", points: points(hundredths / 100) };
}

function hasBullet(level: XmlElement): boolean | undefined {
  for (const { name } of childElements(level)) {
    const kind = localName(name);
    if (kind === "buNone") return false;
    if (kind === "buChar" || kind === "buAutoNum" || kind === "buBlip") return true;
  }
  return undefined;
}
