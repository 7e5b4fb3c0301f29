// Looks of paper, print and stone: a picture stands in a niche, on a plate, in a ring or in a printed frame.
import { ledge, niche } from "../../art/arcade/niche.ts";
import { nichePaintOn } from "../../art/arcade/niche-paint.ts";
import { labelFrame } from "../../art/botanical/specimens.ts";
import { mark, toGroup } from "../../art/drawing/figure.ts";
import { rectangle } from "../../art/drawing/outline.ts";
import { sunburst } from "../../art/graphic/deco.ts";
import { halftone } from "../../art/graphic/halftone.ts";
import { boxOf, disc, rule, stroke } from "../../art/graphic/pen.ts";
import { drawBacking, drawThing } from "../../art/things/thing.ts";
import { type Color, schemeOf } from "../../color.ts";
import { rectangle as panel } from "../../file/shape.ts";
import { inTurn } from "../../in-turn.ts";
import { white as ivory, onVelvet, velvet } from "../deco.ts";
import { oxblood, paper, vellum } from "../folio.ts";
import { black, gray, page as newsprint, yellow } from "../gazette.ts";
import { bottle, card, sheet } from "../herbarium.ts";
import { cloth, drawPrinted, plate, white } from "../ledger.ts";
import { middleOf, type Pictured, squareIn } from "./picture-design.ts";

/** A niche with the thing on a pedestal. */
export const folioPictures: Pictured = ({ left, turn }) => {
  const ground = inTurn([oxblood, paper, vellum], turn);
  const paint = nichePaintOn(ground.map);
  const isDark = ground === oxblood;
  const side = 1280 - left;
  const box = { left: left + 0.11 * side, right: 1280 - 0.11 * side, top: 84, bottom: 650 };
  const width = box.right - box.left;
  return {
    surface: ground,
    behind: toGroup("Niche", [
      ...(isDark ? [] : [mark("Wall", paint.wall, rectangle(left, 0, side, 720))]),
      ...niche(box, { paint }),
      mark("Pedestal", paint.gold, rectangle(box.left + 0.1 * width, box.bottom - 12, 0.8 * width, 12)),
      ...ledge({ left, right: 1280, top: 650, bottom: 720 }, paint),
    ]),
    fit: {
      frame: {
        left: box.left + 0.05 * width,
        right: box.right - 0.05 * width,
        top: box.top + 0.2 * width,
        bottom: box.bottom - 12,
      },
      anchor: "foot",
    },
    draw: (thing, fit) =>
      drawThing(
        thing,
        [
          { scheme: "accent5", luminanceModulation: 0.55 },
          { scheme: "accent1" },
          { scheme: "accent2" },
          { scheme: "accent6" },
          { scheme: schemeOf("lt1", ground.map) },
        ],
        fit,
      ),
  };
};

/** A plate as in an old book of natural history. */
export const herbariumPictures: Pictured = ({ left, turn }) => {
  const ground = inTurn([bottle, sheet, card], turn);
  const side = 1280 - left;
  const box = { left: left + 0.06 * side, right: 1280 - 0.1 * side, top: 64, bottom: 656 };
  const middle = (box.left + box.right) / 2;
  const room = 0.12 * (box.right - box.left);
  const color = (slot: "lt1" | "lt2" | "dk2"): Color => ({ scheme: schemeOf(slot, ground.map) });
  return {
    surface: ground,
    behind: toGroup("Plate", [
      mark(
        "Card",
        ground === card
          ? color("lt1")
          : { ...color("lt2"), luminanceModulation: ground === sheet ? 0.92 : 1 },
        rectangle(box.left, box.top, box.right - box.left, box.bottom - box.top),
      ),
      ...labelFrame(box.left + 14, box.top + 14, box.right - 14, box.bottom - 14, { scheme: "accent6" }),
      mark(
        "Caption",
        color("dk2"),
        rectangle(middle - 60, 604, 120, 1.6),
        rectangle(middle - 36, 612, 72, 1),
      ),
    ]),
    fit: {
      frame: {
        left: box.left + room,
        right: box.right - room,
        top: box.top + room,
        bottom: box.bottom - room - 26,
      },
    },
    draw: (thing, fit) =>
      drawThing(
        thing,
        [
          { ...color("dk2"), luminanceModulation: 0.85 },
          { scheme: "accent2" },
          { scheme: "accent1" },
          { scheme: "accent3" },
          color("lt1"),
        ],
        fit,
      ),
  };
};

/** A page of green bars, the thing printed on it. */
export const ledgerPictures: Pictured = (room) => {
  const { x, y } = middleOf(room);
  const radius = 0.46 * (1280 - room.left);
  const surface = inTurn([white, cloth], room.turn);
  return {
    surface,
    behind: toGroup("Plate", plate(room.left, surface.map)),
    fit: { frame: squareIn({ x: x + 3, y, radius }, 0.78) },
    draw: (thing, fit) => drawPrinted(thing, fit, surface.map),
  };
};

/** A medallion before the rays of a sun, between gold lines. */
export const decoPictures: Pictured = (room) => {
  const ground = inTurn([velvet, ivory], room.turn);
  const isDark = ground === velvet;
  const green: Color = { scheme: schemeOf("dk2", ground.map) };
  const gold: Color = { scheme: "accent1" };
  const { left } = room;
  const { x } = middleOf(room);
  const radius = 0.3 * (1280 - left);
  const y = 400;
  return {
    surface: ground,
    behind: [
      ...(isDark ? [] : [panel("Panel", boxOf(left, 0, 1280, 720), onVelvet.background)]),
      rule("Edge", { x: left, y: 0 }, { x: left, y: 720 }, stroke(gold, 4)),
      rule("Edge 2", { x: left + 9, y: 0 }, { x: left + 9, y: 720 }, stroke({ ...gold, alpha: 0.7 }, 1.25)),
      ...sunburst({
        circle: { x, y, radius },
        reach: 1.62 * radius,
        metal: gold,
        ground: green,
        seed: room.arrangement + room.turn,
      }),
      disc("Medallion", { x, y, radius }, { fill: green, line: stroke(gold, 4) }),
      disc("Medallion edge", { x, y, radius: radius - 9 }, { line: stroke({ ...gold, alpha: 0.7 }, 1.25) }),
    ],
    fit: { frame: squareIn({ x, y, radius }, 0.68) },
    draw: (thing, fit) =>
      drawThing(
        thing,
        [
          { ...green, luminanceModulation: 0.7 },
          { scheme: "accent3" },
          { scheme: "accent1" },
          { scheme: "accent4" },
          { scheme: schemeOf("lt2", ground.map) },
        ],
        fit,
      ),
  };
};

/** A picture as a newspaper prints it: greys, with the marker or dots behind it. */
export const gazettePictures: Pictured = (room) => {
  const ground = inTurn([newsprint, yellow, black, gray], room.turn);
  const { left } = room;
  const { x } = middleOf(room);
  const color = (slot: "dk1" | "lt1"): Color => ({ scheme: schemeOf(slot, ground.map) });
  const isYellow = ground === yellow;
  const half = 0.42 * (1280 - left);
  const box = boxOf(x - half, 104, x + half, 104 + 2.3 * half);
  return {
    surface: ground,
    behind: [
      panel("Head", boxOf(48, 40, 1232, 60), { scheme: "tx1" }),
      panel("Picture", box, isYellow ? color("lt1") : { scheme: "accent6" }),
      halftone(
        "Dots",
        { x: x - half, y: 104 + 1.9 * half, width: 2 * half, height: 0.4 * half },
        4,
        color("dk1"),
      ),
    ],
    fit: {
      frame: {
        left: x - 0.82 * half,
        right: x + 0.82 * half,
        top: 104 + 0.18 * half,
        bottom: 104 + 1.84 * half,
      },
    },
    draw: (thing, fit) => [
      ...drawBacking(thing, color("dk1"), 3, fit),
      ...drawThing(
        thing,
        [
          color("dk1"),
          { scheme: "accent5" },
          { scheme: "accent3", luminanceModulation: 0.9 },
          { scheme: "accent4" },
          color("lt1"),
        ],
        fit,
      ),
    ],
  };
};
