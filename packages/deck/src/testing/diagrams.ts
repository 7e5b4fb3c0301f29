import fc from "fast-check";
import type {
  FlowNode,
  HierarchyNode,
  MatrixItem,
  MatrixQuadrant,
  PlanRow,
  PlanSlide,
} from "../outline/outline.ts";
import { outlineLimits } from "../outline/outline-limits.ts";
import { amounts } from "./figures.ts";
import { items } from "./items.ts";
import { listOf, recordOf, type Voice } from "./texts.ts";

/** Questions and steps whose edges lead on to any other node, also back. */
export function flows(voice: Voice): fc.Arbitrary<readonly FlowNode[]> {
  const edge = fc.tuple(fc.nat(), fc.option(voice.line(1, outlineLimits.edgeLabel)));
  const node = fc.tuple(
    fc.constantFrom("question" as const, "step" as const, "end" as const),
    voice.line(5, outlineLimits.title),
    listOf(edge, 0, 3),
  );
  const lengths = { least: 2, usual: 8, most: outlineLimits.nodes };
  return voice.list(node, lengths).map((nodes) =>
    nodes.map(([form, text, edges], index) => {
      const bare = { id: `n${index}`, form, text };
      if (form === "end" || edges.length === 0) return bare;
      const others = nodes.length - 1;
      const read = edges.map(([to, label]) => ({
        to: `n${(index + 1 + (to % others)) % nodes.length}`,
        ...(label !== null && { label }),
      }));
      return { ...bare, edges: read };
    }),
  );
}

/** Trees of any shape, up to the limits where the voice is hostile. */
export function hierarchies(voice: Voice): fc.Arbitrary<HierarchyNode> {
  const most = voice.isHostile ? 4 : 3;
  return nodesBelow(voice, most).chain((children) =>
    nodeWith(voice).map((root) => (children.length === 0 ? root : { ...root, children })),
  );
}

function nodeWith(voice: Voice): fc.Arbitrary<HierarchyNode> {
  return recordOf(
    { name: voice.line(2, outlineLimits.title) },
    { text: voice.line(3, outlineLimits.title), amount: amounts(voice), highlighted: fc.boolean() },
  );
}

function nodesBelow(voice: Voice, levels: number): fc.Arbitrary<readonly HierarchyNode[]> {
  if (levels === 1) return voice.list(nodeWith(voice), { usual: 4, most: 7 });
  // Of many siblings one has children of its own, so that no tree is larger than it may be.
  return fc
    .tuple(listOf(nodeWith(voice), 1, 5), nodesBelow(voice, levels - 1), fc.nat({ max: 6 }))
    .map(([nodes, children, chosen]) =>
      nodes.map((node, index) => (index === chosen ? { ...node, children } : node)),
    );
}

/** The four fields of a matrix. */
export function quadrants(voice: Voice): fc.Arbitrary<readonly MatrixQuadrant[]> {
  const quadrant = recordOf(
    { heading: voice.line(2, outlineLimits.title) },
    { points: items(voice), highlighted: fc.boolean() },
  );
  return listOf(quadrant, 4);
}

/** Both axes of a matrix. */
export function axes(voice: Voice) {
  const name = voice.line(1, outlineLimits.axis);
  const axis = recordOf({ name }, { low: name, high: name });
  return { horizontal: axis, vertical: axis };
}

/** Things anywhere on a matrix, also on top of each other. */
export function matrixItems(voice: Voice): fc.Arbitrary<readonly MatrixItem[]> {
  const share = fc.oneof(
    fc.constantFrom(0, 1, 0.5),
    fc.integer({ min: 0, max: 100 }).map((value) => value / 100),
  );
  const item = recordOf(
    { label: voice.line(2, outlineLimits.chartLabel), x: share, y: share },
    { size: fc.integer({ min: 0, max: 500 }), highlighted: fc.boolean() },
  );
  return voice.list(item, { usual: 8, most: outlineLimits.matrixItems });
}

/** Work over any number of periods. */
export function plans(voice: Voice): fc.Arbitrary<Pick<PlanSlide, "periods" | "rows">> {
  const period = voice.line(1, outlineLimits.period);
  return voice
    .list(period, { usual: 12, most: outlineLimits.periods })
    .chain((periods) =>
      recordOf({ periods: fc.constant(periods), rows: planRows(voice, periods.length) }, {}),
    );
}

function planRows(voice: Voice, periods: number): fc.Arbitrary<readonly PlanRow[]> {
  const time = fc.integer({ min: 0, max: periods * 4 }).map((quarters) => quarters / 4);
  const milestone = recordOf({ at: time, label: voice.line(2, outlineLimits.title) }, {});
  const row = fc
    .tuple(
      recordOf(
        { label: voice.line(4, outlineLimits.title), start: time, end: time },
        {
          dates: voice.line(2, outlineLimits.date),
          owner: voice.line(2, outlineLimits.person),
          done: fc.constantFrom(0, 0.25, 0.5, 1),
          highlighted: fc.boolean(),
        },
      ),
      fc.option(listOf(milestone, 1, 3)),
    )
    .map(([one, milestones]) => ({
      ...one,
      start: Math.min(one.start, one.end),
      end: Math.max(one.start, one.end),
      ...(milestones !== null && { milestones }),
    }));
  return voice.list(row, { usual: 9, most: outlineLimits.planRows });
}
