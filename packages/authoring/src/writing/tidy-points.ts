import type { BulletItem, OutlineSlide, RichText } from "@lectern/deck";
import { capitalise } from "../text/words/capitalise.ts";

/** "whole texts;" whose other half stands elsewhere. */
const joiningMark = /\s*[;,，；、]\s*$/u;

/** Returns the slides with points that end in no mark that joins them to what is not there, and whose lead is not the title again. */
export function tidyPoints(slides: readonly OutlineSlide[]): readonly OutlineSlide[] {
  return slides.map((slide) =>
    slide.kind === "bullets"
      ? { ...slide, items: slide.items.map((item) => withoutTitle(tidyItem(item), slide.title)) }
      : slide,
  );
}

function tidyItem(item: BulletItem): BulletItem {
  return {
    ...item,
    text: withoutJoin(item.text),
    ...(item.children && { children: item.children.map(tidyItem) }),
  };
}

function withoutJoin(text: RichText): RichText {
  const last = text.at(-1);
  if (last === undefined || last.code === true || !joiningMark.test(last.text)) return text;
  return [...text.slice(0, -1), { ...last, text: last.text.replace(joiningMark, "") }];
}

function withoutTitle({ lead, ...item }: BulletItem, title: string): BulletItem {
  const [first, ...rest] = item.text;
  if (lead === undefined) return item;
  if (lead.toLowerCase() !== title.toLowerCase() || first === undefined) return { lead, ...item };
  const opened = first.code === true ? first : { ...first, text: capitalise(first.text) };
  return { ...item, text: [opened, ...rest] };
}
