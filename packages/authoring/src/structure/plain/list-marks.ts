import { readNumbering } from "../../text/numbers/numbering.ts";

/** What marks a line as an item: its number or letter, none for bullets, and where the words begin. */
export interface ListMark {
  readonly marker?: string;
  readonly textStart: number;
}

/** "a) ", "(b) ", "iv) ", "б) ", "（3）" and the syllables that Korean counts with. */
const letteredMark =
  /^(?:(?:\p{L}|[ivx]{1,4}|\d{1,2})\)[ \t]|\((?:\p{L}|[ivx]{1,4}|\d{1,2})\)[ \t]|\uFF08(?:\p{L}|\d{1,2})\uFF09[ \t]?|[가나다라마바사아자차카타파하]\.[ \t])/u;

/** Returns the bullet, number or letter that a line opens with. */
export function readListMark(text: string): ListMark | undefined {
  const first = text.charAt(0);
  const second = text.charAt(1);
  if ("•◦‣▪●○■□✓✔·・►▸➤".includes(first) && first !== "") {
    return text.trim().length > 1 ? { textStart: second === " " ? 2 : 1 } : undefined;
  }
  if ("-*–—→⇒".includes(first) && first !== "" && (second === " " || second === "\t"))
    return { textStart: 2 };
  if (first === "+" && second === " ") return { marker: "+", textStart: 2 };
  if (first >= "①" && first <= "⑳" && second !== "")
    return { marker: first, textStart: second === " " ? 2 : 1 };
  const numbering = readNumbering(text);
  if (numbering !== undefined) {
    const marker = numbering.depth > 1 ? numbering.number : text.slice(0, numbering.textStart).trim();
    return { marker, textStart: numbering.textStart };
  }
  const lettered = letteredMark.exec(text.slice(0, 12))?.[0];
  return lettered === undefined ? undefined : { marker: lettered.trim(), textStart: lettered.length };
}

/** Says whether the mark could be a dash in prose: other bullets and all numbers are marks wherever they open a line. */
export function isProseDash(text: string): boolean {
  return text.startsWith("– ") || text.startsWith("— ");
}
