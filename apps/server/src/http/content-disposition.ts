const longestName = 120;

/** Returns the header by which a browser saves a file under a name made from this title (RFC 6266, RFC 8187). */
export function toContentDisposition(title: string, extension: string): string {
  const name = toFileName(title);
  const plain = toAscii(name);
  const encoded = encodeURIComponent(`${name}.${extension}`).replace(/['()*]/g, toPercent);
  return `attachment; filename="${plain}.${extension}"; filename*=UTF-8''${encoded}`;
}

/** Returns a name that every file system takes, without extension; "presentation" where nothing is left. */
export function toFileName(title: string): string {
  const name = title
    .toWellFormed()
    .normalize("NFC")
    // Control characters, marks that turn the reading direction, and what Windows does not allow.
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|\uFFFD]+/gu, " ")
    .replace(/\s+/g, " ");
  const short = [...name]
    .slice(0, longestName)
    .join("")
    .replace(/^[ .]+|[ .]+$/g, "");
  if (short === "") return "presentation";
  return /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(short) ? `_${short}` : short;
}

function toAscii(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[^\x20-\x7e]+/g, "_")
    .replace(/["\\%;]/g, "_");
  return /[A-Za-z0-9]/.test(plain) ? plain : "presentation";
}

function toPercent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
