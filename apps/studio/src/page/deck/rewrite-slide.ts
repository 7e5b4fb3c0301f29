import type { Outline, OutlineSlide } from "@lectern/types";
import { toText } from "../outline/slide-lines.ts";
import type { Service } from "../service/service.ts";

/** Which slide is to be written anew, and what is to be different. */
export interface RewriteOrder {
  readonly outline: Outline;
  /** From 0. */
  readonly index: number;
  /** Empty: nothing in particular. */
  readonly wish: string;
}

/** What came of it: a slide to be looked at, no model to write one, or none that can be used. */
export type Rewritten =
  | { readonly kind: "slide"; readonly slide: OutlineSlide }
  | { readonly kind: "no-model" }
  | { readonly kind: "no-slide" };

/** Has a language model write one slide anew; nothing of the deck is changed by that. Throws the client's errors. */
export async function rewriteSlide(service: Service, order: RewriteOrder): Promise<Rewritten> {
  const { outline, report } = await service.client.composeOutline({ body: { prompt: toPrompt(order) } });
  if (report.author.name !== "model") return { kind: "no-model" };
  const slide = pickSlide(outline.slides, order.outline.slides[order.index]);
  return slide === undefined ? { kind: "no-slide" } : { kind: "slide", slide };
}

const usualWish = "Say the same more clearly, in the kind of slide that suits it best.";

/**
 * Instructions are in English, which every model follows; what the slide says is in its own language. Decks have a cover and
 * a closing: a model that is asked for one slide alone writes these two.
 */
function toPrompt({ outline, index, wish }: RewriteOrder): string {
  const { slides, title, language } = outline;
  const slide = slides[index];
  if (slide === undefined)
    throw new RangeError(`Expected a slide from 0 to ${slides.length - 1}, got ${index}.`);
  const beside = [slides[index - 1]?.title, slides[index + 1]?.title].filter((each) => each !== undefined);
  return `Write one slide of a presentation anew. Make exactly 3 slides: a cover, then this one slide, then a closing.
Write in the language ${language}.
The presentation is called "${title}".${beside.length > 0 ? ` The slides beside it say: ${beside.map((each) => `"${each}"`).join(", ")}.` : ""}
What is to be different: ${wish.trim() || usualWish}

This is the slide, and all that is known:

${slide.title}

${toText(slide)}
${slide.notes ? `\nNotes: ${slide.notes}\n` : ""}`;
}

const frames: ReadonlySet<OutlineSlide["kind"]> = new Set(["title", "agenda", "section", "closing"]);

/** The slide between cover and closing, or one of these where it is to be written. */
function pickSlide(
  slides: readonly OutlineSlide[],
  before: OutlineSlide | undefined,
): OutlineSlide | undefined {
  const isFrame = before !== undefined && frames.has(before.kind);
  return slides.find(({ kind }) => (isFrame ? kind === before.kind : !frames.has(kind)));
}
