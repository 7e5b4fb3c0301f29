import {
  type BulletItem,
  type Emu,
  emu,
  type Insets,
  inches,
  type PathGeometry,
  type PlacedElement,
  type PlacedParagraph,
  type ProcessSlide,
  type ProcessStep,
} from "@lectern/deck";
import { measurePlacedText } from "../text/measure-placed-text.ts";
import { boxAt, type Canvas, createCanvas, inkParagraph, keepsWords, optically } from "./canvas.ts";
import { composeMarkedRows } from "./marked-rows.ts";
import type { Page } from "./page.ts";
import { toListPages, toPagesWithSpill } from "./pages-with-spill.ts";
import { createTextShape } from "./place-text.ts";
import type { Stage } from "./stage.ts";

/** Composes steps that follow on each other: arrows that read on while they are short, else numbered rows. */
export function composeProcess(slide: ProcessSlide, stage: Stage): readonly Page[] {
  const canvas = createCanvas(stage);
  const steps = slide.steps.map((step, index): NumberedStep => ({ ...step, number: index + 1 }));
  const contents = setArrowPages(steps, canvas) ?? composeMarkedRows(steps.map(toRow), canvas, "rules");
  if (!contents) return toListPages(slide, steps.map(toItem), stage);
  return toPagesWithSpill("process", canvas.anatomy, slide, contents, { stage });
}

interface NumberedStep extends ProcessStep {
  readonly number: number;
}

function toRow({ number, title, text }: NumberedStep) {
  return { marker: String(number), title, text, highlighted: false };
}

function toItem({ number, title, text }: NumberedStep): BulletItem {
  const said = { lead: `${number}.`, text: [{ text: title }] };
  return text === undefined ? said : { ...said, children: [{ text: [{ text }] }] };
}

const mostInRow = 6;
const mostOnPage = 12;

function setArrowPages(
  steps: readonly NumberedStep[],
  canvas: Canvas,
): readonly (readonly PlacedElement[])[] | undefined {
  const pageCount = Math.ceil(steps.length / mostOnPage);
  const onPage = Math.ceil(steps.length / pageCount);
  const inHalf = Math.ceil(onPage / 2);
  const roomy = scales.filter(({ text }) => text >= 16);
  // One row as long as its type is large, else two; small type is the last resort.
  const plans: readonly Plan[] = [
    ...(onPage <= mostInRow ? roomy.map((scale) => ({ inRow: onPage, rowCount: 1, scale })) : []),
    ...(onPage > 4 ? roomy.map((scale) => ({ inRow: inHalf, rowCount: 2, scale })) : []),
    ...(onPage <= mostInRow ? scales.map((scale) => ({ inRow: onPage, rowCount: 1, scale })) : []),
    ...(onPage > 4 ? scales.map((scale) => ({ inRow: inHalf, rowCount: 2, scale })) : []),
  ];
  for (const plan of plans) {
    const grid = createGrid(steps, plan, canvas);
    if (!grid || heightOf(grid) > canvas.box.height) continue;
    return Array.from({ length: pageCount }, (_, page) =>
      setArrows(steps.slice(page * onPage, (page + 1) * onPage), grid, canvas),
    );
  }
  return undefined;
}

interface Scale {
  readonly title: number;
  readonly text: number;
  /** The most lines of an arrow: beyond them, rows are easier to read. */
  readonly lines: number;
}

const scales: readonly Scale[] = [
  { title: 24, text: 20, lines: 7 },
  { title: 20, text: 18, lines: 7 },
  { title: 20, text: 16, lines: 8 },
  { title: 18, text: 16, lines: 8 },
  { title: 16, text: 16, lines: 8 },
  { title: 16, text: 14, lines: 6 },
];

interface Plan {
  readonly inRow: number;
  readonly rowCount: number;
  readonly scale: Scale;
}

interface Grid extends Plan {
  readonly pitch: number;
  readonly width: number;
  readonly height: number;
  readonly badge: number;
  readonly padding: number;
  readonly textHeight: number;
  readonly textWidth: Emu;
}

/** How deep the point of an arrow is, and how far the next one keeps away from it. */
const depth = inches(0.26);
const gap = inches(0.1);
const startInset = depth + inches(0.14);
const endInset = depth * 0.6;
const belowBadge = inches(0.18);
const rowGap = inches(0.3);

function createGrid(steps: readonly NumberedStep[], plan: Plan, canvas: Canvas): Grid | undefined {
  const { box, look } = canvas;
  const pitch = Math.floor((box.width + gap) / plan.inRow);
  const width = pitch - gap;
  const textWidth = emu(width - startInset - endInset);
  if (textWidth < inches(0.9)) return undefined;
  let textHeight = 0;
  for (const step of steps) {
    const paragraphs = stepParagraphs(step, plan.scale, canvas);
    if (!keepsWords(paragraphs, look, textWidth)) return undefined;
    const measure = measurePlacedText(paragraphs, look, textWidth);
    if (measure.lines > plan.scale.lines || (measure.paragraphs[0]?.lines ?? 0) > 3) return undefined;
    textHeight = Math.max(textHeight, measure.height + 2_000);
  }
  const badge = inches(plan.rowCount > 1 ? 0.42 : 0.58);
  const padding = inches(plan.rowCount > 1 ? 0.26 : 0.36);
  const height = Math.ceil(textHeight + badge + belowBadge + 2 * padding);
  return { ...plan, pitch, width, height, badge, padding, textHeight, textWidth };
}

function heightOf({ rowCount, height }: Grid): number {
  return rowCount * height + (rowCount - 1) * rowGap;
}

function stepParagraphs(
  { title, text }: ProcessStep,
  scale: Scale,
  { tones: { onTint } }: Canvas,
): readonly PlacedParagraph[] {
  const head = inkParagraph(title, { size: scale.title, color: onTint.text, bold: true });
  if (text === undefined) return [head];
  return [head, inkParagraph(text, { size: scale.text, color: onTint.muted, gap: inches(0.06) })];
}

function setArrows(steps: readonly NumberedStep[], grid: Grid, canvas: Canvas): readonly PlacedElement[] {
  const top = optically(canvas.box.height - heightOf(grid));
  return steps.flatMap((step, index) => {
    const row = Math.floor(index / grid.inRow);
    const start = (index % grid.inRow) * grid.pitch;
    return setArrow(
      step,
      { start, top: top + row * (grid.height + rowGap), isFirst: index === 0 },
      grid,
      canvas,
    );
  });
}

interface ArrowPlace {
  readonly start: number;
  readonly top: number;
  /** The first arrow has a straight tail. */
  readonly isFirst: boolean;
}

function setArrow(
  step: NumberedStep,
  { start, top, isFirst }: ArrowPlace,
  { width, height, badge, padding, scale }: Grid,
  canvas: Canvas,
): readonly PlacedElement[] {
  const { tones, look, direction } = canvas;
  const across = { start: startInset, end: endInset };
  const insets: Insets = {
    left: emu(direction === "ltr" ? across.start : across.end),
    right: emu(direction === "ltr" ? across.end : across.start),
    top: emu(padding + badge + belowBadge),
    bottom: emu(0),
  };
  const panel: PlacedElement = {
    ...createTextShape({
      name: `Step ${step.number}`,
      box: boxAt(canvas, start, top, width, height),
      paragraphs: stepParagraphs(step, scale, canvas),
      look,
      color: tones.onTint.text,
      insets,
    }),
    geometry: arrowGeometry(width, height, { isFirst, isMirrored: direction === "rtl" }),
    fill: tones.tint,
  };
  const badgeText = inkParagraph(String(step.number), {
    size: badge > inches(0.5) ? 20 : 16,
    color: tones.onSecond,
    bold: true,
    font: "heading",
    alignment: "center",
  });
  return [
    panel,
    {
      ...createTextShape({
        name: `Number ${step.number}`,
        box: boxAt(canvas, start + startInset, top + padding, badge, badge),
        paragraphs: [badgeText],
        look,
        color: tones.onSecond,
        anchor: "middle",
      }),
      geometry: "ellipse",
      fill: tones.second,
    },
  ];
}

// Drawn rather than taken from PowerPoint's chevrons, whose points grow with their height.
function arrowGeometry(
  width: number,
  height: number,
  { isFirst, isMirrored }: { readonly isFirst: boolean; readonly isMirrored: boolean },
): PathGeometry {
  const tail = isFirst ? 0 : depth;
  const corners = [
    [0, 0],
    [width - depth, 0],
    [width, height / 2],
    [width - depth, height],
    [0, height],
    [tail, height / 2],
  ];
  const places = corners.map(
    ([x = 0, y = 0]) => `${Math.round(isMirrored ? width - x : x)} ${Math.round(y)}`,
  );
  return { width, height, commands: `M ${places.join(" L ")} Z` };
}
