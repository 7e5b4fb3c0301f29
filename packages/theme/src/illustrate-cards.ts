import type { Card, Illustration, Outline } from "@lectern/deck";
import { extent } from "./art/drawing/figure.ts";
import type { Outline as Path, Stroke } from "./art/drawing/outline.ts";
import { areasOf } from "./art/things/thing.ts";
import { nameThing } from "./choice/name-thing.ts";
import { thingOfLabel } from "./choice/thing-of-label.ts";
import type { ThingName } from "./generated/thing-shapes.ts";

/**
 * Returns drawings of the things that cards name by heading or icon, under the one or the other: of those slides alone whose cards
 * all name one. Icons that can be drawn as lines as well are drawn in colour only where the deck is to be playful; a formal deck
 * has no drawings.
 */
export function illustrateCards(
  { slides, language, design = {} }: Pick<Outline, "slides" | "language" | "design">,
  lineIcons: readonly string[],
): Readonly<Record<string, Illustration>> {
  if (design.mood === "formal") return {};
  const isLine = (icon = "") => lineIcons.includes(icon);
  return Object.fromEntries(
    slides.flatMap((slide) => {
      if (slide.kind !== "cards") return [];
      const found = slide.cards.map((card) => findThing(card, language));
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
  readonly thing: ThingName;
}

function findThing({ heading, icon = "" }: Card, language: string): FoundThing | undefined {
  const named = thingOfLabel(heading, language);
  if (named) return { by: "heading", name: heading, thing: named };
  const shown = nameThing(icon);
  return shown && { by: "icon", name: icon, thing: shown };
}

function toIllustration(thing: ThingName): Illustration {
  const areas = areasOf(thing);
  const { left, top, right, bottom } = extent(areas.flatMap(({ outline }) => outline));
  return {
    width: right - left,
    height: bottom - top,
    areas: areas.map(({ tone, outline }) => ({ tone, commands: commandsOf(outline, left, top) })),
  };
}

function commandsOf(path: Path, left: number, top: number): string {
  const at = (x: number, y: number) => `${round(x - left)} ${round(y - top)}`;
  const command = (stroke: Stroke): string => {
    switch (stroke.kind) {
      case "move":
        return `M${at(stroke.x, stroke.y)}`;
      case "line":
        return `L${at(stroke.x, stroke.y)}`;
      case "curve":
        return `C${stroke.points.map(({ x, y }) => at(x, y)).join(" ")}`;
      case "close":
        return "Z";
    }
  };
  return path.map(command).join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
