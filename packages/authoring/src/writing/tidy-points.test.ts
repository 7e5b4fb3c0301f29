import type { BulletItem, BulletsSlide } from "@lectern/deck";
import { expect, it } from "vitest";
import { tidyPoints } from "./tidy-points.ts";

function tidied(...items: readonly BulletItem[]): readonly BulletItem[] {
  const slide: BulletsSlide = { kind: "bullets", title: "For frontend work", items };
  return tidyPoints([slide]).flatMap((tidy) => (tidy.kind === "bullets" ? tidy.items : []));
}

it("ends points in no mark that joins them to what is not there", () => {
  expect(tidied({ text: [{ text: "It makes decks of whole texts;" }] })).toEqual([
    { text: [{ text: "It makes decks of whole texts" }] },
  ]);
});

it("says no title again as the lead of a point", () => {
  expect(tidied({ lead: "For frontend work", text: [{ text: "mocks start with hot reload" }] })).toEqual([
    { text: [{ text: "Mocks start with hot reload" }] },
  ]);
});

it("leaves code, other leads and whole sentences", () => {
  const items: readonly BulletItem[] = [
    { text: [{ text: "const a = 1;", code: true }] },
    { lead: "For tests", text: [{ text: "it answers at once." }] },
    { lead: "For teams", text: [{ text: "it tells who waits." }] },
  ];
  expect(tidied(...items)).toEqual(items);
});

it("gives the points of a list one weight and one case", () => {
  const items: readonly BulletItem[] = [
    { text: [{ text: "Wet prints look lighter" }] },
    { text: [{ text: "Blow the negative" }] },
    { lead: "phones off", text: [{ text: "Ollie fogged a box" }] },
    { text: [{ text: "don't ask why" }] },
    { text: [{ text: "Ventilation on" }] },
    { text: [{ text: "Test strips in steps" }] },
    { text: [{ text: "npm install" }] },
  ];
  expect(tidied(...items).map(({ lead, text }) => [lead, text.map((run) => run.text).join("")])).toEqual([
    [undefined, "Wet prints look lighter"],
    [undefined, "Blow the negative"],
    [undefined, "Phones off: Ollie fogged a box"],
    [undefined, "Don't ask why"],
    [undefined, "Ventilation on"],
    [undefined, "Test strips in steps"],
    [undefined, "npm install"],
  ]);
});
