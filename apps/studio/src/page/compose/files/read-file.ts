import { decodeText } from "./decode-text.ts";

/** A file that was read, or why it was not. */
export type FileResult =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "refused"; readonly reason: FileRefusal };

/** Why a file cannot become a prompt. */
export type FileRefusal = "wrong-type" | "too-large" | "not-text" | "empty" | "damaged" | "no-text";

/** What reading depends on. */
export interface ReadFileOptions {
  /** How many characters a prompt may have. */
  readonly maximum: number;
  /** BCP 47 tag of the reader's language, which tells how old text files are encoded. */
  readonly language: string;
}

type FileReader = (file: File, options: ReadFileOptions) => Promise<FileResult>;

/** The readers by what the names of files end in. Those of Word and PDF files are fetched when such a file comes. */
const readers: Readonly<Record<string, FileReader>> = {
  ".md": readPlainText,
  ".markdown": readPlainText,
  ".txt": readPlainText,
  ".csv": readPlainText,
  ".tsv": readPlainText,
  ".json": readPlainText,
  ".html": readPage,
  ".htm": readPage,
  ".docx": async (file) => readDocument(file, (await import("./read-docx.ts")).readDocx),
  ".pdf": async (file) => readDocument(file, (await import("./read-pdf.ts")).readPdf),
};

/** Names of the files that can become a prompt end in one of these. */
export const fileExtensions: readonly string[] = Object.keys(readers);

/** The largest Word or PDF file that is opened: their pictures are not read, but stand in memory. */
const largestDocument = 60_000_000;

/** Reads a file that somebody picked or dropped, as plain text or Markdown. */
export async function readFile(file: File, options: ReadFileOptions): Promise<FileResult> {
  const extension = /\.[^.]+$/.exec(file.name.toLowerCase())?.[0] ?? "";
  const reader = readers[extension];
  if (reader === undefined) return refuse("wrong-type");
  const result = await reader(file, options);
  // What is a little too long can be shortened in the field; no more than that is put there.
  return result.kind === "text" && result.text.length > options.maximum * 4 ? refuse("too-large") : result;
}

async function readPlainText(file: File, { maximum, language }: ReadFileOptions): Promise<FileResult> {
  // No character takes more than four bytes.
  if (file.size > maximum * 4 + 3) return refuse("too-large");
  const text = decodeText(new Uint8Array(await file.arrayBuffer()), language);
  if (text === undefined) return refuse("not-text");
  return text.trim() === "" ? refuse("empty") : { kind: "text", text };
}

async function readPage(file: File, { language }: ReadFileOptions): Promise<FileResult> {
  if (file.size > largestDocument) return refuse("too-large");
  const html = decodeText(new Uint8Array(await file.arrayBuffer()), language);
  if (html === undefined) return refuse("not-text");
  const { toMarkdown } = await import("./html-to-markdown.ts");
  const text = toMarkdown(html);
  return text === "" ? refuse("empty") : { kind: "text", text };
}

async function readDocument(file: File, read: (bytes: ArrayBuffer) => Promise<string>): Promise<FileResult> {
  if (file.size > largestDocument) return refuse("too-large");
  if (file.size === 0) return refuse("empty");
  try {
    const text = await read(await file.arrayBuffer());
    return text === "" ? refuse("no-text") : { kind: "text", text };
  } catch {
    return refuse("damaged");
  }
}

function refuse(reason: FileRefusal): FileResult {
  return { kind: "refused", reason };
}
