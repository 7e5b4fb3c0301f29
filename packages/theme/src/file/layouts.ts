import { inches } from "../grid.ts";
import type { ArtSource, Look, PageDesign, Pages, Place } from "../looks/look.ts";
import type { TypeStep } from "../type-scale.ts";
import { listStyle, textStyle } from "../typography.ts";
import type { LayoutDescription } from "./layout-description.ts";
import type { Placeholder, PlaceholderType } from "./placeholder.ts";
import { rectangle } from "./shape.ts";
import type { Surface } from "./surface.ts";

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

/** Returns the layouts of a look in the order in which PowerPoint offers them, its art drawn for a source. */
export function layoutsOf(look: Look, source: ArtSource): readonly LayoutDescription[] {
  const pages = look.pages(source);
  return [
    cover(look, pages.cover),
    section(look, pages.section),
    titleAndContent(look),
    split(look, pages.split),
    twoContent(look),
    comparison(look),
    titleOnly(look),
    statement(look, pages.statement),
    quotation(look, pages.quote),
    closing(look, pages.closing),
    blank(look),
  ];
}

/** Returns the layout of one page of a look, drawn as given. */
export function pageLayout(
  look: Look,
  page: "section" | "statement" | "quote" | "closing",
  pages: Pages,
): LayoutDescription {
  switch (page) {
    case "section":
      return section(look, pages.section);
    case "statement":
      return statement(look, pages.statement);
    case "quote":
      return quotation(look, pages.quote);
    case "closing":
      return closing(look, pages.closing);
  }
}

/** Returns the placeholders of the master: what all layouts have in common, on the look's page. */
export function masterPlaceholders(look: Look): readonly Placeholder[] {
  return [
    { ...pageTitle(look), prompt: ["Click to edit title"] },
    {
      ...content(look, { box: look.frame.content, anchor: "top" }, look.surfaces.page),
      name: "Body",
      type: "body",
    },
    ...footers(look),
  ];
}

function cover({ scale }: Look, page: PageDesign<"title" | "subtitle" | "byline">): LayoutDescription {
  const { title, subtitle, byline } = page.places;
  return {
    name: "Cover",
    type: "title",
    ...drawingOf(page),
    placeholders: [
      { ...titleIn(title, page.surface, scale.cover), type: "ctrTitle" },
      {
        ...textIn(subtitle, page.surface, [scale.subtitle]),
        type: "subTitle",
        index: index.content,
        name: "Subtitle",
        prompt: ["Click to add subtitle"],
      },
      {
        ...textIn(byline, page.surface, [scale.byline]),
        index: index.byline,
        name: "Byline",
        prompt: ["Click to add name and date"],
        customPrompt: true,
      },
    ],
  };
}

function section(look: Look, page: Pages["section"]): LayoutDescription {
  const { numeral, title, summary } = page.places;
  const { scale } = look;
  return {
    name: "Section",
    type: "secHead",
    ...drawingOf(page),
    placeholders: [
      {
        ...placeOf(numeral),
        type: "body",
        index: index.numeral,
        name: "Numeral",
        prompt: ["1"],
        customPrompt: true,
        levels: [textStyle(scale.numeral, (numeral.surface ?? page.surface).accent, numeral.alignment)],
      },
      titleIn(title, page.surface, scale.section),
      {
        ...textIn(summary, page.surface, [scale.subtitle]),
        index: index.content,
        name: "Summary",
        prompt: ["Click to add summary"],
        customPrompt: true,
      },
      ...footers(look, page),
    ],
  };
}

function titleAndContent(look: Look): LayoutDescription {
  const { frame, surfaces } = look;
  return {
    name: "Title and content",
    type: "obj",
    ...plainPage(look),
    placeholders: [
      ...heads(look),
      content(look, { box: frame.content, anchor: "top" }, surfaces.page),
      ...footers(look),
    ],
  };
}

function split(look: Look, page: Pages["split"]): LayoutDescription {
  const { scale } = look;
  const { places, surface } = page;
  const [date, footer, slideNumber] = footers(look, page);
  return {
    name: "Split",
    type: "objTx",
    ...drawingOf(page),
    placeholders: [
      kicker(look, places.kicker, surface),
      titleIn(places.title, surface, scale.panelTitle ?? scale.title),
      {
        ...textIn(places.caption, surface, [scale.caption]),
        index: index.caption,
        name: "Caption",
        prompt: ["Click to add text"],
      },
      content(look, places.content, surface),
      date,
      footer,
      slideNumber,
    ],
  };
}

function twoContent(look: Look): LayoutDescription {
  return {
    name: "Two content",
    type: "twoObj",
    ...plainPage(look),
    placeholders: [
      ...heads(look),
      content(look, { box: half(look, "first"), anchor: "top" }, look.surfaces.page),
      {
        ...content(look, { box: half(look, "second"), anchor: "top" }, look.surfaces.page),
        name: "Second content",
        index: index.secondContent,
      },
      ...footers(look),
    ],
  };
}

function comparison(look: Look): LayoutDescription {
  const { page } = look.surfaces;
  const heading = (
    side: "first" | "second",
    role: "heading" | "secondHeading",
    name: string,
  ): Placeholder => ({
    type: "body",
    index: index[role],
    name,
    prompt: ["Click to add heading"],
    customPrompt: true,
    box: half(look, side, 0, 0.45),
    anchor: "bottom",
    levels: [textStyle(look.scale.heading, page.heading ?? page.ink)],
  });
  const list = (side: "first" | "second") =>
    content(look, { box: half(look, side, 0.75), anchor: "top" }, page);
  return {
    name: "Comparison",
    type: "twoTxTwoObj",
    ...plainPage(look),
    art: [
      ...look.frame.furniture,
      rectangle("Head rule", half(look, "first", 0.55, 0.6), { scheme: "accent2" }),
      rectangle("Second head rule", half(look, "second", 0.55, 0.6), { scheme: "accent2" }),
    ],
    placeholders: [
      ...heads(look),
      heading("first", "heading", "Heading"),
      list("first"),
      heading("second", "secondHeading", "Second heading"),
      { ...list("second"), name: "Second content", index: index.secondContent },
      ...footers(look),
    ],
  };
}

/** Returns the box of one of two lists side by side, from `top` to `bottom` inches below where content begins. */
function half({ frame }: Look, side: "first" | "second", top = 0, bottom?: number): Placeholder["box"] {
  const { x, y, width, height } = frame.content;
  const ownWidth = Math.round((width - frame.gap) / 2);
  return {
    x: side === "first" ? x : x + width - ownWidth,
    y: y + inches(top),
    width: ownWidth,
    height: (bottom === undefined ? height : inches(bottom)) - inches(top),
  };
}

function titleOnly(look: Look): LayoutDescription {
  return {
    name: "Title only",
    type: "titleOnly",
    ...plainPage(look),
    placeholders: [...heads(look), ...footers(look)],
  };
}

function statement(look: Look, page: Pages["statement"]): LayoutDescription {
  const { places, surface } = page;
  return {
    name: "Statement",
    ...drawingOf(page),
    placeholders: [
      kicker(look, places.kicker, surface),
      titleIn(places.title, surface, look.scale.statement),
      {
        ...textIn(places.support, surface, [look.scale.subtitle]),
        index: index.content,
        name: "Support",
        prompt: ["Click to add text"],
      },
      ...footers(look, page),
    ],
  };
}

function quotation(look: Look, page: Pages["quote"]): LayoutDescription {
  const { places, surface } = page;
  const [name, role] = look.scale.source;
  const { ink, quiet } = places.source.surface ?? surface;
  return {
    name: "Quote",
    ...drawingOf(page),
    placeholders: [
      kicker(look, places.kicker, surface),
      {
        ...titleIn(places.title, surface, look.scale.quotation),
        prompt: ["“Click to add quote”"],
        customPrompt: true,
      },
      {
        ...placeOf(places.source),
        type: "body",
        index: index.content,
        name: "Source",
        prompt: ["Click to add name", "Role"],
        customPrompt: true,
        levels: [
          textStyle(name, ink, places.source.alignment),
          textStyle(role, quiet, places.source.alignment),
        ],
      },
      ...footers(look, page),
    ],
  };
}

function closing(look: Look, page: Pages["closing"]): LayoutDescription {
  const { places, surface } = page;
  const { ink } = places.contact.surface ?? surface;
  return {
    name: "Closing",
    ...drawingOf(page),
    placeholders: [
      titleIn(places.title, surface, look.scale.closing),
      content(look, places.content, surface),
      {
        ...placeOf(places.contact),
        type: "body",
        index: index.contact,
        name: "Contact",
        prompt: ["Click to add contact"],
        customPrompt: true,
        levels: [textStyle(look.scale.contact, ink, places.contact.alignment)],
      },
      ...footers(look, page),
    ],
  };
}

function blank(look: Look): LayoutDescription {
  return { name: "Blank", type: "blank", ...plainPage(look), placeholders: footers(look) };
}

function plainPage({ surfaces, frame }: Look): Pick<LayoutDescription, "surface" | "motif" | "art"> {
  return { surface: surfaces.page, motif: [], art: frame.furniture };
}

function drawingOf({
  surface,
  motif,
  art,
}: PageDesign<string>): Pick<LayoutDescription, "surface" | "motif" | "art"> {
  return { surface, motif, art };
}

/** Kicker and title of a content page. */
function heads(look: Look): readonly Placeholder[] {
  const { frame, surfaces } = look;
  return [kicker(look, kickerPlace(frame), surfaces.page), pageTitle(look)];
}

function kickerPlace({ kicker: box, kickerAlignment }: Look["frame"]): Place {
  return { box, anchor: "top", ...(kickerAlignment && { alignment: kickerAlignment }) };
}

function kicker({ scale }: Look, place: Place, ground: Surface): Placeholder {
  return {
    ...textIn(place, ground, [scale.kicker]),
    index: index.kicker,
    name: "Kicker",
    prompt: ["Click to add section"],
    customPrompt: true,
  };
}

function pageTitle({ frame, surfaces, scale }: Look): Placeholder {
  return titleIn(frame.title, surfaces.page, scale.title);
}

function titleIn(place: Place, ground: Surface, step: TypeStep): Placeholder {
  const { heading, ink } = place.surface ?? ground;
  return {
    ...placeOf(place),
    type: "title",
    index: index.title,
    name: "Title",
    prompt: ["Click to add title"],
    levels: [textStyle(step, heading ?? ink, place.alignment)],
  };
}

/** A place for lines that stand back behind the title. */
function textIn(
  place: Place,
  ground: Surface,
  steps: readonly TypeStep[],
): Pick<Placeholder, "type" | "box" | "anchor" | "surface" | "panel" | "levels"> {
  const { quiet } = place.surface ?? ground;
  return {
    ...placeOf(place),
    type: "body",
    levels: steps.map((step) => textStyle(step, quiet, place.alignment)),
  };
}

function content({ scale }: Look, place: Place, ground: Surface): Placeholder {
  return {
    ...placeOf(place),
    type: "obj",
    index: index.content,
    name: "Content",
    prompt: listPrompt,
    levels: listStyle(scale, place.surface ?? ground),
  };
}

function footers(
  { frame, scale, surfaces }: Look,
  page?: PageDesign<string>,
): readonly [Placeholder, Placeholder, Placeholder] {
  const surface = page?.footerSurface;
  const ground = surface ?? page?.surface ?? surfaces.page;
  const footer = (
    type: PlaceholderType,
    role: keyof typeof index,
    name: string,
    place: Place,
  ): Placeholder => ({
    ...placeOf({ ...(surface && { surface }), ...place }),
    type,
    index: index[role],
    name,
    prompt: [],
    levels: [
      textStyle(
        role === "slideNumber" && !page?.slideNumber ? (scale.folio ?? scale.footer) : scale.footer,
        (place.surface ?? ground).quiet,
        place.alignment,
      ),
    ],
  });
  return [
    footer("dt", "date", "Date", page?.date ?? frame.date),
    footer("ftr", "footer", "Footer", page?.footer ?? frame.footer),
    footer("sldNum", "slideNumber", "Slide number", page?.slideNumber ?? frame.slideNumber),
  ];
}

function placeOf({
  box,
  anchor,
  surface,
  panel,
}: Place): Pick<Placeholder, "box" | "anchor" | "surface" | "panel"> {
  return { box, anchor, ...(surface && { surface }), ...(panel && { panel }) };
}
