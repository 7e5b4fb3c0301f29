import { describe, expect, it } from "vitest";
import { readSubjectOf } from "./subject-of.ts";

describe("readSubjectOf", () => {
  it.each([
    ["en", "The Orchard Street pool closes for repairs on 4 May", "Orchard Street pool"],
    ["en", "Running costs rose by 3 %", "Running costs"],
    ["en", "Ada Kerr, 1911–1984, was the first woman to fly the mail", "Ada Kerr, 1911–1984"],
    ["de", "Die Mühle am Bach öffnet am 3. März", "Mühle am Bach"],
    ["fr", "La piscine municipale ferme pour six mois", "piscine municipale"],
    ["de", "Das Museum ist offen", "Museum"],
    ["it", "Il mulino vecchio costa 12 euro l'anno", "mulino vecchio"],
    ["nl", "Het oude zwembad is dicht", "oude zwembad"],
    ["ar", "افتُتح متحف المدينة القديم في عام 2019", "متحف المدينة القديم"],
    ["ja", "新しい水泳場は4月に開きます", "新しい水泳場"],
  ])("is what stands before the verb (%s): %s", (language, sentence, want) => {
    expect(readSubjectOf(sentence, language)).toBe(want);
  });

  it.each([
    ["en", "It closes for repairs on 4 May"],
    ["en", "In May the pool closes for repairs"],
    ["en", "Three lanes, a sauna and a café were built"],
    ["de", "Wir öffnen am 3. März"],
    ["en", "Bring a towel"],
  ])("is nothing where nothing is named there (%s): %s", (language, sentence) => {
    expect(readSubjectOf(sentence, language)).toBeUndefined();
  });
});
