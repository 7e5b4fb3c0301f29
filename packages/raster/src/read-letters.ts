/** Whether a font has a letter. */
export type HasLetter = (codePoint: number) => boolean;

type Span = readonly [first: number, last: number];

/** Reads which letters a TrueType font has from its `cmap` (ISO/IEC 14496-22, 5.2.1); throws a RangeError where it is none. */
export function readLetters(font: Uint8Array): HasLetter {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const cmap = findTable(view, "cmap");
  const spans = listSubtables(view, cmap).flatMap((at) => readSpans(view, at));
  return (codePoint) => spans.some(([first, last]) => codePoint >= first && codePoint <= last);
}

function findTable(view: DataView, name: string): number {
  for (let index = 0; index < view.getUint16(4); index++) {
    const record = 12 + index * 16;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(record + byte)));
    if (tag === name) return view.getUint32(record + 8);
  }
  throw new RangeError(`Expected a TrueType font with the table ${name}; it has none.`);
}

function listSubtables(view: DataView, cmap: number): number[] {
  const count = view.getUint16(cmap + 2);
  return Array.from({ length: count }, (_, index) => cmap + view.getUint32(cmap + 4 + index * 8 + 4));
}

/** Formats 4 and 12, which Unicode's letters stand in; what stands in others stands there, too. */
function readSpans(view: DataView, at: number): Span[] {
  switch (view.getUint16(at)) {
    case 4: {
      const segments = view.getUint16(at + 6) / 2;
      const [ends, starts] = [at + 14, at + 16 + segments * 2];
      return Array.from(
        { length: segments },
        (_, index): Span => [view.getUint16(starts + index * 2), view.getUint16(ends + index * 2)],
      ).filter(([first]) => first !== 0xff_ff);
    }
    case 12:
      return Array.from(
        { length: view.getUint32(at + 12) },
        (_, index): Span => [view.getUint32(at + 16 + index * 12), view.getUint32(at + 20 + index * 12)],
      );
    default:
      return [];
  }
}
