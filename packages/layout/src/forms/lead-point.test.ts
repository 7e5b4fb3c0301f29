import { emu, inches } from "@lectern/deck";
import { expect, test } from "vitest";
import { boxOf } from "../geometry.ts";
import { lookOf } from "../parts/place-text.ts";
import { readAnatomy } from "../template/anatomy.ts";
import { fullTemplate } from "../testing/index.ts";
import { measurePlacedText } from "../text/lines/measure-placed-text.ts";
import { toBlocks } from "../text/list-paragraphs.ts";
import { composeLeadPoint } from "./lead-point.ts";

test("The words on the band of a lead point keep clear of its end, however wide the page is", () => {
  const layout = fullTemplate.layouts.find(({ type }) => type === "obj");
  const anatomy = layout && readAnatomy(layout);
  if (!anatomy?.body) throw new Error("Expected a layout for content.");
  const { body } = anatomy;
  const blocks = toBlocks(
    [
      "Recurring revenue is now most of our sales, up from two thirds",
      "Costs fell by nine in a hundred",
      "Cash covers two years",
    ].map((text) => ({ text: [{ text }] })),
  );
  const gaps = Array.from({ length: 80 }, (_, step) => {
    const contentBox = boxOf(inches(0.75), inches(1.85), inches(6) + step * inches(0.07), inches(4.9));
    const set = composeLeadPoint(blocks, { ...anatomy, contentBox }, "ltr");
    const list = set?.find((element) => element.kind === "placeholder");
    if (list?.kind !== "placeholder") return undefined;
    const [lead] = list.text.paragraphs;
    if (!lead) return undefined;
    const inset = lead.marginStart ?? 0;
    const width = emu(list.box.width - inset);
    const bare = { ...lead, marginStart: emu(0) };
    return width - measurePlacedText([bare], lookOf(body, anatomy.layout), width).width;
  }).filter((gap) => gap !== undefined);
  expect(gaps.length).toBeGreaterThan(20);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(inches(0.2));
});
