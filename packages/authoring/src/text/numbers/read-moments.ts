import { rememberRecent } from "../remember-recent.ts";
import type { Span } from "../span.ts";
import { readDates, readMonth } from "./read-dates.ts";

/** By what a row of moments counts: the hours of a day, dates, days of a week, days or weeks from a beginning. */
export type MomentKind = "hour" | "date" | "weekday" | "count";

/** When something is, where that stands with the words that lead to it, and what it is called: "by end of June", "9:00". */
export interface Moment extends Span {
  readonly label: string;
  /** Grows with time among moments of its kind; minutes of a day, days of a week. */
  readonly order: number;
  /** False where it is a moment only among others: "at 10", "the 10th", "7.15". */
  readonly isSure: boolean;
  /** "lunes 4": the day of the month behind one of the week; "friday 16:00": that of the week before an hour. */
  readonly day?: number;
}

const longestText = 600;
/** What leads to a moment in a language: words that are not told with it, and those that say how it is meant. */
const leadWords: Readonly<Record<string, readonly [plain: string, telling: string]>> = {
  en: [
    "on|in|at|then|and",
    "from|since|by|until|till|before|after|around|about|(?:the )?(?:end|start|beginning|middle) of|early|mid|late",
  ],
  de: ["am|im|in|um|dann|und", "ab|seit|bis|vor|nach|gegen|von|ende|anfang|mitte"],
  fr: ["le|en|au|aux|à|puis|et", "dès|depuis|jusqu'en|d'ici|avant|après|vers|fin|début|mi|à partir de"],
  es: [
    "el|en|al|a las?|luego|y",
    "desde|hasta|antes de|después de|a partir de|hacia|(?:a )?(?:finales|principios|mediados) de",
  ],
  it: ["il|in|nel|nell'|alle(?: ore)?|ore|poi|e", "dal|dalle|entro|fino a|prima di|dopo|fine|inizio|metà"],
  pt: [
    "em|no|na|nos|nas|aos?|às?|depois|e",
    "desde|até|a partir de|antes de|depois de|(?:no )?(?:final|início) de|meados de",
  ],
  nl: ["op|om|in|dan|en", "vanaf|sinds|tot|voor|na|eind|begin|half"],
  sv: ["den|i|på|kl\\.?|klockan|sedan|och", "från|sedan|till|före|efter|slutet av|början av|mitten av"],
  da: ["den|i|på|kl\\.?|så|og", "fra|siden|indtil|inden|efter|slutningen af|starten af"],
  no: ["den|i|på|kl\\.?|så|og", "fra|siden|innen|til|etter|før|slutten av|starten av"],
  fi: ["klo|ja", "alkaen|ennen|jälkeen"],
  pl: ["w|we|o|o godz\\.?|potem|i", "od|do|przed|po|koniec|końca|początek|początku|połowie"],
  cs: ["v|ve|o|pak|a", "od|do|před|po|konec|koncem|začátek|začátkem"],
  tr: ["saat|ve", "en geç"],
  ru: ["в|во|на|потом|и", "с|со|до|к|после|перед|конце|начале|середине"],
  uk: ["в|у|о|на|потім|і|й|та", "з|від|до|після|перед|кінці|початку|середині"],
  el: ["στις?|σε|τον?|και", "από|μέχρι|έως|πριν|μετά"],
  vi: ["vào|lúc|và", "từ|trước|sau"],
  id: ["pada|di|pukul|jam|dan", "dari|sejak|sebelum|setelah|akhir|awal"],
};
const leadPatterns = new Map<string, RegExp>();

/** The pattern of a word that leads to what follows; a text is in a language, and may have English words. */
function leadOf(language: string): RegExp {
  const known = leadPatterns.get(language);
  if (known !== undefined) return known;
  const base = language.split("-", 1)[0] ?? "en";
  const [plain, telling] = leadWords[base === "nb" || base === "nn" ? "no" : base] ??
    leadWords["en"] ?? ["", ""];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{Nd}])(?:(?<telling>${telling})|${plain})(?:[ -]| (?:the|den|dem|der|le|la|el|del|du|de|do|da) )$`,
    "iu",
  );
  leadPatterns.set(language, pattern);
  return pattern;
}

/** What follows a moment and belongs to it, in languages that set it behind; what only leads on is left out. */
const trail =
  /^(?<telling>から|より|まで(?:に)?|부터|까지)?(?:には|に|は|에는|에|[,，、:：)])?(?: ?[–—-] )?\s{0,3}/u;

/** Returns the moments of a kind that words name, from left to right. */
export function readMoments(words: string, kind: MomentKind, language: string): readonly Moment[] {
  if (words.length > longestText) return [];
  return readers[kind](words, language).map((found) => withLead(words, found, language));
}

const readers: Readonly<Record<MomentKind, (words: string, language: string) => readonly Moment[]>> = {
  hour: readHours,
  date: rememberRecent(readDays),
  weekday: readWeekdays,
  count: readCounts,
};

/** "by the end of June", "9時から": the words that lead to a moment go with it; its label has those that tell something. */
function withLead(words: string, moment: Moment, language: string): Moment {
  const lead = leadOf(language);
  let { start } = moment;
  let labelStart = start;
  for (let found = leadBefore(words, start, lead); found !== null; found = leadBefore(words, start, lead)) {
    start -= found[0].length;
    if (found.groups?.["telling"] !== undefined) labelStart = start;
  }
  const tail = trail.exec(words.slice(moment.end, moment.end + 8));
  // "10" alone would be no hour: "at 10".
  const isBare = !moment.isSure && /^\p{Nd}{1,2}$/u.test(moment.label);
  const label = words.slice(isBare ? start : labelStart, moment.end) + (tail?.groups?.["telling"] ?? "");
  return { ...moment, label, start, end: moment.end + (tail?.[0].length ?? 0) };
}

const longestLead = 30;

function leadBefore(words: string, start: number, lead: RegExp): RegExpExecArray | null {
  return lead.exec(words.slice(Math.max(0, start - longestLead), start));
}

const colonHour =
  /(?<![\p{Nd}.,:])(?<half>(?:午前|午後|上午|下午|早上|晚上|오전|오후) ?)?(?<hour>[01]?\d|2[0-4])(?:[:：](?<minutes>[0-5]\d)(?! ?%|[\p{Nd}:])(?: ?(?:uhr|h)(?!\p{L}))?|(?:[.:](?<spoken>[0-5]\d))? ?(?:uhr(?!\p{L})|(?<noon>[ap])\.?m(?:\.|(?!\p{L})))|(?<=\d)(?: ?h ?(?<french>[0-5]\d)(?!\p{Nd}))|[時点點시](?! ?[間间])(?: ?(?<past>[0-5]?\d) ?[分분]|(?<thirty>半|반))?)(?: ?(?<after>[ap])\.?m(?!\p{L})\.?)?/giu;
/** These are hours in a row of others. */
const looseHour =
  /(?<=(?<led>(?<![\p{L}\p{M}])(?:at|um|gegen|à|vers|a las?|às|alle(?: ore)?|om|kl\.?|klo|o|v|в|saat|by|from|until|till|ab|bis|dès|dalle|desde las|vanaf|från|od|do|to) )?)(?<![\p{L}\p{Nd}.,:$€£]|[$€£] )(?<hour>[01]?\d|2[0-4])(?:[.](?<minutes>[0-5]\d)|(?: ?h(?!\p{L})))?(?! ?(?:[%€$£°:]|[.,]?\p{Nd}|\p{Sc}))/giu;
const rangeGap =
  /^\s?(?:[-–—~～]|to|till|until|bis|à|a(?: las?)?|às|hasta|até|alle|tot|t\/m|do|до|から)\s?$/iu;
const noon = 12 * 60;

/** "8:30", "9.30 Uhr", "10 am", "14h30", "9時半"; and in a row "7.15", "at 10", "à 9h"; a span of hours is one moment. */
function readHours(words: string, language: string): readonly Moment[] {
  if (!/\d/.test(words)) return [];
  const sure = [...words.matchAll(colonHour)].map((match) => hourOf(match, true));
  const loose = [...words.matchAll(looseHour)].flatMap((match): readonly Moment[] => {
    const { led, minutes } = match.groups ?? {};
    const own = hourOf(match, false);
    const isWithin = sure.some(({ start, end }) => start < own.end && own.start < end);
    const joins = sure.some(({ end, start }) => {
      const gap = end <= own.start ? words.slice(end, own.start) : words.slice(own.end, start);
      return gap.length < 12 && rangeGap.test(gap);
    });
    const isHour = (led ?? "") !== "" || minutes !== undefined || /h$/iu.test(match[0]);
    return isWithin || !(isHour || joins) ? [] : [own];
  });
  const all = [...sure, ...(sure.length === 0 ? loose : loose.filter((own) => touches(words, own, sure)))];
  return joinRanges(
    words,
    all.toSorted((one, other) => one.start - other.start),
  ).map((hour) => withDayOfWeek(words, hour, language));
}

/** "friday 16:00": the day of the week before an hour goes with it. */
function withDayOfWeek(words: string, hour: Moment, language: string): Moment {
  const { before, order } = dayNames(language);
  const found = before.exec(words.slice(Math.max(0, hour.start - longestLead), hour.start))?.[0];
  const day =
    found === undefined ? undefined : order.get(/^[\p{L}\p{M}-]+/u.exec(found.toLowerCase())?.[0] ?? "");
  if (found === undefined || day === undefined) return hour;
  const start = hour.start - found.length;
  return { ...hour, start, label: words.slice(start, hour.end), day };
}

/** Beside an hour that is sure another is only the end of its span. */
function touches(words: string, own: Moment, sure: readonly Moment[]): boolean {
  return sure.some(({ start, end }) =>
    rangeGap.test(end <= own.start ? words.slice(end, own.start) : words.slice(own.end, start)),
  );
}

function hourOf(match: RegExpExecArray, isSure: boolean): Moment {
  const { hour, minutes, spoken, french, past, thirty, noon: half, after, half: before } = match.groups ?? {};
  const own =
    Number(hour) * 60 + (thirty === undefined ? Number(minutes ?? spoken ?? french ?? past ?? 0) : 30);
  const isLate = (half ?? after)?.toLowerCase() === "p" || /午後|下午|晚上|오후/u.test(before ?? "");
  const label = match[0].trim();
  return {
    start: match.index,
    end: match.index + label.length,
    label,
    order: isLate && own < noon ? own + noon : own,
    isSure,
  };
}

function joinRanges(words: string, moments: readonly Moment[]): readonly Moment[] {
  const joined: Moment[] = [];
  for (const moment of moments) {
    const last = joined.at(-1);
    if (last !== undefined && rangeGap.test(words.slice(last.end, moment.start)))
      joined[joined.length - 1] = { ...last, end: moment.end, isSure: last.isSure || moment.isSure };
    else joined.push(moment);
  }
  return joined;
}

const dateGap =
  /^\s?(?:[-–—]|to|until|till|bis|au|à|al?|hasta(?: el)?|até|tot(?: en met)?|t\/m|do|до|から)\s?(?:the |den |le |el )?$/iu;
const firstDay =
  /(?<![\p{L}\p{Nd}])\p{Nd}{1,2}\.? ?(?:and|und|et|y|e|и|i|en|och|og|&|–|-|to|bis|au|al?|t\/m) ?$/iu;
const ordinalDay = /(?<![\p{Nd}.,])(?:the )?(?<day>[12]?\d|3[01])(?:st|nd|rd|th)(?![\p{L}\p{Nd}])/giu;
const word = /[\p{L}\p{M}]{3,}/gu;

/** Dates, with the day of the week before them, spans of them as one; months on their own; and in a row "the 10th". */
function readDays(words: string, language: string): readonly Moment[] {
  const dates = readDates(words, language).map(({ start, end, order, precision }): Moment => {
    const before = words.slice(Math.max(0, start - longestLead), start);
    const first = precision === "day" ? (firstDay.exec(before)?.[0].length ?? 0) : 0;
    const weekday = dayNames(language).before.exec(before.slice(0, before.length - first))?.[0].length ?? 0;
    const from = start - first - weekday;
    return { start: from, end, label: words.slice(from, end), order, isSure: true };
  });
  const isFree = (start: number, end: number): boolean =>
    dates.every((date) => end <= date.start || date.end <= start);
  const months = [...words.matchAll(word)].flatMap(({ index, 0: name }): readonly Moment[] => {
    const month = isFree(index, index + name.length) ? readMonth(name, language) : undefined;
    const isNamed = month !== undefined && (name.length > 3 || /^\p{Lu}/u.test(name));
    return isNamed
      ? [{ start: index, end: index + name.length, label: name, order: month * 100, isSure: true }]
      : [];
  });
  const days = language.startsWith("en") ? [...words.matchAll(ordinalDay)] : [];
  const ordinals = days.flatMap(({ index, 0: label, groups }): readonly Moment[] => {
    const before = words.slice(Math.max(0, index - longestLead), index);
    const start = index - (dayNames(language).before.exec(before)?.[0].length ?? 0);
    const end = index + label.length;
    const isDay =
      isFree(start, end) &&
      /^(?:\s*$|[\s,.;:)]+(?:we|they|is|the|[\p{Ll}\p{Lu}])|[,.;:)])/u.test(words.slice(end));
    return isDay && (start < index || /^the /iu.test(label))
      ? [{ start, end, label: words.slice(start, end), order: Number(groups?.["day"]), isSure: false }]
      : [];
  });
  const all = [...dates, ...months, ...ordinals].toSorted((one, other) => one.start - other.start);
  const joined: Moment[] = [];
  for (const moment of all) {
    const last = joined.at(-1);
    if (last !== undefined && dateGap.test(words.slice(last.end, moment.start)))
      joined[joined.length - 1] = { ...last, end: moment.end };
    else joined.push(moment);
  }
  return joined;
}

interface DayNames {
  readonly order: ReadonlyMap<string, number>;
  readonly any: RegExp;
  readonly before: RegExp;
}

const dayNamesOf = new Map<string, DayNames>();

/** The names of the days of a week, in the language and in English, and the short ones of English. */
function dayNames(language: string): DayNames {
  const known = dayNamesOf.get(language);
  if (known !== undefined) return known;
  const order = new Map<string, number>();
  for (const locale of [language, "en"]) {
    const format = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
    // 5 January 2026 is a Monday.
    for (let day = 0; day < 7; day += 1) {
      const name = format.format(new Date(Date.UTC(2026, 0, 5 + day))).toLowerCase();
      order.set(name, day);
      order.set(name.replace(/-feira$/u, ""), day);
    }
  }
  for (const [day, names] of shortDays.entries()) for (const name of names) order.set(name, day);
  if (language.startsWith("zh"))
    for (const [day, name] of [..."一二三四五六日"].entries()) order.set(`周${name}`, day);
  const names = [...order.keys()].toSorted((one, other) => other.length - one.length).join("|");
  const any = new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${names})s?(?![\\p{L}\\p{M}])(?!-)|(?:${wideNames(order)})`,
    "giu",
  );
  const before = new RegExp(`(?<![\\p{L}\\p{M}])(?:${names})\\.?,? (?:the |den |dem |der |le |el )?$`, "iu");
  const read = { order, any, before };
  dayNamesOf.set(language, read);
  return read;
}

/** In scripts without spaces a name stands right before other words. */
function wideNames(order: ReadonlyMap<string, number>): string {
  const wide = [...order.keys()].filter((name) => /[\p{sc=Han}\p{sc=Hangul}]/u.test(name));
  return wide.length === 0 ? "(?!)" : wide.join("|");
}

const shortDays: readonly (readonly string[])[] = [
  ["mon"],
  ["tue", "tues"],
  ["wed", "weds"],
  ["thu", "thur", "thurs"],
  ["fri"],
  ["sat"],
  ["sun"],
];

const dayBehind = /^\s(?<day>[12]?\d|3[01])(?:st|nd|rd|th|\.)?(?=[\s,;]|:\s|$)/u;

function readWeekdays(words: string, language: string): readonly Moment[] {
  const { any, order } = dayNames(language);
  return [...words.matchAll(any)].map(({ index, 0: name }): Moment => {
    const end = index + name.length;
    const small = name.toLowerCase();
    const day = dayBehind.exec(words.slice(end, end + 8))?.groups?.["day"];
    return {
      start: index,
      end,
      label: name,
      order: order.get(small) ?? order.get(small.replace(/s$/u, "")) ?? 0,
      isSure: true,
      ...(day === undefined ? {} : { day: Number(day) }),
    };
  });
}

const alsoCounted =
  "(?:(?:\\s?[-–—~&+]\\s?|,? (?:and|und|et|y|e|en|och|og|i|и|і|й|ve|to|bis|à|a|al?|t\\/m|do|до) )\\d{1,2})?";
const unitsCounted =
  "days?|weeks?|months?|year|phases?|stages?|tage?|wochen?|monate?|jahr|jours?|semaines?|mois|étapes?|días?|semanas?|mes|meses|fases?|etapas?|giorn[oi]|settiman[ae]|mes[ei]|dias?|mês|dag|dagen|dagar|weken|maand|vecka|dzień|dni|tydzień|miesiąc|день|дни|неделя|месяц|этап|тиждень|місяць";
const wideUnits = "(?:日目|週目|周目|일차|주차)";
const counted = new RegExp(
  [
    `(?<![\\p{L}\\p{M}\\p{Nd}])(?:(?:${unitsCounted}) (?<number>\\d{1,2})${alsoCounted}(?![\\p{Nd}.,]\\p{Nd}|[\\p{L}%])`,
    "(?<ordinal>\\d{1,2})\\. (?:tag|woche|monat|den|týden)(?![\\p{L}\\p{M}])",
    "第(?<wide>\\d{1,2}|[一二三四五六七八九十])[天日周週月回](?:[和至到、~～-]第?(?:\\d{1,2}|[一二三四五六七八九十])[天日周週月回])?",
    `(?<other>\\d{1,2})${wideUnits}(?:\\s?(?:と|〜|～|、|-|과|와|~)\\s?\\d{1,2}${wideUnits})?`,
    "(?:اليوم|اليومان|اليومين|الأيام|الأسبوع|الشهر|المرحلة) (?<arabic>[\\d٠-٩]{1,2})(?: ?(?:و|-|–|إلى) ?[\\d٠-٩]{1,2})?)",
  ].join("|"),
  "giu",
);
const hanNumbers = "一二三四五六七八九十";
const arabicZero = 0x660;

/** "Week 2", "2. Tag", "第3天": the day, week or phase that a plan counts from its beginning. */
function readCounts(words: string): readonly Moment[] {
  return [...words.matchAll(counted)].map(({ index, 0: label, groups }): Moment => {
    const written = Object.values(groups ?? {}).find((digits) => digits !== undefined) ?? "";
    const number = written.replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - arabicZero));
    const order = /^\d/u.test(number) ? Number(number) : hanNumbers.indexOf(number) + 1;
    return { start: index, end: index + label.length, label, order, isSure: true };
  });
}
