import type { LeftOut } from "../../author.ts";
import type { TextLine } from "./line-cursor.ts";
import { endsSentence } from "./line-shapes.ts";

/** The lines of a text without what only belongs to its pages, and the title that ran along the head of them. */
export interface PageText {
  readonly lines: readonly TextLine[];
  readonly leftOut: readonly LeftOut[];
  readonly title?: string;
}

/** Header and footer stand at most so many lines with words away from the number of the page. */
const mostAway = 2;
const longestHeader = 160;

/** "Page 4", "Seite 4 von 12", "- 4 -". */
const pageMark =
  /^(?:(?:page|seite|p[áa]gina|pagina|strona|strana|sida|side|sivu|oldal|sayfa|страница|сторінка|trang|halaman|صفحة|पृष्ठ) (?:no?\. ?)?\p{Nd}{1,4}(?: ?(?:of|von|de|di|van|z|av|af|из|з|\/) ?\p{Nd}{1,4})?|第 ?\p{Nd}{1,4} ?[页頁](?: ?[/,，共]{1,2} ?\p{Nd}{1,4} ?[页頁]?)?|[-–—] ?\p{Nd}{1,4} ?[-–—])$/iu;

/** "4" and "4 / 12" may mean much: they are page numbers only where several of them count on. */
const bareNumber = /^(\d{1,4})(?: ?\/ ?\d{1,4})?$/u;

/**
 * Returns the lines of a text that was copied from pages without their numbers, the headers and footers that come back beside
 * them, and footnotes; paragraphs that went on over the page are joined. All other texts come back as they are.
 */
export function dropPageFurniture(lines: readonly TextLine[]): PageText {
  const marks = findPageMarks(lines);
  if (marks.size === 0) return { lines, leftOut: [] };
  const headers = findHeaders(lines, marks);
  const dropped = new Map<number, string>();
  for (const place of marks) dropped.set(place, "page number");
  for (const places of headers.values())
    for (const place of places) dropped.set(place, "header or footer of pages");
  const notes = findFootnotes(lines, dropped);
  for (const place of notes.places) dropped.set(place, "footnote");
  const leftOut = [...dropped]
    .sort(([one], [other]) => one - other)
    .map(([place, reason]): LeftOut => ({ text: lines[place]?.text ?? "", where: "nowhere", reason }));
  const [header] = headers.keys();
  return {
    lines: joinPages(lines, dropped).map((line) => withoutNoteMarks(line, notes.marks)),
    leftOut,
    ...(header === undefined ? {} : { title: header.replace(/\s{2,}/gu, " – ") }),
  };
}

/** Lines that name a page, and, where three of them count on, lines that are nothing but a number. */
function findPageMarks(lines: readonly TextLine[]): ReadonlySet<number> {
  const marks = new Set<number>();
  const numbers: { readonly place: number; readonly value: number }[] = [];
  for (const [place, { text }] of lines.entries()) {
    if (text.length > 40 || text === "") continue;
    const number = bareNumber.exec(text)?.[1];
    if (pageMark.test(text)) marks.add(place);
    else if (number !== undefined && (lines[place - 1]?.text ?? "") === "")
      numbers.push({ place, value: Number(number) });
  }
  const countOn = numbers.every(
    ({ value }, index) => index === 0 || value === (numbers[index - 1]?.value ?? 0) + 1,
  );
  const areApart = numbers.every(
    ({ place }, index) => index === 0 || place - (numbers[index - 1]?.place ?? 0) > 5,
  );
  if (numbers.length >= 3 && countOn && areApart) for (const { place } of numbers) marks.add(place);
  return marks;
}

/** What stands word for word beside two page marks or more is a header or a footer. */
function findHeaders(
  lines: readonly TextLine[],
  marks: ReadonlySet<number>,
): ReadonlyMap<string, readonly number[]> {
  const beside = new Map<string, Set<number>>();
  for (const mark of marks) {
    for (const step of [-1, 1]) {
      for (const place of wordsBeside(lines, mark, step)) {
        const { text = "" } = lines[place] ?? {};
        if (marks.has(place) || text.length > longestHeader) continue;
        const places = beside.get(text) ?? new Set<number>();
        beside.set(text, places.add(place));
      }
    }
  }
  const found = [...beside].filter(([, places]) => places.size >= 2);
  return new Map(found.map(([text, places]) => [text, [...places]]));
}

/** The next lines with words above or below a line, blank ones passed over. */
function wordsBeside(lines: readonly TextLine[], from: number, step: number): readonly number[] {
  const places: number[] = [];
  const mostLooked = 6;
  for (let away = 1; away <= mostLooked && places.length < mostAway; away += 1) {
    const place = from + step * away;
    if ((lines[place]?.text ?? "") !== "") places.push(place);
  }
  return places;
}

/** Lines at the foot of a page that open with a raised figure, and the figures. */
function findFootnotes(
  lines: readonly TextLine[],
  dropped: ReadonlyMap<number, string>,
): { readonly places: readonly number[]; readonly marks: string } {
  const places: number[] = [];
  let marks = "";
  for (let place = lines.length - 1, isFoot = true; place >= 0; place -= 1) {
    const { text = "" } = lines[place] ?? {};
    if (dropped.has(place)) isFoot = true;
    else if (isFoot && raised.test(text)) {
      places.push(place);
      marks += text.charAt(0);
    } else if (text !== "" && raised.test(lines[place - 1]?.text ?? "") && isFoot) places.push(place);
    else if (text !== "") isFoot = false;
  }
  return { places: marks === "" ? [] : places, marks };
}

const raised = /^[¹²³⁴-⁹*†‡] ?\p{L}/u;

/** "themselves.¹" loses the mark of a footnote that was dropped; "m²" keeps its figure. */
function withoutNoteMarks(line: TextLine, marks: string): TextLine {
  if (marks === "") return line;
  const text = line.text.replace(/(?<=\p{L}{3}|[.,;:!?)”"])[¹²³⁴-⁹*†‡]/gu, (mark) =>
    marks.includes(mark) ? "" : mark,
  );
  return text === line.text ? line : { ...line, text };
}

/** Where lines were dropped the blank ones around them go too, if the sentence before them goes on behind them. */
function joinPages(lines: readonly TextLine[], dropped: ReadonlyMap<number, string>): readonly TextLine[] {
  const kept: TextLine[] = [];
  let isBroken = false;
  for (const [place, line] of lines.entries()) {
    if (dropped.has(place)) {
      isBroken = true;
      if (kept.at(-1)?.text !== "") kept.push({ ...line, text: "", columns: 0 });
      continue;
    }
    if (isBroken && line.text !== "") {
      closeGap(kept, line);
      isBroken = false;
    }
    kept.push(line);
  }
  return kept;
}

function closeGap(kept: TextLine[], next: TextLine): void {
  const before = kept.findLast(({ text }) => text !== "");
  if (before === undefined || endsSentence(before.text) || !/^\p{Ll}/u.test(next.text)) return;
  while (kept.at(-1)?.text === "") kept.pop();
}
