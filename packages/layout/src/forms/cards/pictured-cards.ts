import { emu, inches, type PlacedElement, type ThemeColor } from "@lectern/deck";
import { boxAt, type Canvas, optically } from "../../parts/canvas.ts";
import { type HeadedWords, setHeadedWords } from "../../parts/headed-words.ts";
import { drawIcon, drawIconMark } from "../../parts/icon-mark.ts";
import { drawIllustration, type IllustrationPlace, illustrationGrounds } from "../../parts/illustration.ts";
import { createTextShape } from "../../parts/place-text.ts";
import { createQuietSurface, dominantFill, drawSurface, type Surface } from "../../parts/surface.ts";
import { chooseAccentOn, chooseOn, isDark, labelledFill } from "../../template/colors/tones.ts";
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
      const heads = headsFor(cards.length, isIllustrated, canvas);
      return cards.flatMap((card, index) => {
        const at = cells[index];
        const ground = heads[index];
        if (!at || !ground) return [];
        return drawCard(card, { ...place, ...at, cellTop: at.top, top, height, ground, index }, canvas);
      });
    },
  };
}

/** What the head of a card is drawn with. */
interface Head {
  readonly fill: ThemeColor;
  /** Of the ground that its icon has; left out: none but the head. */
  readonly mark?: ThemeColor;
}

// Pale heads in the look's own hues, each with its icon on the full hue, where the look has grounds for icons; full heads of one
// colour on dark pages, and on those of somebody else's, where several colours would be taken for a meaning of its makers.
function headsFor(count: number, isIllustrated: boolean, canvas: Canvas): readonly Head[] {
  const { tones, anatomy, style } = canvas;
  const { layout } = anatomy;
  const grounds = illustrationGrounds(canvas);
  const isOneColor = style.icon === "plain" || isDark(layout.background) || layout.brand !== undefined;
  const heads: readonly Head[] =
    isIllustrated || !isOneColor
      ? grounds.map((fill, index) => ({
          fill,
          mark: labelledFill(tones.sequence[index] ?? tones.field, layout),
        }))
      : [{ fill: dominantFill(canvas) }];
  return Array.from(
    { length: count },
    (_, index) => heads[index % heads.length] ?? { fill: dominantFill(canvas) },
  );
}

function hasPicture({ icon, illustration }: CardContent): boolean {
  return icon !== undefined || illustration !== undefined;
}

const leastHead = inches(1);
/** Of a card that its head takes at most. */
const mostShare = 0.56;
const mostIllustrated = 0.62;
const mostIcon = inches(1.5);
/** With its ground. */
const mostMark = inches(1.9);

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
  readonly ground: Head;
  readonly index: number;
}

function drawCard(card: CardContent, place: CardPlace, canvas: Canvas): readonly PlacedElement[] {
  const { head, height, padding, surface, words, start, width, ground, index } = place;
  const top = place.cellTop + place.top;
  const { cornerRadius } = canvas.style;
  return [
    ...drawSurface(`Card ${card.number}`, boxAt(canvas, start, top, width, height), surface, canvas),
    {
      kind: "shape",
      name: `Head of card ${card.number}`,
      ...(cornerRadius > 0 ? { geometry: "roundedTop", cornerRadius } : { geometry: "rectangle" }),
      box: boxAt(canvas, start, top, width, head),
      fill: ground.fill,
    },
    ...drawPicture(card, ground, { start, top, width, height: head }, canvas),
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

function drawPicture(
  { illustration, icon, number }: CardContent,
  { fill, mark }: Head,
  place: IllustrationPlace,
  canvas: Canvas,
): readonly PlacedElement[] {
  if (illustration) return [drawIllustration(`Picture ${number}`, illustration, place, canvas)];
  if (!icon) return [];
  const { start, top, width, height } = place;
  const { layout } = canvas.anatomy;
  const inMiddle = (side: number) => ({
    start: start + (width - side) / 2,
    top: top + (height - side) / 2,
    side,
  });
  const name = `Icon ${number}`;
  if (mark) {
    const onMark = { ...createQuietSurface(canvas), mark: { ground: mark, ink: chooseOn(mark, layout) } };
    return drawIconMark(name, icon, inMiddle(Math.min(0.7 * height, mostMark)), onMark, canvas);
  }
  const ink = canvas.style.panel === "blocks" ? chooseOn(fill, layout) : chooseAccentOn(fill, layout);
  return [drawIcon(name, icon, inMiddle(Math.min(0.6 * height, mostIcon)), ink, canvas)];
}
