import type { BulletItem } from "../outline/outline.ts";
import { outlineLimits } from "../outline/outline-limits.ts";
import { assertObject, type OutlinePlace, readList, readOptional } from "../outline/outline-place.ts";
import { readAmount, readStatus } from "./read-figures.ts";
import { readEmphasis, readLine, readRichText } from "./read-text.ts";

/** Reads a list of points with points of their own. */
export function readItems(items: OutlinePlace): readonly BulletItem[] {
  return readItemsOfLevel(items, 1);
}

function readItemsOfLevel(items: OutlinePlace, level: number): readonly BulletItem[] {
  if (level > outlineLimits.levels) {
    items.report(`expected at most ${outlineLimits.levels} levels, got one more`);
    return [];
  }
  const length = { of: "items", most: outlineLimits.itemsPerList };
  return readList(items, length, (item) => readItem(item, level));
}

function readItem(item: OutlinePlace, level: number): BulletItem {
  assertObject(item);
  if (level > 1 && item.at("amount").value !== undefined) {
    item.at("amount").report("expected amounts on the first level only, got one below it");
  }
  return {
    ...readOptional(item, "lead", (lead) => readLine(lead, outlineLimits.lead)),
    text: readRichText(item.at("text")),
    ...readOptional(item, "amount", readAmount),
    ...readOptional(item, "status", readStatus),
    ...readOptional(item, "emphasis", readEmphasis),
    ...readOptional(item, "children", (children) => readItemsOfLevel(children, level + 1)),
  };
}
