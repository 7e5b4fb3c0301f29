import type { OutlineSlide } from "@lectern/deck";
import { expect, it } from "vitest";
import { createEmbeddedAuthor } from "../embedded-author.ts";

async function recommendedIn(prompt: string): Promise<readonly string[]> {
  const { outline } = await createEmbeddedAuthor().compose({ prompt });
  return outline.slides.flatMap((slide: OutlineSlide) =>
    slide.kind === "comparison"
      ? slide.options.flatMap(({ heading, recommended }) => (recommended === true ? [heading] : []))
      : [],
  );
}

const options = [
  "A. Deep well. Drilled in six weeks, for 9,300 euro. Runs dry in one summer of ten.",
  "B. Tanks. Eight of them, off the roofs. Three weeks of water.",
].join("\n");

it.each([
  ["The board recommends B for now and will look at A again in two years.", ["B. Tanks"]],
  ["Most of us are in favour of the deep well.", ["A. Deep well"]],
  ["The board does not recommend A.", []],
  ["The board recommends B. The cashier prefers A.", []],
  ["The board has looked at both.", []],
])("after %s", async (told, wanted) => {
  expect(await recommendedIn(`Slides for our meeting on water.\n\n${told}\n\n${options}`)).toEqual(wanted);
});

it("reads it in the request, and in other languages", async () => {
  const variants =
    "Variante 1: Reparatur für 86.000 Euro, hält acht Jahre.\nVariante 2: neue Rutsche für 242.000 Euro, hält 25 Jahre.";
  const asked = "Ich brauche Folien für den Gemeinderat. Die Verwaltung empfiehlt Variante 2.";
  expect(await recommendedIn(`${asked}\n\n${variants}`)).toEqual(["Variante 2"]);
});
