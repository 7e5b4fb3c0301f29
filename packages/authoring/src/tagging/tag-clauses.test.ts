import { describe, expect, it } from "vitest";
import { readSource } from "../source/read-source.ts";
import { tagClauses } from "./tag-clauses.ts";
import { tagUnits } from "./tag-units.ts";

function tag(prompt: string) {
  const source = readSource(prompt);
  const tagged = tagUnits(source);
  return { tagged, units: tagClauses(source, tagged) };
}

function shownOf(prompt: string): readonly string[] {
  return tag(prompt)
    .units.filter(({ place }) => place === "slide")
    .map(({ text }) => text);
}

describe("tagClauses", () => {
  const told: readonly (readonly [prompt: string, shown: readonly string[]])[] = [
    [
      "folien fürs vereinsfest am 3. juni, 120 gäste, eintritt 4 euro, max 5 folien",
      ["120 gäste, eintritt 4 euro"],
    ],
    [
      "necesito diapositivas del taller de pan, empezamos a las 9, la masa reposa 18 horas, 12 plazas, tono alegre",
      ["empezamos a las 9, la masa reposa 18 horas, 12 plazas"],
    ],
  ];
  it.each(told)("shows the clauses that tell: %s", (prompt, shown) => {
    expect(shownOf(prompt)).toEqual(shown);
  });

  it.each([
    "6 slides on packed lunches, what fills them up, what to do about fussy ones, keep it light",
    "10 Folien über den Biber, Klasse 8, keine Animationen, locker",
    "¿me explicas en 5 placas qué es una cooperativa?, para los nuevos, clarito",
  ])("shows nothing where a request only asks: %s", (prompt) => {
    const { tagged, units } = tag(prompt);
    expect(units).toBe(tagged);
  });

  it("leaves a prompt with matter of its own as it is", () => {
    const { tagged, units } = tag(
      "Please make 5 slides of this, for the board, short.\n\nRents rose by 12 % in 2024. We moved to Elm Street.",
    );
    expect(units).toBe(tagged);
  });

  it("never shows a clause that is told in confidence", () => {
    const shown = shownOf(
      "slides for the choir, we sing on 14 June, tickets are 8 pounds, but do not tell anybody that Ann leaves in May",
    );
    expect(shown.join(" ")).not.toContain("Ann");
  });

  it("cuts no number at its marks", () => {
    const shown = shownOf(
      "slides on our turtles, the season runs from june to december, last year we freed 8,412 hatchlings, the release is at 6:30 pm by the hut, kind tone",
    );
    expect(shown.join(" ")).toContain("8,412");
  });
});
