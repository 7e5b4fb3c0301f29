import { describe, expect, it } from "vitest";
import { nameList } from "./name-list.ts";

describe("nameList", () => {
  it.each([
    [7, "Tips for talking to customers", "en", "7 tips"],
    [4, "Règles pour la piscine", "fr", "4 règles"],
    [4, "Summer party", "en", "Summer party: Overview"],
    [4, "Sommerfest", "de", "Sommerfest: Überblick"],
    [2, "Tips for talking", "en", "Tips for talking: Overview"],
    [4, "Water butts have to be covered by the end of May", "en", "Overview"],
    [4, undefined, "en", "Overview"],
  ])("calls a list of %d in a deck on %j %j", (count, title, language, want) => {
    expect(nameList(count, title, language)).toBe(want);
  });

  it("has no name in a language whose words we do not have", () => {
    expect(nameList(4, "Sherehe", "sw")).toBeUndefined();
  });
});
