import { expect, test } from "vitest";
import { emphasizeTexts } from "./emphasize-figures.ts";

function boldOf(text: string): readonly string[] {
  const [runs = []] = emphasizeTexts([[{ text }]]);
  expect(runs.map((run) => run.text).join("")).toBe(text);
  return runs.filter(({ bold }) => bold).map((run) => run.text);
}

test.each([
  { given: "Recurring revenue is now 71% of sales, up from 63%", want: ["71%"] },
  { given: "Each lost day costs a mid-sized farm about $2,300", want: ["$2,300"] },
  { given: "We want 700 farms by the end of 2028, that is $4.0 million a year", want: ["$4.0 million"] },
  { given: "To approve a budget of NOK 0.9 million for the model", want: ["NOK 0.9 million"] },
  { given: "Closures are decided on lab tests that take 2-3 days", want: ["2-3 days"] },
  { given: "Launch the new configurator on 17 November", want: ["17 November"] },
  { given: "Der Umsatz stieg um 12,5 % auf einen neuen Höchststand", want: ["12,5 %"] },
  { given: "Личные расходы выросли до 3,4 млн рублей за год", want: ["3,4 млн"] },
  { given: "今年の売上は前の年より多く、3億円になりました", want: ["3億円"] },
  { given: "الموافقة على زيادة رأس المال بمبلغ 14.88 مليون دولار", want: ["14.88 مليون دولار"] },
  { given: "An average farm in our pilot region lost 41 harvests", want: ["41"] },
])("sets off the figure that tells most: $given", ({ given, want }) => {
  expect(boldOf(given)).toEqual(want);
});

test.each([
  { what: "a year", given: "Founded in 2014 by two brothers" },
  { what: "a single digit", given: "It takes 4 steps to get there at all" },
  { what: "the number of a form", given: "Applications are made with form HR-017-A only" },
  { what: "a clause", given: "It may be withdrawn after a breach of clause 17" },
  { what: "the number of a chapter", given: "4.1.2 Core development mailing lists" },
  { what: "a number in brackets", given: "Limited to twenty (20) of them at the most" },
  { what: "most of a short text", given: "20 months" },
])("leaves $what alone", ({ given }) => {
  expect(boldOf(given)).toEqual([]);
});

test("leaves links and texts with emphasis of their own alone", () => {
  const link = [{ text: "See " }, { text: "45% more of it", href: "https://example.com/" }];
  expect(emphasizeTexts([link])).toEqual([link]);
  const texts = [[{ text: "Up by 12% since" }], [{ text: "This " }, { text: "matters", bold: true }]];
  expect(emphasizeTexts(texts)).toEqual(texts);
});
