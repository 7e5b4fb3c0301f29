// Looks of a place or of a sheet: a picture stands before a sun or a moon, or is drawn in lines.
import { cutTo, mark, toGroup, page as wholePage } from "../../art/drawing/figure.ts";
import { ellipse } from "../../art/drawing/outline.ts";
import { rule, stroke } from "../../art/graphic/pen.ts";
import { cornerTicks, ruleGrid } from "../../art/graphic/signals.ts";
import { hill } from "../../art/scene/landscape.ts";
import { paintOn } from "../../art/scene/paint.ts";
import { stars } from "../../art/sky/night.ts";
import { drawOutlined, drawThing, type Ramp } from "../../art/things/thing.ts";
import type { Color } from "../../color.ts";
import type { Line, Shape } from "../../file/shape.ts";
import { inTurn } from "../../in-turn.ts";
import { sheet as drawingSheet, pale } from "../blueprint.ts";
import { cream, forest, sky } from "../meadow.ts";
import { indigo, night, paint as nightPaint } from "../nocturne.ts";
import { page as screen, panel as screenPanel } from "../signal.ts";
import { middleOf, type Pictured, squareIn } from "./picture-design.ts";

/** The thing whole before the sun, above a strip of ground: on a hill, a bed or a boat would stand in a field. */
export const meadowPictures: Pictured = (room) => {
  const ground = inTurn([forest, sky, cream], room.turn);
  const paint = paintOn(ground.map);
  const { left } = room;
  const { x } = middleOf(room);
  const side = 1280 - left;
  const sun = { x, y: 344, radius: 0.5 * side - 10 };
  return {
    surface: ground,
    behind: toGroup(
      "Scene",
      cutTo(
        [
          mark("Sun", ground === forest ? paint.sun : paint.sunPale, ellipse(sun.x, sun.y, sun.radius)),
          ...hill(x + 0.2 * side, 800, 0.9 * side, 128, paint.leaf),
          ...hill(x - 0.2 * side, 810, 0.8 * side, 124, paint.leafDark),
        ],
        { ...wholePage, left },
      ),
    ),
    fit: { frame: squareIn(sun, 0.84) },
    draw: (thing, fit) =>
      drawThing(
        thing,
        [paint.ink, paint.earthDark, paint.red, ground === forest ? paint.blush : paint.sun, paint.white],
        fit,
      ),
  };
};

/** A full moon among stars, the thing before it. */
export const nocturnePictures: Pictured = (room) => {
  const ground = inTurn([indigo, night], room.turn);
  const gold: Color = { scheme: "accent1" };
  const { x, y } = middleOf(room);
  const radius = 0.44 * (1280 - room.left);
  return {
    surface: ground,
    behind: toGroup("Night", [
      ...stars(
        { left: room.left, right: 1280, top: 4, bottom: 700 },
        80,
        `picture ${room.arrangement} ${room.turn}`,
        nightPaint,
      ),
      ...cutTo([mark("Glow", { ...gold, alpha: 0.12 }, ellipse(x, y, radius * 1.12))]),
      mark("Moon", gold, ellipse(x, y, radius)),
    ]),
    fit: { frame: squareIn({ x, y, radius }, 0.66) },
    draw: (thing, fit) =>
      drawThing(
        thing,
        [
          { scheme: "bg1" },
          { scheme: "bg2" },
          { scheme: "accent2", luminanceModulation: 0.8 },
          { scheme: "accent2", luminanceModulation: 0.7, luminanceOffset: 0.28 },
          { scheme: "tx1" },
        ],
        fit,
      ),
  };
};

/** The thing as a draughtsman draws it: edges alone, axes through its middle. */
export const blueprintPictures: Pictured = (room) => {
  const ground = inTurn([drawingSheet, pale], room.turn);
  const isDark = ground === drawingSheet;
  const line: Color = isDark ? { scheme: "tx1" } : { scheme: "tx2" };
  const { x, y } = middleOf(room);
  const reach = 0.42 * (1280 - room.left);
  const axis = { ...stroke({ ...line, alpha: 0.75 }, 1.25), dash: "lgDashDot" } as const;
  // Hidden edges are covered by the paper, a little lighter where a part is.
  const paper = [0, 0.03, 0.06, 0.09, 0.12].map(
    (by): Color =>
      isDark
        ? { scheme: "bg1", luminanceModulation: 1 - by, luminanceOffset: by }
        : { scheme: "bg2", luminanceModulation: 1 - by / 2 },
  ) as unknown as Ramp;
  return {
    surface: ground,
    behind: [
      ...ruleGrid(40, { ...line, alpha: 0.09 }),
      ...borderOf(stroke({ ...line, alpha: 0.8 }, 1.5)),
      rule("Axis", { x, y: y - reach - 20 }, { x, y: y + reach + 20 }, axis),
      rule("Axis 2", { x: x - reach - 10, y }, { x: x + reach - 10, y }, axis),
    ],
    fit: { frame: squareIn({ x, y, radius: reach }, 0.9) },
    draw: (thing, fit) => drawOutlined(thing, paper, { color: line, width: 1.75 }, fit),
  };
};

/** Four lines: a frame would lie behind what is said. */
function borderOf(line: Line): readonly Shape[] {
  const [left, top, right, bottom] = [24, 24, 1256, 664];
  return [
    rule("Border", { x: left, y: top }, { x: right, y: top }, line),
    rule("Border 2", { x: right, y: top }, { x: right, y: bottom }, line),
    rule("Border 3", { x: left, y: bottom }, { x: right, y: bottom }, line),
    rule("Border 4", { x: left, y: top }, { x: left, y: bottom }, line),
  ];
}

/** The thing in lines of the signal, within a finder's corners. */
export const signalPictures: Pictured = (room) => {
  const ground = inTurn([screen, screenPanel], room.turn);
  const { x, y } = middleOf(room);
  const reach = 0.42 * (1280 - room.left);
  return {
    surface: ground,
    behind: [...ruleGrid(80, { scheme: "tx2", alpha: 0.07 }), ...cornerTicks(24, 14, { scheme: "accent6" })],
    fit: { frame: squareIn({ x, y, radius: reach }, 0.95) },
    draw: (thing, fit) =>
      drawOutlined(
        thing,
        [
          { scheme: "bg1" },
          { scheme: "bg2" },
          { scheme: "bg2", luminanceModulation: 0.9, luminanceOffset: 0.06 },
          { scheme: "accent6", luminanceModulation: 0.8 },
          { scheme: "accent6" },
        ],
        { color: { scheme: "accent1" }, width: 2.25 },
        fit,
      ),
  };
};
