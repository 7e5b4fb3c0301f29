import { emu, inches as lengthOf, points } from "@lectern/deck";
import { toGroup } from "../art/drawing/figure.ts";
import { headLines, steppedFrame, sunburst } from "../art/graphic/deco.ts";
import { boxOf, type Circle, disc, stroke } from "../art/graphic/pen.ts";
import { drawThing, type Ramp, type Thing } from "../art/things/thing.ts";
import { type Color, type ColorMap, fieldMap, paperMap } from "../color.ts";
import { type Drawn, rectangle } from "../file/shape.ts";
import type { Surface } from "../file/surface.ts";
import { cambriaAndCalibri } from "../font-pair.ts";
import { inches } from "../grid.ts";
import { inTurn } from "../in-turn.ts";
import type { TypeScale } from "../type-scale.ts";
import type { ArtSource, Look, PageFrame, Pages } from "./look.ts";
import { standardScale } from "./standard-scale.ts";

/** Pages are ivory, cards white. */
const pageMap: ColorMap = { ...paperMap, bg1: "lt2", bg2: "lt1" };

const ink: Color = { scheme: "tx1" };
const gold: Color = { scheme: "accent1" };

const page: Surface = {
  kind: "paper",
  map: pageMap,
  background: { scheme: "bg1" },
  ink,
  quiet: { scheme: "tx2" },
  accent: { scheme: "accent3" },
};
export const white: Surface = { ...page, kind: "tint", background: { scheme: "bg2" } };
export const velvet: Surface = {
  kind: "field",
  map: fieldMap,
  background: { scheme: "bg1" },
  ink,
  quiet: { scheme: "tx2" },
  accent: gold,
};
/** Ivory letters on a panel of the green, on a page of ivory. */
export const onVelvet: Surface = {
  ...page,
  background: { scheme: "tx2" },
  ink: { scheme: "bg2" },
  quiet: { scheme: "bg1" },
  accent: gold,
};

const title = { font: "heading", bold: true, lineSpacing: 0.98, letterSpacing: 0.02 } as const;
const grand = { ...title, capitals: true, letterSpacing: 0.06 } as const;
const text = { font: "body", lineSpacing: 1.12 } as const;

const scale: TypeScale = {
  ...standardScale,
  cover: { ...grand, size: 56 },
  section: { ...grand, size: 48 },
  statement: { ...title, size: 50, letterSpacing: 0.01 },
  quotation: { ...title, bold: false, size: 40, letterSpacing: 0, lineSpacing: 1.08 },
  closing: { ...title, size: 44 },
  title: { ...title, size: 31 },
  heading: { ...title, size: 22 },
  numeral: { ...title, size: 130, lineSpacing: 0.9 },
  subtitle: { ...text, size: 20 },
  byline: { ...text, size: 15, bold: true, letterSpacing: 0.05 },
  caption: { ...text, size: 18 },
  kicker: { ...text, size: 12, bold: true, lineSpacing: 1, letterSpacing: 0.12, capitals: true },
  footer: { ...text, size: 11.5, lineSpacing: 1 },
};

const [start, end] = [84, 1196];
const foot = { anchor: "middle" } as const;

const frame: PageFrame = {
  kicker: boxOf(start, 48, end, 70),
  kickerAlignment: "center",
  title: { box: boxOf(start, 72, end, 156), anchor: "middle", alignment: "center" },
  content: boxOf(start, 184, end, 650),
  gap: inches(0.45),
  date: { ...foot, box: boxOf(800, 672, 1090, 694), alignment: "end" },
  footer: { ...foot, box: boxOf(start, 672, 760, 694), alignment: "start" },
  slideNumber: { ...foot, box: boxOf(1100, 672, end, 694), alignment: "end" },
  furniture: headLines(20, start, end, gold),
};

const goldLine = stroke(gold, 2);
const thinLine = stroke({ ...gold, alpha: 0.7 }, 1);
const frameLines = [...steppedFrame(22, 14, goldLine), ...steppedFrame(30, 14, thinLine)];
const velvetFoot = {
  footer: { ...frame.footer, box: boxOf(start, 656, 420, 678) },
  date: { ...frame.date, box: boxOf(860, 656, 1090, 678) },
  slideNumber: { ...frame.slideNumber, box: boxOf(1100, 656, end, 678) },
} as const;

/** Gold leaf on green. */
const gilded: Ramp = [
  { scheme: "bg1", luminanceModulation: 0.7 },
  { scheme: "accent3" },
  { scheme: "accent1" },
  { scheme: "accent4" },
  { scheme: "tx2" },
];

/** What the deck is about on a medallion before the rays of a sun. */
function medallion(thing: Thing, { x, y, radius }: Circle, reach: number, seed: number): readonly Drawn[] {
  const inside = radius * 0.72;
  const frame = { left: x - inside, top: y - inside, right: x + inside, bottom: y + inside };
  return [
    ...sunburst({ circle: { x, y, radius }, reach, metal: gold, ground: { scheme: "bg1" }, seed }),
    disc("Medallion", { x, y, radius }, { fill: { scheme: "bg1" }, line: stroke(gold, 4) }),
    disc("Medallion edge", { x, y, radius: radius - 9 }, { line: stroke({ ...gold, alpha: 0.7 }, 1.25) }),
    ...toGroup("Thing", drawThing(thing, gilded, { frame })),
  ];
}

/** Everything about the middle of what the medallion leaves. */
function coverPlaces([left, right]: readonly [number, number]): Pages["cover"]["places"] {
  const centered = { alignment: "center" } as const;
  const isNarrow = right < 1000;
  return {
    byline: { box: boxOf(left + 20, 58, right - 20, 106), anchor: "middle", ...centered },
    title: { box: boxOf(left, 112, right, isNarrow ? 474 : 338), anchor: "middle", ...centered },
    subtitle: {
      box: boxOf(left + 20, isNarrow ? 480 : 344, right - 20, isNarrow ? 610 : 420),
      anchor: "top",
      ...centered,
    },
  };
}

function pages({ thing, arrangement: seed, turn }: ArtSource): Pages {
  const sun = (radius: number, reach: number, ground: "bg1" | "bg2" = "bg1") =>
    sunburst({ circle: { x: 640, y: 690, radius }, reach, metal: gold, ground: { scheme: ground }, seed });
  return {
    cover: {
      surface: velvet,
      motif: [
        ...frameLines,
        ...(thing ? medallion(thing, { x: 948, y: 360, radius: 210 }, 282, seed) : sun(116, 262)),
      ],
      art: [],
      places: coverPlaces(thing ? [start, 640] : [120, 1160]),
    },
    section: {
      surface: velvet,
      motif: [...frameLines, ...sun(52, 122)],
      art: [],
      places: {
        numeral: { box: boxOf(440, 76, 840, 276), anchor: "middle", alignment: "center" },
        title: { box: boxOf(140, 286, 1140, 446), anchor: "middle", alignment: "center" },
        summary: { box: boxOf(240, 452, 1040, 564), anchor: "top", alignment: "center" },
      },
      ...velvetFoot,
    },
    split: {
      surface: page,
      motif: [],
      art: [
        rectangle("Panel", boxOf(0, 0, 440, 720), { scheme: "tx2" }),
        rectangle("Edge", boxOf(440, 0, 446, 720), gold),
        rectangle("Edge 2", boxOf(452, 0, 454, 720), gold),
        ...sunburst({
          circle: { x: 220, y: 720, radius: 84 },
          reach: 196,
          metal: gold,
          ground: { scheme: "tx2" },
          seed,
        }),
      ],
      places: {
        kicker: { box: boxOf(60, 46, 410, 66), anchor: "top", surface: onVelvet },
        title: { box: boxOf(60, 76, 410, 412), anchor: "top", surface: onVelvet },
        caption: { box: boxOf(60, 418, 410, 508), anchor: "bottom", surface: onVelvet },
        content: { box: boxOf(510, 60, end, 650), anchor: "middle" },
      },
      footer: { ...frame.footer, box: boxOf(510, 672, 800, 694) },
    },
    statement: {
      ...inTurn(
        [
          { surface: velvet, motif: [...frameLines, ...sun(40, 96)] },
          { surface: white, motif: [...frameLines, ...sun(40, 96, "bg2")] },
        ],
        turn,
      ),
      art: [],
      places: {
        kicker: { box: boxOf(start, 56, end, 76), anchor: "top", alignment: "center" },
        title: { box: boxOf(120, 100, 1160, 406), anchor: "middle", alignment: "center" },
        support: { box: boxOf(220, 424, 1060, 570), anchor: "top", alignment: "center" },
      },
      ...velvetFoot,
    },
    quote: {
      surface: white,
      motif: [...steppedFrame(22, 14, goldLine), ...steppedFrame(30, 14, thinLine)],
      art: [],
      places: {
        kicker: { box: boxOf(start, 56, end, 76), anchor: "top", alignment: "center" },
        title: { box: boxOf(140, 96, 1140, 490), anchor: "middle" },
        source: { box: boxOf(140, 510, 1140, 630), anchor: "top" },
      },
      ...velvetFoot,
    },
    closing: {
      surface: velvet,
      motif: frameLines,
      art: [],
      places: {
        title: { box: boxOf(120, 60, 1160, 190), anchor: "middle", alignment: "center" },
        content: { box: boxOf(140, 206, 1140, 580), anchor: "top" },
        contact: { box: boxOf(140, 592, 1140, 632), anchor: "middle", alignment: "center" },
      },
      ...velvetFoot,
    },
  };
}

/** Art deco: green velvet and gold, a half sun, stepped frames, everything about the middle. */
export const deco: Look = {
  name: "deco",
  description: "Art deco: deep green and gold on ivory, a half sun, stepped frames, centred titles",
  palette: {
    dk1: "1C211F",
    lt1: "FFFFFF",
    dk2: "12352D",
    lt2: "F8F3E6",
    accent1: "CDA349",
    accent2: "1F6F5C",
    accent3: "80601A",
    accent4: "E4D2A0",
    accent5: "7A2236",
    accent6: "6E8279",
    hlink: "80601A",
    folHlink: "7A2236",
  },
  fonts: cambriaAndCalibri,
  scale,
  surfaces: { page, panel: white, field: velvet },
  frame,
  emphasis: ["accent3", "accent2"],
  style: {
    cornerRadius: emu(0),
    gap: lengthOf(0.22),
    ruleWidth: points(1),
    panel: "topRule",
    row: "rules",
    takeaway: "field",
    cards: "grid",
    agenda: "rows",
    timeline: "line",
    process: "numbered",
    lead: "above",
    icon: "plain",
    numeral: { font: "heading", bold: true },
    label: { font: "body", bold: true },
  },
  pages,
  arrangements: 24,
};
