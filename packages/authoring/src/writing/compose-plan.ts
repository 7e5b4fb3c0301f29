import type { BulletItem, OutlineSlide, RichText } from "@lectern/deck";
import { readCountWord } from "../brief/slide-count.ts";
import { createIdeas } from "../ideas/create-ideas.ts";
import { pointsOf } from "../ideas/ideas.ts";
import { readLabel } from "../ideas/labelled.ts";
import { splitMembers } from "../ideas/members.ts";
import type { Block, HeadingBlock } from "../structure/blocks.ts";
import { capitalise } from "../text/capitalise.ts";
import { countColumns } from "../text/columns.ts";
import { toPlainText, toRichText } from "../text/rich-text.ts";
import { createSkeletonSlide } from "../topics/skeletons/skeleton-slide.ts";
import { skeletonTextsOf } from "../topics/skeletons/skeleton-texts-of.ts";
import { writeNotes } from "./compose-slides.ts";
import { clip, createListPoint, withoutFinalStop } from "./create-points.ts";
import { showPlanned } from "./show-planned.ts";

interface PlannedPart {
  readonly heading: HeadingBlock;
  readonly blocks: readonly Block[];
}

/** The slides of a plan, and what stood around it. */
export interface ComposedPlan {
  readonly slides: readonly OutlineSlide[];
  readonly preface: readonly Block[];
}

const mostItems = 10;

/** Says whether a text plans its slides one by one: at least two of them, counted on. */
export function isPlan(blocks: readonly Block[]): boolean {
  const planned = plannedHeadings(blocks);
  return planned.length >= 2 && planned.every(({ first }, index) => first > (planned[index - 1]?.last ?? 0));
}

/** Returns exactly the slides that a plan names, in its order and its words. */
export function composePlan(blocks: readonly Block[], language: string, deckTitle?: string): ComposedPlan {
  const start = blocks.findIndex(isPlanned);
  const preface = blocks.slice(0, Math.max(0, start));
  const parts = partsOf(blocks.slice(Math.max(0, start)));
  const planned = parts.flatMap((part, index) => slidesOf(part, language, index === parts.length - 1));
  const slides = withPromises(planned).map(capitalised);
  const [first] = slides;
  if (first?.kind === "title") return { slides, preface };
  const opening: OutlineSlide[] =
    parts[0]?.heading.planned?.first === 1 && first !== undefined
      ? [
          {
            kind: "title",
            title: first.title,
            ...subtitleOf(first),
            ...(first.notes === undefined ? {} : { notes: first.notes }),
          },
        ]
      : [{ kind: "title", title: deckTitle ?? first?.title ?? "…" }];
  return {
    slides: [...opening, ...(opening[0]?.title === first?.title ? slides.slice(1) : slides)],
    preface,
  };
}

/** "Summary and three promises", and nothing more: what the last slides before it are about is what there is to promise. */
function withPromises(slides: readonly OutlineSlide[]): readonly OutlineSlide[] {
  const last = slides.at(-1);
  if (last?.kind !== "closing" || last.items !== undefined) return slides;
  const count = readCountWord(last.title) ?? 0;
  const told = slides.slice(1, -1).filter(({ kind }) => kind !== "agenda" && kind !== "section");
  if (count < 2 || told.length < count) return slides;
  const items = told.slice(-count).map(({ title }): BulletItem => ({ text: toRichText(title) }));
  return [...slides.slice(0, -1), { ...last, items }];
}

/** Points written small in a plan's line open with a capital on their slide. */
function capitalised(slide: OutlineSlide): OutlineSlide {
  switch (slide.kind) {
    case "bullets":
      return { ...slide, items: slide.items.map(withCapital) };
    case "columns":
      return {
        ...slide,
        columns: slide.columns.map((column) => ({ ...column, items: column.items.map(withCapital) })),
      };
    case "comparison":
      return {
        ...slide,
        options: slide.options.map((option) => ({ ...option, points: option.points.map(withCapital) })),
      };
    default:
      return slide;
  }
}

/** Names such as "iPhone" and "streamText" are spelt as they are. */
function withCapital<Point extends { readonly text: RichText; readonly lead?: string }>(point: Point): Point {
  const [first, ...rest] = point.text;
  if (first === undefined || first.code === true || point.lead !== undefined) return point;
  if (!/^\p{Ll}[\p{Ll}'’-]{0,40}(?=[\s,.;:]|$)/u.test(first.text)) return point;
  const text = first.text.charAt(0).toUpperCase() + first.text.slice(1);
  return { ...point, text: [{ ...first, text }, ...rest] };
}

function subtitleOf(slide: OutlineSlide): { subtitle?: string } {
  if (slide.kind !== "bullets") return {};
  const words = slide.items.map(({ lead, text }) =>
    lead === undefined ? toPlainText(text) : `${lead}: ${toPlainText(text)}`,
  );
  return { subtitle: clip(words.join(" · "), 200) };
}

function plannedHeadings(blocks: readonly Block[]): readonly { first: number; last: number }[] {
  return blocks.flatMap((block) =>
    block.kind === "heading" && block.planned !== undefined ? [block.planned] : [],
  );
}

function isPlanned(block: Block): boolean {
  return block.kind === "heading" && block.planned !== undefined;
}

function partsOf(blocks: readonly Block[]): readonly PlannedPart[] {
  const parts: { heading: HeadingBlock; blocks: Block[] }[] = [];
  for (const block of blocks) {
    if (block.kind === "heading" && block.planned !== undefined) parts.push({ heading: block, blocks: [] });
    else parts.at(-1)?.blocks.push(block);
  }
  return parts;
}

function slidesOf(part: PlannedPart, language: string, isLast: boolean): readonly OutlineSlide[] {
  const words = withoutStop(toPlainText(part.heading.text));
  const { first, last } = part.heading.planned ?? { first: 1, last: 1 };
  const notes = notesOf(part, language);
  if (first === 1 && last === 1) {
    const cover = readCover(words);
    if (cover !== undefined) return [{ kind: "title", ...cover, ...notes }];
  }
  if (last > first) return seriesOf(part, words, language);
  const { title, items, members } = contentOf(part, words, language);
  const shown = showPlanned({ title, words, members, blocks: part.blocks }, { language, subject: words });
  if (shown.body !== undefined && !(isLast && isClosing(words)))
    return [{ ...shown.body, title: clip(shown.title, 110), ...notes }];
  if (isLast && isClosing(words)) return [closingOf(title, items, notes)];
  if (items.length === 0)
    return [isLast ? { kind: "closing", title, ...notes } : { kind: "section", title, ...notes }];
  return [{ kind: "bullets", title, items, ...notes }];
}

function isClosing(words: string): boolean {
  return /^(?:closing|close|end|schluss|abschluss|fin|cierre|まとめ|总结|結び)/iu.test(words);
}

function closingOf(title: string, items: readonly BulletItem[], notes: { notes?: string }): OutlineSlide {
  const [only] = items;
  const words = items.length === 1 && only !== undefined ? toPlainText(only.text) : "";
  if (words !== "" && countColumns(words) <= 100)
    return { kind: "closing", title: unquoted(words), ...notes };
  return { kind: "closing", title, ...(items.length === 0 ? {} : { items }), ...notes };
}

const coverWords =
  /^(?:title|cover|titel|titelfolie|deckblatt|titre|couverture|título|portada|capa|titolo|copertina|титул|обложка|заголовок|العنوان|الغلاف|表紙|封面|标题|標題)(?![\p{Ll}])/iu;

/** `Title: "Welcome", subtitle: For new colleagues`. */
function readCover(words: string): { title: string; subtitle?: string } | undefined {
  const label = readLabel(words);
  const inner = /[(\uFF08](.{2,300})[)\uFF09]$/u.exec(words.slice(0, 400))?.[1];
  const isCover = label !== undefined && coverWords.test(label.term);
  const content = isCover
    ? words.slice(label.textStart)
    : coverWords.test(words)
      ? (inner ?? (/^[\p{L}\p{M}]{2,12} ["“「『„'‘«]/u.test(words) ? words : undefined))
      : undefined;
  if (content === undefined) return undefined;
  const quoted = /["“「『„«'‘]([^"”」』“»’]{1,150}?)["”」』“»'’](?![\p{L}])/u.exec(content);
  const title = quoted?.[1] ?? splitMembers(content)[0] ?? content;
  const after =
    quoted === null ? content.slice(title.length) : content.slice(quoted.index + quoted[0].length);
  const subtitle = after
    .replace(/^[\s,;、\uFF0C]{1,3}/u, "")
    .replace(/^(?:subtitle|untertitel|sous-titre|subtítulo)[:\uFF1A]? ?/iu, "");
  return {
    title: clip(title.trim(), 110),
    ...(subtitle.trim() === "" ? {} : { subtitle: clip(subtitle.trim(), 200) }),
  };
}

/** "Slide 4-6 - Our coffee. One slide each for:" and a list of three. */
function seriesOf(part: PlannedPart, words: string, language: string): readonly OutlineSlide[] {
  const { first, last } = part.heading.planned ?? { first: 1, last: 1 };
  const count = last - first + 1;
  const listed = part.blocks.flatMap((block) =>
    block.kind === "list" ? block.items.map((item) => toPlainText(item.text)) : [],
  );
  const members = listed.length > 0 ? listed : splitMembers(splitTitle(words).rest || words);
  const heading = capitalise((words.split(/[.:\uFF1A]/u, 1)[0] ?? words).trim());
  return Array.from({ length: count }, (_, index): OutlineSlide => {
    const own = index === count - 1 ? members.slice(index) : members.slice(index, index + 1);
    const notes = [words, ...own].join("\n");
    const [member] = own;
    if (member === undefined) return { kind: "section", title: heading, notes };
    const { title, rest } = splitBracket(member);
    const items = [...splitMembers(rest), ...own.slice(1)].map((text): BulletItem => toItem(text, language));
    if (items.length === 0) {
      const open = createSkeletonSlide("askedWhat", skeletonTextsOf(language), {
        title: `${heading}: ${title}`,
      });
      return { ...open, notes: [notes, open.notes ?? ""].join("\n") };
    }
    return {
      kind: "bullets",
      title: countColumns(heading) > 40 ? title : `${heading}: ${title}`,
      items,
      notes,
    };
  });
}

function splitBracket(words: string): { title: string; rest: string } {
  const open = words.search(/[(\uFF08]/u);
  if (open <= 0 || !/[)\uFF09]$/u.test(words)) {
    const label = readLabel(words);
    return label === undefined
      ? { title: words, rest: "" }
      : { title: label.term, rest: words.slice(label.textStart) };
  }
  return { title: words.slice(0, open).trim(), rest: words.slice(open + 1, -1) };
}

function contentOf(
  part: PlannedPart,
  words: string,
  language: string,
): { title: string; items: readonly BulletItem[]; members: readonly string[] } {
  const { title, rest } = splitTitle(words);
  const members = splitMembers(rest);
  const own = members.map((text) => toItem(text, language));
  const below = createIdeas(
    { blocks: part.blocks.filter(({ kind }) => kind !== "heading"), children: [] },
    language,
  )
    .flatMap(pointsOf)
    .filter(({ text }) => !isRequest(text))
    .flatMap(({ point }) => point ?? []);
  return { title: clip(title, 110), items: [...own, ...below].slice(0, mostItems), members };
}

/** What asks for something is said to us and not to the audience. */
function isRequest(words: string): boolean {
  return /(?:ください|下さい|いたします|お願いします)[。.!]?$|^(?:please|bitte|por favor|пожалуйста|请)(?![\p{L}\p{M}])/iu.test(
    words.slice(-200),
  );
}

function splitTitle(words: string): { title: string; rest: string } {
  const label = readLabel(words);
  if (label !== undefined) return { title: label.term, rest: words.slice(label.textStart) };
  const colon = words.search(/: |\uFF1A/u);
  if (colon > 0 && colon < 100) return { title: words.slice(0, colon), rest: words.slice(colon + 1).trim() };
  if (/[)\uFF09]$/u.test(words) && /[(\uFF08]/u.test(words.slice(2))) return splitBracket(words);
  const stop = words.search(/[。.](?=.)/u);
  if (stop > 3 && countColumns(words) > 40 && !/\d/u.test(words.charAt(stop - 1))) {
    return { title: words.slice(0, stop), rest: words.slice(stop + 1).trim() };
  }
  const comma = /^(.{4,60}?), ["“„]/u.exec(words)?.[1];
  if (comma !== undefined) return { title: comma, rest: words.slice(comma.length + 2) };
  return { title: withoutStop(words), rest: "" };
}

function toItem(text: string, language: string): BulletItem {
  const rich = toRichText(text);
  return (
    createListPoint({ text: rich, children: [] }, { language, weighs: false }) ?? {
      text: withoutFinalStop(rich),
    }
  );
}

function withoutStop(words: string): string {
  return words.replace(/[.。]$/u, "");
}

function unquoted(words: string): string {
  return words.replace(/^["“„「]/u, "").replace(/["”“」]$/u, "");
}

function notesOf(part: PlannedPart, language: string): { notes?: string } {
  const own = createIdeas({ blocks: part.blocks, children: [] }, language).map(writeNotes).join("\n");
  const headings = part.blocks.flatMap((block) =>
    block.kind === "heading" ? [toPlainText(block.text)] : [],
  );
  const notes = [toPlainText(part.heading.text), ...headings, own]
    .filter((line) => line.trim() !== "")
    .join("\n");
  return notes === "" ? {} : { notes };
}
