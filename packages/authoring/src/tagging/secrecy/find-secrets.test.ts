import { expect, test } from "vitest";
import { readSource } from "../../source/read-source.ts";
import { tagUnits } from "../tag-units.ts";

const placeOf = (prompt: string, words: string): string | undefined =>
  tagUnits(readSource(prompt)).find(({ text }) => text.includes(words))?.place;

test.each([
  [
    "a remark points back at what was said",
    "[09:02] Ada: Sales rose by 8 % in May.\n[09:03] Ben: The Leeds shop closes in June.\n[09:04] Ada: Don't write that down anywhere.\n[09:05] Ben: 5 slides please for the board.",
    "Leeds shop",
  ],
  [
    "what does not go in what is made of a talk",
    "00:01:02 ADA The hall has 300 seats.\n00:01:30 BEN The caterer has not been paid since May.\n00:01:41 ADA Ben, that won't go in the minutes.\n00:02:00 ADA Five slides for the members, please.",
    "caterer",
  ],
  [
    "what is struck",
    "[10:01] Ada: Ticket sales are up 9 %.\n[10:02] Ben: The star singer wants double.\n[10:03] Ben: Strike that.\n[10:04] Ada: 4 slides for the sponsors please.",
    "singer",
  ],
  [
    "what is told with a particle before the circle",
    "5 slides on the ferry. It carries 80 cars. Only among us here, the hull has rust through in two places. Fares stay.",
    "hull",
  ],
  [
    "what is not to be spoken outwards",
    "王姐 09:01\n花市三天卖了八百盆。\n老李 09:02\n冷库坏了两次，赔了四千。\n王姐 09:03\n赔的事别往外讲。\n王姐 09:05\n做5页PPT，给商户看。",
    "冷库",
  ],
  [
    "what a Japanese order names before its particle",
    "来月の会議用に、食堂の改修を8枚でまとめてください。\n\n・席数は120席に増えました。\n・厨房の換気扇を交換しました。\n・来春に給食部門は外部へ委託の予定。\n\n給食委託の話はまだ一部しか知りませんので、スライドには載せないでください。",
    "外部へ委託",
  ],
  [
    "a mark that the writer declares",
    "Six slides on our harbour. Lines ending in #x are not for anyone but me.\n\nThe harbour has 40 berths.\nThe crane fails every week. #x\nThe café opens in May.",
    "crane fails",
  ],
  [
    "brackets of which the prompt says that they stay out",
    "Nine slides for the trust; please do not use what stands between the square brackets.\n\nWe drove 4,100 miles.\n[We could live with less money.]\nWe have three vans.",
    "less money",
  ],
  [
    "a section that is named to be left out",
    "Bitte auf 10 Folien verdichten. Abschnitt Personalia weglassen.\n\n# Zahlen\n\nUmsatz 3 Mio. €\n\n# Personalia\n\nDer Leiter geht im Herbst.\n\n# Ausblick\n\nZwei neue Linien",
    "Leiter geht",
  ],
  [
    "the code of a door",
    "5 slides for new staff.\n\n- Shifts start at 6\n- Door code dock 2 is 5591\n- Lunch at 11",
    "5591",
  ],
  [
    "how far a side would give way",
    "Offer deck, 6 slides.\n\n- Price 12,000 a year\n- we can go down to 9,500\n- Start in May",
    "9,500",
  ],
  [
    "what others do not know yet",
    "5 slides for the team.\n\n- The new hall opens in May\n- two of the night crew will go, they don't know yet\n- Lunch at 11",
    "night crew",
  ],
  [
    "a surprise of which she suspects nothing",
    "Six diapos sur la fête.\n\n- repas partagé à midi\n- et un gâteau pour Mme Roux, elle ne se doute de rien",
    "gâteau",
  ],
  [
    "what a short sentence behind says of others",
    "4 Folien zum Umzug.\n\nDie Halle wird im Mai fertig. Der Versand zieht nach Celle. Das weiß draußen noch keiner.",
    "Versand zieht",
  ],
])("%s stands nowhere", (_, prompt, words) => {
  expect(placeOf(prompt, words)).toBe("nowhere");
});

test.each([
  [
    "what stands before a remark that tells its own secret",
    "[10:01] Ada: The ticket is eleven euros.\n[10:02] Ben: Just between us two, it ought to be fourteen with the new rent.\n[10:03] Ada: 4 slides for the members please.",
    "eleven euros",
  ],
  [
    "a rule of a house",
    "Make 5 slides of our rules.\n\n- Glass is rinsed first.\n- Oil does not go in the sink.\n- That does not go in the grey bin.",
    "grey bin",
  ],
  [
    "a section that is not to be skipped",
    "Nine slides for the board please. Don't skip the drying, they like it.\n\n# Sawing\n\nThe mill saws 40 logs a day.\n\n# Drying\n\nBoards dry for eleven weeks.\n\n# Sale\n\nOak sells best.",
    "eleven weeks",
  ],
  [
    "a rule about what is somebody's",
    "# Rules of the darkroom\n\n## Before\n\nDry your hands.\n\n## During\n\nHang films by the door. Do not share anybody else's negatives without a word to them.\n\n## After\n\nEmpty the trays.",
    "negatives",
  ],
  [
    "what stands beside a declared mark",
    "Six slides on our harbour. Lines ending in #x are not for anyone but me.\n\nThe harbour has 40 berths.\nThe crane fails every week. #x\nThe café opens in May.",
    "café opens",
  ],
  [
    "the section after one that is left out",
    "Bitte auf 10 Folien verdichten. Abschnitt Personalia weglassen.\n\n# Zahlen\n\nUmsatz 3 Mio. €\n\n# Personalia\n\nDer Leiter geht im Herbst.\n\n# Ausblick\n\nZwei neue Linien",
    "neue Linien",
  ],
  [
    "a code that opens nothing",
    "5 slides on our shop.\n\n- The postcode area LS9 has 5,591 homes\n- We opened in 1998",
    "5,591",
  ],
  [
    "what science does not know",
    "5 slides on eels.\n\n- Eels are born in the Sargasso Sea\n- Scientists do not know yet how they find home",
    "Scientists",
  ],
  [
    "what stands before a remark that says itself what it is about",
    "[09:01] Ada: 4 slides for the board please\n[09:02] Ben: the van needs a new clutch, 870 pounds\n[09:03] Ada: don't put this in but the bank has refused the loan",
    "new clutch",
  ],
  [
    "what a wish without a thing and a label announce",
    "Make it bright, and no animations. Notes:\n\nThe choir sings on 4 May. Tickets are 9 euros.",
    "choir sings",
  ],
])("%s is not kept out", (_, prompt, words) => {
  expect(["slide", "notes"]).toContain(placeOf(prompt, words));
});

test("a wish for slides below a mark stays a request", () => {
  const units = tagUnits(
    readSource(
      "Confidential:\nThe Leeds shop closes in June.\nPlease make 5 slides for the board, friendly in tone.",
    ),
  );
  expect(units.find(({ text }) => text.includes("5 slides"))?.role).toBe("request");
});

test.each([
  "The password for the wiki is hunter2.",
  "Passwort: Sommer2024!",
  "Le code d'accès est 48B12.",
  "API key: sk_live_4f9a8b7c6d",
  "пароль от сервера: Лето2024",
  "wifi password is 'swordfish'",
])("what lets people in stands nowhere: %s", (secret) => {
  const units = tagUnits(
    readSource(`5 slides about our new server please.\n\nIt opened on Monday.\n${secret}`),
  );
  expect(
    units
      .filter(({ place }) => place !== "nowhere")
      .map(({ text }) => text)
      .join(" "),
  ).not.toContain(secret);
});

test.each([
  "A good password has 12 characters.",
  "The PIN is printed on the card.",
  "A password: never the same twice.",
])("a lesson on passwords is matter: %s", (line) => {
  const units = tagUnits(readSource(`# Safe at work\n\n${line}\n\nAsk twice before you click a link.`));
  expect(units.find(({ text }) => text === line)?.role).not.toBe("withhold");
});
