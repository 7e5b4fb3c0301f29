import { toWesternDigits } from "../text/numbers/western-digits.ts";
import { numberWords } from "./lexicon/count-words.ts";

const hanDigits = "〇一二三四五六七八九";
const circled = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳";
let words: ReadonlyMap<string, number> | undefined;

/** Returns the whole number that a word or run of digits in any script says ("8", "٨", "acht", "十二", "④"), if it says one. */
export function readNumber(word: string): number | undefined {
  const western = toWesternDigits(word);
  if (/^\d{1,4}$/u.test(western)) return Number(western);
  const place = circled.indexOf(word);
  if (place !== -1 && word.length === 1) return place + 1;
  if (/^[〇一二三四五六七八九十两兩]{1,4}$/u.test(word)) return readHanNumber(word.replace(/[两兩]/u, "二"));
  const korean = readKorean(word);
  if (korean !== undefined) return korean;
  words ??= new Map(
    Object.entries(numberWords).flatMap(([value, list]) =>
      list.split("|").map((known): [string, number] => [known, Number(value)]),
    ),
  );
  return words.get(word.toLowerCase());
}

const koreanUnits = ["하나 한", "둘 두", "셋 세", "넷 네", "다섯", "여섯", "일곱", "여덟", "아홉"];

/** "열다섯", "스물두": the tens and the unit in one word. */
function readKorean(word: string): number | undefined {
  const [, tens = "", own = ""] = /^(열|스물)(.+)$/u.exec(word) ?? [];
  const unit = koreanUnits.findIndex((words) => words.split(" ").includes(own)) + 1;
  return unit === 0 ? undefined : (tens === "열" ? 10 : 20) + unit;
}

/** Returns the number that Roman numerals up to XX say, if they do. */
export function readRoman(word: string): number | undefined {
  const match = /^(X{0,2})(IX|IV|V?I{0,3})$/iu.exec(word);
  if (match === null || word === "") return undefined;
  const ones = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"].indexOf(
    (match[2] ?? "").toUpperCase(),
  );
  return 10 * (match[1] ?? "").length + ones;
}

function readHanNumber(word: string): number | undefined {
  const [tens, ones] = word.split("十");
  if (ones === undefined) return word.length === 1 ? hanDigits.indexOf(word) : undefined;
  const ten = tens === "" ? 1 : hanDigits.indexOf(tens ?? "");
  return 10 * ten + (ones === "" ? 0 : hanDigits.indexOf(ones));
}
