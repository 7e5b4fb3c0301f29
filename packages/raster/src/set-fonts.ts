/** Returns the font that a letter is drawn in where this list of families is asked for, as CSS names lists of families. */
export type FindFont = (families: string, codePoint: number) => string;

/**
 * Returns an SVG document whose texts name for each letter the one font that it is drawn in: resvg looks for another font
 * only for whole texts. Texts from right to left are turned, as it knows no `direction`.
 */
export function setFonts(svg: string, findFont: FindFont): string {
  return svg.replace(/<text\b[^>]*>[\s\S]*?<\/text>/gu, (element) =>
    turn(setText(element, findFont), findFont),
  );
}

function setText(element: string, findFont: FindFont): string {
  const set = setPieces(element, findFont);
  const used = new Set(Array.from(set.matchAll(/<tspan font-family="([^"]*)">/gu), ([, family]) => family));
  if (used.size < 2 || !eastAsian.test(element) || joined.test(element)) return set;
  const keeper = `<tspan font-family="${findFont("", rare.codePointAt(0) ?? 0)}" font-size="0.01" fill="none" text-decoration="none">${rare}</tspan>`;
  return set.replace(/<\/text>$/u, `${keeper}</text>`);
}

/**
 * A letter of ours that hardly another font has. Where a font lacks a letter of a text, which another is named for, resvg sets the
 * whole text in one font that has them all, of whatever weight; it does not where no font has.
 */
const rare = "\u0460";
const eastAsian = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u;
/** Scripts whose letters are as many glyphs as letters in no font but their own: of these, nothing would be drawn. */
const joined = /[\u0590-\u109f\u1780-\u1cff\ua8e0-\uabff]/u;

function setPieces(element: string, findFont: FindFont): string {
  const families: string[] = [];
  const pieces = element.match(/<[^>]*>|[^<]+/gu) ?? [];
  return pieces
    .map((piece) => {
      if (!piece.startsWith("<")) return setWords(piece, (letter) => findFont(families.at(-1) ?? "", letter));
      if (piece.startsWith("</")) families.pop();
      else if (!piece.endsWith("/>")) families.push(familiesIn(piece) ?? families.at(-1) ?? "");
      return piece;
    })
    .join("");
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
  const marked = `<tspan font-family="${findFont("", mark.codePointAt(0) ?? 0)}">${mark}</tspan>`;
  return `${bare}${marked}${words}${marked}</text>`;
}
