import {
  type BulletItem,
  type DesignStyle,
  inches,
  type PlacedElement,
  type ProcessSlide,
  type TimelineEvent,
  type TimelineSlide,
} from "@lectern/deck";
import { composeMarkedRows } from "../forms/marked-rows.ts";
import { setBlockSteps } from "../forms/steps/block-steps.ts";
import { setChevronSteps } from "../forms/steps/chevron-steps.ts";
import { setLabelSteps } from "../forms/steps/label-steps.ts";
import { setNumberedSteps } from "../forms/steps/numbered-steps.ts";
import { setStepRows } from "../forms/steps/step-rows.ts";
import type { StepContent, StepPlan, StepSetting } from "../forms/steps/step-setting.ts";
import { setTileBands } from "../forms/tile-bands.ts";
import type { Page } from "../pages/page.ts";
import { toListPagesWithFoot, toPagesOnFoot } from "../pages/pages-on-foot.ts";
import type { Stage } from "../pages/stage.ts";
import type { Canvas } from "../parts/canvas.ts";
import type { HeadedScale } from "../parts/headed-words.ts";
import { upToTitle } from "../template/anatomy.ts";
import { composeTimeline } from "./timeline.ts";

/** Composes steps that follow on each other: side by side while they are short, else numbered rows. */
export function composeProcess(slide: ProcessSlide, stage: Stage): readonly Page[] {
  const hours = toHours(slide);
  if (hours) return composeTimeline(hours, stage);
  const steps = slide.steps.map(
    ({ title, text }, index): StepContent => ({ number: index + 1, heading: title, text }),
  );
  const setPages = (canvas: Canvas) =>
    setStepPages(steps, canvas) ??
    composeMarkedRows(
      steps.map((step) => toRow(step, canvas)),
      canvas,
      "rules",
    );
  return (
    toPagesOnFoot({ composition: "process", setPages }, slide, stage) ??
    toListPagesWithFoot(
      slide,
      steps.map((step) => toItem(step, stage)),
      stage,
    )
  );
}

const clock =
  /^\p{Nd}{1,2}\s?(?:[:.h]\s?\p{Nd}{2}|h|Uhr)(?:\s?[–-]\s?\p{Nd}{1,2}[:.h]\p{Nd}{2})?(?:\s?(?:[ap]\.?m\.?|Uhr|h))?$/iu;

// Steps of which each has its hour are a day, not a numbered procedure.
function toHours({ steps, ...slide }: ProcessSlide): TimelineSlide | undefined {
  const events = steps.flatMap(({ title, text = "" }): readonly TimelineEvent[] =>
    clock.test(text.trim()) ? [{ date: text.trim(), title }] : [],
  );
  return events.length === steps.length ? { ...slide, kind: "timeline", events } : undefined;
}

function toRow({ number, heading, text }: StepContent, { toDigits }: Canvas) {
  return { marker: toDigits(number), title: heading, text, highlighted: false };
}

function toItem({ number, heading, text }: StepContent, { toDigits }: Stage): BulletItem {
  const said = { lead: `${toDigits(number)}.`, text: [{ text: heading }] };
  return text === undefined ? said : { ...said, children: [{ text: [{ text }] }] };
}

type SetSteps = (steps: readonly StepContent[], plan: StepPlan, canvas: Canvas) => StepSetting | undefined;

const forms: Readonly<Record<DesignStyle["process"], SetSteps>> = {
  numbered: setNumberedSteps,
  chevrons: setChevronSteps,
  blocks: setBlockSteps,
};

/** Of the page by the fullest step: panels of a few words each that take less leave it half empty. */
const wellFilled = 0.6;
const mostInRow = 6;
const mostOnPage = 12;

function setStepPages(
  steps: readonly StepContent[],
  canvas: Canvas,
): readonly (readonly PlacedElement[])[] | undefined {
  const bands = setStepBands(steps, canvas);
  // Two rows are worth no smaller type than bands have, which take all of the width for each.
  const labels = setLabelSteps(steps, bands ? sizeOfNames(bands) : leastName, canvas);
  if (labels) return [labels];
  const pageCount = Math.ceil(steps.length / mostOnPage);
  const onPage = Math.ceil(steps.length / pageCount);
  const pages = Array.from({ length: pageCount }, (_, page) =>
    steps.slice(page * onPage, (page + 1) * onPage),
  );
  const found = arrangementsOf(onPage).flatMap((arrangement) => {
    const settings = findSettings(pages, arrangement, canvas);
    return settings ? [{ settings, worth: worthOf(settings) - holesOf(arrangement, onPage) }] : [];
  });
  const [best] = found.toSorted((first, second) => second.worth - first.worth);
  const isTold = steps.some(({ text }) => text !== undefined);
  const isWell = best?.settings.every(({ endsWell, fill }) => endsWell && (isTold || fill >= wellFilled));
  const rows = isWell ? undefined : (bands ?? setStepRows(steps, canvas));
  return rows ? [rows] : best?.settings.map(({ draw }) => draw());
}

/** In points. */
const leastName = 26;

function sizeOfNames(elements: readonly PlacedElement[]): number {
  return Math.min(
    ...elements.flatMap((element) =>
      /^Words/u.test(element.name) && element.kind === "shape"
        ? (element.text?.paragraphs ?? []).flatMap(({ runs }) => runs.map(({ size }) => size))
        : [],
    ),
  );
}

function setStepBands(steps: readonly StepContent[], canvas: Canvas): readonly PlacedElement[] | undefined {
  const bands = steps.map(({ number, heading, text }) => ({
    marker: canvas.toDigits(number),
    heading,
    text,
    isMarked: false,
  }));
  return setTileBands(bands, "number", canvas);
}

type Arrangement = Omit<StepPlan, "scale">;

function arrangementsOf(onPage: number): readonly Arrangement[] {
  const inOneRow = onPage <= mostInRow ? [{ inRow: onPage, rowCount: 1 }] : [];
  const inTwoRows = onPage > 4 ? [{ inRow: Math.ceil(onPage / 2), rowCount: 2 }] : [];
  return [...inOneRow, ...inTwoRows];
}

// A row that ends early leaves a hole in the page.
function holesOf({ inRow, rowCount }: Arrangement, onPage: number): number {
  return inRow * rowCount > onPage ? costOfHole : 0;
}

const costOfHole = 0.7;

const scales: readonly HeadedScale[] = [
  { heading: 32, text: 26 },
  { heading: 30, text: 24 },
  { heading: 28, text: 22 },
  { heading: 24, text: 20 },
  { heading: 22, text: 18 },
  { heading: 20, text: 16 },
  { heading: 18, text: 16 },
  { heading: 16, text: 16 },
];
/** For narrow pages only: type of 14 points is there as large as one of 18 is on a wide page. */
const smallScale: HeadedScale = { heading: 16, text: 14 };
const narrow = inches(9);

/** Returns the largest setting of all pages in an arrangement, rather one where no heading ends in a crumb. */
function findSettings(
  pages: readonly (readonly StepContent[])[],
  arrangement: Arrangement,
  canvas: Canvas,
): readonly StepSetting[] | undefined {
  const set = forms[canvas.style.process];
  let fallback: readonly StepSetting[] | undefined;
  const usual = upToTitle(scales, canvas.anatomy, ({ heading }) => heading);
  for (const scale of canvas.box.width < narrow ? [...usual, smallScale] : usual) {
    const settings = pages.map((steps) => set(steps, { ...arrangement, scale }, canvas));
    if (!settings.every((setting) => setting !== undefined)) continue;
    const isMuchSmaller = fallback?.[0] && scale.heading < 0.86 * fallback[0].scale.heading;
    if (isMuchSmaller) return fallback;
    if (settings.every((setting) => setting.endsWell)) return settings;
    fallback ??= settings;
  }
  return fallback;
}

// Large type and a page that is filled.
function worthOf(settings: readonly StepSetting[]): number {
  const fill = Math.max(...settings.map((setting) => setting.fill));
  const heading = Math.min(...settings.map(({ scale }) => scale.heading));
  const text = Math.min(...settings.map(({ scale }) => scale.text));
  return Math.min(text / 20, 1.1) + Math.min(heading / 24, 1.1) + Math.min(fill, 0.8);
}
