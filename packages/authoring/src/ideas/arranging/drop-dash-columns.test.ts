import { expect, it } from "vitest";
import type { Block, TableBlock } from "../../structure/blocks.ts";
import { toPlainText, toRichText } from "../../text/markup/rich-text.ts";
import { dropDashColumns } from "./drop-dash-columns.ts";

const source = { start: 0, end: 0 };

function table(header: readonly string[], ...rows: readonly (readonly string[])[]): TableBlock {
  return {
    kind: "table",
    header: header.map(toRichText),
    rows: rows.map((row) => row.map(toRichText)),
    source,
  };
}

function heading(text: string): Block {
  return { kind: "heading", level: 1, text: toRichText(text), source };
}

function wordsOf(blocks: readonly Block[]) {
  return blocks.map((block) =>
    block.kind === "table"
      ? [block.header, ...block.rows].map((row) => row.map((cell) => toPlainText(cell)))
      : block.kind,
  );
}

it("leaves out columns of dashes, and heads names and numbers by what stands above", () => {
  const rows = table(["", "", ""], ["Chess", "-", "1,800"], ["Abacus", "-", "1,600"]);
  expect(wordsOf(dropDashColumns([heading("Classes"), rows], "en"))).toEqual([
    "heading",
    [
      ["", "Classes"],
      ["Chess", "1,800"],
      ["Abacus", "1,600"],
    ],
  ]);
});

it("takes a line above with as many parts for the head", () => {
  const rows = table(["", "", "", "", ""], ["Mill", "-", "8", "-", "214"], ["Dyke", "-", "6", "-", "131"]);
  expect(wordsOf(dropDashColumns([heading("line - trips - riders"), rows], "en"))).toEqual([
    [
      ["line", "trips", "riders"],
      ["Mill", "8", "214"],
      ["Dyke", "6", "131"],
    ],
  ]);
});

it("keeps a column in which a dash says that there is nothing", () => {
  const rows = table(["Town", "Bus", "Train"], ["Mill", "-", "8"], ["Dyke", "6", "-"]);
  expect(dropDashColumns([rows], "en")).toEqual([rows]);
});
