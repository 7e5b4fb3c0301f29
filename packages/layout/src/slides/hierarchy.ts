import type { BulletItem, HierarchyNode, HierarchySlide } from "@lectern/deck";
import type { Page } from "../pages/page.ts";
import { toListPages } from "../pages/pages-with-spill.ts";
import type { Stage } from "../pages/stage.ts";

/** Composes a tree as a list in levels. */
export function composeHierarchy(slide: HierarchySlide, stage: Stage): readonly Page[] {
  return toListPages(slide, toItems(slide.root), stage);
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
