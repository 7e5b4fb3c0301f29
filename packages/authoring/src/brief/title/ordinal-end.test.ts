import { describe, expect, it } from "vitest";
import { withWholeName, withWholeOrdinal } from "./ordinal-end.ts";

describe("withWholeOrdinal", () => {
  it.each([
    ["Sitzung am 14", "die Sitzung am 14. März brauche ich", "de", "Sitzung am 14. März"],
    ["Treffen am 3.5", "das Treffen am 3.5. im Saal", "de", "Treffen am 3.5."],
    ["Bio 8", "präsi bio 8. klasse bitte", "de", "Bio"],
    ["Referat Wale 6", "Referat Wale 6. Klasse", "de", "Referat Wale"],
    ["Schůze 4", "schůze 4. května", "cs", "Schůze 4. května"],
  ])("mends what a stop has cut: %s", (title, text, language, want) => {
    expect(withWholeOrdinal(title, text, language)).toBe(want);
  });

  it.each([
    ["Haus 12", "das Haus 12 wird saniert", "de"],
    ["Lumen 4", "Lumen 4", "de"],
    ["Halle 7", "Halle 7.\nDie neue Presse", "de"],
    ["Halle 7", "Halle 7. Presse und Säge stehen", "de"],
    ["Unit 4", "unit 4. fractions", "en"],
    ["Version 2.1", "Version 2.1 kommt", "de"],
  ])("leaves a number that ends the name: %s", (title, text, language) => {
    expect(withWholeOrdinal(title, text, language)).toBe(title);
  });
});

describe("withWholeName", () => {
  it.each([
    ["Gemeindefest St", "Folien zum Gemeindefest St. Martin am 14. Juni", "Gemeindefest St. Martin"],
    ["The roof of St", "slides on the roof of St. Jude please", "The roof of St. Jude"],
  ])("goes on behind an abbreviation: %s", (title, text, want) => {
    expect(withWholeName(title, text)).toBe(want);
  });

  it.each([
    ["The roof of our church", "The roof of our church. Rain comes in."],
    ["Slides, 8 max", "Slides, 8 max. Please"],
    ["Parking in High St", "Parking in High St. closes at nine"],
  ])("leaves a title that is whole: %s", (title, text) => {
    expect(withWholeName(title, text)).toBe(title);
  });
});
