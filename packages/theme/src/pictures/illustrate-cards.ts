import type { Card, Illustration, Outline } from "@lectern/deck";
import type { Thing } from "../art/things/drawn-thing.ts";
import { pictureNamed } from "../choice/picture-named.ts";
import { thingOfLabel } from "../choice/thing-of-label.ts";
import { toIllustration } from "./to-illustration.ts";

/**
 * Returns drawings of the things that cards name by heading or icon, under the one or the other: of those slides alone whose cards
 * all name one. Icons that can be drawn as lines as well are drawn in colour only where the deck is to be playful; a formal deck
 * has no drawings.
 */
export function illustrateCards(
  { slides, language, design = {}, drawings }: Pick<Outline, "slides" | "language" | "design" | "drawings">,
  lineIcons: readonly string[],
): Readonly<Record<string, Illustration>> {
  if (design.mood === "formal") return {};
  const isLine = (icon = "") => lineIcons.includes(icon);
  return Object.fromEntries(
    slides.flatMap((slide) => {
      if (slide.kind !== "cards") return [];
      const found = slide.cards.map((card) => findThing(card, language, drawings));
      const isTold = found.some((one, index) => one?.by === "heading" || !isLine(slide.cards[index]?.icon));
      const isWished = design.mood === "playful" || isTold;
      return isWished && found.every((one) => one !== undefined)
        ? found.map(({ name, thing }) => [name, toIllustration(thing)] as const)
        : [];
    }),
  );
}

interface FoundThing {
  readonly by: "heading" | "icon";
  /** The heading or the icon. */
  readonly name: string;
  readonly thing: Thing;
}

function findThing(
  { heading, icon = "" }: Card,
  language: string,
  drawings: Outline["drawings"],
): FoundThing | undefined {
  const named = thingOfLabel(heading, language);
  if (named) return { by: "heading", name: heading, thing: named };
  const shown = pictureNamed(icon, { drawings });
  return shown && { by: "icon", name: icon, thing: shown };
}
