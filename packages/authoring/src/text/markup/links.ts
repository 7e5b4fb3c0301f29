import { isAbsoluteHref, outlineLimits, type RichText, type TextRun } from "@lectern/deck";
import { tidyText } from "./rich-text.ts";

/** Returns the run cut so that every bare http or https address in it is a link. */
export function linkUrls(run: TextRun): readonly TextRun[] {
  if (run.href !== undefined || run.code === true) return [run];
  const parts: TextRun[] = [];
  let done = 0;
  for (let start = nextUrl(run.text, 0); start !== -1; start = nextUrl(run.text, Math.max(done, start + 4))) {
    const end = urlEnd(run.text, start);
    const href = run.text.slice(start, end);
    // No link can be so long: what looks like further ones within it is part of it.
    if (href.length > outlineLimits.href) break;
    if (!isAbsoluteHref(href)) continue;
    if (start > done) parts.push({ ...run, text: run.text.slice(done, start) });
    parts.push({ ...run, text: href, href });
    done = end;
  }
  if (done < run.text.length) parts.push({ ...run, text: run.text.slice(done) });
  return parts;
}

function nextUrl(text: string, from: number): number {
  for (let place = text.indexOf("http", from); place !== -1; place = text.indexOf("http", place + 4)) {
    if (text.startsWith("://", place + 4) || text.startsWith("s://", place + 4)) return place;
  }
  return -1;
}

/** Addresses in running text end before the punctuation of the sentence, and before what is not ASCII. */
function urlEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length && isUrlCharacter(text.charCodeAt(end))) end += 1;
  while (end > start && ".,;:!?)'*]".includes(text.charAt(end - 1))) end -= 1;
  return end;
}

function isUrlCharacter(code: number): boolean {
  return code > 0x20 && code < 0x7f && !'"<>\\^`{|}'.includes(String.fromCharCode(code));
}

/** Returns a string as tidy rich text in which bare addresses are links. */
export function toLinkedText(text: string): RichText {
  return tidyText(linkUrls({ text }));
}
