const day = 86_400_000;

/** Returns when something was, in words that suit how long ago it is, in the reader's own time zone. */
export function toDateWords(then: number, now: number): string {
  const date = new Date(then);
  const days = Math.round((startOfDay(now) - startOfDay(then)) / day);
  if (days <= 6 && days >= 0) {
    const word = new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(-days, "day");
    const time = new Intl.DateTimeFormat("en", { hour: "numeric", minute: "2-digit" }).format(date);
    return `${word.charAt(0).toUpperCase()}${word.slice(1)}, ${time}`;
  }
  return new Intl.DateTimeFormat("en", { dateStyle: "medium" }).format(date);
}

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
