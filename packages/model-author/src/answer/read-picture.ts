/** In characters: of a thing that is to be drawn. */
const longestPicture = 40;
/** Of a word of such a name, with the space after it. */
const lettersOfWord = 6;

/**
 * Returns what a model wants drawn, in a few words of English, "" for nothing; undefined for what is no answer, such as a whole
 * sentence or a word of another script. `longest` is in characters, and limits the words as well.
 */
export function readPicture(picture: unknown, longest = longestPicture): string | undefined {
  if (typeof picture !== "string") return picture === null ? "" : undefined;
  const words = picture
    .toLowerCase()
    // A ship's bell is named without the sign, a list of things without its commas.
    .replaceAll(/['’]/gu, "")
    .replaceAll(/[-–,;:/()&.\s]+/gu, " ")
    .trim()
    .replace(/^(?:an?|the) /u, "");
  if (/^(?:none|nothing|no picture)?$/u.test(words)) return "";
  const count = words.split(" ").length;
  const isName = /^[a-z ]+$/u.test(words) && words.length <= longest && count <= longest / lettersOfWord;
  return isName ? words : undefined;
}
