import { emu } from "@lectern/deck";
import { firstElement, type XmlElement } from "@lectern/ooxml";
import { integerAttribute } from "../read/package/attributes.ts";
import type { ListStyle } from "../read/text-styles.ts";
import type { BrokenParagraph } from "./break-text.ts";
import { fontFamilies } from "./font-families.ts";
import type { Paint } from "./paint.ts";
import { type Area, type PictureScope, pointsToPixels, toPixels } from "./scope.ts";
import { escaped, type Svg, svg } from "./svg.ts";
import { type DrawnParagraph, type DrawnRun, drawnParagraphs, shrinkOf } from "./text-style.ts";

/** A text and what it inherits. */
export interface TextOrder {
  /** The txBody. */
  readonly body: XmlElement;
  /** Where its bodyPr inherits from, the nearest first, its own included. */
  readonly bodies: readonly (XmlElement | undefined)[];
  readonly styles: readonly ListStyle[];
  readonly color?: Paint;
  readonly area: Area;
}

const usualInsets = { lIns: 91_440, tIns: 45_720, rIns: 91_440, bIns: 45_720 };
const emuPerPixel = 9525;
/** Of a line's height, what is below its baseline. */
const below = 0.215;
/** Wider than any page: text that is not wrapped (21.1.2.1.1 wrap). */
const unbounded = emu(1e9);

/** Returns the text of a shape, its lines broken as they were measured. */
export function drawText(order: TextOrder, scope: PictureScope): Svg {
  const { body, bodies, area, color, styles } = order;
  const paragraphs = drawnParagraphs(
    body,
    { styles, scale: shrinkOf(bodies), ...(color && { color }) },
    scope,
  );
  if (!paragraphs.some(({ runs }) => runs.some(({ text }) => text.trim() !== ""))) return "";
  const inset = (name: keyof typeof usualInsets): number =>
    toPixels(nearest(bodies, (each) => integerAttribute(each, name)) ?? usualInsets[name]);
  const left = inset("lIns");
  const width = Math.max(1, area.width - left - inset("rIns"));
  const isWrapped = nearest(bodies, (each) => each.attributes["wrap"]) !== "none";
  const lines = stack(paragraphs, isWrapped ? emu(Math.round(width * emuPerPixel)) : unbounded, scope);
  const height = lines.at(-1)?.bottom ?? 0;
  const room = area.height - inset("tIns") - inset("bIns");
  const top =
    inset("tIns") +
    topOf(
      nearest(bodies, (each) => each.attributes["anchor"]),
      room - height,
    );
  return lines.map((line) => drawLine(line, { left, top, width })).join("");
}

function topOf(anchor: string | undefined, rest: number): number {
  if (anchor === "b") return rest;
  return anchor === "ctr" ? rest / 2 : 0;
}

function nearest<Value>(
  bodies: readonly (XmlElement | undefined)[],
  pick: (body: XmlElement) => Value | undefined,
): Value | undefined {
  for (const body of bodies) {
    const value = body && pick(body);
    if (value !== undefined) return value;
  }
  return undefined;
}

interface StackedLine {
  readonly paragraph: DrawnParagraph;
  readonly runs: readonly DrawnRun[];
  readonly isFirst: boolean;
  /** In CSS pixels; undefined where it is an estimate. */
  readonly width: number | undefined;
  readonly baseline: number;
  readonly bottom: number;
}

function stack(
  paragraphs: readonly DrawnParagraph[],
  width: ReturnType<typeof emu>,
  { breakText }: PictureScope,
): readonly StackedLine[] {
  const stacked: StackedLine[] = [];
  let bottom = 0;
  let gap = 0;
  for (const paragraph of paragraphs) {
    const broken = breakText(paragraph, width);
    const size = Math.max(...paragraph.runs.map((run) => run.size));
    const space = (spacing: DrawnParagraph["spaceBefore"]): number =>
      pointsToPixels(spacing.kind === "fixed" ? spacing.points : spacing.share * size * 1.2);
    if (stacked.length > 0) bottom += gap + space(paragraph.spaceBefore);
    broken.lines.forEach((line, index) => {
      const single = toPixels(line.height);
      const { lineSpacing } = paragraph;
      const height =
        lineSpacing.kind === "fixed" ? pointsToPixels(lineSpacing.points) : single * lineSpacing.share;
      bottom += height;
      stacked.push({
        paragraph,
        runs: runsIn(paragraph.runs, line.start, line.end),
        isFirst: index === 0,
        width: broken.widthsExact ? toPixels(line.width) : undefined,
        baseline: bottom - single * below * (lineSpacing.kind === "fixed" ? height / single : 1),
        bottom,
      });
    });
    gap = space(paragraph.spaceAfter);
  }
  return stacked;
}

/** The runs between two places in their joined text, without the spaces at the end. */
function runsIn(
  runs: readonly DrawnRun[],
  start: BrokenParagraph["lines"][number]["start"],
  end: number,
): readonly DrawnRun[] {
  let at = 0;
  const cut = runs.flatMap((run) => {
    const text = run.text.slice(Math.max(0, start - at), Math.max(0, end - at));
    at += run.text.length;
    return text === "" ? [] : [{ ...run, text: text.replace(/[\n\v\r\u2028]/gu, "") }];
  });
  const last = cut.at(-1);
  return last ? [...cut.slice(0, -1), { ...last, text: last.text.trimEnd() }] : cut;
}

interface Column {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

function drawLine(line: StackedLine, { left, top, width }: Column): Svg {
  const { paragraph, runs, isFirst } = line;
  const [first] = runs;
  if (!first || runs.every(({ text }) => text === "")) return "";
  const margin = toPixels(paragraph.marginStart);
  const indent = toPixels(paragraph.indent);
  const start = margin + (isFirst && !paragraph.bullet ? indent : 0);
  const { side, isRightToLeft } = paragraph;
  const from = left + (isRightToLeft ? 0 : start);
  const to = left + width - (isRightToLeft ? start : 0);
  const x = side === "left" ? from : side === "right" ? to : (from + to) / 2;
  const y = top + line.baseline;
  const words = svg(
    "text",
    {
      x,
      y,
      ...anchorOf(side, isRightToLeft),
      ...(line.width !== undefined && { textLength: line.width, lengthAdjust: "spacingAndGlyphs" }),
      ...(runs.length === 1 ? fontOf(first) : familyOf(first)),
      "xml:space": "preserve",
    },
    runs.length === 1 ? escaped(first.text) : runs.map((run) => svg("tspan", fontOf(run), escaped(run.text))),
  );
  const mark = isFirst && paragraph.mark;
  if (!mark) return words;
  const markAt = isRightToLeft ? left + width - margin - indent : left + margin + indent;
  const anchor = anchorOf(isRightToLeft ? "right" : "left", isRightToLeft);
  const font = { ...fontOf(first), fill: mark.paint.color, "font-weight": undefined };
  return svg("text", { x: markAt, y, ...anchor, ...font }, escaped(mark.text)) + words;
}

/** In SVG, the start of a line from right to left is at its right. */
function anchorOf(side: DrawnParagraph["side"], isRightToLeft: boolean): Record<string, string | undefined> {
  const isAtStart = (side === "left") !== isRightToLeft;
  return {
    "text-anchor": side === "center" ? "middle" : isAtStart ? undefined : "end",
    direction: isRightToLeft ? "rtl" : undefined,
  };
}

/** What several runs have in common: their weight, slant, colour and spacing would be those of all, as they are handed down. */
function familyOf({ family, size }: DrawnRun): Record<string, string | number> {
  return { "font-family": fontFamilies(family), "font-size": pointsToPixels(size) };
}

function fontOf(run: DrawnRun): Record<string, string | number | undefined> {
  return {
    ...familyOf(run),
    "font-weight": run.bold ? "700" : undefined,
    "font-style": run.italic ? "italic" : undefined,
    "letter-spacing": run.letterSpacing === undefined ? undefined : pointsToPixels(run.letterSpacing),
    "text-decoration": run.isUnderlined ? "underline" : undefined,
    fill: run.paint.color,
    "fill-opacity": run.paint.opacity,
  };
}

/** Returns the list styles of text that stands in no placeholder. */
export function plainStyles(body: XmlElement, { defaultTextStyle }: PictureScope): readonly ListStyle[] {
  return [firstElement(body, "lstStyle"), defaultTextStyle];
}
