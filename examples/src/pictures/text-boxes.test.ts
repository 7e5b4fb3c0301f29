import { renderOutline } from "@lectern/engine";
import { expect, test } from "vitest";
import { gallery } from "../gallery.ts";
import { readTextBoxes } from "./text-boxes.ts";

test("text is large from 18 points, and from 14 where all of it is bold", () => {
  const example = gallery.find(({ name }) => name === "business-review");
  if (!example) throw new RangeError("Expected the business review.");
  const { deck } = renderOutline(example.outline);
  const sized = (size: number, bold?: boolean) => {
    const [slide] = deck.slides;
    const shape = {
      kind: "shape",
      name: "Words",
      geometry: "rectangle",
      box: slide?.elements[0]?.box,
      text: { paragraphs: [{ level: 0, runs: [{ text: "Words", size, bold }] }] },
    };
    const [box] = readTextBoxes({ ...slide, elements: [shape] } as never, deck);
    return box?.isLarge;
  };
  expect([sized(18), sized(17), sized(14, true), sized(13, true)]).toEqual([true, false, true, false]);
});
