import { expect, test } from "vitest";
import { costOfTornPhrases, costsOfBreaks, isJapanese, phrasesOf } from "./phrases.ts";

test.each([
  {
    text: "笑顔で、ふだんより少し高めの声で話す",
    want: ["笑顔で、", "ふだんより", "少し", "高めの", "声で", "話す"],
  },
  { text: "社名・名前・用件を必ず復唱する", want: ["社名・", "名前・", "用件を", "必ず", "復唱する"] },
  { text: "相手を確認する", want: ["相手を", "確認する"] },
  { text: "折り返しご連絡いたします", want: ["折り返し", "ご連絡いたします"] },
  { text: "お電話ありがとうございます", want: ["お電話", "ありがとうございます"] },
  { text: "ペットボトルのふたを外す", want: ["ペットボトルのふたを", "外す"] },
])("phrases of $text end after particles and endings", ({ text, want }) => {
  expect(phrasesOf(text)).toEqual(want);
});

/** Returns what a line end costs at the stroke. */
function costAt(marked: string): number {
  const place = marked.indexOf("|");
  return costOfTornPhrases([{ start: 0 }, { start: place }], marked.replace("|", ""));
}

test.each([
  "必|ず復唱する",
  "少|し高めの声",
  "くり返|す",
  "ペット|ボトルの日",
  "5|月に種を買う",
  "ご|連絡をする",
])("a line end inside a word or before its ending is torn: %s", (marked) => {
  expect(costAt(marked)).toBeGreaterThan(0);
});

test.each(["用件を|必ず復唱する", "笑顔で、|話す", "最後まで|聞く", "朝|8時までに出す", "電話|番号を聞く"])(
  "one between phrases, or parts of a compound, is not: %s",
  (marked) => {
    expect(costAt(marked)).toBe(0);
  },
);

test.each([
  ["笑顔で話す", true],
  ["茶马古道不只运茶", false],
  ["Night buses, いいね", false],
])("%s is Japanese: %s", (text, want) => {
  expect(isJapanese(text)).toBe(want);
});

test("Chinese lines end after punctuation at no cost, and between words at some", () => {
  const costs = costsOfBreaks("茶马古道，不只运茶");
  expect(costs.get(5)).toBe(0);
  expect(costs.get(4)).toBeGreaterThanOrEqual(1);
});
