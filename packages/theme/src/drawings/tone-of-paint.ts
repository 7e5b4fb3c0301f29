/** The colours that a drawing is made in, from the darkest tone to the lightest: a look gives each its own. */
export const toneNames: readonly string[] = ["ink", "dark", "main", "light", "paper"];

/** The tone of what says nothing of its colour, or something that nobody knows. */
const otherwise = 2;

/**
 * Returns the tone of a fill or stroke of SVG, from 0, the darkest, to 4; undefined for none. A colour has the tone that is as light
 * as it is.
 */
export function toneOfPaint(paint: string): number | undefined {
  const word = paint.trim().toLowerCase();
  if (word === "none" || word === "transparent") return undefined;
  const named = toneNames.indexOf(word);
  if (named !== -1) return named;
  const digits = hexDigits.exec(word)?.[1];
  return digits === undefined ? (words[word] ?? otherwise) : toneOfLight(lightOf(digits));
}

const hexDigits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/u;
const words: Readonly<Record<string, number>> = { black: 0, white: 4 };

function toneOfLight(light: number): number {
  return [0.18, 0.4, 0.64, 0.86].filter((limit) => light >= limit).length;
}

/** How light a colour is, from 0 to 1 (Rec. 601). */
function lightOf(digits: string): number {
  const full = digits.length === 3 ? digits.replace(/./gu, "$&$&") : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16));
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}
