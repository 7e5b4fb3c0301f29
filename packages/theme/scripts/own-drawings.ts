import type { DrawnPart } from "./drawn-part.ts";
import { ownTools } from "./own-tools.ts";

const middle = 16;

/** Drawings of our own, where Fluent Emoji has none, or one that cannot be told in tones, in a field of 32. */
export const ownDrawings: Readonly<Record<string, readonly DrawnPart[]>> = {
  ...ownTools,
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
  lighthouse: [
    { color: "#ffe37a", path: "M14 7L1.5 3.2V10.2ZM18 7L30.5 3.2V10.2Z" },
    { color: "#636363", path: "M3 27.5H29V30H3Z" },
    { color: "#f4f4f4", path: "M12.3 10H19.7L22 27.5H10Z" },
    { color: "#d3312b", path: "M12 12.4H20L20.6 16.8H11.4ZM10.8 21H21.2L21.8 25.4H10.2Z" },
    { color: "#636363", path: "M10.8 9.2H21.2V11H10.8Z" },
    { color: "#ffe37a", path: "M13.2 4.8H18.8V9.2H13.2Z" },
    { color: "#d3312b", path: "M12.2 4.8L16 1.2L19.8 4.8Z" },
  ],
  tofu: [
    { color: "#3f7fe8", path: "M2 22H30C29 26.5 25 29 20 29H12C7 29 3 26.5 2 22Z" },
    { color: "#fff8e6", path: "M5 11.5L16 7L27 11.5L16 16Z" },
    { color: "#efe2c0", path: "M5 11.5L16 16V25.5L5 21Z" },
    { color: "#dccba0", path: "M27 11.5L16 16V25.5L27 21Z" },
  ],
  beehive: [
    { color: "#8a5a2b", path: "M4 27H28V30H4Z" },
    { color: "#f0a92e", path: band(22.2, 12, 5) + band(12, 10, 4.6) + band(3, 5.4, 4) },
    { color: "#fcd53f", path: band(17, 11.4, 4.8) + band(7.4, 8, 4.2) },
    { color: "#4a2f1a", path: "M13 27V24.6A3 3 0 0 1 19 24.6V27Z" },
  ],
  "wind-turbine": [
    { color: "#9b9b9b", path: "M14.9 12.5H17.1L18 30.5H14Z" },
    { color: "#f4f4f4", path: [0, 120, 240].map(blade).join("") },
    { color: "#d3312b", path: "M14.1 12A1.9 1.9 0 1 1 17.9 12A1.9 1.9 0 1 1 14.1 12Z" },
  ],
  bridge: [
    { color: "#3f7fe8", path: "M1 25.5H31V29.5H1Z" },
    { color: "#9b6b4b", path: "M1 11H31V25.5H28.5A5.2 7.6 0 0 0 18.1 25.5H13.9A5.2 7.6 0 0 0 3.5 25.5H1Z" },
    { color: "#5c3b28", path: "M0.5 9H31.5V12H0.5Z" },
  ],
  boiler: [
    { color: "#636363", path: "M14 1.5H18V6H14ZM9 27.5H12V30.5H9ZM20 27.5H23V30.5H20Z" },
    {
      color: "#d3312b",
      path: "M10 5H22A3 3 0 0 1 25 8V25A3 3 0 0 1 22 28H10A3 3 0 0 1 7 25V8A3 3 0 0 1 10 5Z",
    },
    { color: "#f4f4f4", path: "M12 11.5A4 4 0 1 1 20 11.5A4 4 0 1 1 12 11.5Z" },
    { color: "#2a2a2a", path: "M15.3 11.9L18 8.8L16.9 12.6ZM11 19H21V25H11Z" },
    { color: "#fcd53f", path: "M16 19.6C18.6 21.6 18.6 24.4 16 24.6C13.4 24.4 13.4 21.6 16 19.6Z" },
  ],
  tap: [
    { color: "#d3312b", path: "M9 3H21A1.5 1.5 0 0 1 21 6H9A1.5 1.5 0 0 1 9 3Z" },
    { color: "#636363", path: "M13.4 5.5H16.6V10H13.4Z" },
    {
      color: "#9b9b9b",
      path: "M2 9H20C25.5 9 28.5 12 28.5 17V20.5H21.5V18C21.5 16.6 20.9 16 19.5 16H2Z",
    },
    {
      color: "#3f7fe8",
      path: "M25 22.6C27.4 25.6 28.2 27 28.2 28.2A3.2 3.2 0 1 1 21.8 28.2C21.8 27 22.6 25.6 25 22.6Z",
    },
  ],
  "shipping-container": [
    { color: "#8e1f1a", path: "M1 9L9 6H31V22L25 26H1Z" },
    { color: "#d3312b", path: "M1 9H25V26H1Z" },
    {
      color: "#f0746c",
      path: [3.2, 6.8, 10.4, 14, 17.6, 21.2].map((x) => `M${x} 11H${x + 1.6}V24H${x}Z`).join(""),
    },
  ],
  "watering-can": [
    { color: "#2a6b45", path: "M11 11C11 4 21 2 25.5 8.5L28 17H25L22.8 10.2C20 6.6 14.4 7.6 14.4 11Z" },
    { color: "#3fa06a", path: "M9 11H25L26 29H8ZM9.4 23L3.6 12.4L1 14L8.6 27Z" },
    { color: "#2a6b45", path: "M0.4 13.2L5.4 10L6.4 11.8L1.4 15Z" },
  ],
  spade: [
    { color: "#9b6b4b", path: "M14.7 6H17.3V19H14.7Z" },
    { color: "#5c3b28", path: "M11 1.5H21V4.2H19.6L17.3 7.4H14.7L12.4 4.2H11Z" },
    { color: "#9b9b9b", path: "M10 17H22V24C22 27.4 19 29.6 16 31C13 29.6 10 27.4 10 24Z" },
  ],
};

function disc(radius: number): string {
  return `M${middle - radius} ${middle}A${radius} ${radius} 0 1 1 ${middle + radius} ${middle}A${radius} ${radius} 0 1 1 ${middle - radius} ${middle}Z`;
}

/** A coil of a straw hive, round at both ends. */
function band(top: number, half: number, height: number): string {
  const end = height / 2;
  const [left, right] = [middle - half + end, middle + half - end];
  return `M${left} ${top}H${right}A${end} ${end} 0 0 1 ${right} ${top + height}H${left}A${end} ${end} 0 0 1 ${left} ${top}Z`;
}

/** A blade of a turbine around its hub, turned from upright by an angle in degrees. */
function blade(angle: number): string {
  const turn = (angle * Math.PI) / 180;
  const [x, y] = [Math.sin(turn), -Math.cos(turn)];
  const at = (along: number, aside: number) =>
    `${middle + x * along - y * aside} ${12 + y * along + x * aside}`;
  return `M${at(0, -0.9)}L${at(4, 1.5)}L${at(11.6, 0.2)}L${at(11.6, -0.2)}L${at(0, -0.9)}Z`;
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
