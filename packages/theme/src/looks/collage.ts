import { inches, points } from "@lectern/deck";
import { mark, pageBox, toGroup } from "../art/drawing/figure.ts";
import { rectangle } from "../art/drawing/outline.ts";
import { randomOf } from "../art/drawing/seeded-random.ts";
import { collage as collageOf, confetti, cutOuts, paperSheet } from "../art/papercut/cut-outs.ts";
import { pasted, thingSheet } from "../art/papercut/pasted.ts";
import { type Color, type ColorMap, paperMap } from "../color.ts";
import type { Surface } from "../file/surface.ts";
import { arial } from "../font-pair.ts";
import { inTurn } from "../in-turn.ts";
import type { TypeScale } from "../type-scale.ts";
import type { ArtSource, Look, PageFrame, Pages } from "./look.ts";
import { standardScale } from "./standard-scale.ts";

/** Pages stand on warm white, cards on the white of paper. */
const warmMap: ColorMap = { ...paperMap, bg1: "lt2", bg2: "lt1" };

const printed = {
  map: warmMap,
  ink: { scheme: "tx1" },
  quiet: { scheme: "tx1", luminanceModulation: 0.72, luminanceOffset: 0.2 },
  accent: { scheme: "accent1", luminanceModulation: 0.85 },
} as const;
export const warm: Surface = { ...printed, kind: "paper", background: { scheme: "bg1" } };
const white: Surface = { ...printed, kind: "tint", background: { scheme: "bg2" } };
export const mustard: Surface = {
  ...printed,
  kind: "field",
  background: { scheme: "accent3" },
  quiet: { scheme: "tx1" },
  accent: { scheme: "tx1" },
};

/** The rosy paper, for a statement that follows another one. */
const rosy: Surface = { ...mustard, background: { scheme: "accent6" } };

const colors: readonly Color[] = [
  { scheme: "accent1" },
  { scheme: "accent2" },
  { scheme: "accent3" },
  { scheme: "accent4" },
  { scheme: "accent5" },
  { scheme: "accent6" },
  { scheme: "tx2" },
];
const onMustard = colors.filter(({ scheme }) => scheme !== "accent3");

const display = { font: "heading", bold: true, lineSpacing: 0.92, letterSpacing: -0.025 } as const;
const text = { font: "body", lineSpacing: 1.15 } as const;

const scale: TypeScale = {
  ...standardScale,
  cover: { ...display, size: 54 },
  section: { ...display, size: 54 },
  statement: { ...display, size: 50 },
  quotation: { ...display, bold: false, size: 36, lineSpacing: 1.08, letterSpacing: -0.01 },
  closing: { ...display, size: 38 },
  title: { ...display, size: 29 },
  panelTitle: { ...display, size: 38 },
  heading: { ...display, size: 21 },
  numeral: { ...display, size: 230, lineSpacing: 0.8 },
  subtitle: { ...text, size: 18 },
  byline: { ...text, size: 14, bold: true },
  kicker: { ...text, size: 12, bold: true, lineSpacing: 1 },
  footer: { ...text, size: 11, bold: true, lineSpacing: 1 },
};

const [start, end] = [64, 1216];
const line = { anchor: "middle" } as const;

const frame: PageFrame = {
  kicker: pageBox(start, 36, 1000, 56),
  title: { box: pageBox(start, 58, end, 140), anchor: "middle" },
  content: pageBox(start, 158, end, 652),
  gap: inches(0.4),
  date: { ...line, box: pageBox(760, 676, 1090, 696), alignment: "end" },
  footer: { ...line, box: pageBox(start, 676, 740, 696), alignment: "start" },
  slideNumber: { ...line, box: pageBox(1110, 676, end, 696), alignment: "end" },
  furniture: toGroup("Confetti", confetti(1060, end, 46, 6, colors)).flatMap(({ shapes }) => shapes),
};

/** Of things, but the mustard of sections. */
const papers: readonly Color[] = [
  { scheme: "accent6" },
  { scheme: "accent5" },
  { scheme: "accent4" },
  { scheme: "accent2" },
];

const statementPlaces = [
  { x: 1120, y: 170, scale: 2.1, turn: 10 },
  { x: 1124, y: 550, scale: 2, turn: -6 },
  { x: 1114, y: 360, scale: 1.1, turn: 24 },
];
const otherPlaces = [
  { x: 1110, y: 510, scale: 2.5, turn: -12 },
  { x: 1130, y: 240, scale: 1.5, turn: 16 },
];

/** Footers between two edges, where sheets reach the foot of the page beside them. */
function footersIn(left: number, right: number): Pick<Pages["closing"], "date" | "footer" | "slideNumber"> {
  const middle = Math.round(left + 0.6 * (right - left));
  return {
    footer: { ...frame.footer, box: pageBox(left, 676, middle, 696) },
    date: { ...frame.date, box: pageBox(middle + 10, 676, right - 70, 696) },
    slideNumber: { ...frame.slideNumber, box: pageBox(right - 60, 676, right, 696) },
  };
}

/** Cut-outs on a coloured page, none of them in its own colour. */
function cutOutsOn({ background }: Surface, places: typeof statementPlaces, seed: string) {
  const ground = "scheme" in background ? background.scheme : "";
  const inks = colors.filter(({ scheme }) => scheme !== ground);
  return toGroup("Cut-outs", cutOuts(places, seed, inks));
}

function pages({ thing, arrangement, turn }: ArtSource): Pages {
  const paper = papers[arrangement % papers.length] ?? { scheme: "accent6" };
  const seed = (name: string) => `${name} ${arrangement}`;
  const random = randomOf(seed("paper"));
  const kicker = { box: frame.kicker, anchor: "top" } as const;
  return {
    cover: {
      surface: warm,
      motif: thing
        ? toGroup("Collage", [
            ...thingSheet(thing, { left: 690, top: 0, right: 1280, bottom: 490 }, paper, seed("cover")),
            ...collageOf(
              [
                { left: 690, top: 490, right: 920, bottom: 720 },
                { left: 920, top: 490, right: 1070, bottom: 720 },
                { left: 1070, top: 490, right: 1280, bottom: 720 },
              ],
              seed("cover"),
              colors.filter((color) => color.scheme !== paper.scheme),
            ),
          ])
        : toGroup(
            "Collage",
            collageOf(
              [
                { left: 690, top: 0, right: 880, bottom: 250 },
                { left: 880, top: 0, right: 1280, bottom: 330 },
                { left: 690, top: 250, right: 880, bottom: 470 },
                { left: 690, top: 470, right: 990, bottom: 720 },
                { left: 880, top: 330, right: 1070, bottom: 470 },
                { left: 1070, top: 330, right: 1280, bottom: 560 },
                { left: 990, top: 470, right: 1070, bottom: 720 },
                { left: 1070, top: 560, right: 1280, bottom: 720 },
              ],
              seed("cover"),
              colors,
            ),
          ),
      art: [],
      places: {
        title: { box: pageBox(start, 84, 650, 408), anchor: "bottom" },
        subtitle: { box: pageBox(start, 426, 640, 540), anchor: "top" },
        byline: { box: pageBox(start, 608, 640, 652), anchor: "bottom" },
      },
    },
    section: {
      surface: mustard,
      motif: thing
        ? toGroup("Cut-outs", pasted(thing, { left: 800, top: 130, right: 1220, bottom: 590 }))
        : toGroup(
            "Cut-outs",
            cutOuts(
              [
                { x: 1120, y: 180, scale: 2.7, turn: -8 },
                { x: 1080, y: 500, scale: 2.5, turn: 8 },
                { x: 860, y: 220, scale: 2, turn: 12 },
                { x: 870, y: 560, scale: 1.3, turn: -14 },
              ],
              seed("section"),
              onMustard,
            ),
          ),
      art: toGroup("Sheet", [
        paperSheet({ left: start, top: 60, right: 420, bottom: 330 }, { scheme: "bg2" }, random, "Panel"),
      ]),
      places: {
        numeral: {
          box: pageBox(start + 12, 66, 408, 324),
          anchor: "middle",
          alignment: "center",
          surface: white,
        },
        title: { box: pageBox(start, 346, 760, 512), anchor: "bottom" },
        summary: { box: pageBox(start, 524, 720, 650), anchor: "top" },
      },
    },
    split: {
      surface: warm,
      motif: [],
      art: [
        ...toGroup("Panel", [mark("Panel", mustard.background, rectangle(0, 0, 430, 720))]),
        ...toGroup(
          "Cut-outs",
          cutOuts(
            [
              { x: 120, y: 590, scale: 1.2, turn: -8 },
              { x: 250, y: 590, scale: 1.25, turn: 10 },
              { x: 370, y: 590, scale: 1, turn: -4 },
            ],
            seed("panel"),
            onMustard,
          ),
        ),
      ],
      places: {
        kicker: { box: pageBox(start, 34, 400, 54), anchor: "top", surface: mustard },
        title: { box: pageBox(start, 64, 400, 384), anchor: "top", surface: mustard },
        caption: { box: pageBox(start, 388, 400, 462), anchor: "top", surface: mustard },
        content: { box: pageBox(482, 64, end, 652), anchor: "middle" },
      },
      footer: { ...line, box: pageBox(start, 676, 410, 696), alignment: "start", surface: mustard },
    },
    statement: {
      ...inTurn<Omit<Pages["statement"], "art" | "places">>(
        [
          { surface: mustard, motif: cutOutsOn(mustard, statementPlaces, seed("statement")) },
          {
            surface: warm,
            motif: toGroup(
              "Collage",
              collageOf(
                [
                  { left: 1000, top: 0, right: 1280, bottom: 250 },
                  { left: 1000, top: 250, right: 1280, bottom: 720 },
                ],
                seed("statement"),
                colors,
              ),
            ),
            ...footersIn(start, 950),
          },
          { surface: rosy, motif: cutOutsOn(rosy, otherPlaces, seed("statement")) },
        ],
        turn,
      ),
      art: [],
      places: {
        kicker,
        title: { box: pageBox(start, 90, 950, 420), anchor: "bottom" },
        support: { box: pageBox(start, 440, 900, 600), anchor: "top" },
      },
    },
    quote: {
      surface: warm,
      motif: toGroup(
        "Collage",
        collageOf(
          [
            { left: 0, top: 0, right: 260, bottom: 280 },
            { left: 0, top: 280, right: 260, bottom: 460 },
            { left: 0, top: 460, right: 260, bottom: 720 },
          ],
          seed("quote"),
          colors,
        ),
      ),
      art: [],
      places: {
        kicker: { box: pageBox(320, 36, 1000, 56), anchor: "top" },
        title: { box: pageBox(320, 90, end, 480), anchor: "middle" },
        source: { box: pageBox(320, 500, end, 600), anchor: "top" },
      },
      ...footersIn(320, end),
    },
    closing: {
      surface: warm,
      motif: thing
        ? toGroup("Collage", [
            ...thingSheet(thing, { left: 900, top: 0, right: 1280, bottom: 380 }, paper, seed("closing")),
            ...collageOf(
              [
                { left: 900, top: 380, right: 1080, bottom: 720 },
                { left: 1080, top: 380, right: 1280, bottom: 720 },
              ],
              seed("closing"),
              colors.filter((color) => color.scheme !== paper.scheme),
            ),
          ])
        : toGroup(
            "Collage",
            collageOf(
              [
                { left: 900, top: 0, right: 1280, bottom: 260 },
                { left: 900, top: 260, right: 1080, bottom: 480 },
                { left: 1080, top: 260, right: 1280, bottom: 720 },
                { left: 900, top: 480, right: 1080, bottom: 720 },
              ],
              seed("closing"),
              colors,
            ),
          ),
      art: [],
      places: {
        title: { box: pageBox(start, 40, 850, 168), anchor: "bottom" },
        content: { box: pageBox(start, 190, 850, 600), anchor: "top" },
        contact: { box: pageBox(start, 614, 850, 654), anchor: "bottom" },
      },
      ...footersIn(start, 850),
    },
  };
}

/** A collage of paper cut by hand, for culture, music, schools and whatever wants to be lively. */
export const collage: Look = {
  name: "collage",
  description: "Warm white with seven paper colours, tight bold titles, a collage of cut-outs",
  palette: {
    dk1: "23202B",
    lt1: "FFFFFF",
    dk2: "1F3A6E",
    lt2: "FBF3E8",
    accent1: "E4572E",
    accent2: "17766F",
    accent3: "F5B83D",
    accent4: "8C6BB1",
    accent5: "2F6DB5",
    accent6: "F3A6A0",
    hlink: "A93613",
    folHlink: "5E4A86",
  },
  fonts: arial,
  scale,
  surfaces: { page: warm, panel: white, field: mustard },
  frame,
  style: {
    cornerRadius: inches(0),
    gap: inches(0.16),
    ruleWidth: points(1.5),
    panel: "blocks",
    row: "stripes",
    takeaway: "ink",
    cards: "bento",
    agenda: "tiles",
    timeline: "segments",
    process: "blocks",
    lead: "panel",
    icon: "tile",
    numeral: { font: "heading", bold: true },
    label: { font: "body", bold: true },
  },
  pages,
  arrangements: 6,
};
