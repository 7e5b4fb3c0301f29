import { expect, it } from "vitest";
import { readPicture } from "./read-picture.ts";

it.each([
  ["a violin", "violin"],
  ["Ship's bell", "ships bell"],
  ["old stone bridge at sunset", "old stone bridge at sunset"],
  ["gym hall, container and house", "gym hall container and house"],
  ["milk-churn (open).", "milk churn open"],
  ["None", ""],
  [null, ""],
  ["フェリー", undefined],
  ["3 eggs", undefined],
  ["a ferry at the pier with two people waving", undefined],
  [12, undefined],
])("reads what is to be drawn: %s", (said, want) => {
  expect(readPicture(said)).toBe(want);
});

it("takes a longer name of what parts are shown on", () => {
  const plan = "site plan of gym, container and the next house";
  expect(readPicture(plan)).toBeUndefined();
  expect(readPicture(plan, 60)).toBe("site plan of gym container and the next house");
  expect(readPicture(`${plan} behind the trees`, 60)).toBeUndefined();
});
