/** Names of the files that can become a prompt end in one of these. */
export const textFileExtensions = [".md", ".txt", ".csv", ".json"] as const;

/** A file that was read, or why it was not. */
export type TextFileResult =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "refused"; readonly reason: TextFileRefusal };

/** Why a file cannot become a prompt. */
export type TextFileRefusal = "wrong-type" | "too-large" | "not-text" | "empty";

/** Reads a file that somebody picked or dropped; `maximum` is how many characters a prompt may have. */
export async function readTextFile(file: File, maximum: number): Promise<TextFileResult> {
  const name = file.name.toLowerCase();
  if (!textFileExtensions.some((extension) => name.endsWith(extension))) return refuse("wrong-type");
  // No character takes more than four bytes.
  if (file.size > maximum * 4 + 3) return refuse("too-large");
  const text = decode(new Uint8Array(await file.arrayBuffer()))?.replace(/\r\n?/g, "\n");
  if (text === undefined) return refuse("not-text");
  return text.trim() === "" ? refuse("empty") : { kind: "text", text };
}

function refuse(reason: TextFileRefusal): TextFileResult {
  return { kind: "refused", reason };
}

/** UTF-8, or UTF-16 where a byte order mark says so; undefined for anything that is no text. */
function decode(bytes: Uint8Array): string | undefined {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? "utf-16le"
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? "utf-16be"
        : "utf-8";
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}
