import { describe, expect, it } from "vitest";
import { readAmounts } from "./read-amounts.ts";

describe("readAmounts", () => {
  it.each([
    { given: "training on 14 March, doors at 7.30, from 7 to 9 am", language: "en", want: [] },
    { given: "Painter comes on 3 May, floor on 10 May, ends sept 8", language: "en", want: [] },
    { given: "Room 14 has 30 chairs, rooms 3, 4 and 5 have none", language: "en", want: ["30"] },
    { given: "3rd place of 12, 22 Birch Lane, call 555 0199", language: "en", want: ["12"] },
    { given: "week 1 84, week 2 131, route 12 carries 2,900", language: "en", want: ["84", "131", "2,900"] },
    { given: "per day 45, a week 12, room 3, 45 chairs", language: "en", want: ["45", "12", "45"] },
    { given: "1 200 euros, 12 500 kg, 14 quid", language: "en", want: ["1 200", "12 500", "14"] },
    { given: "In 2024 we had 11,600 guests, 2021 2,900", language: "en", want: ["11,600", "2,900"] },
    { given: "am 12. Juli ab 15 Uhr in Raum 2.07, Mühlweg 18, 40 Plätze", language: "de", want: ["40"] },
    { given: "le 18 mars à 19h30, salle 12, 14 h de travail", language: "fr", want: ["14"] },
    { given: "el 8 de mayo a las 20:00 en el portal 3, 45 vecinos", language: "es", want: ["45"] },
    { given: "dal 20 al 30 novembre, ore 18, 12 posti", language: "it", want: ["12"] },
    { given: "10.00 Work in groups", language: "en", want: [] },
    { given: "10.00 € entry, 8.30 bread", language: "en", want: ["10.00", "8.30"] },
    { given: "9時集合、9時半出発、3時間、会議室302、45名", language: "ja", want: ["3", "45"] },
    { given: "早班7点到15点，共12人", language: "zh", want: ["12"] },
  ])("finds $want in $given ($language)", ({ given, language, want }) => {
    expect(readAmounts(given, language).map(({ digits }) => digits)).toEqual(want);
  });
});
