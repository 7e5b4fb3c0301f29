/** A part of a drawing: its colour, by which it gets its tone, and its outline as path data of SVG. */
export interface DrawnPart {
  readonly color: string;
  readonly path: string;
}

const middle = 16;

/** Drawings of our own, where Fluent Emoji has none, or one that cannot be told in tones, in a field of 32. */
export const ownDrawings: Readonly<Record<string, readonly DrawnPart[]>> = {
  sun: [
    { color: "#f9844a", path: rays(12, 9.6, 14.6, 1.1) },
    { color: "#fcd53f", path: disc(7.4) },
  ],
  "solar-panel": [
    { color: "#9b9b9b", path: "M14.5 21H17.5V27H14.5ZM9 27H23V29.5H9Z" },
    { color: "#1c2b5a", path: "M8.4 5.5H30.4L26 22.5H2.6Z" },
    { color: "#3f7fe8", path: cells((row, column) => (row + column) % 4 !== 1) },
    { color: "#a6d8ff", path: cells((row, column) => (row + column) % 4 === 1) },
  ],
};

function disc(radius: number): string {
  return `M${middle - radius} ${middle}A${radius} ${radius} 0 1 1 ${middle + radius} ${middle}A${radius} ${radius} 0 1 1 ${middle - radius} ${middle}Z`;
}

/** Bars with round ends that point away from the middle. */
function rays(count: number, from: number, to: number, half: number): string {
  return Array.from({ length: count }, (_, index) => {
    const turn = (2 * Math.PI * index) / count;
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    const at = (along: number, aside: number) =>
      `${middle + x * along - y * aside} ${middle + y * along + x * aside}`;
    return `M${at(from, half)}L${at(to, half)}A${half} ${half} 0 0 0 ${at(to, -half)}L${at(from, -half)}A${half} ${half} 0 0 0 ${at(from, half)}Z`;
  }).join("");
}

/** The cells of a panel that leans back, three rows of four. */
function cells(isDrawn: (row: number, column: number) => boolean): string {
  const [rows, columns] = [3, 4];
  const at = (across: number, down: number) => {
    const [left, right] = [8.9 - 5.3 * down, 29.6 - 4 * down];
    return `${left + (right - left) * across} ${6.4 + 15.2 * down}`;
  };
  return Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    if (!isDrawn(row, column)) return "";
    const [left, right] = [(column + 0.07) / columns, (column + 0.93) / columns];
    const [top, bottom] = [(row + 0.08) / rows, (row + 0.92) / rows];
    return `M${at(left, top)}L${at(right, top)}L${at(right, bottom)}L${at(left, bottom)}Z`;
  }).join("");
}
