import type { Span } from "../structure/blocks.ts";
import { placeOfLanguageWish, readDemands } from "./read-demands.ts";
import { readSlideCount } from "./slide-count.ts";
import type { Wishes } from "./wishes.ts";

/** What the first line of a text says about the deck beside its subject, and where. */
export interface HeadlineWishes {
  readonly wishes: Wishes;
  /** To be blanked out. */
  readonly spans: readonly Span[];
}

const longestHeadline = 300;

/**
 * Reads a first line such as "Board update, third quarter, 8 slides, for the trustees": its subject, and after commas or
 * dashes how many slides there are to be, in which language and for whom.
 */
export function findHeadlineWishes(text: string): HeadlineWishes {
  const start = text.search(/\S/u);
  const lineEnd = text.indexOf("\n", Math.max(0, start));
  const end = lineEnd === -1 ? text.length : lineEnd;
  const nothing: HeadlineWishes = { wishes: { points: [] }, spans: [] };
  if (start === -1 || end - start > longestHeadline) return nothing;
  const [, ...asides] = partsOf(text, { start, end });
  const counted = asides.find((part) => isCount(text.slice(part.start, part.end)));
  if (counted === undefined) return nothing;
  const slideCount = readSlideCount(text.slice(counted.start, counted.end));
  const about = asides.filter((part) => part === counted || isAboutTheDeck(text.slice(part.start, part.end)));
  const told = about
    .map((part) => text.slice(part.start, part.end).replace(/^[\s,;(–、\uFF0C\uFF08،-]{1,4}/u, ""))
    .join(", ");
  const stop = /[.!\s)]{1,4}$/u.exec(text.slice(start, end))?.[0].length ?? 0;
  return {
    wishes: { points: [], instruction: told, ...readDemands(told), ...(slideCount && { slideCount }) },
    spans: about.map((part) => (part.end >= end - stop ? { start: part.start, end } : part)),
  };
}

/** The parts of a line between commas, dashes and brackets, each with the mark before it. */
function partsOf(text: string, { start, end }: Span): readonly Span[] {
  const parts: Span[] = [];
  let from = start;
  for (let index = start; index < end; index += 1) {
    const isMark =
      /[,;(、\uFF0C\uFF08،]/u.test(text.charAt(index)) ||
      (/[–—-]/u.test(text.charAt(index)) && text.charAt(index - 1) === " " && text.charAt(index + 1) === " ");
    if (!isMark || index === from) continue;
    parts.push({ start: from, end: index });
    from = index;
  }
  return [...parts, { start: from, end }];
}

/** A number of slides and hardly anything else. */
function isCount(part: string): boolean {
  return (
    part.trim().split(/\s{1,4}/u).length <= 7 &&
    readSlideCount(part.replace(/^[\s,;(–、\uFF0C\uFF08،-]{1,4}/u, "")) !== undefined
  );
}

function isAboutTheDeck(part: string): boolean {
  const words = part.replace(/^[\s,;(–—、\uFF0C\uFF08،-]{1,4}/u, "");
  return (
    /^(?:for (?:the |our |a )|für |pour (?:les |le |la |des )|para |per (?:i |gli |il |la )|для )/iu.test(
      words,
    ) || placeOfLanguageWish(` ${words}`) === 0
  );
}
