import { describe, expect, it, test } from "vitest";
import { readSource } from "../source/read-source.ts";
import { findAskedLists } from "./asked-lists.ts";
import { tagUnits } from "./tag-units.ts";

/** The items of all lists, a bracket's words behind "<". */
function listed(text: string): readonly string[] {
  return findAskedLists(text).flatMap(({ items }) =>
    items.map(({ start, end, details }) => {
      const bracket = details === undefined ? "" : `<${text.slice(details.start, details.end)}`;
      return `${text.slice(start, end)}${bracket}`;
    }),
  );
}

describe("findAskedLists", () => {
  it.each([
    [
      "a word for structure, brackets whole",
      "Slides on cats. Structure: breeds (Persian, Siamese), care, and what to feed. They sleep 15 hours.",
      ["breeds<Persian, Siamese", "care", "what to feed"],
    ],
    [
      "what stands behind it in small letters",
      "4 slides on tea. Please cover: kinds, how to brew it and where it grows. we sell 40 kinds",
      ["kinds", "how to brew it", "where it grows"],
    ],
    [
      "numbers in a line",
      "Deck for new cooks. Sections: 1) knives, pans 2) hygiene 3) who to call",
      ["knives, pans", "hygiene", "who to call"],
    ],
    [
      "semicolons before commas",
      "Folien. Inhalt: Bau, Kosten; Termine; Fragen",
      ["Bau, Kosten", "Termine", "Fragen"],
    ],
    [
      "one thing after the other",
      "Slides about soap. First the history, then how it is made, and finish with where to buy it",
      ["First the history", "then how it is made", "finish with where to buy it"],
    ],
    [
      "questions behind the request",
      "5 slides for the open day. who we are, what we do on a Friday, contact. 23 people wait",
      ["who we are", "what we do on a Friday", "contact"],
    ],
    [
      "marked lines",
      "Training deck on ladders. Must have:\n- setting up\n- good and bad use, side by side\n- checks (weekly)\n",
      ["setting up", "good and bad use, side by side", "checks<weekly"],
    ],
    [
      "members behind a dash",
      "Slides, I want: a start picture, three types - shield, composite, cone, why people live near them",
      ["a start picture", "three types<shield, composite, cone", "why people live near them"],
    ],
    [
      "lines below the request",
      "hazme 8 diapositivas sobre setas\nque son\ncomo se limpian (en seco)\ncuanto cuestan\n",
      ["que son", "como se limpian<en seco", "cuanto cuestan"],
    ],
    [
      "marked lines below the request, before a wish",
      "deck on first aid for dogs, about 9 slides\n- heatstroke\n- poisoning\n- when to see the vet\nplease keep it simple",
      ["heatstroke", "poisoning", "when to see the vet"],
    ],
    [
      "a verb of covering in the sentence of the deck",
      "need 6 slides on complaints for new staff, cover listening, saying sorry and the log book",
      ["listening", "saying sorry", "the log book"],
    ],
    [
      "a verb of covering that opens the next sentence, French",
      "Faites un diaporama sur les abeilles. Abordez la ruche, les fleurs et les maladies.",
      ["la ruche", "les fleurs", "les maladies"],
    ],
    [
      "dashes",
      "5 Folien zu Stimmen. Ich hätte gern: Warum einsingen – Atmung – Haltung.",
      ["Warum einsingen", "Atmung", "Haltung"],
    ],
    [
      "German",
      "Präsi zum Garten. Erst der Boden, dann die Beete, zum Schluss Tipps",
      ["Erst der Boden", "dann die Beete", "zum Schluss Tipps"],
    ],
    [
      "French",
      "5 diapos. Parties : l'accueil, le ménage, qui fait quoi",
      ["l'accueil", "le ménage", "qui fait quoi"],
    ],
    ["Spanish", "Quiero diapositivas de: historia, premios y contacto", ["historia", "premios", "contacto"]],
    [
      "Italian",
      "Presentazione. La divido così: i pezzi, le regole (rotonde, piste), gli errori",
      ["i pezzi", "le regole<rotonde, piste", "gli errori"],
    ],
    [
      "Dutch",
      "Dia's over een stage. Het moet over deze dingen gaan: waarom, welke dieren en wat het leukst was",
      ["waarom", "welke dieren", "wat het leukst was"],
    ],
    [
      "Danish",
      "Slides skal vise: hvem vi er, en historie fra en låner og tallene",
      ["hvem vi er", "en historie fra en låner", "tallene"],
    ],
    [
      "Swedish",
      "Gör 7 bilder. Innehåll: behovet, frågor och svar, beslut",
      ["behovet", "frågor och svar", "beslut"],
    ],
    [
      "Finnish",
      "Tee diaesitys. Rakenne: 1. säännöt, 2. etänä ja toimistolla, 3. yhteys",
      ["säännöt", "etänä ja toimistolla", "yhteys"],
    ],
    [
      "Polish",
      "Slajdy na zebranie. Najpierw liczby, potem projekty i na końcu pytania",
      ["Najpierw liczby", "potem projekty", "na końcu pytania"],
    ],
    [
      "Czech",
      "Prezentace o městě. Osnova: poloha, historie a doprava. Je tu řeka",
      ["poloha", "historie", "doprava"],
    ],
    ["Russian", "Презентация о школе. Структура: история, классы и планы", ["история", "классы", "планы"]],
    ["Chinese", "做一个PPT,结构:现状、问题、对策和案例", ["现状", "问题", "对策", "案例"]],
    ["Arabic", "عرض تقديمي. المحاور: التاريخ، المباني، والزوار", ["التاريخ", "المباني", "الزوار"]],
  ])("finds %s", (_, text, want) => {
    expect(listed(text)).toEqual(want);
  });

  it.each([
    ["facts behind a label", "Slides on the roof. Plan: new roof with 72 panels, a heat pump, six rooms"],
    [
      "offers with their prices",
      "Slides, we ask for R$ 80: 3 machines (R$ 39), a shop (R$ 16), courses (R$ 25)",
    ],
    ["figures by year", "5 slides. Visitors 2023: 38,400, 2024: 41,900, 2025: 36,200"],
    ["who was there", "Slides of the minutes. Present: Jill, Tom, Mei, Dave"],
    ["for whom it is", "Slides on bees. Audience: parents, teachers, children"],
    ["how it is to look", "Slides on bees. Please keep it: no jokes, no pictures, dark colours"],
    ["what is planned slide by slide", "Slide 5: ways to school, car, bike, bus"],
    ["a text of which nobody wants a deck", "Contents: flour, sugar, butter"],
    ["what a price holds", "Slides on our trip. The bus costs 400 euro including driver, fuel and tolls"],
    ["lines that tell figures", "slides on our shop\n3 branches\n41 people\nopen since 1998"],
    [
      "lines of handed-over notes",
      "make slides of these notes\nroof leaks\nheating is old\nmembers are unhappy",
    ],
    [
      "lines before more matter",
      `slides on our shop\nbread\ncakes\ncoffee\n\n${"We sell the most on Saturdays. ".repeat(9)}`,
    ],
    ["a bracket that lists", "Make a deck for the staff (we have 3 shops: Dock Street, Elm Row, the kiosk)"],
  ])("takes %s for none", (_, text) => {
    expect(listed(text)).toEqual([]);
  });
});

function shown(text: string): string {
  return tagUnits(readSource(text))
    .filter(({ place }) => place === "slide")
    .map(({ text: words }) => words)
    .join(" ");
}

test("lines that tell what things are list no parts", () => {
  expect(
    listed("Slides for the stall team\nprices on the card\ngreen label = organic\ncash box below\n"),
  ).toEqual([]);
  expect(
    listed("Slides for the stall team\nprices on the card\ngreen labels\ncash box below\n"),
  ).toHaveLength(3);
});

describe("a list behind a wish of which most items tell something", () => {
  it.each([
    [
      "make me a talk on building habits. main points: start tiny, tie it to something you do already, celebrate straight away",
      "start tiny, tie it to something you do already, celebrate straight away",
    ],
    [
      "Slides for new bar staff about closing. First wipe down the taps, then empty the drip trays, finally set the alarm and lock the back door.",
      "First wipe down the taps, then empty the drip trays, finally set the alarm and lock the back door.",
    ],
    [
      "Préparez des diapositives pour les nouveaux caissiers. D'abord on compte le fond de caisse, ensuite on allume le terminal, enfin on ouvre la file.",
      "D'abord on compte le fond de caisse, ensuite on allume le terminal, enfin on ouvre la file.",
    ],
    [
      "请帮我做一个关于新员工入职流程的演示文稿。先到前台领取工牌,再到人事部签合同,然后去IT部门领电脑。",
      "先到前台领取工牌,再到人事部签合同,然后去IT部门领电脑。",
    ],
    ["Six slides on the choir. End with the dates: 3 May, 7 June, 5 July.", "3 May, 7 June, 5 July."],
    [
      "4 slides on our stall: Saturday 12 May, 14 teams, entry 3 euros, all goes to the school.",
      "Saturday 12 May, 14 teams, entry 3 euros, all goes to the school.",
    ],
    [
      "make 4 slides on the library hours: Monday closed, Tuesday to Friday 10 to 19, Saturday 9 to 13.",
      "Monday closed, Tuesday to Friday 10 to 19, Saturday 9 to 13.",
    ],
    ["Sechs Folien zum Chor. Zum Schluss die Termine: 3. Mai, 7. Juni.", "3. Mai, 7. Juni."],
    [
      "deck re: adoption day. points to hit: bring a lead, the fee is 120, vet check is included. finish with thank you",
      "bring a lead, the fee is 120, vet check is included.",
    ],
  ])("is matter in %j", (text, want) => {
    expect(shown(text)).toBe(want);
    expect(findAskedLists(text)).toEqual([]);
  });

  it.each([
    "Six slides on the choir. End with the plans: 3 goals, 2 concerts, 1 tour.",
    "Slides about soap. First explain the history, then show how it is made, and finish with where to buy it",
    "A talk on habits. Main points: motivation, environment, relapse",
    "先做一份关于公司的演示文稿。先介绍公司历史,再介绍产品,最后介绍团队。",
  ])("asks for parts in %j", (text) => {
    expect(shown(text)).toBe("");
  });
});
