import { emu, inches as lengthOf, points } from "@lectern/deck";
import { toGroup } from "../art/drawing/figure.ts";
import { halftone } from "../art/graphic/halftone.ts";
import { boxOf, rule, stroke } from "../art/graphic/pen.ts";
import { drawBacking, drawThing, type Ramp, type Thing } from "../art/things/thing.ts";
import { type Color, type ColorMap, fieldMap, paperMap } from "../color.ts";
import { type Drawn, rectangle } from "../file/shape.ts";
import type { Surface } from "../file/surface.ts";
import { georgiaAndCalibri } from "../font-pair.ts";
import { inches } from "../grid.ts";
import { inTurn } from "../in-turn.ts";
import type { TypeScale } from "../type-scale.ts";
import type { ArtSource, Look, PageFrame, Pages } from "./look.ts";
import { standardScale } from "./standard-scale.ts";

const inkMap: ColorMap = { ...fieldMap, bg1: "dk1", bg2: "dk2" };
const ink: Color = { scheme: "tx1" };
const marker: Color = { scheme: "accent6" };

export const page: Surface = {
  kind: "paper",
  map: paperMap,
  background: { scheme: "bg1" },
  ink,
  quiet: { scheme: "accent5" },
  accent: ink,
};
export const gray: Surface = { ...page, kind: "tint", background: { scheme: "bg2" } };
export const yellow: Surface = { ...page, kind: "field", background: marker, quiet: ink };
export const black: Surface = {
  kind: "field",
  map: inkMap,
  background: { scheme: "bg1" },
  ink,
  quiet: { scheme: "tx2" },
  accent: marker,
};

const display = { font: "heading", bold: true, lineSpacing: 0.86, letterSpacing: -0.03 } as const;
const text = { font: "body", lineSpacing: 1.1 } as const;

const scale: TypeScale = {
  ...standardScale,
  cover: { ...display, size: 104 },
  section: { ...display, size: 80 },
  statement: { ...display, size: 76 },
  quotation: { ...display, bold: false, size: 48, lineSpacing: 0.98, letterSpacing: -0.015 },
  closing: { ...display, size: 54 },
  title: { ...display, size: 36, lineSpacing: 0.9, letterSpacing: -0.02 },
  heading: { ...display, size: 24, lineSpacing: 0.95, letterSpacing: -0.01 },
  numeral: { ...display, size: 360, lineSpacing: 0.82, letterSpacing: -0.04 },
  subtitle: { ...text, size: 20 },
  byline: { ...text, size: 14, bold: true },
  contact: { ...text, size: 20, bold: true },
  caption: { ...text, size: 18 },
  kicker: { ...text, size: 12, bold: true, lineSpacing: 1, letterSpacing: 0.06, capitals: true },
  footer: { ...text, size: 11, bold: true, lineSpacing: 1 },
  folio: { ...text, size: 18, bold: true, lineSpacing: 1 },
};

const [start, body, end] = [48, 160, 1232];
const foot = { anchor: "middle" } as const;

/** A thick rule heads the page from edge to edge, with the folio at its end as in a newspaper; all below it is for what is said. */
const frame: PageFrame = {
  kicker: boxOf(start, 66, 900, 86),
  title: { box: boxOf(start, 96, 1130, 186), anchor: "top" },
  content: boxOf(start, 202, end, 640),
  gap: inches(0.4),
  footer: { ...foot, box: boxOf(start, 660, 700, 684), alignment: "start" },
  date: { ...foot, box: boxOf(712, 660, 900, 684), alignment: "end" },
  slideNumber: { anchor: "top", box: boxOf(1140, 70, end, 96), alignment: "end" },
  furniture: [
    rectangle("Head", boxOf(start, 40, end, 52), ink),
    rule("Foot", { x: start, y: 656 }, { x: end, y: 656 }, stroke(ink, 1)),
  ],
};

/** The dots of a printed grey, at the foot of a page. */
const dots = { x: 904, y: 580, width: end - 904, height: 96 };

/** A picture as a newspaper prints it: greys, with the marker behind it. */
const printed: Ramp = [
  ink,
  { scheme: "accent5" },
  { scheme: "accent3", luminanceModulation: 0.9 },
  { scheme: "accent4" },
  { scheme: "bg1" },
];
/** It runs off the page, and what it shows fills it. */
const picture = { left: 804, top: 92, right: 1280, bottom: 560 };

function photograph(thing: Thing): readonly Drawn[] {
  const { left, top, right, bottom } = picture;
  const frame = { left: left + 24, top: top + 24, right: right - 36, bottom: bottom - 24 };
  return [
    rectangle("Picture", boxOf(left, top, right, bottom), marker),
    ...toGroup("Thing", [...drawBacking(thing, ink, 3, { frame }), ...drawThing(thing, printed, { frame })]),
  ];
}

function pages({ thing, hasChart, turn }: ArtSource): Pages {
  return {
    cover: {
      surface: page,
      motif: [...(hasChart ? [] : [halftone("Dots", dots, 4, ink)]), ...(thing ? photograph(thing) : [])],
      art: [
        rectangle("Head", boxOf(start, 40, end, 60), ink),
        rectangle("Marker", boxOf(start, 60, 252, 72), marker),
      ],
      places: {
        byline: { box: boxOf(start, 92, 800, 140), anchor: "top" },
        title: {
          box: boxOf(start - 6, 150, hasChart ? 804 : thing ? picture.left - 16 : end, 562),
          anchor: "bottom",
        },
        subtitle: { box: boxOf(start, 588, 860, 676), anchor: "top" },
      },
    },
    section: {
      surface: black,
      motif: [],
      art: [
        rectangle("Head", boxOf(start, 40, end, 60), ink),
        rectangle("Marker", boxOf(start, 60, 252, 72), marker),
      ],
      places: {
        title: { box: boxOf(start - 4, 104, 760, 500), anchor: "top" },
        summary: { box: boxOf(start, 526, 660, 638), anchor: "bottom" },
        numeral: { box: boxOf(770, 170, end, 676), anchor: "bottom", alignment: "end" },
      },
      footer: { ...frame.footer, box: boxOf(start, 652, 420, 676) },
      date: { ...frame.date, box: boxOf(432, 652, 560, 676) },
    },
    split: {
      surface: page,
      motif: [],
      art: [
        rectangle("Panel", boxOf(0, 0, 470, 720), ink),
        rectangle("Marker", boxOf(start, 40, 252, 52), marker),
        halftone("Dots", { x: start, y: 484, width: 440 - start, height: 112 }, 4, marker),
      ],
      places: {
        kicker: { box: boxOf(start, 64, 440, 84), anchor: "top", surface: onBlack() },
        title: { box: boxOf(start, 96, 440, 404), anchor: "top", surface: onBlack() },
        caption: { box: boxOf(start, 410, 440, 474), anchor: "bottom", surface: onBlack() },
        content: { box: boxOf(520, 56, end, 676), anchor: "middle" },
      },
      footer: { ...frame.footer, box: boxOf(start, 616, 440, 640), surface: onBlack() },
      date: { ...frame.date, box: boxOf(start, 644, 200, 668), alignment: "start", surface: onBlack() },
      slideNumber: {
        ...frame.slideNumber,
        box: boxOf(340, 652, 440, 676),
        alignment: "end",
        surface: onBlack(),
      },
    },
    statement: {
      surface: inTurn([yellow, black, gray], turn),
      motif: [],
      art: [rectangle("Head", boxOf(start, 40, end, 60), ink)],
      places: {
        kicker: { box: boxOf(start, 76, 900, 96), anchor: "top" },
        title: { box: boxOf(start - 4, 112, 1200, 480), anchor: "bottom" },
        support: { box: boxOf(start, 506, 860, 606), anchor: "top" },
      },
    },
    quote: {
      surface: gray,
      motif: [],
      art: [rectangle("Head", boxOf(start, 40, end, 60), ink)],
      places: {
        kicker: { box: boxOf(start, 76, 900, 96), anchor: "top" },
        title: { box: boxOf(body, 112, end, 510), anchor: "middle" },
        source: { box: boxOf(body, 536, end, 656), anchor: "top" },
      },
    },
    closing: {
      surface: black,
      motif: [halftone("Dots", { x: 968, y: 320, width: end - 968, height: 270 }, 9, marker)],
      art: [
        rectangle("Head", boxOf(start, 40, end, 60), ink),
        rectangle("Marker", boxOf(start, 60, 252, 72), marker),
      ],
      places: {
        title: { box: boxOf(start - 2, 112, 1200, 264), anchor: "top" },
        content: { box: boxOf(start, 300, 928, 590), anchor: "top" },
        contact: { box: boxOf(start, 604, 928, 644), anchor: "bottom" },
      },
    },
  };
}

/** White letters on a panel of ink, on a page of paper. */
function onBlack(): Surface {
  return { ...page, background: ink, ink: { scheme: "bg1" }, quiet: { scheme: "bg1" }, accent: marker };
}

/** A newspaper without colour but for a marker: huge serif letters, thick rules, a folio at the head of each page. */
export const gazette: Look = {
  name: "gazette",
  description:
    "Black and white with a yellow marker, huge serif letters, thick rules, folios as in a newspaper",
  palette: {
    dk1: "121212",
    lt1: "FFFFFF",
    dk2: "2C2C2C",
    lt2: "EFEEEA",
    accent1: "2C2C2C",
    accent2: "6B6B6B",
    accent3: "A0A0A0",
    accent4: "CBCAC6",
    accent5: "4F4F4F",
    accent6: "FFE14A",
    hlink: "121212",
    folHlink: "4F4F4F",
  },
  fonts: georgiaAndCalibri,
  scale,
  surfaces: { page, panel: gray, field: black },
  frame,
  emphasis: ["tx1", "tx1"],
  style: {
    cornerRadius: emu(0),
    gap: lengthOf(0.2),
    ruleWidth: points(1.5),
    panel: "topRule",
    row: "rules",
    takeaway: "ink",
    cards: "grid",
    agenda: "register",
    timeline: "register",
    process: "numbered",
    lead: "above",
    icon: "none",
    // Georgia's own figures stand on and below the line: those that are read side by side are Calibri's.
    numeral: { font: "body", bold: true },
    label: { font: "body", bold: true },
  },
  pages,
  coverChart: boxOf(844, 110, end, 660),
};
