import { rememberRecent } from "../remember-recent.ts";
import { capitalise } from "../words/capitalise.ts";
import { toWesternDigits } from "./western-digits.ts";

/** A date as it stands in a text. */
export interface DatePlace {
  readonly start: number;
  readonly end: number;
  /** Grows with time: year × 10,000 + month × 100 + day; the year is 0 where the text leaves it out. */
  readonly order: number;
  readonly precision: "day" | "month" | "quarter" | "season" | "year" | "era";
}

interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Undefined for words. */
  readonly value?: number;
}

const longestText = 4_000;

/** Arabic, Persian and Devanagari digits. */
const easternDigit = /[٠-٩۰-۹०-९]/u;

/** Returns the dates in a text, from left to right, in one pass over its words and numbers. */
export const readDates: (text: string, language: string) => readonly DatePlace[] =
  rememberRecent(collectDates);

function collectDates(text: string, language: string): readonly DatePlace[] {
  const given = text.slice(0, longestText);
  const source = easternDigit.test(given) ? toWesternDigits(given) : given;
  // No date goes without a digit, but for the ages of dynasties.
  if (!/[\d代]/.test(source)) return [];
  const tokens = tokensOf(source);
  const dates: DatePlace[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const read = readDateAt(source, tokens, index, language);
    if (read === undefined) continue;
    dates.push(read.date);
    index = read.last;
  }
  return dates;
}

/** Returns the date that a text is from end to end. */
export function readWholeDate(text: string, language: string): DatePlace | undefined {
  const words = text.trim();
  if (words.length === 0 || words.length > 40) return undefined;
  const [first, ...more] = readDates(words, language);
  const month = readMonth(words.replace(/\.$/u, ""), language);
  if (first === undefined && month !== undefined)
    return { start: 0, end: words.length, order: month * 100, precision: "month" };
  if (first === undefined || first.start > 0) return undefined;
  const last = more.at(-1) ?? first;
  const isRange =
    more.length === 0 || (more.length === 1 && /^\s?[-–—]\s?$/u.test(words.slice(first.end, last.start)));
  return isRange && words.slice(last.end).replace(/[.\s]/gu, "") === "" ? first : undefined;
}

interface ReadDate {
  readonly date: DatePlace;
  readonly last: number;
}

function readDateAt(
  text: string,
  tokens: readonly Token[],
  index: number,
  language: string,
): ReadDate | undefined {
  const token = tokens[index];
  if (token === undefined) return undefined;
  return token.value === undefined
    ? readFromWord(text, tokens, index, language)
    : readFromNumber(text, tokens, index, language);
}

/** "28 August 1850", "2025-02-28", "28.02.2025", "2013年5月", "1902". */
function readFromNumber(
  text: string,
  tokens: readonly Token[],
  index: number,
  language: string,
): ReadDate | undefined {
  const [one, two, three] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  if (one?.value === undefined) return undefined;
  const place = (last: number, order: number, precision: DatePlace["precision"], end?: number): ReadDate => ({
    date: { start: one.start, end: end ?? tokens[last]?.end ?? one.end, order, precision },
    last,
  });
  const decade = readDecade(text, one);
  if (decade !== undefined) return { date: decade, last: index };
  const eastAsian = readEastAsian(text, tokens, index);
  if (eastAsian !== undefined) return eastAsian;
  const digits = /^\d{1,2}$/u.test(one.text);
  if (digits && one.value >= 1 && one.value <= 31 && two !== undefined) {
    const gap = text.slice(one.end, two.start);
    const month =
      two.value === undefined && /^(?:\.? | de | ?-)$/u.test(gap)
        ? readMonth(afterDay.test(two.text) ? capitalise(two.text) : two.text, language)
        : undefined;
    if (month !== undefined) {
      const year = yearAfter(text, tokens, index + 1);
      return place(year?.place ?? index + 1, (year?.value ?? 0) * 10_000 + month * 100 + one.value, "day");
    }
    const counted = ordinalDay.exec(text.slice(one.end, one.end + 24));
    const named = counted === null ? undefined : readMonth(counted[1] ?? "", language);
    if (counted !== null && named !== undefined) {
      const end = one.end + counted[0].length;
      let last = index;
      while ((tokens[last + 1]?.start ?? end) < end) last += 1;
      return place(last, named * 100 + one.value, "day", end);
    }
    if (two.value !== undefined && three?.value !== undefined && /^\d{4}$/u.test(three.text)) {
      const marks = gap + text.slice(two.end, three.start);
      if (/^(?:\.\.|\/\/|--)$/u.test(marks) && two.value >= 1 && two.value <= 31) {
        const isMonthFirst = one.value <= 12 && (two.value > 12 || (marks === "//" && language === "en"));
        const [day, inYear] = isMonthFirst ? [two.value, one.value] : [one.value, two.value];
        if (inYear <= 12) return place(index + 2, three.value * 10_000 + inYear * 100 + day, "day");
      }
    }
    if (
      two.value !== undefined &&
      gap === "." &&
      /^\d{1,2}$/u.test(two.text) &&
      /^\d{2}\.\d{2}\.(?!\d)/u.test(text.slice(one.start, one.start + 7))
    ) {
      if (two.value >= 1 && two.value <= 12)
        return place(index + 1, two.value * 100 + one.value, "day", two.end + 1);
    }
  }
  if (!isYear(one, text)) return undefined;
  if (
    two?.value !== undefined &&
    three?.value !== undefined &&
    text.slice(one.end, two.start) === "-" &&
    text.slice(two.end, three.start) === "-"
  ) {
    if (/^\d{2}$/u.test(two.text) && /^\d{2}$/u.test(three.text))
      return place(index + 2, one.value * 10_000 + two.value * 100 + three.value, "day");
  }
  const quarter =
    two !== undefined && text.slice(one.end, two.start) === " " ? quarterOf(two.text) : undefined;
  if (quarter !== undefined) return place(index + 1, one.value * 10_000 + quarter * 300, "quarter");
  const isSeason = two !== undefined && endsSeason(one, two, text);
  return place(isSeason ? index + 1 : index, one.value * 10_000, "year");
}

/** "2023-24", "2023/24": the year of a school, a season or an account, which ends in the next one. */
function endsSeason(year: Token, next: Token, text: string): boolean {
  const isJoined = /^[-–/]$/u.test(text.slice(year.end, next.start));
  return (
    isJoined &&
    /^\d{2}$/u.test(next.text) &&
    next.value === ((year.value ?? 0) + 1) % 100 &&
    !/^[-./]\d/u.test(text.slice(next.end, next.end + 2))
  );
}

/** Behind the number of a day these are months, however they are written. */
const afterDay = /^(?:march|mar|sept?|dec|jan)$/u;

/** "1er juin", "3rd May", "1º de mayo". */
const ordinalDay = /^(?:er|st|nd|rd|th|º|°|ª) (?:de |of )?([\p{L}\p{M}]{3,12})(?![\p{L}\p{M}])/u;

const decadeEnd = /^(?:['’]?s|er(?: Jahren?)?|-[ех](?: год(?:ах|ов|ы))?|年代|년대)(?![\p{Ll}\p{Nd}])/u;
const decadePart =
  /(?<!\p{L})(early|mid|late|anfang der|mitte der|ende der|frühen|späten|début des années|fin des années|начале|середине|конце)[ -]$/iu;

/** "1860s", "early 1860s", "Ende der 1920er Jahre", "1990年代". */
function readDecade(text: string, { value, text: digits, start, end }: Token): DatePlace | undefined {
  if (value === undefined || !/^(?:1\d|20)\d0$/u.test(digits)) return undefined;
  const tail = decadeEnd.exec(text.slice(end, end + 18))?.[0];
  if (tail === undefined) return undefined;
  const part = decadePart.exec(text.slice(Math.max(0, start - 18), start));
  const word = part?.[1]?.toLowerCase() ?? "";
  const year = /mid|mitte|середине/u.test(word) ? 5 : /late|ende|spät|fin|конце/u.test(word) ? 8 : 0;
  const from = part === null ? start : start - part[0].length;
  return { start: from, end: end + tail.length, order: (value + year) * 10_000, precision: "era" };
}

/** "1735年", "2013年5月3日", "2024년 3월". */
function readEastAsian(text: string, tokens: readonly Token[], index: number): ReadDate | undefined {
  const year = tokens[index];
  if (year?.value === undefined) return undefined;
  if (!/^\d{3,4}$/u.test(year.text)) return readEastAsianDay(text, tokens, index);
  const match = /^[年년](?: ?(\d{1,2})[月월](?: ?(\d{1,2})[日일])?)?/u.exec(
    text.slice(year.end, year.end + 12),
  );
  if (match === null) return undefined;
  const [month, day] = [Number(match[1] ?? 0), Number(match[2] ?? 0)];
  const end = year.end + match[0].length;
  let last = index;
  while ((tokens[last + 1]?.start ?? end) < end) last += 1;
  const order = year.value * 10_000 + month * 100 + day;
  const precision = day > 0 ? "day" : month > 0 ? "month" : "year";
  return { date: { start: year.start, end, order, precision }, last };
}

/** "5月3日", "5월 3일". */
function readEastAsianDay(text: string, tokens: readonly Token[], index: number): ReadDate | undefined {
  const month = tokens[index];
  if (month?.value === undefined || month.value < 1 || month.value > 12) return undefined;
  const found = /^(?:月|월) ?(\d{1,2})[日일号號]/u.exec(text.slice(month.end, month.end + 6));
  if (found === null) return readEastAsianMonth(text, month, index);
  if (Number(found[1]) > 31) return undefined;
  const end = month.end + found[0].length;
  let last = index;
  while ((tokens[last + 1]?.start ?? end) < end) last += 1;
  const order = month.value * 100 + Number(found[1]);
  return { date: { start: month.start, end, order, precision: "day" }, last };
}

/** "7月动工", "11月底": a month on its own. */
function readEastAsianMonth(text: string, { value, start, end }: Token, last: number): ReadDate | undefined {
  const tail =
    /^(?:月(?:份|底|初|末|中旬|上旬|下旬)?|월(?: ?(?:초|말|중순))?)(?=[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}、，。 ])(?!\p{Nd})/u.exec(
      text.slice(end, end + 6),
    )?.[0];
  if (value === undefined || tail === undefined) return undefined;
  return { date: { start, end: end + tail.length, order: value * 100, precision: "month" }, last };
}

/** "August 28, 1850", "May 1854", "Q3 2025", "summer of 1850", "唐代". */
function readFromWord(
  text: string,
  tokens: readonly Token[],
  index: number,
  language: string,
): ReadDate | undefined {
  const one = tokens[index];
  if (one === undefined) return undefined;
  const era = eraIn(one);
  if (era !== undefined) return { date: era, last: index };
  const two = tokens[index + 1];
  // But for a quarter, words are of a date only where a number follows.
  if (two?.value === undefined && one.text.length !== 2) return undefined;
  // "sept 2024": before a year these are months, however they are written.
  const isMonthOfYear = two !== undefined && isYear(two, text) && text.slice(one.end, two.start) === " ";
  const month = readMonth(
    isMonthOfYear && afterDay.test(one.text) ? capitalise(one.text) : one.text,
    language,
  );
  if (month !== undefined) {
    if (
      two?.value !== undefined &&
      /^\d{1,2}$/u.test(two.text) &&
      two.value <= 31 &&
      text.slice(one.end, two.start) === " " &&
      // "May 6,210" is how much.
      !/^[.,]\d{3}(?!\d)/u.test(text.slice(two.end, two.end + 5))
    ) {
      const year = yearAfter(text, tokens, index + 1);
      if (year !== undefined || text.charAt(two.end) !== ":") {
        const order = (year?.value ?? 0) * 10_000 + month * 100 + two.value;
        const last = year?.place ?? index + 1;
        return {
          date: { start: one.start, end: tokens[last]?.end ?? two.end, order, precision: "day" },
          last,
        };
      }
    }
    const year = yearAfter(text, tokens, index);
    if (year === undefined) return undefined;
    const last = year.place;
    return {
      date: {
        start: one.start,
        end: tokens[last]?.end ?? one.end,
        order: year.value * 10_000 + month * 100,
        precision: "month",
      },
      last,
    };
  }
  const quarter = quarterOf(one.text);
  const season = seasons.get(one.text.toLowerCase());
  if (quarter === undefined && season === undefined) return undefined;
  const year = yearAfter(text, tokens, index);
  if (year === undefined) {
    if (quarter === undefined) return undefined;
    return {
      date: { start: one.start, end: one.end, order: quarter * 300, precision: "quarter" },
      last: index,
    };
  }
  const last = year.place;
  const order = year.value * 10_000 + (quarter === undefined ? (season ?? 0) : quarter * 300);
  return {
    date: {
      start: one.start,
      end: tokens[last]?.end ?? one.end,
      order,
      precision: quarter === undefined ? "season" : "quarter",
    },
    last,
  };
}

/** The year behind a month or day: at once, after a comma, or after a small word ("of", "de"); and which token it is. */
function yearAfter(
  text: string,
  tokens: readonly Token[],
  index: number,
): { value: number; place: number } | undefined {
  const [from, token] = [tokens[index], tokens[index + 1]];
  if (from === undefined || token?.value === undefined) return undefined;
  const between = text.slice(from.end, token.start);
  const isClose = /^(?:,? |\. ?| (?:of|de|del|du|des) |[\u00a0/-])$/u.test(between);
  const isWhole = !/^-\d/u.test(text.slice(token.end, token.end + 2));
  return isClose && isWhole && isYear(token, text) ? { value: token.value, place: index + 1 } : undefined;
}

/** Four digits from 1000 to 2199 that no separator, sign or unit makes a quantity of. */
function isYear(token: Token, text: string): boolean {
  if (token.value === undefined || !/^\d{4}$/u.test(token.text) || token.value < 1000 || token.value > 2199)
    return false;
  const [before, after, next] = [
    text.charAt(token.start - 1),
    text.charAt(token.end),
    text.charAt(token.end + 1),
  ];
  if (/[$€£¥₽#.,:/\p{L}_=&-]/u.test(before) && !/[\p{sc=Han}\p{sc=Hangul}]/u.test(before)) return false;
  if (/[%°€$£²³_]/u.test(after) || (/[.,:]/u.test(after) && /\d/u.test(next))) return false;
  if (/[A-Za-z]/u.test(after)) return false;
  // In "2023 £1,140" the sign belongs to the number behind it.
  return !/^ (?:[€$£](?!\d)|%|km|kg|m|m²|t|MW|MWh|kWh|GB|MB|euros?|dollars|pounds|kroner|Stück|lines|bikes|volts|words|people|users|pages|items|orders|requests|records)(?![\p{L}])/u.test(
    text.slice(token.end, token.end + 14),
  );
}

/** Returns the numbers, quarters, words with an era and words next to a number, in their order: others are of no date. */
function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let waiting: Token | undefined;
  let isAfterNumber = false;
  for (let index = 0; index < text.length; ) {
    const kind = kindAt(text, index);
    const end = kind === "gap" ? index + 1 : endOfToken(text, index, kind);
    const start = index;
    index = end;
    if (kind === "gap" || (end - start <= 3 && smallWords.has(text.slice(start, end)))) continue;
    const token = toToken(text, start, end, kind);
    if (token.value !== undefined && waiting !== undefined) tokens.push(waiting);
    const isOfDate = token.value !== undefined || isAfterNumber || isQuarterAt(text, start);
    const isKept = isOfDate || token.text.includes("代");
    if (isKept) tokens.push(token);
    waiting = isKept ? undefined : token;
    isAfterNumber = token.value !== undefined;
  }
  return tokens;
}

function toToken(text: string, start: number, end: number, kind: "digit" | "letter"): Token {
  const token = { text: text.slice(start, end), start, end };
  if (kind === "letter") return token;
  return { ...token, value: end - start <= 6 ? Number(token.text) : Number.NaN };
}

function endOfToken(text: string, start: number, kind: "digit" | "letter"): number {
  if (isQuarterAt(text, start)) return start + 2;
  let end = start + 1;
  while (end < text.length && kindAt(text, end) === kind) end += 1;
  return end;
}

/** "Q3", "T3": the only words with a digit. */
function isQuarterAt(text: string, start: number): boolean {
  const letter = text.charCodeAt(start);
  if (letter !== 0x51 && letter !== 0x54) return false;
  const number = text.charCodeAt(start + 1);
  return number >= 0x31 && number <= 0x34 && !isDigit(text.charCodeAt(start + 2));
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

type CharacterKind = "digit" | "letter" | "gap";

/** Letters and marks make words. */
function kindAt(text: string, index: number): CharacterKind {
  const code = text.charCodeAt(index);
  if (isDigit(code)) return "digit";
  if (code < 0x80) return (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a ? "letter" : "gap";
  if ((code & 0xf800) === 0xd800) return kindOfPair(text, index);
  const known = kinds.get(code);
  if (known !== undefined) return known;
  const kind = isLetter(String.fromCharCode(code)) ? "letter" : "gap";
  kinds.set(code, kind);
  return kind;
}

/** What the characters beyond ASCII are, as far as they have been met. */
const kinds = new Map<number, CharacterKind>();

function kindOfPair(text: string, index: number): CharacterKind {
  const isSecond = (text.charCodeAt(index) & 0xfc00) === 0xdc00;
  return isLetter(text.slice(isSecond ? index - 1 : index, isSecond ? index + 1 : index + 2))
    ? "letter"
    : "gap";
}

function isLetter(character: string): boolean {
  return /[\p{L}\p{M}]/u.test(character);
}

const smallWords = new Set(["of", "de", "del", "du", "des"]);

const seasons = new Map<string, number>([
  ...["spring", "frühling", "frühjahr", "printemps", "primavera", "весной"].map((word): [string, number] => [
    word,
    315,
  ]),
  ...["summer", "sommer", "été", "verano", "estate", "летом"].map((word): [string, number] => [word, 615]),
  ...["autumn", "herbst", "automne", "otoño", "autunno", "осенью"].map((word): [string, number] => [
    word,
    915,
  ]),
  ...["winter", "hiver", "invierno", "inverno", "зимой"].map((word): [string, number] => [word, 1215]),
]);

function quarterOf(word: string): number | undefined {
  const number = /^(?:Q|T)([1-4])$/u.exec(word)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** The dynasties that Chinese and Japanese texts count time by, and the year each began in. */
const eras = new Map<string, number>([
  ["秦", -221],
  ["汉", -202],
  ["漢", -202],
  ["隋", 581],
  ["唐", 618],
  ["宋", 960],
  ["元", 1271],
  ["明", 1368],
  ["清", 1644],
]);

function eraIn(token: Token): DatePlace | undefined {
  for (let index = token.text.indexOf("代"); index > 0; index = token.text.indexOf("代", index + 1)) {
    const year = eras.get(token.text.charAt(index - 1));
    if (year === undefined) continue;
    const start = token.start + index - 1;
    return { start, end: start + 2, order: year * 10_000, precision: "era" };
  }
  return undefined;
}

const monthTables = new Map<string, ReadonlyMap<string, number>>();

/** Returns the month (1 to 12) that a word of the language or of English names, if it does. */
export function readMonth(word: string, language: string): number | undefined {
  if (word.length < 3 && !/[\u0600-\u06ff\u0900-\u0fff]/u.test(word)) return undefined;
  // "במאי" is "in May".
  const key = word
    .toLowerCase()
    .replace(/^ב(?=\p{L}{3})/u, "")
    .replace(/^sept$/u, "sep");
  const month = monthsOf(language).get(key) ?? monthsOf("en").get(key);
  if (month === undefined) return undefined;
  // "may" and "march" are common words; the months are written large.
  return /^(?:may|march|mar|sept?|dec|jan|mai)$/u.test(word) && language.startsWith("en") ? undefined : month;
}

/** The names of the months in their long, short, standing and declined forms. */
function monthsOf(language: string): ReadonlyMap<string, number> {
  const known = monthTables.get(language);
  if (known !== undefined) return known;
  const months = new Map<string, number>();
  for (const format of monthFormats(language)) {
    for (let month = 0; month < 12; month += 1) {
      const parts = format.formatToParts(new Date(Date.UTC(2025, month, 15)));
      const name =
        parts
          .find(({ type }) => type === "month")
          ?.value.toLowerCase()
          .replace(/\.$/u, "") ?? "";
      if (/^[\p{L}\p{M}]{2,}$/u.test(name)) months.set(name, month + 1);
    }
  }
  if (language.startsWith("en")) months.set("sept", 9);
  monthTables.set(language, months);
  return months;
}

function monthFormats(language: string): readonly Intl.DateTimeFormat[] {
  const locale = language.startsWith("ar") ? "ar-EG" : language;
  return (["long", "short"] as const).flatMap((month) => [
    new Intl.DateTimeFormat(locale, { month, timeZone: "UTC" }),
    new Intl.DateTimeFormat(locale, { month, day: "numeric", timeZone: "UTC" }),
  ]);
}
