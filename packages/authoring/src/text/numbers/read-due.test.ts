import { describe, expect, it } from "vitest";
import { readDue } from "./read-due.ts";

describe("readDue", () => {
  it.each([
    { language: "en", clause: "buys seeds by 3 May", date: "3 May", before: "buys seeds", after: "" },
    {
      language: "en",
      clause: "calls the bakery by Friday",
      date: "Friday",
      before: "calls the bakery",
      after: "",
    },
    {
      language: "en",
      clause: "decide on the weekend move 12-13 July",
      date: "12-13 July",
      before: "decide on the weekend move",
      after: "",
    },
    { language: "en", clause: "sign by 3rd May", date: "3rd May", before: "sign", after: "" },
    {
      language: "fr",
      clause: "réserve la sono avant le 1er juin",
      date: "1er juin",
      before: "réserve la sono",
      after: "",
    },
    {
      language: "tr",
      clause: "Ayşe 3 Mayıs'a kadar tohum alacak",
      date: "3 Mayıs",
      before: "Ayşe",
      after: "tohum alacak",
    },
    {
      language: "fi",
      clause: "ostaa siemenet 3. toukokuuta mennessä",
      date: "3. toukokuuta",
      before: "ostaa siemenet",
      after: "",
    },
    { language: "hu", clause: "megveszi május 3-ig", date: "május 3", before: "megveszi", after: "" },
    {
      language: "hi",
      clause: "अनीता 3 मई तक बीज खरीदेगी",
      date: "3 मई",
      before: "अनीता",
      after: "बीज खरीदेगी",
    },
    { language: "he", clause: "קונה זרעים עד 3 במאי", date: "3 במאי", before: "קונה זרעים", after: "" },
    { language: "zh", clause: "小王5月3日前买种子", date: "5月3日", before: "小王", after: "买种子" },
    {
      language: "ko",
      clause: "민지가 5월 3일까지 씨앗을 사고",
      date: "5월 3일",
      before: "민지가",
      after: "씨앗을 사고",
    },
  ])("takes the date and the word that leads to it out of $clause", ({ language, clause, ...due }) => {
    expect(readDue(clause, language)).toEqual(due);
  });

  it.each(["buys seeds", "12 chairs", "version 3.2"])("finds none in %j", (clause) => {
    expect(readDue(clause, "en")).toBeUndefined();
  });
});
