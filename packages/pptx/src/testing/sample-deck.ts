import {
  type Direction,
  emu,
  inches,
  type MeasuredText,
  type PlacedDeck,
  type PlacedElement,
  type PlacedParagraph,
  type PlacedPlaceholder,
  type PlacedRun,
  type PlacedSlide,
  type PlacedText,
  type PlaceholderType,
  points,
  type Template,
  type TemplateLayout,
} from "@lectern/deck";

/** What a sample deck can be made otherwise in. */
export interface SampleDeckOptions {
  readonly direction?: Direction;
  readonly language?: string;
  /** The text of one run more. */
  readonly text?: string;
}

const measured: MeasuredText = { width: emu(0), height: emu(0), lines: 1, exact: true };

/** Returns a deck of three slides that uses all that a deck can have: placeholders, shapes, links, fields, notes, sections. */
export function sampleDeck(template: Template, options: SampleDeckOptions = {}): PlacedDeck {
  const { direction = "ltr", language = "en-GB", text = "Plain" } = options;
  return {
    title: "Roofs & gardens <2027>",
    language,
    direction,
    slideSize: template.slideSize,
    slides: [coverSlide(template), contentSlide(template, text), shapesSlide(template)],
    sections: [
      { title: "Start", firstSlide: 0 },
      { title: "Rest & more", firstSlide: 1 },
    ],
  };
}

/** Returns a deck of one slide with one element, on the layout for a title only or the one given. */
export function deckWith(
  template: Template,
  elements: readonly PlacedElement[],
  slide: Partial<PlacedSlide> = {},
): PlacedDeck {
  const slides = [{ layoutId: layoutOf(template, "titleOnly").id, title: "Slide", elements, ...slide }];
  return {
    title: "Deck",
    language: "en-GB",
    direction: "ltr",
    slideSize: template.slideSize,
    slides,
    sections: [],
  };
}

/** Returns the first layout of a type. */
export function layoutOf(template: Template, type: string): TemplateLayout {
  const layout = template.layouts.find((one) => one.type === type);
  if (!layout) throw new Error(`Expected a layout of type ${type}.`);
  return layout;
}

/** Returns the first placeholder of one of the types on a layout, filled; in its layout's box. */
export function filled(
  layout: TemplateLayout,
  types: readonly PlaceholderType[],
  text: PlacedText,
): PlacedPlaceholder {
  const placeholder = layout.placeholders.find(({ type }) => types.includes(type));
  if (!placeholder) throw new Error(`Expected a placeholder for ${types.join(", ")} on ${layout.name}.`);
  const { name, type, index, box } = placeholder;
  return { kind: "placeholder", name, type, index, box, inheritsBox: true, text };
}

/** Returns text of paragraphs, each given by its runs or as one run. */
export function textOf(...paragraphs: readonly (PlacedParagraph | PlacedRun | string)[]): PlacedText {
  return { paragraphs: paragraphs.map(toParagraph), measured };
}

/** Returns a run of 18 points. */
export function run(text: string, properties: Partial<PlacedRun> = {}): PlacedRun {
  return { text, size: points(18), ...properties };
}

function toParagraph(given: PlacedParagraph | PlacedRun | string): PlacedParagraph {
  if (typeof given === "string") return { level: 0, runs: [run(given)] };
  return "runs" in given ? given : { level: 0, runs: [given] };
}

function coverSlide(template: Template): PlacedSlide {
  const layout = layoutOf(template, "title");
  return {
    layoutId: layout.id,
    title: "Roofs that hold rain",
    elements: [
      filled(layout, ["ctrTitle"], textOf(run("Roofs that hold rain", { size: points(47.5) }))),
      filled(layout, ["subTitle"], textOf("Cities\nand gardens")),
    ],
  };
}

function contentSlide(template: Template, text: string): PlacedSlide {
  const layout = layoutOf(template, "obj");
  const link = { href: "https://example.org/a b?x=1&y=2" };
  return {
    layoutId: layout.id,
    title: "Gardens cool the street",
    notes: "Say this first.\n\nThen say that.",
    elements: [
      filled(layout, ["title"], textOf("Gardens cool the street")),
      filled(layout, ["obj"], {
        ...textOf(
          { level: 0, runs: [run("Lead: ", { bold: true, color: { scheme: "accent1" } }), run(text)] },
          { level: 1, runs: [run("Italic", { italic: true, bold: false }), run(" code", { font: "code" })] },
          { level: 0, runs: [run("Here", link), run(" and ", { language: "fr-FR" }), run("there", link)] },
          { ...spaced, level: 2, runs: [run("Spaced")] },
          { level: 0, runs: [run("")] },
        ),
        insets: { left: emu(0), top: inches(0.1), right: emu(0), bottom: emu(12_700.4) },
        anchor: "middle",
      }),
      filled(layout, ["sldNum"], textOf(run("2", { field: "slideNumber", size: points(10) }))),
    ],
  };
}

const spaced: Omit<PlacedParagraph, "runs" | "level"> = {
  alignment: "center",
  lineSpacing: { kind: "share", share: 0.9 },
  spaceBefore: { kind: "fixed", points: points(6) },
  spaceAfter: { kind: "share", share: 0.2 },
  bullet: { character: "–", color: { scheme: "accent2", luminanceModulation: 0.75, luminanceOffset: 0.25 } },
  marginStart: inches(0.5),
  indent: inches(-0.25),
};

function shapesSlide(template: Template): PlacedSlide {
  const layout = layoutOf(template, "titleOnly");
  const box = { x: inches(1), y: inches(2), width: inches(3), height: inches(1) };
  const line = { color: { scheme: "accent1" }, width: points(1.5) } as const;
  return {
    layoutId: layout.id,
    title: "Three numbers to keep",
    notes: "One line.",
    elements: [
      { ...filled(layout, ["title"], textOf("Three numbers to keep")), inheritsBox: false, box },
      { kind: "shape", name: "Panel", geometry: "roundedRectangle", box, fill: { scheme: "bg2" } },
      { kind: "shape", name: "Rule", geometry: "line", box: { ...box, height: emu(0) }, line },
      { kind: "shape", name: "Dot", geometry: "ellipse", box, line, description: "A dot & a ring" },
      {
        kind: "shape",
        name: "Label",
        geometry: "rectangle",
        box,
        text: textOf(run("42 %", { font: "heading" })),
      },
    ],
  };
}
