import {
  emu,
  groupElements,
  type Outline,
  type PlacedGroup,
  type PlacedShape,
  points,
  type SlideKind,
  type SlidePicture,
  type ThemeColor,
} from "@lectern/deck";
import { extent, type Figure, type Mark, placed } from "../art/drawing/figure.ts";
import { type Thing, wordsOfThing } from "../art/things/drawn-thing.ts";
import { arrangementOf } from "../built-in-template.ts";
import type { ChosenLook } from "../choice/choose-look.ts";
import { choosePictures } from "../choice/choose-pictures.ts";
import type { Color } from "../color.ts";
import type { ArtSource } from "../looks/look.ts";
import { closesWithoutThing, picturedIn } from "../looks/pictured/pictured.ts";
import {
  isAtStart,
  nameOfVariant,
  type PageVariant,
  roomOfVariant,
  type VariedPage,
} from "../page-variants.ts";
import { commandsOf, toIllustration } from "./to-illustration.ts";

/** What is drawn on the slides of a deck, and the pages that this needs beside those that each look has. */
export interface DeckPictures {
  readonly variants: readonly PageVariant[];
  /** By the titles of slides. */
  readonly pictures: ReadonlyMap<string, SlidePicture>;
}

/** Of one kind: pages with a picture have as many grounds, and more would be no kind. */
const mostTurns = 4;
/** Of statements without one. */
const mostPlain = 3;

/** Returns the pictures of an outline's slides in a look. */
export function drawPictures(
  outline: Pick<Outline, "title" | "slides" | "language" | "design" | "direction" | "drawings">,
  { look, thing }: ChosenLook,
): DeckPictures {
  const hasPlainClosing = closesWithoutThing(look);
  const chosen = choosePictures(outline, { thing, palette: look.palette, hasPlainClosing });
  const source: ArtSource = { arrangement: arrangementOf(look, outline.title) };
  const variants = new Map<string, PageVariant>();
  const pictures = new Map<string, SlidePicture>();
  const turns = { pictured: 0, statement: 0 };
  for (const slide of outline.slides) {
    const { kind, title } = slide;
    const shown = chosen.get(title);
    const page = variedPage(kind);
    // A list of one point is set as a statement.
    if (page === "statement" || (kind === "bullets" && slide.items.length === 1)) turns.statement += 1;
    if (!shown) continue;
    const variant: PageVariant | undefined = page && {
      page,
      isPictured: true,
      turn: page === "closing" ? turns.pictured % mostTurns : turns.pictured++ % mostTurns,
    };
    if (variant) variants.set(nameOfVariant(variant), variant);
    pictures.set(title, {
      name: wordsOfThing(shown),
      illustration: toIllustration(shown),
      ...(variant && {
        page: {
          layout: nameOfVariant(variant),
          drawing: drawOn(variant, shown, { look, source, direction: outline.direction }),
        },
      }),
    });
  }
  const plain = Array.from(
    { length: Math.min(mostPlain, turns.statement) - 1 },
    (_, index): PageVariant => ({ page: "statement", isPictured: false, turn: index + 1 }),
  );
  return { variants: [...plain, ...variants.values()], pictures };
}

function variedPage(kind: SlideKind): VariedPage | undefined {
  return kind === "section" || kind === "statement" || kind === "quote" || kind === "closing"
    ? kind
    : undefined;
}

interface Drawing extends Pick<ChosenLook, "look"> {
  readonly source: ArtSource;
  readonly direction: Outline["direction"];
}

/** Pages from right to left are seen in a mirror, but for what their pictures show. */
function drawOn(variant: PageVariant, thing: Thing, { look, source, direction }: Drawing): PlacedGroup {
  const { fit, draw } = picturedIn(look)(roomOfVariant(look, variant, source));
  const figure = draw(thing, fit);
  const { left, right } = extent(figure.flatMap(({ outline }) => outline));
  const isMoved = isAtStart(variant) !== (direction === "rtl");
  const seen = isMoved ? placed(figure, { x: 1280 - left - right, y: 0 }) : figure;
  return toPlacedGroup(seen, wordsOfThing(thing));
}

const emuPerUnit = 9525;

function toPlacedGroup(figure: Figure, description: string): PlacedGroup {
  const shapes = figure.map(({ fill, line, outline }: Mark, index): PlacedShape => {
    const { left, top, right, bottom } = extent(outline);
    const [width, height] = [Math.max(1, right - left), Math.max(1, bottom - top)];
    return {
      kind: "shape",
      name: `Picture ${index + 1}`,
      geometry: { width, height, commands: commandsOf(outline, left, top) },
      box: {
        x: emu(left * emuPerUnit),
        y: emu(top * emuPerUnit),
        width: emu(width * emuPerUnit),
        height: emu(height * emuPerUnit),
      },
      ...(fill && { fill: toThemeColor(fill as Color) }),
      ...(line && { line: { color: toThemeColor(line.color), width: points(line.width) } }),
    };
  });
  return groupElements("Picture", shapes, description);
}

function toThemeColor(color: Color): ThemeColor {
  return color as ThemeColor;
}
