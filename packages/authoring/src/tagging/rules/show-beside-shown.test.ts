import { describe, expect, it } from "vitest";
import { readSource } from "../../source/read-source.ts";
import type { Role, TaggedUnit } from "../role.ts";
import { showBesideShown } from "./show-beside-shown.ts";

/** What is shown of a text of which the units given are only spoken, as what they were taken for. */
function shownOf(text: string, spoken: Readonly<Record<string, Role>>, confidence = 0.6): readonly string[] {
  const tagged = readSource(text).units.map((unit): TaggedUnit => {
    const role = spoken[unit.text];
    return role === undefined
      ? { ...unit, role: "content", place: "slide", reason: "matter", confidence: 1 }
      : { ...unit, role, place: "notes", reason: "asks for the deck, perhaps", confidence };
  });
  return showBesideShown(tagged).flatMap(({ place, text: words }) => (place === "slide" ? [words] : []));
}

describe("what was only spoken for doubt", () => {
  it("is shown as a piece of a sentence that is shown", () => {
    const [gift, rest] = ["About one in six is a gift;", "we do those up for 204 families."];
    expect(shownOf(`${gift} ${rest}`, { [gift]: "request" })).toEqual([gift, rest]);
  });

  it("is shown as a line amid lines that are", () => {
    const lines = [
      "keys hang by the door",
      "hands are washed twice",
      "dogs stay outside",
      "no lift after ten",
    ];
    expect(shownOf(lines.join("\n"), { "hands are washed twice": "content" })).toEqual(lines);
  });

  it.each([
    ["wishes for something", "please make it light;", 0.6],
    ["leads on to something", "The road as a drawing:", 0.6],
    ["surely asks", "About one in six is a gift;", 0.9],
  ])("stays spoken where it %s", (_, words, confidence) => {
    const rest = "we do those up for 204 families.";
    expect(shownOf(`${words} ${rest}`, { [words]: "request" }, confidence)).not.toContain(words);
  });
});
