import { expect, it } from "vitest";
import { readSource } from "../../source/read-source.ts";
import type { Role, TaggedUnit } from "../role.ts";
import { showOnPlanned } from "./show-on-planned.ts";

/** Lines below the opener of a planned slide, of which only the ones given are shown. */
function shownBelow(lines: readonly string[], known: readonly string[] = []): readonly string[] {
  const { units } = readSource(["Slide 2: The vote", ...lines].join("\n"));
  const tagged = units.map((unit, index): TaggedUnit => {
    const [role, place, reason]: readonly [Role, TaggedUnit["place"], string] =
      index === 0
        ? ["plan", "nowhere", "opens a slide of the plan"]
        : known.includes(unit.text)
          ? ["content", "slide", "matter"]
          : ["request", "nowhere", "asks for the deck"];
    return { ...unit, role, place, reason, confidence: 1 };
  });
  return showOnPlanned(tagged).flatMap(({ place, text }) => (place === "slide" ? [text] : []));
}

it("shows questions below the opener of a planned slide", () => {
  expect(shownBelow(["Who may connect it? What goes last?"])).toEqual([
    "Who may connect it?",
    "What goes last?",
  ]);
});

it("shows lines with the mark of a shown one above them", () => {
  const loan = "a loan of 4,000 euros";
  expect(shownBelow([`→ ${loan}`, "→ new logo"], [loan])).toEqual([loan, "new logo"]);
  expect(shownBelow([`→ ${loan}`, "new logo"], [loan])).toEqual([loan]);
});

it.each([
  ["a wish", ["Could you please make it red?"]],
  ["what stands apart", ["", "Who may connect it?"]],
  ["what asks for a form", ["As a chart?"]],
])("leaves %s alone", (_, lines) => {
  expect(shownBelow(lines)).toEqual([]);
});

it("takes what a bracket behind the opener asks for as that slide's", () => {
  const { units } = readSource("Slide 2: Near misses (line chart)\n(please be quick)");
  const tagged = showOnPlanned(
    units.map((unit, index): TaggedUnit => {
      const reason = index === 0 ? "opens a slide of the plan" : "asks for the deck";
      return { ...unit, role: index === 0 ? "plan" : "request", place: "nowhere", reason, confidence: 1 };
    }),
  );
  expect(tagged.map(({ role }) => role)).toEqual(["plan", "plan", "request"]);
});
