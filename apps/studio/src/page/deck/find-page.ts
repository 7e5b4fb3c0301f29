import type { Outline } from "@lectern/types";

/** Returns the page, from 0, on which each slide of an outline begins: one that holds much takes several, which bear its title. */
export function findPages({ slides }: Outline, pageTitles: readonly string[]): readonly number[] {
  if (pageTitles.length <= slides.length) return slides.map((_slide, index) => index);
  const first: number[] = [];
  pageTitles.forEach((title, page) => {
    const next = slides[first.length];
    if (next === undefined) return;
    const areAllLeftNeeded = pageTitles.length - page <= slides.length - first.length;
    if (
      first.length === 0 ||
      areAllLeftNeeded ||
      isTitleOf(title, next.title, slides[first.length - 1]?.title)
    )
      first.push(page);
  });
  return slides.map((_slide, index) => first[index] ?? pageTitles.length - 1);
}

/** A page that goes on has the title of the one before, perhaps with a number behind it. */
function isTitleOf(pageTitle: string, title: string, before: string | undefined): boolean {
  const page = normalize(pageTitle);
  if (before !== undefined && before !== title && page.startsWith(normalize(before))) return false;
  return page !== "" && page.startsWith(normalize(title).slice(0, 24));
}

function normalize(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .toLowerCase();
}
