import type { OutlineSlide } from "@lectern/types";
import type { ReactElement } from "react";

/** Rectangles of a page of 32 × 18: start, top, width, height. */
type Box = readonly [x: number, y: number, width: number, height: number];

const heading: Box = [3, 3, 16, 2];
const lines: readonly Box[] = [heading, [3, 7, 22, 1.2], [3, 10, 25, 1.2], [3, 13, 19, 1.2]];
const halves: readonly Box[] = [heading, [3, 7, 12, 8], [17, 7, 12, 8]];
const rows: readonly Box[] = [
  heading,
  [3, 7, 26, 1.6],
  [3, 10, 26, 0.6],
  [3, 12.2, 26, 0.6],
  [3, 14.4, 26, 0.6],
];
const middle: readonly Box[] = [
  [5, 6.5, 22, 2.2],
  [5, 10.5, 14, 1.2],
];

const sketches: Readonly<Record<OutlineSlide["kind"], readonly Box[]>> = {
  title: [
    [3, 6, 18, 3],
    [3, 11, 11, 1.2],
  ],
  section: [
    [3, 7, 15, 3],
    [3, 12, 9, 1],
  ],
  agenda: lines,
  bullets: lines,
  closing: lines,
  columns: halves,
  comparison: halves,
  table: rows,
  plan: [heading, [3, 7, 12, 1.6], [9, 10, 12, 1.6], [15, 13, 14, 1.6]],
  chart: [heading, [4, 11, 4, 4], [11, 9, 4, 6], [18, 7.5, 4, 7.5], [25, 6.5, 4, 8.5]],
  timeline: [heading, [3, 10.4, 26, 0.5], [4, 9.4, 2.4, 2.4], [14.8, 9.4, 2.4, 2.4], [25.6, 9.4, 2.4, 2.4]],
  process: [heading, [3, 7, 6, 7], [11, 7, 6, 7], [19, 7, 6, 7]],
  flow: [heading, [3, 8, 6, 4], [13, 6, 6, 4], [23, 10, 6, 4]],
  hierarchy: [heading, [12, 6.5, 8, 3], [4, 12, 7, 3], [12.5, 12, 7, 3], [21, 12, 7, 3]],
  matrix: [heading, [6, 6.5, 9.5, 4], [16.5, 6.5, 9.5, 4], [6, 11.5, 9.5, 4], [16.5, 11.5, 9.5, 4]],
  numbers: [heading, [3, 7.5, 7, 5], [12.5, 7.5, 7, 5], [22, 7.5, 7, 5]],
  cards: [heading, [3, 7, 8, 8], [12, 7, 8, 8], [21, 7, 8, 8]],
  quote: middle,
  statement: middle,
  code: [heading, [3, 7, 26, 8]],
};

/** What a slide is made of, in a few strokes. Only to be looked at. */
export function SlideSketch({ slide: { kind } }: { readonly slide: OutlineSlide }): ReactElement {
  return (
    <svg className="sketch" viewBox="0 0 32 18" data-kind={kind} aria-hidden="true" focusable="false">
      {sketches[kind].map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx={0.4} />
      ))}
    </svg>
  );
}
