import { language } from "../texts/texts.ts";

const day = 86_400_000;

/** Returns when something was, in words that suit how long ago it is, in the reader's own time zone. */
export function toDateWords(then: number, now: number): string {
  const date = new Date(then);
  const days = Math.round((startOfDay(now) - startOfDay(then)) / day);
  if (days <= 6 && days >= 0) {
    const word = new Intl.RelativeTimeFormat(language.code, { numeric: "auto" }).format(-days, "day");
    const time = new Intl.DateTimeFormat(language.code, { hour: "numeric", minute: "2-digit" }).format(date);
    return `${word.charAt(0).toLocaleUpperCase(language.code)}${word.slice(1)}${separator()}${time}`;
  }
  return new Intl.DateTimeFormat(language.code, { dateStyle: "medium" }).format(date);
}

function separator(): string {
  switch (language.code) {
    case "ar":
      return "، ";
    case "ja":
    case "zh":
      return " ";
    default:
      return ", ";
  }
}

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
