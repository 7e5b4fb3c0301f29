import type { OutlineSlide } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import { nameOverviews } from "./name-overviews.ts";

function list(title: string, ...items: readonly string[]): OutlineSlide {
  return { kind: "bullets", title, items: items.map((text) => ({ text: [{ text }] })) };
}

describe("nameOverviews", () => {
  it.each([
    [
      "a subject that comes again",
      "Boathouse",
      ["The boathouse was built in spring", "It leaks", "Paint for the boathouse costs 300"],
    ],
    [
      "the subjects of several",
      "Bread oven · delivery van",
      ["The bread oven has arrived", "We clean at noon", "The delivery van is longer now"],
    ],
    ["the years that it tells of", "1931–1958", ["Born 1931 in a mill town", "Married 1958, two sons"]],
    ["an overview still", "Overview", ["Bread, butter", "Salt"]],
    [
      "no years that only one item tells of",
      "Overview",
      ["Built in 1931, shut in 1958", "Open to all since last week"],
    ],
  ])("calls a list without a heading %s", (_, title, items) => {
    const [, named] = nameOverviews(
      [{ kind: "title", title: "Harbour news" }, list("Overview", ...items)],
      "en",
    );
    expect(named?.title).toBe(title);
  });

  it("leaves other titles alone, and what the deck is called", () => {
    const slides: readonly OutlineSlide[] = [
      { kind: "title", title: "The boathouse" },
      list("Costs", "The roof was mended", "The roof leaks"),
      list("Overview", "The boathouse was built in spring", "The boathouse leaks"),
    ];
    expect(nameOverviews(slides, "en")).toEqual(slides);
  });
});
