import { expect, test } from "vitest";
import { areUnevenlyApart } from "./uneven-times.ts";

test.each([
  ["en", ["1871", "1956", "1996", "1998"], true],
  ["en", ["23 March 2021", "29 March", "3 April", "7 July"], true],
  ["de", ["3. Mai 2025", "10. Mai 2025", "1. September 2025"], true],
  ["ru", ["17 марта 2025", "31 марта 2025", "26 мая 2025"], false],
  ["ru", ["17 марта 2025", "20 марта 2025", "26 мая 2025"], true],
  ["de", ["13.06.2025", "27.06.2025", "01.12.2025"], true],
  ["zh", ["1942年", "1954年", "2013年"], false],
  ["en", ["1956", "1966", "1968", "2006", "2017"], true],
  ["en", ["2019", "2020", "2021", "2022"], false],
  ["en", ["Q1 2024", "Q2 2024", "Q3 2024"], false],
  ["en", ["16th century", "1871", "1996"], false],
  ["en", ["Day 1", "Week 2", "Day 30"], false],
  ["en", ["06:15", "07:00", "18:30"], false],
  ["en", ["2020", "1990", "2021"], false],
  ["en", ["1990", "2020"], false],
] as const)("in %s, %j: %s", (language, dates, want) => {
  expect(areUnevenlyApart(dates, language)).toBe(want);
});
