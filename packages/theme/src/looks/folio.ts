import { inches, points } from "@lectern/deck";
import { arcade, illuminatedQuote, inlaidNiche, ledge, niche } from "../art/arcade/niche.ts";
import { type NichePaint, nichePaintOn } from "../art/arcade/niche-paint.ts";
import { type Figure, type Frame, mark, pageBox, toGroup, toShapes } from "../art/drawing/figure.ts";
import { rectangle } from "../art/drawing/outline.ts";
import { drawThing, type Ramp, type Thing } from "../art/things/thing.ts";
import { type Color, fieldMap, paperMap } from "../color.ts";
import { field as plainField, type Surface } from "../file/surface.ts";
import { georgia } from "../font-pair.ts";
import { inTurn } from "../in-turn.ts";
import type { TypeScale } from "../type-scale.ts";
import type { ArtSource, Look, PageFrame, Pages } from "./look.ts";
import { standardScale } from "./standard-scale.ts";

const onPaper = nichePaintOn(paperMap);
const onField = nichePaintOn(fieldMap);
const rule: Color = { scheme: "bg2", luminanceModulation: 0.82 };
const rubric: Color = { scheme: "accent1" };

const printed = {
  map: paperMap,
  ink: { scheme: "tx1" },
  quiet: { scheme: "tx1", luminanceModulation: 0.62, luminanceOffset: 0.25 },
  accent: rubric,
} as const;
export const paper: Surface = { ...printed, kind: "paper", background: { scheme: "bg1" } };
export const vellum: Surface = { ...printed, kind: "tint", background: { scheme: "bg2" } };
export const oxblood: Surface = { ...plainField, quiet: { scheme: "tx2" }, accent: onField.gold };
const plinth: Surface = { ...oxblood, background: onField.niche };

const roman = { font: "heading", lineSpacing: 1.02 } as const;
const italic = { font: "body", italic: true, lineSpacing: 1.2 } as const;

const scale: TypeScale = {
  ...standardScale,
  cover: { ...roman, size: 48, lineSpacing: 0.98, letterSpacing: -0.012 },
  section: { ...roman, size: 60, lineSpacing: 0.98, letterSpacing: -0.012 },
  statement: { ...roman, size: 46 },
  quotation: { ...roman, size: 40, lineSpacing: 1.12 },
  closing: { ...roman, size: 40 },
  title: { ...roman, size: 28.5 },
  heading: { ...roman, size: 23 },
  numeral: { ...italic, font: "heading", size: 240, lineSpacing: 0.9 },
  subtitle: { ...italic, size: 19 },
  byline: { font: "body", size: 14, lineSpacing: 1.15 },
  contact: { font: "body", size: 20, lineSpacing: 1.15 },
  caption: { ...italic, size: 16 },
  source: [
    { font: "body", bold: true, size: 18, lineSpacing: 1.15 },
    { ...italic, size: 15 },
  ],
  kicker: { ...italic, size: 12, lineSpacing: 1 },
  footer: { ...italic, size: 11, lineSpacing: 1 },
  list: {
    lineSpacing: 1.2,
    levels: standardScale.list.levels.map((level, index) => ({ ...level, size: [19, 17][index] ?? 16 })),
  },
};

const [start, end] = [72, 1208];
const line = { anchor: "middle" } as const;

const frame: PageFrame = {
  // The running head: the deck's title at the start, the section's at the end.
  kicker: pageBox(680, 38, end, 58),
  kickerAlignment: "end",
  title: { box: pageBox(start, 80, end, 164), anchor: "middle" },
  content: pageBox(start, 178, end, 658),
  gap: inches(0.5),
  date: { ...line, box: pageBox(640, 676, 1080, 696), alignment: "end" },
  footer: { ...line, box: pageBox(start, 36, 660, 58), alignment: "start" },
  slideNumber: { ...line, box: pageBox(1110, 676, end, 696), alignment: "end" },
  furniture: toShapes(doubleRule(start, 64, end)),
};

function doubleRule(left: number, y: number, right: number, color: Color = rule): Figure {
  return [
    mark(
      "Double rule",
      color,
      rectangle(left, y, right - left, 1),
      rectangle(left, y + 3, right - left, 0.6),
    ),
  ];
}

/** Cast in gold and paper, as a figure in a niche. */
const cast: Ramp = [
  { scheme: "accent5", luminanceModulation: 0.55 },
  { scheme: "accent1" },
  { scheme: "accent2" },
  { scheme: "accent6" },
  onPaper.paper,
];

/** One wide niche with what the deck is about on its ledge. */
function shrine(box: Frame, thing: Thing, paint: NichePaint): Figure {
  const width = box.right - box.left;
  const frame = {
    left: box.left + 0.07 * width,
    right: box.right - 0.07 * width,
    top: box.top + 0.2 * width,
    bottom: box.bottom - 12,
  };
  const plinth = rectangle(box.left + 0.1 * width, box.bottom - 12, 0.8 * width, 12);
  const ramp: Ramp = [cast[0], cast[1], cast[2], cast[3], paint.paper];
  return [
    ...niche(box, { paint }),
    mark("Pedestal", paint.gold, plinth),
    ...drawThing(thing, ramp, { frame, anchor: "foot" }),
  ];
}

const plinthOnPaper: Surface = {
  ...plinth,
  map: paperMap,
  background: onPaper.niche,
  quiet: { scheme: "bg2" },
};

/** A niche inlaid with lozenges at the end of a ledge. */
function nicheOn(paint: NichePaint, seed: string) {
  return toGroup("Niche", [
    ...inlaidNiche({ left: 1000, right: 1190, top: 110, bottom: 662 }, { seed, paint }),
    ...ledge({ left: 0, right: 1280, top: 662, bottom: 720 }, paint),
  ]);
}

function pages({ thing, arrangement, hasChart, turn }: ArtSource): Pages {
  const of = (name: string, count: number) => ({ seed: `${name} ${arrangement}`, count });
  const shown = (box: Frame, name: string, count: number, paint: NichePaint) =>
    thing ? shrine(box, thing, paint) : arcade(box, { ...of(name, count), paint });
  const kicker = { box: frame.kicker, anchor: "top", alignment: "end" } as const;
  return {
    cover: {
      surface: paper,
      motif: hasChart
        ? []
        : toGroup("Arcade", [
            mark("Wall", onPaper.wall, rectangle(648, 0, 632, 720)),
            ...shown(
              thing
                ? { left: 694, right: 1234, top: 60, bottom: 650 }
                : { left: 692, right: 1248, top: 70, bottom: 650 },
              "cover",
              3,
              onPaper,
            ),
            ...ledge({ left: 648, right: 1280, top: 650, bottom: 720 }, onPaper),
          ]),
      art: toShapes([mark("Rubric", rubric, rectangle(start, 428, 64, 3)), ...doubleRule(start, 622, 600)]),
      places: {
        title: { box: pageBox(start, 72, 610, 410), anchor: "bottom" },
        subtitle: { box: pageBox(start, 446, 600, 604), anchor: "top" },
        byline: { box: pageBox(start, 634, 600, 676), anchor: "top" },
      },
    },
    section: {
      surface: oxblood,
      motif: toGroup("Arcade", [
        ...arcade(
          { left: start, right: end, top: 444, bottom: 662 },
          { ...of("section", 4), paint: onField },
        ),
        ...ledge({ left: 0, right: 1280, top: 662, bottom: 720 }, onField),
      ]),
      art: toShapes([mark("Rule", onField.gold, rectangle(535, 92, 1.2, 312))]),
      places: {
        numeral: { box: pageBox(start, 64, 504, 428), anchor: "middle", alignment: "end" },
        title: { box: pageBox(584, 80, end, 274), anchor: "bottom" },
        summary: { box: pageBox(584, 290, 1160, 420), anchor: "top" },
      },
      footerSurface: plinth,
    },
    split: {
      surface: paper,
      motif: [],
      art: [
        ...toGroup("Panel", [mark("Panel", vellum.background, rectangle(0, 0, 430, 720))]),
        ...toGroup("Arcade", [
          ...arcade(
            { left: start, right: 400, top: 536, bottom: 662 },
            { ...of("split", 2), paint: onPaper },
          ),
          ...ledge({ left: 0, right: 430, top: 662, bottom: 720 }, onPaper),
        ]),
        ...toShapes([mark("Edge", rubric, rectangle(430, 0, 1.2, 720), rectangle(433, 0, 0.8, 720))]),
      ],
      places: {
        kicker: { ...kicker },
        title: { box: pageBox(start, 80, 400, 414), anchor: "top", surface: vellum },
        caption: { box: pageBox(start, 420, 400, 524), anchor: "top", surface: vellum },
        content: { box: pageBox(488, 80, end, 658), anchor: "middle" },
      },
      footer: { ...line, box: pageBox(start, 36, 400, 58), alignment: "start", surface: vellum },
    },
    statement: {
      ...inTurn(
        [
          { surface: oxblood, motif: nicheOn(onField, `statement ${arrangement}`), footerSurface: plinth },
          {
            surface: vellum,
            motif: nicheOn(onPaper, `statement ${arrangement}`),
            footerSurface: plinthOnPaper,
          },
        ],
        turn,
      ),
      art: toShapes([mark("Rule", onField.gold, rectangle(start, 470, 96, 2.4))]),
      places: {
        kicker,
        title: { box: pageBox(start, 110, 930, 446), anchor: "bottom" },
        support: { box: pageBox(start, 492, 860, 640), anchor: "top" },
      },
    },
    quote: {
      surface: vellum,
      motif: toGroup("Initial", illuminatedQuote(96, 130, 280, onPaper)),
      art: toShapes(doubleRule(440, 502, end, { scheme: "accent5" })),
      places: {
        kicker,
        title: { box: pageBox(440, 116, end, 486), anchor: "middle" },
        source: { box: pageBox(440, 522, end, 604), anchor: "top" },
      },
    },
    closing: {
      surface: paper,
      motif: toGroup("Arcade", [
        mark("Wall", onPaper.wall, rectangle(888, 0, 392, 720)),
        // What the deck is about stood on the cover: the end has the arcade alone.
        ...arcade({ left: 946, right: 1222, top: 150, bottom: 640 }, { ...of("closing", 2), paint: onPaper }),
        ...ledge({ left: 888, right: 1280, top: 640, bottom: 720 }, onPaper),
      ]),
      art: toShapes(doubleRule(start, 64, 840)),
      places: {
        title: { box: pageBox(start, 78, 840, 214), anchor: "middle" },
        content: { box: pageBox(start, 230, 840, 606), anchor: "top" },
        contact: { box: pageBox(start, 622, 840, 660), anchor: "bottom" },
      },
      footerSurface: plinthOnPaper,
      footer: { ...line, box: pageBox(start, 36, 660, 58), alignment: "start", surface: paper },
    },
  };
}

/** Book-like, for culture, history and law: one family with serifs, oxblood and gold, niches with what the deck is about. */
export const folio: Look = {
  name: "folio",
  description: "Paper, oxblood and gold, one serif family set like a book, arcades",
  palette: {
    dk1: "241A15",
    lt1: "FCF9F2",
    dk2: "561A1E",
    lt2: "F0E7D6",
    accent1: "96291F",
    accent2: "C0913A",
    accent3: "2F4F6F",
    accent4: "5D6B4A",
    accent5: "7A6650",
    accent6: "D3B48C",
    hlink: "96291F",
    folHlink: "2F4F6F",
  },
  fonts: georgia,
  scale,
  surfaces: { page: paper, panel: vellum, field: oxblood },
  frame,
  style: {
    cornerRadius: inches(0),
    gap: inches(0.32),
    ruleWidth: points(0.75),
    panel: "blocks",
    row: "rules",
    takeaway: "field",
    cards: "grid",
    agenda: "rows",
    timeline: "line",
    process: "numbered",
    lead: "panel",
    icon: "disc",
    numeral: { font: "heading", bold: false },
    label: { font: "heading", bold: false },
  },
  pages,
  arrangements: 4,
  coverChart: pageBox(700, 76, 1216, 650),
};
