import { describe, expect, it } from "vitest";
import { withWholeOrdinal } from "./ordinal-end.ts";

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
