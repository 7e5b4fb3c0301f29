import type { LeftOut } from "../../author.ts";

const tagNames = new Set(
  "a abbr article aside b big blockquote body br button caption center cite code dd del details div dl dt em figure font footer form h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins kbd li link main mark meta nav ol p picture pre s samp script section small source span strike strong style sub summary sup svg table tbody td tfoot th thead title tr u ul video".split(
    " ",
  ),
);
const longestTag = 1_000;

/** Returns the text with HTML tags and comments made spaces (code stays), so that every offset stays; reports how many. */
export function blankOutHtml(text: string, leftOut: LeftOut[]): string {
  const parts: string[] = [];
  let done = 0;
  let count = 0;
  let isFenced = false;
  let lineStart = true;
  const lastCommentEnd = text.lastIndexOf("-->");
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (lineStart && (text.startsWith("```", index) || text.startsWith("~~~", index))) isFenced = !isFenced;
    lineStart = character === "\n";
    if (isFenced) continue;
    if (character === "`") {
      index = skipCode(text, index);
      continue;
    }
    const end = character === "<" ? tagEnd(text, index, lastCommentEnd) : -1;
    if (end === -1) continue;
    parts.push(text.slice(done, index), text.slice(index, end).replace(/[^\n]/gu, " "));
    done = end;
    index = end - 1;
    count += 1;
  }
  if (count === 0) return text;
  leftOut.push({ text: `${count} HTML tag(s)`, where: "nowhere", reason: "markup of a web page" });
  return parts.join("") + text.slice(done);
}

/** Skips a code span that ends on the same line; otherwise only the backtick. */
function skipCode(text: string, start: number): number {
  const limit = Math.min(text.length, start + longestTag);
  for (let index = start + 1; index < limit; index += 1) {
    const character = text.charAt(index);
    if (character === "`") return index;
    if (character === "\n") return start;
  }
  return start;
}

/** Comments are searched for only while one ends further on: otherwise many beginnings would each read to the end. */
function tagEnd(text: string, start: number, lastCommentEnd: number): number {
  if (text.startsWith("<!--", start)) {
    return start + 4 > lastCommentEnd ? -1 : text.indexOf("-->", start + 4) + 3;
  }
  const nameStart = text.charAt(start + 1) === "/" ? start + 2 : start + 1;
  const name = /^[a-z][a-z0-9]{0,10}/iu.exec(text.slice(nameStart, nameStart + 12))?.[0] ?? "";
  if (!tagNames.has(name.toLowerCase())) return -1;
  const after = text.charAt(nameStart + name.length);
  if (after !== ">" && after !== "/" && after !== " " && after !== "\n") return -1;
  const limit = Math.min(text.length, start + longestTag);
  for (let index = nameStart; index < limit; index += 1) {
    const character = text.charAt(index);
    if (character === ">") return index + 1;
    if (character === "<") return -1;
  }
  return -1;
}
