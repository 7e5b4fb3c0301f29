/** How text was encoded before UTF-8, by language (WHATWG Encoding, the browsers' own fallbacks); elsewhere windows-1252. */
const legacyEncodings: Readonly<Record<string, string>> = {
  ar: "windows-1256",
  ja: "shift_jis",
  zh: "gb18030",
};

/**
 * Decodes UTF-8, UTF-16 where a byte order mark says so, else the encoding that was usual in a language (Latin-1 for
 * most), with lines ended by line feeds. Returns undefined for bytes that are no text.
 */
export function decodeText(bytes: Uint8Array, language: string): string | undefined {
  const encodings = hasUtf16Mark(bytes)
    ? [bytes[0] === 0xff ? "utf-16le" : "utf-16be"]
    : ["utf-8", legacyEncodings[language] ?? "windows-1252"];
  for (const encoding of encodings) {
    const text = decode(bytes, encoding);
    if (text !== undefined) return text.replace(/\r\n?/g, "\n");
  }
  return undefined;
}

function hasUtf16Mark([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

/** Control characters stand in no text, but in nearly every other file. */
function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
    return /[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
