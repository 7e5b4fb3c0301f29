import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { childElements, descendantElements, elementText, parseXml } from "@lectern/ooxml";
import type { Rectangle } from "./text-boxes.ts";

/** A word on a page of a PDF, with the box from its font's ascent to its descent. */
export interface PdfWord extends Rectangle {
  readonly text: string;
}

/** A page with its size in points. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly words: readonly PdfWord[];
}

/** Returns the words on every page of a PDF, by pdftotext (poppler). */
export async function readPdfPages(pdftotext: string, pdf: string): Promise<PdfPage[]> {
  const { stdout } = await promisify(execFile)(pdftotext, ["-bbox-layout", pdf, "-"], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return parsePdfPages(stdout);
}

/** Returns the words on every page from what `pdftotext -bbox-layout` prints. */
export function parsePdfPages(xhtml: string): PdfPage[] {
  const document = parseXml(xhtml.replace(/^<!DOCTYPE[^>]*>/u, ""));
  return descendantElements(document, "page").map((page) => ({
    width: Number(page.attributes["width"]),
    height: Number(page.attributes["height"]),
    words: descendantElements(page, "line").flatMap((line) =>
      childElements(line, "word").map((word) => ({
        text: elementText(word),
        left: Number(word.attributes["xMin"]),
        top: Number(word.attributes["yMin"]),
        right: Number(word.attributes["xMax"]),
        bottom: Number(word.attributes["yMax"]),
      })),
    ),
  }));
}
