import type { Color } from "../../color.ts";
import { type Figure, type Frame, type Mark, mark } from "../drawing/figure.ts";
import { type Outline, rectangle } from "../drawing/outline.ts";

/** Lines of ruled paper are a quarter of an inch apart. */
const pitch = 24;

/** What ruled paper is drawn in. */
export interface RuledPaint {
  readonly line: Color;
  readonly thirdLine: Color;
}

/** Draws the lines of ruled paper in a frame, every third of them darker. */
export function ruledPaper({ left, top, right, bottom }: Frame, { line, thirdLine }: RuledPaint): Figure {
  const heights = Array.from(
    { length: Math.floor(bottom / pitch) },
    (_, index) => (index + 1) * pitch,
  ).filter((y) => y > top && y < bottom);
  const lines = (isThird: boolean): readonly Outline[] =>
    heights
      .filter((y) => ((y / pitch) % 3 === 0) === isThird)
      .map((y) => rectangle(left, y, right - left, 0.9));
  return [mark("Lines", line, ...lines(false)), mark("Lines", thirdLine, ...lines(true))];
}

/** Draws the double rule at a ledger's margin, down the whole page. */
export function marginRule(fill: Color): Mark {
  return mark("Margin rule", fill, rectangle(92, 0, 1.4, 720), rectangle(97, 0, 1.4, 720));
}
