/** A line of text as a page of a PDF shows it. Lengths are in points. */
export interface PdfLine {
  readonly text: string;
  /** Of its letters. */
  readonly height: number;
  /** From the lower edge of the page to the foot of the letters. */
  readonly bottom: number;
  /** Where it begins and ends, from the left edge of the page. */
  readonly left: number;
  readonly right: number;
  /** Counted from 1. */
  readonly page: number;
}

/** How much larger than most lines a heading is. */
const headingRatio = 1.15;
const titleRatio = 1.6;
/** How far apart lines of one paragraph stand, in heights of their letters. */
const widestLeading = 1.9;
const longestHeading = 120;
/** How far a line reaches, as a part of the longest, that goes on in the next one. */
const fullLine = 0.72;
const bullet = /^\s*[•◦▪●○■‣–·]\s*/;
const pageNumber = /^\W*\d{1,4}(?:\s*\/\s*\d{1,4})?\W*$/;

/** Returns lines as Markdown: larger ones as headings, those with a bullet as points, the others joined to paragraphs. */
export function toMarkdown(lines: readonly PdfLine[]): string {
  const kept = dropRunningLines(lines);
  const body = findBodyHeight(kept);
  const margin = findMargin(kept, body);
  const edge = Math.max(...kept.map(({ right }) => right));
  const blocks: string[] = [];
  let isOpen = false;
  kept.forEach((line, index) => {
    const text = line.text.replace(/\s+/g, " ").trim();
    const before = kept[index - 1];
    const heading = toHeadingMark(line, body);
    if (heading !== undefined) {
      const goesOn = before !== undefined && toHeadingMark(before, body) === heading && isNear(before, line);
      if (goesOn) blocks.push(`${blocks.pop()} ${text}`);
      else blocks.push(`${heading} ${text}`);
      isOpen = false;
    } else if (bullet.test(text)) {
      blocks.push(`- ${text.replace(bullet, "")}`);
      isOpen = true;
    } else if (isOpen && before !== undefined && isNear(before, line) && before.right > edge * fullLine) {
      blocks.push(joinLines(blocks.pop() ?? "", text));
    } else {
      // Bullets that are drawn, not written, leave their points further in.
      const isPoint = line.left > margin + body;
      blocks.push(isPoint ? `- ${text}` : text);
      isOpen = true;
    }
  });
  return blocks.reduce((all, block) => all + (isPoint(all, block) ? "\n" : "\n\n") + block, "").trim();
}

/** The height that most letters have. */
function findBodyHeight(lines: readonly PdfLine[]): number {
  const counts = new Map<number, number>();
  for (const { text, height } of lines) {
    const rounded = Math.round(height * 2) / 2;
    counts.set(rounded, (counts.get(rounded) ?? 0) + text.length);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
}

/** Where most lines of the text begin. */
function findMargin(lines: readonly PdfLine[], body: number): number {
  const lefts = lines.filter(({ height }) => height < body * headingRatio).map(({ left }) => left);
  return Math.min(...lefts);
}

/** Page numbers, and what stands at the same height of nearly every page, tell nothing. */
function dropRunningLines(lines: readonly PdfLine[]): readonly PdfLine[] {
  const pages = new Set(lines.map(({ page }) => page)).size;
  const toPlace = ({ text, bottom }: PdfLine) => `${Math.round(bottom)} ${text.replace(/\d+/g, "#")}`;
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(toPlace(line), (counts.get(toPlace(line)) ?? 0) + 1);
  return lines.filter(
    (line) =>
      !(
        pages > 1 &&
        (pageNumber.test(line.text) || (counts.get(toPlace(line)) ?? 0) > Math.max(2, pages / 2))
      ),
  );
}

function toHeadingMark({ text, height }: PdfLine, body: number): "#" | "##" | undefined {
  if (body === 0 || text.trim().length > longestHeading || height < body * headingRatio) return undefined;
  return height >= body * titleRatio ? "#" : "##";
}

function isNear(before: PdfLine, line: PdfLine): boolean {
  const distance = before.bottom - line.bottom;
  return before.page === line.page && distance >= 0 && distance <= widestLeading * Math.max(line.height, 1);
}

/** A word that is broken at the end of a line is put together; between letters of Chinese and Japanese stands no space. */
function joinLines(start: string, rest: string): string {
  if (/\p{Ll}-$/u.test(start) && /^\p{Ll}/u.test(rest)) return start.slice(0, -1) + rest;
  const isUnspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}、。，]$/u.test(start);
  return `${start}${isUnspaced ? "" : " "}${rest}`;
}

function isPoint(all: string, block: string): boolean {
  return block.startsWith("- ") && /(?:^|\n)- [^\n]*$/.test(all);
}
