import type { Canvas } from "../../parts/canvas.ts";
import type { HeadedScale } from "../../parts/headed-words.ts";
import { createFilledSurface, createSurfacesBeside, dominantFill } from "../../parts/surface.ts";
import { setBesideCards } from "./beside-cards.ts";
import { bentoCells } from "./card-cells.ts";
import type { CardContent, CardSetting } from "./card-setting.ts";
import { type CardGroup, setStackedCards } from "./stacked-cards.ts";

/** Sets the first card large and the others around it; undefined where there are too few or too many, or they do not fit. */
export function setBentoCards(
  cards: readonly CardContent[],
  scale: HeadedScale,
  canvas: Canvas,
): CardSetting | undefined {
  const cells = bentoCells(cards.length, canvas);
  const [first, ...rest] = cards;
  if (!cells || !first) return undefined;
  const others = createSurfacesBeside(cards.length - 1, canvas);
  const hero = createFilledSurface(dominantFill(canvas), canvas);
  const small = rest.slice(0, cells.small.length);
  const wide = rest.slice(cells.small.length);
  const group = { scale, mayShrink: false };
  const settings = [
    largerScales(scale)
      .map((larger) =>
        setStackedCards([first], { ...group, scale: larger, cells: [cells.large], surfaces: [hero] }, canvas),
      )
      .find((setting) => setting !== undefined),
    setStackedCards(small, { ...group, cells: cells.small, surfaces: others }, canvas),
    ...(cells.wide
      ? [setWide(wide, { ...group, cells: [cells.wide], surfaces: others.slice(small.length) }, canvas)]
      : []),
  ];
  if (!settings.every((setting) => setting !== undefined)) return undefined;
  const fills = settings.map(({ fill }) => fill);
  return {
    scale,
    fill: Math.max(...fills),
    endsWell: settings.every((setting) => setting.endsWell),
    draw: () => settings.flatMap(({ draw }) => draw()),
  };
}

function setWide(cards: readonly CardContent[], group: CardGroup, canvas: Canvas): CardSetting | undefined {
  return setBesideCards(cards, group, canvas) ?? setStackedCards(cards, group, canvas);
}

function largerScales({ heading, text }: HeadedScale): readonly HeadedScale[] {
  return [1.6, 1.4, 1.2, 1].map((factor) => ({
    heading: Math.round((heading * factor) / 2) * 2,
    text: Math.min(28, Math.round((text * Math.min(factor, 1.3)) / 2) * 2),
  }));
}
