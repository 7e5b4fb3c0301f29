import { describe, expect, it } from "vitest";
import { readDates, readWholeDate } from "./read-dates.ts";

describe("readDates", () => {
  it.each([
    {
      given: "On 28 August 1850, in May 1854",
      language: "en",
      want: ["28 August 1850 18500828", "May 1854 18540500"],
    },
    {
      given: "August 5, 1858 and the summer of 1850",
      language: "en",
      want: ["August 5, 1858 18580805", "summer of 1850 18500615"],
    },
    { given: "Q4 2023 was not 2,024 bikes, but 2024 bikes", language: "en", want: ["Q4 2023 20231200"] },
    {
      given: "geplant 13.06.2025, Messung am 20.06., 3. März 2024",
      language: "de",
      want: ["13.06.2025 20250613", "20.06. 620", "3. März 2024 20240303"],
    },
    { given: "يقام السوق في ٦ ديسمبر ٢٠٢٥", language: "ar", want: ["٦ ديسمبر ٢٠٢٥ 20251206"] },
    {
      given: "le 3 mars 2024, en été 2023",
      language: "fr",
      want: ["3 mars 2024 20240303", "été 2023 20230615"],
    },
    {
      given: "28/03/2026 regatta, 04/07/2026 feast",
      language: "en",
      want: ["28/03/2026 20260328", "04/07/2026 20260407"],
    },
    { given: "el 1 de mayo de 2024", language: "es", want: ["1 de mayo de 2024 20240501"] },
    { given: "с 1 ноября, 2025-02-28", language: "ru", want: ["1 ноября 1101", "2025-02-28 20250228"] },
    {
      given: "兴起于唐代,1074年,2013年5月3日",
      language: "zh-Hans",
      want: ["唐代 6180000", "1074年 10740000", "2013年5月3日 20130503"],
    },
    { given: "مارس 2025: توقيع العقد", language: "ar", want: ["مارس 2025 20250300"] },
    {
      given: "In the early 1860s pedals came, by the 1890s everybody rode",
      language: "en",
      want: ["early 1860s 18600000", "1890s 18900000"],
    },
    {
      given: "Ende der 1920er Jahre, 1990年代",
      language: "de",
      want: ["Ende der 1920er Jahre 19280000", "1990年代 19900000"],
    },
    { given: "2010s2 and the 365s", language: "en", want: [] },
    { given: "they may march in 10 days", language: "en", want: [] },
  ])("finds $want in $given ($language)", ({ given, language, want }) => {
    expect(
      readDates(given, language).map(({ start, end, order }) => `${given.slice(start, end)} ${order}`),
    ).toEqual(want);
  });

  it.each([
    ["2015", true],
    ["Q1 2024", true],
    ["April", true],
    ["1861–1865", true],
    ["1,122", false],
    ["Q1 2024 $11k", false],
    ["plan", false],
  ])("says whether a cell is a date: %s %s", (given, want) => {
    expect(readWholeDate(given, "en") !== undefined).toBe(want);
  });
});
