import { expect, it } from "vitest";
import { joinUnits } from "./chart-unit.ts";

it.each<{ carried: readonly string[]; apart: string; language?: string; want: string | undefined }>([
  { carried: ["млн", "млн"], apart: "рублей", language: "ru", want: "млн рублей" },
  { carried: ["", ""], apart: "млн рублей", language: "ru", want: "млн рублей" },
  { carried: ["млн рублей", "млн рублей"], apart: "рублей", language: "ru", want: "млн рублей" },
  { carried: ["million", "million"], apart: "€", want: "€ million" },
  { carried: ["k"], apart: "$", want: "$k" },
  { carried: ["Mio.", "Mio."], apart: "€", language: "de", want: "Mio. €" },
  { carried: ["%", ""], apart: "%", want: "%" },
  { carried: ["%", "%"], apart: "", want: "%" },
  { carried: ["euros"], apart: "€", want: "€" },
  { carried: ["%", ""], apart: "", want: undefined },
  { carried: ["млн", "тыс."], apart: "рублей", language: "ru", want: undefined },
  { carried: ["рублей", ""], apart: "млн рублей", language: "ru", want: undefined },
  { carried: ["%"], apart: "€", want: undefined },
  { carried: ["people"], apart: "passengers", want: undefined },
])("of numbers in $carried and $apart apart: $want", ({ carried, apart, language = "en", want }) => {
  expect(joinUnits(carried, apart, language)).toBe(want);
});
