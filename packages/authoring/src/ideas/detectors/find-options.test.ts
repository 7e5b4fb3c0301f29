import { describe, expect, it } from "vitest";
import { bestOfText } from "./matter.fixture.ts";

function headingsOf(text: string, language: string, heading = ""): readonly string[] | undefined {
  const body = bestOfText(text, heading, language)?.body;
  return body?.kind === "comparison" ? body.options.map((option) => option.heading) : undefined;
}

describe("findOptions", () => {
  it.each([
    ["en", "Day pass £12, one visit; Month £39, all classes; Year £380, all classes and a guest.", 3],
    ["de", "Es gibt zwei Wege: mieten für ein Jahr, ohne Risiko; oder kaufen, mit eigenem Lager.", 2],
    ["es", "El taxi cuesta 24 €, llega en 10 minutos. El autobús cuesta 2 €, tarda casi una hora.", 2],
    ["en", "Option A keeps the hall: no rent, old roof. Option B moves out: new rooms, higher rent.", 2],
    ["sv", "Två bud på taket: Holm AB 210 000 kr med garanti, Takbolaget 184 000 kr utan garanti.", 2],
    ["en", "Ideas: (a) smaller box - cheap, (b) refill - needs a new shelf, (c) deposit - slow to start.", 3],
    ["fr", "Deux offres : Martin 4 200 €, pose comprise ; ou Durand 3 600 €, sans la pose.", 2],
  ])("sets the options of running text side by side (%s: %s)", (language, text, count) => {
    expect(headingsOf(text, language)).toHaveLength(count);
  });

  it("names an option without the verb before its amount and keeps what goes on together", () => {
    const body = bestOfText(
      "The bridge costs 980 €, is ready in 3 weeks, but lasts 10 years. The implant costs 1,450 €, lasts 20 years.",
    )?.body;
    expect(body).toMatchObject({
      kind: "comparison",
      options: [
        {
          heading: "The bridge",
          points: [{}, { text: [{ text: "Is ready in 3 weeks, but lasts 10 years" }] }],
        },
        { heading: "The implant", points: [{ text: [{ text: "1,450 €" }] }, {}] },
      ],
    });
  });

  it.each([
    ["en", "We met on Monday; the roof leaks; nobody has called the builder yet."],
    ["en", "The ticket costs 12 €, sold at the door. The show starts at 8 pm, doors open at 7."],
    ["en", "Two variants: North 2.4 million dollars, South 3.1 million dollars."],
    ["en", "The rent costs £900, due monthly. It rose in May."],
    ["en", "Two things matter: sleep, food and rest."],
    ["de", "Der Bau kostet 4 Mio. €, davon die Hälfte das Dach. Danach wird gefeiert."],
    ["en", "Steps (1) call the desk, (2) wait."],
    ["fr", "Le toit fuit ; la porte grince ; il fait froid."],
  ])("leaves other sentences alone (%s: %s)", (language, text) => {
    expect(headingsOf(text, language)).toBeUndefined();
  });
});
