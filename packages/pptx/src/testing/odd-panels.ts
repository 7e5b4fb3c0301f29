import type { Parts } from "@lectern/ooxml/testing";
import { slidesOn } from "./odd-places.ts";
import { changedParts } from "./sample-template.ts";
import {
  type AddedSlide,
  type Frame,
  filledBox,
  panel,
  schemeFill,
  textBox,
  withSlides,
} from "./template-parts.ts";

/** Returns slides with a panel each, of a form that PowerPoint knows. */
function slidesWithPanels(form: string): readonly AddedSlide[] {
  const shape = panel(4, "accent1", [838_200, 3_000_000, 3_600_000, 1_200_000]);
  return slidesOn(2, 3).map(({ shapes, ...slide }) => ({
    ...slide,
    shapes: [...shapes, shape.replace('prst="rect"', `prst="${form}"`)],
  }));
}

const boxFrame: Frame = [838_200, 3_000_000, 3_600_000, 1_200_000];

/** Returns slides with a box each, drawn with these in turn, or with its words on a panel; none where that is no drawing. */
function slidesWithBoxes(drawnWith: readonly string[], ground?: typeof panel): readonly AddedSlide[] {
  const words = textBox(6, "What the maker says in a box", [900_000, 3_100_000, 3_400_000, 1_000_000]);
  return slidesOn(2, 12).map(({ shapes, ...slide }, index) => {
    const fill = drawnWith[index % drawnWith.length] ?? "";
    const boxes = ground ? [ground(4, "accent1", boxFrame), words] : [filledBox(4, fill, boxFrame)];
    return { ...slide, shapes: [...shapes.slice(0, 1), ...boxes] };
  });
}

/** Templates whose own slides have panels, or none, by their names. */
export const oddPanels: Readonly<Record<string, () => Parts>> = {
  "panels of own slides with square corners": () => withSlides(changedParts(), slidesWithPanels("rect")),
  "panels of own slides with round corners": () => withSlides(changedParts(), slidesWithPanels("roundRect")),
  "boxes of own slides with full fills": () =>
    withSlides(changedParts(), slidesWithBoxes([schemeFill("accent1")])),
  "boxes of own slides with pale fills": () =>
    withSlides(changedParts(), slidesWithBoxes([schemeFill("bg2")])),
  "boxes of own slides with a line around": () =>
    withSlides(changedParts(), slidesWithBoxes([`<a:noFill/><a:ln w="12700">${schemeFill("tx1")}</a:ln>`])),
  "boxes of own slides, most of them pale": () =>
    withSlides(
      changedParts(),
      slidesWithBoxes([schemeFill("bg2"), schemeFill("accent1"), schemeFill("bg2")]),
    ),
  "one box with a fill on a dozen slides": () =>
    withSlides(
      changedParts(),
      slidesWithBoxes([...Array<string>(9).fill("<a:noFill/>"), schemeFill("accent1")]),
    ),
  "words of own slides on panels behind them": () => withSlides(changedParts(), slidesWithBoxes([""], panel)),
};
