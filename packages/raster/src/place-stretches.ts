// Texts whose letters are set in several fonts -> each stretch in one font, measured -> a place of its own for each.

/** What the width of a text depends on, other than its size. */
export interface Cut {
  readonly family: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
}

/** Returns how far a text advances, in em; undefined where its font is not at hand. */
export type MeasureWidth = (text: string, cut: Cut) => number | undefined;

interface Style extends Cut {
  readonly size: number;
  readonly letterSpacing: number;
}

interface Stretch {
  /** Where its words are in the pieces of the text. */
  readonly at: number;
  readonly width: number;
}

/** Says whether an SVG document, each letter of which names its font, has a text from left to right in several. */
export function hasStretches(svg: string): boolean {
  return textsOf(svg).some(isMixed);
}

/**
 * Returns the document with a place for each stretch in one font. What has no place of its own resvg shapes together with what
 * stands before it, in each font that occurs: where one lacks a letter, all of it is drawn in a font that has them all, of
 * whatever weight, and where fonts make unlike numbers of glyphs, nothing is drawn.
 */
export function placeStretches(svg: string, measure: MeasureWidth): string {
  return svg.replace(textPattern, (element) => (isMixed(element) ? placeText(element, measure) : element));
}

const textPattern = /<text\b[^>]*>[\s\S]*?<\/text>/gu;

function textsOf(svg: string): readonly string[] {
  return svg.match(textPattern) ?? [];
}

function isMixed(element: string): boolean {
  if (element.includes('direction="rtl"')) return false;
  const families = element.matchAll(/<tspan font-family="([^"]*)">/gu);
  return new Set(Array.from(families, ([, family]) => family)).size > 1;
}

function placeText(element: string, measure: MeasureWidth): string {
  const pieces = element.match(/<[^>]*>|[^<]+/gu) ?? [];
  const stretches = measureStretches(pieces, measure);
  const [tag = ""] = pieces;
  if (!stretches || stretches.length === 0) return element;
  const total = stretches.reduce((sum, { width }) => sum + width, 0);
  let x = Number(attributeOf(tag, "x") ?? 0) - total * shareBefore(tag);
  const placed = [tag.replace(/\stext-anchor="\w+"/u, ""), ...pieces.slice(1)];
  for (const { at, width } of stretches) {
    placed[at - 1] = (placed[at - 1] ?? "").replace(/>$/u, ` x="${Number(x.toFixed(3))}">`);
    x += width;
  }
  return placed.join("");
}

function measureStretches(pieces: readonly string[], measure: MeasureWidth): readonly Stretch[] | undefined {
  const styles: Style[] = [];
  const stretches: Stretch[] = [];
  for (const [at, piece] of pieces.entries()) {
    const style = styles.at(-1);
    if (piece.startsWith("</")) styles.pop();
    else if (piece.startsWith("<")) styles.push(styleOf(piece, style));
    else if (style) {
      const text = piece.replace(/&[^;]*;/gu, unescaped);
      const width = measure(text, style);
      if (width === undefined) return undefined;
      stretches.push({ at, width: width * style.size + style.letterSpacing * [...text].length });
    }
  }
  return stretches;
}

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
};

function unescaped(entity: string): string {
  return entities[entity] ?? " ";
}

/** How much of a text lies before the place that it is anchored at. */
function shareBefore(tag: string): number {
  const anchor = attributeOf(tag, "text-anchor");
  if (anchor === "end") return 1;
  return anchor === "middle" ? 0.5 : 0;
}

function attributeOf(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, "u").exec(tag)?.[1];
}

function styleOf(tag: string, inherited: Style | undefined): Style {
  const weight = attributeOf(tag, "font-weight");
  const slant = attributeOf(tag, "font-style");
  return {
    family: attributeOf(tag, "font-family") ?? inherited?.family ?? "",
    size: Number(attributeOf(tag, "font-size") ?? inherited?.size ?? 0),
    letterSpacing: Number(attributeOf(tag, "letter-spacing") ?? inherited?.letterSpacing ?? 0),
    isBold: weight === undefined ? (inherited?.isBold ?? false) : weight === "700",
    isItalic: slant === undefined ? (inherited?.isItalic ?? false) : slant === "italic",
  };
}
