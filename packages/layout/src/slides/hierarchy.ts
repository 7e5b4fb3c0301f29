import type { BulletItem, HierarchyNode, HierarchySlide, PlacedElement } from "@lectern/deck";
import { createTree, setTree } from "../forms/tree.ts";
import type { Page } from "../pages/page.ts";
import { toListPages, toPagesWithSpill } from "../pages/pages-with-spill.ts";
import { toSpilledItems } from "../pages/spilled-text.ts";
import type { Stage } from "../pages/stage.ts";
import { type Canvas, createCanvas } from "../parts/canvas.ts";
import { setFoot } from "../parts/page-foot.ts";

/** Composes a tree as boxes below each other, on as many pages as its branches need; else a list in levels. */
export function composeHierarchy(slide: HierarchySlide, stage: Stage): readonly Page[] {
  const canvas = createCanvas(stage);
  const foot = setFoot({ takeaway: slide.takeaway }, canvas);
  const contents = setPages(slide.root, foot.canvas);
  if (!contents) {
    const items = toItems(slide.root);
    return toListPages(slide, slide.takeaway ? [...items, { text: slide.takeaway }] : items, stage);
  }
  const pages = contents.map((content, index) =>
    index === contents.length - 1 ? [...content, ...foot.elements] : content,
  );
  return toPagesWithSpill("hierarchy", canvas.anatomy, slide, pages, {
    stage,
    spilled: toSpilledItems(foot.unplaced),
  });
}

/** Of one page, before its branches rather go on to another. */
const mostBranches = 8;

function setPages(root: HierarchyNode, canvas: Canvas): readonly (readonly PlacedElement[])[] | undefined {
  const branches = root.children ?? [];
  for (let count = 1; count <= Math.max(1, branches.length); count += 1) {
    const onPage = Math.ceil(branches.length / count);
    if (onPage > mostBranches) continue;
    const parts = Array.from({ length: count }, (_, page) => ({
      ...root,
      children: branches.slice(page * onPage, (page + 1) * onPage),
    })).filter(({ children }, page) => page === 0 || children.length > 0);
    const sizes = parts.map((part) => createTree(part, canvas)?.size);
    if (sizes.some((size) => size === undefined)) continue;
    // All pages are set in the smallest size that one of them needs.
    const size = Math.min(...sizes.flatMap((one) => one ?? []));
    const trees = parts.map((part) => createTree(part, canvas, size));
    return trees.every((tree) => tree !== undefined) ? trees.map((tree) => setTree(tree, canvas)) : undefined;
  }
  return undefined;
}

function toItems(root: HierarchyNode): readonly BulletItem[] {
  return [toItem(root), ...(root.children ?? []).map((child) => toNestedItem(child, 1))];
}

/** A list has three levels: what is deeper stands on the third and says what it is below. */
function toNestedItem(node: HierarchyNode, level: number): BulletItem {
  const below = node.children ?? [];
  if (below.length === 0) return toItem(node);
  const children =
    level === 2
      ? below.flatMap((child) => [toItem(child), ...itemsBelow(child)])
      : below.map((child) => toNestedItem(child, level + 1));
  return { ...toItem(node), children };
}

function itemsBelow(node: HierarchyNode): readonly BulletItem[] {
  return (node.children ?? []).flatMap((child) => [toItem(child, `↑ ${node.name}`), ...itemsBelow(child)]);
}

function toItem({ name, text, amount }: HierarchyNode, above?: string): BulletItem {
  const words = [text, amount?.shown, above].filter((word) => word !== undefined).join(" · ");
  return words === "" ? { text: [{ text: name }] } : { lead: name, text: [{ text: words }] };
}
