import { inches as lengthOf, points } from "@lectern/deck";
import { placed, toGroup } from "../art/drawing/figure.ts";
import { type Layers, paperHoles, paperWaves } from "../art/graphic/paper-layers.ts";
import { boxOf } from "../art/graphic/pen.ts";
import { drawSilhouette, drawThing, type Fit, type Ramp, type Thing } from "../art/things/thing.ts";
import { type Color, type ColorMap, fieldMap, paperMap } from "../color.ts";
import { type Drawn, rectangle } from "../file/shape.ts";
import type { Surface } from "../file/surface.ts";
import { georgiaAndCalibri } from "../font-pair.ts";
import { inches } from "../grid.ts";
import { inTurn } from "../in-turn.ts";
import type { TypeScale } from "../type-scale.ts";
import type { ArtSource, Look, PageFrame, Pages } from "./look.ts";
import { standardScale } from "./standard-scale.ts";

/** Pages stand on warm paper, cards on a whiter one. */
const pageMap: ColorMap = { ...paperMap, bg1: "lt2", bg2: "lt1" };

const ink: Color = { scheme: "tx1" };
const clay: Color = { scheme: "accent1" };
const mustard: Color = { scheme: "accent2" };
const blush: Color = { scheme: "accent4" };
const brick: Color = { scheme: "accent5" };

export const page: Surface = {
  kind: "paper",
  map: pageMap,
  background: { scheme: "bg1" },
  ink,
  quiet: { scheme: "tx2" },
  accent: brick,
};
const sheet: Surface = { ...page, kind: "tint", background: { scheme: "bg2" } };
export const sea: Surface = {
  kind: "field",
  map: fieldMap,
  background: { scheme: "bg1" },
  ink,
  quiet: { scheme: "tx2" },
  accent: mustard,
};
export const onMustard: Surface = { ...page, kind: "field", background: mustard, quiet: ink, accent: ink };
/** The innermost paper of a section, as light as the page. */
const onPaper: Surface = { ...sea, background: { scheme: "tx2" }, accent: { scheme: "bg1" } };
/** White letters at the foot of a page, on the foremost sheet. */
const onSea: Surface = {
  ...page,
  background: { scheme: "tx2" },
  ink: { scheme: "bg2" },
  quiet: { scheme: "bg1" },
};

/** Ink at the foot of a page of the sea, on the palest sheet. */
const onBlush: Surface = {
  ...sea,
  background: blush,
  ink: { scheme: "bg2" },
  quiet: { scheme: "bg2" },
};

const title = { font: "heading", bold: true, lineSpacing: 0.95, letterSpacing: -0.01 } as const;
const text = { font: "body", lineSpacing: 1.12 } as const;

const scale: TypeScale = {
  ...standardScale,
  cover: { ...title, size: 60 },
  section: { ...title, size: 54 },
  statement: { ...title, size: 54 },
  quotation: { ...title, bold: false, size: 42, lineSpacing: 1.05 },
  closing: { ...title, size: 44 },
  title: { ...title, size: 32 },
  heading: { ...title, size: 22 },
  numeral: { ...title, font: "body", size: 150, lineSpacing: 0.9 },
  subtitle: { ...text, size: 20 },
  byline: { ...text, size: 15, bold: true },
  caption: { ...text, size: 18 },
  kicker: { ...text, size: 13, bold: true, lineSpacing: 1 },
  footer: { ...text, size: 11.5, lineSpacing: 1 },
};

const [start, end] = [68, 1212];
const foot = { anchor: "middle" } as const;

const frame: PageFrame = {
  kicker: boxOf(start, 36, end, 58),
  title: { box: boxOf(start, 62, end, 154), anchor: "middle" },
  content: boxOf(start, 176, end, 652),
  gap: inches(0.45),
  date: { ...foot, box: boxOf(820, 676, 1120, 700), alignment: "end" },
  footer: { ...foot, box: boxOf(start, 676, 760, 700), alignment: "start" },
  slideNumber: { ...foot, box: boxOf(1130, 676, end, 700), alignment: "end" },
  furniture: [],
};

/** Papers from dark to light. */
const papers: Ramp = [ink, { scheme: "tx2" }, clay, mustard, { scheme: "bg2" }];
const shade: Color = { ...ink, alpha: 0.16 };

/** Holes in the end half, in a corner of it or whole, the darkest paper inmost or outmost. */
function openHoles(seed: number): Layers {
  const circles = [
    { x: 1046, y: 380, radius: 370 },
    { x: 1170, y: 640, radius: 500 },
    { x: 1150, y: 70, radius: 480 },
  ];
  const outwards = [blush, mustard, clay, brick, deep];
  return {
    circle: circles[seed % circles.length] ?? { x: 1046, y: 380, radius: 370 },
    innermost: 0.24,
    colors: seed % 2 === 0 ? outwards : outwards.toReversed(),
    seed,
  };
}

/** A thing cut of papers, with its shadow on what lies beneath it. */
function cutThing(thing: Thing, fit: Fit): readonly Drawn[] {
  return toGroup("Thing", [
    ...placed(drawSilhouette(thing, shade, fit), { x: 6, y: 10 }),
    ...drawThing(thing, papers, fit),
  ]);
}

const warm: readonly Color[] = [blush, mustard, clay, brick];
const deep: Color = { scheme: "tx2" };

function pages({ thing, arrangement: seed, turn }: ArtSource): Pages {
  return {
    cover: {
      surface: page,
      motif: thing
        ? [
            ...paperHoles({
              circle: { x: 1010, y: 370, radius: 390 },
              innermost: 0.7,
              colors: [deep, brick, clay, mustard, { scheme: "bg1" }],
              seed,
            }),
            ...cutThing(thing, { frame: { left: 792, top: 156, right: 1228, bottom: 584 } }),
          ]
        : paperHoles(openHoles(seed)),
      art: [],
      places: {
        byline: { box: boxOf(start, 626, 560, 668), anchor: "bottom" },
        title: { box: boxOf(start, 96, 566, 436), anchor: "bottom" },
        subtitle: { box: boxOf(start, 460, 566, 570), anchor: "top" },
      },
    },
    section: {
      surface: sea,
      motif: paperHoles({
        circle: { x: 980, y: 346, radius: 286 },
        innermost: 0.56,
        colors: [brick, clay, mustard, blush, { scheme: "tx2" }],
        seed: seed + 1,
      }),
      art: [],
      places: {
        numeral: { box: boxOf(876, 246, 1084, 458), anchor: "middle", alignment: "center", surface: onPaper },
        title: { box: boxOf(start, 190, 600, 470), anchor: "bottom" },
        summary: { box: boxOf(start, 492, 590, 606), anchor: "top" },
      },
    },
    split: {
      surface: page,
      motif: [],
      art: [
        rectangle("Panel", boxOf(0, 0, 440, 720), mustard),
        ...paperWaves({
          from: 510,
          to: 652,
          colors: [blush, clay, brick, deep],
          seed: seed + 3,
          swell: 18,
          until: 440,
        }),
      ],
      places: {
        kicker: { box: boxOf(start, 34, 410, 56), anchor: "top", surface: onMustard },
        title: { box: boxOf(start, 66, 410, 392), anchor: "top", surface: onMustard },
        caption: { box: boxOf(start, 398, 410, 464), anchor: "bottom", surface: onMustard },
        content: { box: boxOf(500, 62, end, 652), anchor: "middle" },
      },
      footer: { ...frame.footer, box: boxOf(start, 682, 410, 704), surface: onSea },
    },
    statement: {
      ...statementGround(seed, turn),
      art: [],
      places: {
        kicker: { box: boxOf(start, 36, end, 58), anchor: "top" },
        title: { box: boxOf(start, 76, 1160, 384), anchor: "bottom" },
        support: { box: boxOf(start, 402, 960, 520), anchor: "top" },
      },
    },
    quote: {
      surface: sheet,
      motif: [],
      art: [
        rectangle("Edge", boxOf(0, 0, 26, 720), clay),
        rectangle("Edge 2", boxOf(26, 0, 40, 720), mustard),
      ],
      places: {
        kicker: { box: boxOf(116, 36, end, 58), anchor: "top" },
        title: { box: boxOf(116, 80, 1180, 490), anchor: "bottom" },
        source: { box: boxOf(116, 516, 1180, 636), anchor: "top" },
      },
      footer: { ...frame.footer, box: boxOf(116, 676, 760, 700) },
    },
    closing: {
      surface: page,
      motif: [
        ...(thing ? lastThing(thing, seed) : []),
        ...paperWaves({ from: 592, to: 660, colors: [...warm, deep], seed: seed + 2, swell: 14 }),
      ],
      art: [],
      places: {
        title: { box: boxOf(start, 44, thing ? 776 : 1160, 172), anchor: "middle" },
        content: { box: boxOf(start, 188, thing ? 776 : end, 506), anchor: "top" },
        contact: { box: boxOf(start, 514, 760, 548), anchor: "bottom" },
      },
      ...footOnSea(),
    },
  };
}

/** What the deck is about once more, in a smaller hole. */
function lastThing(thing: Thing, seed: number): readonly Drawn[] {
  return [
    ...paperHoles({
      circle: { x: 1092, y: 296, radius: 248 },
      innermost: 0.72,
      colors: [deep, brick, clay, mustard, { scheme: "bg1" }],
      seed: seed + 2,
    }),
    ...cutThing(thing, { frame: { left: 966, top: 170, right: 1218, bottom: 422 } }),
  ];
}

/** Waves at the foot of a statement, the darkest sheet foremost but on the sea itself. */
function statementGround(seed: number, turn = 0) {
  const waves = (colors: readonly Color[]) => paperWaves({ from: 562, to: 652, colors, seed, swell: 20 });
  return inTurn(
    [
      { surface: page, motif: waves([...warm, deep]), ...footOnSea() },
      { surface: sea, motif: waves(warm.toReversed()), ...footOnSea(onBlush) },
      { surface: onMustard, motif: waves([blush, clay, brick, deep]), ...footOnSea() },
    ],
    turn,
  );
}

/** Where waves stand at the foot, footers have their colours. */
function footOnSea(surface = onSea) {
  return {
    footer: { ...frame.footer, box: boxOf(start, 682, 760, 704), surface },
    date: { ...frame.date, box: boxOf(820, 682, 1120, 704), surface },
    slideNumber: { ...frame.slideNumber, box: boxOf(1130, 682, end, 704), surface },
  };
}

/** Warm paper in layers: holes cut one into the other, torn edges at the foot of pages. */
export const papercut: Look = {
  name: "papercut",
  description: "Warm paper in layers: clay, mustard and deep teal, hand-cut shapes, serif headings",
  palette: {
    dk1: "2B2522",
    lt1: "FFFDF8",
    dk2: "1D4650",
    lt2: "F6EBDD",
    accent1: "DE6B4F",
    accent2: "EDB84F",
    accent3: "2F7F79",
    accent4: "F3CDB4",
    accent5: "96402F",
    accent6: "8A8F63",
    hlink: "96402F",
    folHlink: "1D4650",
  },
  fonts: georgiaAndCalibri,
  scale,
  surfaces: { page, panel: sheet, field: sea },
  frame,
  emphasis: ["accent5", "accent5"],
  style: {
    cornerRadius: lengthOf(0.14),
    gap: lengthOf(0.22),
    ruleWidth: points(1.25),
    panel: "paper",
    row: "rules",
    takeaway: "field",
    cards: "grid",
    agenda: "tiles",
    timeline: "line",
    process: "numbered",
    lead: "above",
    icon: "disc",
    // Georgia's own figures stand on and below the line: those that are read side by side are Calibri's.
    numeral: { font: "body", bold: true },
    label: { font: "body", bold: true },
  },
  pages,
  arrangements: 32,
};
