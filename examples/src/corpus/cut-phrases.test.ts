import { describe, expect, it } from "vitest";
import { endsInsideClause, isBrokenOff, toPromptLines } from "./cut-phrases.ts";

describe("isBrokenOff", () => {
  it.each([
    ["We opened a plant and the", true],
    ["We opened a plant,", true],
    ["We opened a plant…", true],
    ["Wir öffnen ein Werk und", true],
    ["We opened a plant", false],
    ["We opened a plant in Leipzig.", false],
    ["Log in", false],
    ["4–6 weeks", false],
  ])("of “%s” is %s", (given, want) => {
    expect(isBrokenOff(given)).toBe(want);
  });
});

describe("endsInsideClause", () => {
  const lines = toPromptLines(
    "We opened a second plant in Leipzig\nlast year, which doubled the capacity.\n\nA new head\n\nOther text",
  );
  it.each([
    ["We opened a second plant in Leipzig", true],
    ["We opened a second plant in Leipzig last year", false],
    ["We opened a plant", false],
    ["A new head", false],
  ])("of “%s” is %s", (given, want) => {
    expect(endsInsideClause(given, lines)).toBe(want);
  });
});
