import { emu, inches, type PlacedElement } from "@lectern/deck";
import { boxAt, type Canvas } from "../../parts/canvas.ts";
import { setHeadedWords } from "../../parts/headed-words.ts";
import { drawIconMark } from "../../parts/icon-mark.ts";
import { createTextShape } from "../../parts/place-text.ts";
import { drawSurface } from "../../parts/surface.ts";
import { columnsOf } from "./card-cells.ts";
import type { CardContent, CardSetting } from "./card-setting.ts";
import type { CardGroup } from "./stacked-cards.ts";

/** Sets wide cards with their icon at the start and their words after it; undefined where that does not fit. */
export function setBesideCards(
  cards: readonly CardContent[],
  { cells, surfaces, scale }: Omit<CardGroup, "mayShrink">,
  canvas: Canvas,
): CardSetting | undefined {
  const [cell] = cells;
  if (!cell || cell.width < leastWidth || cards.some(({ icon }) => icon === undefined)) return undefined;
  const mark = Math.min(mostMark, 0.5 * cell.height, 0.2 * cell.width);
  const padding = Math.round(Math.min(0.2 * cell.height, inches(0.34)));
  const wordsStart = 2 * padding + mark;
  const width = emu(cell.width - wordsStart - padding);
  const words = setHeadedWords(
    cards,
    { scale, width, inRow: columnsOf(cells), inks: surfaces.map(({ inks }) => inks) },
    canvas,
  );
  const natural = Math.max(words.height, mark) + 2 * leastPadding;
  if (natural > cell.height || !words.isWhole) return undefined;
  const draw = () =>
    cards.flatMap((card, index): readonly PlacedElement[] => {
      const at = cells[index];
      const surface = surfaces[index];
      if (!at || !surface || !card.icon) return [];
      const place = { start: at.start + padding, top: at.top + (at.height - mark) / 2, side: mark };
      return [
        ...drawSurface(
          `Card ${card.number}`,
          boxAt(canvas, at.start, at.top, at.width, at.height),
          surface,
          canvas,
        ),
        ...drawIconMark(`Icon ${card.number}`, card.icon, place, surface, canvas),
        createTextShape({
          name: `Words ${card.number}`,
          box: boxAt(canvas, at.start + wordsStart, at.top, width, at.height),
          paragraphs: words.paragraphs[index] ?? [],
          look: canvas.look,
          color: surface.inks.text,
          anchor: "middle",
        }),
      ];
    });
  return { scale, fill: (words.height + 2 * padding) / cell.height, endsWell: words.endsWell, draw };
}

const leastWidth = inches(3.3);
const leastPadding = inches(0.16);
const mostMark = inches(1.2);
