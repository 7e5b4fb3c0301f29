import { inches, type SlideDesign } from "@lectern/deck";
import { expect, test } from "vitest";
import { boxOf } from "../geometry.ts";
import { classicTemplate } from "../testing/templates.ts";
import { chooseLayouts } from "./layouts/choose-layout.ts";

const design: SlideDesign = {
  image: { bytes: new Uint8Array(), mediaType: "image/png" },
  background: "D0C090",
  behindTitle: ["D0C090"],
  title: boxOf(inches(2.4), inches(0.6), inches(7.2), inches(2.7)),
  content: boxOf(inches(3.2), inches(3.3), inches(6.5), inches(2.9)),
};

const drawn = boxOf(inches(0), inches(6.8), inches(10), inches(0.7));

function openings(artwork: readonly (typeof drawn)[]) {
  const layouts = classicTemplate.layouts.map((layout) => ({ ...layout, artwork }));
  return chooseLayouts({ ...classicTemplate, layouts, slideDesigns: { cover: design } });
}

test("a cover that draws something has its slide's picture behind that, and its places where they are", () => {
  const { cover, section } = openings([drawn]);
  expect(cover.backdrop?.image).toBe(design.image);
  expect(cover.layout.artwork).toEqual([drawn]);
  expect(cover.title?.behind).toEqual(["D0C090"]);
  expect(cover.titleBox).toEqual(classicTemplate.layouts[0]?.placeholders[0]?.box);
  expect(section.backdrop).toBeUndefined();
});

test("a cover that is moved onto its slide's picture keeps its lines on one axis", () => {
  const { cover } = openings([]);
  const [title, body] = [cover.title?.box, cover.body?.box].map((box) => box && box.x + box.width / 2);
  expect(cover.title?.box).toEqual(design.title);
  expect(title).toBe(body);
});
