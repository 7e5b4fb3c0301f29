import { plainStyle } from "@lectern/deck";
import { type ColorMap, paperMap } from "../color.ts";
import { field, paper, type Surface, tint } from "../file/surface.ts";
import { arial, calibri, cambriaAndCalibri, georgiaAndCalibri } from "../font-pair.ts";
import type { MotifName } from "../motifs/motif-name.ts";
import { coverArrangements } from "../motifs/motifs.ts";
import type { Look, Surfaces } from "./look.ts";
import { frameWith, standardCoverChart, standardPages } from "./standard-pages.ts";
import { standardScale } from "./standard-scale.ts";

/** Colours, fonts and a motif, for a look with the standard scale, frame and pages. */
interface Classic extends Pick<Look, "name" | "description" | "palette" | "fonts"> {
  readonly motif: MotifName;
  /** Whether covers, sections and closings stand on the dominant hue or stay on paper under a rule of the accent. */
  readonly field: "hue" | "paper";
  /** Whether content pages are white with tinted panels, or tinted with white ones. */
  readonly page: "white" | "tinted";
}

/** Tinted pages with white panels. */
const tintedMap: ColorMap = { ...paperMap, bg1: "lt2", bg2: "lt1" };
const heading = { scheme: "tx2" } as const;

function surfacesOf({ field: ground, page }: Classic): Surfaces {
  const pages: Readonly<Record<Classic["page"], readonly [Surface, Surface]>> = {
    white: [paper, tint],
    tinted: [
      { ...paper, map: tintedMap },
      { ...tint, map: tintedMap },
    ],
  };
  const [sheet, panel] = pages[page];
  return ground === "paper"
    ? { page: sheet, panel, field: paper }
    : { page: { ...sheet, heading }, panel: { ...panel, heading }, field };
}

function toLook(given: Classic): Look {
  const { motif, field: _, page: __, ...classic } = given;
  const surfaces = surfacesOf(given);
  return {
    ...classic,
    scale: standardScale,
    surfaces,
    frame: frameWith(motif),
    // Georgia's own figures stand on and below the line: those that are read side by side are Calibri's.
    style: {
      ...plainStyle,
      numeral: { ...plainStyle.numeral, font: classic.fonts === georgiaAndCalibri ? "body" : "heading" },
    },
    pages: (source) => standardPages(motif, surfaces, source),
    coverChart: standardCoverChart,
    arrangements: coverArrangements,
  };
}

const described: readonly Classic[] = [
  {
    name: "harbor",
    description: "Deep navy with amber, serif headings, arcs",
    palette: {
      dk1: "1F242B",
      lt1: "FFFFFF",
      dk2: "12263F",
      lt2: "EEF2F6",
      accent1: "E8962E",
      accent2: "22707F",
      accent3: "1E3D66",
      accent4: "B7D3DC",
      accent5: "C55C3A",
      accent6: "8592A3",
      hlink: "8A4B00",
      folHlink: "5F4B8B",
    },
    fonts: cambriaAndCalibri,
    motif: "arcs",
    field: "hue",
    page: "tinted",
  },
  {
    name: "fern",
    description: "Forest with sand and clay, one sans family, diagonal bands",
    palette: {
      dk1: "181B1A",
      lt1: "FFFFFF",
      dk2: "17392F",
      lt2: "F5F1E8",
      accent1: "D4673F",
      accent2: "3F7350",
      accent3: "C9A24B",
      accent4: "1F4437",
      accent5: "E0D2AE",
      accent6: "6B4A35",
      hlink: "A23F1C",
      folHlink: "6B4A35",
    },
    fonts: calibri,
    motif: "bands",
    field: "hue",
    page: "tinted",
  },
  {
    name: "editorial",
    description: "White paper, black serif headings, one red, a halftone",
    palette: {
      dk1: "141414",
      lt1: "FFFFFF",
      dk2: "262626",
      lt2: "F5F3F0",
      accent1: "C8102E",
      accent2: "3D3D3D",
      accent3: "8A8A8A",
      accent4: "D2CDC6",
      accent5: "5A0B18",
      accent6: "A9A39B",
      hlink: "B00E28",
      folHlink: "5A0B18",
    },
    fonts: cambriaAndCalibri,
    motif: "dots",
    field: "paper",
    page: "white",
  },
  {
    name: "aubergine",
    description: "Aubergine with coral, one plain sans family, overlapping circles",
    palette: {
      dk1: "262228",
      lt1: "FFFFFF",
      dk2: "3B1F3F",
      lt2: "F6F0F4",
      accent1: "F0765A",
      accent2: "82529A",
      accent3: "4B2A55",
      accent4: "E3C1CF",
      accent5: "1B5560",
      accent6: "8C7F93",
      hlink: "B33A20",
      folHlink: "82529A",
    },
    fonts: arial,
    motif: "circles",
    field: "hue",
    page: "tinted",
  },
  {
    name: "graphite",
    description: "Graphite with electric blue, one plain sans family, overlapping squares",
    palette: {
      dk1: "1B1E22",
      lt1: "FFFFFF",
      dk2: "20252B",
      lt2: "F1F3F5",
      accent1: "2F6BFF",
      accent2: "55606E",
      accent3: "14B8A6",
      accent4: "A9C4FF",
      accent5: "1B2A55",
      accent6: "8A8F98",
      hlink: "1F55DB",
      folHlink: "55606E",
    },
    fonts: arial,
    motif: "squares",
    field: "hue",
    page: "white",
  },
  {
    name: "terracotta",
    description: "Burnt earth with teal, warm serif headings, contour lines",
    palette: {
      dk1: "221D1A",
      lt1: "FFFFFF",
      dk2: "853722",
      lt2: "FAF2EB",
      accent1: "45BDB3",
      accent2: "B34A28",
      accent3: "17605F",
      accent4: "E5C29F",
      accent5: "5E2416",
      accent6: "8C8078",
      hlink: "0B6B66",
      folHlink: "6B2A1A",
    },
    fonts: georgiaAndCalibri,
    motif: "contours",
    field: "hue",
    page: "tinted",
  },
];

/** Six looks of one grid and one scale that differ in colours, fonts and motif. */
export const classics: readonly Look[] = described.map(toLook);
