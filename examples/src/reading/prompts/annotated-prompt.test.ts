import { describe, expect, it } from "vitest";
import { parseAnnotatedPrompts } from "./annotated-prompt.ts";
import { toSlotText } from "./parse-units.ts";

const source = `=== x001 | en | instruction with facts
--- title: PawPath | slides: ~5 | deck: en-GB
⟦request|Make a ⟦count|5 slide⟧ ⟦genre|pitch deck⟧ for ⟦topic|"PawPath"⟧.⟧ ⟦content|⟦label|Problem⟧: 60% work.⟧
- ⟦content|two⟧

=== x002 | de | topic
⟦request|⟦topic|Gärten⟧⟧
`;

describe("parseAnnotatedPrompts", () => {
  const [first, second] = parseAnnotatedPrompts("x-01.txt", source);

  it("gives back the prompt as a person would have sent it", () => {
    expect(first?.text).toBe('Make a 5 slide pitch deck for "PawPath". Problem: 60% work.\n- two');
  });

  it("gives back the units and the words of their slots", () => {
    expect(first?.units.map(({ role }) => role)).toEqual(["request", "content", "content"]);
    const slots = first?.units.flatMap((unit) =>
      unit.slots.map((slot) => [slot.name, toSlotText(unit, slot)]),
    );
    expect(slots).toEqual([
      ["count", "5 slide"],
      ["genre", "pitch deck"],
      ["topic", '"PawPath"'],
      ["label", "Problem"],
    ]);
  });

  it("says what the deck should be, where the prompt does", () => {
    expect(first?.ideal).toEqual({
      title: "PawPath",
      count: { says: "~5", least: 4, most: 6 },
      language: "en-GB",
    });
    expect(second?.ideal).toBeUndefined();
    expect(second).toMatchObject({ name: "x-01 x002", writer: "x", language: "de", genre: "topic" });
  });

  const faults: readonly (readonly [given: string, want: RegExp])[] = [
    ["⟦content|a⟧", /x-01\.txt: expected a line "=== id/u],
    ["=== x001 | en\n⟦content|a⟧", /x-01\.txt: expected "=== id \| language \| genre"/u],
    ["=== x001 | English | topic\n⟦content|a⟧", /got "=== x001 \| English/u],
    [
      "=== x001 | en | topic\n--- title: A | slides: few | deck: en\n⟦content|a⟧",
      /x-01 x001: Expected slides as 8/u,
    ],
    ["=== x001 | en | topic\n--- title: A | deck: en\n⟦content|a⟧", /x-01 x001: expected "--- title/u],
    ["=== x001 | en | topic\n⟦matter|a⟧", /x-01 x001: expected a role \(request, .*\), got "matter"/u],
    ["=== x001 | en | topic\n⟦request|⟦size|a⟧⟧", /expected a slot \(count, .*\), got "size"/u],
    ["=== x001 | en | topic\n⟦content|a", /expected ⟧ at the end of "a", got the end/u],
    ["=== x001 | en | topic\n⟦content|a⟧⟧", /got ⟧ after "a"/u],
    ["=== x001 | en | topic\n⟦content|a⟧ and b", /every letter and digit inside a unit, got "and b"/u],
    ["=== x001 | en | topic\n⟦content|a⟧ ⟦b", /expected ⟦role\| or ⟦slot\|/u],
    ["=== x001 | en | topic\n", /expected at least one unit/u],
    ["=== x001 | en | topic\n⟦content|a⟧\n=== x001 | en | topic\n⟦content|a⟧", /one prompt of this id/u],
  ];
  it.each(faults)("refuses %j", (given, want) => {
    expect(() => parseAnnotatedPrompts("x-01.txt", given)).toThrow(want);
  });
});
