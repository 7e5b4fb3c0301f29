import { emu, points } from "@lectern/deck";
import { boxOf, disc } from "../art/graphic/pen.ts";
import { pickPair, type ThingPair, thingTile } from "../art/graphic/thing-tile.ts";
import { mosaic, type Pair } from "../art/graphic/tiles.ts";
import type { Color, ColorMap } from "../color.ts";
import { fieldMap, paperMap } from "../color.ts";
import { type Drawn, rectangle } from "../file/shape.ts";
import type { Surface } from "../file/surface.ts";
import { arial } from "../font-pair.ts";
import { inches } from "../grid.ts";
import { inTurn } from "../in-turn.ts";
import type { TypeScale } from "../type-scale.ts";
import type { ArtSource, Look, PageDesign, PageFrame, Pages } from "./look.ts";
import { standardScale } from "./standard-scale.ts";

/** Pages stand on the paper, cards on white. */
const pageMap: ColorMap = { ...paperMap, bg1: "lt2", bg2: "lt1" };
const inkMap: ColorMap = { ...fieldMap, bg1: "dk1", bg2: "dk2" };

const ink: Color = { scheme: "tx1" };
const stone: Color = { scheme: "accent5" };
const onPaper = { kind: "paper", map: pageMap, ink, quiet: stone, accent: { scheme: "tx2" } } as const;

const page: Surface = { ...onPaper, background: { scheme: "bg1" } };
const white: Surface = { ...onPaper, kind: "tint", background: { scheme: "bg2" } };
export const vermilion: Surface = block("accent1");
export const yolk: Surface = block("accent2");
export const sky: Surface = block("accent3");
export const cobalt: Surface = {
  kind: "field",
  map: fieldMap,
  background: { scheme: "bg1" },
  ink,
  quiet: { scheme: "tx2" },
  accent: { scheme: "accent2" },
};
const black: Surface = { ...cobalt, map: inkMap };

/** A full colour, with everything on it in ink. */
function block(scheme: "accent1" | "accent2" | "accent3"): Surface {
  return { ...onPaper, kind: "field", background: { scheme }, quiet: ink, accent: ink };
}

const display = { font: "heading", bold: true } as const;
const text = { font: "body", lineSpacing: 1.12 } as const;

const scale: TypeScale = {
  ...standardScale,
  cover: { ...display, size: 112, lineSpacing: 0.92, letterSpacing: -0.035 },
  section: { ...display, size: 88, lineSpacing: 0.92, letterSpacing: -0.035 },
  statement: { ...display, size: 72, lineSpacing: 0.92, letterSpacing: -0.03 },
  quotation: { ...display, bold: false, size: 44, lineSpacing: 0.95, letterSpacing: -0.02 },
  closing: { ...display, size: 60, lineSpacing: 0.92, letterSpacing: -0.035 },
  title: { ...display, size: 34, lineSpacing: 0.94, letterSpacing: -0.025 },
  panelTitle: { ...display, size: 44, lineSpacing: 0.9, letterSpacing: -0.025 },
  heading: { ...display, size: 22, lineSpacing: 1, letterSpacing: -0.02 },
  numeral: { ...display, size: 560, lineSpacing: 0.75, letterSpacing: -0.05 },
  subtitle: { ...text, size: 18 },
  byline: { ...text, size: 16, bold: true },
  contact: { ...text, size: 20, bold: true },
  caption: { ...text, size: 18, bold: true },
  kicker: { ...text, size: 12, bold: true, lineSpacing: 1 },
  footer: { ...text, size: 11, bold: true, lineSpacing: 1 },
};

const [start, end] = [56, 1224];
const footerPlace = { anchor: "middle" } as const;

const frame: PageFrame = {
  kicker: boxOf(start, 20, end, 40),
  title: { box: boxOf(start, 54, end, 150), anchor: "top" },
  content: boxOf(start, 168, end, 656),
  gap: inches(0.5),
  date: { ...footerPlace, box: boxOf(800, 680, 1120, 704), alignment: "end" },
  footer: { ...footerPlace, box: boxOf(start, 680, 720, 704), alignment: "start" },
  slideNumber: { ...footerPlace, box: boxOf(1140, 680, end, 704), alignment: "end" },
  furniture: [],
};

const colors = {
  paper: { scheme: "bg1" },
  ink: { scheme: "tx1" },
  cobalt: { scheme: "tx2" },
  vermilion: { scheme: "accent1" },
  yolk: { scheme: "accent2" },
  sky: { scheme: "accent3" },
} as const satisfies Record<string, Color>;

/** Grounds and figures of tiles; told from each other by 3:1 and more. */
const coverPairs: readonly Pair[] = [
  { ground: colors.cobalt, figure: colors.yolk },
  { ground: colors.ink, figure: colors.paper },
  { ground: colors.yolk, figure: colors.ink },
  { ground: colors.paper, figure: colors.ink },
  { ground: colors.sky, figure: colors.cobalt },
  { ground: colors.cobalt, figure: colors.sky },
  { ground: colors.paper, figure: colors.cobalt },
];

/** The same on a page in ink, where bg1 is the ink and tx1 is white. */
const closingPairs: readonly Pair[] = [
  { ground: { scheme: "bg2" }, figure: colors.yolk },
  { ground: colors.yolk, figure: { scheme: "bg1" } },
  { ground: colors.sky, figure: { scheme: "bg2" } },
  { ground: colors.vermilion, figure: { scheme: "bg1" } },
  { ground: { scheme: "tx2" }, figure: { scheme: "bg1" } },
];

const coverThings: readonly ThingPair[] = [
  { ground: colors.sky, ramp: [colors.ink, colors.cobalt, colors.vermilion, colors.yolk, colors.paper] },
  { ground: colors.yolk, ramp: [colors.ink, colors.cobalt, colors.vermilion, colors.sky, colors.paper] },
  {
    ground: colors.cobalt,
    ramp: [{ scheme: "tx1" }, colors.vermilion, colors.sky, colors.yolk, colors.paper],
  },
  { ground: colors.paper, ramp: [colors.ink, colors.cobalt, colors.vermilion, colors.yolk, colors.sky] },
];

/** The same on a page in ink. */
const closingThings: readonly ThingPair[] = [
  {
    ground: colors.sky,
    ramp: [{ scheme: "bg1" }, { scheme: "bg2" }, colors.vermilion, colors.yolk, { scheme: "tx1" }],
  },
  {
    ground: colors.yolk,
    ramp: [{ scheme: "bg1" }, { scheme: "bg2" }, colors.vermilion, colors.sky, { scheme: "tx1" }],
  },
];

/** Footers of pages whose end is taken by art. */
function footersUpTo(last: number): Pick<PageDesign<string>, "date" | "footer" | "slideNumber"> {
  return {
    footer: { ...frame.footer, box: boxOf(start, 680, 0.6 * last, 704) },
    date: { ...frame.date, box: boxOf(0.6 * last + 12, 680, last - 64, 704) },
    slideNumber: { ...frame.slideNumber, box: boxOf(last - 56, 680, last, 704) },
  };
}

/** Two big tiles, or two small and a big one, as high as the page. */
function coverArt({ thing, arrangement, hasChart }: ArtSource): readonly Drawn[] {
  if (hasChart) return [];
  const tiles = { seed: arrangement, side: 240, pairs: coverPairs };
  if (!thing) {
    return mosaic({ ...tiles, frame: { x: 800, y: 0, width: 480, height: 720 }, target: true });
  }
  const isAbove = arrangement % 2 === 0;
  return [
    ...mosaic({ ...tiles, frame: { x: 800, y: isAbove ? 480 : 0, width: 480, height: 240 } }),
    ...thingTile(thing, { x: 800, y: isAbove ? 0 : 240, side: 480 }, pickPair(coverThings, arrangement)),
  ];
}

/** The thing on a tile, above one that says nothing. */
function closingArt({ thing, arrangement }: ArtSource): readonly Drawn[] {
  const tiles = { seed: arrangement, side: 240, pairs: closingPairs };
  if (!thing) return mosaic({ ...tiles, frame: { x: 1040, y: 0, width: 240, height: 480 } });
  return [
    ...mosaic({ ...tiles, frame: { x: 1040, y: 240, width: 240, height: 240 } }),
    ...thingTile(thing, { x: 1040, y: 0, side: 240 }, pickPair(closingThings, arrangement)),
  ];
}

/** A small tile in the lower end corner, below the words, on grounds of every colour. */
function statementTile(seed: number): readonly Drawn[] {
  const pairs: readonly Pair[] = [
    { ground: colors.cobalt, figure: colors.paper },
    { ground: colors.ink, figure: colors.paper },
  ];
  return mosaic({ seed, side: 160, pairs, frame: { x: 1120, y: 560, width: 160, height: 160 } });
}

function pages(source: ArtSource): Pages {
  const { thing, arrangement, turn } = source;
  return {
    cover: {
      surface: vermilion,
      motif: coverArt(source),
      art: [],
      places: {
        byline: { box: boxOf(start, 48, 740, 98), anchor: "top" },
        title: { box: boxOf(start - 6, 112, 770, 600), anchor: "bottom" },
        subtitle: { box: boxOf(start, 614, 740, 684), anchor: "top" },
      },
    },
    section: {
      surface: cobalt,
      motif: [disc("Disc", { x: 1040, y: 300, radius: 420 }, { fill: colors.yolk })],
      art: [],
      places: {
        numeral: {
          box: boxOf(770, 52, 1262, 700),
          anchor: "top",
          surface: { ...cobalt, background: colors.yolk, accent: { scheme: "bg1" } },
        },
        title: { box: boxOf(start - 4, 220, 620, 556), anchor: "bottom" },
        summary: { box: boxOf(start, 570, 560, 672), anchor: "top" },
      },
      ...footersUpTo(600),
    },
    split: {
      surface: page,
      motif: [],
      art: [
        rectangle("Panel", boxOf(0, 0, 480, 720), vermilion.background),
        ...(thing
          ? thingTile(thing, { x: 240, y: 480, side: 240 }, pickPair(coverThings, arrangement + 1))
          : []),
      ],
      places: {
        kicker: { box: boxOf(start, 20, 450, 40), anchor: "top", surface: vermilion },
        title: { box: boxOf(start, 52, 450, 362), anchor: "top", surface: vermilion },
        caption: { box: boxOf(start, 364, 450, 468), anchor: "bottom", surface: vermilion },
        content: { box: boxOf(528, 46, end, 656), anchor: "middle" },
      },
      footer: { ...frame.footer, box: boxOf(start, 680, 232, 704), surface: vermilion },
    },
    statement: {
      surface: inTurn([yolk, sky, vermilion], turn),
      motif: [],
      art:
        thing && !turn
          ? thingTile(thing, { x: 1040, y: 480, side: 240 }, pickPair(coverThings, 2))
          : statementTile(arrangement + (turn ?? 0)),
      places: {
        kicker: { box: frame.kicker, anchor: "top" },
        title: { box: boxOf(start - 4, 56, end, 470), anchor: "bottom" },
        support: { box: boxOf(start, 496, 960, 656), anchor: "top" },
      },
      ...footersUpTo(1020),
    },
    quote: {
      surface: sky,
      motif: [],
      art: [rectangle("Band", boxOf(0, 0, 80, 720), colors.cobalt)],
      places: {
        kicker: { box: boxOf(136, 22, end, 42), anchor: "top" },
        title: { box: boxOf(136, 72, end, 500), anchor: "middle" },
        source: { box: boxOf(136, 524, end, 640), anchor: "top" },
      },
      footer: { ...frame.footer, box: boxOf(136, 680, 720, 704) },
    },
    closing: {
      surface: black,
      motif: closingArt(source),
      art: [],
      places: {
        title: { box: boxOf(start - 4, 40, 1000, 232), anchor: "top" },
        content: { box: boxOf(start, 256, 1000, 600), anchor: "top" },
        contact: { box: boxOf(start, 620, 1000, 656), anchor: "bottom" },
      },
    },
  };
}

/** Bold Swiss: full colours that bleed off the page, huge type set tight, a mosaic of tiles. */
export const atlas: Look = {
  name: "atlas",
  description: "Swiss poster: vermilion, cobalt and yolk, huge tight type, a mosaic of tiles",
  palette: {
    dk1: "121212",
    lt1: "FFFFFF",
    dk2: "1F36C7",
    lt2: "F2EEE6",
    accent1: "FF5436",
    accent2: "FFC629",
    accent3: "A9CBFF",
    accent4: "D8D1C4",
    accent5: "625D55",
    accent6: "15248A",
    hlink: "1F36C7",
    folHlink: "625D55",
  },
  fonts: arial,
  scale,
  surfaces: { page, panel: white, field: cobalt },
  frame,
  emphasis: ["tx2", "tx2"],
  style: {
    cornerRadius: emu(0),
    gap: emu(0),
    ruleWidth: points(2),
    panel: "blocks",
    row: "rules",
    takeaway: "ink",
    cards: "bento",
    agenda: "staircase",
    timeline: "segments",
    process: "blocks",
    lead: "panel",
    icon: "tile",
    numeral: { font: "heading", bold: true },
    label: { font: "heading", bold: true },
  },
  pages,
  arrangements: 32,
  coverChart: boxOf(800, 70, end, 664),
};
