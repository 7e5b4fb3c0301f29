import {
  type Box,
  connectShapes,
  emu,
  groupElements,
  inches,
  type LinearGradient,
  type PlacedChart,
  type PlacedConnector,
  type PlacedDeck,
  type PlacedElement,
  type PlacedFill,
  type PlacedLine,
  type PlacedPicture,
  type PlacedShape,
  type PresetGeometry,
  points,
  type ShapeGeometry,
  type Side,
  type Template,
  type ThemeColor,
} from "@lectern/deck";
import { run, type SampleDeckOptions, textOf } from "./sample-deck.ts";
import { graphicSlide } from "./sample-graphics.ts";
import { sampleImage } from "./sample-images.ts";

/** Every shape that PowerPoint knows by name, lines aside. */
export const presetGeometries: readonly PresetGeometry[] = [
  "rectangle",
  "roundedRectangle",
  "roundedTop",
  "ellipse",
  "triangle",
  "rightTriangle",
  "diamond",
  "parallelogram",
  "trapezoid",
  "hexagon",
  "octagon",
  "plus",
  "chevron",
  "homePlate",
  "rightArrow",
  "leftBrace",
  "rightBrace",
  "speechBubble",
  "heart",
  "cloud",
  "star",
  "teardrop",
  "flowProcess",
  "flowDecision",
  "flowTerminator",
  "flowDocument",
  "flowData",
  "flowDatabase",
  "flowSubprocess",
];

const ink: ThemeColor = { scheme: "tx1" };
const accent: ThemeColor = { scheme: "accent1" };
const second: ThemeColor = { scheme: "accent2" };
const paper: ThemeColor = { scheme: "bg1" };
const sky: LinearGradient = {
  kind: "gradient",
  angle: 90,
  stops: [
    { position: 0, color: second },
    { position: 1, color: { ...second, alpha: 0 } },
  ],
};
const planned: PlacedFill = { kind: "pattern", preset: "wdUpDiag", foreground: second, background: paper };

/** Returns a deck with all that drawings are made of. */
export function drawingsDeck(template: Template, options: SampleDeckOptions = {}): PlacedDeck {
  const { direction = "ltr", language = "en-GB" } = options;
  const slides = [
    graphicSlide(template, "Forms", ...forms()),
    graphicSlide(template, "Fills and lines", ...fillsAndLines()),
    graphicSlide(template, "What goes where", ...connectedNodes()),
    graphicSlide(template, "Pictures and groups", ...picturesAndGroups()),
    graphicSlide(template, "What is planned", plannedChart()),
    graphicSlide(template, "A line that goes on", forecastChart()),
  ];
  return { title: "Drawings", language, direction, slideSize: template.slideSize, slides, sections: [] };
}

/** Returns shapes of every form. */
export function forms(): PlacedShape[] {
  const adjusted: readonly ShapeGeometry[] = [
    { preset: "triangle", adjustments: [0.2] },
    { preset: "rightArrow", adjustments: [0.3, 0.8] },
    { preset: "hexagon", adjustments: [0.45] },
    { preset: "speechBubble", adjustments: [-0.7, 0.8, 0.1667] },
    { sector: "pie", from: -90, to: 150 },
    { sector: "chord", from: 180, to: 360 },
    { sector: "arc", from: 180, to: 300 },
    { sector: "ring", from: -90, to: 120, thickness: 0.12 },
    { sector: "ring", from: 0, to: 360, thickness: 0.12 },
    { width: 10, height: 10, commands: "M 0 5 A 5 5 0 0 1 10 5 Q 5 12 0 5 Z M 4 3 H 6 V 5 H 4 Z" },
  ];
  return [...presetGeometries, ...adjusted].map((geometry, index) => {
    const isCurve = typeof geometry !== "string" && "sector" in geometry && geometry.sector === "arc";
    return {
      kind: "shape",
      name: `Form ${index + 1}`,
      geometry,
      box: cell(index, 10),
      ...(isCurve ? { line: { color: accent, width: points(3) } } : { fill: accent }),
      ...(geometry === "roundedTop" && { cornerRadius: inches(0.2) }),
    };
  });
}

/** Returns shapes with every kind of fill and of line, some of them turned. */
export function fillsAndLines(): PlacedElement[] {
  const fills: readonly PlacedFill[] = [{ ...accent, alpha: 0.4 }, sky, { ...sky, angle: 30 }, planned];
  const lines: readonly PlacedLine[] = [
    { color: ink, width: points(3), dash: "sysDash" },
    { color: ink, width: points(6), dash: "sysDot", cap: "round" },
    { color: ink, width: points(3), end: { form: "triangle" } },
    { color: second, width: points(2), start: { form: "oval", size: "small" }, end: { form: "arrow" } },
    { color: { ...sky, angle: 0 }, width: points(8) },
  ];
  return [
    ...fills.map(
      (fill, index): PlacedShape => ({
        kind: "shape",
        name: `Fill ${index + 1}`,
        geometry: "rectangle",
        box: cell(index, 5),
        fill,
        text: textOf(run("Seen", { color: ink })),
      }),
    ),
    ...lines.map(
      (line, index): PlacedShape => ({
        kind: "shape",
        name: `Line ${index + 1}`,
        geometry: "line",
        box: { ...cell(5 + index, 5), height: inches(0.4) },
        line,
        flippedVertically: index % 2 === 1,
      }),
    ),
    {
      kind: "shape",
      name: "Turned",
      geometry: "homePlate",
      box: cell(10, 5),
      rotation: 30,
      fill: planned,
      line: { color: ink, width: points(1), dash: "dash" },
    },
    {
      kind: "shape",
      name: "On its head",
      geometry: "roundedTop",
      box: cell(11, 5),
      flippedVertically: true,
      fill: sky,
    },
  ];
}

/** Returns a question, two answers and a way back, with the connectors between them. */
export function connectedNodes(): PlacedElement[] {
  const node = (name: string, geometry: PresetGeometry, x: number, y: number): PlacedShape => ({
    kind: "shape",
    name,
    geometry,
    box: { x: inches(x), y: inches(y), width: inches(2), height: inches(0.9) },
    fill: accent,
    text: { ...textOf(run(name, { color: ink })), anchor: "middle" },
  });
  const start = node("Start", "flowTerminator", 0.75, 2);
  const question = node("Question", "diamond", 3.75, 2);
  const yes = node("Yes", "roundedRectangle", 6.75, 2.8);
  const no = node("No", "ellipse", 3.75, 4.2);
  const line: PlacedLine = { color: ink, width: points(2), end: { form: "triangle" } };
  const way = (
    path: PlacedConnector["path"],
    from: readonly [PlacedShape, Side],
    to: readonly [PlacedShape, Side],
  ): PlacedConnector =>
    connectShapes({
      name: `${from[0].name} to ${to[0].name}`,
      path,
      line,
      from: { shape: from[0], side: from[1] },
      to: { shape: to[0], side: to[1] },
    });
  return [
    way("straight", [start, "right"], [question, "left"]),
    way("elbow", [question, "right"], [yes, "left"]),
    way("elbow", [question, "bottom"], [no, "top"]),
    way("elbow", [no, "left"], [start, "bottom"]),
    way("elbow", [yes, "bottom"], [no, "right"]),
    way("elbow", [yes, "right"], [no, "bottom"]),
    start,
    question,
    yes,
    no,
  ];
}

/** Returns an image twice, once cropped and once round, and a scene that is one thing. */
export function picturesAndGroups(image = sampleImage()): PlacedElement[] {
  const place = { y: inches(2), width: inches(2.4), height: inches(1.8) };
  const picture: PlacedPicture = {
    kind: "picture",
    name: "Picture",
    box: { ...place, x: inches(0.75) },
    image,
    description: "Blue turns to orange",
  };
  const part = (name: string, geometry: ShapeGeometry, box: Box, fill: ThemeColor): PlacedShape => {
    return { kind: "shape", name, geometry, box, fill };
  };
  const [x, y] = [inches(6.75), inches(2)];
  const walls = { ...place, x, y: emu(y + inches(0.9)), height: inches(0.9) };
  const door = { ...walls, x: emu(x + inches(1)), width: inches(0.4) };
  return [
    picture,
    {
      ...picture,
      name: "Round picture",
      box: { ...place, x: inches(3.75), width: place.height },
      geometry: "ellipse",
      crop: { left: 0.125, top: 0, right: 0.125, bottom: 0 },
      line: { color: ink, width: points(2) },
    },
    groupElements(
      "House",
      [
        part("Roof", "triangle", { ...walls, y }, second),
        part("Walls", "rectangle", walls, accent),
        groupElements("Entrance", [part("Door", "roundedTop", door, paper)]),
      ],
      "A house with a door",
    ),
  ];
}

const outline: PlacedLine = { color: second, width: points(1.5), dash: "sysDash" };

/** Returns columns that are reached, planned and only hoped for, under the line of a target. */
export function plannedChart(): PlacedChart {
  const labels = { show: "value", position: "outsideEnd", size: points(14), color: ink } as const;
  return {
    kind: "chart",
    name: "Result and plan",
    box: { x: inches(0.75), y: inches(2), width: inches(8.4), height: inches(4.5) },
    form: "column",
    categories: ["2023", "2024", "2025", "2026", "2027"],
    series: [
      { name: "Result", values: [-18.5, -2.25, 4, null, null], color: accent, labels },
      {
        name: "Plan",
        values: [null, null, null, 19, 28.75],
        color: second,
        look: { fill: planned, line: { color: second, width: points(1.5) } },
        pointLooks: { 4: { line: outline } },
        labels: { ...labels, numberFormat: "0" },
      },
      { name: "Target", values: [25, 25, 25, 25, 25], color: ink, drawnAs: "line", dash: "sysDash" },
    ],
    isOneBarEach: true,
    text: { size: points(14), color: ink },
    numberFormat: "#,##0.0",
    valueAxis: { visible: true, gridlines: { ...ink, alpha: 0.2 } },
    legend: "bottom",
    gapWidth: 40,
    description: "Result from 2023 to 2025, plan to 2027, with a target of 25",
  };
}

/** Returns a line, and what is expected to come after it. */
export function forecastChart(): PlacedChart {
  const { series: _, isOneBarEach: __, ...frame } = plannedChart();
  const labels = { points: [4], show: "value", position: "above", size: points(14), color: ink } as const;
  return {
    ...frame,
    name: "Forecast",
    form: "line",
    series: [
      { name: "Visits", values: [12.5, 14, 19, null, null], color: accent },
      { name: "Expected", values: [null, null, 19, 23.5, 26], color: accent, dash: "sysDot", labels },
    ],
  };
}

/** A place in a grid below the title of a slide of 10 inches or more, so many in a row. */
function cell(index: number, columns: number): Box {
  const pitch = { x: 8.4 / columns, y: columns > 5 ? 1.1 : 1.5 };
  return {
    x: inches(0.75 + (index % columns) * pitch.x),
    y: inches(2 + Math.floor(index / columns) * pitch.y),
    width: inches(0.85 * pitch.x),
    height: inches(0.7 * pitch.y),
  };
}
