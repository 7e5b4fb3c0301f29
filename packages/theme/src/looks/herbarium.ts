import { inches, points } from "@lectern/deck";
import { plate } from "../art/botanical/plate.ts";
import { labelFrame, marginStem, type SpecimenPaint, specimensAt } from "../art/botanical/specimens.ts";
import { mark, pageBox, toGroup, toShapes } from "../art/drawing/figure.ts";
import { rectangle } from "../art/drawing/outline.ts";
import { drawThing, type Ramp, type Thing } from "../art/things/thing.ts";
import { type Color, type ColorMap, fieldMap, paperMap, schemeOf } from "../color.ts";
import { field as plainField, type Surface } from "../file/surface.ts";
import { cambriaAndCalibri } from "../font-pair.ts";
import { inTurn } from "../in-turn.ts";
import type { TypeScale } from "../type-scale.ts";
import type { ArtSource, Look, PageFrame, Pages } from "./look.ts";
import { standardScale } from "./standard-scale.ts";

const printed = {
  map: paperMap,
  ink: { scheme: "tx1" },
  heading: { scheme: "tx2" },
  quiet: { scheme: "tx1", luminanceModulation: 0.7, luminanceOffset: 0.22 },
  accent: { scheme: "accent1" },
} as const;
export const sheet: Surface = { ...printed, kind: "paper", background: { scheme: "bg1" } };
export const card: Surface = { ...printed, kind: "tint", background: { scheme: "bg2" } };
export const bottle: Surface = { ...plainField, quiet: { scheme: "tx2" }, accent: { scheme: "accent3" } };

function paintOn(map: ColorMap): SpecimenPaint {
  const deep: Color = { scheme: schemeOf("dk2", map) };
  const isDark = map === fieldMap;
  const green: Color = { scheme: "accent2" };
  const pale: Color = { scheme: "accent4" };
  const mist: Color = { scheme: "accent4", luminanceModulation: 0.7, luminanceOffset: 0.2 };
  return {
    stem: isDark ? pale : { ...deep, luminanceModulation: 0.9, luminanceOffset: 0.06 },
    leaves: isDark
      ? [
          [pale, mist],
          [green, pale],
          [mist, green],
        ]
      : [
          [green, deep],
          [pale, green],
          [deep, pale],
        ],
    blossoms: [{ scheme: "accent1" }, { scheme: "accent3" }, { scheme: "accent5" }],
    tape: { scheme: "accent6", alpha: isDark ? 0.85 : 0.8 },
  };
}

const onSheet = paintOn(paperMap);
const onField = paintOn(fieldMap);

const title = { font: "heading", lineSpacing: 0.98, letterSpacing: -0.005 } as const;
const text = { font: "body", lineSpacing: 1.18 } as const;

const scale: TypeScale = {
  ...standardScale,
  cover: { ...title, size: 46 },
  section: { ...title, size: 48 },
  statement: { ...title, size: 44 },
  quotation: { ...title, italic: true, size: 38, lineSpacing: 1.12 },
  closing: { ...title, size: 38 },
  title: { ...title, size: 30 },
  panelTitle: { ...title, size: 38 },
  heading: { ...title, bold: true, size: 22 },
  numeral: { ...title, size: 150, lineSpacing: 0.9 },
  subtitle: { ...text, size: 19 },
  byline: { ...text, size: 14, italic: true },
  caption: { ...text, size: 16, italic: true },
  source: [
    { ...text, bold: true, size: 18 },
    { ...text, size: 16, italic: true },
  ],
  kicker: { ...text, size: 12, italic: true, lineSpacing: 1 },
  footer: { ...text, size: 11.5, italic: true, lineSpacing: 1 },
};

const [start, end] = [112, 1216];
const line = { anchor: "middle" } as const;
const hairline: Color = { scheme: "accent6" };

const frame: PageFrame = {
  kicker: pageBox(start, 34, end, 54),
  title: { box: pageBox(start, 56, end, 140), anchor: "middle" },
  content: pageBox(start, 160, end, 652),
  gap: inches(0.5),
  date: { ...line, box: pageBox(760, 674, 1090, 694), alignment: "end" },
  footer: { ...line, box: pageBox(start, 674, 740, 694), alignment: "start" },
  slideNumber: { ...line, box: pageBox(1110, 674, end, 694), alignment: "end" },
  furniture: [...toGroup("Stem", marginStem(54, 719, 70, onSheet))],
};

/** In the greens of the page alone. */
const onBottle: Ramp = [
  { scheme: "bg1", luminanceModulation: 0.6 },
  { scheme: "accent2" },
  { scheme: "accent4" },
  { scheme: "accent4", luminanceModulation: 0.6, luminanceOffset: 0.34 },
  { scheme: "tx2" },
];

/** Things that the pressed plants of this look show better than a plate of one. */
const plants: ReadonlySet<Thing> = new Set<Thing>([
  "blossom",
  "cherry-blossom",
  "deciduous-tree",
  "fallen-leaf",
  "four-leaf-clover",
  "herb",
  "hibiscus",
  "leafy-green",
  "maple-leaf",
  "potted-plant",
  "rose",
  "seedling",
  "sunflower",
  "tulip",
]);

function pages({ thing: found, arrangement, turn }: ArtSource): Pages {
  const thing = found && plants.has(found) ? undefined : found;
  const seed = (name: string) => `${name} ${arrangement}`;
  return {
    cover: {
      surface: sheet,
      motif: thing
        ? plate(thing, { left: 700, top: 64, right: 1216, bottom: 656 })
        : toGroup(
            "Specimens",
            specimensAt(
              [
                { x: 764, y: 690, scale: 4.2 },
                { x: 890, y: 696, scale: 5.6 },
                { x: 1030, y: 690, scale: 5 },
                { x: 1164, y: 696, scale: 5.6 },
              ],
              seed("cover"),
              onSheet,
            ),
          ),
      art: toGroup("Label", labelFrame(64, 64, 600, 656, { scheme: "tx2" })),
      places: {
        title: { box: pageBox(104, 100, 564, 404), anchor: "bottom" },
        subtitle: { box: pageBox(104, 424, 564, 548), anchor: "top" },
        byline: { box: pageBox(104, 590, 564, 624), anchor: "bottom" },
      },
    },
    section: {
      surface: bottle,
      motif: thing
        ? toGroup(
            "Thing",
            drawThing(thing, onBottle, { frame: { left: 760, right: 1180, top: 150, bottom: 570 } }),
          )
        : toGroup(
            "Specimens",
            specimensAt(
              [
                { x: 856, y: 664, scale: 4.1 },
                { x: 1000, y: 664, scale: 5.2 },
                { x: 1160, y: 664, scale: 4.5 },
              ],
              seed("section"),
              onField,
            ),
          ),
      art: [],
      places: {
        numeral: { box: pageBox(start, 96, 690, 276), anchor: "bottom" },
        title: { box: pageBox(start, 286, 690, 444), anchor: "bottom" },
        summary: { box: pageBox(start, 458, 690, 586), anchor: "top" },
      },
    },
    split: {
      surface: sheet,
      motif: [],
      art: [
        ...toGroup("Panel", [mark("Panel", card.background, rectangle(0, 0, 440, 720))]),
        ...toGroup(
          "Specimens",
          specimensAt(
            [
              { x: 120, y: 664, scale: 1.3 },
              { x: 210, y: 664, scale: 1.6 },
              { x: 300, y: 664, scale: 1.35 },
            ],
            seed("panel"),
            onSheet,
          ),
        ),
      ],
      places: {
        kicker: { box: pageBox(64, 30, 410, 50), anchor: "top", surface: card },
        title: { box: pageBox(64, 60, 410, 398), anchor: "top", surface: card },
        caption: { box: pageBox(64, 402, 410, 458), anchor: "top", surface: card },
        content: { box: pageBox(492, 64, end, 652), anchor: "middle" },
      },
      footer: { ...line, box: pageBox(64, 674, 420, 694), alignment: "start", surface: card },
    },
    statement: {
      surface: inTurn([bottle, sheet, card], turn),
      motif: toGroup(
        "Specimens",
        specimensAt(
          [
            { x: 1030, y: 664, scale: 4.5 },
            { x: 1166, y: 664, scale: 4 },
          ],
          seed("statement"),
          inTurn([onField, onSheet, onSheet], turn),
        ),
      ),
      art: [],
      places: {
        kicker: { box: pageBox(start, 34, 900, 54), anchor: "top" },
        title: { box: pageBox(start, 96, 850, 412), anchor: "bottom" },
        support: { box: pageBox(start, 432, 850, 580), anchor: "top" },
      },
    },
    quote: {
      surface: card,
      motif: toGroup("Specimens", specimensAt([{ x: 146, y: 640, scale: 4.5 }], seed("quote"), onSheet)),
      art: toShapes([mark("Rule", hairline, rectangle(330, 500, end - 330, 1.4))]),
      places: {
        kicker: { box: pageBox(330, 34, end, 54), anchor: "top" },
        title: { box: pageBox(330, 96, end, 476), anchor: "middle" },
        source: { box: pageBox(330, 522, end, 620), anchor: "top" },
      },
    },
    closing: {
      surface: sheet,
      motif: thing
        ? plate(thing, { left: 880, top: 150, right: 1216, bottom: 540 })
        : toGroup(
            "Specimens",
            specimensAt(
              [
                { x: 966, y: 660, scale: 4 },
                { x: 1070, y: 660, scale: 4.9 },
                { x: 1184, y: 660, scale: 4.2 },
              ],
              seed("closing"),
              onSheet,
            ),
          ),
      art: [],
      places: {
        title: { box: pageBox(start, 44, 800, 172), anchor: "bottom" },
        content: { box: pageBox(start, 196, 800, 600), anchor: "top" },
        contact: { box: pageBox(start, 614, 800, 654), anchor: "bottom" },
      },
    },
  };
}

/** Pressed plants on a sheet of paper with a label, for nature, food and health, and for quiet decks of any subject. */
export const herbarium: Look = {
  name: "herbarium",
  description: "Warm paper and bottle green, light serif titles, pressed plants",
  palette: {
    dk1: "22302A",
    lt1: "FCFAF4",
    dk2: "27473B",
    lt2: "F0EADB",
    accent1: "A6472B",
    accent2: "55795A",
    accent3: "C99A3A",
    accent4: "93AE9C",
    accent5: "54507E",
    accent6: "D2C3A2",
    hlink: "8A3A22",
    folHlink: "54507E",
  },
  fonts: cambriaAndCalibri,
  scale,
  surfaces: { page: sheet, panel: card, field: bottle },
  frame,
  style: {
    cornerRadius: inches(0.04),
    gap: inches(0.24),
    ruleWidth: points(0.75),
    panel: "outline",
    row: "rules",
    takeaway: "field",
    cards: "grid",
    agenda: "rows",
    timeline: "line",
    process: "numbered",
    lead: "panel",
    icon: "plain",
    numeral: { font: "heading", bold: false },
    label: { font: "heading", bold: true },
  },
  pages,
  arrangements: 6,
};
