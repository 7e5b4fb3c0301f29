/**
 * Reads the file name from a Content-Disposition header (RFC 6266): `filename*` before `filename`, decoded, without
 * folders and control characters. Undefined where there is none that can be used.
 */
export function parseFileName(header: string | null): string | undefined {
  const parameters = parseParameters(header ?? "");
  const name = decodeExtended(parameters.get("filename*") ?? "") ?? parameters.get("filename") ?? "";
  const last =
    name
      .replaceAll(/[\p{Cc}\p{Bidi_C}]/gu, "")
      .split(/[/\\]/)
      .at(-1)
      ?.trim() ?? "";
  return /^\.*$/.test(last) ? undefined : last;
}

function parseParameters(header: string): ReadonlyMap<string, string> {
  const parameter = /;\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))/g;
  return new Map(
    Array.from(header.matchAll(parameter), ([, name = "", quoted, token = ""]) => [
      name.toLowerCase(),
      quoted?.replaceAll(/\\(.)/g, "$1") ?? token,
    ]),
  );
}

/** Decodes `UTF-8''na%C3%AFve.pptx` (RFC 8187); undefined if it is something else or broken. */
function decodeExtended(value: string): string | undefined {
  const [, charset = "", encoded = ""] = /^(utf-8|iso-8859-1)'[^']*'(.+)$/i.exec(value) ?? [];
  try {
    if (/^utf/i.test(charset)) return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
  if (charset === "") return undefined;
  return encoded.replaceAll(/%([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
