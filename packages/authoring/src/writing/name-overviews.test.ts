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
    ["an overview still", "Overview", ["Feed the hens", "Water the beans"]],
    ["no years that only one item tells of", "Overview", ["Being shut since 1958", "We meet on Fridays"]],
    [
      "what notes open with",
      "Pilot project · Sick leave",
      ["Pilot project in hall 3 since April", "Sick leave down to 6 %"],
    ],
    [
      "what a long sentence counts",
      "164 things",
      [
        "Since May 2023 we have been lending not only books in the library on the square but 164 things, from the power drill to the ukulele",
      ],
    ],
  ])("calls a list without a heading %s", (_, title, items) => {
    const [, named] = nameOverviews(
      [{ kind: "title", title: "Harbour news" }, list("Overview", ...items)],
      "en",
    );
    expect(named?.title).toBe(title);
  });

  it("calls sentences by the first, if it is short and whole, which then stands in no list", () => {
    const [, named] = nameOverviews(
      [
        { kind: "title", title: "Harbour news" },
        list(
          "Overview",
          "In the first year there were 2,918 loans",
          "Most asked for were the drill (211) and the tent (189)",
        ),
      ],
      "en",
    );
    expect(named).toMatchObject({ title: "In the first year there were 2,918 loans", items: [{}] });
  });

  it("leaves other titles alone, and what the deck is called", () => {
    const slides: readonly OutlineSlide[] = [
      { kind: "title", title: "The boathouse" },
      list("Costs", "The roof was mended", "The roof leaks"),
      list("Overview", "the boathouse was built in spring", "the boathouse leaks"),
    ];
    expect(nameOverviews(slides, "en")).toEqual(slides);
  });
});
