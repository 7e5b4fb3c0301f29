// Looks of full colours: a picture stands on a block, a disc or a sheet as high as the page.
import { placed, toGroup, toShapes } from "../../art/drawing/figure.ts";
import { randomOf } from "../../art/drawing/seeded-random.ts";
import { discPanel, discPanelHue, discPanelRamp } from "../../art/graphic/disc-panel.ts";
import { halo } from "../../art/graphic/halo.ts";
import { paperHoles } from "../../art/graphic/paper-layers.ts";
import { boxOf } from "../../art/graphic/pen.ts";
import { paperSheet } from "../../art/papercut/cut-outs.ts";
import { drawBacking, drawSilhouette, drawThing } from "../../art/things/thing.ts";
import { type Color, schemeOf, type ThemeSlot } from "../../color.ts";
import { rectangle as panel } from "../../file/shape.ts";
import type { Surface } from "../../file/surface.ts";
import { inTurn } from "../../in-turn.ts";
import { cobalt, sky, vermilion, yolk } from "../atlas.ts";
import { mustard, warm } from "../collage.ts";
import { onMustard, page as paper, sea } from "../papercut.ts";
import { deep, fresh, hot, night } from "../pulse.ts";
import { middleOf, type Pictured, rampOn, squareIn } from "./picture-design.ts";

/** A sheet of coloured paper as high as the page, the thing pasted on it with a white edge. */
export const collagePictures: Pictured = (room) => {
  const { ground, sheet } = inTurn<{ readonly ground: Surface; readonly sheet: ThemeSlot }>(
    [
      { ground: mustard, sheet: "accent6" },
      { ground: warm, sheet: "accent5" },
      { ground: mustard, sheet: "accent2" },
      { ground: warm, sheet: "accent4" },
    ],
    room.turn,
  );
  const { left } = room;
  const random = randomOf(`picture ${room.arrangement} ${room.turn}`);
  const side = 1280 - left;
  return {
    surface: ground,
    behind: toGroup("Sheet", [
      paperSheet({ left, top: 0, right: 1280, bottom: 720 }, { scheme: schemeOf(sheet, ground.map) }, random),
    ]),
    fit: { frame: squareIn({ ...middleOf(room), radius: 0.39 * side }) },
    draw: (thing, fit) => [
      ...drawBacking(thing, { scheme: schemeOf("lt1", ground.map) }, 0.035 * side, fit),
      ...drawThing(thing, rampOn(ground.map, ["dk1", "dk2", "accent1", "accent3", "lt1"]), fit),
    ],
  };
};

/** Holes cut one into the other, the thing in the innermost with its shadow. */
export const papercutPictures: Pictured = (room) => {
  const ground = inTurn([paper, sea, onMustard], room.turn);
  const side = 1280 - room.left;
  const radius = 0.56 * side;
  // Cut by hand, its edge strays; the page cuts its far side.
  const [x, y] = [room.left - 14 + 1.14 * radius, 360];
  const own = ground === onMustard ? "accent4" : "accent2";
  const layers: readonly ThemeSlot[] =
    ground === sea
      ? ["accent5", "accent1", "accent2", "accent4", "lt2"]
      : ["dk2", "accent5", "accent1", own, "lt2"];
  return {
    surface: ground,
    behind: paperHoles({
      circle: { x, y, radius },
      innermost: 0.66,
      colors: layers.map((slot) => ({ scheme: schemeOf(slot, ground.map) })),
      seed: room.arrangement + 3 * room.turn,
    }),
    fit: { frame: squareIn({ x: x - 0.02 * side, y, radius: 0.335 * side }) },
    draw: (thing, fit) => [
      ...placed(drawSilhouette(thing, { scheme: schemeOf("dk1", ground.map), alpha: 0.16 }, fit), {
        x: 6,
        y: 10,
      }),
      ...drawThing(thing, rampOn(ground.map, ["dk1", "dk2", "accent1", "accent2", "lt1"]), fit),
    ],
  };
};

/** A sticker on a disc that the page cuts. */
export const pulsePictures: Pictured = (room) => {
  const { ground, tone, ramp } = inTurn<{
    readonly ground: Surface;
    readonly tone: Color;
    readonly ramp: typeof hotRamp | typeof limeRamp;
  }>(
    [
      { ground: hot, tone: { scheme: "bg1", alpha: 0.16 }, ramp: hotRamp },
      { ground: night, tone: { scheme: "accent4", alpha: 0.5 }, ramp: limeRamp },
      { ground: fresh, tone: { scheme: "bg1", alpha: 0.3 }, ramp: limeRamp },
      { ground: deep, tone: { scheme: "accent3", alpha: 0.5 }, ramp: limeRamp },
    ],
    room.turn,
  );
  const { x, y } = middleOf(room);
  const radius = 0.5 * (1280 - room.left);
  return {
    surface: ground,
    behind: halo({ x: x + 8, y, radius }, tone),
    fit: { frame: squareIn({ x, y, radius: 0.42 * (1280 - room.left) }) },
    draw: (thing, fit) => [
      ...drawBacking(thing, { scheme: schemeOf("lt1", ground.map) }, 0.026 * (1280 - room.left), fit),
      ...drawThing(thing, rampOn(ground.map, ramp), fit),
    ],
  };
};

const hotRamp = ["dk1", "dk2", "accent4", "accent6", "lt1"] as const;
const limeRamp = ["dk1", "accent4", "accent3", "accent2", "lt1"] as const;

/** A block of full colour, the thing flat and large on it. */
export const atlasPictures: Pictured = (room) => {
  const { ground, block, light } = inTurn<{
    readonly ground: Surface;
    readonly block: ThemeSlot;
    readonly light: "accent2" | "accent3";
  }>(
    [
      { ground: yolk, block: "accent3", light: "accent2" },
      { ground: vermilion, block: "accent2", light: "accent3" },
      { ground: sky, block: "dk2", light: "accent2" },
      { ground: cobalt, block: "accent3", light: "accent2" },
    ],
    room.turn,
  );
  const isDark = block === "dk2";
  return {
    surface: ground,
    behind: [panel("Block", boxOf(room.left, 0, 1280, 720), { scheme: schemeOf(block, ground.map) })],
    fit: { frame: squareIn({ ...middleOf(room), y: 360, radius: 0.43 * (1280 - room.left) }) },
    draw: (thing, fit) =>
      drawThing(
        thing,
        rampOn(
          ground.map,
          isDark ? ["dk1", "accent1", "accent3", light, "lt2"] : ["dk1", "dk2", "accent1", light, "lt1"],
        ),
        fit,
      ),
  };
};

/** A pale panel with a disc, for looks without a manner of their own; the first of the grounds is that of their covers. */
export function panelPictures(grounds: readonly [Surface, ...(readonly Surface[])]): Pictured {
  const hue = discPanelHue(grounds[0]);
  return (room) => {
    const ground = inTurn(grounds, room.turn);
    const width = 1280 - room.left;
    const middle = { ...middleOf(room), y: 360 };
    return {
      surface: ground,
      behind: toShapes(
        discPanel(room.left, { ...middle, x: middle.x + 0.1 * width, radius: 0.53 * width }, hue),
      ),
      fit: { frame: squareIn({ ...middle, radius: 0.42 * width }) },
      draw: (thing, fit) => drawThing(thing, discPanelRamp(ground.kind === "field"), fit),
    };
  };
}
