import { isDia } from "../text/lexicon/day-or-slide.ts";
import { readNumbering } from "../text/numbers/numbering.ts";

/** What opens a line before its words: the marker as it is written, and where the words begin in the line. */
export interface Marker {
  readonly marker: string;
  readonly kind: "bullet" | "number" | "slide";
  readonly textStart: number;
}

const figures = String.raw`[\d\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\uff10-\uff19]{1,3}`;
const range = String.raw`${figures}(?: ?(?:[-–—~+&,～]|to|and|bis|und|à|et|al|a|y|e|до|и|t\/m|til) ?${figures})?`;
const slideWords =
  "slides?|sl|folien?|diapositivas?|diapositives?|diapos?|dia|l[aá]minas?|pages?|seiten?|p[aá]g(?:ina)?|pp?|s|f|sn[ií]m(?:ek|ky|ka)|slajdy?|slayt|слайды?|слайди?|стр|сл|diat?|kuva|bild|lysbilde|diapozitiv(?:ul)?|prosojnica|σλάιντ|διαφάνεια|الشريحة|شريحة|اسلاید|שקופית|שקף|स्लाइड|স্লাইড|สไลด์(?:ที่)?|หน้า|sida|sidan|sivu|strona|plansza|strana|tela|pantalla|trang|slide số|halaman|スライド|슬라이드|페이지|幻灯片|页|頁|card|screen|frame|chart";
const closing = String.raw`(?=[\s:：.)\]–—\-|→>=,(（「・、/｜]|$)`;

/** "Slide 4 –", "S5:", "Folie 3/8", "p. 2", "第3页", "3枚目", "슬라이드 2", "2. slayt:", "#4", "(3)". */
const slideFirst = new RegExp(
  String.raw`^[([【*_]{0,3}(?:${slideWords})(?:\.? ?(?:#|no\.? ?|nr\.? ?|n° ?|number )?)[-–]? ?(${range})(?: ?\/ ?${figures})?(?:】|[)\]]?${closing})`,
  "iu",
);
const numberFirst = new RegExp(
  String.raw`^[([【*_]{0,3}(${range})(?:st|nd|rd|th|\.|-?[аяй]{1,2}|º|ª|e|er|ère|ème|-os|-es|-as|-ik|:e) ?[-.]? ?(?:${slideWords})[)\]】]?${closing}`,
  "iu",
);
const wideFirst = new RegExp(
  String.raw`^[【（(「]?(?:第 ?(?:${range}|[一二三四五六七八九十]{1,3}) ?(?:页|頁|张|張|枚目?|ページ目?|幕)|(?:${range})(?:枚目|ページ目?|页|頁|장|번째? ?(?:슬라이드|장)?|쪽)|スライド ?(?:${range}))[】）)」]?`,
  "u",
);
const hash = new RegExp(String.raw`^(?:# ?|№ ?|n° ?|no\.? )(${figures})${closing}`, "iu");
const keycap = /^\d\ufe0f?\u20e3(?=\s)/u;
/** "4a Dates", "3б. Карты": a part of a numbered slide. */
const subNumber = /^\d{1,2}[a-eа-г](?:[.):]|(?=\s))/u;
const bracketed = new RegExp(String.raw`^[([（【](${range}|[A-Z](?=[\])]))[)\]）】]`, "u");
const bareNumber = new RegExp(
  String.raw`^(${range})(?: ?[:：/|–—=→>]|[.)]{1,2}(?=\D)|[、．）\]]| -{1,2}>?(?=\s)|\s{2,4}|\t|　)`,
  "u",
);
const lettered = /^(?:\(?(?:\p{L}|[ivx]{1,4})\)|[ivxIVX]{1,4}\.|\p{Lu}\.)(?=\s)/u;
const bullet = /^(?:[•◦‣▪●○■□✓✔·・►▸➤✅☑▶→⇒➜➔*+–—-](?:[ \t　]|(?<=[•◦‣▪●○■□✓✔·・►▸➤✅☑▶→⇒➜➔]))|[-=]>[ \t])/u;

/**
 * Returns the bullet, number or slide opener of a line that is trimmed at its start; undefined where it has none. "Dia 1" opens a
 * slide unless the line is of a text where that is a day (`meansNoSlide`).
 */
export function readMarker(line: string, isDay = false): Marker | undefined {
  const head = line.slice(0, 48);
  const isSlide = (opener: string | undefined) => opener !== undefined && !(isDay && isDia(opener));
  const opener = (slideFirst.exec(head) ?? numberFirst.exec(head) ?? wideFirst.exec(head))?.[0];
  const slide = isSlide(opener) ? opener : undefined;
  if (slide !== undefined) return toMarker(line, slide, "slide");
  const mark = bullet.exec(head)?.[0];
  // "- s2: the pain": a slide of a plan that is typed as a list.
  const listed = mark === undefined ? undefined : slideFirst.exec(head.slice(mark.length))?.[0];
  if (mark !== undefined && listed !== undefined && isSlide(listed))
    return toMarker(line, mark + listed, "slide");
  if (mark !== undefined) return toMarker(line, mark, "bullet");
  const numbering = readNumbering(line.slice(0, 48));
  if (numbering !== undefined) return toMarker(line, line.slice(0, numbering.textStart), "number");
  const number = (hash.exec(head) ??
    bracketed.exec(head) ??
    bareNumber.exec(head) ??
    keycap.exec(head) ??
    subNumber.exec(head) ??
    lettered.exec(head))?.[0];
  return number === undefined || /^\d{1,2}[:：]\d\d/u.test(head)
    ? undefined
    : toMarker(line, number, "number");
}

const counted = new RegExp(String.raw`^\s{0,4}(${range})\s{1,3}(?=[\p{L}"“„«¿¡])`, "u");
const fewestCounted = 5;

/**
 * Returns by line the numbers that count lines from 1 on without any mark behind them: "1 Title", "2 What is hemp?", "3–5
 * Building". Where other lines open slides by name ("Slide 5: Cleaning") they count what stands on one: none.
 */
export function findCounted(lines: readonly string[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  let next = 1;
  for (const [index, line] of lines.entries()) {
    const [opening = "", own = ""] = counted.exec(line.slice(0, 48)) ?? [];
    const numbers = (own.match(/\d{1,3}/gu) ?? []).map(Number);
    if (numbers[0] !== next) continue;
    found.set(index, opening.trim());
    next = (numbers.at(-1) ?? next) + 1;
  }
  const isPlanned = () => lines.some((line) => readMarker(line)?.kind === "slide");
  return found.size >= fewestCounted && !isPlanned() ? found : findLettered(lines);
}

const letteredLine = /^\s{0,4}((?<letter>\p{L})(?<number>\p{Nd}{1,2}))\s?(?:[:：.)]|[–—-](?=\s))/u;
const fewestLettered = 3;

/** "D1 – why", "D2 – how", "D3: the costs": one letter that counts lines from 1 on. */
function findLettered(lines: readonly string[]): ReadonlyMap<number, string> {
  const runs = new Map<string, Map<number, string>>();
  for (const [index, line] of lines.entries()) {
    const { letter = "", number } = letteredLine.exec(line.slice(0, 16))?.groups ?? {};
    const run = runs.get(letter) ?? new Map<number, string>();
    if (Number(number) === run.size + 1) runs.set(letter, run.set(index, `${letter}${number}`));
  }
  const longest = [...runs.values()].reduce((one, other) => (other.size > one.size ? other : one), new Map());
  return longest.size >= fewestLettered ? longest : new Map();
}

function toMarker(line: string, mark: string, kind: Marker["kind"]): Marker {
  let textStart = mark.length;
  while (textStart < line.length && " \t\u00a0　:：.)]–—-|｜→>=、*_".includes(line.charAt(textStart))) {
    if (kind === "bullet" && !" \t\u00a0　".includes(line.charAt(textStart))) break;
    textStart += 1;
  }
  return { marker: mark.trim(), kind, textStart };
}
