import type {
  AgendaEntry,
  AgendaSlide,
  BulletsSlide,
  Card,
  CardsSlide,
  ClosingSlide,
  Column,
  ColumnsSlide,
  ComparisonOption,
  ComparisonPoint,
  ComparisonSlide,
  NextStep,
} from "../outline/outline.ts";
import { outlineLimits } from "../outline/outline-limits.ts";
import {
  assertObject,
  assertOneAtMost,
  lengthOf,
  type OutlinePlace,
  readFlag,
  readList,
  readOneOf,
  readOptional,
  readWholeNumber,
} from "../outline/outline-place.ts";
import { readStatus, readTotal } from "./read-figures.ts";
import { readItems } from "./read-items.ts";
import {
  readInnerHead,
  readLabelled,
  readPictured,
  readSlideHead,
  readSource,
  readTakeaway,
} from "./read-slide-head.ts";
import { readLine, readRichText } from "./read-text.ts";

/** Reads a list of points. */
export function readBulletsSlide(slide: OutlinePlace): BulletsSlide {
  return {
    kind: "bullets",
    ...readInnerHead(slide),
    ...readPictured(slide),
    ...readLabelled(slide),
    items: readItems(slide.at("items")),
    ...readOptional(slide, "total", readTotal),
    ...readTakeaway(slide),
    ...readSource(slide),
  };
}

/** Reads the parts of a deck. */
export function readAgendaSlide(slide: OutlinePlace): AgendaSlide {
  const length = { of: "entries", most: outlineLimits.agendaEntries };
  return {
    kind: "agenda",
    ...readSlideHead(slide),
    entries: readList(slide.at("entries"), length, readAgendaEntry),
  };
}

/** Reads lists that stand side by side. */
export function readColumnsSlide(slide: OutlinePlace): ColumnsSlide {
  const length = { of: "columns", least: 2, most: outlineLimits.columns };
  return {
    kind: "columns",
    ...readInnerHead(slide),
    columns: readList(slide.at("columns"), length, readColumn),
    ...readTakeaway(slide),
  };
}

/** Reads options with what speaks for and against them. */
export function readComparisonSlide(slide: OutlinePlace): ComparisonSlide {
  const options = slide.at("options");
  const length = { of: "options", least: 2, most: outlineLimits.options };
  assertOneAtMost(options, "recommended", lengthOf(options));
  return {
    kind: "comparison",
    ...readInnerHead(slide),
    options: readList(options, length, readOption),
    ...readTakeaway(slide),
  };
}

/** Reads things of equal weight. */
export function readCardsSlide(slide: OutlinePlace): CardsSlide {
  const length = { of: "cards", least: 2, most: outlineLimits.cards };
  return {
    kind: "cards",
    ...readInnerHead(slide),
    ...readLabelled(slide),
    cards: readList(slide.at("cards"), length, readCard),
    ...readTakeaway(slide),
    ...readSource(slide),
  };
}

/** Reads the last slide. */
export function readClosingSlide(slide: OutlinePlace): ClosingSlide {
  const length = { of: "next steps", most: outlineLimits.nextSteps };
  return {
    kind: "closing",
    ...readSlideHead(slide),
    ...readPictured(slide),
    ...readOptional(slide, "items", readItems),
    ...readOptional(slide, "nextSteps", (steps) => readList(steps, length, readNextStep)),
    ...readOptional(slide, "contact", readText),
  };
}

function readAgendaEntry(entry: OutlinePlace): AgendaEntry {
  assertObject(entry);
  return {
    title: readHeading(entry.at("title")),
    ...readOptional(entry, "summary", readText),
    ...readOptional(entry, "minutes", (minutes) => readWholeNumber(minutes, 1, outlineLimits.minutes)),
    ...readOptional(entry, "ask", (ask) => readLine(ask, outlineLimits.word)),
  };
}

function readColumn(column: OutlinePlace): Column {
  assertObject(column);
  return { ...readOptional(column, "heading", readHeading), items: readItems(column.at("items")) };
}

function readOption(option: OutlinePlace): ComparisonOption {
  assertObject(option);
  const length = { of: "points", most: outlineLimits.pointsPerOption };
  return {
    heading: readHeading(option.at("heading")),
    points: readList(option.at("points"), length, readPoint),
    ...readOptional(option, "recommended", readFlag),
  };
}

function readPoint(point: OutlinePlace): ComparisonPoint {
  assertObject(point);
  return {
    ...readOptional(point, "sign", (sign) => readOneOf(sign, ["plus", "minus"])),
    text: readRichText(point.at("text")),
  };
}

function readCard(card: OutlinePlace): Card {
  assertObject(card);
  return {
    heading: readHeading(card.at("heading")),
    ...readOptional(card, "text", readRichText),
    ...readOptional(card, "icon", readIcon),
    ...readOptional(card, "value", (value) => readLine(value, outlineLimits.figureValue)),
    ...readOptional(card, "status", readStatus),
  };
}

function readIcon(icon: OutlinePlace): string {
  const name = readLine(icon, outlineLimits.icon);
  if (name.trim() !== "" && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(name)) {
    icon.reportInstead('the name of an icon in kebab case such as "light-bulb"');
  }
  return name;
}

function readNextStep(step: OutlinePlace): NextStep {
  assertObject(step);
  return {
    action: readText(step.at("action")),
    ...readOptional(step, "owner", (owner) => readLine(owner, outlineLimits.person)),
    ...readOptional(step, "date", (date) => readLine(date, outlineLimits.date)),
    ...readOptional(step, "effect", readText),
  };
}

function readHeading(place: OutlinePlace): string {
  return readLine(place, outlineLimits.title);
}

function readText(place: OutlinePlace): string {
  return readLine(place, outlineLimits.line);
}
