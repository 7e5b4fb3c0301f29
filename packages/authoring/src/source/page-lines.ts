import type { SourceLine } from "./source-line.ts";

/** "Page 4", "Seite 4 von 12", "- 4 -", "第 3 页". */
const pageMark =
  /^(?:(?:page|seite|p[áa]gina|pagina|strona|strana|sida|side|sivu|oldal|sayfa|страница|сторінка|σελίδα|trang|halaman|صفحة|صفحه|עמוד|पृष्ठ|หน้า) (?:no?\. ?)?\p{Nd}{1,4}(?: ?(?:of|von|de|di|van|z|av|af|из|з|από|מתוך|\/) ?\p{Nd}{1,4})?|第 ?\p{Nd}{1,4} ?[页頁](?: ?[/,，共]{1,2} ?\p{Nd}{1,4} ?[页頁]?)?|[-–—] ?\p{Nd}{1,4} ?[-–—])$/iu;
const longestHeader = 120;
/** "Home › Members › Rules": the way to a page, above its matter. */
const wayToPage = /^[^›»\n]{2,40}(?:\s[›»]\s[^›»\n]{2,60}){2,6}$/u;
const mostAbove = 3;
/** "© 2024 Hill Farm Ltd", "MIT © 2025 The Authors": whose a text is. */
const owned = /^(?:\S{1,20}\s){0,3}(?:©|\([cC]\))\s?(?:\p{L}{1,12}\s)?\p{Nd}{4}(?!\p{Nd})/u;
const longestOwned = 90;

/** Returns the lines that only belong to pages: their numbers, and headers and footers that come back beside those. */
export function findPageLines(lines: readonly SourceLine[]): ReadonlySet<number> {
  const marks = lines.filter(({ text }) => text.length < 60 && pageMark.test(text.trim()));
  const found = findFrame(lines);
  // A single "Slide 3" or "Page 3" may open a plan.
  const opensPlan =
    marks.length >= 3 && marks.every(({ index }) => isFollowed(lines, index)) && !hasHeaders(lines, marks);
  if (opensPlan) return found;
  for (const { index } of marks) found.add(index);
  for (const line of beside(lines, marks)) found.add(line.index);
  return found;
}

function findFrame(lines: readonly SourceLine[]): Set<number> {
  const filled = lines.filter(({ text }) => text.trim() !== "");
  // A way alone is matter.
  const above = filled.length > mostAbove ? filled.slice(0, mostAbove) : [];
  const ways = above.filter(({ text }) => text.length <= longestHeader && wayToPage.test(text.trim()));
  const owners = filled.filter(({ text }) => text.length <= longestOwned && owned.test(text.trim()));
  return new Set([...ways, ...owners].map(({ index }) => index));
}

function isFollowed(lines: readonly SourceLine[], index: number): boolean {
  return (lines[index + 1]?.text.trim() ?? "") !== "" && (lines[index - 1]?.text.trim() ?? "") === "";
}

function hasHeaders(lines: readonly SourceLine[], marks: readonly SourceLine[]): boolean {
  return beside(lines, marks).length > 0;
}

/** Lines that stand word for word within two lines of two page marks or more. */
function beside(lines: readonly SourceLine[], marks: readonly SourceLine[]): readonly SourceLine[] {
  const places = new Map<string, SourceLine[]>();
  for (const { index } of marks) {
    for (const step of [-2, -1, 1, 2]) {
      const line = lines[index + step];
      const words = line?.text.trim() ?? "";
      if (line === undefined || words === "" || words.length > longestHeader) continue;
      places.set(words, [...(places.get(words) ?? []), line]);
    }
  }
  return [...places.values()].filter((own) => own.length >= 2).flat();
}
