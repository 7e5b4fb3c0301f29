import type { DrawnPart } from "./drawn-part.ts";

/** Drawings of our own of animals, appliances and tools, in a field of 32. */
export const ownTools: Readonly<Record<string, readonly DrawnPart[]>> = {
  octopus: [
    {
      color: "#a8326e",
      path:
        "M13.2 20H18.8C17.8 23 18.6 27 17.9 29.4C17.2 31 14.8 31 14.1 29.4C13.4 27 14.2 23 13.2 20Z" +
        "M10 19C8 22 6.6 26.6 8 29.4C9.2 31.4 12 30.6 12 28.4C12 26.4 12.4 23.6 13.4 21Z" +
        "M22 19C24 22 25.4 26.6 24 29.4C22.8 31.4 20 30.6 20 28.4C20 26.4 19.6 23.6 18.6 21Z",
    },
    {
      color: "#e0559a",
      path:
        "M8 17C4 17 1.5 20 2 24C2.3 26.5 5 27.4 6.2 25.6C7.2 24 5.4 23 5.4 22.4C5.4 20.6 8 20.4 10 21Z" +
        "M24 17C28 17 30.5 20 30 24C29.7 26.5 27 27.4 25.8 25.6C24.8 24 26.6 23 26.6 22.4C26.6 20.6 24 20.4 22 21Z",
    },
    {
      color: "#e0559a",
      path: "M16 2C22.6 2 26 6.6 26 11.6C26 16.4 24 21.6 16 21.6C8 21.6 6 16.4 6 11.6C6 6.6 9.4 2 16 2Z",
    },
    { color: "#f2a0c8", path: disc(11.4, 6.4, 1.3) + disc(15.4, 4.8, 0.9) + disc(20.6, 6.6, 1.1) },
    { color: "#ffffff", path: disc(12, 12.2, 2.8) + disc(20, 12.2, 2.8) },
    {
      color: "#2a1a2a",
      path:
        `${disc(12.6, 12.6, 1.4)}${disc(19.4, 12.6, 1.4)}` +
        "M13.2 16.6C14.4 18.2 17.6 18.2 18.8 16.6L19.6 17.3C18 19.7 14 19.7 12.4 17.3Z",
    },
  ],
  "rugby-football": [
    { color: "#9b4a26", path: "M4.9 25.3A14.5 9 -40 1 1 27.1 6.7A14.5 9 -40 1 1 4.9 25.3Z" },
    { color: "#5c2a12", path: along([-12.6, 0.35], [12.6, 0.35], [12.6, -0.35], [-12.6, -0.35]) },
    {
      color: "#fff8e6",
      path:
        along([-10.4, 6], [-8.2, 7.1], [-8.2, -7.1], [-10.4, -6]) +
        along([8.2, 7.1], [10.4, 6], [10.4, -6], [8.2, -7.1]) +
        [-4.2, -1.4, 1.4, 4.2]
          .map((at) => along([at - 0.5, 2.2], [at + 0.5, 2.2], [at + 0.5, -2.2], [at - 0.5, -2.2]))
          .join(""),
    },
  ],
  falcon: [
    { color: "#2a2a2a", path: "M8 29.4H27V31.2H8Z" },
    { color: "#fcb02e", path: "M14.6 26H16.8V29.8H14.6ZM19 25H21.2V29.8H19Z" },
    {
      color: "#f4e6cc",
      path: "M11 9C11 4.5 14.5 2 18.5 2C22 2 24.6 4.2 25 7.4C25.2 9 24.6 10 24 11C26 15 25.4 21 21 25.4C18 28 13 27.6 10.6 25C7.6 20 9.6 14.6 11 9Z",
    },
    {
      color: "#7a5a3c",
      path: "M11 9C8 14 3.6 20 4.4 30.4C10 27.6 15.6 21 16.6 13.6C15.4 10.6 13 9 11 9Z",
    },
    {
      color: "#4a3220",
      path: "M11 9C11 4.5 14.5 2 18.5 2C22 2 24.6 4.2 25 7.4C21 6.4 18.8 7.6 18.4 9.6C20 9.8 20.2 12.4 19.2 14C17.8 12.6 17.4 11.6 17.4 11C15.6 12 12.6 11.4 11 9Z",
    },
    { color: "#fcb02e", path: "M24.6 6.8C27.4 7 28.6 8.8 27.8 11.6C26.8 10.2 25.4 9.8 24.2 10Z" },
    { color: "#2a2a2a", path: disc(22, 6, 1) },
    {
      color: "#7a5a3c",
      path: disc(19.6, 17, 0.7) + disc(22, 18.6, 0.7) + disc(18.4, 20.4, 0.7) + disc(20.8, 22, 0.7),
    },
  ],
  "shadow-puppet": [
    {
      color: "#9b6b4b",
      path: "M15.4 25H16.6V31.4H15.4ZM4.6 17.6L5.7 17.2L9.9 31L8.8 31.4ZM27.4 17.6L26.3 17.2L22.1 31L23.2 31.4Z",
    },
    { color: "#2a2a2a", path: "M11 24H14.4V29H9.6ZM17.6 24H21L22.4 29H17.6Z" },
    { color: "#8e1f1a", path: "M12.4 11.6L4 16.6L5.4 19.4L13 15.6ZM19.6 11.6L28 16.6L26.6 19.4L19 15.6Z" },
    { color: "#d3312b", path: "M12 11.4H20L23.4 26H8.6Z" },
    { color: "#fcd53f", path: "M11 17.4H21L21.5 19.6H10.5ZM10 23H22L22.4 24.6H9.6Z" },
    { color: "#f0c27a", path: disc(16, 8.2, 3.8) },
    { color: "#fcd53f", path: "M12 6L10.8 1.6L13.8 3.6L16 0.6L18.2 3.6L21.2 1.6L20 6Z" },
    { color: "#2a2a2a", path: `${disc(14.6, 8.2, 0.6)}${disc(17.4, 8.2, 0.6)}M14.4 10.2H17.6V10.9H14.4Z` },
  ],
  windmill: [
    { color: "#9b6b4b", path: "M11.6 13H20.4L23.6 30.5H8.4Z" },
    {
      color: "#5c3b28",
      path: "M10.6 13.6C10.6 9.6 13 7.8 16 7.8C19 7.8 21.4 9.6 21.4 13.6ZM7 22H25V23.6H7Z",
    },
    { color: "#2a2a2a", path: "M14 30.5V26.6A2 2 0 0 1 18 26.6V30.5Z" },
    { color: "#f4f4f4", path: [45, 135, 225, 315].map((turn) => sail(turn, 2.6, 12, 0.2, 3.2)).join("") },
    { color: "#2a2a2a", path: [45, 135, 225, 315].map((turn) => sail(turn, 0, 12.4, -0.45, 0.45)).join("") },
    { color: "#2a2a2a", path: disc(16, 11.4, 1.5) },
  ],
  toaster: [
    {
      color: "#f0a92e",
      path: "M8 12V8A3.4 3.4 0 0 1 11.4 4.4H13A2.4 2.4 0 0 1 15.2 7.6V12ZM16.8 12V7.6A2.4 2.4 0 0 1 19 4.4H20.6A3.4 3.4 0 0 1 24 8V12Z",
    },
    { color: "#2a2a2a", path: "M27.6 15H30.8V18.6H27.6ZM6.5 27H11V29.6H6.5ZM21 27H25.5V29.6H21Z" },
    { color: "#d3312b", path: "M3.6 15A4.6 4.6 0 0 1 8.2 10.4H23.8A4.6 4.6 0 0 1 28.4 15V27.6H3.6Z" },
    { color: "#8e1f1a", path: "M3.6 22H28.4V27.6H3.6Z" },
    { color: "#f4f4f4", path: disc(9, 24.8, 1.4) + disc(13.6, 24.8, 1.4) },
  ],
  "milk-churn": [
    {
      color: "#636363",
      path: "M7.4 15.5C3.6 15.5 3.6 22 7.4 22V20C6 20 6 17.5 7.4 17.5ZM24.6 15.5C28.4 15.5 28.4 22 24.6 22V20C26 20 26 17.5 24.6 17.5Z",
    },
    {
      color: "#c8d2d9",
      path: "M12 6H20V10.5L25 15V28A2.4 2.4 0 0 1 22.6 30.4H9.4A2.4 2.4 0 0 1 7 28V15L12 10.5Z",
    },
    { color: "#8a97a1", path: "M18.4 6H20V10.5L25 15V28A2.4 2.4 0 0 1 22.6 30.4H19.6V14.6L18.4 11Z" },
    {
      color: "#636363",
      path: "M12.4 1.6H19.6V4H12.4ZM10.6 4H21.4V6.6H10.6ZM7 17.4H25V18.8H7ZM7 25.8H25V27.2H7Z",
    },
  ],
  kettle: [
    {
      color: "#2a2a2a",
      path: "M5 15C3 6 9 1.5 15 1.5C21 1.5 27 6 25 15H22.6C24.2 7.8 20 4 15 4C10 4 5.8 7.8 7.4 15Z",
    },
    { color: "#8e1f1a", path: "M24.4 19L30.4 13.2L31.4 15.8L25.6 24Z" },
    {
      color: "#d3312b",
      path: "M7 13.6H23C26 17 26.6 22 26 28A2.2 2.2 0 0 1 23.8 30.2H6.2A2.2 2.2 0 0 1 4 28C3.4 22 4 17 7 13.6Z",
    },
    { color: "#8e1f1a", path: "M8.4 14C9 10.8 12 9.6 15 9.6C18 9.6 21 10.8 21.6 14Z" },
    { color: "#2a2a2a", path: disc(15, 8.6, 1.6) },
    { color: "#f0746c", path: "M7.6 18.4A1 1 0 0 1 9.6 18.4V25A1 1 0 0 1 7.6 25Z" },
  ],
  "pill-bottle": [
    {
      color: "#f0a02e",
      path: "M9.4 8H22.6V11.4H24.4A1.6 1.6 0 0 1 26 13V28A2.4 2.4 0 0 1 23.6 30.4H8.4A2.4 2.4 0 0 1 6 28V13A1.6 1.6 0 0 1 7.6 11.4H9.4Z",
    },
    { color: "#3f7fe8", path: "M9 2H23A1 1 0 0 1 24 3V9H8V3A1 1 0 0 1 9 2Z" },
    {
      color: "#1c2b5a",
      path: [10.4, 13.4, 16.4, 19.4].map((x) => `M${x} 3.4H${x + 1.2}V7.8H${x}Z`).join(""),
    },
    { color: "#fff8e6", path: "M6 15.4H26V26.4H6Z" },
    {
      color: "#d3312b",
      path: "M14.6 17.4H17.4V19.6H19.6V22.4H17.4V24.6H14.6V22.4H12.4V19.6H14.6Z",
    },
  ],
  forklift: [
    { color: "#9b6b4b", path: "M25 16.6H31.4V25.2H25Z" },
    {
      color: "#2a2a2a",
      path: "M8 5.4H19.6L21.2 19H19L17.8 7.6H10.2V17H8ZM22.2 2.6H24.4V28H22.2ZM24 25.4H31.6V27.2H24Z",
    },
    { color: "#fcb02e", path: "M2 16H8.6L12 20.6H21.4V27H2Z" },
    { color: "#c9781a", path: "M2 16H7V23H2Z" },
    { color: "#2a2a2a", path: disc(7, 27.4, 3.4) + disc(17.6, 27.4, 3.4) },
    { color: "#f4f4f4", path: disc(7, 27.4, 1.3) + disc(17.6, 27.4, 1.3) },
  ],
  refrigerator: [
    { color: "#2a2a2a", path: "M8 28H11V30.6H8ZM21 28H24V30.6H21Z" },
    { color: "#a6d8ff", path: "M8 1.4H24A2 2 0 0 1 26 3.4V28.6H6V3.4A2 2 0 0 1 8 1.4Z" },
    { color: "#5b9bd8", path: "M22.4 1.4H24A2 2 0 0 1 26 3.4V28.6H22.4Z" },
    { color: "#2a2a2a", path: "M6 11.4H26V12.4H6ZM9 5H10.6V9.4H9ZM9 14.6H10.6V21H9Z" },
  ],
  "coffee-beans": [
    {
      color: "#6b4226",
      path: "M3 20C3 14 7 10.6 11 11.4C15 12.2 17.4 16.6 16.4 22C15.4 27.6 11.6 30.6 8 29.4C5 28.4 3 25 3 20Z",
    },
    { color: "#f0c27a", path: "M11.4 11.5C8 16 12 21 8.4 29.5L10 29.6C13.8 21 9.8 16.4 12.9 12Z" },
    {
      color: "#8a5a34",
      path: "M17 4.6C21 1.6 26 2.6 28.4 6.4C30.8 10.4 29.4 15.6 25 18.4C20.6 21 16.4 20 14.8 16.6C13.4 13.2 13.6 7.4 17 4.6Z",
    },
    { color: "#f0c27a", path: "M28.4 6.4C23 7 22 12.6 15 16.9L15.8 18.2C23 13.8 24.2 8.6 29.1 7.8Z" },
  ],
  "traffic-cone": [
    { color: "#f26b21", path: "M14.2 2.4H17.8L24.6 27H7.4Z" },
    { color: "#f4f4f4", path: "M12.7 8H19.3L20.7 13H11.3ZM10.2 17H21.8L23.2 22H8.8Z" },
    { color: "#2a2a2a", path: "M3 26.4H29V30H3Z" },
  ],
  "traffic-light": [
    { color: "#636363", path: "M14.4 23H17.6V31H14.4Z" },
    { color: "#2a2a2a", path: "M11 1.2H21A2.4 2.4 0 0 1 23.4 3.6V24.6H8.6V3.6A2.4 2.4 0 0 1 11 1.2Z" },
    { color: "#d3312b", path: disc(16, 6, 2.9) },
    { color: "#fcd53f", path: disc(16, 13, 2.9) },
    { color: "#3fa06a", path: disc(16, 20, 2.9) },
  ],
  elevator: [
    { color: "#4a4a4a", path: "M3.6 1.4H28.4V30.6H3.6Z" },
    { color: "#fcd53f", path: "M10.4 6L12.8 2.8L15.2 6ZM16.8 2.8H21.6L19.2 6Z" },
    { color: "#c8d2d9", path: "M6.6 8H15.6V30.6H6.6ZM16.4 8H25.4V30.6H16.4Z" },
    { color: "#8a97a1", path: "M13.4 17H15.6V23H13.4ZM16.4 17H18.6V23H16.4Z" },
  ],
  bottle: [
    {
      color: "#2a6b45",
      path: "M13.6 3H18.4V9.4C21.4 11.4 22.4 13.4 22.4 16.4V28A2.4 2.4 0 0 1 20 30.4H12A2.4 2.4 0 0 1 9.6 28V16.4C9.6 13.4 10.6 11.4 13.6 9.4Z",
    },
    { color: "#fff8e6", path: "M9.6 17.6H22.4V26H9.6Z" },
    { color: "#d3312b", path: "M13 1.4H19V5H13ZM13 20.4H19V23.2H13Z" },
  ],
};

function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}A${radius} ${radius} 0 1 1 ${x + radius} ${y}A${radius} ${radius} 0 1 1 ${x - radius} ${y}Z`;
}

/** A polygon on a ball that leans by 40 degrees: points along its axis and aside of it, from its middle. */
function along(...points: readonly (readonly [number, number])[]): string {
  const [cos, sin] = [Math.cos((40 * Math.PI) / 180), Math.sin((40 * Math.PI) / 180)];
  return `M${points.map(([far, aside]) => `${16 + far * cos + aside * sin} ${16 - far * sin + aside * cos}`).join("L")}Z`;
}

/** A sail around the hub of a mill, from so far to so far, between two edges aside. */
function sail(angle: number, from: number, to: number, near: number, far: number): string {
  const turn = (angle * Math.PI) / 180;
  const [x, y] = [Math.sin(turn), -Math.cos(turn)];
  const at = (reach: number, aside: number) =>
    `${16 + x * reach - y * aside} ${11.4 + y * reach + x * aside}`;
  return `M${at(from, near)}L${at(to, near)}L${at(to, far)}L${at(from, far)}Z`;
}
