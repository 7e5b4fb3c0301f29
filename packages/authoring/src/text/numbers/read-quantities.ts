import { rememberRecent } from "../remember-recent.ts";

/** A number as it is written: its value, where it stands, and what it counts. */
export interface Quantity {
  /** From its currency sign up to its unit. */
  readonly start: number;
  readonly end: number;
  readonly value: number;
  /** How many digits stand after the decimal mark. */
  readonly decimals: number;
  /** The digits with their separators. */
  readonly digits: string;
  /** What stands before and after the digits: "$", "NOK", "%", "million". */
  readonly prefix: string;
  readonly unit: string;
}

const longestNumber = 24;
const signs = "$€£¥₽₹₩₺₴₪";
const currencyCodes = new Set(
  "USD EUR GBP NOK SEK DKK CHF JPY CNY RUB PLN CZK HUF INR BRL CAD AUD TRY SAR AED US$ R$ Rs kr".split(" "),
);
const magnitudes = new Set(
  "thousand million millions billion billions trillion mn bn k m M mio mrd tsd millionen milliarden tausend millones millions milliards milliers milioni miliardi milhões bilhões mln млн млрд тыс миллионов миллиарда مليون مليار ألف mil mila tys tysięcy тысяч тысячи тисяч duizend miljoen miljard tusen miljoner miljarder tisíc 万 亿 億 萬 만 억".split(
    " ",
  ),
);
const measures = new Set(
  "TL Ft lei lira quid bucks mpg mph mile miles kcal litres liters Liter litros litri litr gallons tonnes tons Tonnen tonnen tonnes toneladas tonnellate тонн тонны лв грн din % percent Prozent procent ‰ ° °C °F K km m cm mm m² m³ km² ha kg g mg t l ml s ms µs min h kWh MWh GWh MW kW W GB MB TB KB MiB GiB kB Hz GHz MHz dB V A pp bps x € $ £ ¥ ₽ kr zł Kč ميغاواط كيلوواط هكتار هكتارًا دولار يورو ريال دينار سنة سنوات أشهر شهرًا يوم أيام ساعة دقيقة dollars euros pounds kroner euro Euro dollar рублей руб долларов евро ч мин сек дней дня недель лет года месяцев seconds minutes hours days weeks months years Sekunden Minuten Stunden Tage Wochen Monate Jahre secondes minutes heures jours semaines mois ans segundos minutos horas días semanas meses años".split(
    " ",
  ),
);
const powers: Readonly<Record<string, number>> = {
  千: 1e3,
  천: 1e3,
  万: 1e4,
  萬: 1e4,
  만: 1e4,
  億: 1e8,
  亿: 1e8,
  억: 1e8,
  兆: 1e12,
};
const byPowers = /([^千천万萬만億亿억兆]+)([千천万萬만億亿억兆]?)/gu;
const counters =
  "年月日件人個个回次枚台名社店本歳分秒時点円元度級级条项项所座公斤公里米种種倍户戶册冊層层岁歲吨噸天周週개명건원일월년";

/** Returns the numbers in a text in one pass; separators are read as the language writes them where they could be both. */
export const readQuantities: (text: string, language: string) => readonly Quantity[] =
  rememberRecent(collectQuantities);

function collectQuantities(text: string, language: string): readonly Quantity[] {
  const quantities: Quantity[] = [];
  for (let index = 0; index < text.length; index += 1) {
    if (!isDigit(text.charCodeAt(index))) continue;
    const end = endOfPowers(text, index, endOfNumber(text, index));
    if (end - index <= longestNumber && !isWithinWord(text, index))
      quantities.push(toQuantity(text, index, end, language));
    index = end - 1;
  }
  return quantities;
}

function isWithinWord(text: string, start: number): boolean {
  // Most numbers stand at the beginning or behind a space.
  if (start === 0 || text.charCodeAt(start - 1) === 0x20) return false;
  const before = text.charAt(start - 1);
  return /[\p{L}\p{M}_]/u.test(before) && !isEastAsian(before) && !isProclitic(text, start);
}

/** Arabic and Hebrew write "and", "in", "to", "from" and "as" on to the number behind: "و4.1", "بـ52,000", "ב5". */
const proclitic = /(?<![\p{L}\p{M}])(?:[وفبلك]{1,2}ـ?|[ובלמכ]{1,2})$/u;

function isProclitic(text: string, start: number): boolean {
  return proclitic.test(text.slice(Math.max(0, start - 4), start));
}

/** Returns the one number that a cell holds with nothing but its unit around it. */
export function readWholeQuantity(text: string, language: string): Quantity | undefined {
  const words = text.trim();
  if (words.length > 48) return undefined;
  const [quantity, ...others] = readQuantities(words, language);
  if (quantity === undefined || others.length > 0) return undefined;
  const before = words.slice(0, quantity.start).trim();
  const isNegative = before === "-" || before === "−" || before === "–";
  if (quantity.end !== words.length || (before !== "" && before !== "+" && before !== "≈" && !isNegative))
    return undefined;
  return isNegative ? { ...quantity, value: -quantity.value, start: 0 } : quantity;
}

/** Returns digits without separators grouped as the language does it; what is grouped already, short or broken stays. */
export function groupDigits(digits: string, language: string): string {
  if (!/^\d{5,15}$/u.test(digits) && !(/^\d{4}$/u.test(digits) && !/^(?:1[0-9]|20)/u.test(digits)))
    return digits;
  return numberFormat(language).format(Number(digits));
}

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(language: string): Intl.NumberFormat {
  const known = formats.get(language);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(language, { numberingSystem: "latn", useGrouping: "always" });
  formats.set(language, format);
  return format;
}

/** Where a number ends that counts in more than one power of ten: "45万6000", "3億4,800万", "18만 6천". */
function endOfPowers(text: string, start: number, first: number): number {
  let last = first;
  let before = Number.POSITIVE_INFINITY;
  while (last - start <= longestNumber) {
    const power = powers[text.charAt(last)];
    if (power === undefined || power >= before) break;
    const gap = text.charAt(last + 1) === " " ? 1 : 0;
    const next = last + 1 + gap;
    const end = isDigit(text.charCodeAt(next)) ? endOfNumber(text, next) : undefined;
    // "3억 4명" are two numbers.
    const goesOn = end !== undefined && (gap === 0 || powers[text.charAt(end)] !== undefined);
    if (!goesOn) return last === first ? first : last + 1;
    before = power;
    last = end;
  }
  return last;
}

function toQuantity(text: string, start: number, end: number, language: string): Quantity {
  const digits = text.slice(start, end);
  const { value, decimals } = readDigits(digits, language);
  const prefix = prefixBefore(text, start);
  const unitEnd = endOfUnit(text, end, prefix === "");
  const isMeasured = prefix !== "" || unitEnd > end;
  const sign = signBefore(text, start - prefix.length, isMeasured);
  return {
    start: start - prefix.length - sign.length,
    end: unitEnd,
    value: sign === "" || sign === "+" ? value : -value,
    decimals,
    digits,
    prefix: prefix.trim(),
    unit: text.slice(end, unitEnd).trim(),
  };
}

/** "South -4 %", "change: −€300", "(+12 %)": a sign right before an amount, with a space or a bracket before it; a hyphen signs only what has a unit. */
function signBefore(text: string, start: number, isMeasured: boolean): string {
  const sign = text.charAt(start - 1);
  if (sign !== "−" && !(isMeasured && (sign === "-" || sign === "–" || sign === "+"))) return "";
  const before = text.slice(Math.max(0, start - 4), start - 1);
  // "10 -12 %" is a span, "2 % -3 %" another.
  return before === "" || (/[\s(\uFF08:/]$/u.test(before) && !/[\p{Nd}%€$£°] $/u.test(before)) ? sign : "";
}

/** Digits, and separators between two digits; a space only before exactly three of them. */
function endOfNumber(text: string, start: number): number {
  let end = start;
  for (let index = start; index < text.length; index += 1) {
    if (isDigit(text.charCodeAt(index))) {
      end = index + 1;
      continue;
    }
    if (!isDigit(text.charCodeAt(index + 1))) break;
    const isMark = ".,'’٫٬".includes(text.charAt(index));
    const isGap =
      "\u00a0\u202f ".includes(text.charAt(index)) && index - start <= 3 + 4 * 4 && isGroup(text, index + 1);
    if (!isMark && !isGap) break;
    if (isGap && groupBefore(text, start, index) > 3) break;
  }
  return end;
}

function isGroup(text: string, start: number): boolean {
  return (
    isDigit(text.charCodeAt(start)) &&
    isDigit(text.charCodeAt(start + 1)) &&
    isDigit(text.charCodeAt(start + 2)) &&
    !isDigit(text.charCodeAt(start + 3))
  );
}

function groupBefore(text: string, start: number, end: number): number {
  let length = 0;
  for (let index = end - 1; index >= start && isDigit(text.charCodeAt(index)); index -= 1) length += 1;
  return length;
}

function readDigits(digits: string, language: string): { value: number; decimals: number } {
  const parts = [...digits.matchAll(byPowers)];
  if (parts.length > 1) {
    const values = parts.map(
      ([, part = "", power = ""]) => readDigits(part.trim(), language).value * (powers[power] ?? 1),
    );
    return { value: values.reduce((all, value) => all + value, 0), decimals: 0 };
  }
  if (/^\d+$/.test(digits)) return { value: Number(digits), decimals: 0 };
  const western = digits.replace(/[^ -~]/gu, toWesternDigit);
  const marks = western.match(/[.,٫٬]/gu) ?? [];
  const last = Math.max(western.lastIndexOf("."), western.lastIndexOf(","), western.lastIndexOf("٫"));
  const tail = western.length - last - 1;
  const isDecimal =
    last > 0 &&
    (new Set(marks).size > 1 ? western.indexOf(western.charAt(last)) === last : marks.length === 1) &&
    (tail !== 3 || western.charAt(last) === decimalMark(language) || western.startsWith("0"));
  const whole = (isDecimal ? western.slice(0, last) : western).replace(/\D/gu, "");
  const fraction = isDecimal ? western.slice(last + 1).replace(/\D/gu, "") : "";
  return { value: Number(fraction === "" ? whole : `${whole}.${fraction}`), decimals: fraction.length };
}

const decimalMarks = new Map<string, string>();

function decimalMark(language: string): string {
  const known = decimalMarks.get(language);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(language, { numberingSystem: "latn" }).formatToParts(1.5);
  const mark = parts.find(({ type }) => type === "decimal")?.value ?? ".";
  decimalMarks.set(language, mark);
  return mark;
}

function prefixBefore(text: string, start: number): string {
  const code = /(?<![A-Za-z])(?:R|US|A|C|NZ|HK|S)\$ ?$/u.exec(text.slice(Math.max(0, start - 5), start))?.[0];
  if (code !== undefined) return code;
  if (start > 0 && signs.includes(text.charAt(start - 1))) return text.charAt(start - 1);
  if (start > 1 && text.charAt(start - 1) === " " && signs.includes(text.charAt(start - 2)))
    return opensSign(text, start - 2) ? text.slice(start - 2, start) : "";
  const head = text.slice(Math.max(0, start - 5), start);
  const space = head.trimEnd();
  // A code of currency ends in "$" or a capital.
  if (!/[A-Z$]$/.test(space)) return "";
  const word = /[A-Z][A-Z$]{1,2}$/u.exec(space)?.[0];
  return word !== undefined && currencyCodes.has(word) ? head.slice(space.length - word.length) : "";
}

/** "€ 4" opens with its sign; in "3 € 4" the sign belongs to the number before it. */
function opensSign(text: string, place: number): boolean {
  const before = text.slice(Math.max(0, place - 2), place).trimEnd();
  return before === "" || !isDigit(before.charCodeAt(before.length - 1));
}

/** A unit is at most a magnitude and a measure: "million", "%", "Mio. €". */
function endOfUnit(text: string, start: number, takesSign: boolean): number {
  const first = endOfUnitWord(text, start);
  if (first === start) return start;
  const isMagnitude = magnitudes.has(text.slice(start, first).trim().replace(/\.$/u, "").toLowerCase());
  const isCompound = /^\s?(?:ميغاواط|كيلوواط)$/u.test(text.slice(start, first));
  return (isMagnitude && takesSign) || isCompound ? endOfUnitWord(text, first) : first;
}

const wideMeasures =
  "ユーロ|ドル|ポンド|トン|キロ|欧元|美元|英镑|日元|人民币|人次|公斤|公里|公顷|千克|千米|平方米|平方公里|立方米|kg";
/** "万", "万本", "万ユーロ", "亿欧元", "만 원": a power of ten and what is counted in it. */
const wideUnit = new RegExp(
  `^(?:[${Object.keys(powers).join("")}](?: ?원|${wideMeasures}|[${counters}本箱])?|${wideMeasures})`,
  "u",
);

function endOfUnitWord(text: string, start: number): number {
  const gap = " \u00a0\u202f".includes(text.charAt(start)) && text.charAt(start) !== "" ? 1 : 0;
  const rest = text.slice(start + gap, start + gap + 14);
  const wide = gap === 0 ? wideUnit.exec(rest)?.[0] : undefined;
  if (wide !== undefined) return start + wide.length;
  if (gap === 0 && counters.includes(rest.charAt(0)) && rest !== "") return start + 1;
  const word = /^(?:[%‰€$£¥₽₹₩₺₴₪]|°[CF]?|[\p{L}\p{M}µ]{1,12}[²³]?\.?)/u.exec(rest)?.[0] ?? "";
  if (word === "") return start;
  const plain = word.endsWith(".") ? word.slice(0, -1) : word;
  if (signs.includes(word) && isDigit(text.charCodeAt(start + gap + 1))) return start;
  if (magnitudes.has(plain.toLowerCase()) || magnitudes.has(plain)) {
    const isAbbreviated = /^(?:mio|mrd|tsd)$/iu.test(plain);
    return start + gap + (isAbbreviated ? word.length : plain.length);
  }
  if (measures.has(plain) || currencyCodes.has(plain)) return start + gap + plain.length;
  return start;
}

/** ASCII, Arabic, Persian, Devanagari and full-width digits. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0xff10];

/** Every character of a text is looked at: what is no digit in ASCII is said without a look at the others. */
function isDigit(code: number): boolean {
  if (code < 0x660) return code >= 0x30 && code <= 0x39;
  return (code < 0x970 || code >= 0xff10) && zeros.some((zero) => code >= zero && code < zero + 10);
}

function toWesternDigit(character: string): string {
  const code = character.charCodeAt(0);
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? character : String(code - zero);
}

function isEastAsian(character: string): boolean {
  return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(character);
}
