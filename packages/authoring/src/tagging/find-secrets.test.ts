import { expect, test } from "vitest";
import { readSource } from "../source/read-source.ts";
import { tagUnits } from "./tag-units.ts";

const placeOf = (prompt: string, words: string): string | undefined =>
  tagUnits(readSource(prompt)).find(({ text }) => text.includes(words))?.place;

test.each([
  [
    "a remark points back at what was said",
    "[09:02] Ada: Sales rose by 8 % in May.\n[09:03] Ben: The Leeds shop closes in June.\n[09:04] Ada: Don't write that down anywhere.\n[09:05] Ben: 5 slides please for the board.",
    "Leeds shop",
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
])("%s stands nowhere", (_, prompt, words) => {
  expect(placeOf(prompt, words)).toBe("nowhere");
});

test.each([
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
