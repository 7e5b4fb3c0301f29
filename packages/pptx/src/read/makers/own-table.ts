import { contrastRatio, type HexColor, type OwnTable } from "@lectern/deck";
import {
  childElements,
  descendantElements,
  elementText,
  firstElement,
  localName,
  type XmlElement,
} from "@lectern/ooxml";
import { type ColorContext, resolveColorIn } from "../color.ts";
import { fillOf } from "../fill.ts";
import { booleanAttribute } from "../package/attributes.ts";
import type { PackageReader } from "../package/package-reader.ts";
import { ifSound, readSlide } from "./own-slides.ts";
import { readableParts } from "./own-title.ts";

/** In what tables of a presentation's own slides are read. */
export interface OwnTableSource {
  readonly reader: PackageReader;
  readonly slides: readonly string[];
  readonly context: ColorContext;
  /** The colour of the page that they stand on. */
  readonly background: HexColor;
}

/** Of the slides that are looked through for tables, and of those that have one. */
const mostSearched = 48;
const mostRead = 3;
const leastRows = 3;

/**
 * Returns how most tables on a presentation's own slides set their heads and rows off; undefined where they have none of at
 * least three rows, or do not agree.
 */
export function readOwnTable(source: OwnTableSource): OwnTable | undefined {
  const { reader, slides } = source;
  const styles = readTableStyles(reader);
  const looks = readableParts(reader, slides)
    .slice(0, mostSearched)
    .filter((part) => hasTable(reader, part))
    .slice(0, mostRead)
    .flatMap((part) => tablesOf(readSlide(reader, part)))
    .flatMap((table) => lookOfTable(table, styles, source) ?? []);
  const groups = [...Map.groupBy(looks, (look) => JSON.stringify(look)).values()];
  const [most] = groups.toSorted((one, other) => other.length - one.length);
  return most && 2 * most.length > looks.length ? most[0] : undefined;
}

function hasTable(reader: PackageReader, part: string): boolean {
  const bytes = ifSound(() => reader.content(part));
  return bytes !== undefined && Buffer.from(bytes).includes("<a:tbl>");
}

function tablesOf(slide: XmlElement | undefined): readonly XmlElement[] {
  return slide ? descendantElements(slide, "tbl") : [];
}

/** By their ids. */
type TableStyles = ReadonlyMap<string, XmlElement>;

function readTableStyles(reader: PackageReader): TableStyles {
  const part = "ppt/tableStyles.xml";
  const root = reader.entries.has(part) ? ifSound(() => reader.xml(part)) : undefined;
  return new Map(
    childElements(root).flatMap((style) => {
      const id = style.attributes["styleId"];
      return id === undefined ? [] : [[id, style] as const];
    }),
  );
}

function lookOfTable(
  table: XmlElement,
  styles: TableStyles,
  { context, background }: OwnTableSource,
): OwnTable | undefined {
  const rows = childElements(table, "tr").map((row) => childElements(row, "tc"));
  const properties = firstElement(table, "tblPr");
  const element = firstElement(properties, "tableStyleId");
  const id = element && elementText(element).trim();
  const style = id === undefined ? undefined : styles.get(id);
  const [head, first, second] = rows;
  if (!head || !first || !second || rows.length < leastRows) return undefined;
  // What a style that only PowerPoint knows looks like, nobody can tell.
  if (id !== undefined && !style && !plainStyles.has(id)) return undefined;
  const has = (name: "firstRow" | "bandRow") => booleanAttribute(properties, name) === true;
  const whole = filledIn(style, "wholeTbl", context);
  const banded = has("bandRow") ? filledIn(style, "band1H", context) : undefined;
  const colorOf = (cells: readonly XmlElement[], otherwise: HexColor | undefined) =>
    usualFill(cells, context, otherwise) ?? background;
  const headColor = colorOf(
    head,
    (has("firstRow") ? filledIn(style, "firstRow", context) : undefined) ?? whole,
  );
  const odd = colorOf(first, banded ?? whole);
  const even = colorOf(second, whole);
  const apart = contrastRatio(headColor, background);
  return {
    head: apart >= full ? "fill" : apart >= seen && headColor !== odd ? "tint" : "rule",
    rows: contrastRatio(odd, even) >= seen ? "stripes" : "rules",
  };
}

/** PowerPoint's "No Style, No Grid" and "No Style, Table Grid", which files need not bring along. */
const plainStyles: ReadonlySet<string> = new Set([
  "{2D5ABB26-0587-4C30-8999-92F81FD0307C}",
  "{5940675A-B579-460E-94D1-54222C63F5DA}",
]);

/** To the page, from which on a fill is full, and from which on it is seen. */
const full = 2.2;
const seen = 1.04;

/** Returns the fill that a table style has for a part of its tables (ISO 29500-1, 20.1.4.2.27 tcStyle). */
function filledIn(
  style: XmlElement | undefined,
  part: "wholeTbl" | "firstRow" | "band1H",
  context: ColorContext,
): HexColor | undefined {
  const look = firstElement(style, part, "tcStyle");
  return (
    resolveColorIn(fillOf(firstElement(look, "fill")), context) ??
    resolveColorIn(firstElement(look, "fillRef"), context)
  );
}

// What most cells of a row state; one that states no fill shows the page.
function usualFill(
  cells: readonly XmlElement[],
  context: ColorContext,
  otherwise: HexColor | undefined,
): HexColor | undefined {
  const colors = cells.map((cell) => {
    const fill = fillOf(firstElement(cell, "tcPr"));
    if (!fill) return otherwise;
    return localName(fill.name) === "solidFill" ? resolveColorIn(fill, context) : undefined;
  });
  const groups = [...Map.groupBy(colors, (color) => color)];
  return groups.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}
