import { expect, test } from "vitest";
import { readSource } from "../../../source/read-source.ts";
import { tagUnits } from "../../../tagging/tag-units.ts";
import { settlesFor } from "./settling-phrases.ts";

test.each([
  "could stretch to 9 if Colin sulks",
  "honestly 2,650 would do",
  "be glad of 30 tbh",
  "and if it comes to it we'd take it at 3",
  "If they whine we can go down to 12.",
  "Wenn sie zögern, geht das auch für 10.900, dann ist Schluss.",
  "Die große Wartung geht bei Stammkunden auch für 80 raus.",
  "Ils divorcent, à 440 ils signent les yeux fermés.",
  "Lleva dos años vacío y por 1.200 lo da.",
  "Ai tassisti arriviamo a 32, ma solo se lo chiedono.",
  "se a pessoa insistir dá pra fazer por 500",
  "tot 31 krijg ik het er wel door",
  "Jak będą marudzić, zejdziemy na 36.",
  "Vi kan godt gå ned på 1,05 hvis de byder under.",
  "Если упрутся, отдадим за миллион восемьсот.",
  "akşama doğru 1.600'e de veririz",
  "粘られたら9,000円まで下げていいです。",
  "实在谈不下来16块5也能做。",
  "깎아 달라면 15만원까지는 해 줘요.",
])("reads what somebody would settle for: %s", (text) => {
  expect(settlesFor(text)).toBe(true);
});

test.each([
  "The lift can go up to 12.",
  "We can go up to 120 guests.",
  "You could stretch to 20 minutes.",
  "Two volunteers would do.",
  "Temperatures can drop to 5 degrees.",
  "The fitter would come down to 13,500 if we order in June.",
  "We'd be happy with 40 new members.",
  "Der Zug geht auch um 10.30.",
  "Das geht auch für 3 Personen.",
  "Nous arrivons à 12 heures.",
  "Por 3 euros se la dan a los niños.",
  "La scala arriva a 32 metri.",
  "dá para fazer por 12 pessoas",
  "10円から値下げしました。",
])("reads nothing of the kind in: %s", (text) => {
  expect(settlesFor(text)).toBe(false);
});

test.each([
  [
    "yarına müşteri sunumu lazım, ayda 18 bin tişört dikiyoruz, numune 5 günde, tişört 96 lira, olmadı 88'e veririz, teslim 21 gün",
    "88",
    ["96", "21"],
  ],
  [
    "deck for the landlord talk on friday, rent is 2,900 now, footfall down 18% since the works, we ask 2,400, honestly 2,650 would do",
    "2,650",
    ["2,900", "18%", "2,400"],
  ],
  [
    "4 Folien fürs Ladenfenster bitte, kleine Inspektion 49 €, große 99 €, geht bei Stammkunden auch für 80 raus, wenn sie jammern, Kette 65 €",
    "80",
    ["49 €", "99 €", "65 €"],
  ],
])("cuts it out of a run of clauses: %s", (prompt, secret, told) => {
  const shown = tagUnits(readSource(prompt))
    .filter(({ place }) => place !== "nowhere")
    .map(({ text }) => text)
    .join(" ");
  expect(shown).not.toContain(secret);
  for (const one of told) expect(shown).toContain(one);
});

test("keeps back what a side would settle for, and shows what it asks", () => {
  const shown = tagUnits(
    readSource(
      "4 slides for the boat show please. Our dinghy is 2,400 with sails. If they haggle I could let it go for 1,950. Trailer 300 extra.",
    ),
  )
    .filter(({ place }) => place !== "nowhere")
    .map(({ text }) => text)
    .join(" ");
  expect(shown).not.toContain("1,950");
  expect(shown).toContain("2,400");
  expect(shown).toContain("300");
});
