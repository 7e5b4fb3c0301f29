// outline -> pictures that nobody has -> a request for each, all at once -> drawings that can be shown -> the outline with them.
import type { SeenDrawings } from "@lectern/authoring";
import {
  createOutline,
  drawingLabelsOf,
  type Illustration,
  type Outline,
  type OutlineSlide,
} from "@lectern/deck";
import type { AskLimits, AskModel } from "../asking/ask-model.ts";
import { ModelError } from "../asking/model-error.ts";
import { writeDrawingInstructions, writeDrawingRepair, writeDrawingRequest } from "./drawing-request.ts";
import { findAnchors } from "./find-anchors.ts";
import { findWanted, type WantedDrawing } from "./find-wanted.ts";
import type { PictureStock } from "./picture-stock.ts";

/** What drawings are made with. */
export interface DrawingTask {
  readonly stock: PictureStock;
  readonly seen: Exclude<SeenDrawings, "none">;
  readonly ask: AskModel;
  readonly limits: AskLimits;
  readonly nonce: string;
  /** How long it may take. */
  readonly seconds: number;
  /** Called before the model is asked, if it is. */
  readonly onBegin: () => void;
}

/** A deck with drawings, and what became of those that it wanted. */
export interface DrawnOutline {
  readonly outline: Outline;
  /** For the person who asked, a sentence each. */
  readonly decisions: readonly string[];
}

/** A drawing of 40 shapes has half as many; a model that thinks first writes more. Several at once leave a deck's tokens to each other. */
const mostTokens = 3_500;

/**
 * Returns the outline with drawings of what its pictures name and the stock does not have. What is not drawn in time, or not well
 * enough to be shown, is left out and told: no deck fails for a picture. Throws the signal's reason alone.
 */
export async function addDrawings(written: Outline, task: DrawingTask): Promise<DrawnOutline> {
  const outline = { ...written, slides: written.slides.map(withPictureOfParts) };
  const wanted = findWanted(outline, { has: task.stock.has, seen: task.seen });
  if (wanted.length === 0) return { outline, decisions: [] };
  task.onBegin();
  const timeUp = AbortSignal.timeout(Math.ceil(task.seconds * 1000));
  const limits = { ...task.limits, deadline: AbortSignal.any([task.limits.deadline, timeUp]) };
  const results = await Promise.all(wanted.map((one) => draw(one, { ...task, limits })));
  task.limits.signal?.throwIfAborted();
  const drawn = results.flatMap((one) =>
    "illustration" in one ? [[one.name, one.illustration] as const] : [],
  );
  const unlabelled = results.flatMap(({ kind, name }) => (kind === "unlabelled" ? [name] : []));
  const slides = outline.slides.map((slide) => withPlainPicture(slide, unlabelled));
  return {
    outline:
      drawn.length === 0
        ? outline
        : createOutline({ ...outline, slides, drawings: Object.fromEntries(drawn) }),
    decisions: describe(results),
  };
}

/** What the points of a list are parts of is shown beside it where they are too many, too few or have too much to them for labels. */
function withPictureOfParts(slide: OutlineSlide): OutlineSlide {
  return slide.kind === "bullets" && slide.partsOf && !slide.picture && drawingLabelsOf(slide) === undefined
    ? { ...slide, picture: slide.partsOf }
    : slide;
}

/** So is a drawing that does not say where they are. */
function withPlainPicture(slide: OutlineSlide, unlabelled: readonly string[]): OutlineSlide {
  return slide.kind === "bullets" && slide.partsOf !== undefined && unlabelled.includes(slide.partsOf)
    ? { ...slide, picture: slide.picture || slide.partsOf }
    : slide;
}

type Result =
  | { readonly kind: "drawn"; readonly name: string; readonly illustration: Illustration }
  /** Drawn, but without saying where its labels point. */
  | { readonly kind: "unlabelled"; readonly name: string; readonly illustration: Illustration }
  /** `reason` goes on after "the drawing". */
  | { readonly kind: "refused" | "missing"; readonly name: string; readonly reason: string };

/** Returns what came of a drawing; what is not fit to be shown is asked for once more, with the reason. */
async function draw(wanted: WantedDrawing, task: DrawingTask): Promise<Result> {
  const request = writeDrawingRequest(wanted, task.nonce);
  const first = await drawOnce(wanted, request, task);
  const fault = faultOf(first);
  if (fault === undefined || task.limits.deadline.aborted) return first;
  const second = await drawOnce(wanted, `${request}\n\n${writeDrawingRepair(fault)}`, task);
  return ranks[second.kind] > ranks[first.kind] ? second : first;
}

const ranks: Readonly<Record<Result["kind"], number>> = { missing: 0, refused: 1, unlabelled: 2, drawn: 3 };

function faultOf(result: Result): string | undefined {
  if (result.kind === "unlabelled")
    return "does not mark each numbered thing, every one upon it and apart from the others";
  return result.kind === "refused" ? result.reason : undefined;
}

async function drawOnce(
  { name, labels }: WantedDrawing,
  prompt: string,
  { stock, ask, limits, nonce }: DrawingTask,
): Promise<Result> {
  try {
    const question = { instructions: writeDrawingInstructions(stock, nonce), prompt, mostTokens };
    const { text } = await ask(question, limits);
    const read = stock.read(text);
    if (read.kind === "refused") return { ...read, name };
    const { illustration, marks } = read;
    if (labels.length === 0) return { kind: "drawn", name, illustration };
    const anchors = findAnchors(labels, marks, illustration);
    return anchors
      ? { kind: "drawn", name, illustration: { ...illustration, anchors } }
      : { kind: "unlabelled", name, illustration };
  } catch (error) {
    limits.signal?.throwIfAborted();
    if (!(error instanceof ModelError)) throw error;
    return { kind: "missing", name, reason: `did not come (${error.fault})` };
  }
}

function describe(results: readonly Result[]): readonly string[] {
  const drawn = results.filter((one) => "illustration" in one).map(({ name }) => name);
  const unlabelled = results.filter(({ kind }) => kind === "unlabelled");
  const refused = results.flatMap((one) => ("reason" in one ? [one] : []));
  return [
    ...(drawn.length > 0 ? [`The model drew pictures that there were none of: ${drawn.join(", ")}.`] : []),
    ...unlabelled.map(
      ({ name }) =>
        `No labels at the picture of "${name}": the drawing does not say where each of them points.`,
    ),
    ...refused.map(({ name, reason }) => `No picture of "${name}": the drawing ${reason}.`),
  ];
}
