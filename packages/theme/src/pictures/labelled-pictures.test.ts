import type { Outline } from "@lectern/deck";
import { expect, it } from "vitest";
import { labelledPictures } from "./labelled-pictures.ts";

const violin = {
  width: 40,
  height: 100,
  areas: [{ tone: 2, commands: "M0 0L40 0L40 100Z" }],
  anchors: [{ label: "Scroll", x: 20, y: 5 }],
};
const items = ["Scroll", "Pegs", "Bridge"].map((text) => ({ text: [{ text }] }));
const slides: Outline["slides"] = [
  { kind: "bullets", title: "Its parts", items, partsOf: "violin" },
  { kind: "bullets", title: "Its parts again", items, partsOf: "violin" },
  { kind: "bullets", title: "Of a bow", items, partsOf: "bow" },
  { kind: "statement", title: "It sings", picture: "violin" },
];

it("shows a drawing with labels on the first slide that names its parts, and none that does not say where they are", () => {
  const { anchors: _, ...bare } = violin;
  const pictures = labelledPictures({ slides, drawings: { violin, bow: bare } });
  expect([...pictures]).toEqual([["Its parts", { name: "violin", illustration: violin }]]);
  expect(labelledPictures({ slides }).size).toBe(0);
});
