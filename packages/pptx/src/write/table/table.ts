import type { PlacedLine, PlacedTable, PlacedTableCell, PlacedTableRow, Points } from "@lectern/deck";
import { element, extent, textContent, type Xml } from "@lectern/ooxml";
import { graphicFrame } from "../graphic-frame.ts";
import { namespaces } from "../names.ts";
import type { SlideScope } from "../slide-scope.ts";
import { tableCellElement } from "./table-cell.ts";

/** Returns a native table in its frame (ISO 29500-1, 21.1.3.13); throws a RangeError where a row has not a cell a column. */
export function tableElement(table: PlacedTable, styleId: string, scope: SlideScope): Xml {
  const grid = table.columnWidths.map((width) => element("a:gridCol", { w: extent(width) }));
  const graphic = element(
    "a:tbl",
    undefined,
    tableProperties(table, styleId, scope),
    element("a:tblGrid", undefined, grid),
    table.rows.map((row, index) => rowElement(row, index, table, scope)),
  );
  return graphicFrame({ ...table, uri: namespaces.table, graphic }, scope);
}

/** A table that runs from right to left keeps the order of its cells; whoever shows it mirrors the columns. */
function tableProperties(
  { headerRow, firstColumn, totalRow }: PlacedTable,
  styleId: string,
  { direction }: SlideScope,
): Xml {
  const flags = {
    rtl: direction === "rtl" || undefined,
    firstRow: headerRow || undefined,
    firstCol: firstColumn || undefined,
    lastRow: totalRow || undefined,
  };
  return element("a:tblPr", flags, element("a:tableStyleId", undefined, textContent(styleId)));
}

function rowElement(row: PlacedTableRow, index: number, table: PlacedTable, scope: SlideScope): Xml {
  const { columnWidths, rows, name } = table;
  if (row.cells.length !== columnWidths.length) {
    throw new RangeError(
      `Expected ${columnWidths.length} cells in row ${index + 1} of ${name}, one for each column, got ${row.cells.length}.`,
    );
  }
  const emptySize = firstSize(row);
  const cells = row.cells.map((cell, column) => {
    const above = rows[index - 1]?.cells[column];
    const below = rows[index + 1]?.cells[column];
    return tableCellElement(cell, { top: edge(above, cell), bottom: edge(cell, below), emptySize }, scope);
  });
  return element("a:tr", { h: extent(row.height) }, cells);
}

function firstSize({ cells }: PlacedTableRow): Points | undefined {
  const spoken = cells.find(({ text }) => text.paragraphs.some(({ runs }) => runs.length > 0));
  return spoken?.text.paragraphs.find(({ runs }) => runs.length > 0)?.runs[0]?.size;
}

/** Two cells share an edge, and both state the same line: which of two would be drawn depends on the program. */
function edge(
  above: PlacedTableCell | undefined,
  below: PlacedTableCell | undefined,
): PlacedLine | undefined {
  const [one, other] = [above?.borderBottom, below?.borderTop];
  return one && other && other.width > one.width ? other : (one ?? other);
}
