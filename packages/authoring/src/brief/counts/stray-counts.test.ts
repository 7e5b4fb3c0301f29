import { describe, expect, it } from "vitest";
import { readSource } from "../../source/read-source.ts";
import type { Role, TaggedUnit } from "../../tagging/role.ts";
import { tagUnits } from "../../tagging/tag-units.ts";
import { findStrayCount } from "./stray-counts.ts";

function tagAs(text: string, role: Role): readonly TaggedUnit[] {
  return tagUnits(readSource(text)).map((unit) => ({ ...unit, role }));
}

describe("findStrayCount", () => {
  it.each([
    ["Kan ni göra fem bilder av det här till samrådsmötet den 9 april?", 5],
    ["3분기 채널별 광고 성과를 5장으로 정리.", 5],
    ["5 slides, parents of the first year, cosy.", 5],
  ])("reads the deck's number in what was taken to tell: %s", (given, want) => {
    expect(findStrayCount(tagAs(given, "content"))?.count).toBe(want);
  });

  it("reads it in a short remark that is not surely told, whatever the slides are called", () => {
    const told = tagAs("Rainfall was 40 mm. Seven sheets.", "content").map(
      (unit): TaggedUnit => ({ ...unit, place: unit.text.includes("sheets") ? "notes" : "slide" }),
    );
    const asked = tagAs("Could you help with the parents' evening?", "request");
    expect(findStrayCount([...asked, ...told])?.count).toBe(7);
  });

  it.each([
    "If you need two, make two slides.",
    "Twelve new slide sheets, two hoists",
    "The archive holds 400 slides of tissue.",
    "We found 12 sheets in the drawer.",
  ])("leaves the numbers of the matter: %s", (given) => {
    expect(findStrayCount(tagAs(given, "content"))).toBeUndefined();
  });

  it("takes a number beside a word for pages in a short prompt that asks for a deck", () => {
    const units = [
      ...tagAs("Rents rose in all five streets, 7 pages.", "content"),
      ...tagAs("Make a presentation for the council.", "request"),
    ];
    expect(findStrayCount(units)?.count).toBe(7);
    expect(findStrayCount(units.slice(0, 1))).toBeUndefined();
  });
});
