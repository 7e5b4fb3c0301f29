import { inches as lengthOf, points } from "@lectern/deck";
import { placed, toGroup } from "../art/drawing/figure.ts";
import { halo } from "../art/graphic/halo.ts";
import { bar, boxOf, type Circle, disc, pixels } from "../art/graphic/pen.ts";
import { drawBacking, drawThing, type Ramp, type Thing } from "../art/things/thing.ts";
import { type Color, type ColorMap, fieldMap, paperMap } from "../color.ts";
import type { Drawn, Gradient } from "../file/shape.ts";
import type { Surface } from "../file/surface.ts";
import { arial } from "../font-pair.ts";
import { inches } from "../grid.ts";
import { inTurn } from "../in-turn.ts";
import type { TypeScale } from "../type-scale.ts";
import type { ArtSource, Look, PageFrame, Pages, Place } from "./look.ts";
import { standardScale } from "./standard-scale.ts";

/** Peach that is made quieter is orange: what stands back on dark pages is white. */
const deepMap: ColorMap = { ...fieldMap, tx2: "lt1" };
const inkMap: ColorMap = { ...deepMap, bg1: "dk1", bg2: "dk2" };

const ink: Color = { scheme: "tx1" };
const coral: Color = { scheme: "accent1" };
const mango: Color = { scheme: "accent2" };
const pink: Color = { scheme: "accent3" };
const violet: Color = { scheme: "accent4" };
const lime: Color = { scheme: "accent6" };

/** Runs from the upper start to the lower end. */
const falling = 45;

const hotFill: Gradient = {
  kind: "gradient",
  angle: falling,
  stops: [
    { position: 0, color: mango },
    { position: 0.55, color: { ...coral, luminanceModulation: 0.9, luminanceOffset: 0.06 } },
    { position: 1, color: pink },
  ],
};
const limeFill: Gradient = {
  kind: "gradient",
  angle: falling,
  stops: [
    { position: 0, color: { ...lime, luminanceModulation: 0.7, luminanceOffset: 0.24 } },
    { position: 1, color: { ...lime, luminanceModulation: 0.88 } },
  ],
};

const page: Surface = {
  kind: "paper",
  map: paperMap,
  background: { scheme: "bg1" },
  ink,
  quiet: { scheme: "tx2" },
  accent: violet,
};
const peach: Surface = { ...page, kind: "tint", background: { scheme: "bg2" } };
export const hot: Surface = { ...page, kind: "field", background: hotFill, quiet: ink, accent: ink };
export const fresh: Surface = { ...page, kind: "field", background: limeFill, quiet: ink, accent: ink };
export const night: Surface = {
  kind: "field",
  map: inkMap,
  background: { scheme: "bg1" },
  ink,
  quiet: { scheme: "tx2" },
  accent: mango,
};
export const deep: Surface = {
  ...night,
  map: deepMap,
  accent: lime,
  background: {
    kind: "gradient",
    angle: falling,
    stops: [
      { position: 0, color: { scheme: "bg1" } },
      { position: 1, color: violet },
    ],
  },
};
/** White letters on a pill of ink, on a page of colour. */
const onPill: Surface = {
  ...page,
  background: { scheme: "tx1" },
  ink: { scheme: "bg1" },
  quiet: { scheme: "bg1" },
};

const title = { font: "heading", bold: true, lineSpacing: 0.84, letterSpacing: -0.028 } as const;
const text = { font: "body", lineSpacing: 1.1 } as const;

const scale: TypeScale = {
  ...standardScale,
  cover: { ...title, size: 92 },
  section: { ...title, size: 72 },
  statement: { ...title, size: 66 },
  quotation: { ...title, bold: false, size: 44, lineSpacing: 0.95 },
  closing: { ...title, size: 60 },
  title: { ...title, size: 34, lineSpacing: 0.9 },
  panelTitle: { ...title, size: 42, lineSpacing: 0.9 },
  heading: { ...title, size: 22, lineSpacing: 1, letterSpacing: -0.01 },
  numeral: { ...title, size: 195, lineSpacing: 0.8, letterSpacing: -0.05 },
  subtitle: { ...text, size: 20 },
  byline: { ...text, size: 16, bold: true, lineSpacing: 1 },
  contact: { ...text, size: 20, bold: true, lineSpacing: 1 },
  caption: { ...text, size: 18 },
  kicker: { ...text, size: 12, bold: true, lineSpacing: 1 },
  footer: { ...text, size: 11, lineSpacing: 1 },
};

const [start, end] = [44, 1236];
const foot = { anchor: "middle" } as const;

const frame: PageFrame = {
  kicker: boxOf(start, 20, end, 40),
  title: { box: boxOf(start, 50, end, 136), anchor: "top" },
  content: boxOf(start, 156, end, 664),
  gap: inches(0.3),
  date: { ...foot, box: boxOf(840, 684, 1150, 706), alignment: "end" },
  footer: { ...foot, box: boxOf(start, 684, 760, 706), alignment: "start" },
  slideNumber: { ...foot, box: boxOf(1160, 684, end, 706), alignment: "end" },
  furniture: [],
};

function pill(left: number, top: number, right: number, bottom: number): Place {
  const fill = onPill.background;
  const panel = { fill, cornerRadius: pixels((bottom - top) / 2), inset: pixels(30) };
  return { box: boxOf(left, top, right, bottom), anchor: "middle", surface: onPill, panel };
}

const pale = (alpha: number): Color => ({ scheme: "bg1", alpha });

const paperWhite: Color = { scheme: "bg1" };
const deepViolet: Color = { scheme: "tx2" };
const onHot: Ramp = [ink, deepViolet, violet, lime, paperWhite];
const onLime: Ramp = [ink, violet, pink, mango, paperWhite];

/** A thing as a sticker: in loud colours, with a white edge. */
function sticker(thing: Thing, ramp: Ramp, circle: Circle): readonly Drawn[] {
  const { x, y, radius } = circle;
  const frame = { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
  return toGroup("Thing", [
    ...drawBacking(thing, paperWhite, 0.06 * radius, { frame }),
    ...drawThing(thing, ramp, { frame }),
  ]);
}

/** A sticker that leans. */
function leaningSticker(thing: Thing, ramp: Ramp, { x, y, radius }: Circle): readonly Drawn[] {
  const frame = { left: -radius, top: -radius, right: radius, bottom: radius };
  const figure = [
    ...drawBacking(thing, paperWhite, 0.05 * radius, { frame }),
    ...drawThing(thing, ramp, { frame }),
  ];
  return toGroup("Thing", placed(figure, { x, y, turn: -14 }));
}

function statementHalo(color: Color): readonly Drawn[] {
  return halo({ x: 1190, y: 650, radius: 180 }, color);
}

/** Discs that stand for nothing, one over the other, cut by the page. */
function discs(lift: number): readonly Drawn[] {
  return [
    disc("Disc 1", { x: 1120, y: 560 + lift, radius: 250 }, { fill: violet }),
    disc("Disc 2", { x: 960, y: 380, radius: 200 }, { fill: ink }),
    disc("Disc 3", { x: 1090, y: 270 - lift / 2, radius: 116 }, { fill: lime }),
    disc("Disc 4", { x: 800, y: 590 - lift, radius: 92 }, { fill: paperWhite }),
  ];
}

function pages({ thing, arrangement, hasChart, turn }: ArtSource): Pages {
  // How far the discs have drifted.
  const lift = [0, 40, -30, 20][arrangement % 4] ?? 0;
  return {
    cover: {
      surface: hot,
      motif: [
        ...halo({ x: 960, y: thing ? 372 : 420, radius: 345 }, pale(0.16)),
        ...(thing ? sticker(thing, onHot, { x: 960, y: 372, radius: 240 }) : hasChart ? [] : discs(lift)),
      ],
      art: [],
      places: {
        title: { box: boxOf(start - 4, 44, 604, 466), anchor: "bottom" },
        subtitle: { box: boxOf(start, 486, 590, 580), anchor: "top" },
        byline: pill(start, 604, 580, 666),
      },
    },
    section: {
      surface: fresh,
      motif: [
        ...halo({ x: 1010, y: 360, radius: 390 }, pale(0.3)).slice(0, 1),
        ...(thing
          ? sticker(thing, onLime, { x: 980, y: 360, radius: 210 })
          : [
              disc("Disc", { x: 970, y: 400, radius: 180 }, { fill: ink }),
              disc("Disc 2", { x: 1120, y: 270, radius: 96 }, { fill: coral }),
            ]),
      ],
      art: [],
      places: {
        numeral: { box: boxOf(start - 8, 44, 420, 292), anchor: "bottom" },
        title: { box: boxOf(start - 2, 312, 612, 546), anchor: "bottom" },
        summary: { box: boxOf(start, 558, 600, 668), anchor: "top" },
      },
    },
    split: {
      surface: page,
      motif: [],
      art: [
        bar("Panel", { x: start, y: 44, width: 430, height: 628 }, { fill: hotFill }, 30),
        ...(thing ? sticker(thing, onHot, { x: 376, y: 582, radius: 62 }) : []),
      ],
      places: {
        kicker: { box: boxOf(76, 60, 446, 80), anchor: "top", surface: hot },
        title: { box: boxOf(76, 92, 446, 402), anchor: "top", surface: hot },
        caption: { box: boxOf(76, 406, 446, 512), anchor: "bottom", surface: hot },
        content: { box: boxOf(516, 56, end, 664), anchor: "middle" },
      },
    },
    statement: {
      ...inTurn(
        [
          { surface: night, motif: statementHalo({ ...violet, alpha: 0.35 }) },
          { surface: hot, motif: statementHalo(pale(0.2)) },
          { surface: fresh, motif: statementHalo(pale(0.35)) },
        ],
        turn,
      ),
      art: [],
      places: {
        kicker: { box: frame.kicker, anchor: "top" },
        title: { box: boxOf(start - 2, 84, 1160, 440), anchor: "bottom" },
        support: { box: boxOf(start, 470, 820, 640), anchor: "top" },
      },
    },
    quote: {
      surface: deep,
      motif: [],
      art: [],
      places: {
        kicker: { box: frame.kicker, anchor: "top" },
        title: { box: boxOf(104, 70, 1180, 480), anchor: "bottom" },
        source: { box: boxOf(104, 508, 1180, 630), anchor: "top" },
      },
    },
    closing: {
      surface: hot,
      motif: [
        ...halo({ x: 1080, y: 330, radius: 250 }, pale(0.2)),
        ...(thing
          ? leaningSticker(thing, onLime, { x: 1052, y: 330, radius: 180 })
          : [
              disc("Disc", { x: 1050, y: 350, radius: 120 }, { fill: ink }),
              disc("Disc 2", { x: 1150, y: 270, radius: 62 }, { fill: lime }),
            ]),
      ],
      art: [],
      places: {
        title: { box: boxOf(start - 2, 44, 812, 236), anchor: "top" },
        content: { box: boxOf(start, 256, 812, 582), anchor: "top" },
        contact: pill(start, 600, 520, 662),
      },
    },
  };
}

/** Energetic: full gradients, objects cut by the page, pills and round tiles. */
export const pulse: Look = {
  name: "pulse",
  description: "Energetic: mango to pink, lime and violet, bold shapes in a halo, pills",
  palette: {
    dk1: "1D1630",
    lt1: "FFFFFF",
    dk2: "3A1466",
    lt2: "FFF1E6",
    accent1: "FF5C39",
    accent2: "FFB224",
    accent3: "FF4F8B",
    accent4: "6C2BD9",
    accent5: "00A38C",
    accent6: "D6F64B",
    hlink: "6C2BD9",
    folHlink: "00735F",
  },
  fonts: arial,
  scale,
  surfaces: { page, panel: peach, field: deep },
  frame,
  emphasis: ["accent4", "accent4"],
  style: {
    cornerRadius: lengthOf(0.3),
    gap: lengthOf(0.21),
    ruleWidth: points(1),
    panel: "blocks",
    row: "pills",
    takeaway: "ink",
    cards: "bento",
    agenda: "tiles",
    timeline: "road",
    process: "blocks",
    lead: "panel",
    icon: "plain",
    numeral: { font: "heading", bold: true },
    label: { font: "heading", bold: true },
  },
  pages,
  arrangements: 4,
  coverChart: boxOf(656, 70, 1224, 654),
};
