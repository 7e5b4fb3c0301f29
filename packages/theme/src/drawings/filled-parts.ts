import { flattened, type Outline } from "../art/drawing/outline.ts";

/**
 * Returns the parts of an outline that SVG fills one over the other, by its rule of windings: parts that run the other way round than
 * the first are holes in the one before them. Ours are filled by the even-odd rule, by which an overlap would be a hole.
 */
export function filledParts(outline: Outline): readonly Outline[] {
  const parts: Outline[] = [];
  let first = 0;
  for (const part of partsOf(outline)) {
    const turn = Math.sign(signedArea(part));
    const last = parts.pop();
    if (last === undefined) first = turn;
    if (last !== undefined && turn === -first) parts.push([...last, ...part]);
    else parts.push(...(last ? [last] : []), part);
  }
  return parts;
}

function partsOf(outline: Outline): readonly Outline[] {
  const starts = outline.flatMap(({ kind }, index) => (kind === "move" ? [index] : []));
  return starts.map((start, index) => {
    const part = outline.slice(start, starts[index + 1]);
    return part.at(-1)?.kind === "close" ? part : [...part, { kind: "close" as const }];
  });
}

/** Positive where it runs clockwise. */
function signedArea(part: Outline): number {
  const [points = []] = flattened(part, 4);
  return points.reduce((sum, { x, y }, index) => {
    const next = points[(index + 1) % points.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
}
