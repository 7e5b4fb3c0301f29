import type { Box, FlowNode, PlacedParagraph, PlacedShape } from "@lectern/deck";
import { emu, inches } from "@lectern/deck";
import { areaOf, boxOf, intersectionOf, shareArea } from "../geometry.ts";
import { type Canvas, inkParagraph, widestWord } from "../parts/canvas.ts";
import { createTextShape } from "../parts/place-text.ts";
import { measurePlacedText } from "../text/lines/measure-placed-text.ts";
import type { TextMeasure } from "../text/lines/measure-text.ts";
import type { FlowLine } from "./flow-lines.ts";

/** How far boxes stand apart, and how large the words at the ways between them are. */
export interface Spacing {
  readonly gap: number;
  readonly rowGap: number;
  readonly labelSize: number;
}

/** Where the words at ways stand. */
export interface LabelSurroundings {
  readonly spacing: Spacing;
  readonly canvas: Canvas;
}

/** Returns the width of the widest words at a way. */
export function widestLabel(nodes: readonly FlowNode[], { spacing, canvas }: LabelSurroundings): number {
  const labels = nodes.flatMap(({ edges = [] }) => edges.flatMap(({ label }) => label ?? []));
  return Math.max(
    0,
    ...labels.map((label) => measureLabel(labelParagraph(label, spacing.labelSize, canvas), canvas).width),
  );
}

/** Longer answers take another line: the boxes between which they stand need the width. */
const mostLabelWidth = inches(1.15);

function measureLabel(paragraph: PlacedParagraph, { look }: Canvas): TextMeasure {
  const width = emu(Math.max(mostLabelWidth, widestWord(paragraph, look)) + 10_000);
  return measurePlacedText([paragraph], look, width);
}

function labelParagraph(label: string, size: number, { tones }: Canvas): PlacedParagraph {
  return inkParagraph(label, { size, color: tones.page.text, bold: true });
}

/** Returns what is said at ways: each where it leaves its box; undefined where there is no room for it. */
export function setLabels(
  lines: readonly FlowLine[],
  places: readonly Box[],
  { spacing, canvas }: LabelSurroundings,
): readonly PlacedShape[] | undefined {
  const taken: Box[] = [...places];
  const labels: PlacedShape[] = [];
  for (const { connector, label } of lines) {
    if (label === undefined) continue;
    const paragraph = labelParagraph(label, spacing.labelSize, canvas);
    const { width, height } = measureLabel(paragraph, canvas);
    const free = labelPlaces(connector, width + 20_000, height + 2_000).find(
      (place) => isInside(place, canvas.box) && !taken.some((other) => shareArea(place, other)),
    );
    if (!free) return undefined;
    taken.push(free);
    labels.push(
      createTextShape({
        name: `Answer ${labels.length + 1}`,
        box: free,
        paragraphs: [paragraph],
        look: canvas.look,
        color: canvas.tones.page.text,
      }),
    );
  }
  return labels;
}

function isInside(place: Box, area: Box): boolean {
  return areaOf(intersectionOf(place, area)) >= areaOf(place) * 0.999;
}

const near = inches(0.06);

function labelPlaces(
  { route, from: { side } }: FlowLine["connector"],
  width: number,
  height: number,
): readonly Box[] {
  const [start, next] = route;
  if (!start || !next) return [];
  const turns = (route[2]?.y ?? next.y) < next.y;
  switch (side) {
    case "right":
    case "left": {
      const x = side === "right" ? start.x + near : start.x - near - width;
      const above = boxOf(x, start.y - height - near / 2, width, height);
      const below = boxOf(x, start.y + near / 2, width, height);
      return turns ? [below, above] : [above, below];
    }
    case "bottom":
    case "top": {
      const y = side === "bottom" ? start.y + near : start.y - near - height;
      return [boxOf(start.x + near, y, width, height), boxOf(start.x - near - width, y, width, height)];
    }
  }
}
