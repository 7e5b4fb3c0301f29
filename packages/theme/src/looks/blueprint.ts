import { emu, inches as lengthOf, points } from "@lectern/deck";
import { extent, type Frame, toGroup } from "../art/drawing/figure.ts";
import { boxOf, disc, rule, stroke } from "../art/graphic/pen.ts";
import { circleStudy, measure, sheetBorder, upright } from "../art/graphic/plan-drawing.ts";
import { ruleGrid } from "../art/graphic/signals.ts";
import { drawOutlined, type Ramp, type Thing } from "../art/things/thing.ts";
import { type Color, fieldMap, paperMap } from "../color.ts";
import { type Drawn, rectangle } from "../file/shape.ts";
import type { Surface } from "../file/surface.ts";
import { arial } from "../font-pair.ts";
import { inches } from "../grid.ts";
import { inTurn } from "../in-turn.ts";
import type { TypeScale } from "../type-scale.ts";
import type { ArtSource, Look, PageFrame, Pages } from "./look.ts";
import { standardScale } from "./standard-scale.ts";

const ink: Color = { scheme: "tx1" };
const blue: Color = { scheme: "tx2" };

const page: Surface = {
  kind: "paper",
  map: paperMap,
  background: { scheme: "bg1" },
  ink,
  quiet: { scheme: "accent6" },
  accent: blue,
};
export const pale: Surface = { ...page, kind: "tint", background: { scheme: "bg2" } };
export const sheet: Surface = {
  kind: "field",
  map: fieldMap,
  background: { scheme: "bg1" },
  ink,
  quiet: { scheme: "tx2" },
  accent: ink,
};
/** White letters on a panel of the blue, on a page of paper. */
const onBlue: Surface = {
  ...page,
  background: blue,
  ink: { scheme: "bg1" },
  quiet: { scheme: "bg2" },
  accent: { scheme: "bg1" },
};

const title = { font: "heading", bold: false, lineSpacing: 0.95 } as const;
const text = { font: "body", lineSpacing: 1.12 } as const;
const label = { font: "body", family: "Courier New", lineSpacing: 1 } as const;

const scale: TypeScale = {
  ...standardScale,
  cover: { ...title, size: 56, lineSpacing: 0.92 },
  section: { ...title, size: 54, lineSpacing: 0.92 },
  statement: { ...title, size: 54 },
  quotation: { ...title, size: 40, lineSpacing: 1.02 },
  closing: { ...title, size: 44 },
  title: { ...title, size: 30 },
  heading: { ...title, bold: true, size: 20 },
  numeral: { ...label, size: 150, bold: true },
  subtitle: { ...text, size: 18 },
  byline: { ...label, size: 13 },
  contact: { ...label, size: 20, bold: true },
  caption: { ...text, size: 16 },
  kicker: { ...label, size: 12, bold: true },
  footer: { ...label, size: 11.5 },
};

const [start, end] = [60, 1220];
const field = { anchor: "middle" } as const;
const block = { x: 640, y: 664, width: 616, height: 32 };
const fields = [1176];
const border = { x: 24, y: 24, width: 1232, height: 672 };

const frame: PageFrame = {
  kicker: boxOf(start, 38, end, 58),
  title: { box: boxOf(start, 70, end, 154), anchor: "top" },
  content: boxOf(start, 172, end, 644),
  gap: inches(0.4),
  footer: { ...field, box: boxOf(652, 668, 1040, 692), alignment: "start" },
  date: { ...field, box: boxOf(1048, 668, 1170, 692), alignment: "start" },
  slideNumber: { ...field, box: boxOf(1184, 668, 1248, 692), alignment: "end" },
  furniture: [
    ...ruleGrid(40, { scheme: "tx2", alpha: 0.08 }),
    ...sheetBorder(border, block, fields, stroke(blue, 1.5)),
  ],
};

const white: Color = { scheme: "tx1" };
const blueGrid = ruleGrid(40, { scheme: "tx1", alpha: 0.09 });
const whiteBorder = sheetBorder(border, block, fields, stroke({ ...white, alpha: 0.8 }, 1.5));
const plainBorder = sheetBorder(border, block, [], stroke({ ...white, alpha: 0.8 }, 1.5));

const thinWhite = stroke({ ...white, alpha: 0.75 }, 1.25);
/** Hidden edges are covered by the paper, a little lighter where a part is. */
const drawn: Ramp = [0, 0.03, 0.06, 0.09, 0.12].map(
  (by): Color => ({
    scheme: "bg1",
    luminanceModulation: 1 - by,
    luminanceOffset: by,
  }),
) as unknown as Ramp;

/** A thing as a draughtsman draws it: edges alone, axes through its middle, its width and its height. */
function measuredThing(thing: Thing, frame: Frame): readonly Drawn[] {
  const figure = drawOutlined(thing, drawn, { color: white, width: 1.75 }, { frame });
  const { left, top, right, bottom } = extent(figure.flatMap(({ outline }) => outline));
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const axis = { ...thinWhite, dash: "lgDashDot" } as const;
  return [
    ...toGroup("Thing", figure),
    rule("Axis", { x, y: top - 34 }, { x, y: bottom + 34 }, axis),
    rule("Axis 2", { x: left - 34, y }, { x: right + 34, y }, axis),
    ...measure({ x: left, y: bottom + 62 }, right - left, 48, thinWhite),
    ...upright({ x: right + 62, y: top }, bottom - top, 48, thinWhite),
  ];
}

function pages({ arrangement: seed, thing, hasChart, turn }: ArtSource): Pages {
  const drawing = thing
    ? measuredThing(thing, { left: 738, top: 120, right: 1118, bottom: 500 })
    : circleStudy({ x: 940, y: 300, radius: 190 }, white, seed);
  return {
    cover: {
      surface: sheet,
      motif: [...blueGrid, ...plainBorder, ...(hasChart ? [] : drawing)],
      art: [],
      places: {
        title: { box: boxOf(start, 84, 640, 424), anchor: "bottom" },
        subtitle: { box: boxOf(start, 446, 620, 570), anchor: "top" },
        byline: { box: boxOf(652, 666, end, 694), anchor: "middle" },
      },
    },
    section: {
      surface: sheet,
      motif: [
        ...blueGrid,
        ...whiteBorder,
        disc("Detail", { x: 980, y: 300, radius: 186 }, { line: stroke(white, 3) }),
        disc(
          "Detail edge",
          { x: 980, y: 300, radius: 208 },
          { line: { ...stroke(white, 1.25), dash: "lgDashDot" } },
        ),
        rule("Leader", { x: 833, y: 447 }, { x: 700, y: 580 }, stroke(white, 1.5)),
        rule("Leader 2", { x: 700, y: 580 }, { x: start, y: 580 }, stroke(white, 1.5)),
      ],
      art: [],
      places: {
        numeral: {
          box: boxOf(846, 192, 1114, 404),
          anchor: "middle",
          alignment: "center",
          surface: { ...sheet },
        },
        title: { box: boxOf(start, 300, 690, 560), anchor: "bottom" },
        summary: { box: boxOf(start, 592, 600, 692), anchor: "top" },
      },
    },
    split: {
      surface: page,
      motif: [],
      art: [
        rectangle("Panel", boxOf(0, 0, 440, 720), blue),
        disc("Detail", { x: 310, y: 592, radius: 84 }, { line: stroke({ scheme: "bg1" }, 2.5) }),
        disc(
          "Detail edge",
          { x: 310, y: 592, radius: 98 },
          { line: { ...stroke({ scheme: "bg1" }, 1.25), dash: "lgDashDot" } },
        ),
        rule("Axis", { x: start, y: 592 }, { x: 424, y: 592 }, stroke({ scheme: "bg1" }, 1.25)),
        rule("Axis 2", { x: 310, y: 480 }, { x: 310, y: 704 }, stroke({ scheme: "bg1" }, 1.25)),
        ...ruleGrid(40, { scheme: "bg1", alpha: 0.07 }).filter(
          ({ box }) => box.x < 4_100_000 && box.width < 100_000,
        ),
        ...sheetBorder({ ...border, x: 464, width: 792 }, block, fields, stroke(blue, 1.5)),
      ],
      places: {
        kicker: { box: boxOf(start, 42, 410, 62), anchor: "top", surface: onBlue },
        title: { box: boxOf(start, 72, 410, 400), anchor: "top", surface: onBlue },
        caption: { box: boxOf(start, 406, 410, 470), anchor: "bottom", surface: onBlue },
        content: { box: boxOf(504, 60, end, 644), anchor: "middle" },
      },
    },
    statement: {
      ...inTurn<Pick<Pages["statement"], "surface" | "motif">>(
        [
          { surface: sheet, motif: [...blueGrid, ...whiteBorder] },
          { surface: pale, motif: frame.furniture },
        ],
        turn,
      ),
      art: [],
      places: {
        kicker: { box: boxOf(start, 44, end, 64), anchor: "top" },
        title: { box: boxOf(start, 96, 1160, 432), anchor: "bottom" },
        support: { box: boxOf(start, 474, 900, 630), anchor: "top" },
      },
    },
    quote: {
      surface: pale,
      motif: sheetBorder(border, block, fields, stroke(blue, 1.5)),
      art: [],
      places: {
        kicker: { box: boxOf(start, 44, end, 64), anchor: "top" },
        title: { box: boxOf(108, 90, 1172, 480), anchor: "bottom" },
        source: { box: boxOf(108, 506, 1172, 632), anchor: "top" },
      },
    },
    closing: {
      surface: sheet,
      motif: [...blueGrid, ...whiteBorder],
      art: [],
      places: {
        title: { box: boxOf(start, 60, 1160, 184), anchor: "top" },
        content: { box: boxOf(start, 204, end, 584), anchor: "top" },
        contact: { box: boxOf(start, 600, 620, 644), anchor: "bottom" },
      },
    },
  };
}

/** A drawing sheet: squared paper, a border with a block of fields, a part drawn with its measures. */
export const blueprint: Look = {
  name: "blueprint",
  description: "Drawing sheet: blueprint blue on squared paper, measured parts, typewriter labels",
  palette: {
    dk1: "1A2533",
    lt1: "FFFFFF",
    dk2: "0F4A94",
    lt2: "E8F1FA",
    accent1: "0F6FD6",
    accent2: "E08A00",
    accent3: "12355F",
    accent4: "9CC3E8",
    accent5: "C43D4F",
    accent6: "4E6783",
    hlink: "0F4A94",
    folHlink: "6B4A8C",
  },
  fonts: arial,
  scale,
  surfaces: { page, panel: pale, field: sheet },
  frame,
  emphasis: ["tx2", "accent1"],
  style: {
    cornerRadius: emu(0),
    gap: lengthOf(0.2),
    ruleWidth: points(1),
    panel: "outline",
    row: "rules",
    takeaway: "field",
    cards: "grid",
    agenda: "register",
    timeline: "line",
    process: "numbered",
    lead: "above",
    icon: "tile",
    numeral: { font: "code", bold: true },
    label: { font: "code", bold: false },
  },
  pages,
  arrangements: 24,
  coverChart: boxOf(690, 110, 1200, 610),
};
