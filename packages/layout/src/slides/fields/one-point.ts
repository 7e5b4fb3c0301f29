import type { BulletsSlide, RichText, StatementSlide } from "@lectern/deck";
import { setDisplayWords } from "../../forms/display-point.ts";
import { composePoints } from "../../forms/points.ts";
import { composeStatement, statementTitleLines } from "../../forms/statement.ts";
import { plainTextOf } from "../../forms/table-columns.ts";
import { createHeadline } from "../../pages/headline.ts";
import type { Page } from "../../pages/page.ts";
import type { Stage } from "../../pages/stage.ts";
import { titledStatement } from "../../pages/titled-statement.ts";
import { contentTitleLines, toPages } from "../../pages/to-pages.ts";
import { toBlocks } from "../../text/list-paragraphs.ts";
import { composeStatementSlide } from "../statement-slide.ts";
import { composeOwnStatement } from "./own-statement.ts";

/** The longest sentence that is set as a statement where the title is its beginning. */
const longestEcho = 140;

/** Returns the slide without what its one point says again: a title that the point begins with, or a lead-in that is the title. */
export function findEcho({ title, items, notes }: BulletsSlide): BulletsSlide | StatementSlide | undefined {
  const [only, another] = items;
  if (!only || another || only.children?.length) return undefined;
  const said = only.text.map(({ text }) => text).join("");
  const withNotes = notes === undefined ? {} : { notes };
  if (only.lead !== undefined) {
    const isSame = bareOf(only.lead) === bareOf(title);
    return isSame ? { kind: "bullets", title, items: [{ text: only.text }], ...withNotes } : undefined;
  }
  if (!bareOf(said).startsWith(bareOf(title)) || said.length > longestEcho) return undefined;
  return { kind: "statement", title: said.replace(/(?<!\.)[.。]$/u, ""), ...withNotes };
}

function bareOf(text: string): string {
  return text
    .trim()
    .replace(/[\s.,;:!?…。：]+$/u, "")
    .toLowerCase();
}

// What is all that a page of ours says owns it, however many pages before did so: their grounds take turns.
export function composeSolePoint(slide: BulletsSlide, stage: Stage): readonly Page[] | undefined {
  return stage.isOwnLook && slide.items.length === 1 ? toStatementPages(slide, stage) : undefined;
}

// Where the title only names what its one point says, the point is what is set large.
export function toStatementPages(slide: BulletsSlide, stage: Stage): readonly Page[] | undefined {
  // A command may break at its hyphens: it is set where it has a line to itself.
  if (slide.items.some(({ text }) => text.some(({ code }) => code))) return undefined;
  const longest = stage.isOwnLook ? longestDisplayed : longestNamed;
  return (
    (isNamedPoint(slide, longest) ? toNamedPointPages(slide, stage) : undefined) ??
    toHeadlinePages(slide, stage)
  );
}

/** The longest point that is set large below the name of its slide; in display type it has the page for more. */
const longestNamed = 160;
const longestDisplayed = 260;
/** What a writer numbers slides of one title with. */
const numberOfPage = /\s*\(\p{Nd}+\/\p{Nd}+\)$/u;

/** Says whether a slide is the name of a thing and one point that says more than it, without its words, or in somebody's own. */
function isNamedPoint({ title, items: [only, another] }: BulletsSlide, longest: number): boolean {
  if (!only || another || only.children !== undefined) return false;
  const said = [only.lead ?? "", ...only.text.map(({ text }) => text)].join("");
  const isMore = said.length > title.length || /^[\p{Pi}"„]/u.test(said);
  return isMore && said.length <= longest && !said.includes(title.replace(numberOfPage, ""));
}

function toNamedPointPages(slide: BulletsSlide, stage: Stage): readonly Page[] | undefined {
  const display = toDisplayPages(slide, stage);
  if (display) return display;
  const anatomy = titledStatement(slide.title, stage);
  if (!anatomy) return undefined;
  const [content, another] = composePoints(toBlocks(slide.items), anatomy, stage.direction);
  if (another) return undefined;
  return content && toPages("statement", anatomy, slide.title, [content], slide);
}

// Where art is in the way on pages for statements, a plain page has the room.
function toDisplayPages(slide: BulletsSlide, stage: Stage): readonly Page[] | undefined {
  const { title, items } = slide;
  const [item] = items;
  const { content: plain } = stage.layouts;
  const isSaid = createHeadline(title, plain, contentTitleLines).unsaid === undefined;
  const anatomy = titledStatement(title, stage) ?? (isSaid ? plain : undefined);
  if (!stage.isOwnLook || !item || !anatomy) return undefined;
  const lead = item.lead?.replace(/\s*[:：]$/u, "");
  const content = setDisplayWords({ lead, text: item.text }, anatomy);
  return content && toPages("statement", anatomy, title, [content], slide);
}

function toHeadlinePages(slide: BulletsSlide, stage: Stage): readonly Page[] | undefined {
  const { layouts, direction } = stage;
  const [only, another] = slide.items;
  const isPlain = only && !another && only.lead === undefined && only.children === undefined;
  const own = stage.isOwnLook && isPlain ? composeHeadline(slide, only.text, stage) : undefined;
  if (own) return own;
  const anatomy = layouts.statement;
  if (!anatomy || createHeadline(slide.title, anatomy, statementTitleLines).unsaid !== undefined)
    return undefined;
  const content = composeStatement(toBlocks(slide.items), anatomy, direction);
  if (!content) return undefined;
  const options = { notes: slide.notes, titleLines: statementTitleLines };
  return toPages("statement", anatomy, slide.title, [content], options);
}

function composeHeadline(slide: BulletsSlide, text: RichText, stage: Stage): readonly Page[] | undefined {
  const { title, notes } = slide;
  const own = composeOwnStatement({ title, support: text, notes }, stage);
  const isBare = text.every((run) => !run.bold && !run.italic && !run.code && run.href === undefined);
  if (own || !isBare) return own;
  const support = plainTextOf(text);
  const statement: StatementSlide = {
    kind: "statement",
    title,
    support,
    ...(notes !== undefined && { notes }),
  };
  return onlyStatement(composeStatementSlide(statement, stage));
}

function onlyStatement(pages: readonly Page[]): readonly Page[] | undefined {
  return pages.every(({ composition }) => composition === "statement") ? pages : undefined;
}
