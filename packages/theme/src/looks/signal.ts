import { inches as lengthOf, points } from "@lectern/deck";
import { toGroup } from "../art/drawing/figure.ts";
import { boxOf, rule, stroke } from "../art/graphic/pen.ts";
import { cornerTicks, ridge, ruleGrid, trace } from "../art/graphic/signals.ts";
import { drawOutlined, type Ramp, type Thing } from "../art/things/thing.ts";
import { type Color, type ColorMap, paperMap } from "../color.ts";
import { type Drawn, rectangle, type Shape } from "../file/shape.ts";
import type { Surface } from "../file/surface.ts";
import { calibri } from "../font-pair.ts";
import { inches } from "../grid.ts";
import { inTurn } from "../in-turn.ts";
import type { TypeScale } from "../type-scale.ts";
import type { ArtSource, Look, PageFrame, Pages } from "./look.ts";
import { standardScale } from "./standard-scale.ts";

const darkMap: ColorMap = { ...paperMap, bg1: "dk1", tx1: "lt1", bg2: "dk2", tx2: "lt2" };
const line: Color = { scheme: "accent6" };
const mint: Color = { scheme: "accent1" };

export const page: Surface = {
  kind: "paper",
  map: darkMap,
  background: { scheme: "bg1" },
  ink: { scheme: "tx1" },
  quiet: { scheme: "tx2" },
  accent: mint,
};
export const panel: Surface = { ...page, kind: "tint", background: { scheme: "bg2" } };
/** Numerals stand back behind the trace, in the ink. */
const glow: Surface = { ...page, accent: page.ink };

const title = { font: "heading", bold: true, lineSpacing: 0.9, letterSpacing: -0.02 } as const;
const text = { font: "body", lineSpacing: 1.1 } as const;
const label = { font: "body", family: "Courier New", lineSpacing: 1 } as const;

const scale: TypeScale = {
  ...standardScale,
  cover: { ...title, size: 57, letterSpacing: -0.028 },
  section: { ...title, size: 66, letterSpacing: -0.028 },
  statement: { ...title, size: 54, letterSpacing: -0.025 },
  quotation: { ...title, bold: false, size: 40, lineSpacing: 1 },
  closing: { ...title, size: 44 },
  title: { ...title, size: 31, lineSpacing: 0.9 },
  heading: { ...title, size: 22, lineSpacing: 0.95, letterSpacing: -0.01 },
  numeral: { ...label, size: 84, bold: true, letterSpacing: -0.05 },
  subtitle: { ...text, size: 18 },
  byline: { ...label, size: 12 },
  contact: { ...label, size: 20, bold: true },
  caption: { ...text, size: 16 },
  kicker: { ...label, size: 12 },
  footer: { ...label, size: 11 },
};

const [start, end] = [48, 1232];
const status = { anchor: "middle", alignment: "end" } as const;

const frame: PageFrame = {
  kicker: boxOf(start, 24, 600, 46),
  title: { box: boxOf(start, 68, end, 158), anchor: "top" },
  content: boxOf(start, 172, end, 672),
  gap: inches(0.4),
  footer: { ...status, box: boxOf(612, 24, 1020, 46) },
  date: { ...status, box: boxOf(1028, 24, 1150, 46) },
  slideNumber: { ...status, box: boxOf(1160, 24, end, 46) },
  furniture: statusLine(start),
};

/** A hairline under the line of names, its beginning in the accent. */
function statusLine(from: number): readonly Shape[] {
  return [
    rule("Status line", { x: from, y: 56 }, { x: end, y: 56 }, stroke(line, 1)),
    rule("Status", { x: from, y: 56 }, { x: from + 96, y: 56 }, stroke(mint, 2.5)),
  ];
}

const ticks = cornerTicks(24, 14, line);
const faint: Color = { scheme: "tx2", alpha: 0.07 };

/** The panels of the page, lighter step by step, so that lines do the drawing. */
const scanned: Ramp = [
  { scheme: "bg1" },
  { scheme: "bg2" },
  { scheme: "bg2", luminanceModulation: 0.9, luminanceOffset: 0.06 },
  { scheme: "accent6", luminanceModulation: 0.8 },
  { scheme: "accent6" },
];

/** A thing in lines of the signal, before the scale and within a finder's corners. */
function scan(thing: Thing): readonly Drawn[] {
  const frame = { left: 712, top: 138, right: 1132, bottom: 558 };
  return toGroup("Thing", drawOutlined(thing, scanned, { color: mint, width: 2.25 }, { frame }));
}

function pages({ thing, arrangement: seed, hasChart, turn }: ArtSource): Pages {
  return {
    cover: {
      surface: page,
      motif: [
        ...(hasChart ? [] : [0, 1, 2, 3, 4, 5, 6]).map((index) => {
          const x = 612 + (index * 620) / 6;
          return rule(
            `Scale ${index + 1}`,
            { x, y: 90 },
            { x, y: 648 },
            { ...stroke(line, 1), dash: "sysDot" },
          );
        }),
        ...(thing
          ? scan(thing)
          : hasChart
            ? []
            : ridge({ frame: { x: 612, y: 60, width: 620, height: 562 }, count: 15, seed })),
        ...ticks,
      ],
      art: [],
      places: {
        title: { box: boxOf(start - 2, 90, 572, 410), anchor: "bottom" },
        subtitle: { box: boxOf(start, 428, 560, 570), anchor: "top" },
        byline: { box: boxOf(start, 608, 560, 668), anchor: "bottom" },
      },
    },
    section: {
      surface: page,
      motif: [...ruleGrid(80, faint), ...trace({ y: 470, heights: [230, 26], beats: 6, seed }), ...ticks],
      art: [],
      places: {
        numeral: { box: boxOf(start - 4, 552, 420, 692), anchor: "bottom", surface: glow },
        title: { box: boxOf(600, 60, end, 226), anchor: "bottom", alignment: "end" },
        summary: { box: boxOf(720, 236, end, 336), anchor: "top", alignment: "end" },
      },
    },
    split: {
      surface: page,
      motif: [],
      art: [
        rectangle("Panel", boxOf(0, 0, 440, 720), panel.background),
        rectangle("Edge", boxOf(440, 0, 445, 720), mint),
        ...statusLine(496).slice(0, 1),
      ],
      places: {
        kicker: { box: boxOf(start, 24, 410, 46), anchor: "top", surface: panel },
        title: { box: boxOf(start, 72, 410, 420), anchor: "top", surface: panel },
        caption: { box: boxOf(start, 440, 410, 672), anchor: "bottom", surface: panel },
        content: { box: boxOf(496, 76, end, 672), anchor: "middle" },
      },
    },
    statement: {
      surface: inTurn([page, panel], turn),
      motif: [
        ...ruleGrid(80, faint),
        ...trace({ y: 640, heights: [34, 22], beats: 5, seed: seed + 1 }),
        ...ticks,
      ],
      art: [],
      places: {
        kicker: { box: boxOf(start, 36, 600, 58), anchor: "top" },
        title: { box: boxOf(start, 96, 1180, 430), anchor: "bottom" },
        support: { box: boxOf(start, 450, 960, 580), anchor: "top" },
      },
      footer: { ...frame.footer, box: boxOf(612, 36, 1020, 58) },
      date: { ...frame.date, box: boxOf(1028, 36, 1150, 58) },
      slideNumber: { ...frame.slideNumber, box: boxOf(1160, 36, end, 58) },
    },
    quote: {
      surface: panel,
      motif: ticks,
      art: [rectangle("Edge", boxOf(0, 0, 8, 720), mint)],
      places: {
        kicker: { box: boxOf(start, 36, 600, 58), anchor: "top" },
        title: { box: boxOf(104, 100, 1180, 480), anchor: "bottom" },
        source: { box: boxOf(104, 510, 1180, 630), anchor: "top" },
      },
      footer: { ...frame.footer, box: boxOf(612, 36, 1020, 58) },
      date: { ...frame.date, box: boxOf(1028, 36, 1150, 58) },
      slideNumber: { ...frame.slideNumber, box: boxOf(1160, 36, end, 58) },
    },
    closing: {
      surface: page,
      motif: [
        ...ruleGrid(80, faint),
        ...trace({ y: 650, heights: [30, 24], beats: 5, seed: seed + 2 }),
        ...ticks,
      ],
      art: [],
      places: {
        title: { box: boxOf(start, 82, 1180, 200), anchor: "top" },
        content: { box: boxOf(start, 220, end, 556), anchor: "top" },
        contact: { box: boxOf(start, 570, 800, 606), anchor: "bottom" },
      },
      footer: { ...frame.footer, box: boxOf(612, 36, 1020, 58) },
      date: { ...frame.date, box: boxOf(1028, 36, 1150, 58) },
      slideNumber: { ...frame.slideNumber, box: boxOf(1160, 36, end, 58) },
    },
  };
}

/** Dark and technical: one signal in mint, measured lines, names in the letters of a terminal. */
export const signal: Look = {
  name: "signal",
  description: "Dark technical: near black with mint, traces and ridge lines, labels in typewriter letters",
  palette: {
    dk1: "0B1117",
    lt1: "E9EFF3",
    dk2: "131D27",
    lt2: "9FB2C1",
    accent1: "4FE0B0",
    accent2: "6FB7FF",
    accent3: "FFB84D",
    accent4: "FF7A70",
    accent5: "B9A5FF",
    accent6: "4A5D6E",
    hlink: "6FB7FF",
    folHlink: "B9A5FF",
  },
  fonts: calibri,
  scale,
  surfaces: { page, panel, field: page },
  frame,
  style: {
    cornerRadius: lengthOf(0.04),
    gap: lengthOf(0.12),
    ruleWidth: points(0.75),
    panel: "outline",
    row: "rules",
    takeaway: "accent",
    cards: "grid",
    agenda: "bar",
    timeline: "line",
    process: "numbered",
    lead: "above",
    icon: "disc",
    numeral: { font: "code", bold: true },
    label: { font: "code", bold: false },
  },
  pages,
  arrangements: 32,
  coverChart: boxOf(636, 90, end, 644),
};
