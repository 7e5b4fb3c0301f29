import type { Amount, Figure, FigureSeries, Reference, Share, Status, Total } from "../outline/outline.ts";
import { outlineLimits } from "../outline/outline-limits.ts";
import {
  assertObject,
  type OutlinePlace,
  readFlag,
  readList,
  readNumber,
  readOneOf,
  readOptional,
} from "../outline/outline-place.ts";
import { readLine } from "./read-text.ts";

/** Reads a state and the word for it. */
export function readStatus(status: OutlinePlace): Status {
  assertObject(status);
  return { state: readState(status.at("state")), word: readLine(status.at("word"), outlineLimits.word) };
}

/** Reads one of the states there are. */
export function readState(state: OutlinePlace): Status["state"] {
  return readOneOf(state, ["good", "watch", "bad", "neutral"]);
}

/** Reads a number and how it is shown. */
export function readAmount(amount: OutlinePlace): Amount {
  assertObject(amount);
  return {
    value: readNumber(amount.at("value")),
    shown: readLine(amount.at("shown"), outlineLimits.figureValue),
  };
}

/** Reads what amounts sum up to. */
export function readTotal(total: OutlinePlace): Total {
  return { ...readAmount(total), label: readLine(total.at("label"), outlineLimits.title) };
}

/** Reads a figure with what it is a share of, what it is held against and how it came about. */
export function readFigure(figure: OutlinePlace): Figure {
  assertObject(figure);
  if (figure.at("references").value !== undefined && figure.at("amount").value === undefined) {
    figure.at("amount").report("expected the number of the value beside its references, got nothing");
  }
  const references = { of: "references", most: outlineLimits.references };
  return {
    value: readLine(figure.at("value"), outlineLimits.figureValue),
    label: readLine(figure.at("label"), outlineLimits.title),
    ...readOptional(figure, "text", readLine),
    ...readOptional(figure, "highlighted", readFlag),
    ...readOptional(figure, "amount", readNumber),
    ...readOptional(figure, "share", readShare),
    ...readOptional(figure, "references", (list) => readList(list, references, readReference)),
    ...readOptional(figure, "series", readFigureSeries),
    ...readOptional(figure, "status", readStatus),
  };
}

function readShare(share: OutlinePlace): Share {
  assertObject(share);
  const part = readNumber(share.at("part"));
  const whole = readNumber(share.at("whole"));
  if (share.at("whole").value === whole && whole <= 0) {
    share.at("whole").report(`expected a whole of more than 0, got ${whole}`);
  } else if (share.at("part").value === part && (part < 0 || part > whole)) {
    share.at("part").report(`expected a part from 0 to the whole of ${whole}, got ${part}`);
  }
  return {
    part,
    whole,
    ...readOptional(share, "thing", (thing) => readLine(thing, outlineLimits.word)),
  };
}

function readReference(reference: OutlinePlace): Reference {
  assertObject(reference);
  return {
    label: readLine(reference.at("label"), outlineLimits.title),
    value: readNumber(reference.at("value")),
    ...readOptional(reference, "shown", (shown) => readLine(shown, outlineLimits.figureValue)),
    ...readOptional(reference, "role", (role) => readOneOf(role, ["was", "target", "total", "other"])),
  };
}

function readFigureSeries(series: OutlinePlace): FigureSeries {
  assertObject(series);
  const length = { of: "values", least: 2, most: outlineLimits.seriesValues };
  return {
    ...readOptional(series, "label", (label) => readLine(label, outlineLimits.title)),
    values: readList(series.at("values"), length, readNumber),
  };
}
