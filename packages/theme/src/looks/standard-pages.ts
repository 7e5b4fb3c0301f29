import { page, pageBox, toGroup } from "../art/drawing/figure.ts";
import { discPanel, discPanelHue, discPanelRamp } from "../art/graphic/disc-panel.ts";
import { drawThing, type Thing } from "../art/things/thing.ts";
import type { Color } from "../color.ts";
import { type Drawn, rectangle, type Shape } from "../file/shape.ts";
import type { Surface } from "../file/surface.ts";
import { columnStart, gridBox, inches, slideSize, zones } from "../grid.ts";
import { inTurn } from "../in-turn.ts";
import type { MotifName } from "../motifs/motif-name.ts";
import { blockMotif, coverMotif, panelMotif, upperMotif } from "../motifs/motifs.ts";
import { pageEdges } from "../motifs/page-edges.ts";
import type { ArtSource, PageFrame, Pages, Surfaces } from "./look.ts";

const { top: contentTop, bottom: contentBottom } = zones.content;
const { top: footerTop, bottom: footerBottom } = zones.footer;
/** Below the kicker. */
const titleTop = 0.81;
const panelEnd = columnStart(4);
/** A block of colour takes the others. */
const statementColumns = 10;
/** In inches: where blocks begin, clear of the text before them. */
const [statementBlock, closingBlock] = [10.9, 9.9];
const { width: statementWidth } = gridBox(0, statementColumns, 0, 1);

/** The frame of looks that have no other: margins of 0.75 in, the title between 0.55 and 1.55 in. */
export const standardFrame: PageFrame = {
  kicker: gridBox(0, 12, zones.title.top, 0.77),
  // One line keeps clear of the kicker above it; two lines fill the box.
  title: { box: gridBox(0, 12, titleTop, zones.title.bottom), anchor: "middle" },
  content: gridBox(0, 12, contentTop, contentBottom),
  // Lists side by side stand a gutter further apart than the columns of the grid, or their rules would seem to be one.
  gap: inches(0.5),
  date: { box: gridBox(8, 3, footerTop, footerBottom), anchor: "middle", alignment: "end" },
  footer: { box: gridBox(0, 8, footerTop, footerBottom), anchor: "middle", alignment: "start" },
  slideNumber: { box: gridBox(11, 1, footerTop, footerBottom), anchor: "middle", alignment: "end" },
  furniture: [],
};

/** Returns the standard frame, its pages with a motif at their edges. */
export function frameWith(motif: MotifName): PageFrame {
  return { ...standardFrame, furniture: pageEdges(motif) };
}

/** Returns pages with a motif at the end of cover, section and closing. */
export function standardPages(
  motif: MotifName,
  surfaces: Surfaces,
  { thing, arrangement, hasChart, turn }: ArtSource,
): Pages {
  const { field: surface, panel } = surfaces;
  const rule = topRule(surface);
  const coverColumns = thing ? 7 : 8;
  return {
    cover: {
      surface,
      motif: thing
        ? picturePanel(thing, surface, coverPanel)
        : hasChart
          ? []
          : coverMotif(motif, blockOn(surface), arrangement),
      art: [...rule, rectangle("Rule", gridBox(0, 1, 5.3, 5.37), surface.accent)],
      places: {
        title: { box: gridBox(0, coverColumns, 1.35, 5), anchor: "bottom" },
        subtitle: { box: gridBox(0, coverColumns, 5.6, 6.4), anchor: "top" },
        byline: { box: gridBox(0, coverColumns, 6.45, contentBottom), anchor: "bottom" },
      },
    },
    section: {
      surface,
      motif: upperMotif(motif),
      art: rule,
      places: {
        numeral: { box: gridBox(0, 4, 1.1, 2.95), anchor: "bottom" },
        title: { box: gridBox(0, 8, 3.15, 5), anchor: "bottom" },
        summary: { box: gridBox(0, 8, 5.25, 6.5), anchor: "top" },
      },
    },
    split: standardSplit(motif, surfaces),
    statement: standardStatement(motif, surfaces, turn),
    quote: {
      surface: panel,
      motif: [],
      art: [],
      places: {
        kicker: { box: standardFrame.kicker, anchor: "top" },
        title: { box: gridBox(1, 10, 1.05, 4.6), anchor: "bottom" },
        source: { box: gridBox(1, 10, 4.95, 6.05), anchor: "top" },
      },
    },
    closing: {
      surface,
      // What the deck is about comes back, smaller, where it stood on the cover.
      motif: thing
        ? picturePanel(thing, surface, closingPanel)
        : blockMotif(
            motif,
            { scheme: surface.kind === "field" ? "accent2" : "bg2" },
            { isDark: false, start: closingBlock, turn: 1 },
          ),
      art: rule,
      places: {
        title: { box: gridBox(0, 8, 0.8, 2.15), anchor: "bottom" },
        content: { box: gridBox(0, 8, 2.5, 6.1), anchor: "top" },
        contact: { box: gridBox(0, 8, 6.35, contentBottom), anchor: "bottom" },
      },
      ...footersBesidePanel,
    },
  };
}

/** Where the panel of a picture begins, what of it the picture takes, and the half of the disc behind it. */
interface PicturePanel {
  readonly left: number;
  readonly aside: number;
  readonly top: number;
  readonly bottom: number;
  readonly radius: number;
}

const coverPanel: PicturePanel = { left: 770, aside: 44, top: 96, bottom: 624, radius: 280 };
const closingPanel: PicturePanel = { left: 930, aside: 32, top: 180, bottom: 540, radius: 196 };

/** The frame's, short of the panel. */
const footersBesidePanel: Pick<PageFrame, "footer" | "date" | "slideNumber"> = {
  footer: { ...standardFrame.footer, box: gridBox(0, 5, footerTop, footerBottom) },
  date: { ...standardFrame.date, box: gridBox(5, 2, footerTop, footerBottom) },
  slideNumber: { ...standardFrame.slideNumber, box: gridBox(7, 1, footerTop, footerBottom) },
};

/** Where a chart of the deck's own stands on a cover. */
export const standardCoverChart = pageBox(894, 84, 1236, 640);

/** A pale panel at the end side, on it a disc that the page's edge cuts, and before that what the deck is about in the look's colours. */
function picturePanel(
  thing: Thing,
  surface: Surface,
  { left, aside, top, bottom, radius }: PicturePanel,
): readonly Drawn[] {
  const disc = { x: (left + page.right) / 2 + 0.2 * radius, y: (top + bottom) / 2, radius };
  const frame = { left: left + aside, right: page.right - aside, top, bottom };
  return toGroup("Picture", [
    ...discPanel(left, disc, discPanelHue(surface)),
    ...drawThing(thing, discPanelRamp(surface.kind === "field"), { frame }),
  ]);
}

/** Returns the colour of a block on a page: the second one on the field, the tint on paper. */
function blockOn({ kind }: Surface): Color {
  return { scheme: kind === "field" ? "accent2" : "bg2" };
}

/** A sentence beside a block of colour: on the field, and in turn on a panel's ground, which no content page has. */
function standardStatement(motif: MotifName, surfaces: Surfaces, turn = 0): Pages["statement"] {
  const surface = inTurn([surfaces.field, surfaces.panel], turn);
  const isOnField = surface.kind === "field";
  const stays = surfaces.field.kind !== "field" && turn % 2 === 0;
  const color: Color = isOnField ? { scheme: "accent2" } : stays ? { scheme: "bg2" } : { scheme: "tx2" };
  return {
    surface,
    motif: blockMotif(motif, color, { isDark: !isOnField && !stays, start: statementBlock, turn }),
    art: stays ? topRule(surface) : [],
    places: {
      kicker: { box: { ...standardFrame.kicker, width: statementWidth }, anchor: "top" },
      title: { box: gridBox(0, statementColumns, 1.05, 4.75), anchor: "bottom" },
      support: { box: gridBox(0, 8, 5.05, 6.5), anchor: "top" },
    },
    date: { ...standardFrame.date, box: gridBox(7, 2, footerTop, footerBottom) },
    footer: { ...standardFrame.footer, box: gridBox(0, 7, footerTop, footerBottom) },
    slideNumber: { ...standardFrame.slideNumber, box: gridBox(9, 1, footerTop, footerBottom) },
  };
}

function standardSplit(motif: MotifName, { page: paper, panel: tinted, field }: Surfaces): Pages["split"] {
  const panel = field.kind === "field" ? onPanel(paper) : tinted;
  const inPanel = (top: number, bottom: number) => ({
    ...gridBox(0, 4, top, bottom),
    width: panelEnd - columnStart(0) - inches(0.5),
  });
  return {
    surface: paper,
    motif: [],
    art: [
      rectangle("Panel", { x: 0, y: 0, width: panelEnd, height: slideSize.height }, panel.background),
      ...panelMotif(motif, panelEnd, { isDark: panel !== tinted }),
      rectangle("Edge", { x: panelEnd, y: 0, width: inches(0.07), height: slideSize.height }, paper.accent),
    ],
    places: {
      kicker: { box: inPanel(zones.title.top, 0.77), anchor: "top", surface: panel },
      title: { box: inPanel(titleTop + 0.12, 4.2), anchor: "top", surface: panel },
      caption: { box: inPanel(4.25, 4.9), anchor: "bottom", surface: panel },
      content: { box: gridBox(5, 7, titleTop, contentBottom), anchor: "middle" },
    },
    footer: { box: gridBox(5, 3, footerTop, footerBottom), anchor: "middle", alignment: "start" },
  };
}

/** The dominant hue as a panel of a light page. */
function onPanel(page: Surface): Surface {
  const light: Color = { scheme: page.map.bg1 === "lt1" ? "bg1" : "bg2" };
  const { heading: _, ...bare } = page;
  const quiet: Color = { ...light, luminanceModulation: 0.85 };
  return { ...bare, kind: "field", background: { scheme: "tx2" }, ink: light, quiet };
}

/** What tells the pages that would carry the hue from the others, where a look stays on paper. */
function topRule(surface: Surface): readonly Shape[] {
  if (surface.kind === "field") return [];
  const box = { x: 0, y: 0, width: slideSize.width, height: inches(0.14) };
  return [rectangle("Top rule", box, surface.accent)];
}
