import {
  createOutline,
  inspectPlacedDeck,
  type Outline,
  type PlacedConnector,
  type PlacedShape,
  type SlidePicture,
  singleElements,
  type Template,
} from "@lectern/deck";
import { describe, expect, it } from "vitest";
import { placeDeck } from "../place-deck.ts";
import { fullTemplate } from "../testing/index.ts";

const points: readonly (readonly [lead: string, text: string, x: number, y: number])[] = [
  ["Scroll", "carved by hand of maple", 200, 20],
  ["Pegs", "tighten the strings", 150, 90],
  ["Fingerboard", "of ebony, hard as stone", 210, 300],
  ["Holes", "let the sound out", 290, 560],
  ["Bridge", "is held by the strings alone", 180, 600],
];
const title = "Each part of a violin has its task";

function outlineIn(language: "en" | "ar", count = points.length): Outline {
  return createOutline({
    title: "A violin",
    language,
    direction: language === "ar" ? "rtl" : "ltr",
    slides: [
      {
        kind: "bullets",
        title,
        partsOf: "violin",
        items: points.slice(0, count).map(([lead, text]) => ({ lead, text: [{ text }] })),
        notes: "Show each.",
      },
    ],
  });
}

function templateWith(anchors: NonNullable<SlidePicture["illustration"]["anchors"]> = []): Template {
  const areas = [{ tone: 2, commands: "M0 0L400 0L400 760L0 760Z" }];
  const illustration = { width: 400, height: 760, areas, anchors };
  return { ...fullTemplate, pictures: new Map([[title, { name: "violin", illustration }]]) };
}

const anchors = points.map(([label, , x, y]) => ({ label, x, y }));

function place(language: "en" | "ar", template = templateWith(anchors)) {
  const deck = placeDeck(outlineIn(language), template);
  const [slide] = deck.slides;
  const elements = slide?.elements ?? [];
  const single = singleElements(elements);
  return {
    deck,
    template,
    elements,
    labels: single.filter((one): one is PlacedShape => one.name.startsWith("Label ")),
    dots: single.filter((one): one is PlacedShape => one.name.startsWith("Point ")),
    lines: single.filter(
      (one): one is PlacedConnector => one.kind === "connector" && one.name.startsWith("Line"),
    ),
    area: single.find((one) => one.name === "Drawing.1"),
  };
}

const textOf = ({ text }: PlacedShape) =>
  text?.paragraphs.map(({ runs }) => runs.map((run) => run.text).join("")).join(" ");

describe.each(["en", "ar"] as const)("points on the parts of a thing, in %s", (language) => {
  it("stand around its drawing with all their words, in their order, each with a line to its part", () => {
    const { deck, template, labels, lines, dots, elements } = place(language);
    expect(inspectPlacedDeck(deck, template).findings).toEqual([]);
    expect(labels.map(textOf)).toEqual(points.map(([lead, text]) => `${lead} ${text}`));
    expect(lines.map(({ from, to }) => [from.shape, to.shape])).toEqual(
      points.map((_, index) => [`Label ${index + 1}`, `Point ${index + 1}`]),
    );
    expect(dots).toHaveLength(points.length);
    const drawing = elements.find((one) => one.kind === "group");
    expect(drawing?.description).toBe(`${title}: Scroll; Pegs; Fingerboard; Holes; Bridge`);
    expect(deck.slides[0]?.notes).toBe("Show each.");
    const sizes = labels.flatMap(
      ({ text }) => text?.paragraphs.flatMap(({ runs }) => runs.map(({ size }) => size)) ?? [],
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  });

  it("point at the very places of a drawing that is never mirrored", () => {
    const { dots, area } = place(language);
    const box = area?.box ?? { x: 0, y: 0, width: 1, height: 1 };
    const seen = dots.map((dot) => [
      Math.round(((dot.box.x + dot.box.width / 2 - box.x) / box.width) * 400),
      Math.round(((dot.box.y + dot.box.height / 2 - box.y) / box.height) * 760),
    ]);
    expect(seen).toEqual(points.map(([, , x, y]) => [x, y]));
  });
});

describe("points on the parts of a thing", () => {
  it("are in a mirror from right to left", () => {
    // The labels of both sides change places; what they point at does not.
    const isLeft = ({ labels, area }: ReturnType<typeof place>) =>
      labels.map(({ box }) => box.x < (area?.box.x ?? 0));
    expect(new Set(isLeft(place("en")))).toEqual(new Set([true, false]));
    expect(new Set(isLeft(place("ar")))).toEqual(new Set([true, false]));
  });

  it.each([
    { given: "nobody said where they are", places: [] },
    { given: "one is missing", places: anchors.slice(1) },
    {
      given: "one lies beside the drawing",
      places: [...anchors.slice(1), { label: "Scroll", x: 500, y: 0 }],
    },
    {
      given: "there are far too many",
      places: Array.from({ length: 10_000 }, () => ({ label: "Pegs", x: 1, y: 1 })),
    },
    { given: "they are no numbers", places: anchors.map((one) => ({ ...one, x: Number.NaN })) },
    { given: "they are beyond all numbers", places: anchors.map((one) => ({ ...one, x: 1e308 })) },
  ])("stand as a list where $given", ({ places }) => {
    const begunAt = performance.now();
    const { lines, deck, template } = place("en", templateWith(places));
    expect(lines).toEqual([]);
    expect(inspectPlacedDeck(deck, template).findings).toEqual([]);
    expect(performance.now() - begunAt).toBeLessThan(2_000);
  });

  it("that all lie at one place stand as a list", () => {
    const { lines } = place("en", templateWith(anchors.map((one) => ({ ...one, x: 200, y: 300 }))));
    expect(lines).toEqual([]);
  });
});
