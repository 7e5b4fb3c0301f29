import { emu, inches, type PlacedElement, type ThemeColor } from "@lectern/deck";
import { boxAt, type Canvas, optically } from "../../parts/canvas.ts";
import { type HeadedWords, setHeadedWords } from "../../parts/headed-words.ts";
import { drawIcon } from "../../parts/icon-mark.ts";
import { drawIllustration, illustrationGrounds } from "../../parts/illustration.ts";
import { createTextShape } from "../../parts/place-text.ts";
import { createQuietSurface, dominantFill, drawSurface, type Surface } from "../../parts/surface.ts";
import { chooseAccentOn, chooseOn } from "../../template/tones.ts";
import { type CardContent, type CardSetting, hasFigure } from "./card-setting.ts";
import { type CardGroup, paddingOf } from "./stacked-cards.ts";

/** Sets cards with their icon or illustration large on a coloured head, which takes what their words leave; undefined where that does not fit. */
export function setPicturedCards(
  cards: readonly CardContent[],
  { cells, scale }: Pick<CardGroup, "cells" | "scale">,
  canvas: Canvas,
): CardSetting | undefined {
  const [cell] = cells;
  if (!cell || cards.some((card) => !hasPicture(card) || hasFigure(card))) return undefined;
  const { rule: _, ...surface } = createQuietSurface(canvas);
  const padding = paddingOf(cell);
  const width = emu(cell.width - 2 * padding);
  if (width < inches(1.1)) return undefined;
  const words = setHeadedWords(cards, { scale, width, inks: cards.map(() => surface.inks) }, canvas);
  const below = words.height + 2 * padding;
  const free = cell.height - below;
  if (free < leastHead || !words.isWhole) return undefined;
  const isIllustrated = cards.every(({ illustration }) => illustration !== undefined);
  const head = Math.min(free, (isIllustrated ? mostIllustrated : mostShare) * cell.height);
  const height = head + below;
  const top = optically(cell.height - height);
  const place: HeadPlace = { head, height, top, padding, surface, words };
  return {
    scale,
    fill: Math.min(1, height / cell.height),
    endsWell: words.endsWell,
    draw: () => {
      const shared = dominantFill(canvas);
      const grounds = isIllustrated ? illustrationGrounds(canvas) : [shared];
      return cards.flatMap((card, index) => {
        const at = cells[index];
        return at
          ? drawCard(
              card,
              {
                ...place,
                ...at,
                cellTop: at.top,
                top,
                height,
                fill: grounds[index % grounds.length] ?? shared,
                index,
              },
              canvas,
            )
          : [];
      });
    },
  };
}

function hasPicture({ icon, illustration }: CardContent): boolean {
  return icon !== undefined || illustration !== undefined;
}

const leastHead = inches(1);
/** Of a card that its head takes at most. */
const mostShare = 0.52;
const mostIllustrated = 0.62;
const mostIcon = inches(1.5);

interface HeadPlace {
  readonly head: number;
  readonly height: number;
  readonly top: number;
  readonly padding: number;
  readonly surface: Surface;
  readonly words: HeadedWords;
}

interface CardPlace extends HeadPlace {
  readonly start: number;
  readonly cellTop: number;
  readonly width: number;
  readonly fill: ThemeColor;
  readonly index: number;
}

function drawCard(card: CardContent, place: CardPlace, canvas: Canvas): readonly PlacedElement[] {
  const { head, height, padding, surface, words, start, width, fill, index } = place;
  const top = place.cellTop + place.top;
  const side = Math.min(0.6 * head, mostIcon);
  const { layout } = canvas.anatomy;
  const accent = chooseAccentOn(fill, layout);
  const ink = canvas.style.panel === "blocks" ? chooseOn(fill, layout) : accent;
  const { cornerRadius } = canvas.style;
  const illustrationPlace = { start, top, width, height: head };
  return [
    ...drawSurface(`Card ${card.number}`, boxAt(canvas, start, top, width, height), surface, canvas),
    {
      kind: "shape",
      name: `Head of card ${card.number}`,
      ...(cornerRadius > 0 ? { geometry: "roundedTop", cornerRadius } : { geometry: "rectangle" }),
      box: boxAt(canvas, start, top, width, head),
      fill,
    },
    ...(card.illustration
      ? [drawIllustration(`Picture ${card.number}`, card.illustration, illustrationPlace, canvas)]
      : card.icon
        ? [
            drawIcon(
              `Icon ${card.number}`,
              card.icon,
              { start: start + (width - side) / 2, top: top + (head - side) / 2, side },
              ink,
              canvas,
            ),
          ]
        : []),
    createTextShape({
      name: `Words ${card.number}`,
      box: boxAt(
        canvas,
        start + padding,
        top + head + padding,
        width - 2 * padding,
        height - head - 1.5 * padding,
      ),
      paragraphs: words.paragraphs[index] ?? [],
      look: canvas.look,
      color: surface.inks.text,
    }),
  ];
}
