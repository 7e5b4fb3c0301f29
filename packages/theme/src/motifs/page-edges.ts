import { bar, disc, outline, path, stroke } from "../art/graphic/pen.ts";
import type { Color } from "../color.ts";
import type { Drawn } from "../file/shape.ts";
import type { MotifName } from "./motif-name.ts";

const field: Color = { scheme: "tx2" };
const ink: Color = { scheme: "tx1" };
const accent: Color = { scheme: "accent1" };
const second: Color = { scheme: "accent2" };

/** Text keeps between 72 and 1,208 pixels from the start, and below 53. */
const [textStart, textEnd] = [72, 1208];
const [pageEnd, pageFoot] = [1280, 720];

const edges: Readonly<Record<MotifName, () => readonly Drawn[]>> = {
  arcs: () => [
    bar("Head bar", { x: 0, y: 0, width: pageEnd, height: 12 }, { fill: field }),
    cornerRing("Corner arc 1", 60, 46, accent),
    cornerRing("Corner arc 2", 36, 22, second),
  ],
  bands: () => [
    cornerBand("Corner band 1", 20, 38, accent),
    cornerBand("Corner band 2", 46, 58, second),
    cornerBand("Corner band 3", 66, 70, field),
    bar("Foot bar", { x: 0, y: 712, width: pageEnd, height: 8 }, { fill: field }),
  ],
  dots: () => [
    bar("Head rule", { x: textStart, y: 40, width: textEnd - textStart, height: 2 }, { fill: ink }),
    bar("Head block", { x: textStart, y: 34, width: 64, height: 8 }, { fill: accent }),
    ...Array.from({ length: 9 }, (_, index) => shrinkingDot(index)),
  ],
  circles: () => [
    disc("Corner circle 1", { x: 1220, y: 2, radius: 32 }, { fill: { ...second, alpha: 0.75 } }),
    disc("Corner circle 2", { x: 1260, y: 12, radius: 40 }, { fill: { ...accent, alpha: 0.9 } }),
  ],
  squares: () => [
    bar("Edge", { x: 0, y: 0, width: 26, height: pageFoot }, { fill: field }),
    bar("Edge square", { x: 0, y: 78, width: 26, height: 71 }, { fill: accent }),
    bar("Edge square 2", { x: 13, y: 149, width: 26, height: 26 }, { line: stroke(ink, 1.5) }),
  ],
  contours: () => [
    bar("Edge", { x: 0, y: 0, width: 14, height: pageFoot }, { fill: field }),
    ...[20, 32, 44, 56, 68].map((reach, index) =>
      cornerLine(`Corner contour ${index + 1}`, reach, index === 2),
    ),
  ],
};

/** Returns what content pages show of a motif: small, at the page's edges, where no text stands. */
export function pageEdges(name: MotifName): readonly Drawn[] {
  return edges[name]();
}

function cornerRing(name: string, outer: number, inner: number, fill: Color): Drawn {
  const commands = [
    `M${pageEnd - outer},0 A${outer},${outer} 0 0 0 ${pageEnd},${outer}`,
    `L${pageEnd},${inner} A${inner},${inner} 0 0 1 ${pageEnd - inner},0 Z`,
  ].join(" ");
  return outline(name, { x: pageEnd - outer, y: 0, width: outer, height: outer }, commands, { fill });
}

function cornerBand(name: string, from: number, to: number, fill: Color): Drawn {
  const corners = [
    { x: pageEnd - from, y: 0 },
    { x: pageEnd, y: from },
    { x: pageEnd, y: to },
    { x: pageEnd - to, y: 0 },
  ];
  return path(name, corners, { fill });
}

function shrinkingDot(index: number): Drawn {
  const fill = index === 0 ? accent : { ...ink, alpha: 0.5 };
  return disc(`Dot ${index + 1}`, { x: textEnd - 7 - 19 * index, y: 22, radius: 7 - 0.65 * index }, { fill });
}

function cornerLine(name: string, reach: number, isAccent: boolean): Drawn {
  const tall = 0.85 * reach;
  const commands = `M${pageEnd - reach},0 A${reach},${tall} 0 0 0 ${pageEnd},${tall}`;
  const line = isAccent ? stroke(accent, 3) : stroke({ ...second, alpha: 0.55 }, 1.4);
  return outline(name, { x: pageEnd - reach, y: 0, width: reach, height: tall }, commands, { line });
}
