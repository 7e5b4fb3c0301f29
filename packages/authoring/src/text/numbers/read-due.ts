import { readDates } from "./read-dates.ts";

/** When something is due, as a clause says it: the words of the date, and the clause around them. */
export interface Due {
  readonly date: string;
  readonly before: string;
  readonly after: string;
}

const leads =
  /[\s,;(–-]{1,3}(?<lead>(?:to be done |due |report |draft )?(?:no later than|not later than|by|until|before|due|on|bis zum|bis|spätestens|vor dem|zum|am|avant le|avant|d'ici au|d’ici au|d'ici le|pour le|le|antes del?|para el|hasta el|el|entro il|entro|prima del|il|até|antes de|em|voor|vóór|tegen|uiterlijk|op|senast(?: den)?|innan|den|inden|senest|innen|før|do|najpóźniej|przed|dne|nejpozději|най-късно|до|к|не позднее|не пізніше|πριν από|μέχρι|έως|στις|până (?:la|pe)|pe|trước|sebelum|قبل|حتى|في|תוך|עד|لغاية|تا)\s|[לבعל]-?)?$/iu;
const trails =
  /^(?:(?:\s?(?:前|之前|までに|まで|까지|तक|से पहले))|(?:['’]\p{L}{1,3}|-?(?:ig|án|én|ra|re))?\s(?:kadar|dek|önce|mennessä|előtt)|['’]\p{L}{1,3}|-?ig(?!\p{L}))/u;
const comingDays =
  /(?:^|[\s,])(?<day>today|tonight|tomorrow|(?:this|next) week|asap|(?:next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: noon| morning| evening)?|(?:end of|next) (?:the )?month|heute|morgen|sofort|nächste woche|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|aujourd'hui|demain|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|hoy|mañana|(?:el )?(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|oggi|domani|(?:lunedì|martedì|mercoledì|giovedì|venerdì)|hoje|amanhã|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|vandaag|morgen|(?:maandag|dinsdag|woensdag|donderdag|vrijdag)|dziś|jutro|сегодня|завтра|(?:понедельника|вторника|среды|четверга|пятницы)|今天|明天|今日|明日)$/iu;
const weekdayBefore =
  /(?<=\s)(?:Mon|Tue|Tues|Wed|Thu|Thurs|Fri|Sat|Sun)(?:day|sday|nesday|rsday|urday)?,? $/u;
const longestDay = 32;
const longestLead = 40;

/**
 * Returns when a clause says that something is due, with the words that lead to the date ("by", "bis", "까지") left out of the
 * clause: its last date, or a coming day that it ends with. Undefined where it names none.
 */
export function readDue(clause: string, language: string): Due | undefined {
  const words = clause.replace(/[.。)\s]{1,3}$/u, "");
  const last = readDates(words, language).at(-1);
  if (last === undefined) {
    const day = comingDays.exec(words.slice(-longestDay))?.groups?.["day"];
    return day === undefined ? undefined : around(words, words.length - day.length, words.length);
  }
  const weekday = weekdayBefore.exec(words.slice(0, last.start))?.[0] ?? "";
  // "12-13 July"
  const from =
    /(?<!\p{Nd})\p{Nd}{1,2}\.?\s?[-–]\s?$/u.exec(words.slice(0, last.start - weekday.length))?.[0] ?? "";
  return around(words, last.start - weekday.length - from.length, last.end);
}

function around(words: string, start: number, end: number): Due {
  const head = words.slice(0, start);
  const lead = leads.exec(head.slice(-longestLead));
  const kept = /report|draft/iu.exec(lead?.groups?.["lead"] ?? "")?.[0];
  const before = head.slice(0, head.length - (lead?.[0].length ?? 0)).trim();
  const trail = trails.exec(words.slice(end))?.[0] ?? "";
  return {
    date: words.slice(start, end).trim(),
    before: kept === undefined ? before : `${before}, ${kept}`,
    after: words.slice(end + trail.length).trim(),
  };
}
