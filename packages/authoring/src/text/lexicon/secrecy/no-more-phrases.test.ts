import { expect, test } from "vitest";
import { createEmbeddedAuthor } from "../../../embedded-author.ts";

test.each([
  [
    "Three slides, not one more, for the board on why we need new pumps: 14 valves, 9,200 euros a year.",
    "9,200",
  ],
  [
    "Fünf Folien, keine einzige mehr, für den Vorstand über die neue Heizung: 14 Heizkörper, 9.200 Euro.",
    "9.200",
  ],
  [
    "Trois diapos, pas une de plus, pour le bureau sur la nouvelle chaudière : 14 vannes, 9 200 euros.",
    "9 200",
  ],
  ["Quattro slide, non una di più, per il consiglio sulla caldaia: 18 valvole, 9.200 euro.", "9.200"],
  ["Четыре слайда, ни одного больше, для совета про котёл: 18 клапанов, 9200 рублей.", "9200"],
])("%s: what follows a count that is held to its number is shown", async (prompt, figure) => {
  const { outline } = await createEmbeddedAuthor().compose({ prompt });
  expect(JSON.stringify(outline.slides).replaceAll("\u00a0", " ")).toContain(figure);
});

test("a ban beside such a count still keeps back what follows it", async () => {
  const prompt =
    "Three slides on our dumplings, not one more. So NO recipe on any slide: 300 g flour, 2 eggs.";
  const { outline } = await createEmbeddedAuthor().compose({ prompt });
  expect(JSON.stringify(outline)).not.toContain("300 g");
});
