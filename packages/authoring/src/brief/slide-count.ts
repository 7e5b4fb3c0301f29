import type { SlideCountWish } from "./wishes.ts";

const slideWords =
  "slide slides slide-uri folie folien diapositive diapositives diapo diapos diapositiva diapositivas lámina láminas laminas dia's dias slajd slajdów слайд слайда слайдов слайды слайдах lâmina lâminas شريحة شرائح الشرائح slaytlık slaytlik slaydlık diabilder lysbilder dias kalvoa snímků snímky slajdy diákat dia שקופיות slayt スライド 슬라이드".split(
    " ",
  );
const atMostWords = new Set(
  "max maximum maximal most maximalement höchstens maximaal maximo máximo massimo más maximale plus больше максимум أقصى".split(
    " ",
  ),
);
const aboutWords = new Set(
  "about around approximately roughly circa ca etwa ungefähr rund environ unos alrededor aproximadamente ongeveer około около примерно حوالي".split(
    " ",
  ),
);
const numberWords = new Map<string, number>(
  [
    "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen",
    "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn",
    "deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze",
    "dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince",
    "dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze",
    "due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici",
    "два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать",
    "двух трёх четырёх пяти шести семи восьми девяти десяти одиннадцати двенадцати",
    "شريحتين ثلاث أربع خمس ست سبع ثماني تسع عشر",
    "اثنين ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة",
  ].flatMap((words) => words.split(" ").map((word, index): [string, number] => [word, index + 2])),
).set("twenty", 20);

const hanNumbers = "二三四五六七八九十";

/** Returns the first small number that a few words name ("three things", "3つの約束", "drei Dinge"), if there is one. */
export function readCountWord(words: string): number | undefined {
  for (const word of words.toLowerCase().match(/\p{Nd}{1,2}|[\p{L}\p{M}]{1,20}/gu) ?? []) {
    const count = /^\p{Nd}/u.test(word) ? Number(toWesternDigits(word)) : numberWords.get(word);
    if (count !== undefined && count >= 1 && count <= 9) return count;
  }
  const han = /([二三四五六七八九])[个個つ项項点條条件]/u.exec(words.slice(0, 200))?.[1];
  return han === undefined ? undefined : hanNumbers.indexOf(han) + 2;
}

/** Returns how many slides an instruction asks for ("10 slides", "maximal 7 Folien", "全8枚"), if it says so. */
export function readSlideCount(instruction: string): SlideCountWish | undefined {
  const words = instruction.toLowerCase().match(/[\p{L}\p{M}']{1,40}|\p{Nd}{1,6}|[-–~,.;:]/gu) ?? [];
  for (let index = 0; index < words.length; index += 1) {
    const count = countAt(words, index);
    if (count === undefined) continue;
    const nouns = words.slice(index + 1, index + 5).filter((word) => word !== "-");
    // "10 short slides", "10-slide deck"; a number further off counts something else.
    const noun = nouns.findIndex((word) => slideWords.includes(word));
    if (noun === -1 || noun > 1 || /[,.;:\p{Nd}]/u.test(nouns.slice(0, noun).join(""))) continue;
    if (/^[.,]$/u.test(words[index - 1] ?? "") && /\d/u.test(words[index - 2] ?? "")) continue;
    const least = rangeStart(words, index);
    if (least !== undefined && least < count)
      return { count: Math.ceil((least + count) / 2), bound: "about" };
    return { count, bound: boundOf(words.slice(Math.max(0, index - 4), index), nouns.slice(noun + 1)) };
  }
  return readLabelledCount(instruction) ?? readEastAsianCount(instruction);
}

const rangeMarks = new Set(["-", "–", "~", "to", "bis", "à", "a", "до", "إلى", "und", "and", "et", "y", "e"]);

/** "8-10 slides", "8 bis 10 Folien", "between 8 and 10 slides". */
function rangeStart(words: readonly string[], index: number): number | undefined {
  const [number, mark] = [index - 2, index - 1].map((place) => words[place] ?? "");
  return mark !== undefined && rangeMarks.has(mark) && number !== undefined && number !== ""
    ? countAt(words, index - 2)
    : undefined;
}

/** "Number of slides: 8", "Folien: 8". */
function readLabelledCount(instruction: string): SlideCountWish | undefined {
  const label =
    /(?:slides?|slide count|folien|anzahl der folien|folienanzahl|diapositives|diapositivas|слайдов|شرائح|页数|枚数|スライド数)\s{0,2}[:\uFF1A=]\s{0,2}(max\.? |maximal |ca\. |about )?(\p{Nd}{1,2})(?![\p{Nd}.,:])/iu.exec(
      instruction.slice(0, 4_000),
    );
  const count = Number(toWesternDigits(label?.[2] ?? ""));
  if (label === null || count < 2) return undefined;
  const word = label[1] ?? "";
  return { count, bound: /^max/iu.test(word) ? "atMost" : word === "" ? "exactly" : "about" };
}

function countAt(words: readonly string[], index: number): number | undefined {
  const word = words[index] ?? "";
  const count = /^\p{Nd}+$/u.test(word) ? Number(toWesternDigits(word)) : numberWords.get(word);
  return count !== undefined && count >= 2 && count <= 500 ? count : undefined;
}

function boundOf(before: readonly string[], after: readonly string[]): SlideCountWish["bound"] {
  const near = [...before, ...after.slice(0, 2)];
  const text = before.join(" ");
  if (
    near.some((word) => atMostWords.has(word)) ||
    /up to|more than|mehr als|bis zu|au plus|plus de|jusqu|hasta|más de|como máximo|até|mais de|più di|fino a|al massimo|не более|не больше|لا تزيد|لا يزيد|على الأكثر|بحد أقصى/u.test(
      text,
    )
  ) {
    return "atMost";
  }
  return before.some((word) => aboutWords.has(word)) ? "about" : "exactly";
}

function readEastAsianCount(instruction: string): SlideCountWish | undefined {
  const pattern =
    /(\p{Nd}{1,3}|[二三四五六七八九十])\s{0,2}(?:枚(?!目)|页(?![:\uFF1A])|頁|张(?:幻灯片|ppt)|張|장(?!의? ?번)|ページ(?!目)|スライド|슬라이드)/giu;
  for (const match of instruction.matchAll(pattern)) {
    const before = instruction.slice(Math.max(0, match.index - 8), match.index);
    const after = instruction.slice(match.index + match[0].length, match.index + match[0].length + 8);
    const count = eastAsianNumber(match[1] ?? "");
    if (/[第1あたりごと每十]$/u.test(before) || count < 2) continue;
    if (/最大|最多|不超过|不超過|최대/u.test(before) || /以内|以下|이내|이하/u.test(after))
      return { count, bound: "atMost" };
    return {
      count,
      bound: /约|約|大约|약/u.test(before) || /程度|左右|정도/u.test(after) ? "about" : "exactly",
    };
  }
  return undefined;
}

function eastAsianNumber(digits: string): number {
  const place = hanNumbers.indexOf(digits);
  return place === -1 ? Number(toWesternDigits(digits)) : place + 2;
}

/** Returns the digits 0 to 9 for those of other scripts. */
export function toWesternDigits(digits: string): string {
  return digits
    .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/gu, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[\uFF10-\uFF19]/gu, (digit) => String(digit.charCodeAt(0) - 0xff10));
}
