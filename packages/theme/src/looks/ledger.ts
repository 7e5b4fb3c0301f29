import { inches, points } from "@lectern/deck";
import {
  type Figure,
  type Frame,
  mark,
  pageBox,
  toGroup,
  toShapes,
  page as wholePage,
} from "../art/drawing/figure.ts";
import { rectangle } from "../art/drawing/outline.ts";
import { marginRule, ruledPaper } from "../art/register/ruled-paper.ts";
import { drawBacking, drawThing, type Fit, type Ramp, type Thing } from "../art/things/thing.ts";
import { type Color, type ColorMap, fieldMap, paperMap, schemeOf, type ThemeSlot } from "../color.ts";
import type { Drawn } from "../file/shape.ts";
import type { Surface } from "../file/surface.ts";
import { calibri } from "../font-pair.ts";
import { inTurn } from "../in-turn.ts";
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
/** A page between others that is all cloth, as the cover of a bound ledger. */
export const cloth: Surface = {
  kind: "field",
  map: fieldMap,
  background: { scheme: "bg1" },
  ink,
  quiet: { scheme: "tx2" },
  accent: { scheme: "accent6" },
};
const numeralBar: Surface = { ...greenBar, accent: spruce };

const strong = { font: "heading", bold: true, lineSpacing: 0.95, letterSpacing: -0.01 } as const;
const text = { font: "body", lineSpacing: 1.12 } as const;

const scale: TypeScale = {
  ...standardScale,
  cover: { ...strong, size: 54, lineSpacing: 0.93, letterSpacing: -0.015 },
  section: { ...strong, size: 54, lineSpacing: 0.93, letterSpacing: -0.015 },
  statement: { ...strong, size: 48, lineSpacing: 0.92 },
  quotation: { ...strong, bold: false, size: 44, lineSpacing: 1.02 },
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

/** Draws a thing as it is printed in a ledger, in the greens of the paper and one ochre, with an edge in ink. */
export function drawPrinted(thing: Thing, fit: Fit, map: ColorMap = paperMap): Figure {
  const color = (slot: ThemeSlot): Color => ({ scheme: schemeOf(slot, map) });
  const printing: Ramp = [color("dk2"), color("accent1"), color("accent3"), color("accent6"), color("lt1")];
  return [...drawBacking(thing, color("dk2"), 3, fit), ...drawThing(thing, printing, fit)];
}

/** Draws a page of green bars from so many units on, behind a red edge. */
export function plate(left: number, map: ColorMap = paperMap): Figure {
  return [
    mark("Plate", { scheme: schemeOf("lt2", map) }, rectangle(left, 0, 1280 - left, 720)),
    mark("Edge", red, rectangle(left, 0, 6, 720)),
  ];
}

function platedThing(thing: Thing, left: number, share: number): Figure {
  const [middle, reach] = [(left + 1286) / 2, (share * (1280 - left)) / 2];
  const frame = { left: middle - reach, right: middle + reach, top: 360 - reach, bottom: 360 + reach };
  return [...plate(left), ...drawPrinted(thing, { frame })];
}

const barPitch = 72;

/** An unwritten sheet in its cloth, from so many units on, where there is nothing to show of what the deck is about. */
function sheet(left: number): Figure {
  const bars = Array.from({ length: 720 / barPitch }, (_, row) =>
    rectangle(left, row * barPitch, 1212 - left, barPitch / 2),
  );
  const columns = [0.36, 0.68].map((share) =>
    rectangle(Math.round(left + share * (1212 - left)), 0, 1.4, 720),
  );
  return [
    mark("Green bars", greenBar.background, ...bars),
    mark("Column rules", marginRed, ...columns),
    mark("Spine", spruce, rectangle(1212, 0, 68, 720)),
    mark("Spine edge", red, rectangle(left, 0, 6, 720)),
  ];
}

/** The edge of the sheets in a ledger that is bound in cloth, from so many units on: green bars, ruled in red. */
function boundSheets(left: number): Figure {
  const on = (slot: ThemeSlot): Color => ({ scheme: schemeOf(slot, fieldMap) });
  const bars = Array.from({ length: 720 / barPitch }, (_, row) =>
    rectangle(left, row * barPitch, 1280 - left, barPitch / 2),
  );
  const columns = [0.36, 0.68].map((share) => rectangle(left + share * (1280 - left), 0, 1.4, 720));
  return [
    mark("Sheets", on("lt1"), rectangle(left, 0, 1280 - left, 720)),
    mark("Green bars", on("lt2"), ...bars),
    mark("Column rules", on("accent2"), ...columns),
    mark("Edge", on("accent2"), rectangle(left, 0, 10, 720)),
  ];
}

/** Where the words of a statement on cloth end, before the sheets that are bound in it. */
const clothEnd = 1196;

function isOnCloth({ turn = 0 }: ArtSource): boolean {
  return turn % 2 === 0;
}

function emblem({ thing }: ArtSource, frame: Frame): readonly Drawn[] {
  return thing ? toGroup("Emblem", drawPrinted(thing, { frame })) : [];
}

function pages(source: ArtSource): Pages {
  const statementEnd = isOnCloth(source) ? clothEnd : end;
  const kicker = { box: frame.kicker, anchor: "top" } as const;
  const closingEnd = source.thing ? 910 : 1040;
  const isBare = !source.thing && !source.hasChart;
  return {
    cover: {
      // A ledger that shows nothing yet is closed.
      surface: isBare ? cloth : white,
      motif: isBare
        ? toGroup("Bound sheets", boundSheets(1016))
        : toGroup("Ruled paper", [
            ...(source.hasChart ? [] : ruledPaper(wholePage, faintLines)),
            margin,
            ...(source.thing ? platedThing(source.thing, 760, 0.84) : []),
          ]),
      art: [],
      places: {
        title: { box: pageBox(start, 60, isBare ? 950 : 690, 356), anchor: "bottom" },
        subtitle: { box: pageBox(start, 372, isBare ? 950 : 660, 470), anchor: "top" },
        byline: { box: pageBox(start, 590, isBare ? 700 : 560, 664), anchor: "bottom" },
      },
    },
    section: {
      surface: white,
      motif: [],
      art: [
        ...toGroup("Panel", [mark("Panel", greenBar.background, rectangle(0, 0, 560, 720))]),
        ...toShapes([margin]),
        ...emblem(source, { left: 984, top: 420, right: 1224, bottom: 660 }),
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
        ...emblem(source, { left: 262, top: 512, right: 432, bottom: 662 }),
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
      surface: inTurn([cloth, greenBar], source.turn),
      motif: isOnCloth(source) ? toGroup("Bound sheets", boundSheets(clothEnd + 20)) : [],
      art: toShapes(
        [650, 655].map((y) =>
          mark("Total rule", { scheme: "accent6" }, rectangle(start, y, statementEnd - start, 2)),
        ),
      ),
      places: {
        kicker: { ...kicker, box: pageBox(start, 26, statementEnd, 44) },
        title: { box: pageBox(start, 70, statementEnd, 426), anchor: "bottom" },
        support: { box: pageBox(start, 462, 1040, 630), anchor: "top" },
      },
      date: { ...frame.date, box: pageBox(860, 678, statementEnd, 696) },
    },
    quote: {
      surface: white,
      motif: [],
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
        title: { box: pageBox(start + 76, 84, end, 492), anchor: "middle" },
        source: { box: pageBox(start + 76, 540, end, 640), anchor: "top" },
      },
    },
    closing: {
      surface: white,
      motif: toGroup("Plate", source.thing ? platedThing(source.thing, 950, 0.7) : sheet(1080)),
      art: toShapes([
        margin,
        mark("Title rule", ink, rectangle(start, 178, closingEnd - start, 2)),
        mark("Foot rule", hairline, rectangle(start, 673, closingEnd - start, 1)),
      ]),
      places: {
        title: { box: pageBox(start, 40, closingEnd, 168), anchor: "bottom" },
        content: { box: pageBox(start, 192, closingEnd, 600), anchor: "top" },
        contact: { box: pageBox(start, 618, closingEnd, 656), anchor: "bottom" },
      },
      footer: { ...frame.footer, box: pageBox(start, 678, closingEnd - 220, 696) },
      date: { ...frame.date, box: pageBox(closingEnd - 200, 678, closingEnd, 696) },
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
  coverChart: pageBox(716, 120, end, 652),
};
