import { emu, inches, type PlacedElement } from "@lectern/deck";
import { boxAt, type Canvas } from "../../parts/canvas.ts";
import { setHeadedWords } from "../../parts/headed-words.ts";
import { drawIllustration, illustrationGrounds } from "../../parts/illustration.ts";
import { createTextShape } from "../../parts/place-text.ts";
import { createQuietSurface, drawSurface, roundedBy } from "../../parts/surface.ts";
import { type CardContent, type CardSetting, hasFigure } from "./card-setting.ts";
import { type CardGroup, paddingOf } from "./stacked-cards.ts";

/** Sets wide cards with their illustration on a tile at the start and their words after it; undefined where that does not fit. */
export function setIllustratedCards(
  cards: readonly CardContent[],
  { cells, scale }: Pick<CardGroup, "cells" | "scale">,
  canvas: Canvas,
): CardSetting | undefined {
  const [cell] = cells;
  if (!cell || cards.some((card) => card.illustration === undefined || hasFigure(card))) return undefined;
  const { rule: _, ...surface } = createQuietSurface(canvas);
  const padding = paddingOf(cell);
  const inset = Math.round(padding / 2);
  const side = Math.round(Math.min(cell.height - 2 * inset, mostShare * cell.width));
  const width = emu(cell.width - side - inset - 2 * padding);
  if (side < leastSide || width < inches(1.3)) return undefined;
  const words = setHeadedWords(cards, { scale, width, inks: cards.map(() => surface.inks) }, canvas);
  if (words.height + padding > cell.height || !words.isWhole) return undefined;
  const grounds = illustrationGrounds(canvas);
  return {
    scale,
    fill: 1,
    endsWell: words.endsWell,
    draw: () =>
      cards.flatMap(({ number, illustration }, index): readonly PlacedElement[] => {
        const at = cells[index];
        if (!at || !illustration) return [];
        const tile = {
          start: at.start + inset,
          top: at.top + inset,
          width: side,
          height: cell.height - 2 * inset,
        };
        const box = boxAt(canvas, tile.start, tile.top, tile.width, tile.height);
        const fill = grounds[index % grounds.length];
        return [
          ...drawSurface(
            `Card ${number}`,
            boxAt(canvas, at.start, at.top, cell.width, cell.height),
            surface,
            canvas,
          ),
          {
            kind: "shape",
            name: `Tile of card ${number}`,
            ...roundedBy(canvas.style.cornerRadius, box),
            box,
            ...(fill && { fill }),
          },
          drawIllustration(`Picture ${number}`, illustration, tile, canvas),
          createTextShape({
            name: `Words ${number}`,
            box: boxAt(canvas, tile.start + side + padding, at.top, width, cell.height),
            paragraphs: words.paragraphs[index] ?? [],
            look: canvas.look,
            color: surface.inks.text,
            anchor: "middle",
          }),
        ];
      }),
  };
}

/** Of the width of a card that its tile has. */
const mostShare = 0.42;
const leastSide = inches(1.1);
