import {
  type Box,
  type PlacedDeck,
  type PlacedElement,
  type PlacedSlide,
  type PlacedText,
  type Size,
  singleElements,
} from "@lectern/deck";
import type { LaidOut, LayoutFinding, PageDescription } from "./decks.ts";

/** What a rendered outline says of itself: `Rendered` of the engine. */
interface Rendered {
  readonly deck: PlacedDeck;
  readonly slideCount: number;
  readonly look?: string;
  readonly inspection: { readonly findings: readonly { readonly slide: number; readonly message: string }[] };
}

/** Returns what there is to say of a deck's layout, as text: its pages, and what could be better. */
export function describeLayout({ deck, slideCount, look, inspection }: Rendered): LaidOut {
  const inspected = inspection.findings.map(({ slide: page, message }) => {
    const slide = deck.slides[page - 1]?.outlineSlide;
    return { ...(slide !== undefined && { slide: slide + 1 }), message: `page ${page}: ${message}` };
  });
  return {
    slideCount,
    ...(look !== undefined && { look }),
    pages: deck.slides.map((slide, index) => describePage(slide, index + 1, deck.slideSize)),
    findings: [...findContinued(deck), ...inspected],
  };
}

function findContinued({ slides }: PlacedDeck): readonly LayoutFinding[] {
  const pages = Map.groupBy(slides.keys(), (index) => slides[index]?.outlineSlide);
  return [...pages].flatMap(([slide, its]) =>
    slide === undefined || its.length < 2
      ? []
      : [
          {
            slide: slide + 1,
            message: `has more than one page holds and goes on over pages ${its.map((index) => index + 1).join(", ")}: say less, or make it slides of their own titles`,
          },
        ],
  );
}

function describePage(
  { title, outlineSlide, elements, notes }: PlacedSlide,
  page: number,
  size: Size,
): PageDescription {
  const parts = singleElements(elements).flatMap((element) => describeElement(element, size));
  const spoken = notes === undefined ? [] : [`notes: ${notes.split(/\s+/u).length} words`];
  return {
    page,
    ...(outlineSlide !== undefined && { slide: outlineSlide + 1 }),
    title,
    parts: [...parts, ...spoken],
  };
}

/** Decoration says nothing. */
function describeElement(element: PlacedElement, size: Size): readonly string[] {
  const at = describeBox(element.box, size);
  switch (element.kind) {
    case "placeholder":
      return [`${element.type} ${at}: ${describeText(element.text)}`];
    case "shape":
      if (element.text !== undefined && plain(element.text) !== "")
        return [`text ${at}: ${describeText(element.text)}`];
      return element.description === undefined ? [] : [`shape ${at}: ${element.description}`];
    case "table": {
      const cells = element.rows.map((row) => row.cells.map(({ text }) => plain(text)).join(" | "));
      return [
        `table ${at}, ${sizesOf(element.rows.flatMap((row) => row.cells.map(({ text }) => text)))}: ${cells.join(" / ")}`,
      ];
    }
    case "chart":
      return [`${element.form} chart ${at}: ${element.description}`];
    case "picture":
      return element.description === undefined ? [] : [`picture ${at}: ${element.description}`];
    default:
      return [];
  }
}

/** In percent of the page: where it begins, and how large it is. */
function describeBox({ x, y, width, height }: Box, size: Size): string {
  const across = (length: number) => Math.round((length / size.width) * 100);
  const down = (length: number) => Math.round((length / size.height) * 100);
  return `at ${across(x)}%,${down(y)}% ${across(width)}%×${down(height)}%`;
}

function describeText(text: PlacedText): string {
  return `${sizesOf([text])}, ${text.measured.lines} ${text.measured.lines === 1 ? "line" : "lines"}: ${plain(text)}`;
}

function sizesOf(texts: readonly PlacedText[]): string {
  const sizes = texts.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ runs }) => runs.map((run) => run.size)),
  );
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  return sizes.length === 0 ? "empty" : least === most ? `${least} pt` : `${least} to ${most} pt`;
}

function plain({ paragraphs }: PlacedText): string {
  return paragraphs
    .map(({ runs }) => runs.map(({ text }) => text).join(""))
    .filter((line) => line.trim() !== "")
    .join(" / ");
}
