/** Returns how wide text is in columns: 1 for most characters, 2 for full-width ones, 0 for marks that stand on others. */
export function countColumns(text: string): number {
  let columns = 0;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0x300) columns += 1;
    else if ((unit & 0xfc00) === 0xd800) {
      const code = text.codePointAt(index) ?? unit;
      columns += columnsOf(code);
      if (code > 0xffff) index += 1;
    } else columns += columnsOf(unit);
  }
  return columns;
}

/** Returns the longest start of the text, cut between whole characters, that is at most so many columns wide. */
export function sliceColumns(text: string, limit: number): string {
  // A cluster is never longer than what is looked at here: the sanitised prompt has few marks per letter.
  const head = text.slice(0, limit * 16);
  const beyond = endOfColumns(head, limit);
  if (beyond === head.length) return head;
  const cluster = graphemes.segment(head.slice(0, beyond + 2)).containing(beyond);
  return text.slice(0, cluster?.index ?? beyond);
}

/** Returns where the character stands that is the first one too many. */
function endOfColumns(text: string, limit: number): number {
  let columns = 0;
  for (let index = 0; index < text.length; ) {
    const code = text.codePointAt(index) ?? 0;
    columns += columnsOf(code);
    if (columns > limit) return index;
    index += code > 0xffff ? 2 : 1;
  }
  return text.length;
}

const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });

function columnsOf(code: number): number {
  if (code < 0x300) return 1;
  if (code < 0x370 || (code >= 0x200b && code <= 0x200f) || (code >= 0xfe00 && code <= 0xfe0f)) return 0;
  if (code < 0x1100) return 1;
  return isFullWidth(code) ? 2 : 1;
}

/** The wide ranges of Unicode Standard Annex 11 that texts are made of, and emoji. */
function isFullWidth(code: number): boolean {
  return (
    (code >= 0x1100 && code <= 0x115f) ||
    (code >= 0x2e80 && code <= 0xa4cf) ||
    (code >= 0xac00 && code <= 0xd7a3) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    (code >= 0xfe30 && code <= 0xfe6f) ||
    (code >= 0xff00 && code <= 0xff60) ||
    (code >= 0xffe0 && code <= 0xffe6) ||
    (code >= 0x1f300 && code <= 0x1faff) ||
    (code >= 0x20000 && code <= 0x3fffd)
  );
}
