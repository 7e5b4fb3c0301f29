import { describe, expect, it } from "vitest";
import { toPlainText, toRichText } from "../../text/markup/rich-text.ts";
import { listFacts } from "./list-facts.ts";

function factsOf(label: string, text: string, language: string): readonly string[] | undefined {
  return listFacts(label, toRichText(text), language)?.map((item) => {
    const owner = item.text[0]?.bold === true ? `[${item.text[0].text}] ` : "";
    return `${owner}${toPlainText(owner === "" ? item.text : item.text.slice(2))}`;
  });
}

describe("listFacts", () => {
  it.each([
    {
      language: "en",
      label: "Next steps",
      text: "Ana buys seeds by 3 May, Ben builds the beds by 10 May.",
      want: ["[Ana] buys seeds by 3 May", "[Ben] builds the beds by 10 May"],
    },
    {
      language: "en",
      label: "To do",
      text: "Ana buys seeds, soil by 3 May and Ben builds the beds by 10 May.",
      want: ["[Ana] buys seeds, soil by 3 May", "[Ben] builds the beds by 10 May"],
    },
    {
      language: "de",
      label: "Aufgaben",
      text: "Frau Koch bestellt Ziegel bis 12. Mai, Herr Lang prüft die Rinnen bis 20. Mai.",
      want: ["[Frau Koch] bestellt Ziegel bis 12. Mai", "[Herr Lang] prüft die Rinnen bis 20. Mai"],
    },
    {
      language: "fr",
      label: "À faire",
      text: "Léa réserve la sono avant le 1er juin, Karim imprime les affiches avant le 5 juin.",
      want: ["[Léa] réserve la sono avant le 1er juin", "[Karim] imprime les affiches avant le 5 juin"],
    },
    {
      language: "ru",
      label: "Следующие шаги",
      text: "Аня купит семена до 3 мая, Борис построит грядки до 10 мая.",
      want: ["[Аня] купит семена до 3 мая", "[Борис] построит грядки до 10 мая"],
    },
    {
      language: "ja",
      label: "次のステップ",
      text: "田中さんが5月3日までに種を買う、佐藤さんが5月10日までに花壇を作る。",
      want: ["[田中さん] 5月3日までに種を買う", "[佐藤さん] 5月10日までに花壇を作る"],
    },
    {
      language: "zh",
      label: "下一步",
      text: "小王5月3日前买种子，小李5月10日前搭好花坛。",
      want: ["[小王] 5月3日前买种子", "[小李] 5月10日前搭好花坛"],
    },
    {
      language: "ar",
      label: "الخطوات التالية",
      text: "آنا تشتري البذور قبل 3 مايو، بن يبني الأحواض قبل 10 مايو.",
      want: ["آنا تشتري البذور قبل 3 مايو", "بن يبني الأحواض قبل 10 مايو"],
    },
    {
      language: "en",
      label: "Materials",
      text: "bar magnets, paper clips, coins",
      want: ["Bar magnets", "Paper clips", "Coins"],
    },
    {
      language: "en",
      label: "Open issues",
      text: "the lock keeps breaking, bonfires (two complaints, one by letter), and who takes over in March",
      want: [
        "The lock keeps breaking",
        "Bonfires (two complaints, one by letter)",
        "Who takes over in March",
      ],
    },
    {
      language: "de",
      label: "Offene Punkte",
      text: "Handyregeln, Schwimmen am Dienstag und neue Elternvertreter",
      want: ["Handyregeln", "Schwimmen am Dienstag", "Neue Elternvertreter"],
    },
  ])("lists what stands behind $label", ({ label, text, language, want }) => {
    expect(factsOf(label, text, language)).toEqual(want);
  });

  it.each([
    {
      label: "Aufgaben",
      text: "Ziegel bestellen bis 12. Mai, Rinnen prüfen bis 20. Mai.",
      language: "de",
      want: ["Ziegel bestellen bis 12. Mai", "Rinnen prüfen bis 20. Mai"],
    },
    {
      label: "Next steps",
      text: "Order seeds by 3 May, build the beds by 10 May.",
      language: "en",
      want: ["Order seeds by 3 May", "Build the beds by 10 May"],
    },
  ])("takes no other word for a name: $text", ({ label, text, language, want }) => {
    expect(factsOf(label, text, language)).toEqual(want);
  });

  it.each([
    { label: "Members", text: "42, of whom 15 are new." },
    { label: "Solution", text: "A camera in the fridge, which warns before food spoils." },
    { label: "Trip", text: "Edinburgh, 3-7 June." },
    { label: "Snow", text: "First the bridges, then the hills, then the bus stops" },
    { label: "Never", text: "Grapes, onions, gum. also mention the plan" },
    { label: "Help", text: "Twelve volunteers for a week, and a grant" },
    { label: "Why", text: "The roof leaks. The school pays, and nobody knows how much." },
  ])("leaves $text a sentence", ({ label, text }) => {
    expect(factsOf(label, text, "en")).toBeUndefined();
  });
});
