/**
 * Reads the file name out of a Content-Disposition header (RFC 6266): `filename*` before `filename`, without any folder.
 * Returns undefined where there is none.
 */
export function readFileName(header: string | null): string | undefined {
  if (header === null) return undefined;
  const name = readExtendedName(header) ?? readPlainName(header);
  const last = name?.split(/[\\/]/).at(-1)?.trim();
  return last === "" ? undefined : last;
}

/** Returns the name that people know a file by: without `.pptx`. */
export function toPageTitle(fileName: string): string {
  return fileName.replace(/\.(?:pptx|potx)$/i, "");
}

function readExtendedName(header: string): string | undefined {
  const encoded = /(?:^|;)\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(header)?.[1];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

function readPlainName(header: string): string | undefined {
  const match = /(?:^|;)\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header);
  return match?.[1]?.replace(/\\(.)/g, "$1") ?? match?.[2];
}
