/**
 * Returns what a model wants drawn, a thing in a word or two of English, "" for nothing; undefined for what is no answer, such as
 * a sentence or a word of another script.
 */
export function readPicture(picture: unknown): string | undefined {
  if (typeof picture !== "string") return picture === null ? "" : undefined;
  const words = picture
    .toLowerCase()
    .replaceAll("-", " ")
    // A ship's bell is named without the sign.
    .replaceAll(/['’]/gu, "")
    .trim()
    .replace(/^(?:an?|the) /u, "");
  if (/^(?:none|nothing|no picture)?$/u.test(words)) return "";
  return /^[a-z]+(?: [a-z]+){0,3}$/u.test(words) && words.length <= longestPicture ? words : undefined;
}

/** In characters. */
const longestPicture = 40;
