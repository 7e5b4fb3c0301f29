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

/** Draws the lines of ruled paper in a frame, every third of them darker; a part may be left white for text. */
export function ruledPaper(frame: Frame, { line, thirdLine }: RuledPaint, free?: Frame): Figure {
  const heights = Array.from(
    { length: Math.floor(frame.bottom / pitch) },
    (_, index) => (index + 1) * pitch,
  ).filter((y) => y > frame.top && y < frame.bottom);
  const isThird = (y: number) => (y / pitch) % 3 === 0;
  const lines = (wanted: boolean): readonly Outline[] =>
    heights.filter((y) => isThird(y) === wanted).flatMap((y) => lineAt(y, frame, free));
  return [mark("Lines", line, ...lines(false)), mark("Lines", thirdLine, ...lines(true))];
}

function lineAt(y: number, { left, right }: Frame, free: Frame | undefined): readonly Outline[] {
  const whole = [[left, right]] as const;
  const isCut = free !== undefined && y > free.top && y < free.bottom;
  const parts = isCut
    ? ([
        [left, free.left],
        [free.right, right],
      ] as const)
    : whole;
  return parts.filter(([from, to]) => to - from > 1).map(([from, to]) => rectangle(from, y, to - from, 0.9));
}

/** Draws the double rule at a ledger's margin, down the whole page. */
export function marginRule(fill: Color): Mark {
  return mark("Margin rule", fill, rectangle(92, 0, 1.4, 720), rectangle(97, 0, 1.4, 720));
}
