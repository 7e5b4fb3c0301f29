import type { OutlineSlide, RichText } from "@lectern/deck";
import type { Material } from "../planning/material.ts";
import { type Block, toPlainLines } from "../structure/blocks.ts";
import { readImprint } from "../structure/imprint.ts";
import { isClosingTitle } from "../text/languages/labels.ts";
import { findTerms, termBit } from "../text/lexicon/terms/find-terms.ts";
import { toPlainText } from "../text/markup/rich-text.ts";
import { readDates } from "../text/numbers/read-dates.ts";
import { splitSentences } from "../text/sentences/sentences.ts";
import { capitalise } from "../text/words/capitalise.ts";
import { clip } from "../text/words/clip.ts";
import { countColumns } from "../text/words/columns.ts";
import { type ChosenTitle, chooseTitle, isPressLine } from "./choose-title.ts";
import type { Composition } from "./write-slide.ts";

/** Ids and versions are told at the beginning, where there are few of them. */
const mostTechnicalFields = 12;

/** What a deck opens with. */
export interface Cover {
  readonly title?: string;
  readonly subtitle?: string;
  /** Who and when. */
  readonly byline?: string;
  /** What is told at the beginning, and shown nowhere: who was there. */
  readonly asides?: string;
  /** What is left to make slides of. */
  readonly blocks: readonly Block[];
}

/** The line below a title, if it is short, says who, when and where: it goes on the cover too. */
export function createCover(whole: Material): Cover {
  const material = withoutPressLines(whole);
  const { structure } = material;
  const chosen = chooseTitle(structure.blocks, material.title, structure.title);
  if (chosen === undefined || namesEnding(chosen, structure.blocks)) return { blocks: structure.blocks };
  const cover = coverOf(chosen, material);
  const { byline, blocks, asides } = readImprint(cover.blocks, chosen.title);
  return {
    ...cover,
    blocks,
    ...(byline === undefined ? {} : { byline }),
    ...(asides === undefined ? {} : { asides }),
  };
}

/** A heading behind other matter that opens the end of a text is no name for the whole. */
function namesEnding({ heading }: ChosenTitle, [first]: readonly Block[]): boolean {
  return heading !== undefined && heading !== first && isClosingTitle(toPlainText(heading.text));
}

/** "FOR IMMEDIATE RELEASE" says nothing to those in the room; the line of whom to ask goes with it. */
function withoutPressLines(material: Material): Material {
  const { blocks } = material.structure;
  const [first, second, ...rest] = blocks;
  if (first === undefined || !isPressLine(toPlainLines(first).join(" "))) return material;
  const isContact = second?.kind === "paragraph" && /@/u.test(toPlainText(second.text));
  const kept = second === undefined || isContact ? rest : [second, ...rest];
  return kept.length === 0 ? material : { ...material, structure: { ...material.structure, blocks: kept } };
}

/** "Background" below the subject of a memo heads its first part, as "What changes" does the second: it is not what the whole is called. */
function headsPart({ title, heading }: ChosenTitle, { blocks, format }: Material["structure"]): boolean {
  if (heading === undefined || isSaid(toPlainText(heading.text), title)) return false;
  // The first line of a plain text has no level of its own.
  const isAlike = (block: Block) =>
    block.kind === "heading" && (format === "plain text" || block.level === heading.level);
  return blocks.filter(isAlike).length >= fewestParts;
}

const fewestParts = 3;

function coverOf(chosen: ChosenTitle, { structure, brief, language }: Material): Cover {
  const { title } = chosen;
  const heading = headsPart(chosen, structure) ? undefined : chosen.heading;
  const own = heading === undefined ? "" : toPlainText(heading.text);
  const about =
    own !== "" && own.toLowerCase() !== title.toLowerCase()
      ? own
      : (brief.about ?? genreOf(brief))?.replace(article, "");
  const occasion = about === undefined || isSaid(about, title) ? {} : { subtitle: capitalise(about) };
  if (heading === undefined) return { title, blocks: structure.blocks, ...occasion };
  const place = structure.blocks.indexOf(heading);
  const rest = structure.blocks.filter((block) => block !== heading);
  const next = structure.blocks[place + 1];
  const line = next?.kind === "paragraph" ? toPlainText(next.text) : "";
  if (next?.kind === "paragraph" && rest.length >= 2 && isByline(next.text, language))
    return { title, subtitle: line, blocks: rest.filter((block) => block !== next), ...occasion };
  if (
    next === undefined ||
    line === "" ||
    tellsFigure(line, language) ||
    countColumns(line) > 160 ||
    /[.!?] \p{Lu}|[:\uFF1A] ?\S/u.test(line) ||
    rest.length < 2
  )
    return { title, blocks: rest, ...occasion };
  return { title, subtitle: line.replace(/[.。]$/u, ""), blocks: rest.filter((block) => block !== next) };
}

/** "410 heads of lettuce a month" is matter; a line of who and when has no figures but those of its date. */
function tellsFigure(line: string, language: string): boolean {
  return /\p{Nd}/u.test(line) && readDates(line, language).length === 0;
}

/** What sort of talk it is, where that says more than that slides are to be made: "Toolbox talk", not "Short presentation". */
function genreOf({ genre }: Material["brief"]): string | undefined {
  return genre === undefined || findTerms(genre).some(({ classes }) => (classes & deck) !== 0)
    ? undefined
    : genre;
}

const deck = termBit("deck");

const article = /^(?:an?|eine?[nmr]?|une?|una?|uno|um|uma|een|en|ett|et)\s/iu;

/** What the title says already, or says nearly. */
function isSaid(words: string, title: string): boolean {
  return (
    title.toLowerCase().includes(words.toLowerCase()) || words.toLowerCase().includes(title.toLowerCase())
  );
}

/** Who, when and for whom is set in italics below a title, in several short sentences. */
function isByline(text: RichText, language: string): boolean {
  const line = toPlainText(text);
  if (countColumns(line) > 200 || splitSentences(line, language).length < 2) return false;
  return text.every(
    ({ text: words, italic, bold }) => words.trim() === "" || italic === true || bold === true,
  );
}

/** Returns the slide of a cover; what is not shown on it is told. */
export function coverSlide(cover: Cover, { deckTitle }: Composition, { structure }: Material): OutlineSlide {
  const { subtitle } = cover;
  const technical = structure.leftOut.filter(({ where }) => where === "notes").map(({ text }) => text);
  const notes = [cover.subtitle, cover.byline, cover.asides, ...technical.slice(0, mostTechnicalFields)]
    .filter((line) => line !== undefined)
    .join("\n");
  return {
    kind: "title",
    title: deckTitle,
    ...(subtitle === undefined ? {} : { subtitle: clip(subtitle, 200) }),
    ...(cover.byline === undefined ? {} : { byline: cover.byline }),
    ...(notes === "" ? {} : { notes }),
  };
}

/** Returns the slides with the occasion on a cover that says neither who nor when: "The residents' evening on 6 February". */
export function withOccasion(
  slides: readonly OutlineSlide[],
  { announced }: Material["brief"],
): readonly OutlineSlide[] {
  const [first, ...others] = slides;
  if (first?.kind !== "title" || first.byline !== undefined || announced === undefined) return slides;
  const said = `${first.title} ${first.subtitle ?? ""}`;
  return isSaid(announced, said) ? slides : [{ ...first, byline: capitalise(announced) }, ...others];
}
