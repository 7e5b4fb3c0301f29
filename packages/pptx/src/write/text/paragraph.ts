import type { Alignment, PlacedParagraph, PlacedRun, Spacing } from "@lectern/deck";
import {
  element,
  integer,
  rememberXml,
  schemeColor,
  serializedXml,
  spacingPoints,
  textIndent,
  textMargin,
  thousandthsOfPercent,
  type Xml,
} from "@lectern/ooxml";
import type { SlideScope } from "../slide-scope.ts";
import type { InheritedParagraph } from "./inherited-paragraph.ts";
import { runElements, runProperties } from "./run.ts";

const deepestLevel = 8;
const bulletFont = element("a:buFont", { typeface: "Arial" });
const noBullet = element("a:buNone");

/** Returns a paragraph; without text it keeps the size that its text would have (ISO 29500-1, 21.1.2.2.6). */
export function paragraphElement(
  paragraph: PlacedParagraph,
  inherited: InheritedParagraph,
  scope: SlideScope,
): Xml {
  const stated = paragraph.runs.map((run) => stateUpright(run, inherited));
  const runs = stated.map((run) => runElements(run, scope));
  const [first] = stated;
  const isEmpty = paragraph.runs.every(({ text }) => text === "");
  const end = isEmpty && (first ? runProperties("a:endParaRPr", first, scope) : plainEnd(scope));
  return element("a:p", undefined, paragraphProperties(paragraph, inherited, scope), runs, end);
}

// What a text box would inherit is not what the deck's text is.
function stateUpright(run: PlacedRun, { isPlain, bold, italic }: InheritedParagraph): PlacedRun {
  if (!isPlain || (!bold && !italic)) return run;
  return {
    ...run,
    ...(bold && { bold: run.bold ?? false }),
    ...(italic && { italic: run.italic ?? false }),
  };
}

/** Returns the attributes that say how a paragraph runs: none where the template's own direction is the deck's. */
export function directionAttributes(
  alignment: Alignment | undefined,
  inherited: { readonly alignment: Alignment; readonly rightToLeft: boolean },
  { direction, isStated = false }: Pick<SlideScope, "direction"> & { readonly isStated?: boolean },
): { readonly algn?: string; readonly rtl?: boolean } {
  const isRightToLeft = direction === "rtl";
  if (isRightToLeft || inherited.rightToLeft || isStated) {
    return { algn: toAlignment(alignment ?? inherited.alignment, isRightToLeft), rtl: isRightToLeft };
  }
  return alignment === undefined ? {} : { algn: toAlignment(alignment, false) };
}

/** The children stand in the order of 21.1.2.2.7 CT_TextParagraphProperties; any other one makes PowerPoint repair. */
function paragraphProperties(
  paragraph: PlacedParagraph,
  { alignments, rightToLeft, isPlain }: InheritedParagraph,
  scope: SlideScope,
): Xml | false {
  const level = integer(paragraph.level, 0, deepestLevel);
  const inherited = alignments[level] ?? "start";
  const { algn, rtl } = directionAttributes(
    paragraph.alignment ?? (isPlain && inherited !== "start" ? "start" : undefined),
    { alignment: inherited, rightToLeft },
    { direction: paragraph.direction ?? scope.direction, isStated: paragraph.direction !== undefined },
  );
  const { lineSpacing, spaceBefore, spaceAfter, bullet } = paragraph;
  const properties = rememberedProperties(
    paragraph.marginStart,
    paragraph.indent,
    level,
    algn,
    rtl,
    lineSpacing && spacing("a:lnSpc", lineSpacing),
    spaceBefore && spacing("a:spcBef", spaceBefore),
    spaceAfter && spacing("a:spcAft", spaceAfter),
    bullet && bulletElements(bullet),
  );
  return properties !== emptyProperties && properties;
}

const rememberedProperties = rememberXml(
  (
    marginStart: number | undefined,
    indent: number | undefined,
    level: number,
    algn: string | undefined,
    rtl: boolean | undefined,
    ...children: readonly (Xml | undefined)[]
  ) =>
    element(
      "a:pPr",
      {
        marL: marginStart === undefined ? undefined : textMargin(marginStart),
        indent: indent === undefined ? undefined : textIndent(indent),
        lvl: level === 0 ? undefined : level,
        algn,
        rtl,
      },
      children,
    ),
);

const emptyProperties = element("a:pPr");

function plainEnd({ language }: SlideScope): Xml {
  return element("a:endParaRPr", { lang: language, dirty: false });
}

type SpacingName = "a:lnSpc" | "a:spcBef" | "a:spcAft";

function spacing(name: SpacingName, value: Spacing): Xml {
  if (value.kind === "share") return shareSpacing(name, value.share);
  return value.points === 0 ? noSpacing[name] : pointSpacing(name, value.points);
}

const shareSpacing = rememberXml((name: SpacingName, share: number) =>
  element(name, undefined, element("a:spcPct", { val: thousandthsOfPercent(share) })),
);

const pointSpacing = rememberXml((name: SpacingName, points: number) =>
  element(name, undefined, element("a:spcPts", { val: spacingPoints(points) })),
);

const noSpacing: Readonly<Record<SpacingName, Xml>> = {
  "a:lnSpc": pointSpacing("a:lnSpc", 0),
  "a:spcBef": pointSpacing("a:spcBef", 0),
  "a:spcAft": pointSpacing("a:spcAft", 0),
};

function bulletElements(bullet: NonNullable<PlacedParagraph["bullet"]>): Xml {
  if (bullet === "none") return noBullet;
  return rememberedBullet(bullet.character, bullet.color && schemeColor(bullet.color));
}

const rememberedBullet = rememberXml((char: string, color: Xml | undefined) => {
  const fill = color && element("a:buClr", undefined, color);
  return serializedXml([fill, bulletFont, element("a:buChar", { char })].join(""));
});

/** In DrawingML "l" and "r" are the sides of the page, whatever the direction of the paragraph (20.1.10.59). */
function toAlignment(alignment: Alignment, isRightToLeft: boolean): string {
  switch (alignment) {
    case "start":
      return isRightToLeft ? "r" : "l";
    case "end":
      return isRightToLeft ? "l" : "r";
    case "center":
      return "ctr";
    case "justify":
      return "just";
  }
}
