const namedEntities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  euro: "€",
  pound: "£",
  deg: "°",
  hellip: "…",
  auml: "ä",
  ouml: "ö",
  uuml: "ü",
  Auml: "Ä",
  Ouml: "Ö",
  Uuml: "Ü",
  szlig: "ß",
  eacute: "é",
  egrave: "è",
  agrave: "à",
  ccedil: "ç",
  ntilde: "ñ",
  oslash: "ø",
  aring: "å",
};

/** Returns a text with its HTML entities, its escapes of JSON and its soft hyphens and odd spaces read. */
export function decodeText(text: string): string {
  return text
    .replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([A-Za-z]{2,8}));/giu, decodeEntity)
    .replaceAll(/\\u([0-9a-f]{4})/giu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\\[nrt](?![\p{Ll}]{2})/gu, "\n")
    .replaceAll("\u00ad", "")
    .replaceAll(/[\u00a0\u202f\u2007\u2009]/gu, " ");
}

function decodeEntity(written: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return namedEntities[name] ?? written;
  const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
  return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : written;
}
