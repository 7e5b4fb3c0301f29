// Texts whose letters are set -> clusters of several glyphs, shaped -> how far the letter after each is to be moved.

/** Returns for each code point of a text how far it stands, in em, to the right of where resvg would set it. */
export type MeasureShifts = (text: string, family: string, isBold: boolean) => readonly number[];

interface Style {
  readonly family: string;
  readonly size: number;
  readonly isBold: boolean;
}

/**
 * Letters of scripts in which several glyphs stand side by side for what is one cluster: a consonant and its vowel sign. The
 * release of resvg that there is as WebAssembly takes the widest glyph's width for the cluster's, so that the next letter
 * is drawn over the last one (mended in https://github.com/linebender/resvg/pull/1043).
 */
const clustered =
  /[\u0900-\u0dff\u0e00-\u0fff\u1000-\u109f\u1780-\u17ff\u1900-\u1cff\ua8e0-\ua9ff\uaa00-\uabff]/u;

/** Says whether an SVG document has text whose clusters take more room than resvg gives them. */
export function hasClusters(svg: string): boolean {
  return clustered.test(svg);
}

/** Returns an SVG document, each letter of which names its font, with the letters after clusters moved to where they belong. */
export function spaceClusters(svg: string, measure: MeasureShifts): string {
  return svg.replace(/<text\b[^>]*>[\s\S]*?<\/text>/gu, (element) =>
    clustered.test(element) && !element.includes('direction="rtl"') ? spaceText(element, measure) : element,
  );
}

function spaceText(element: string, measure: MeasureShifts): string {
  const styles: Style[] = [];
  // What a cluster takes more is what the letter after it is moved by, in another run, too.
  let carried = 0;
  let total = 0;
  const pieces = (element.match(/<[^>]*>|[^<]+/gu) ?? []).map((piece) => {
    const style = styles.at(-1);
    if (piece.startsWith("</")) styles.pop();
    else if (piece.startsWith("<")) styles.push(styleOf(piece, style));
    // A run with a place of its own already stands behind the whole cluster before it.
    if (piece.startsWith("<tspan") && /\sx="/u.test(piece)) carried = 0;
    if (piece.startsWith("<") || !style) return { piece, shifts: [] };
    const letters = piece.match(letterPattern) ?? [];
    const text = letters.map((letter) => (letter.startsWith("&") ? "\u00b7" : letter)).join("");
    const own = clustered.test(text) ? measure(text, style.family, style.isBold) : [];
    const shifts = [carried, ...letters.map((_, index) => (own[index] ?? 0) * style.size)];
    carried = shifts.pop() ?? 0;
    total += own.reduce((sum, shift) => sum + shift * style.size, 0);
    return { piece, shifts };
  });
  return writeShifts(pieces, -total * shareBefore(element));
}

const letterPattern = /&[^;]*;|./gsu;

/** How much of what a text takes more lies before the place that it is anchored at. */
function shareBefore(element: string): number {
  const tag = /^<text\b[^>]*>/u.exec(element)?.[0] ?? "";
  if (tag.includes('text-anchor="end"')) return 1;
  return tag.includes('text-anchor="middle"') ? 0.5 : 0;
}

interface ShiftedPiece {
  readonly piece: string;
  /** In user units, of each code point. */
  readonly shifts: readonly number[];
}

function writeShifts(pieces: readonly ShiftedPiece[], before: number): string {
  let start = before;
  return pieces
    .map(({ piece, shifts: [first = 0, ...others] }) => {
      if (piece.startsWith("<")) return piece;
      const shifts = [first + start, ...others];
      start = 0;
      if (shifts.every((shift) => shift === 0)) return piece;
      return `<tspan dx="${shifts.map((shift) => Number(shift.toFixed(3))).join(" ")}">${piece}</tspan>`;
    })
    .join("");
}

function styleOf(tag: string, inherited: Style | undefined): Style {
  const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`, "u").exec(tag)?.[1];
  const weight = attribute("font-weight");
  return {
    family: attribute("font-family") ?? inherited?.family ?? "",
    size: Number(attribute("font-size") ?? inherited?.size ?? 0),
    isBold: weight === undefined ? (inherited?.isBold ?? false) : weight === "700",
  };
}
