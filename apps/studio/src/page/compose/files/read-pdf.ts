import { GlobalWorkerOptions, getDocument } from "pdfjs-dist";
import workerUrl from "pdfjs-dist/build/pdf.worker.min.mjs?url";
import { type PdfLine, toMarkdown } from "./pdf-lines.ts";

GlobalWorkerOptions.workerSrc = workerUrl;

/** Reads the text of a PDF as Markdown, headings and points as far as the letters show them; throws where it is none. */
export async function readPdf(bytes: ArrayBuffer): Promise<string> {
  const task = getDocument({ data: bytes, useWasm: false, disableFontFace: true });
  try {
    const document = await task.promise;
    const lines: PdfLine[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      lines.push(...toLines(await page.getTextContent(), number));
    }
    return toMarkdown(lines);
  } finally {
    await task.destroy();
  }
}

type TextContent = Awaited<
  ReturnType<
    Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>["promise"]>["getPage"]>>["getTextContent"]
  >
>;

/** Pieces of text follow each other; the last of a line says that it is. */
function toLines({ items }: TextContent, page: number): readonly PdfLine[] {
  const lines: PdfLine[] = [];
  let text = "";
  let height = 0;
  let bottom = 0;
  let left = Number.POSITIVE_INFINITY;
  let right = 0;
  for (const item of items) {
    if (!("str" in item)) continue;
    text += item.str;
    if (item.str.trim() !== "") {
      height = Math.max(height, item.height);
      bottom = Number(item.transform[5]);
      left = Math.min(left, Number(item.transform[4]));
      right = Math.max(right, Number(item.transform[4]) + item.width);
    }
    if (!item.hasEOL) continue;
    lines.push({ text, height, bottom, left, right, page });
    text = "";
    height = 0;
    left = Number.POSITIVE_INFINITY;
    right = 0;
  }
  return [...lines, { text, height, bottom, left, right, page }].filter((line) => line.text.trim() !== "");
}
