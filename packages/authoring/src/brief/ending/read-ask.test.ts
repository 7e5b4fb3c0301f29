import { describe, expect, it } from "vitest";
import { createEmbeddedAuthor } from "../../embedded-author.ts";
import { readDuty, readPersuasion } from "./read-ask.ts";

describe("what an audience is asked to do", () => {
  it.each([
    ["I need to persuade the parish council to fund a ramp at the hall,", "fund a ramp at the hall"],
    ["Ich muss den Rat überzeugen, uns zwei Bänke zu stiften.", "uns zwei Bänke zu stiften"],
    ["Je veux convaincre la mairie de financer trois bancs.", "financer trois bancs"],
    ["Quiero convencer a la junta de pagar dos bancos.", "pagar dos bancos"],
  ])("is what it is to be won over to: %s", (text, want) => {
    expect(readPersuasion(text)).toBe(want);
  });

  it.each([
    [
      "Sechs Folien für den Ausschuss, der uns 4.500 Euro für Regale bewilligen soll.",
      "uns 4.500 Euro für Regale bewilligen",
    ],
    ["Six slides for the board, who should grant us 900 euros.", "grant us 900 euros"],
  ])("is told of it in a clause: %s", (text, want) => {
    expect(readDuty(text)).toBe(want);
  });

  it("is nothing where nobody is to be won over", () => {
    expect(readPersuasion("Six slides on how we convince guests.")).toBeUndefined();
    expect(readDuty("Sechs Folien für den Rat, der im Mai tagt.")).toBeUndefined();
  });
});

async function lastOf(prompt: string) {
  const { outline } = await createEmbeddedAuthor().compose({ prompt });
  return outline.slides.at(-1);
}

it("ends the deck, with the clause that goes on about it", async () => {
  const last = await lastOf(
    "We mend bicycles. We mended 640 last year. I need to persuade the town council to put a rack at each of the three stations, which would cost them about 900 a rack and save, we think, 40 bikes a year. Six slides please.",
  );
  expect(last).toMatchObject({ kind: "closing", title: "Put a rack at each of the three stations" });
  expect(JSON.stringify(last)).toContain(
    "Would cost them about 900 a rack and save, we think, 40 bikes a year",
  );
});

it("stands below the motion that ends the deck", async () => {
  const last = await lastOf(
    "Im ersten Jahr gab es 2.918 Ausleihen. Kaputt gingen neun Stücke. Daraus bitte sechs Folien über die Leihbücherei, und zwar für den Kulturausschuss, der uns 4.500 Euro für Regale bewilligen soll, und zum Schluss der Antrag in einem Satz.",
  );
  expect(last).toMatchObject({ kind: "closing", title: "Der Antrag" });
  expect(JSON.stringify(last)).toContain("Uns 4.500 Euro für Regale bewilligen");
});
