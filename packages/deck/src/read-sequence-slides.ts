import type {
  Figure,
  NumbersSlide,
  ProcessSlide,
  ProcessStep,
  TimelineEvent,
  TimelineSlide,
} from "./outline.ts";
import { outlineLimits } from "./outline-limits.ts";
import { assertObject, type OutlinePlace, readFlag, readList, readOptional } from "./outline-place.ts";
import { readSlideHead } from "./read-slide-head.ts";
import { readLine, readRichText } from "./read-text.ts";

/** Reads dated events. */
export function readTimelineSlide(slide: OutlinePlace): TimelineSlide {
  const length = { of: "events", least: 2, most: outlineLimits.events };
  return {
    kind: "timeline",
    ...readSlideHead(slide),
    events: readList(slide.at("events"), length, readEvent),
  };
}

/** Reads steps that follow on each other. */
export function readProcessSlide(slide: OutlinePlace): ProcessSlide {
  const length = { of: "steps", least: 2, most: outlineLimits.steps };
  return { kind: "process", ...readSlideHead(slide), steps: readList(slide.at("steps"), length, readStep) };
}

/** Reads one to four figures. */
export function readNumbersSlide(slide: OutlinePlace): NumbersSlide {
  const length = { of: "figures", most: outlineLimits.figures };
  return {
    kind: "numbers",
    ...readSlideHead(slide),
    figures: readList(slide.at("figures"), length, readFigure),
    ...readOptional(slide, "takeaway", readRichText),
  };
}

function readEvent(event: OutlinePlace): TimelineEvent {
  assertObject(event);
  return {
    date: readLine(event.at("date"), outlineLimits.date),
    title: readLine(event.at("title"), outlineLimits.title),
    ...readOptional(event, "text", readText),
    ...readOptional(event, "highlighted", readFlag),
  };
}

function readStep(step: OutlinePlace): ProcessStep {
  assertObject(step);
  return {
    title: readLine(step.at("title"), outlineLimits.title),
    ...readOptional(step, "text", readText),
  };
}

function readFigure(figure: OutlinePlace): Figure {
  assertObject(figure);
  return {
    value: readLine(figure.at("value"), outlineLimits.figureValue),
    label: readLine(figure.at("label"), outlineLimits.title),
    ...readOptional(figure, "text", readText),
    ...readOptional(figure, "highlighted", readFlag),
  };
}

function readText(place: OutlinePlace): string {
  return readLine(place, outlineLimits.line);
}
