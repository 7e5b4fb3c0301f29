import { describe, expect, it } from "vitest";
import { withSubjectFirst } from "./subject-first.ts";

describe("withSubjectFirst", () => {
  it.each([
    ["stellen sich die Lehrer vor", "die Lehrer stellen sich vor"],
    ["beginnt die Schule", "die Schule beginnt"],
    ["zieht das Team um", "das Team zieht um"],
    ["feiern wir im Hof", "wir feiern im Hof"],
    ["ist das Fest", "das Fest"],
    ["gibt es Kuchen", "Kuchen"],
    [
      "mietete der Schlosser Elias Brandt einen Schuppen",
      "der Schlosser Elias Brandt mietete einen Schuppen",
    ],
  ])("sets the subject of %s before its verb", (given, want) => {
    expect(withSubjectFirst(given, "de")).toBe(want);
  });

  it.each([
    ["alten Stühle abholen", "de"],
    ["mit dem Bus zum See", "de"],
    ["Bewerbung hochladen", "de"],
    ["neue Räume beziehen", "de"],
    ["start the engine", "en"],
  ])("leaves %s as it is", (given, language) => {
    expect(withSubjectFirst(given, language)).toBe(given);
  });
});
