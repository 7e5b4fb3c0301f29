import { inches, points } from "@lectern/deck";
import { type Figure, mark, pageBox, toGroup, toShapes, page as wholePage } from "../art/drawing/figure.ts";
import { ellipse, rectangle } from "../art/drawing/outline.ts";
import { guilloche } from "../art/register/guilloche.ts";
import { marginRule, ruledPaper } from "../art/register/ruled-paper.ts";
import { drawBacking, drawThing, type Ramp } from "../art/things/thing.ts";
import { type Color, paperMap } from "../color.ts";
import { calibri } from "../font-pair.ts";
import { inTurn } from "../in-turn.ts";
import type { Surface } from "../surface.ts";
import type { TypeScale } from "../type-scale.ts";
import type { ArtSource, Look, PageFrame, Pages } from "./look.ts";
import { standardScale } from "./standard-scale.ts";

const red: Color = { scheme: "accent2" };
const spruce: Color = { scheme: "tx2" };
const ink: Color = { scheme: "tx1" };
const hairline: Color = { scheme: "accent6", luminanceModulation: 0.7, luminanceOffset: 0.25 };
const marginRed: Color = { scheme: "accent2", luminanceModulation: 0.6, luminanceOffset: 0.42 };
const lines = {
  line: { scheme: "accent6", luminanceModulation: 0.4, luminanceOffset: 0.58 },
  thirdLine: { scheme: "accent6", luminanceModulation: 0.9, luminanceOffset: 0.1 },
} as const;

/** So faint that text reads on them as well as beside them. */
const faintLines = { ...lines, thirdLine: lines.line };

const printed = {
  map: paperMap,
  ink,
  quiet: { scheme: "accent5" },
  accent: red,
} as const;
export const white: Surface = { ...printed, kind: "paper", background: { scheme: "bg1" } };
export const greenBar: Surface = { ...printed, kind: "tint", background: { scheme: "bg2" }, quiet: ink };
const numeralBar: Surface = { ...greenBar, accent: spruce };

const strong = { font: "heading", bold: true, lineSpacing: 0.95, letterSpacing: -0.01 } as const;
const text = { font: "body", lineSpacing: 1.12 } as const;

const scale: TypeScale = {
  ...standardScale,
  cover: { ...strong, size: 54, lineSpacing: 0.88, letterSpacing: -0.015 },
  section: { ...strong, size: 54, lineSpacing: 0.88, letterSpacing: -0.015 },
  statement: { ...strong, size: 48, lineSpacing: 0.92 },
  quotation: { ...strong, bold: false, size: 36, lineSpacing: 1.05 },
  closing: { ...strong, size: 38 },
  title: { ...strong, size: 27 },
  heading: { ...strong, size: 22 },
  numeral: { ...strong, size: 510, lineSpacing: 0.75 },
  subtitle: { ...text, size: 20 },
  byline: { ...text, size: 14 },
  caption: { ...text, size: 16 },
  source: [
    { ...text, bold: true, size: 18 },
    { ...text, size: 16 },
  ],
  kicker: { ...text, size: 12, bold: true, lineSpacing: 1 },
  footer: { ...text, size: 11.5, lineSpacing: 1 },
};

const [start, end] = [124, 1240];
/** Of what the last page says, beside its rosette. */
const closingEnd = 910;
const line = { anchor: "middle" } as const;

const margin = marginRule(marginRed);

const frame: PageFrame = {
  kicker: pageBox(start, 26, end, 44),
  title: { box: pageBox(start, 44, end, 116), anchor: "middle" },
  content: pageBox(start, 136, end, 662),
  gap: inches(0.4),
  date: { ...line, box: pageBox(860, 678, end, 696), alignment: "end" },
  footer: { ...line, box: pageBox(start, 678, 840, 696), alignment: "start" },
  slideNumber: { ...line, box: pageBox(14, 678, 84, 696), alignment: "end" },
  furniture: toShapes([
    margin,
    mark("Title rule", ink, rectangle(start, 119, end - start, 2)),
    mark("Foot rule", hairline, rectangle(start, 673, end - start, 1)),
  ]),
};

const rosetteColors = [{ scheme: "accent1" }, red] as const;

/** An engraving in the greens of the paper. */
const engraved: Ramp = [
  spruce,
  { scheme: "accent1" },
  { scheme: "accent1", luminanceModulation: 0.6, luminanceOffset: 0.34 },
  { scheme: "accent6", luminanceModulation: 0.7, luminanceOffset: 0.28 },
  { scheme: "bg1" },
];

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A rosette of fine lines, as on a banknote; around what the deck is about, where there is a drawing of it. */
function rosette({ thing, arrangement }: ArtSource, { x, y, radius }: Circle, lines = 5): Figure {
  const petals = 14 + 2 * (arrangement % 4);
  const colors = rosetteColors;
  if (!thing) return guilloche({ x, y, radius, petals, lines, colors });
  const reach = radius * 0.56;
  const frame = { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
  return [
    mark("Medallion", { scheme: "bg1" }, ellipse(x, y, radius * 0.86)),
    ...guilloche({ x, y, radius, petals, lines, colors, isOpen: true }),
    ...drawBacking(thing, spruce, 3, { frame }),
    ...drawThing(thing, engraved, { frame }),
  ];
}

/** The cloth of a bound ledger, where there is nothing to show of what it is about: a rosette is of money. */
const spine = [
  mark("Spine", spruce, rectangle(980, 0, 300, 720)),
  mark("Spine edge", red, rectangle(968, 0, 6, 720)),
  mark("Label", { scheme: "bg1" }, rectangle(1040, 96, 180, 120)),
  mark("Label rule", red, rectangle(1060, 136, 140, 3)),
  mark("Label rule", ink, rectangle(1060, 158, 140, 2)),
  mark("Label rule", ink, rectangle(1060, 180, 140, 2)),
];

function pages(source: ArtSource): Pages {
  const kicker = { box: frame.kicker, anchor: "top" } as const;
  const isBare = !source.thing && !source.hasChart;
  return {
    cover: {
      surface: white,
      motif: toGroup("Ruled paper", [
        ...(source.hasChart ? [] : ruledPaper(wholePage, faintLines)),
        margin,
        ...(source.thing ? rosette(source, { x: 1000, y: 400, radius: 256 }, 6) : []),
        ...(source.thing || source.hasChart ? [] : spine),
      ]),
      art: [],
      places: {
        title: { box: pageBox(start, 60, isBare ? 930 : 690, 276), anchor: "bottom" },
        subtitle: { box: pageBox(start, 290, isBare ? 930 : 660, 372), anchor: "top" },
        byline: { box: pageBox(start, 600, 490, 664), anchor: "bottom" },
      },
    },
    section: {
      surface: white,
      motif: [],
      art: [
        ...toGroup("Panel", [mark("Panel", greenBar.background, rectangle(0, 0, 560, 720))]),
        ...toShapes([margin]),
        ...toGroup("Emblem", rosette(source, { x: 1104, y: 530, radius: 126 })),
      ],
      places: {
        numeral: { box: pageBox(112, 30, 550, 660), anchor: "middle", surface: numeralBar },
        title: { box: pageBox(620, 60, end, 254), anchor: "bottom" },
        summary: { box: pageBox(620, 268, end, 396), anchor: "top" },
      },
      footerSurface: greenBar,
    },
    split: {
      surface: white,
      motif: [],
      art: [
        ...toGroup("Panel", [mark("Panel", greenBar.background, rectangle(0, 0, 470, 720))]),
        ...toGroup("Emblem", rosette(source, { x: 372, y: 582, radius: 80 }, 4)),
        ...toShapes([margin, mark("Edge", ink, rectangle(470, 0, 2, 720))]),
      ],
      places: {
        kicker: { box: pageBox(start, 26, 450, 44), anchor: "top", surface: greenBar },
        title: { box: pageBox(start, 60, 450, 380), anchor: "top", surface: greenBar },
        caption: { box: pageBox(start, 390, 450, 500), anchor: "top", surface: greenBar },
        content: { box: pageBox(516, 60, end, 660), anchor: "middle" },
      },
      footer: { ...line, box: pageBox(start, 678, 450, 696), alignment: "start", surface: greenBar },
    },
    statement: {
      surface: inTurn([white, greenBar], source.turn),
      motif: toGroup(
        "Rosette",
        rosette(
          { arrangement: source.arrangement },
          inTurn(
            [
              { x: 1086, y: 240, radius: 150 },
              { x: 1090, y: 300, radius: 130 },
            ],
            source.turn,
          ),
        ),
      ),
      art: toShapes([
        margin,
        mark("Total rule", ink, rectangle(start, 660, end - start, 2), rectangle(start, 665, end - start, 2)),
      ]),
      places: {
        kicker,
        title: { box: pageBox(start, 70, 900, 426), anchor: "bottom" },
        support: { box: pageBox(start, 474, 1040, 640), anchor: "top" },
      },
    },
    quote: {
      surface: white,
      motif: toGroup(
        "Rosette",
        rosette({ arrangement: source.arrangement }, { x: 1080, y: 180, radius: 118 }),
      ),
      art: [
        ...toShapes([
          margin,
          mark("Red rule", red, rectangle(start, 84, 8, 408)),
          mark("Source rule", ink, rectangle(start, 520, end - start, 2)),
          mark("Foot rule", hairline, rectangle(start, 673, end - start, 1)),
        ]),
      ],
      places: {
        kicker,
        title: { box: pageBox(start + 76, 84, 930, 492), anchor: "middle" },
        source: { box: pageBox(start + 76, 540, end, 640), anchor: "top" },
      },
    },
    closing: {
      surface: white,
      motif: toGroup("Rosette", rosette(source, { x: 1090, y: 250, radius: 140 })),
      art: toShapes([
        margin,
        mark("Title rule", ink, rectangle(start, 178, closingEnd - start, 2)),
        mark("Foot rule", hairline, rectangle(start, 673, end - start, 1)),
      ]),
      places: {
        title: { box: pageBox(start, 40, closingEnd, 168), anchor: "bottom" },
        content: { box: pageBox(start, 192, closingEnd, 600), anchor: "top" },
        contact: { box: pageBox(start, 618, closingEnd, 656), anchor: "bottom" },
      },
    },
  };
}

/** For finance and government: ruled paper, a red double rule at the margin, nothing that does not print in grey. */
export const ledger: Look = {
  name: "ledger",
  description: "White ruled paper, spruce and ledger red, sober, made for print",
  palette: {
    dk1: "17212B",
    lt1: "FFFFFF",
    dk2: "0E3B36",
    lt2: "EEF4F0",
    accent1: "1B6B5E",
    accent2: "B3261E",
    accent3: "B87400",
    accent4: "2B5C8A",
    accent5: "56656B",
    accent6: "B9D2C8",
    hlink: "2B5C8A",
    folHlink: "56656B",
  },
  fonts: calibri,
  scale,
  surfaces: { page: white, panel: greenBar, field: white },
  frame,
  style: {
    cornerRadius: inches(0),
    gap: inches(0.17),
    ruleWidth: points(1),
    panel: "topRule",
    row: "stripes",
    takeaway: "field",
    cards: "grid",
    agenda: "register",
    timeline: "register",
    process: "blocks",
    lead: "above",
    icon: "plain",
    numeral: { font: "body", bold: true },
    label: { font: "body", bold: false },
  },
  pages,
  arrangements: 4,
  coverChart: pageBox(716, 120, end, 652),
};
