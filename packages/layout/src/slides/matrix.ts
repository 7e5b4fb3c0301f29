import type { BulletItem, MatrixAxis, MatrixItem, MatrixSlide } from "@lectern/deck";
import type { Page } from "../pages/page.ts";
import { toListPages } from "../pages/pages-with-spill.ts";
import type { Stage } from "../pages/stage.ts";

/** Composes two by two as a list. */
export function composeMatrix(slide: MatrixSlide, stage: Stage): readonly Page[] {
  return toListPages(slide, toItems(slide), stage);
}

function toItems({ quadrants = [], horizontal, vertical, items = [] }: MatrixSlide): readonly BulletItem[] {
  return [
    ...[vertical, horizontal].flatMap((axis) => (axis ? [axisItem(axis)] : [])),
    ...quadrants.map(
      ({ heading, points }): BulletItem => ({
        text: [{ text: heading, bold: true }],
        ...(points && { children: points }),
      }),
    ),
    ...items.map(placedItem),
  ];
}

function axisItem({ name, low, high }: MatrixAxis): BulletItem {
  const ends = [low, high].filter((end) => end !== undefined).join(" – ");
  return ends === "" ? { text: [{ text: name }] } : { lead: name, text: [{ text: ends }] };
}

function placedItem({ label, x, y }: MatrixItem): BulletItem {
  return { text: [{ text: `${label} (${Math.round(x * 100)} % · ${Math.round(y * 100)} %)` }] };
}
