import type { BulletItem, OutlineSlide, RichText } from "@lectern/deck";
import { capitalise } from "../text/words/capitalise.ts";

/** "whole texts;" whose other half stands elsewhere. */
const joiningMark = /\s*[;,，；、]\s*$/u;

/**
 * Returns the slides with points that end in no mark that joins them to what is not there, whose lead is not the title again, and
 * that look alike within their list.
 */
export function tidyPoints(slides: readonly OutlineSlide[]): readonly OutlineSlide[] {
  return slides.map((slide) =>
    slide.kind === "bullets"
      ? { ...slide, items: asOne(slide.items.map((item) => withoutTitle(tidyItem(item), slide.title))) }
      : slide,
  );
}

/** The points of one list look alike: where few of them are labelled, their labels go on in the text, and all open large where most do. */
function asOne(items: readonly BulletItem[]): readonly BulletItem[] {
  const labelled = items.filter(({ lead }) => lead !== undefined).length;
  const areMixed = items.length > 1 && labelled > 0 && labelled * 2 <= items.length;
  const alike = areMixed ? items.map(withLead) : items;
  const large = alike.filter((item) => /^[\p{Lu}\p{Nd}]/u.test(openingOf(item))).length;
  return large * 2 >= alike.length ? alike.map(openLarge) : alike;
}

function openingOf({ lead, text }: BulletItem): string {
  return lead ?? text[0]?.text ?? "";
}

/** "phones off: Ollie fogged a box", in the weight of the others. */
function withLead({ lead, ...item }: BulletItem): BulletItem {
  if (lead === undefined || item.children !== undefined) return lead === undefined ? item : { lead, ...item };
  return { ...item, text: [{ text: /[.:!?：。]$/u.test(lead) ? `${lead} ` : `${lead}: ` }, ...item.text] };
}

/** Words of small letters open large; names and code ("iPhone", "npm install", "x = 1") stay as they are. */
function openLarge(item: BulletItem): BulletItem {
  const [first, ...rest] = item.text;
  const opening = openingOf(item);
  const isWord = /^\p{Ll}[\p{Ll}'’]{2,}(?=$|[\s,.:;!?])/u.test(opening);
  if (!isWord || isCode.test(opening) || first === undefined || first.code === true) return item;
  return item.lead === undefined
    ? { ...item, text: [{ ...first, text: capitalise(first.text) }, ...rest] }
    : { ...item, lead: capitalise(item.lead) };
}

const isCode = /^[bcdfghjklmnpqrstvwxz]{2,4}(?!\p{L})|[=(){}[\]<>_@]|^\S+\.\p{L}{2,3}(?:\/|$)/u;

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
