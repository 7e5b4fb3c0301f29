import { numberWords } from "./lexicon/count-words.ts";

/** Where the ten digits of a script begin. */
const zeros = [
  0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xff10,
];
const hanDigits = "〇一二三四五六七八九";
const circled = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳";
let words: ReadonlyMap<string, number> | undefined;

/** Returns a text with the digits of all scripts written as 0 to 9; offsets stay. */
export function toWesternDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((from) => code >= from && code <= from + 9);
    return zero === undefined || digit.length > 1 ? digit : String(code - zero);
  });
}

/** Returns the whole number that a word or run of digits in any script says ("8", "٨", "acht", "十二", "④"), if it says one. */
export function readNumber(word: string): number | undefined {
  const western = toWesternDigits(word);
  if (/^\d{1,4}$/u.test(western)) return Number(western);
  const place = circled.indexOf(word);
  if (place !== -1 && word.length === 1) return place + 1;
  if (/^[〇一二三四五六七八九十两兩]{1,4}$/u.test(word)) return readHanNumber(word.replace(/[两兩]/u, "二"));
  words ??= new Map(
    Object.entries(numberWords).flatMap(([value, list]) =>
      list.split("|").map((known): [string, number] => [known, Number(value)]),
    ),
  );
  return words.get(word.toLowerCase());
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
