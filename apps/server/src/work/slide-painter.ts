import type { DrawableDeck, Engine } from "@lectern/engine";
import type { Blobs } from "../store/blobs/blobs.ts";
import type { DrawnSlide } from "./work.ts";

/** Returns the picture of a slide of the deck in a file, or why there is none. */
export type DrawSlide = (order: {
  readonly blobKey: string;
  readonly slideNumber: number;
}) => Promise<DrawnSlide["picture"]>;

/** Somebody who looks at one slide of a deck looks at the others too. */
const mostOpen = 4;

/** Returns what draws slides, and keeps the decks that it opened last; a file never changes under its key. */
export function createSlidePainter(engine: Pick<Engine, "openDeck">, blobs: Pick<Blobs, "read">): DrawSlide {
  const opened = new Map<string, DrawableDeck>();
  const open = async (blobKey: string): Promise<DrawableDeck | undefined> => {
    const known = opened.get(blobKey);
    if (known) return known;
    const bytes = await blobs.read(blobKey);
    if (bytes === undefined) return undefined;
    const deck = engine.openDeck(bytes);
    const [oldest] = opened.keys();
    if (opened.size >= mostOpen && oldest !== undefined) opened.delete(oldest);
    opened.set(blobKey, deck);
    return deck;
  };
  return async ({ blobKey, slideNumber }) => {
    const deck = await open(blobKey);
    if (!deck) return { kind: "noFile" };
    const { slideCount } = deck;
    if (slideNumber > slideCount) return { kind: "noSlide", slideCount };
    return { kind: "svg", svg: deck.draw(slideNumber) };
  };
}
