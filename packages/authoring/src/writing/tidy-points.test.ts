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
  ];
  expect(tidied(...items)).toEqual(items);
});
