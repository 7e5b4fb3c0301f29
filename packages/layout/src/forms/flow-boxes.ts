import { type Box, emu, type FlowNode, type Insets, inches, type PlacedShape, points } from "@lectern/deck";
import { type Canvas, inkParagraph, keepsWords } from "../parts/canvas.ts";
import { createPanelText } from "../parts/panel-text.ts";
import { boldBlock } from "../template/colors/tones.ts";
import { measurePlacedText } from "../text/lines/measure-placed-text.ts";

/** What questions stand in. */
export type Question = "flowDecision" | "roundedRectangle";

/** How the words of boxes are set. */
export interface Words {
  readonly size: number;
  readonly question: Question;
  readonly canvas: Canvas;
}

/** Returns the boxes of a flow with their words; undefined where one has no room for them. */
export function setBoxes(
  nodes: readonly FlowNode[],
  places: readonly Box[],
  setting: Words,
): readonly PlacedShape[] | undefined {
  const boxes: PlacedShape[] = [];
  for (const [index, node] of nodes.entries()) {
    const place = places[index];
    const box = place && setBox(node, index, place, setting);
    if (!box) return undefined;
    boxes.push(box);
  }
  return boxes;
}

/** Returns the name of the shape of a node, by its place from 0. */
export function nameOf(index: number): string {
  return `Node ${index + 1}`;
}

function setBox(
  { text, form }: FlowNode,
  index: number,
  box: Box,
  { size, question, canvas }: Words,
): PlacedShape | undefined {
  const { look, tones } = canvas;
  const { fill, text: color } =
    form === "question" ? boldBlock(size, tones, "node") : { fill: tones.tint, text: tones.onTint.text };
  const isDiamond = form === "question" && question === "flowDecision";
  const paragraph = inkParagraph(text, { size, color, bold: form !== "step", alignment: "center" });
  const kind = form === "end" ? "end" : isDiamond ? "diamond" : "box";
  const room = roomOf(box, kind);
  const isFit =
    room.width > inches(0.6) &&
    keepsWords([paragraph], look, room.width) &&
    measurePlacedText([paragraph], look, room.width).height <= room.height;
  if (!isFit) return undefined;
  const words = { name: nameOf(index), box, paragraphs: [paragraph], fill, color };
  const shape = createPanelText({ ...words, anchor: "middle", padding: paddingOf(kind) }, canvas);
  const { cornerRadius: _, ...plain } = shape;
  if (isDiamond) return { ...plain, geometry: "flowDecision" };
  // An end is told by its form and a line, so that one colour says where to decide.
  const line = { color: tones.signal, width: points(1.75) };
  return form === "end" ? { ...plain, geometry: "flowTerminator", line } : shape;
}

type Form = "box" | "end" | "diamond";

/** PowerPoint keeps words inside the largest rectangle that stands well in a shape: a half of a diamond each way. */
function roomOf({ width, height }: Box, form: Form) {
  const { left, top } = paddingOf(form);
  const [across, down] = shareOfWords[form];
  return { width: emu(Math.floor(across * width - 2 * left)), height: down * height - 2 * top };
}

const shareOfWords: Readonly<Record<Form, readonly [across: number, down: number]>> = {
  box: [1, 1],
  end: [0.9, 0.7],
  diamond: [0.5, 0.5],
};

// What the form itself keeps free is not kept free again.
function paddingOf(form: Form): Insets {
  const across = form === "diamond" ? emu(0) : padding;
  const down = form === "box" ? padding : form === "end" ? inches(0.02) : emu(0);
  return { left: across, right: across, top: down, bottom: down };
}

const padding = inches(0.12);
