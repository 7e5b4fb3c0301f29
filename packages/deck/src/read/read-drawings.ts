import { outlineLimits } from "../outline/outline-limits.ts";
import {
  assertObject,
  type OutlinePlace,
  readList,
  readOptional,
  readWholeNumber,
} from "../outline/outline-place.ts";
import type { Illustration, IllustrationAnchor, IllustrationArea } from "../template/illustration.ts";
import { readMatching } from "./read-picture.ts";
import { readLine } from "./read-text.ts";

/** Reads what a writer drew for its deck, by the names of the pictures that it drew. */
export function readDrawings(place: OutlinePlace): Readonly<Record<string, Illustration>> {
  assertObject(place);
  const names = Object.keys(typeof place.value === "object" && place.value !== null ? place.value : {});
  if (names.length > outlineLimits.drawings)
    place.report(`expected at most ${outlineLimits.drawings} drawings, got ${names.length}`);
  return Object.fromEntries(
    names.slice(0, outlineLimits.drawings).map((name) => [name, readIllustration(place.at(name))]),
  );
}

function readIllustration(place: OutlinePlace): Illustration {
  assertObject(place);
  const most = outlineLimits.drawingSide;
  const length = { of: "areas", most: outlineLimits.drawingAreas };
  const anchors = { of: "anchors", most: outlineLimits.drawingAnchors };
  return {
    width: readWholeNumber(place.at("width"), 1, most),
    height: readWholeNumber(place.at("height"), 1, most),
    areas: readList(place.at("areas"), length, readArea),
    ...readOptional(place, "anchors", (list) => readList(list, anchors, readAnchor)),
  };
}

function readAnchor(place: OutlinePlace): IllustrationAnchor {
  assertObject(place);
  return {
    label: readLine(place.at("label")),
    x: readWholeNumber(place.at("x"), 0, outlineLimits.drawingSide),
    y: readWholeNumber(place.at("y"), 0, outlineLimits.drawingSide),
  };
}

function readArea(place: OutlinePlace): IllustrationArea {
  assertObject(place);
  return {
    tone: readWholeNumber(place.at("tone"), 0, 4),
    commands: readMatching(place.at("commands"), pathCommands, "absolute M, L, C and Z commands of SVG"),
  };
}

/** Whole numbers of four digits at most, so that no reader of the file has to round. */
const pathCommands =
  /^(?=.{1,12000}$)M-?\d{1,4} -?\d{1,4}(?:[ML]-?\d{1,4} -?\d{1,4}|C-?\d{1,4}(?: -?\d{1,4}){5}|Z)*$/u;
