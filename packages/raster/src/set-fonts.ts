/**
 * Returns the font that a letter is drawn in where this list of families is asked for, as CSS names lists of families; `among`
 * are the letters of the whole text in them, so that digits and punctuation have the face of the words that they stand in.
 */
export type FindFont = (families: string, codePoint: number, among: string) => string;

/**
 * Returns an SVG document whose texts name for each letter the one font that it is drawn in: resvg looks for another font
 * only for whole texts. Texts from right to left are turned, as it knows no `direction`.
 */
export function setFonts(svg: string, findFont: FindFont): string {
  return svg.replace(/<text\b[^>]*>[\s\S]*?<\/text>/gu, (element) =>
    turn(setPieces(element, findFont), findFont),
  );
}

interface Piece {
  /** A tag, or the words between two. */
  readonly piece: string;
  readonly families: string;
}

function setPieces(element: string, findFont: FindFont): string {
  const pieces = listPieces(element);
  const words = pieces.filter(({ piece }) => !piece.startsWith("<"));
  const lettersIn = new Map(
    [...Map.groupBy(words, ({ families }) => families)].map(
      ([families, said]) => [families, said.map(({ piece }) => piece.replace(escapes, "")).join("")] as const,
    ),
  );
  return pieces
    .map(({ piece, families }) => {
      const among = lettersIn.get(families) ?? "";
      return piece.startsWith("<") ? piece : setWords(piece, (letter) => findFont(families, letter, among));
    })
    .join("");
}

const escapes = /&[^;]*;/gu;

function listPieces(element: string): readonly Piece[] {
  const families: string[] = [];
  return (element.match(/<[^>]*>|[^<]+/gu) ?? []).map((piece) => {
    if (piece.startsWith("</")) families.pop();
    else if (piece.startsWith("<") && !piece.endsWith("/>"))
      families.push(familiesIn(piece) ?? families.at(-1) ?? "");
    return { piece, families: families.at(-1) ?? "" };
  });
}

function familiesIn(tag: string): string | undefined {
  return /\sfont-family="([^"]*)"/u.exec(tag)?.[1];
}

function setWords(words: string, findFont: (codePoint: number) => string): string {
  const stretches: { readonly font: string; text: string }[] = [];
  for (const letter of words.match(/&[^;]*;|./gsu) ?? []) {
    const last = stretches.at(-1);
    const code = letterOf(letter);
    const font = code === undefined && last ? last.font : findFont(code ?? blank);
    if (last?.font === font) last.text += letter;
    else stretches.push({ font, text: letter });
  }
  return stretches.map(({ font, text }) => `<tspan font-family="${font}">${text}</tspan>`).join("");
}

const blank = 32;

/** Undefined for what every font has, or none: blanks, marks that belong to the letter before, and escaped signs. */
function letterOf(letter: string): number | undefined {
  return letter.startsWith("&") || /[\s\p{M}\p{C}]/u.test(letter) ? undefined : letter.codePointAt(0);
}

const mark = "\u200f";

/** The start of a line from right to left is at its right; marks at both ends keep its order where it begins with digits. */
function turn(element: string, findFont: FindFont): string {
  const tag = /^<text\b[^>]*>/u.exec(element)?.[0] ?? "";
  if (!tag.includes('direction="rtl"')) return element;
  const anchor = /\stext-anchor="(\w+)"/u.exec(tag)?.[1];
  const turned = anchor === "end" ? "start" : anchor === "middle" ? "middle" : "end";
  const bare = tag.replace(/\stext-anchor="\w+"/u, "").replace("<text", `<text text-anchor="${turned}"`);
  const words = element.slice(tag.length, -"</text>".length);
  const marked = `<tspan font-family="${findFont("", mark.codePointAt(0) ?? 0, "")}">${mark}</tspan>`;
  return `${bare}${marked}${words}${marked}</text>`;
}
