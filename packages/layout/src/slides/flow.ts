import type { BulletItem, FlowNode, FlowSlide } from "@lectern/deck";
import type { Page } from "../pages/page.ts";
import { toListPages } from "../pages/pages-with-spill.ts";
import type { Stage } from "../pages/stage.ts";

/** Composes questions and steps as a numbered list, each with the numbers of those that it leads to. */
export function composeFlow(slide: FlowSlide, stage: Stage): readonly Page[] {
  const numbers = new Map(slide.nodes.map(({ id }, index) => [id, index + 1]));
  return toListPages(
    slide,
    slide.nodes.map((node) => toItem(node, numbers)),
    stage,
  );
}

function toItem({ id, text, edges = [] }: FlowNode, numbers: ReadonlyMap<string, number>): BulletItem {
  const said = { lead: `${numbers.get(id)}.`, text: [{ text }] };
  if (edges.length === 0) return said;
  const children = edges.map(({ to, label }): BulletItem => {
    const goal = `→ ${numbers.get(to)}`;
    return { text: [{ text: label === undefined ? goal : `${label} ${goal}` }] };
  });
  return { ...said, children };
}
