import type {
  NumbersSlide,
  ProcessSlide,
  ProcessStep,
  TimelineEvent,
  TimelineSlide,
} from "../outline/outline.ts";
import { outlineLimits } from "../outline/outline-limits.ts";
import {
  assertObject,
  type OutlinePlace,
  readFlag,
  readList,
  readOptional,
} from "../outline/outline-place.ts";
import { readFigure } from "./read-figures.ts";
import { readInnerHead, readPictured, readSource, readTakeaway } from "./read-slide-head.ts";
import { readLine } from "./read-text.ts";

/** Reads dated events. */
export function readTimelineSlide(slide: OutlinePlace): TimelineSlide {
  const length = { of: "events", least: 2, most: outlineLimits.events };
  return {
    kind: "timeline",
    ...readInnerHead(slide),
    events: readList(slide.at("events"), length, readEvent),
    ...readTakeaway(slide),
  };
}

/** Reads steps that follow on each other. */
export function readProcessSlide(slide: OutlinePlace): ProcessSlide {
  const length = { of: "steps", least: 2, most: outlineLimits.steps };
  return {
    kind: "process",
    ...readInnerHead(slide),
    ...readPictured(slide),
    steps: readList(slide.at("steps"), length, readStep),
    ...readTakeaway(slide),
  };
}

/** Reads one to four figures. */
export function readNumbersSlide(slide: OutlinePlace): NumbersSlide {
  const length = { of: "figures", most: outlineLimits.figures };
  return {
    kind: "numbers",
    ...readInnerHead(slide),
    ...readPictured(slide),
    figures: readList(slide.at("figures"), length, readFigure),
    ...readTakeaway(slide),
    ...readSource(slide),
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

function readText(place: OutlinePlace): string {
  return readLine(place, outlineLimits.line);
}
