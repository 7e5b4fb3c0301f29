import { describe, expect, it } from "vitest";
import { readLooseDates } from "./loose-dates.ts";

describe("dates as people type them", () => {
  it.each<{ prompt: string; language: string; day?: string; weekday?: number; month?: number }>([
    { prompt: "free tasting day sunday 7th march", language: "en", day: "7/3", weekday: 0 },
    { prompt: "near miss Tues 10 Nov", language: "en", day: "10/11", weekday: 2 },
    { prompt: "pose du 2 au 13 aout", language: "fr", day: "13/8" },
    { prompt: "am 15.3. Anfängerkurs", language: "de", day: "15/3" },
    { prompt: "wizyta w sobote", language: "pl", weekday: 6 },
    { prompt: "journée d'essai en fevrier", language: "fr", month: 2 },
  ])("are heard in $prompt", ({ prompt, language, day, weekday, month }) => {
    const { dates, weekdays, months } = readLooseDates(prompt, [language]);
    if (day !== undefined) expect(dates.map((one) => `${one.day}/${one.month}`)).toContain(day);
    if (weekday !== undefined) expect([...weekdays]).toContain(weekday);
    if (month !== undefined) expect([...months]).toContain(month);
  });

  it("are not heard in words that only begin as one does, nor in numbers", () => {
    const { dates, weekdays, months } = readLooseDates("Die Orgel kommt mit 3.5 Tonnen zum Sonderpreis", [
      "de",
    ]);
    expect([dates, [...weekdays], [...months]]).toEqual([[], [], []]);
  });
});
