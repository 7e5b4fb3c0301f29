/** The name of the only sheet in a chart's workbook. */
export const sheetName = "Sheet1";

/** Returns the letters of a column, counted from 0: A, B … Z, AA. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}

/** Returns the cell with the name of a series, counted from 0, as a formula. */
export function nameFormula(series: number): string {
  return `${sheetName}!$${columnLetters(series + 1)}$1`;
}

/** Returns the cells with the categories as a formula. */
export function categoriesFormula(count: number): string {
  return rowsFormula(0, count);
}

/** Returns the cells with the values of a series, counted from 0, as a formula. */
export function valuesFormula(series: number, count: number): string {
  return rowsFormula(series + 1, count);
}

function rowsFormula(column: number, count: number): string {
  const letters = columnLetters(column);
  return `${sheetName}!$${letters}$2:$${letters}$${count + 1}`;
}
