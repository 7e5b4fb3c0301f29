import { describe, expect, it } from "vitest";
import { groupDigits, readQuantities, readWholeQuantity } from "./read-quantities.ts";

describe("readQuantities", () => {
  it.each([
    { given: "NOK 48.2 million", language: "en", want: ["NOK|48.2|million|48.2"] },
    { given: "1,284.5 and 33.1 %", language: "en", want: ["|1,284.5||1284.5", "|33.1|%|33.1"] },
    { given: "1,284 Mio. € von 418.300", language: "de", want: ["|1,284|Mio. €|1.284", "|418.300||418300"] },
    { given: "1.284,5 kg", language: "de", want: ["|1.284,5|kg|1284.5"] },
    { given: "9 600 000 рублей, 3,4 %", language: "ru", want: ["|9 600 000|рублей|9600000", "|3,4|%|3.4"] },
    { given: "1 284,5", language: "fr", want: ["|1 284,5||1284.5"] },
    { given: "$187k, £1,250", language: "en", want: ["$|187|k|187", "£|1,250||1250"] },
    { given: "R$ 82.300, US$ 4", language: "pt", want: ["R$|82.300||82300", "US$|4||4"] },
    { given: "218 mil euros", language: "pt", want: ["|218|mil euros|218"] },
    { given: "19 percent of HR$ 4", language: "en", want: ["|19|percent|19", "$|4||4"] },
    { given: "発生件数12件", language: "ja", want: ["|12|件|12"] },
    { given: "٣٤ و 104,000 ميغاواط ساعة", language: "ar", want: ["|٣٤||34", "|104,000|ميغاواط ساعة|104000"] },
    { given: "450万本、108万ユーロ", language: "ja", want: ["|450|万本|450", "|108|万ユーロ|108"] },
    {
      given: "45万6000ユーロと2億3,000万円",
      language: "ja",
      want: ["|45万6000|ユーロ|456000", "|2億3,000万|円|230000000"],
    },
    { given: "약 18만 6천 원, 3억 4명", language: "ko", want: ["|18만 6천||186000", "|3|억|3", "|4|명|4"] },
    { given: "450万个、2.5亿欧元", language: "zh", want: ["|450|万个|450", "|2.5|亿欧元|2.5"] },
    { given: "HR017 and v2", language: "en", want: [] },
    {
      given: "3.2 طن و4.1 طن بـ52,000 في كوفيد19",
      language: "ar",
      want: ["|3.2||3.2", "|4.1||4.1", "|52,000||52000"],
    },
    { given: "ב5 ימים ו12 לילות", language: "he", want: ["|5||5", "|12||12"] },
  ])("finds $want in $given ($language)", ({ given, language, want }) => {
    const found = readQuantities(given, language);
    expect(found.map(({ prefix, digits, unit, value }) => `${prefix}|${digits}|${unit}|${value}`)).toEqual(
      want,
    );
  });

  it.each([
    ["South -4 %, North +7 %", ["-4 % = -4", "+7 % = 7"]],
    ["from −5 °C to −18 °C", ["−5 °C = -5", "−18 °C = -18"]],
    ["result: -€300 (−2)", ["-€300 = -300", "−2 = -2"]],
    [
      "8 -12 %, 3–5 kg, 2019-2021, 10 - 12 km",
      ["8 = 8", "12 % = 12", "3 = 3", "5 kg = 5", "2019 = 2019", "2021 = 2021", "10 = 10", "12 km = 12"],
    ],
    ["call +49-170, gate B -3 and team -4", ["49 = 49", "170 = 170", "3 = 3", "4 = 4"]],
  ])("reads the sign of an amount with it: %s", (given, want) => {
    const found = readQuantities(given, "en");
    expect(found.map(({ start, end, value }) => `${given.slice(start, end)} = ${value}`)).toEqual(want);
  });

  it("reads a cell only where nothing else stands in it", () => {
    expect(readWholeQuantity("−2.5 %", "en")).toMatchObject({ value: -2.5, unit: "%" });
    for (const cell of ["<6", "5 of 6", "about", ""]) expect(readWholeQuantity(cell, "en")).toBeUndefined();
  });

  it.each([
    ["118760", "en", "118,760"],
    ["118760", "de", "118.760"],
    ["2015", "en", "2015"],
    ["1,284", "en", "1,284"],
  ])("groups the digits of %s (%s) as %s", (given, language, want) => {
    expect(groupDigits(given, language)).toBe(want);
  });

  it("takes a row of figures and commas in one pass", () => {
    expect(readQuantities("1,".repeat(32_000), "en")).toEqual([]);
  });
});
