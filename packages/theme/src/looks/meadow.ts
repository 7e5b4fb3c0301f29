import { inches, points } from "@lectern/deck";
import { mark, pageBox, toGroup, page as wholePage } from "../art/drawing/figure.ts";
import { ellipse, rectangle } from "../art/drawing/outline.ts";
import { paintOn } from "../art/scene/paint.ts";
import {
  closingScene,
  coverScene,
  isElsewhere,
  landScene,
  panelScene,
  quoteScene,
  sectionRays,
  sectionScene,
  sectionSun,
} from "../art/scene/scene.ts";
import { type Color, type ColorMap, fieldMap, paperMap } from "../color.ts";
import type { Surface } from "../file/surface.ts";
import { georgiaAndCalibri } from "../font-pair.ts";
import { inTurn } from "../in-turn.ts";
import type { TypeScale } from "../type-scale.ts";
import type { ArtSource, Look, PageFrame, Pages } from "./look.ts";
import { standardScale } from "./standard-scale.ts";

/** Pages stand on cream, cards on white. */
const creamMap: ColorMap = { ...paperMap, bg1: "lt2", bg2: "lt1" };
const onLight = paintOn(creamMap);
const onDark = paintOn(fieldMap);

const light = {
  kind: "paper",
  map: creamMap,
  ink: { scheme: "tx1" },
  heading: { scheme: "tx2" },
  quiet: { scheme: "tx1", luminanceModulation: 0.78, luminanceOffset: 0.22 },
  accent: { scheme: "accent1" },
} as const;
export const cream: Surface = { ...light, background: { scheme: "bg1" } };
const white: Surface = { ...light, kind: "tint", background: { scheme: "bg2" } };
export const sky: Surface = { ...light, background: onLight.sky };
const blush: Surface = { ...light, kind: "tint", background: pale("accent6", 0.55) };
export const forest: Surface = {
  kind: "field",
  map: fieldMap,
  background: { scheme: "bg1" },
  ink: { scheme: "tx1" },
  quiet: { scheme: "tx2" },
  accent: { scheme: "accent2" },
};
const sunDisc: Surface = {
  ...forest,
  background: onDark.sun,
  ink: { scheme: "bg1" },
  quiet: { scheme: "bg1" },
  accent: { scheme: "bg1" },
};
const ground: Surface = { ...forest, background: onDark.leafDeep, quiet: { scheme: "tx1" } };
const groundOnLight: Surface = {
  ...light,
  background: onLight.leafDeep,
  quiet: onLight.white,
  ink: onLight.white,
};

function pale(scheme: "accent6", kept: number): Color {
  return { scheme, luminanceModulation: kept, luminanceOffset: 1 - kept };
}

const title = { font: "heading", bold: true, lineSpacing: 0.95, letterSpacing: -0.01 } as const;
const text = { font: "body", lineSpacing: 1.15 } as const;

const scale: TypeScale = {
  ...standardScale,
  cover: { ...title, size: 58, letterSpacing: -0.02 },
  section: { ...title, size: 66, letterSpacing: -0.02 },
  statement: { ...title, size: 50 },
  quotation: { ...title, bold: false, italic: true, size: 36, lineSpacing: 1.1 },
  closing: { ...title, size: 40 },
  title: { ...title, size: 31.5 },
  panelTitle: { ...title, size: 40 },
  heading: { ...title, size: 24 },
  numeral: { font: "body", bold: true, size: 218, lineSpacing: 0.75 },
  subtitle: { ...text, size: 20 },
  byline: { ...text, size: 15 },
  source: [
    { ...text, bold: true, size: 19 },
    { ...text, size: 16 },
  ],
  kicker: { ...text, size: 12, bold: true, lineSpacing: 1 },
};

const [start, end] = [56, 1224];
const line = { anchor: "middle" } as const;

const frame: PageFrame = {
  kicker: pageBox(start, 28, end, 48),
  title: { box: pageBox(start, 50, end, 134), anchor: "middle" },
  content: pageBox(start, 146, end, 658),
  gap: inches(0.42),
  date: { ...line, box: pageBox(780, 676, 1090, 696), alignment: "end" },
  footer: { ...line, box: pageBox(start, 676, 760, 696), alignment: "start" },
  slideNumber: { ...line, box: pageBox(1110, 676, end, 696), alignment: "end" },
  furniture: [],
};

function pages({ thing, arrangement, turn }: ArtSource): Pages {
  const of = (paint: typeof onLight) => ({ ...(thing && { thing }), seed: String(arrangement), paint });
  const { x, y, radius } = sectionSun;
  // Beside a thing the words stand in the middle of the sky, above hills at the top of it.
  const { words, high } = isElsewhere(thing) ? { words: 352, high: 44 } : { words: 264, high: 30 };
  return {
    cover: {
      surface: sky,
      motif: [...toGroup("Scene", coverScene(of(onLight)))],
      art: [],
      places: {
        title: { box: pageBox(start, isElsewhere(thing) ? 92 : 44, 664, words), anchor: "bottom" },
        subtitle: { box: pageBox(start + 3, words + 15, 640, words + 90), anchor: "top" },
        byline: { box: pageBox(start + 3, words + 94, 640, words + 94 + high), anchor: "top" },
      },
    },
    section: {
      surface: forest,
      motif: [],
      art: [
        ...toGroup("Rays", sectionRays(onDark)),
        ...toGroup("Sun", [mark("Panel", onDark.sun, ellipse(x, y, radius))]),
        ...toGroup("Scene", sectionScene(of(onDark))),
      ],
      places: {
        numeral: {
          box: pageBox(745, 228, 1055, 498),
          anchor: "middle",
          alignment: "center",
          surface: sunDisc,
        },
        title: { box: pageBox(start, 60, 560, 316), anchor: "bottom" },
        summary: { box: pageBox(start, 334, 560, 474), anchor: "top" },
      },
      footerSurface: ground,
    },
    split: {
      surface: cream,
      motif: [],
      art: [
        ...toGroup("Panel", [mark("Panel", blush.background, rectangle(0, 0, 400, 720))]),
        ...toGroup("Scene", panelScene(of(onLight), { ...wholePage, right: 400 })),
      ],
      places: {
        kicker: { box: pageBox(start, 26, 370, 46), anchor: "top", surface: blush },
        title: { box: pageBox(start, 56, 376, 400), anchor: "top", surface: blush },
        caption: { box: pageBox(start, 408, 376, 500), anchor: "top", surface: blush },
        content: { box: pageBox(448, 60, end, 658), anchor: "middle" },
      },
      footer: { ...line, box: pageBox(start, 676, 390, 696), alignment: "start", surface: groundOnLight },
    },
    statement: {
      ...inTurn(
        [
          { surface: forest, motif: toGroup("Scene", landScene(of(onDark))), footerSurface: ground },
          { surface: sky, motif: toGroup("Scene", landScene(of(onLight))), footerSurface: groundOnLight },
        ],
        turn,
      ),
      art: [],
      places: {
        kicker: { box: pageBox(start, 40, end, 60), anchor: "top" },
        title: { box: pageBox(start, 76, 1080, 356), anchor: "bottom" },
        support: { box: pageBox(start, 374, 900, 474), anchor: "top" },
      },
    },
    quote: {
      surface: sky,
      motif: [...toGroup("Scene", quoteScene(of(onLight)))],
      art: [...toGroup("Card", [quoteCard])],
      places: {
        kicker: { box: pageBox(462, 60, 1150, 80), anchor: "top", surface: white },
        title: { box: pageBox(462, 90, 1150, 384), anchor: "middle", surface: white },
        source: { box: pageBox(462, 396, 1150, 462), anchor: "top", surface: white },
      },
      footerSurface: groundOnLight,
    },
    closing: {
      surface: sky,
      motif: [...toGroup("Scene", closingScene(of(onLight)))],
      art: [],
      places: {
        title: { box: pageBox(start, 28, 800, 154), anchor: "bottom" },
        content: { box: pageBox(start, 172, 800, 552), anchor: "top" },
        contact: { box: pageBox(start, 564, 800, 598), anchor: "bottom" },
      },
      footerSurface: groundOnLight,
    },
  };
}

/** What is said stands on a card before the landscape. */
const quoteCard = mark("Panel", onLight.white, rectangle(412, 36, 796, 446, 56));

/** Warm and illustrated, for schools, health and communities: a landscape, and in it what the deck is about. */
export const meadow: Look = {
  name: "meadow",
  description: "Cream and forest with a sun, a landscape of hills and trees",
  palette: {
    dk1: "2D2A26",
    lt1: "FFFFFF",
    dk2: "1E5A48",
    lt2: "FFF6E6",
    accent1: "C8452A",
    accent2: "F9BE4B",
    accent3: "82B872",
    accent4: "3E6F8E",
    accent5: "9A6B4B",
    accent6: "F7CDB8",
    hlink: "A5371F",
    folHlink: "3E6F8E",
  },
  fonts: georgiaAndCalibri,
  scale,
  surfaces: { page: cream, panel: white, field: forest },
  frame,
  style: {
    cornerRadius: inches(0.25),
    gap: inches(0.208),
    ruleWidth: points(1),
    panel: "paper",
    row: "pills",
    takeaway: "field",
    cards: "grid",
    agenda: "tiles",
    timeline: "road",
    process: "blocks",
    lead: "panel",
    icon: "disc",
    numeral: { font: "body", bold: true },
    label: { font: "body", bold: true },
  },
  pages,
  arrangements: 4,
};
