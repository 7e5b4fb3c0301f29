/** Returns a text without what no reader tells apart: case, soft hyphens, kinds of blanks, dashes and quotation marks. */
export function toPlainWords(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[\u00AD\u200B-\u200F\u2060]/gu, "")
    .replaceAll(/[‐-―−]/gu, "-")
    .replaceAll(/[‘’‚‛′`]/gu, "'")
    .replaceAll(/[“”„‟«»″]/gu, '"')
    .replaceAll(/\s+/gu, " ")
    .toLowerCase()
    .trim();
}
