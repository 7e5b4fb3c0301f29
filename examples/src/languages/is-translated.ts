/** How much of a translation may still be in the original's words: names of programs, commands, licences. */
const mostUntranslated = 0.05;
const shortestLine = 40;

/** Says whether a text has nearly no longer line in common with the original that it is a translation of. */
export function isTranslated(text: string, original: string): boolean {
  const lines = toLines(text);
  const known = new Set(toLines(original));
  const length = (of: readonly string[]): number => of.reduce((sum, line) => sum + line.length, 0);
  return length(lines.filter((line) => known.has(line))) <= length(lines) * mostUntranslated;
}

function toLines(text: string): readonly string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.length >= shortestLine);
}
