import type { OutlineSlide } from "@lectern/deck";
import { expect, it } from "vitest";
import { createEmbeddedAuthor } from "../embedded-author.ts";
import { nameApartFromCover, nameSlides } from "./name-slides.ts";

const say = (text: string) => [{ text }];
const cover: OutlineSlide = { kind: "title", title: "The new library" };
const list = (title: string): OutlineSlide => ({
  kind: "bullets",
  title,
  items: [{ text: say("It opens") }],
});

it("names no other slide like the cover, whatever the cover is called", () => {
  const named = nameSlides(nameApartFromCover([cover, list("The new library"), list("Costs")], "en"));
  expect(named.map(({ title }) => title)).toEqual(["The new library", "Overview", "Costs"]);
  const without = [list("Costs"), list("Costs")];
  expect(nameApartFromCover(without, "en")).toBe(without);
});

it("numbers slides of one title, and no cover", async () => {
  expect(nameSlides([cover, list("Costs"), list("Costs")]).map(({ title }) => title)).toEqual([
    "The new library",
    "Costs (1/2)",
    "Costs (2/2)",
  ]);
  const prompt = "we went from 96 to 114 members in a year, need something for the club agm";
  const { outline } = await createEmbeddedAuthor().compose({ prompt });
  expect(outline.slides.map(({ title }) => title).join("\n")).not.toMatch(/\(\d\/\d\)/u);
});
