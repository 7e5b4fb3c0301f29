import type { DrawableDeck, Engine, Outline, TemplatePackage } from "@lectern/engine";
import { createRasterizer } from "@lectern/raster";
import type { Blobs } from "../store/blobs/blobs.ts";
import type { DrawnSlide, PictureWish } from "./work.ts";

/** An outline, and what it is laid out in. */
interface OutlineOrder extends PictureWish {
  readonly outline: Outline;
  readonly template?: TemplatePackage;
}

/** What draws slides. */
export interface SlidePainter {
  /** Returns the picture of a slide of the deck in a file, or why there is none. */
  drawFile(order: PictureWish & { readonly blobKey: string }): Promise<DrawnSlide["picture"]>;
  /** Returns the picture of a slide of an outline's deck, or why there is none. */
  drawOutline(order: OutlineOrder): Promise<DrawnSlide["picture"]>;
}

/** Somebody who looks at one slide of a deck looks at the others too. */
const mostOpen = 4;

/** Returns what draws slides, and keeps the decks that it opened last; a file never changes under its key. */
export function createSlidePainter(
  engine: Pick<Engine, "openDeck" | "renderOutline">,
  blobs: Pick<Blobs, "read">,
): SlidePainter {
  const opened = new Map<string, DrawableDeck>();
  const rasterize = createRasterizer();
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
  const draw = async (deck: DrawableDeck, wish: PictureWish): Promise<DrawnSlide["picture"]> => {
    const { slideCount } = deck;
    if (wish.slideNumber > slideCount) return { kind: "noSlide", slideCount };
    const svg = deck.draw(wish.slideNumber);
    const isSvg = wish.mediaType === "image/svg+xml";
    return { kind: "drawn", bytes: isSvg ? new TextEncoder().encode(svg) : await rasterize(svg) };
  };
  return {
    async drawFile({ blobKey, ...wish }) {
      const deck = await open(blobKey);
      return deck ? draw(deck, wish) : { kind: "noFile" };
    },
    async drawOutline({ outline, template, ...wish }) {
      const { chunks } = engine.renderOutline(outline, { ...(template && { template }) });
      return draw(engine.openDeck(Buffer.concat(chunks)), wish);
    },
  };
}
