import { describe, expect, it } from "vitest";
import { toPlainText, toRichText } from "../text/markup/rich-text.ts";
import { createListPoint } from "./create-points.ts";

const reading = { language: "en", weighs: false, isLong: false };
const first =
  "The pilots come on board at the outer buoy between six in the morning and ten at night, on all days of the year.";
const second = "At night they come only to tankers, and to ferries that are late by more than an hour.";
const third = "In fog nobody comes.";

function point(text: string): readonly string[] {
  const created = createListPoint({ text: toRichText(text), children: [] }, reading);
  return [created?.text ?? [], ...(created?.children ?? []).map((child) => child.text)].map(toPlainText);
}

describe("a long item of a list", () => {
  it("has the sentences that do not fit below it", () => {
    expect(point(`${first} ${second} ${third}`)).toEqual(
      [first, second, third].map((sentence) => sentence.slice(0, -1)),
    );
  });

  it("shows its first sentences alone where many would stand below", () => {
    expect(point(`${first} ${second} ${third} ${third} ${third}`)).toEqual([first.slice(0, -1)]);
  });
});
