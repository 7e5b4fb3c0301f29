import type { BulletItem, OutlineSlide } from "@lectern/deck";
import type { Brief, WantedEnding } from "../brief/brief.ts";
import { readOrder } from "../text/numbers/slide-order.ts";
import { capitalise } from "../text/words/capitalise.ts";
import { nameIn, titleOfPart } from "./name-part.ts";
import { readSubject } from "./read-subject.ts";
import { gapItem } from "./spare-slides.ts";
import type { Story } from "./story-kinds.ts";
import { createStorySlide, type StoryWords } from "./story-slide.ts";
import { type ClosingKey, rowOf, type StoryTexts } from "./story-texts.ts";

const keysOfEndings: Readonly<Record<Exclude<WantedEnding["kind"], "other">, ClosingKey>> = {
  nextSteps: "act",
  takeaways: "take",
  questions: "questions",
  ask: "decide",
  thanks: "thanks",
};

/** Returns the last slide: as the brief wants it, in its words; a plain one below parts that it lists; or as talks of the kind end. */
export function createEnding(brief: Brief, story: Story, texts: StoryTexts, words: StoryWords): OutlineSlide {
  const { ending, parts } = brief;
  const isListed = parts.length > 1;
  if (ending === undefined && isListed) {
    // Whoever lists the parts of a deck asks for no further questions at its end.
    const key = story.closing === "thanks" ? "thanks" : "questions";
    return { kind: "closing", title: rowOf(texts, key)[0] ?? "" };
  }
  if (ending === undefined) return createStorySlide(story.closing, texts, words);
  const title = titleOfEnding(ending);
  const titled = title === "" ? words : { ...words, title };
  const { details } = ending;
  if (details !== undefined || ending.isSaid === true) {
    const items = details?.map(
      (detail): BulletItem => ({ text: [{ text: isAddress.test(detail) ? detail : capitalise(detail) }] }),
    );
    return { kind: "closing", title, ...(items && { items }) };
  }
  if (ending.kind !== "other") return createStorySlide(keysOfEndings[ending.kind], texts, titled);
  const closing = createStorySlide(story.closing, texts, titled);
  const items = itemsFor(ending.text, texts) ?? [gapItem(texts, title)];
  return closing.kind === "closing" ? { ...closing, items } : closing;
}

/** Returns what the slide of an ending is called. */
export function titleOfEnding({ text }: WantedEnding): string {
  return titleOfPart(withoutPlace(text));
}

const isAddress = /^\S{1,80}@|^https?:|^www\./u;

/** "Last slide a toast" is called "A toast". */
function withoutPlace(text: string): string {
  const order = readOrder(text);
  const rest = order?.place === "last" ? text.slice(order.end).replace(/^[\s:,–—-]+/u, "") : text;
  return rest.length < 2 ? text : rest;
}

/** A quiz at the end asks what quizzes ask. */
function itemsFor(text: string, texts: StoryTexts): readonly BulletItem[] | undefined {
  const key = readSubject(text)[0];
  const parts =
    key === undefined
      ? []
      : rowOf(texts, key)
          .slice(1)
          .map((part) => nameIn(part, undefined));
  const isList = parts.length >= 3 && parts.every((part) => !part.includes(" | "));
  return isList ? parts.map((part) => ({ text: [{ text: part }] })) : undefined;
}
