import { inches, points } from "@lectern/deck";
import {
  cutTo,
  type Figure,
  mark,
  pageBox,
  toGroup,
  toShapes,
  page as wholePage,
} from "../art/drawing/figure.ts";
import { ellipse, rectangle } from "../art/drawing/outline.ts";
import type { Circle } from "../art/graphic/pen.ts";
import { asterism, constellation, moon, type NightPaint, ridges, stars } from "../art/sky/night.ts";
import { drawThing, type Ramp, type Thing } from "../art/things/thing.ts";
import { type Color, type ColorMap, paperMap } from "../color.ts";
import type { Surface } from "../file/surface.ts";
import { georgiaAndCalibri } from "../font-pair.ts";
import { inTurn } from "../in-turn.ts";
import type { TypeScale } from "../type-scale.ts";
import type { ArtSource, Look, PageFrame, Pages } from "./look.ts";
import { standardScale } from "./standard-scale.ts";

const nightMap: ColorMap = { ...paperMap, bg1: "dk1", tx1: "lt1", bg2: "dk2", tx2: "lt2" };
const gold: Color = { scheme: "accent1" };

export const night: Surface = {
  kind: "paper",
  map: nightMap,
  background: { scheme: "bg1" },
  ink: { scheme: "tx1" },
  quiet: { scheme: "tx2" },
  accent: gold,
};
export const indigo: Surface = { ...night, kind: "tint", background: { scheme: "bg2" } };
const foot: Color = { scheme: "bg1", luminanceModulation: 0.62 };
const mountainFoot: Surface = { ...night, background: foot };

export const paint: NightPaint = {
  star: { scheme: "tx2" },
  gold,
  glow: gold,
  moon: { scheme: "accent1", luminanceModulation: 0.35, luminanceOffset: 0.62 },
  shade: { scheme: "bg2", luminanceModulation: 0.9, luminanceOffset: 0.14 },
  planet: { scheme: "accent2" },
  planetLight: { scheme: "accent4" },
  ridges: [
    { scheme: "bg2", luminanceModulation: 0.9, luminanceOffset: 0.08 },
    { scheme: "bg2", luminanceModulation: 0.92 },
    foot,
  ],
};

const title = { font: "heading", lineSpacing: 0.98, letterSpacing: -0.01 } as const;
const text = { font: "body", lineSpacing: 1.15 } as const;

const scale: TypeScale = {
  ...standardScale,
  cover: { ...title, size: 50 },
  section: { ...title, size: 50 },
  statement: { ...title, size: 46 },
  quotation: { ...title, italic: true, size: 38, lineSpacing: 1.12 },
  closing: { ...title, size: 38 },
  title: { ...title, size: 29 },
  panelTitle: { ...title, size: 38, lineSpacing: 0.97 },
  heading: { ...title, size: 22 },
  numeral: { font: "heading", size: 200, lineSpacing: 0.85 },
  subtitle: { ...text, size: 19 },
  byline: { ...text, size: 14 },
  source: [
    { ...text, bold: true, size: 18 },
    { ...text, size: 16 },
  ],
  kicker: { ...text, size: 12, bold: true, lineSpacing: 1, letterSpacing: 0.08, capitals: true },
};

const [start, end] = [72, 1208];
const line = { anchor: "middle" } as const;

const frame: PageFrame = {
  kicker: pageBox(start, 38, 960, 58),
  title: { box: pageBox(start, 62, end, 146), anchor: "middle" },
  content: pageBox(start, 164, end, 654),
  gap: inches(0.45),
  date: { ...line, box: pageBox(760, 676, 1090, 696), alignment: "end" },
  footer: { ...line, box: pageBox(start, 676, 740, 696), alignment: "start" },
  slideNumber: { ...line, box: pageBox(1110, 676, end, 696), alignment: "end" },
  furniture: toGroup("Stars", asterism(1128, 42, paint)),
};

/** Dark against the moon, its brightest parts in its light. */
const moonlight: Ramp = [
  { scheme: "bg1" },
  { scheme: "bg2" },
  { scheme: "accent2", luminanceModulation: 0.8 },
  { scheme: "accent2", luminanceModulation: 0.7, luminanceOffset: 0.28 },
  { scheme: "tx1" },
];

/** A shade lighter than the sky and on, up to gold. */
const starlight: Ramp = [
  { scheme: "bg2", luminanceModulation: 0.85, luminanceOffset: 0.12 },
  { scheme: "bg2", luminanceModulation: 0.75, luminanceOffset: 0.22 },
  { scheme: "accent2", luminanceModulation: 0.85 },
  { scheme: "accent2", luminanceModulation: 0.7, luminanceOffset: 0.25 },
  gold,
];

/** What the deck is about before a full moon. */
function moonlit(thing: Thing, { x, y, radius }: Circle): Figure {
  const reach = radius * 0.72;
  const frame = { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
  return [
    mark("Glow", { ...gold, alpha: 0.12 }, ellipse(x, y, radius * 1.12)),
    mark("Moon", gold, ellipse(x, y, radius)),
    ...drawThing(thing, moonlight, { frame }),
  ];
}

function pages({ thing, arrangement, turn }: ArtSource): Pages {
  const seed = (name: string) => `${name} ${arrangement}`;
  const kicker = { box: frame.kicker, anchor: "top" } as const;
  const companion = thing ? moonlit(thing, { x: 1030, y: 268, radius: 220 }) : moon(1010, 226, 124, paint);
  return {
    cover: {
      surface: night,
      motif: toGroup("Night", [
        ...stars({ left: 800, right: 1280, top: 4, bottom: 520 }, 96, seed("cover"), paint),
        ...stars({ left: 12, right: 800, top: 8, bottom: 60 }, 22, seed("strip"), paint),
        ...companion,
        ...ridges(thing ? 520 : 470, seed("cover"), paint),
      ]),
      art: [],
      places: {
        title: { box: pageBox(start, 72, 780, 318), anchor: "bottom" },
        subtitle: { box: pageBox(start, 332, 760, 408), anchor: "top" },
        byline: { box: pageBox(start, 416, 760, 452), anchor: "top" },
      },
    },
    section: {
      surface: indigo,
      motif: toGroup("Night", [
        ...stars({ left: 640, right: 1280, top: 0, bottom: 660 }, 90, seed("section"), paint),
        ...(thing
          ? drawThing(thing, starlight, { frame: { left: 770, right: 1190, top: 150, bottom: 570 } })
          : constellation({ left: 680, right: 1220, top: 120, bottom: 520 }, seed("section"), paint)),
      ]),
      art: toShapes([mark("Rule", gold, rectangle(start, 330, 72, 2.4))]),
      places: {
        numeral: { box: pageBox(start, 74, 620, 312), anchor: "bottom" },
        title: { box: pageBox(start, 350, 630, 512), anchor: "bottom" },
        summary: { box: pageBox(start, 522, 610, 650), anchor: "top" },
      },
    },
    split: {
      surface: night,
      motif: [],
      art: [
        ...toGroup("Panel", [mark("Panel", indigo.background, rectangle(0, 0, 440, 720))]),
        ...toGroup(
          "Night",
          cutTo(
            [
              ...stars({ left: 20, right: 420, top: 500, bottom: 650 }, 26, seed("panel"), paint),
              ...constellation({ left: 60, right: 400, top: 530, bottom: 620 }, seed("panel"), paint),
            ],
            { ...wholePage, right: 440 },
          ),
        ),
      ],
      places: {
        kicker: { box: pageBox(start, 36, 410, 56), anchor: "top", surface: indigo },
        title: { box: pageBox(start, 66, 410, 400), anchor: "top", surface: indigo },
        caption: { box: pageBox(start, 406, 410, 492), anchor: "top", surface: indigo },
        content: { box: pageBox(488, 66, end, 654), anchor: "middle" },
      },
      footer: { ...line, box: pageBox(start, 676, 420, 696), alignment: "start", surface: indigo },
    },
    statement: {
      surface: inTurn([indigo, night], turn),
      motif: toGroup("Night", [
        ...stars({ left: 980, right: 1280, top: 0, bottom: 520 }, 50, seed("statement"), paint),
        ...inTurn(
          [
            moon(1120, 190, 92, paint),
            constellation({ left: 990, right: 1240, top: 90, bottom: 400 }, seed("statement"), paint),
          ],
          turn,
        ),
        ...ridges(556, seed("statement"), paint),
      ]),
      art: [],
      places: {
        kicker,
        title: { box: pageBox(start, 84, 930, 376), anchor: "bottom" },
        support: { box: pageBox(start, 396, 900, 530), anchor: "top" },
      },
      footerSurface: mountainFoot,
    },
    quote: {
      surface: night,
      motif: toGroup("Night", [
        ...stars({ left: 0, right: 272, top: 0, bottom: 660 }, 60, seed("quote"), paint),
        ...moon(160, 240, 70, paint),
      ]),
      art: [],
      places: {
        kicker: { box: pageBox(340, 38, 960, 58), anchor: "top" },
        title: { box: pageBox(340, 96, end, 476), anchor: "middle" },
        source: { box: pageBox(340, 500, end, 600), anchor: "top" },
      },
    },
    closing: {
      surface: night,
      motif: toGroup("Night", [
        ...stars({ left: 880, right: 1280, top: 0, bottom: 560 }, 60, seed("closing"), paint),
        ...(thing
          ? drawThing(thing, starlight, {
              frame: { left: 900, right: 1236, top: 300, bottom: 652 },
              anchor: "foot",
            })
          : moon(1080, 214, 96, paint)),
        ...ridges(588, seed("closing"), paint),
      ]),
      art: [],
      places: {
        title: { box: pageBox(start, 38, 860, 166), anchor: "bottom" },
        content: { box: pageBox(start, 186, 860, 536), anchor: "top" },
        contact: { box: pageBox(start, 544, 860, 580), anchor: "bottom" },
      },
      footerSurface: mountainFoot,
    },
  };
}

/** A clear night over mountains, for science, travel and music, and for whoever wishes a dark deck that is not technical. */
export const nocturne: Look = {
  name: "nocturne",
  description: "Dark indigo with gold, light serif titles, stars, a moon and mountains",
  palette: {
    dk1: "10132B",
    lt1: "F5F5F8",
    dk2: "1E2352",
    lt2: "C5C8E6",
    accent1: "F2C45A",
    accent2: "8E7DE0",
    accent3: "58BFCB",
    accent4: "F0998E",
    accent5: "4E58A8",
    accent6: "AEB4DA",
    hlink: "9CCBFF",
    folHlink: "C3B4F5",
  },
  fonts: georgiaAndCalibri,
  scale,
  surfaces: { page: night, panel: indigo, field: indigo },
  frame,
  style: {
    cornerRadius: inches(0.12),
    gap: inches(0.22),
    ruleWidth: points(0.75),
    panel: "tint",
    row: "rules",
    takeaway: "tint",
    cards: "grid",
    agenda: "rows",
    timeline: "line",
    process: "numbered",
    lead: "panel",
    icon: "plain",
    // Georgia's own figures stand on and below the line: those that are read side by side are Calibri's.
    numeral: { font: "body", bold: true },
    label: { font: "body", bold: true },
  },
  pages,
  arrangements: 6,
};
