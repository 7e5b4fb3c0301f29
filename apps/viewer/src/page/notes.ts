/** Reads the paragraphs of a notes part (ISO 29500-1, 19.3.1.26): those of its body placeholder, without empty ones at either end. */
export function readNotes(xml: string): string[] {
  const shapes = xml.match(/<p:sp>.*?<\/p:sp>/gs) ?? [];
  const body = shapes.find((shape) => /<p:ph\b[^>]*\btype="body"/.test(shape)) ?? "";
  const paragraphs = Array.from(body.matchAll(/<a:p>(.*?)<\/a:p>|<a:p\/>/gs), (match) =>
    readParagraph(match[1] ?? ""),
  );
  return trimEmpty(trimEmpty(paragraphs).reverse()).reverse();
}

function readParagraph(xml: string): string {
  const pieces = xml.matchAll(/<a:t>([^<]*)<\/a:t>|<a:br\b|<a:tab\/>/g);
  return Array.from(pieces, ([piece, text]) =>
    text === undefined ? toSpace(piece) : decodeEntities(text),
  ).join("");
}

function toSpace(piece: string): string {
  return piece.startsWith("<a:br") ? "\n" : "\t";
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** XML 1.0, 4.1 and 4.6: a part has no other entities. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hexadecimal, decimal, name) => {
    if (name !== undefined) return entities[name] ?? whole;
    const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

function trimEmpty(paragraphs: readonly string[]): string[] {
  const first = paragraphs.findIndex((text) => text.trim() !== "");
  return first < 0 ? [] : paragraphs.slice(first);
}
