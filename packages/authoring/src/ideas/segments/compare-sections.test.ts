import { describe, expect, it } from "vitest";
import type { Block } from "../../structure/blocks.ts";
import type { Section } from "../../structure/section-tree.ts";
import { toRichText } from "../../text/markup/rich-text.ts";
import { compareSections } from "./compare-sections.ts";

const source = { start: 0, end: 0 };

function section(name: string, ...items: readonly string[]): Section {
  const list: Block = {
    kind: "list",
    ordered: false,
    items: items.map((text) => ({ text: toRichText(text), children: [] })),
    source,
  };
  return {
    heading: { kind: "heading", level: 2, text: toRichText(name), source },
    blocks: [list],
    children: [],
  };
}

const hire = section("Hire", "389 pounds a month", "36 months", "service included");
const purchase = section("Purchase", "27,500 pounds each", "service 900 pounds a year");

function headingsOf(sections: readonly Section[], subject: string): readonly string[] | undefined {
  const body = compareSections(sections, { language: "en", subject })?.exhibits[0]?.body;
  return body?.kind === "comparison" ? body.options.map(({ heading }) => heading) : undefined;
}

describe("compareSections", () => {
  it("compares the sections that the subject names, and no others", () => {
    expect(headingsOf([hire, purchase], "Hire or purchase of our vans")).toEqual(["Hire", "Purchase"]);
    expect(headingsOf([hire, purchase], "Our vans")).toBeUndefined();
    expect(headingsOf([hire, purchase, section("Drivers", "Six of them")], "Hire or purchase")).toBe(
      undefined,
    );
  });

  it("leaves what opens a text without a heading out of the comparison", () => {
    const { heading: _heading, ...opening } = section("", "We drive 20,000 miles a year");
    const found = compareSections([opening, hire, purchase], { language: "en", subject: "Hire or purchase" });
    expect(found).toMatchObject({ first: 1, count: 2 });
  });

  it("compares sections whose lists tell the same measures", () => {
    const sections = [
      section("Trek 4300", "1,190 euros", "14 kg", "20 gears"),
      section("Cube Aim", "1,349 euros", "13.2 kg", "lights included"),
    ];
    expect(headingsOf(sections, "")).toEqual(["Trek 4300", "Cube Aim"]);
    expect(headingsOf([section("2023", "1,190 euros", "14 kg", "x"), ...sections.slice(1)], "")).toBe(
      undefined,
    );
  });

  it("compares options by what they are called, and no stages that are only counted", () => {
    const variants = [
      section("Variant 1", "Repair, 86,000 euro"),
      section("Variant 2", "New, 242,000 euro", "Open in May"),
      section("Variant 3", "None"),
    ];
    expect(headingsOf([section("Today", "Closed"), ...variants], "")).toEqual([
      "Variant 1",
      "Variant 2",
      "Variant 3",
    ]);
    const lettered = [section("A. Deep well", "Six weeks"), section("B. Tanks", "Two Sundays")];
    expect(headingsOf(lettered, "")).toEqual(["A. Deep well", "B. Tanks"]);
    expect(headingsOf([section("Stage 1", "Dig the beds"), section("Stage 2", "Lay the pipes")], "")).toBe(
      undefined,
    );
    expect(headingsOf([section("B. Tanks", "Two Sundays"), section("D. Mains", "No work")], "")).toBe(
      undefined,
    );
  });
});
