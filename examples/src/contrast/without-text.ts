import { packParts, unpackParts } from "@lectern/ooxml/testing";

const slidePart = /^ppt\/(?:slides\/slide|charts\/chart)\d+\.xml$/u;
const textElement = /<a:t>[^<]*<\/a:t>/gu;

/** Returns a deck with blanks in place of the text of its slides: rendered, it shows what lies behind that text. */
export function withoutText(deck: Uint8Array): Uint8Array {
  const parts = unpackParts(deck);
  for (const [name, source] of parts) {
    if (slidePart.test(name))
      parts.set(name, Buffer.from(source).toString().replace(textElement, "<a:t> </a:t>"));
  }
  return packParts(parts);
}
