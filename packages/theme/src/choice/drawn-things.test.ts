import { expect, it } from "vitest";
import { builtInTemplate } from "../built-in-template.ts";
import { readDrawing } from "../drawings/read-drawing.ts";
import { drawPictures } from "../pictures/draw-pictures.ts";
import { illustrateCards } from "../pictures/illustrate-cards.ts";
import { chooseLook } from "./choose-look.ts";

const read = readDrawing(
  '<svg viewBox="0 0 100 100"><circle cx="50" cy="50" r="45" fill="dark"/><rect x="30" y="30" width="40" height="40" fill="light"/></svg>',
);
if (read.kind === "refused") throw new Error(read.reason);
const drawings = { weevil: read.illustration, "cheese wheel": read.illustration, bread: read.illustration };
const outline = {
  title: "Pests",
  language: "en",
  direction: "ltr",
  design: { picture: "weevil", look: "atlas" },
  drawings,
  slides: [
    { kind: "title", title: "Pests" },
    { kind: "statement", title: "Cheese has them, too", picture: "cheese wheel" },
    { kind: "statement", title: "Bread has them, too", picture: "bread" },
    { kind: "cards", title: "Where", cards: [{ heading: "Weevil" }, { heading: "Here", icon: "weevil" }] },
  ],
} as const;

it("show what a deck's writer drew wherever a thing of the stock would stand", () => {
  const chosen = chooseLook(outline);
  expect(chosen.thing).toMatchObject({ name: "weevil" });
  const { pictures, variants } = drawPictures(outline, chosen);
  expect([...pictures.values()].map(({ name }) => name)).toEqual(["cheese wheel", "bread"]);
  expect([...pictures.values()].map(({ illustration }) => illustration)).toEqual([
    read.illustration,
    read.illustration,
  ]);
  const { look, thing } = chosen;
  const [drawn, plain] = [
    builtInTemplate(look, { variants, ...(thing && { thing }) }),
    builtInTemplate(look),
  ];
  expect(drawn.length).toBeGreaterThan(plain.length);
});

it("are one and the same at every call, so that pages beside each other do not repeat one", () => {
  expect(chooseLook(outline).thing).toBe(chooseLook(outline).thing);
});

it("stand on cards that name them by their icons", () => {
  const slides = [
    {
      kind: "cards",
      title: "Where",
      cards: [
        { heading: "A", icon: "weevil" },
        { heading: "B", icon: "bread" },
      ],
    },
  ] as const;
  expect(Object.keys(illustrateCards({ ...outline, slides }, []))).toEqual(["weevil", "bread"]);
});
