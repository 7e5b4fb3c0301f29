import { expect, it } from "vitest";
import { readSource } from "../../source/read-source.ts";
import { tagUnits } from "../../tagging/tag-units.ts";
import { readNamedRows, readOwnName } from "./self-name.ts";

it.each([
  [
    "I run Tandem Mill, a workshop behind the station where two of us mend bikes.",
    "Tandem Mill: workshop behind the station",
  ],
  ["Ich leite Radwerk, eine Werkstatt am Hafen.", "Radwerk: Werkstatt am Hafen"],
  ["I run, a lot, in the morning.", undefined],
])("names what its sender runs: %s", (text, want) => {
  expect(readOwnName(tagUnits(readSource(text)))).toBe(want);
});

it("names rows by the sentence that points at them", () => {
  const rows = "year,adults,children\n2021,2140,610\n2022,3875,1422\n2023,4410,1980\n\n";
  expect(
    readNamedRows(tagUnits(readSource(`${rows}That's the boat museum's visitors. Make me slides.`))),
  ).toBe("the boat museum's visitors");
  expect(readNamedRows(tagUnits(readSource("That's the boat museum's visitors.")))).toBeUndefined();
});
