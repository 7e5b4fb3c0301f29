import {
  readDates,
  readMagnitude,
  readNumberWords,
  readQuantities,
  toWesternDigits,
} from "@lectern/authoring";

/** A number as a text says it. */
export interface NumberMention {
  readonly start: number;
  readonly end: number;
  /** Without its magnitude: 3.5 of "3.5 million". */
  readonly plain: number;
  /** 1,000,000 of "3.5 million", 1 where there is none. */
  readonly scale: number;
  readonly decimals: number;
  readonly isPercent: boolean;
  readonly isOrdinal: boolean;
  readonly isInWords: boolean;
  /** In the base unit where the unit has a prefix: 1,500 for "1.5 kg". */
  readonly base?: number;
  readonly digits: string;
}

/** A date of a day, month, quarter or season; parts that the text leaves out are 0. */
export interface DateMention {
  readonly start: number;
  readonly end: number;
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly precision: "day" | "month" | "quarter" | "season";
}

/** A time of day in minutes. */
export interface TimeMention {
  readonly start: number;
  readonly end: number;
  readonly minutes: number;
  /** Whether it may be twelve hours later: "2:30". */
  readonly isOpen: boolean;
}

/** What can be checked in a text, apart from names. */
export interface Mentions {
  readonly numbers: readonly NumberMention[];
  readonly dates: readonly DateMention[];
  readonly times: readonly TimeMention[];
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Returns the numbers, dates and times in a text of at most some thousand characters; offsets are those of the text. */
export function readMentions(text: string, language: string): Mentions {
  const western = toWesternDigits(text);
  const times = readTimes(western);
  const dates = collectDates(western, language).filter((date) => isFree(date, times));
  const taken = [...times, ...dates];
  const digits = joinEastAsian(collectDigits(western, language)).filter((number) => isFree(number, taken));
  const words = readNumberWords(text, language)
    .filter((number) => isFree(number, taken) && isFree(number, digits))
    .map((number) => toMention(western, language, { ...number, plain: number.value, scale: 1 }));
  return { times, dates, numbers: [...digits, ...words].toSorted((one, other) => one.start - other.start) };
}

function isFree(span: Span, taken: readonly Span[]): boolean {
  return taken.every(({ start, end }) => span.end <= start || span.start >= end);
}

function collectDates(text: string, language: string): readonly DateMention[] {
  const read = readDates(text, language).flatMap(({ start, end, order, precision }): DateMention[] => {
    if (precision === "year" || precision === "era") return [];
    const [year, month, day] = [Math.floor(order / 10_000), Math.floor(order / 100) % 100, order % 100];
    return [{ start, end, year, month, day, precision }];
  });
  const eastAsian = [...text.matchAll(/(\d{1,2})[月월] ?(\d{1,2})[日일]/gu)].map(
    (match): DateMention => ({
      start: match.index,
      end: match.index + match[0].length,
      year: 0,
      month: Number(match[1]),
      day: Number(match[2]),
      precision: "day",
    }),
  );
  return [...read, ...eastAsian.filter((date) => isFree(date, read))];
}

const clock =
  /(?<![\d.,:/-])(?:(午前|上午|오전|早上)|(午後|下午|오후|晚上))?\s?([01]?\d|2[0-4])(?:(?:[:h：]|\s?h\s?)([0-5]\d)(?::[0-5]\d)?|\.([0-5]\d)(?=\s?(?:uhr|h\b|am\b|pm\b|[ap]\.m\.)|\s?[-–]\s?\d\d?\.\d\d\s?uhr)|(?:時|点|點|시)(?:\s?([0-5]?\d)[分분])?(?![間间])|(?=\s?(?:uhr|am|pm|[ap]\.\s?m\.)(?!\p{L})))\s?(uhr|am|pm|a\.\s?m\.?|p\.\s?m\.?)?(?![\p{sc=Latin}\p{sc=Cyrillic}\d%])/giu;

/** "14:30", "2:30 pm", "14.30 Uhr", "14h30", "下午2点", "14시 30분". */
function readTimes(text: string): readonly TimeMention[] {
  return [...text.matchAll(clock)].map((match) => {
    const [whole, morning, afternoon, hour, ...rest] = match;
    const minute = rest.slice(0, 3).find((part) => part !== undefined);
    const mark = (rest[3] ?? "").toLowerCase().replaceAll(/[^apm]/gu, "");
    const isLate = afternoon !== undefined || mark === "pm";
    const hours = Number(hour) % (isLate || mark === "am" || morning !== undefined ? 12 : 24);
    const isOpen = mark === "" && !isLate && morning === undefined && hours > 0 && hours < 12;
    return {
      start: match.index,
      end: match.index + whole.length,
      minutes: (hours + (isLate ? 12 : 0)) * 60 + Number(minute ?? 0),
      isOpen: isOpen && !/uhr/iu.test(whole),
    };
  });
}

function collectDigits(text: string, language: string): readonly NumberMention[] {
  return readQuantities(text, language).map(({ start, end, prefix, digits, value, decimals }) => {
    const from = text.indexOf(digits, start + prefix.length);
    const to = from + digits.length;
    return toMention(text, language, {
      start: from,
      end: Math.max(to, end, endOfMagnitude(text, to, language)),
      digitsEnd: to,
      plain: value,
      decimals,
      digits,
      scale: magnitudeAfter(text, to, language),
    });
  });
}

/** "12万6千": one number of two parts. */
function joinEastAsian(numbers: readonly NumberMention[]): readonly NumberMention[] {
  const joined: NumberMention[] = [];
  for (const number of numbers) {
    const last = joined.at(-1);
    const isNext =
      last !== undefined && last.scale >= 1e4 && number.start === last.end && number.scale < last.scale;
    if (isNext) {
      const plain = last.plain * last.scale + number.plain * number.scale;
      joined[joined.length - 1] = { ...number, start: last.start, plain, scale: 1, digits: `${plain}` };
    } else joined.push(number);
  }
  return joined;
}

interface Written extends Span {
  readonly digitsEnd?: number;
  readonly plain: number;
  readonly scale: number;
  readonly decimals?: number;
  readonly digits?: string;
  readonly isOrdinal?: boolean;
}

function toMention(text: string, language: string, written: Written): NumberMention {
  const { start, end, plain, scale, decimals = 0, digits = "", digitsEnd = end } = written;
  const factor = factorOfUnit(text.slice(digitsEnd, digitsEnd + 12));
  const inWords = digits === "";
  const magnitude = inWords ? magnitudeAfter(text, digitsEnd, language) : scale;
  return {
    start,
    end,
    plain,
    scale: magnitude,
    decimals,
    digits,
    isPercent:
      percentAfter.test(text.slice(digitsEnd, digitsEnd + 24)) ||
      percentBefore.test(text.slice(Math.max(0, start - 8), start)),
    isOrdinal: written.isOrdinal ?? isOrdinalMark(text.slice(digitsEnd, digitsEnd + 4), language),
    isInWords: inWords,
    ...(factor !== undefined && { base: plain * magnitude * factor }),
  };
}

function endOfMagnitude(text: string, end: number, language: string): number {
  if (magnitudeAfter(text, end, language) === 1) return end;
  const [name = ""] =
    /^\s?(?:百万|[\p{sc=Han}\p{sc=Hangul}]|[\p{L}\p{M}]+)/u.exec(text.slice(end, end + 18)) ?? [];
  return end + name.length;
}

/** "3rd", "3º", "3-й", and, where ordinals are written with a dot, "3. Quartal". */
function isOrdinalMark(tail: string, language: string): boolean {
  const hasDots = /^(?:de|nb|nn|no|da|fi|cs|sk|pl|hu|tr|hr|sl|et|is|lv)\b/u.test(language);
  return (
    /^(?:st|nd|rd|th|er|ère|e|ème|º|ª|-е|-й|-го)(?!\p{L})/u.test(tail) || (hasDots && /^\. \p{L}/u.test(tail))
  );
}

function magnitudeAfter(text: string, end: number, language: string): number {
  const match = /^(\s?)([\p{L}\p{M}]{1,14})/u.exec(text.slice(end, end + 18));
  const [, gap = "", name = ""] = match ?? [];
  if (/^[\p{sc=Han}\p{sc=Hangul}]/u.test(name)) {
    const signs = ["百万", ...name.charAt(0)].find((sign) => name.startsWith(sign));
    return readMagnitude(signs ?? "", "zh") ?? 1;
  }
  // "5 m" are metres, "5m" may be millions.
  if (name.length === 1 && gap !== "") return 1;
  const isMetre = name === "m" && !/[$€£]/u.test(text.slice(Math.max(0, end - 12), end));
  return isMetre ? 1 : (readMagnitude(name, language) ?? 1);
}

const percentAfter =
  /^[\s-]?(?:%|٪|％|pp\b|percent|per cent|prozent|p\. ?p\.|pour ?cent|por ?cien|por ?cento|per ?cento|procent|prosent|százalék|la sută|τοις εκατό|процент|відсотк|п\. ?п\.|بالمئة|بالمائة|في المئة|في المائة|אחוז|درصد|प्रतिशत|फ़ीसदी|persen|phần trăm|퍼센트|パーセント|ポイント|个百分点|個百分點)/iu;
const percentBefore = /(?:百分之|yüzde |%)\s?$/iu;

const unitFactors: Readonly<Record<string, number>> = {
  ...{
    mg: 1e-3,
    g: 1,
    kg: 1e3,
    t: 1e6,
    mm: 1e-3,
    cm: 1e-2,
    m: 1,
    km: 1e3,
    ml: 1e-3,
    cl: 1e-2,
    l: 1,
    hl: 100,
  },
  ...{ W: 1, kW: 1e3, MW: 1e6, GW: 1e9, Wh: 1, kWh: 1e3, MWh: 1e6, GWh: 1e9, TWh: 1e12, V: 1, kV: 1e3 },
  ...{ B: 1, kB: 1e3, KB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12, Hz: 1, kHz: 1e3, MHz: 1e6, GHz: 1e9 },
  ...{
    µs: 1e-6,
    ms: 1e-3,
    s: 1,
    tonnes: 1e6,
    tons: 1e6,
    tonelada: 1e6,
    toneladas: 1e6,
    tonne: 1e6,
    Gramm: 1,
    grammes: 1,
    Kilo: 1e3,
    Tonnen: 1e6,
    км: 1e3,
    м: 1,
    кг: 1e3,
    т: 1e6,
    公斤: 1e3,
    公里: 1e3,
  },
};

function factorOfUnit(tail: string): number | undefined {
  const unit = /^\s?(\p{L}{1,10})(?![\p{L}²³])/u.exec(tail)?.[1];
  return unit === undefined ? undefined : unitFactors[unit];
}
