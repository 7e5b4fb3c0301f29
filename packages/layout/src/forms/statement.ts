import { type Direction, emu, type PlacedElement, type Points, points } from "@lectern/deck";
import { insideOf } from "../geometry.ts";
import { fillBalanced, lookOf } from "../parts/place-text.ts";
import type { Anatomy } from "../template/anatomy.ts";
import { fitText } from "../text/lines/fit-text.ts";
import { levelOf } from "../text/lines/measure-placed-text.ts";
import { type ListBlock, toListParagraphs } from "../text/list-paragraphs.ts";
import { stepsDown } from "../text/type-scale.ts";

/** How many lines a statement may take. */
export const statementTitleLines = 4;

/** Sets the one point of a slide below its title, which is the statement; undefined where it is not one short point. */
export function composeStatement(
  blocks: readonly ListBlock[],
  anatomy: Anatomy,
  direction: Direction,
): readonly PlacedElement[] | undefined {
  const [block, another] = blocks;
  const { body, layout } = anatomy;
  if (!block || another || !body || block.length > 1) return undefined;
  const look = lookOf(body, layout);
  const largest = levelOf(look, 0).size;
  // A short point is the content of the page, not its small print.
  const larger = largest >= 18 ? [28, 24].map(points).filter((size) => size > largest) : [];
  const fit = (sizes: readonly Points[], maximumLines: number) =>
    fitText((size) => toListParagraphs([block], { size, smallest: size, blockGap: emu(0), marked: false }), {
      sizes,
      room: insideOf(body.box, body.insets),
      look,
      maximumLines,
    });
  const usual = stepsDown(largest, Math.min(18, largest));
  const fitted = fit(larger.slice(0, 1), 2) ?? fit([...larger.slice(1), ...usual], 3);
  return fitted && [fillBalanced(body, layout, fitted, direction)];
}
