import { expect, it } from "vitest";
import { readSource } from "../source/read-source.ts";
import { tagUnits } from "../tagging/tag-units.ts";
import { applySlotRules } from "./slot-rules.ts";

/** What stays of a slot that was found for words of a request to be left out, or for its end. */
function kept(slot: "exclude" | "ending", text: string, words: string): readonly string[] {
  const [unit] = tagUnits(readSource(text));
  if (unit === undefined) throw new Error("expected a unit");
  const start = text.indexOf(words);
  const found = [{ slot, start, end: start + words.length, text: words }];
  return applySlotRules({ ...unit, role: "request", text }, found).flatMap((one) =>
    one.slot === slot ? [one.text] : [],
  );
}

it("leaves nothing out that is told of what something is for", () => {
  const told = "Sechs Folien, wir vermieten Kisten, damit die Läden keinen Karton mehr brauchen.";
  expect(kept("exclude", told, "keinen Karton mehr brauchen")).toEqual([]);
  const order = "Sechs Folien über unsere Kisten, bitte keinen Karton zeigen.";
  expect(kept("exclude", order, "keinen Karton zeigen")).toEqual(["keinen Karton zeigen"]);
});

it("takes no end that runs out of a bracket", () => {
  const text = "Bitte ein Zitat („Ich habe gebohrt“, Eva, 71) und zum Schluss der Antrag.";
  expect(kept("ending", text, "gebohrt“, Eva, 71) und zum Schluss der Antrag")).toEqual(["der Antrag"]);
});
