import { describe, expect, it } from "vitest";
import { readSource } from "../../source/read-source.ts";
import { tagUnits } from "../tag-units.ts";

function placeOf(prompt: string, words: string): string | undefined {
  return tagUnits(readSource(prompt)).find(({ text }) => text.includes(words))?.place;
}

describe("a doubtful sentence beside matter of its line", () => {
  it.each([
    [
      "what those spoken of see",
      "Teachers see who is falling behind.",
      "8 slides about our new reading app for schools. It's called Leselotte. 210 schools use it already. Children read 17 minutes a day on average. It costs 4 euros per child per year. It works offline. Teachers see who is falling behind.",
    ],
    [
      "what the sender makes",
      "Our startup Fernly makes sensors",
      "Our startup Fernly makes sensors that tell you when a houseplant needs water. Founded 2023 in Leeds by Ana Duarte and Will Okoro. We have sold 4,300 units at £29. 62% of buyers come back for a second one. We're raising £400k to get into garden centres. Dobbies has agreed to a trial in 12 stores. Main risk: a cheap copy from Shenzhen appeared on Amazon in March. Pitch deck, investors, friendly tone.",
    ],
    [
      "what the sender did",
      "I looked at how urban foxes",
      "Presentation on my master's thesis. I looked at how urban foxes in Bristol move at night. I put GPS collars on 14 foxes for 9 months. They travel 5.2 km a night on average, males further than females. They avoid main roads before midnight but cross them freely after 1am. Food waste from takeaways explains more of their routes than parks do. Limitation: all foxes came from two neighbourhoods. Supervisor is Dr Lena Marsh. 10 min talk.",
    ],
  ])("is shown where it tells %s", (_, sentence, prompt) => {
    expect(placeOf(prompt, sentence)).toBe("slide");
  });

  it.each([
    [
      "Ma zawierać ustawienie fotela",
      "Prezentacja o zdrowym kręgosłupie przy biurku, 10 slajdów, dla pracowników księgowości. Ma zawierać ustawienie fotela i monitora, pięć ćwiczeń oraz sygnały alarmowe. W naszej ankiecie 37 z 52 osób skarży się na ból w odcinku lędźwiowym.",
    ],
    [
      "was zum Herzeigen",
      "ich bräucht für den Hofladenstammtisch am 14. März was zum Herzeigen. Wir haben seit Herbst 48 Mutterkühe auf der Weide, und den Most vom Vorjahr haben wir komplett verkauft, 2.200 Liter.",
    ],
  ])("is not shown where it asks: %s", (sentence, prompt) => {
    expect(placeOf(prompt, sentence)).not.toBe("slide");
  });
});

describe("an item that may be secret in a list of labels", () => {
  const pitch = (last: string): string =>
    `Bonjour ! On passe devant un jury d'incubateur jeudi, 5 minutes, donc 7 diapos maximum.

- problème : une cantine de 400 couverts jette environ 90 000 barquettes par an
- solution : contenants consignés, lavés par nous, suivis par QR code
- modèle : 0,32 € par utilisation, marge brute 41 %
- équipe : Inès Cabrol (ex-Sodexo), Thibault Ny (logistique), Maud Ferrer (tech)
- demande : 350 000 € pour une deuxième laverie à Lyon

${last}`;

  it("is shown like the others, where another sentence keeps somebody back", () => {
    const prompt = pitch("Ne parlez surtout pas du litige avec notre ancien associé Karim, c'est en cours.");
    expect(placeOf(prompt, "Inès Cabrol")).toBe("slide");
    expect(placeOf(prompt, "Karim")).toBe("nowhere");
  });

  it("stays out where the sender keeps it back", () => {
    expect(placeOf(pitch("L'équipe reste entre nous."), "Inès Cabrol")).not.toBe("slide");
  });
});
