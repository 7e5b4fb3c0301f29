import { decodeEntities } from "./xml-text.ts";

/** Reads the paragraphs of a notes part (ISO 29500-1, 19.3.1.26): those of its body placeholder, without empty ones at either end. */
export function readNotes(xml: string): string[] {
  const shapes = xml.match(/<p:sp>.*?<\/p:sp>/gs) ?? [];
  const body = shapes.find((shape) => /<p:ph\b[^>]*\btype="body"/.test(shape)) ?? "";
  const paragraphs = Array.from(body.matchAll(/<a:p>(.*?)<\/a:p>|<a:p\/>/gs), (match) =>
    readParagraph(match[1] ?? ""),
  );
  return trimEmpty(trimEmpty(paragraphs).reverse()).reverse();
}

function readParagraph(xml: string): string {
  const pieces = xml.matchAll(/<a:t>([^<]*)<\/a:t>|<a:br\b|<a:tab\/>/g);
  return Array.from(pieces, ([piece, text]) =>
    text === undefined ? toSpace(piece) : decodeEntities(text),
  ).join("");
}

function toSpace(piece: string): string {
  return piece.startsWith("<a:br") ? "\n" : "\t";
}

/** Notes as they are spoken, and rows of tables that stand among them. */
export interface PresenterNotes {
  readonly spoken: readonly string[];
  readonly rows: readonly string[];
}

/** Tells rows of tables from what is spoken: two lines or more on each other whose cells stand apart by a bar. */
export function splitNotes(paragraphs: readonly string[]): PresenterNotes {
  const lines = paragraphs.flatMap((paragraph) => paragraph.split("\n"));
  const isRow = (index: number) => / \| /.test(lines[index] ?? "");
  const isInTable = (index: number) => isRow(index) && (isRow(index - 1) || isRow(index + 1));
  const pick = (wanted: boolean) => lines.filter((_, index) => isInTable(index) === wanted);
  const rows = pick(true);
  return { spoken: rows.length === 0 ? paragraphs : trimEmpty(pick(false)), rows };
}

function trimEmpty(paragraphs: readonly string[]): string[] {
  const first = paragraphs.findIndex((text) => text.trim() !== "");
  return first < 0 ? [] : paragraphs.slice(first);
}
