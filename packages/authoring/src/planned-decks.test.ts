import type { OutlineSlide } from "@lectern/deck";
import { expect, it } from "vitest";
import { createEmbeddedAuthor } from "./embedded-author.ts";

async function slidesOf(prompt: string): Promise<readonly OutlineSlide[]> {
  const { outline } = await createEmbeddedAuthor().compose({ prompt });
  return outline.slides;
}

const plan = `Hello, I fit stoves and give an evening class. Please exactly these slides, and please invent nothing:

Slide 1 - Title: Heating well with a tiled stove. Subtitle Evening class, 16 January 2027, Joe Aigner
Slide 2 - How the stove works: firebox, flues, tiles store the heat and give it off for 8 to 12 hours. Here please a simple drawing of the smoke
Slide 3 - The wood: beech or ash, dried for 2 years, below 20 % moisture, at most 10 cm thick. No painted wood, no newspaper
Slide 4 - Air: close it only when there are no flames left. Never before!
Slide 5 - Handout to photograph, 5 sentences, large type

Some of them are over 70, so easy to read. Warm colours please, but not kitsch.`;

it("makes the slides that a plan names, and no others", async () => {
  const slides = await slidesOf(plan);
  expect(slides.map(({ title }) => title)).toEqual([
    "Heating well with a tiled stove",
    "How the stove works",
    "The wood",
    "Air",
    expect.stringMatching(/^Handout to photograph/u),
  ]);
  expect(slides[0]).toMatchObject({ subtitle: "Evening class, 16 January 2027, Joe Aigner" });
});

it("shows all that a plan puts on a slide, and none of what it asks of the maker", async () => {
  const shown = JSON.stringify((await slidesOf(plan)).map(({ notes: _, ...slide }) => slide));
  for (const words of ["firebox", "eech or ash", "20 %", "newspaper", "no flames left"])
    expect(shown.toLowerCase()).toContain(words.toLowerCase());
  expect(shown).not.toMatch(/drawing of the smoke|over 70|kitsch|invent nothing/u);
});

it("reads a letter that counts lines as slides where it begins the word for them", async () => {
  const slides = await slidesOf(
    "Il me faut 3 diapos pour la réunion du 4 mai, voici ce que je veux sur chacune.\n\nD1 – titre : La ferme des Ormes\nD2 – pourquoi : la dernière laiterie a fermé en 2021\nD3 – les produits : 60 % viennent de moins de 40 km",
  );
  expect(slides.map(({ title }) => title)).toEqual(["La ferme des Ormes", "Pourquoi", "Les produits"]);
});

it("leaves letters that number something else alone", async () => {
  const slides = await slidesOf(
    "Make 5 slides of our results.\n\nQ1 – revenue was 1.2 million\nQ2 – revenue was 1.4 million\nQ3 – revenue was 1.9 million",
  );
  expect(JSON.stringify(slides)).toContain("Q2");
});

it("reads lines that open with an arrow as points, and a single one as the members that it lists", async () => {
  const [, season, leaks, order] = await slidesOf(
    "Make these 4 slides:\nSlide 1: Our year\nSlide 2: The season\n→ 64 evenings, 21,480 guests, 78 % sold\nSlide 3: What leaks\n→ the stage roof, 14 buckets\n→ quote 186,000 euros\nSlide 4: Taking down\nPower off – benches – walls – roof last",
  );
  expect(season).toMatchObject({
    kind: "numbers",
    figures: [{ value: "64" }, { value: "21,480" }, { value: "78 %" }],
  });
  expect(leaks).toMatchObject({ kind: "bullets", items: [{}, {}] });
  expect(JSON.stringify([season, leaks, order])).not.toContain("→");
});
