import { rememberRecent } from "../remember-recent.ts";
import type { Span } from "../span.ts";
import { capitalise } from "../words/capitalise.ts";
import { findMonth } from "./find-month.ts";
import { readDates } from "./read-dates.ts";
import { type Quantity, readQuantities } from "./read-quantities.ts";
import { isDottedClock } from "./read-times.ts";

/**
 * Returns the numbers of a text that say how many or how much. Those that say which or when are left out: parts of dates, times of
 * day, ordinals, numbers behind the noun that they number ("week 3", "Raum 14"), of houses and of telephones.
 */
export const readAmounts: (text: string, language: string) => readonly Quantity[] =
  rememberRecent(collectAmounts);

function collectAmounts(text: string, language: string): readonly Quantity[] {
  const quantities = readQuantities(text, language).map((quantity) => behindName(text, quantity));
  if (quantities.length === 0) return quantities;
  const others: Span[] = [...readDates(text, language)];
  const isApart = (quantity: Quantity): boolean => {
    const { start, end, unit, prefix } = quantity;
    if (others.some((other) => start < other.end && end > other.start)) return true;
    if (isHour(text, quantity, language)) return true;
    if (unit !== "" || prefix !== "") return false;
    return isDayOfMonth(text, quantity, language) || isNumber(text, quantity);
  };
  const amounts: Quantity[] = [];
  // From the last on: what a span ends with tells what it begins with.
  for (const quantity of quantities.toReversed()) {
    const opens = others.some(({ start }) => spans.test(text.slice(quantity.end, start)));
    const isBare = quantity.unit === "" && quantity.prefix === "" && quantity.value <= 31;
    if (isApart(quantity) || (opens && isBare)) others.push(quantity);
    else amounts.push(quantity);
  }
  return amounts.reverse();
}

/** What stands between the ends of a span: "7 to 9 am", "dal 20 al 30 novembre". */
const spans =
  /^(?:\s?[–-]\s?| (?:to|and|or|until|till|bis|und|à|au|et|a|al|y|e|o|até|tot|en|do|i|til|till|og|och|до|по|и) )$/iu;

/** "Week 2 131": the number of a name does not group the digits behind it. */
function behindName(text: string, quantity: Quantity): Quantity {
  const [, , own] = /^(\d{1,2})[ \u00a0](\d{3})$/u.exec(quantity.digits) ?? [];
  const isNamed =
    own !== undefined && quantity.prefix === "" && isBehindNoun(text.slice(0, quantity.start), 0);
  if (!isNamed) return quantity;
  const start = quantity.start + quantity.digits.length - own.length;
  return { ...quantity, start, digits: own, value: Number(own), decimals: 0 };
}

const clockBehind =
  /^(?:\s?(?:uhr|o['’]clock|[ap]\.?m\.?|klokken|godz\.?|ч(?:ас(?:ов|а)?)?\.? (?:утра|дня|вечера)|h\p{Nd}{2}|:\p{Nd}{2})(?![\p{L}\p{M}])|\s?h\s?(?:$|[–-]\s?\p{Nd})|[시時](?!間|间|간)|点(?:半|\p{Nd}|到|至|钟)|點)/iu;
const clockBefore =
  /(?:(?:^|[^\p{L}\p{M}])(?:at|until|till|by|um|gegen|a las?|alle|ore|às|klo|kl\.?|godz\.?) |(?:上午|下午|早上|晚上|午前|午後|오전|오후) ?)$/iu;
const clockTimes = /^(?:[01]?\d|2[0-4])(?:[:.h][0-5]\d)?$/u;

/** "15 Uhr", "9:30", "7点到", "9 am"; behind "at" or "um" an hour is a bare number, too. */
function isHour(text: string, { start, digits, unit, prefix }: Quantity, language: string): boolean {
  if (/\p{Nd}:$/u.test(text.slice(Math.max(0, start - 4), start))) return true;
  if (prefix !== "" || !clockTimes.test(digits)) return false;
  const behind = text.slice(start + digits.length, start + digits.length + 14);
  // "10.00 Opening" opens with an hour, "10.00 euros" does not.
  if (start === 0 && unit === "" && isDottedClock(digits) && /^ \p{L}/u.test(behind)) return true;
  if (clockBehind.test(behind) || (unit === "点" && language.startsWith("zh"))) return true;
  const isOpen = /^\s?(?:h\b)?(?:[,;.)–-]|$)/u.test(behind);
  return isOpen && clockBefore.test(text.slice(Math.max(0, start - 10), start));
}

const ordinalBehind = /^(?:st|nd|rd|th|er|ère|e|ème|eme|º|ª|de|ste|ого|му|-й|-я|-е)(?![\p{L}\p{M}])/iu;

/** Nouns in front of a number that tells one of them from the others; "per day 45" counts. */
const numberedNouns =
  /(?:^|(?<!(?:^|[^\p{L}\p{M}])(?:an?|per|each|every|last|next|pro|je|par|al|por|al?la|per|w|na|в|за) ?)[^\p{L}\p{M}])(?:KW|TOP|Nr\.?|No\.?|№|#|n[º°]|v|Q|§|п\.|numbers?|weeks?|days?|rooms?|gates?|pages?|chapters?|floors?|platforms?|tracks?|versions?|phases?|steps?|stages?|rounds?|routes?|levels?|units?|lessons?|modules?|sessions?|grades?|class(?:es)?|lines?|bus|stops?|tour|option|quote|offer|plots?|ages?|aged|article|slides?|linie|zimmer|raum|räume|seite|kapitel|gleis|woche|tag|phase|schritt|stufe|etage|gruppe|klasse|haus|halle|tor|angebot|ligne|salles?|chapitre|semaine|jour|étape|étage|groupe|devis|bâtiment|página|capítulo|salas?|línea|semana|día|paso|fase|grupo|piso|planta|portal|pagina|capitolo|linea|settimana|giorno|passo|aula|stanza|gruppo|dia|passo|etapa|linha|turma|lijn|lokaal|kamer|dag|stap|groep|pokój|sala|tydzień|dzień|etap|krok|linia|vecka|rum|sida|steg|neděle|неделя|день|этап|шаг|кабинет|комната|страница|глава|группа|этаж)\s?$|(?:第|会議室|教室|会议室|房间|호실)\s?$/iu;
const streetBehind =
  /^\s(?:\p{Lu}[\p{L}'’]+\s){1,3}(?:street|st|road|rd|lane|ln|avenue|ave|drive|way|court|square|place|crescent|close|terrace)(?![\p{L}\p{M}])|^,?\s(?:rue|avenue|boulevard|place|chemin|allée)\s/iu;
const streetBefore =
  /(?:(?:stra(?:ß|ss)e|str\.|gasse|weg|platz|allee|straat|laan|gatan|vägen|vej|gata|katu|tie)|(?:^|[^\p{L}\p{M}])(?:street|road|lane|avenue|calle|avenida|plaza|via|viale|piazza|rua|avenida|ul\.?|ulica|улица|ул\.?)(?: [\p{L}\p{M}'’.]+){0,3}),?\s$/iu;

/** A number that names: "room 14", "rooms 3, 4 and 5", "22 Birch Lane", "3rd", "555 0199". */
function isNumber(text: string, { start, end, digits }: Quantity): boolean {
  const behind = text.slice(end, end + 40);
  if (ordinalBehind.test(behind) || /^0\d/u.test(digits)) return true;
  if (/^[ -]0\d{2}/u.test(behind) || /^(?:[ /-]\d{2,5}){2,}(?![.,]?\d)/u.test(behind)) return true;
  const before = text.slice(Math.max(0, start - 44), start);
  const group = /(?<![\p{L}\p{Nd}.,])\p{Nd}[\p{Nd} /-]{1,}[ -]$/u.exec(before)?.[0];
  if (group !== undefined && /(?<![\d.,])0\d{2,}/u.test(group + digits)) return true;
  if (streetBehind.test(behind) || streetBefore.test(before)) return true;
  return /^[\d.]{1,5}$/u.test(digits) && isBehindNoun(before, Number(digits));
}

function isBehindNoun(before: string, number: number): boolean {
  if (numberedNouns.test(before)) return true;
  const [, listed = "", last = ""] = listedNumber.exec(before) ?? [];
  const isNext = last !== "" && number > Number(last) && number <= Number(last) + widestStep;
  return isNext && isBehindNoun(listed, Number(last));
}

const listedNumber = /^(.*?)(\d{1,4})(?:,| and| und| et| y| e| i| и| og| och| en|[–-]|\/)\s?$/iu;
/** "Rooms 3, 4 and 7" are of one house; "room 3, 45 chairs" is not. */
const widestStep = 9;

/** "June 14", "ends sept 8": the day of a month that stands before it, however it is written. */
function isDayOfMonth(text: string, { start, end, digits }: Quantity, language: string): boolean {
  const day = Number(digits);
  if (!/^\d{1,2}$/u.test(digits) || day < 1 || day > 31) return false;
  const before = /([\p{L}\p{M}]{3,12})\.? $/u.exec(text.slice(Math.max(0, start - 14), start))?.[1];
  if (
    before === undefined ||
    (findMonth(before, language) ?? findMonth(capitalise(before), language)) === undefined
  )
    return false;
  // "June 14 new members" counts them; "jan 41" may be what January brought.
  return /^(?:st|nd|rd|th)?(?:\s?(?:[,;.)–-]|$)|\s(?:at|from|to|in|on)\s)/iu.test(text.slice(end));
}
