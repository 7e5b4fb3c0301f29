import { columnStart, gridBox, inches, slideSize, zones } from "./grid.ts";
import type { LayoutDescription } from "./layout-description.ts";
import { coverMotif, upperMotif } from "./motifs/motifs.ts";
import type { Placeholder } from "./placeholder.ts";
import type { Shape } from "./shape.ts";
import { fieldSurface, paper, type Surface, tint } from "./surface.ts";
import {
  attributionStyle,
  footerStyle,
  kickerStyle,
  listStyle,
  numeralStyle,
  plainStyle,
  quietStyle,
  quotationStyle,
  titleStyle,
} from "./typography.ts";
import type { Variation } from "./variation.ts";

/** The idx of each role, the same in every layout, so that text keeps its place when a slide changes its layout. */
export const placeholderIndex = {
  title: 0,
  content: 1,
  secondContent: 2,
  heading: 3,
  secondHeading: 4,
  date: 10,
  footer: 11,
  slideNumber: 12,
  kicker: 13,
  numeral: 14,
  byline: 15,
  contact: 16,
  caption: 17,
} as const;

const index = placeholderIndex;
const listPrompt = ["Click to add text", "Second level", "Third level", "Fourth level", "Fifth level"];
const { top: contentTop, bottom: contentBottom } = zones.content;
/** Below the kicker. */
const titleTop = 0.81;
const panelEnd = columnStart(4);

/** Returns the layouts of a variation in the order in which PowerPoint offers them. */
export function layoutsOf(variation: Variation): readonly LayoutDescription[] {
  const field = fieldSurface(variation);
  return [
    cover(variation, field),
    section(variation, field),
    titleAndContent(),
    split(),
    twoContent(),
    comparison(),
    titleOnly(),
    statement(field),
    quotation(),
    closing(variation, field),
    blank(),
  ];
}

/** Returns the placeholders of the master: what all layouts have in common, on paper. */
export function masterPlaceholders(): readonly Placeholder[] {
  return [
    { ...title(paper), prompt: ["Click to edit title"] },
    { ...content({ name: "Body" }), type: "body" },
    ...footers(paper),
  ];
}

function cover(variation: Variation, surface: Surface): LayoutDescription {
  return {
    name: "Cover",
    type: "title",
    surface,
    motif: coverMotif(variation.motif),
    art: [...topRule(surface), rectangle("Rule", gridBox(0, 1, 5.3, 5.37), surface.accent)],
    placeholders: [
      {
        ...title(surface),
        type: "ctrTitle",
        box: gridBox(0, 8, 1.35, 5),
        anchor: "bottom",
        levels: titleStyle(surface, 48),
      },
      {
        type: "subTitle",
        index: index.content,
        name: "Subtitle",
        prompt: ["Click to add subtitle"],
        box: gridBox(0, 8, 5.6, 6.4),
        anchor: "top",
        levels: quietStyle(surface, 20),
      },
      {
        type: "body",
        index: index.byline,
        name: "Byline",
        prompt: ["Click to add name and date"],
        customPrompt: true,
        box: gridBox(0, 8, 6.45, contentBottom),
        anchor: "bottom",
        levels: quietStyle(surface, 14),
      },
    ],
  };
}

function section(variation: Variation, surface: Surface): LayoutDescription {
  return {
    name: "Section",
    type: "secHead",
    surface,
    motif: upperMotif(variation.motif),
    art: topRule(surface),
    placeholders: [
      {
        type: "body",
        index: index.numeral,
        name: "Numeral",
        prompt: ["1"],
        customPrompt: true,
        box: gridBox(0, 4, 1.1, 2.95),
        anchor: "bottom",
        levels: numeralStyle(surface),
      },
      {
        ...title(surface),
        box: gridBox(0, 8, 3.15, 5),
        anchor: "bottom",
        levels: titleStyle(surface, 40),
      },
      {
        type: "body",
        index: index.content,
        name: "Summary",
        prompt: ["Click to add summary"],
        customPrompt: true,
        box: gridBox(0, 8, 5.25, 6.5),
        anchor: "top",
        levels: quietStyle(surface, 20),
      },
      ...footers(surface),
    ],
  };
}

function titleAndContent(): LayoutDescription {
  return {
    name: "Title and content",
    type: "obj",
    surface: paper,
    motif: [],
    art: [],
    placeholders: [kicker(paper), title(paper), content({}), ...footers(paper)],
  };
}

function split(): LayoutDescription {
  const panelWidth = panelEnd - columnStart(0) - inches(0.5);
  const inPanel = (placeholder: Placeholder): Placeholder => ({
    ...placeholder,
    surface: tint,
    box: { ...placeholder.box, width: panelWidth },
  });
  const [date, footer, slideNumber] = footers(paper);
  return {
    name: "Split",
    type: "objTx",
    surface: paper,
    motif: [],
    art: [
      rectangle("Panel", { x: 0, y: 0, width: panelEnd, height: slideSize.height }, tint.background),
      rectangle("Edge", { x: panelEnd, y: 0, width: inches(0.07), height: slideSize.height }, paper.accent),
    ],
    placeholders: [
      inPanel(kicker(tint)),
      inPanel({ ...title(tint), box: gridBox(0, 4, titleTop + 0.12, 4.3), anchor: "top" }),
      inPanel({
        type: "body",
        index: index.caption,
        name: "Caption",
        prompt: ["Click to add text"],
        box: gridBox(0, 4, 4.6, contentBottom),
        anchor: "bottom",
        levels: quietStyle(tint, 16),
      }),
      { ...content({ box: gridBox(5, 7, titleTop, contentBottom) }), anchor: "middle" },
      date,
      inPanel({ ...footer, levels: footerStyle(tint, "start") }),
      slideNumber,
    ],
  };
}

function twoContent(): LayoutDescription {
  return {
    name: "Two content",
    type: "twoObj",
    surface: paper,
    motif: [],
    art: [],
    placeholders: [
      kicker(paper),
      title(paper),
      content({ box: halfBox("first", contentTop, contentBottom) }),
      content({
        name: "Second content",
        index: index.secondContent,
        box: halfBox("second", contentTop, contentBottom),
      }),
      ...footers(paper),
    ],
  };
}

function comparison(): LayoutDescription {
  const heading = (
    half: "first" | "second",
    role: "heading" | "secondHeading",
    name: string,
  ): Placeholder => ({
    type: "body",
    index: index[role],
    name,
    prompt: ["Click to add heading"],
    customPrompt: true,
    box: halfBox(half, contentTop, 2.3),
    anchor: "bottom",
    levels: titleStyle(paper, 24),
  });
  return {
    name: "Comparison",
    type: "twoTxTwoObj",
    surface: paper,
    motif: [],
    art: [
      rectangle("Head rule", halfBox("first", 2.4, 2.45), { scheme: "accent2" }),
      rectangle("Second head rule", halfBox("second", 2.4, 2.45), { scheme: "accent2" }),
    ],
    placeholders: [
      kicker(paper),
      title(paper),
      heading("first", "heading", "Heading"),
      content({ box: halfBox("first", 2.6, contentBottom) }),
      heading("second", "secondHeading", "Second heading"),
      content({
        name: "Second content",
        index: index.secondContent,
        box: halfBox("second", 2.6, contentBottom),
      }),
      ...footers(paper),
    ],
  };
}

// Lists side by side stand a gutter further apart than the columns of the grid, or their rules would seem to be one.
function halfBox(half: "first" | "second", top: number, bottom: number): Placeholder["box"] {
  const { x, y, width, height } = gridBox(half === "first" ? 0 : 6, 6, top, bottom);
  const less = inches(0.125);
  return { x: half === "first" ? x : x + less, y, width: width - less, height };
}

function titleOnly(): LayoutDescription {
  return {
    name: "Title only",
    type: "titleOnly",
    surface: paper,
    motif: [],
    art: [],
    placeholders: [kicker(paper), title(paper), ...footers(paper)],
  };
}

function statement(surface: Surface): LayoutDescription {
  return {
    name: "Statement",
    surface,
    motif: [],
    art: topRule(surface),
    placeholders: [
      kicker(surface),
      {
        ...title(surface),
        box: gridBox(0, 10, 1.25, 4.75),
        anchor: "bottom",
        levels: titleStyle(surface, 48),
      },
      {
        type: "body",
        index: index.content,
        name: "Support",
        prompt: ["Click to add text"],
        box: gridBox(0, 8, 5.05, 6.5),
        anchor: "top",
        levels: quietStyle(surface, 20),
      },
      ...footers(surface),
    ],
  };
}

function quotation(): LayoutDescription {
  return {
    name: "Quote",
    surface: tint,
    motif: [],
    art: [],
    placeholders: [
      kicker(tint),
      {
        ...title(tint),
        prompt: ["“Click to add quote”"],
        customPrompt: true,
        box: gridBox(1, 10, 1.05, 4.6),
        anchor: "bottom",
        levels: quotationStyle(tint, 40),
      },
      {
        type: "body",
        index: index.content,
        name: "Source",
        prompt: ["Click to add name", "Role"],
        customPrompt: true,
        box: gridBox(1, 10, 4.95, 6.05),
        anchor: "top",
        levels: attributionStyle(tint),
      },
      ...footers(tint),
    ],
  };
}

function closing(variation: Variation, surface: Surface): LayoutDescription {
  return {
    name: "Closing",
    surface,
    motif: upperMotif(variation.motif),
    art: topRule(surface),
    placeholders: [
      {
        ...title(surface),
        box: gridBox(0, 8, 0.8, 2.15),
        anchor: "bottom",
        levels: titleStyle(surface, 40),
      },
      content({ surface, box: gridBox(0, 8, 2.5, 6.1) }),
      {
        type: "body",
        index: index.contact,
        name: "Contact",
        prompt: ["Click to add contact"],
        customPrompt: true,
        box: gridBox(0, 8, 6.35, contentBottom),
        anchor: "bottom",
        levels: plainStyle(surface, 16, true),
      },
      ...footers(surface),
    ],
  };
}

function blank(): LayoutDescription {
  return {
    name: "Blank",
    type: "blank",
    surface: paper,
    motif: [],
    art: [],
    placeholders: footers(paper),
  };
}

function kicker(surface: Surface): Placeholder {
  return {
    type: "body",
    index: index.kicker,
    name: "Kicker",
    prompt: ["Click to add section"],
    customPrompt: true,
    box: gridBox(0, 12, zones.title.top, 0.77),
    anchor: "top",
    levels: kickerStyle(surface),
  };
}

function title(surface: Surface): Placeholder {
  return {
    type: "title",
    index: index.title,
    name: "Title",
    prompt: ["Click to add title"],
    box: gridBox(0, 12, titleTop, zones.title.bottom),
    // One line keeps clear of the kicker above it; two lines fill the box.
    anchor: "middle",
    levels: titleStyle(surface, 30),
  };
}

function content({
  surface = paper,
  ...changes
}: Partial<Pick<Placeholder, "box" | "name" | "index">> & { readonly surface?: Surface }): Placeholder {
  return {
    type: "obj",
    index: index.content,
    name: "Content",
    prompt: listPrompt,
    box: gridBox(0, 12, contentTop, contentBottom),
    anchor: "top",
    levels: listStyle(surface),
    ...changes,
  };
}

function footers(surface: Surface): readonly [Placeholder, Placeholder, Placeholder] {
  const footer = { prompt: [], anchor: "middle" } as const;
  const { top, bottom } = zones.footer;
  return [
    {
      ...footer,
      type: "dt",
      index: index.date,
      name: "Date",
      box: gridBox(8, 3, top, bottom),
      levels: footerStyle(surface, "end"),
    },
    {
      ...footer,
      type: "ftr",
      index: index.footer,
      name: "Footer",
      box: gridBox(0, 8, top, bottom),
      levels: footerStyle(surface, "start"),
    },
    {
      ...footer,
      type: "sldNum",
      index: index.slideNumber,
      name: "Slide number",
      box: gridBox(11, 1, top, bottom),
      levels: footerStyle(surface, "end"),
    },
  ];
}

/** What tells the pages that would carry the hue from the others, where a variation stays on paper. */
function topRule(surface: Surface): readonly Shape[] {
  if (surface.kind === "field") return [];
  const box = { x: 0, y: 0, width: slideSize.width, height: inches(0.14) };
  return [rectangle("Top rule", box, surface.accent)];
}

function rectangle(name: string, box: Shape["box"], fill: Shape["fill"] & {}): Shape {
  return { name, box, geometry: { kind: "preset", preset: "rect" }, fill };
}
